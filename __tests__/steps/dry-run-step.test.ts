import { describe, expect, it } from '@jest/globals'

import { dryRunStep } from '../../src/steps/dry-run-step.ts'
import { forJob, forVisitors, type GivenInputs, inputsOf, service } from '../support/inputs.ts'
import { RecordingLog } from '../support/recording-log.ts'

const jobs = 'https://api.mintlify.com/v2/agent/docs/job'

async function dryRun(given: GivenInputs) {
  const log = new RecordingLog()
  return { end: await dryRunStep(await inputsOf(given), log), log }
}

describe('a dry run', () => {
  it.each([
    [
      'a job',
      forJob,
      `POST ${jobs}\n{"prompt":"Document the flag"}\nGET ${jobs}/<job id>\n  repeated until the job ends, at most 15 s apart`,
    ],
    [
      'a job that nobody waits for',
      { ...forJob, wait: 'false' },
      `POST ${jobs}\n{"prompt":"Document the flag"}`,
    ],
    [
      'a job to wait for',
      { ...service, 'job-id': 'job_1' },
      `GET ${jobs}/job_1\n  repeated until the job ends, at most 15 s apart`,
    ],
    ['a look at a job', { ...service, 'job-id': 'job_1', wait: 'false' }, `GET ${jobs}/job_1`],
    [
      'a message',
      { ...forJob, 'job-id': 'job_1', wait: 'false' },
      `POST ${jobs}/job_1/message\n{"prompt":"Document the flag"}`,
    ],
    [
      'an export',
      { ...forVisitors, 'date-from': '2026-01-01', 'page-size': '50', 'max-requests': '7' },
      'Visitors: From 2026-01-01 to now\nGET https://api.mintlify.com/v1/analytics/docs/visitors?dateFrom=2026-01-01&limit=50&offset=0\n  repeated with the next offset while there are more pages\nAt most 7 requests.',
    ],
  ])('shows what would be sent for %s', async (_, given, requests) => {
    const { end, log } = await dryRun(given)
    log.expectExactly(`info: ${requests}`)
    expect(end).toEqual({
      outcome: 'dry-run',
      report: `## Dry run: nothing was sent\n\nWith \`dry-run: false\` this step sends:\n\n\`\`\`text\n${requests}\n\`\`\``,
      message: 'Dry run: nothing was sent.',
      severity: 'info',
    })
  })

  it('shows every request of compare and series', async () => {
    const dates = { 'date-from': '2026-01-08', 'date-to': '2026-01-10' }
    const { log } = await dryRun({ ...forVisitors, ...dates, compare: 'previous-period', series: 'daily' })
    const get = 'GET https://api.mintlify.com/v1/analytics/docs/visitors'
    log.expectExactly(
      [
        'info: Visitors: Jan 8 – 9, 2026',
        `${get}?dateFrom=2026-01-08&dateTo=2026-01-10&limit=250&offset=0`,
        '  repeated with the next offset while there are more pages',
        `${get}?dateFrom=2026-01-06&dateTo=2026-01-08&limit=250&offset=0`,
        '  repeated with the next offset while there are more pages',
        `${get}?dateFrom=2026-01-08&dateTo=2026-01-09&limit=1&offset=0`,
        `${get}?dateFrom=2026-01-09&dateTo=2026-01-10&limit=1&offset=0`,
        'At most 100 requests.',
      ].join('\n'),
    )
  })

  it('stays below 1 MiB in the summary with the most requests that there can be', async () => {
    const { end, log } = await dryRun({
      ...forVisitors,
      'date-from': '2000-01-01T00:00:00+00:00',
      'date-to': '2027-05-18T00:00:00+00:00',
      series: 'daily',
      'max-requests': '10000',
    })
    expect(Buffer.byteLength(end.report)).toBeLessThan(1_048_576)
    expect(end.report).toMatch(/\n… and \d+ more lines, in the log\n```$/u)
    expect(log.entries.join('\n').match(/GET /gu)).toHaveLength(10_000)
  })

  it('shows words of others as text that is not alive', async () => {
    const { end } = await dryRun({ ...forJob, prompt: '```\n<b>@octocat</b>' })
    expect(end.report).toMatch(/\n\n<pre><code>POST [^<]+&lt;\/b&gt;[^<]+\n<\/code><\/pre>$/)
  })

  it('never shows the key', async () => {
    const { end, log } = await dryRun(forJob)
    expect(JSON.stringify([end, log.entries])).not.toContain(service['api-key'])
  })
})
