import { describe, expect, it } from '@jest/globals'

import type { EarlierJob } from '../../src/agent-job/earlier-job.ts'
import { agentJobDryRun } from '../../src/steps/agent-job-dry-run.ts'
import { dryRunEnd, skippedEnd } from '../../src/steps/step.ts'
import { visitorsDryRun } from '../../src/steps/visitors-dry-run.ts'
import { forJob, forVisitors, type GivenInputs, inputsOf, service } from '../support/inputs.ts'
import { everyList, readingIncluded } from '../support/included-lists.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { serviceStarter } from '../support/service-client.ts'

const start = serviceStarter()
const jobs = 'https://api.mintlify.com/v2/agent/docs/job'

/** A dry run with `prompt` as the whole instruction. */
async function dryRun(given: GivenInputs, earlierJob?: EarlierJob) {
  const log = new RecordingLog()
  const inputs = await inputsOf(given)
  if (inputs.operation === 'visitors') return { end: visitorsDryRun(inputs, log), log }
  const { prompt } = inputs.agentJob
  const instruction = prompt === undefined ? undefined : { textFor: () => prompt, removed: '' }
  return { end: agentJobDryRun(inputs, { instruction, earlierJob }, log), log }
}

const withInstruction = '\n  with the instruction as its prompt'
const polls = '\n  repeated until the job ends, at most 15 s apart'

describe('a skipped step', () => {
  it('succeeds with a notice and its reason as an output', () => {
    expect(skippedEnd({ reason: 'label-mismatch', message: 'The label is <b>@octocat</b>.' })).toEqual({
      outcome: 'skipped',
      outputs: { skipReason: 'label-mismatch' },
      report: '## Skipped\n\n```text\nThe label is <b>@octocat</b>.\n```',
      message: 'Skipped: The label is <b>@octocat</b>.',
      severity: 'notice',
    })
  })
})

