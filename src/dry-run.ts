import type { Inputs } from './inputs.ts'
import { serviceUrls } from './service/urls.ts'
import { skippedEnd } from './skipped-end.ts'
import type { Step, StepEnd } from './step.ts'
import { codeBlock } from './untrusted-text.ts'

/** Shows what the step would send, without the key, and sends nothing. */
export async function dryRunStep(inputs: Inputs, step: Pick<Step, 'log' | 'setOutputs'>): Promise<StepEnd> {
  if (inputs.operation === 'agent-job') {
    const { labelMismatch, refuseEmptyText } = await import('./github/trigger.ts')
    const skip = labelMismatch(inputs.trigger)
    if (skip !== undefined) return skippedEnd(skip, step)
    refuseEmptyText(inputs.trigger)
  }
  const requests = inputs.operation === 'agent-job' ? jobRequests(inputs) : visitorRequests(inputs)
  step.log.info(requests)
  return {
    outcome: 'dry-run',
    report: `## Dry run: nothing was sent\n\nWith \`dry-run: false\` this step sends:\n\n${codeBlock(requests)}`,
    message: 'Dry run: nothing was sent.',
    severity: 'info',
  }
}

function jobRequests({ service, agentJob }: Extract<Inputs, { operation: 'agent-job' }>): string {
  const urls = serviceUrls(service)
  const { prompt, jobId, wait } = agentJob
  const poll = `GET ${jobId === undefined ? `${urls.jobs.href}/<job id>` : urls.job(jobId).href}`
  const until = wait
    ? `${poll}\n  until the job ends, at most ${agentJob.pollIntervalMs / 1000} s apart`
    : undefined
  if (prompt === undefined) return until ?? poll
  const post = `POST ${jobId === undefined ? urls.jobs.href : urls.message(jobId).href}\n${JSON.stringify({ prompt })}`
  return until === undefined ? post : `${post}\n${until}`
}

function visitorRequests({ service, visitors }: Extract<Inputs, { operation: 'visitors' }>): string {
  const { dateFrom, dateTo, pageSize, maxRequests } = visitors
  const first = serviceUrls(service).visitors({ dateFrom, dateTo, limit: pageSize, offset: 0 })
  return `GET ${first.href}\n  and on by ${pageSize} while there is more, at most ${maxRequests} requests`
}
