import { describe, expect, it } from '@jest/globals'

import type { Outputs } from '../../src/runner/outputs.ts'
import { skippedEnd } from '../../src/steps/skipped-step.ts'

describe('a skipped step', () => {
  it('succeeds with a notice, and sets the reason', () => {
    const set: Outputs[] = []
    const end = skippedEnd(
      { reason: 'label-mismatch', message: 'The label is <b>@octocat</b>.' },
      { setOutputs: (outputs) => set.push(outputs) },
    )
    expect(end).toEqual({
      outcome: 'skipped',
      report: '## Skipped\n\n```text\nThe label is <b>@octocat</b>.\n```',
      message: 'Skipped: The label is <b>@octocat</b>.',
      severity: 'notice',
    })
    expect(set).toEqual([{ skipReason: 'label-mismatch' }])
  })
})
