import type { PullRequestLink } from '../../shared/pull-request-link.ts'
import type { WorkflowRun } from '../../shared/step.ts'
import { pushedTag, pushRange, refName } from '../commits.ts'
import { loginForm, refForm } from '../github-names.ts'
import type { TriggerEvent } from '../trigger-event.ts'
import type { Changes } from './changes.ts'
import type { CommitRange } from './commit-range.ts'

/** An earlier request to the job that gets this one. */
export interface ContinuedJob {
  /** The open pull request of the job, if it is known. */
  pullRequest: PullRequestLink | undefined
}

/** What the reference tells of the run. */
export type ReferencedRun = Pick<WorkflowRun, 'serverUrl' | 'id' | 'url'>

/**
 * Returns what the request is about, one fact per line. Every value has been checked, and every URL is built from checked
 * values. A value that fails its check is left out, because the lines are not quoted.
 *
 * @param changes undefined if they were not read
 */
export function referenceLines(
  event: TriggerEvent,
  changes: Changes | undefined,
  { serverUrl, id, url }: ReferencedRun,
): string[] {
  const { fullName } = event.repository
  const range = changes?.range
  const link = (path: string): string => (fullName === undefined ? '' : `, ${serverUrl}/${fullName}${path}`)
  return [
    ...(fullName === undefined ? [] : [`Repository: ${fullName}${link('')}`]),
    ...threadLines(event, changes, link),
    ...commentLines(event, link),
    ...(range === undefined ? pushLines(event, changes, link) : rangeLines(range, link)),
    ...releaseLines(event, changes, link),
    ...(loginForm.test(event.sender?.login ?? '') ? [`Triggered by: ${event.sender?.login ?? ''}`] : []),
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

/** Returns a URL in the repository, with a comma in front; empty if the repository is unknown. */
type Link = (path: string) => string

function threadLines(event: TriggerEvent, changes: Changes | undefined, link: Link): string[] {
  const { number, discussionNumber, issue, pullRequest, discussion } = event
  if (discussion !== undefined) {
    return numbered('Discussion', discussionNumber, (at) => link(`/discussions/${at}`))
  }
  if (pullRequest === undefined) {
    return issue === undefined ? [] : numbered('Issue', number, (at) => link(`/issues/${at}`))
  }
  const { state, headCommit, baseCommit, mergeCommit } = changes?.pullRequest ?? pullRequest
  return [
    ...numbered(
      'Pull request',
      number,
      (at) => `${state === undefined ? '' : ` (${state})`}${link(`/pull/${at}`)}`,
    ),
    ...fact('Head commit', headCommit),
    ...fact('Base commit', baseCommit),
    ...fact('Merge commit', mergeCommit),
  ]
}

const commentKinds = {
  comment: { name: 'Comment', anchor: 'issuecomment-' },
  review: { name: 'Review', anchor: 'pullrequestreview-' },
  'review comment': { name: 'Review comment', anchor: 'discussion_r' },
} as const

function commentLines(event: TriggerEvent, link: Link): string[] {
  const { comment, number, discussionNumber, pullRequest, discussion } = event
  if (comment?.id === undefined) return []
  const { id, kind } = comment
  const { name, anchor } = commentKinds[kind]
  if (discussion !== undefined) {
    return numbered(name, discussionNumber, (at) => link(`/discussions/${at}#discussioncomment-${id}`), 'on ')
  }
  const path = pullRequest === undefined ? 'issues' : 'pull'
  return numbered(name, number, (at) => link(`/${path}/${at}#${anchor}${id}`), 'on ')
}

function pushLines(event: TriggerEvent, changes: Changes | undefined, link: Link): string[] {
  const { push, repository } = event
  if (push === undefined) return []
  const ref = refName(push.ref)
  const kind = pushedTag(push) === undefined ? 'branch' : 'tag'
  const range = pushRange(push, repository.defaultBranch, changes?.since?.tag)
  const isSafe = range !== undefined && refForm.test(range.base)
  const commits = isSafe ? `${range.base}...${range.head}` : undefined
  return [
    ...(ref !== undefined && refForm.test(ref) ? [`${kind === 'tag' ? 'Tag' : 'Branch'}: ${ref}`] : []),
    ...(commits === undefined
      ? fact('Commit', push.after)
      : [`Commits: ${commits}${link(`/compare/${commits}`)}`]),
    ...(isSafe && range.isNew ? [`The ${kind} is new. It is compared with ${range.base}.`] : []),
    ...(push.isForced ? [`The push was forced. It replaced earlier commits of the ${kind}.`] : []),
  ]
}

const restarts = {
  'first-request': 'This is the first request about this branch.',
  'base-is-gone': 'The commit of the last request no longer exists.',
} as const

function rangeLines(range: CommitRange, link: Link): string[] {
  const { branch, base, head, commits, totalCommits, restart, isDiverged } = range
  const span = base === undefined ? undefined : `${base}...${head}`
  const start =
    span === undefined
      ? 'The range starts with the first commit.'
      : 'The range has the commits of the last seven days.'
  return [
    ...(refForm.test(branch) ? [`Branch: ${branch}`] : []),
    ...(span === undefined ? fact('Commit', head) : [`Commits: ${span}${link(`/compare/${span}`)}`]),
    ...(restart === undefined ? [] : [`${restarts[restart]} ${start}`]),
    ...(isDiverged ? ['The branch was force-pushed. The range starts at the last common commit.'] : []),
    ...(totalCommits === commits.length
      ? []
      : [`The range has ${totalCommits ?? 'more'} commits. The newest ${commits.length} are quoted.`]),
  ]
}

function releaseLines({ release }: TriggerEvent, changes: Changes | undefined, link: Link): string[] {
  if (release?.tag === undefined || !refForm.test(release.tag)) return []
  const { tag, isPrerelease } = release
  const previous = changes?.since?.tag
  return [
    `Release: ${tag}${isPrerelease ? ' (pre-release)' : ''}${link(`/releases/tag/${tag}`)}`,
    ...(previous === undefined || !refForm.test(previous)
      ? []
      : [`Previous release: ${previous}${link(`/compare/${previous}...${tag}`)}`]),
  ]
}

function numbered(
  name: string,
  number: number | undefined,
  rest: (number: number) => string,
  before = '',
): string[] {
  return number === undefined || number < 1 ? [] : [`${name}: ${before}#${number}${rest(number)}`]
}

function fact(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${name}: ${value}`]
}
