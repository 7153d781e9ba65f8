import { describe, expect, it } from '@jest/globals'

import { SkippedError } from '../../src/shared/errors.ts'
import { interruptedEnd, skippedEnd } from '../../src/shared/step.ts'

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