describe('a dry run', () => {
  it.each<{ what: string; given: GivenInputs; earlierJob?: EarlierJob; requests: string }>([
    {
      what: 'a job',
      given: forJob,
      requests: `POST ${jobs}${withInstruction}\nGET ${jobs}/<job id>${polls}`,
    },
    {
      what: 'a job that nobody waits for',
      given: { ...forJob, wait: 'false' },
      requests: `POST ${jobs}${withInstruction}`,
    },
    {
      what: 'a message',
      given: { ...forJob, 'job-id': 'job_1', wait: 'false' },
      requests: `POST ${jobs}/job_1/message${withInstruction}`,
    },
    {
      what: 'a job that is continued',
      given: { ...forJob, wait: 'false' },
      earlierJob: { jobId: 'job_1', startedBy: 'earlier-run' },
      requests: `GET ${jobs}/job_1\n  the job of an earlier request\nPOST ${jobs}/job_1/message${withInstruction}\nor, if that job is failed, archived or gone:\nPOST ${jobs}${withInstruction}`,
    },
    {
      what: 'a re-run',
      given: forJob,
      earlierJob: { jobId: 'job_1', startedBy: 'earlier-attempt' },
      requests: `GET ${jobs}/job_1\n  the job of an earlier attempt, which gets no second request\nor, if that job is failed, archived or gone:\nPOST ${jobs}${withInstruction}\nGET ${jobs}/job_1${polls}`,
    },
  ])('shows the requests and the instruction of $what', async ({ given, requests, earlierJob }) => {
    const { end, log } = await dryRun(given, earlierJob)
    log.expectExactly(`info: ${requests}`, 'group: Instruction (17 characters)\nDocument the flag')
    expect(end).toEqual({
      outcome: 'dry-run',
      report: `## Dry run: nothing was sent\n\nWith \`dry-run: false\` this step sends:\n\n\`\`\`text\n${requests}\n\`\`\`\n\n### Instruction\n\n\`\`\`text\nDocument the flag\n\`\`\``,
      message: 'Dry run: nothing was sent.',
      severity: 'info',
    })
  })

  it.each([
    ['a job to wait for', { ...service, 'job-id': 'job_1' }, `GET ${jobs}/job_1${polls}`],
    ['a look at a job', { ...service, 'job-id': 'job_1', wait: 'false' }, `GET ${jobs}/job_1`],
    [
      'an export',
      { ...forVisitors, 'date-from': '2026-01-01', 'page-size': '50', 'max-requests': '7' },
      'Visitors: From 2026-01-01 to now\nGET https://api.mintlify.com/v1/analytics/docs/visitors?dateFrom=2026-01-01&limit=50&offset=0\n  repeated while there are more rows\nAt most 7 requests.',
    ],
  ])('shows the requests of %s', async (_, given, requests) => {
    const { end, log } = await dryRun(given)
    log.expectExactly(`info: ${requests}`)
    expect(end.report).toBe(
      `## Dry run: nothing was sent\n\nWith \`dry-run: false\` this step sends:\n\n\`\`\`text\n${requests}\n\`\`\``,
    )
  })

  it('shows every request of compare and series', async () => {
    const dates = { 'date-from': '2026-01-08', 'date-to': '2026-01-10' }
    const given = { ...forVisitors, ...dates, compare: 'previous-period', series: 'daily' }
    const { log } = await dryRun(given)
    const get = 'GET https://api.mintlify.com/v1/analytics/docs/visitors'
    log.expectExactly(
      [
        'info: Visitors: Jan 8 – 9, 2026, compared with Jan 6 – 7, 2026',
        `${get}?dateFrom=2026-01-08&dateTo=2026-01-10&limit=250&offset=0`,
        '  repeated while there are more rows',
        `${get}?dateFrom=2026-01-06&dateTo=2026-01-08&limit=250&offset=0`,
        '  repeated while there are more rows',
        `${get}?dateFrom=2026-01-08&dateTo=2026-01-09&limit=1&offset=0`,
        `${get}?dateFrom=2026-01-09&dateTo=2026-01-10&limit=1&offset=0`,
        'At most 100 requests.',
      ].join('\n'),
    )
  })

  it('shows the first request of each list of include, as the export sends it', async () => {
    const dates = { 'date-from': '2026-10-01', 'date-to': '2026-11-01' }
    const include = everyList.join()
    const { log } = await dryRun({ ...forVisitors, ...dates, include, 'page-size': '100' })
    const shown = log.entries.join('\n').match(/(?<=GET https:\/\/api\.mintlify\.com)\S+/gu) ?? []
    const service = await start({ readers: { searches: [], feedback: [], conversations: [] } })
    await readingIncluded(service, everyList, { pageSize: 100 }).read()
    const sent = service.requests.map(({ path, query }) =>
      `${path}?${new URLSearchParams(query).toString()}`.replace('project-1', 'docs'),
    )
    expect(shown.toSorted()).toEqual(sent.toSorted())
  })

  it('shows the requests for the lists of the previous period, which may be left out', async () => {
    const dates = { 'date-from': '2026-10-01', 'date-to': '2026-11-01', compare: 'previous-period' }
    const { log } = await dryRun({ ...forVisitors, ...dates, include: everyList.join() })
    const get = 'GET https://api.mintlify.com/v1/analytics/docs'
    const range = 'dateFrom=2026-09-01&dateTo=2026-10-01'
    const repeated = '  repeated while there are more rows'
    const leftOut = '  left out if max-requests has no room for it'
    expect(log.entries.join('\n')).toMatch(/\/searches\?dateFrom=2026-10-01/u)
    expect(log.entries.join('\n').split('\n').slice(-9)).toEqual([
      ...[`${get}/feedback/by-page?${range}&limit=100`, leftOut],
      ...[`${get}/assistant?${range}&limit=1000`, repeated, leftOut],
      ...[`${get}/searches?${range}&limit=100`, repeated, leftOut],
      'At most 100 requests.',
    ])
  })

  it('stays below 1 MiB in the summary with the most requests that there can be', () => {
    const log = new RecordingLog()
    const { report } = dryRunEnd(`GET https://${'x'.repeat(200)}\n`.repeat(10_000).trim(), [], log)
    expect(Buffer.byteLength(report)).toBeLessThan(1_048_576)
    expect(report).toMatch(/\n… and 9500 more lines, in the log\n```$/u)
    expect(log.entries.join('\n').match(/GET /gu)).toHaveLength(10_000)
  })

  it('shows words of others as text that is not alive', async () => {
    const { end } = await dryRun({ ...forJob, prompt: '```\n<b>@octocat</b>' })
    expect(end.report).toMatch(/\n\n<pre><code>```\n&lt;b&gt;@octocat&lt;\/b&gt;\n<\/code><\/pre>$/)
  })
})
