import { commitForm } from '../shared/json-decoding.ts'
import type { Skip } from '../shared/errors.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { accountOf, causesOf } from './event-causes.ts'
import { readEventPayload, type Values } from './event-payload.ts'
import { eventRecord } from './event-records.ts'
import { type Branch, isNoCommit } from './github-objects.ts'
import type { PathFilter } from './path-filter.ts'
import type { AllowedPermission } from './permission-gate.ts'
import type { ChangesMode } from './sources/changes.ts'
import { readFacts, type SourceName } from './sources/prompt-sources.ts'

/**
 * The event that triggered the workflow, read only from the runner's environment and the event payload. Its texts are as
 * they were when the event happened.
 */
export type TriggerEvent = Awaited<ReturnType<typeof readTriggerEvent>>

/** The inputs that say how the job uses the event that triggered the workflow. */
export interface TriggerInputs {
  promptFrom: SourceName | undefined
  changes: ChangesMode
  paths: PathFilter | undefined
  comment: boolean
  /** `issue-number` */
  issueNumber: number | undefined
  /** `comment: continue` */
  continues: boolean
  /** `remove-label`: take off the label that the event added. */
  removeLabel: boolean
  allowedPermissions: readonly AllowedPermission[]
  allowedBots: readonly string[]
  /** `matrix`: the values of this leg, as JSON in an order of its own. Undefined without a matrix. */
  leg: string | undefined
}

export interface Trigger {
  inputs: TriggerInputs
  event: TriggerEvent
  /** Set if the event is not a request. */
  skip: Skip | undefined
}

/** Returns what the comments are on; undefined for `issue-number`, which may be either. */
export function kindOfThread(
  { issueNumber }: Pick<TriggerInputs, 'issueNumber'>,
  { facts }: Pick<TriggerEvent, 'facts'>,
): 'issue' | 'pull request' | undefined {
  if (issueNumber !== undefined) return undefined
  return facts['pull-request'] === undefined ? 'issue' : 'pull request'
}

/**
 * Reads the event. A fact that is missing in the payload is undefined. A fact that could not be read is in
 * `unreadable`.
 *
 * @param source `prompt-from`
 */
export async function readTriggerEvent(env: NodeJS.ProcessEnv, source: SourceName | undefined) {
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const payload = await readEventPayload(env['GITHUB_EVENT_PATH'])
  const { action, label, repository = {}, sender, issue } = payload.values
  const { commit } = eventRecord(name)
  const branch = commit === 'branch' ? branchOf(env) : undefined
  const fork = forkOf(payload.values, commit === 'pull-request', env['GITHUB_SHA'])
  const { facts, unreadable } = readFacts(payload, { name, branch })
  return {
    /** `GITHUB_EVENT_NAME` */
    name,
    repository,
    /** A sentence about what the event took away; undefined if it took nothing away. */
    removal: removalOf(name, payload.values),
    fork,
    /** Whether GitHub gives the run no secrets: it is for a pull request of a fork, or for Dependabot. */
    lacksSecrets:
      env['GITHUB_ACTOR'] === 'dependabot[bot]' || (fork !== undefined && commit === 'pull-request'),
    /** The account that caused the event. */
    sender: accountOf(sender),
    /** Everyone whose permission counts. Nobody, if the event needs write access. */
    causes: causesOf(name, payload, env['GITHUB_TRIGGERING_ACTOR'], source),
    /** The label that was just added. That of the action `unlabeled` was removed. */
    addedLabel: action === 'labeled' ? label?.name : undefined,
    /** Number of the issue or pull request of the event. */
    number: facts.issue?.number ?? facts['pull-request']?.number,
    /** Number of the issue of the event, if it was open then. A pull request is none. */
    openIssue: issue?.state === 'open' && issue.pull_request === undefined ? issue.number : undefined,
    /** What the event has for each source of `prompt-from`. */
    facts,
    /** For each fact that could not be read from the payload, the reason. */
    unreadable,
  }
}

const removingActions: ReadonlySet<string> = new Set(['deleted', 'dismissed', 'unpublished'])

function removalOf(name: string, values: Values): string | undefined {
  const { removes } = eventRecord(name)
  const { action, deleted, after, ref = 'a branch or tag' } = values
  if (name === 'push' && (deleted === true || isNoCommit(after)))
    return `The push deleted ${singleLine(ref)} and pushed nothing.`
  if (removes === 'always') return `The event ${name} removed a branch or tag.`
  if (removes === 'never' || action === undefined || !removingActions.has(action)) return undefined
  return `The event ${singleLine(name)} has the action ${action}.`
}

/**
 * Returns, for an event about a branch that is, or may be, of a fork, the commit of this repository that the workflow can use
 * instead. Undefined if the event is certainly not about one.
 *
 * @param isOfPullRequest whether the run is on a commit of the pull request
 */
function forkOf(values: Values, isOfPullRequest: boolean, runCommit: string | undefined) {
  const { pull_request: pullRequest, workflow_run: earlierRun } = values
  const own = values.repository?.full_name
  if (pullRequest !== undefined && pullRequest.head?.repo?.full_name !== own) {
    return { ownCommit: isOfPullRequest ? pullRequest.base?.sha : runCommit }
  }
  const isOfForkRun = earlierRun !== undefined && earlierRun.head_repository?.full_name !== own
  // The payload of a comment does not tell the branch.
  const isOfComment = values.issue?.pull_request !== undefined
  return isOfForkRun || isOfComment ? { ownCommit: runCommit } : undefined
}

function branchOf(env: NodeJS.ProcessEnv): Branch | undefined {
  const head = env['GITHUB_SHA'] ?? ''
  const [, name] = /^refs\/heads\/(.+)$/su.exec(env['GITHUB_REF'] ?? '') ?? []
  return name !== undefined && commitForm.test(head) ? { name, head } : undefined
}
