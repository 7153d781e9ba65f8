import type { Inputs } from './inputs.ts'
import { serviceUrls } from './service/urls.ts'
import { codeBlock } from './untrusted-text.ts'

/** What a dry run shows instead of doing it: the requests, without the key. */
export function describeDryRun(inputs: Inputs): { requests: string; report: string } {
  const requests = inputs.operation === 'agent-job' ? jobRequests(inputs) : visitorRequests(inputs)
  const report = `## Dry run: nothing was sent\n\nWith \`dry-run: false\` this step sends:\n\n${codeBlock(requests)}`
  return { requests, report }
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
