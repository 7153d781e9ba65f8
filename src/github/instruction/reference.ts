import type { PullRequestLink } from '../../shared/pull-request-link.ts'
import type { WorkflowRun } from '../../shared/step.ts'
import { loginForm } from '../github-objects.ts'
import { sourceNames, withSource } from '../sources/prompt-sources.ts'
import type { TriggerEvent } from '../trigger-event.ts'
import type { Changes } from '../sources/changes.ts'
import { fact } from '../sources/prompt-source.ts'

/** An earlier request to the job that gets this one. */
export interface ContinuedJob {
  /** The open pull request of the job, if it is known. */
  pullRequest: PullRequestLink | undefined
}

/** What the reference tells of the run. */
export type ReferencedRun = Pick<WorkflowRun, 'serverUrl' | 'id' | 'url'>

/**
 * Returns what the request is about, one fact per line. Every value has been checked. The lines are those of each source.
 *
 * @param changes undefined if they were not read
 */
export function referenceLines(
  { repository: { full_name: fullName }, facts, sender }: TriggerEvent,
  changes: Changes | undefined,
  { serverUrl, id, url }: ReferencedRun,
): string[] {
  const link = (path: string): string => (fullName === undefined ? '' : `, ${serverUrl}/${fullName}${path}`)
  const lines = sourceNames.flatMap(
    (name) => withSource(name, facts, (source, about) => source.reference(about, { changes, link })) ?? [],
  )
  return [
    ...(fullName === undefined ? [] : [`Repository: ${fullName}${link('')}`]),
    ...lines,
    ...(loginForm.test(sender?.login ?? '') ? [`Triggered by: ${sender?.login ?? ''}`] : []),
    // Outside GitHub Actions, there is no page of the run.
    ...fact('Workflow run', id === '' ? undefined : url),
  ]
}

/** Says that the request continues an earlier one, so that the agent adds to its pull request. */
export function continuationLines(continued: ContinuedJob | undefined): string[] {
  if (continued === undefined) return []
  const { url, number, repository } = continued.pullRequest ?? {}
  const continues = 'This request continues your earlier work.'
  if (url === undefined || number === undefined || repository === undefined) return [continues]
  const { origin, pathname } = new URL(url)
  return [`${continues} Add to its pull request: ${repository}#${number}, ${origin}${pathname}`]
}
