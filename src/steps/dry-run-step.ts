import { isOutsiderEvent } from '../github/trigger-event.ts'
import type { Trigger } from '../github/trigger.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { serviceUrls } from '../service/urls.ts'
import { codeBlock, lines } from '../untrusted-text.ts'
import type { DateRange } from '../visitors/dates/date-range.ts'
import { skippedEnd } from './skipped-step.ts'
import type { Step, StepEnd } from './step.ts'

// The totals of a series are a request each, and a summary has its limit.
const linesInSummary = 500

/** Shows what the step would send, without the key, and sends nothing. */
export async function dryRunStep(inputs: Inputs, step: Pick<Step, 'log' | 'setOutputs'>): Promise<StepEnd> {
  if (inputs.operation === 'agent-job') {
    const { labelMismatch, refuseEmptyText } = await import('../github/trigger.ts')
    const skip = labelMismatch(inputs.trigger)
    if (skip !== undefined) return skippedEnd(skip, step)
    refuseEmptyText(inputs.trigger)
  }
  const requests = inputs.operation === 'agent-job' ? jobRequests(inputs) : visitorRequests(inputs)
  step.log.info(requests)
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

function jobRequests({ service, agentJob, trigger }: Extract<Inputs, { operation: 'agent-job' }>): string {
  const urls = serviceUrls(service)
  const { prompt, jobId, wait } = agentJob
  const poll = `GET ${jobId === undefined ? `${urls.jobs.href}/<job id>` : urls.job(jobId).href}`
  const post = `POST ${jobId === undefined ? urls.jobs.href : urls.message(jobId).href}`
  return [
    ...(prompt === undefined ? [] : [`${post}\n${JSON.stringify({ prompt })}`]),
    ...(wait ? [`${poll}\n  until the job ends, at most ${agentJob.pollIntervalMs / 1000} s apart`] : []),
    ...(!wait && prompt === undefined ? [poll] : []),
    ...requestsOnGitHub(trigger),
  ].join('\n')
}

function requestsOnGitHub({ inputs, event }: Trigger): string[] {
  const { comment, label, removeLabel, allowedPermissions } = inputs
  const where = event.number === undefined ? '' : ` #${event.number}`
  const isGated = isOutsiderEvent(event.name) && !allowedPermissions.includes('any')
  return [
    ...(isGated
      ? [`first, on GitHub: who caused the event ${event.name} is asked for; a dry run does not`]
      : []),
    ...(comment ? [`on GitHub: a comment${where}, edited to the end of the job`] : []),
    ...(removeLabel && label !== undefined ? [`on GitHub: the label "${label}" is taken off${where}`] : []),
  ]
}

function visitorRequests({ service, visitors }: Extract<Inputs, { operation: 'visitors' }>): string {
  const { dateFrom, dateTo, previous, series, pageSize, maxRequests } = visitors
  const urls = serviceUrls(service)
  const list = (range: DateRange): string =>
    `GET ${urls.visitors({ ...range, limit: pageSize, offset: 0 }).href}\n  and on by ${pageSize} while there is more`
  const totals = ({ dateFrom, dateTo }: DateRange): string =>
    `GET ${urls.visitors({ dateFrom, dateTo, limit: 1, offset: 0 }).href}`
  return [
    list({ dateFrom, dateTo }),
    ...(previous === undefined ? [] : [list(previous)]),
    ...(series?.buckets ?? []).map(totals),
    `At most ${maxRequests} requests.`,
  ].join('\n')
}
