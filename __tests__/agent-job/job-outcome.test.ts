import { describe, expect, it } from '@jest/globals'

import { failableOutcomes, failsStep, outcomeOf } from '../../src/agent-job/job-outcome.ts'

describe('a terminal status', () => {
  it.each([
    ['completed', true, 'pr-created'],
    ['completed', false, 'no-pr'],
    ['archived', true, 'archived'],
    ['archived', false, 'archived'],
    ['failed', true, 'failed'],
    ['failed', false, 'failed'],
  ] as const)('%s with a pull request (%s) is the outcome %s', (status, hasPullRequest, outcome) => {
    expect(outcomeOf(status, hasPullRequest)).toBe(outcome)
  })
})

describe('fail-on', () => {
  const hasJob = true

  it.each(['failed', 'timed-out', 'archived', 'no-pr'] as const)(
    'decides whether the outcome %s fails the step',
    (outcome) => {
      expect(failsStep({ outcome, hasJob }, new Set([outcome]))).toBe(true)
      expect(failsStep({ outcome, hasJob }, new Set())).toBe(false)
    },
  )

  it.each(['pr-created', 'started'] as const)('never makes %s fail', (outcome) => {
    expect(failsStep({ outcome, hasJob }, new Set(failableOutcomes))).toBe(false)
  })

  it.each(['cancelled', 'error'] as const)('never excuses %s', (outcome) => {
    expect(failsStep({ outcome, hasJob }, new Set())).toBe(true)
  })

  it('does not excuse a timeout before a job had the request', () => {
    expect(failsStep({ outcome: 'timed-out', hasJob: false }, new Set())).toBe(true)
  })
})
