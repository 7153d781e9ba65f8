import { describe, expect, it } from '@jest/globals'

import { SkippedError } from '../../src/github/trigger.ts'
import { interruptedEnd, skippedEnd } from '../../src/steps/step.ts'
import { visitorsDryRun } from '../../src/steps/visitors-dry-run.ts'
import { forVisitors, type GivenInputs, inputsOf } from '../support/inputs.ts'
import { everyList, readingIncluded } from '../support/included-lists.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { serviceStarter } from '../support/service-client.ts'

const start = serviceStarter()

async function dryRun(given: GivenInputs) {
  const log = new RecordingLog()
  const inputs = await inputsOf(given)
  if (inputs.operation !== 'visitors') throw new Error('These are the inputs of another operation.')
  return { end: visitorsDryRun(inputs, log), log }
}

describe('a skipped step', () => {
  it('is what an error means that says so', () => {
    const skip = { reason: 'no-secrets', message: 'api-key is empty.' } as const
    const end = interruptedEnd({ outcome: 'error', error: new SkippedError(skip) })
    expect(end).toEqual(skippedEnd(skip))
  })

  it('succeeds with a notice and its reason as an output', () => {
    expect(skippedEnd({ reason: 'label-mismatch', message: 'The label is <b>@octocat</b>.' })).toEqual({
      outcome: 'skipped',
      outputs: {
        skipReason: 'label-mismatch',
        headline: 'Skipped: the event did not add the label',
      },
      report: '## Skipped: the event did not add the label\n\n```text\nThe label is <b>@octocat</b>.\n```',
      message: 'Skipped: The label is <b>@octocat</b>.',
      severity: 'notice',
    })
  })
})

describe('a dry run', () => {
  it('shows the requests of an export', async () => {
    const inputs = { 'date-from': '2026-01-01', 'page-size': '50', 'max-requests': '7' }
    const { end, log } = await dryRun({ ...forVisitors, ...inputs })
    const requests =
      'Visitors: From 2026-01-01 to now\nGET https://api.mintlify.com/v1/analytics/docs/visitors?dateFrom=2026-01-01&limit=50&offset=0\n  repeated while there are more rows\nAt most 7 requests.'
    log.expectExactly(`info: ${requests}`)
    expect(end).toMatchObject({
      outcome: 'dry-run',
      report: `## Dry run: nothing was sent\n\nWith \`dry-run: false\` this step sends:\n\n\`\`\`text\n${requests}\n\`\`\``,
    })
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
})
