import { composeInstruction } from '../github/instruction.ts'
import { isOutsiderEvent } from '../github/trigger-event.ts'
import type { Trigger } from '../github/trigger.ts'
import type { AgentJobOperation, Inputs, VisitorsOperation } from '../inputs/inputs.ts'
import type { Log } from '../log.ts'
import { serviceUrls } from '../service/urls.ts'
import { codeBlock, lines } from '../untrusted-text.ts'
import { formatRange } from '../visitors/date-format.ts'
import type { DateRange } from '../visitors/dates/date-range.ts'
import { formatCountOf } from '../visitors/number-format.js'
import { skippedEnd } from './skipped-step.ts'
import type { StepEnd } from './step.ts'

// A series needs one request per bucket, and the size of a summary is limited.
const linesInSummary = 500

/** Shows the requests that the step would send, without the key, and sends nothing. */
export async function dryRunStep(inputs: Inputs, log: Log): Promise<StepEnd> {
  if (inputs.operation === 'visitors') return dryRunEnd(visitorRequests(inputs), log)
  if (inputs.trigger.skip !== undefined) return skippedEnd(inputs.trigger.skip)
  const { agentJob, trigger } = inputs
  const instruction = await composeInstruction(trigger.inputs.promptFrom, trigger.event, agentJob.prompt)
  return dryRunEnd(jobRequests(inputs, instruction?.text), log)
}

function dryRunEnd(requests: string, log: Log): StepEnd {
  log.info(requests)
  const shown = lines(requests)
  const rest = shown.splice(linesInSummary).length
  if (rest > 0) shown.push(`… and ${rest} more lines, in the log`)
  return {
    outcome: 'dry-run',
    report: `## Dry run: nothing was sent\n\nWith \`dry-run: false\` this step sends:\n\n${codeBlock(shown.join('\n'))}`,
    message: 'Dry run: nothing was sent.',
    severity: 'info',
  }
}

function jobRequests(
  { service, agentJob, trigger }: AgentJobOperation,
  instruction: string | undefined,
): string {
  const urls = serviceUrls(service)
  const { jobId, wait } = agentJob
  const poll = `GET ${jobId === undefined ? `${urls.jobs.href}/<job id>` : urls.job(jobId).href}`
  const post = `POST ${jobId === undefined ? urls.jobs.href : urls.message(jobId).href}`
  return [
    ...(instruction === undefined ? [] : [`${post}\n${JSON.stringify({ prompt: instruction })}`]),
    ...(wait
      ? [`${poll}\n  repeated until the job ends, at most ${agentJob.pollIntervalMs / 1000} s apart`]
      : []),
    ...(!wait && instruction === undefined ? [poll] : []),
    ...requestsOnGitHub(trigger),
  ].join('\n')
}

function requestsOnGitHub({ inputs, event }: Trigger): string[] {
  const { comment, label, removeLabel, allowedPermissions } = inputs
  const where = event.number === undefined ? '' : ` #${event.number}`
  const isGated = isOutsiderEvent(event.name) && !allowedPermissions.includes('any')
  return [
    ...(isGated
      ? [
          `first, on GitHub: check the permission of the account that caused the event ${event.name} (not done in a dry run)`,
        ]
      : []),
    ...(comment ? [`on GitHub: a comment${where}, edited when the job ends`] : []),
    ...(removeLabel && label !== undefined
      ? [`on GitHub: the label "${label}" removed${where === '' ? '' : ` from${where}`}`]
      : []),
  ]
}

function visitorRequests({ service, visitors }: VisitorsOperation): string {
  const { dateFrom, dateTo, previous, series, pageSize, maxRequests } = visitors
  const urls = serviceUrls(service)
  const list = (range: DateRange): string =>
    `GET ${urls.visitors({ ...range, limit: pageSize, offset: 0 }).href}\n  repeated with the next offset while there are more pages`
  const totals = ({ dateFrom, dateTo }: DateRange): string =>
    `GET ${urls.visitors({ dateFrom, dateTo, limit: 1, offset: 0 }).href}`
  return [
    `Visitors: ${formatRange({ dateFrom, dateTo })}`,
    list({ dateFrom, dateTo }),
    ...(previous === undefined ? [] : [list(previous)]),
    ...(series?.buckets ?? []).map(totals),
    `At most ${formatCountOf(maxRequests, 'request')}.`,
  ].join('\n')
}
