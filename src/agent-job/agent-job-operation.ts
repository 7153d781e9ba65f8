import type { DeploymentInputs } from '../deployment/deploy.ts'
import type { QuotedFile } from '../github/sources/prompt-source.ts'
import type { RequestKey } from '../github/thread/comment-mark.ts'
import type { Trigger, TriggerInputs } from '../github/trigger-event.ts'
import type { ServiceAccess } from '../service/client.ts'
import type { FailOnWord } from '../shared/fail-on.ts'
import { shortHash } from '../shared/short-hash.ts'
import type { WorkflowRun } from '../shared/step.ts'

/** The inputs of an agent job, except those about the event. */
export interface AgentJobInputs extends DeploymentInputs {
  /**
   * From `prompt` or `prompt-file`. Undefined if the instruction is only the text of the event, or if the run sends
   * nothing.
   */
  prompt: string | undefined
  /** A file of the workspace to quote after the prompt. */
  quoteFile: QuotedFile | undefined
  jobId: string | undefined
  wait: boolean
  /** Whether to have the preview of the pull request built. */
  preview: boolean
  failOn: ReadonlySet<FailOnWord<'agent-job'>>
}

export interface AgentJobOperation {
  operation: 'agent-job'
  service: ServiceAccess & { githubToken: string | undefined; dryRun: boolean }
  agentJob: AgentJobInputs
  trigger: Trigger
}

type Inputs = AgentJobInputs & TriggerInputs

/** Of an input that only says how the run deals with the request. */
const leftOut = (): undefined => undefined

/**
 * What of each input belongs to a request: where it differs, so does the request. What can differ between the attempts of
 * a run is left out, such as the text of a file that an earlier step makes anew.
 */
const partsOfRequest: Readonly<Record<keyof Inputs, (inputs: Inputs) => unknown>> = {
  prompt: ({ prompt }) => prompt,
  promptFrom: ({ promptFrom }) => promptFrom,
  changes: ({ changes }) => changes,
  paths: ({ paths }) => paths?.patterns,
  quoteFile: ({ quoteFile }) => quoteFile?.name,
  jobId: ({ jobId }) => jobId,
  leg: ({ leg }) => leg,
  wait: leftOut,
  pollIntervalMs: leftOut,
  preview: leftOut,
  siteUrl: leftOut,
  buildLogFile: leftOut,
  failOn: leftOut,
  comment: leftOut,
  issueNumber: leftOut,
  continues: leftOut,
  removeLabel: leftOut,
  allowedPermissions: leftOut,
  allowedBots: leftOut,
}

/** Returns what tells the request of this step from the others of the run. Job and action alone do not. */
export function requestKey(
  { service, agentJob, trigger }: AgentJobOperation,
  { id: runId, job, action }: WorkflowRun,
): RequestKey {
  const inputs = { ...agentJob, ...trigger.inputs }
  const parts = Object.entries(partsOfRequest).map(([name, partOf]) => [name, partOf(inputs)])
  return {
    runId,
    request: shortHash(job, action, JSON.stringify(Object.fromEntries(parts))),
    project: shortHash(service.baseUrl.href, service.projectId),
  }
}
