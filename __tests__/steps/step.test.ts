import { describe, expect, it } from '@jest/globals'

import { skippedEnd } from '../../src/steps/step.ts'

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
