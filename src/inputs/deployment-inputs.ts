import type { DeploymentStepInputs } from '../deployment/deployment-step.ts'
import { refForm } from '../github/github-objects.ts'
import { readTriggerEvent, type TriggerEvent } from '../github/trigger-event.ts'
import { commitForm } from '../shared/json-decoding.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import type { InputReader } from './input-reader.ts'
import { emptyIsNotSet, readFailOn } from './input-rules.ts'

/** Reads the inputs of a publication or a preview and the event, and reports problems to the reader. */
export async function readDeploymentInputs(
  reader: InputReader,
  env: NodeJS.ProcessEnv,
): Promise<DeploymentStepInputs> {
  reader.boolean('publish')
  const event = await readTriggerEvent(env, undefined)
  const needsThread = event.facts.push === undefined && event.name !== 'merge_group'
  const { comment, issueNumber } = readCommentInputs(reader, event, needsThread)
  const commit = env['GITHUB_SHA'] ?? ''
  return {
    preview: readPreview(reader, event),
    comment,
    issueNumber,
    failOn: readFailOn('deployment', reader),
    ...reader.deployment(),
    event,
    run: { ref: env['GITHUB_REF'], commit: commitForm.test(commit) ? commit : undefined },
  }
}

function readPreview(
  reader: InputReader,
  { name, facts, unreadable }: TriggerEvent,
): DeploymentStepInputs['preview'] {
  const value = reader.text('preview') ?? ''
  if (!reader.isGiven('preview')) return undefined
  if (value.toLowerCase() !== 'true') {
    if (!refForm.test(value)) reader.problem('preview', 'true, false, or the name of a branch')
    return { branch: value }
  }
  const number = facts['pull-request']?.number
  if (number !== undefined) return { number }
  const unread = unreadable['pull-request']
  const because = unread === undefined ? '' : `; the event payload could not be read: ${unread}`
  // In the queue, the step is skipped.
  if (name !== 'merge_group')
    reader.problem(
      'preview',
      `an event about a pull request, such as pull_request, the name of a branch, or a prompt, after whose job the preview is built${because}`,
    )
  return undefined
}

const commentModes = ['false', 'true', 'continue'] as const
const maxIssueNumber = 999_999_999

/**
 * Reads the inputs about the comment of a job or of a deployment, and reports problems to the reader.
 *
 * @param needsThread whether the comment needs an issue or a pull request. Without it, a re-run would send the request again.
 */
export function readCommentInputs(reader: InputReader, event: TriggerEvent, needsThread: boolean) {
  const mode = reader.choice('comment', commentModes) ?? 'false'
  const issueNumber = reader.isGiven('issue-number')
    ? reader.number('issue-number', { whole: true, atMost: maxIssueNumber })
    : undefined
  if (mode !== 'false' && needsThread && (issueNumber ?? event.number) === undefined) {
    const unread = event.unreadable['pull-request']
    const why =
      unread === undefined ? 'is not about an issue or a pull request' : `could not be read: ${unread}`
    reader.problemOf(
      ['comment', 'issue-number'],
      `the event ${singleLine(event.name)} ${why}; set issue-number for the comment, or remove comment. ${emptyIsNotSet}`,
    )
  }
  return { comment: mode !== 'false', continues: mode === 'continue', issueNumber }
}
