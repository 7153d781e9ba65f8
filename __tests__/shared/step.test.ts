import { describe, expect, it } from '@jest/globals'

import { SkippedError } from '../../src/shared/skip.ts'
import { interruptedEnd, skippedEnd } from '../../src/shared/step.ts'
import { visitorsDryRun } from '../../src/analytics/export-step.ts'
import { exportInputsOf, forVisitors, type GivenInputs } from '../support/inputs.ts'
import { RecordingLog } from '../support/recording-log.ts'

describe('a skipped step', () => {
  it('is what an error means that says so', () => {
    const skip = { reason: 'no-secrets', message: 'api-key is empty.' } as const
    const end = interruptedEnd(new SkippedError(skip))
    expect(end).toEqual(skippedEnd(skip))
  })

  it('succeeds with a notice and its reason as an output', () => {
    expect(skippedEnd({ reason: 'issue-closed', message: 'The issue is <b>@octocat</b>.' })).toEqual({
      outcome: 'skipped',
      outputs: {
        skipReason: 'issue-closed',
        headline: 'Skipped: the issue is closed',
      },
      report: '## Skipped: the issue is closed\n\n```text\nThe issue is <b>@octocat</b>.\n```',
      message: 'Skipped: The issue is <b>@octocat</b>.',
      severity: 'notice',
    })
  })
})

describe('a dry run of an export', () => {
  it.each<[GivenInputs, string, ...string[]]>([
    [
      { range: '', 'date-from': '2026-01-01', 'max-requests': '7' },
      'Visitors: From 2026-01-01 to now.',
      'At least 1 request, at most 7.',
    ],
    [
      { include: 'views' },
      'Visitors: Nov 9–15, 2026, compared with Nov 2–8, 2026.',
      // 2 for the pages, 1 for the views, and 7 for the weeks before the previous one.
      'At least 10 requests, at most 100.',
    ],
    [
      { include: 'searches', 'max-requests': '10' },
      'Visitors: Nov 9–15, 2026, compared with Nov 2–8, 2026.',
      'At least 4 requests, at most 10.',
      'The visitors are not compared with what is usual: max-requests has no room for the 8 periods before the range.',
    ],
  ])('shows the dates and the least number of requests: %j', async (given, ...lines) => {
    const log = new RecordingLog()
    const end = visitorsDryRun(await exportInputsOf({ ...forVisitors, ...given }), log)
    log.expectExactly(...lines.map((line) => `info: ${line}`))
    expect(end).toMatchObject({ outcome: 'dry-run', message: 'Dry run: nothing was sent.' })
    for (const line of lines) expect(end.report).toContain(line)
  })
})
