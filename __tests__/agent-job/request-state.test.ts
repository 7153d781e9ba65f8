import { describe, expect, it } from '@jest/globals'

import { failsStep, mayOtherBeSent, memoryOf } from '../../src/agent-job/request-state.ts'
import { notSent, requested, sentTo } from '../support/comment-marks.ts'
import { requestWith } from '../support/job.ts'

describe('fail-on', () => {
  const outcomes = ['failed', 'timed-out', 'archived', 'no-pr'] as const
  it.each(outcomes)('decides whether the outcome %s fails the step', (outcome) => {
    expect(failsStep(requestWith({ outcome }), new Set([outcome]))).toBe(true)
    expect(failsStep(requestWith({ outcome }), new Set())).toBe(false)
  })

  it.each(['pr-created', 'started'] as const)('never makes %s fail', (outcome) => {
    const words = [...outcomes, 'preview-failed', 'pages-not-live'] as const
    expect(failsStep(requestWith({ outcome }), new Set(words))).toBe(false)
  })

  it.each(['cancelled', 'error'] as const)('never excuses %s', (outcome) => {
    expect(failsStep(requestWith({ outcome }), new Set())).toBe(true)
  })

  it.each(['not-sent', 'requested'] as const)(
    'does not excuse a timeout of a request that is %s',
    (progress) => {
      expect(failsStep(requestWith({ outcome: 'timed-out', progress }), new Set())).toBe(true)
    },
  )
})

describe('what the comment remembers', () => {
  it('loses the commits of a job that failed, also if this attempt sends nothing', () => {
    const before = sentTo('job_1', { name: 'main', head: 'a'.repeat(40) })
    const request = requestWith({
      progress: 'not-sent',
      jobId: undefined,
      earlier: { ofRun: before, others: [] },
      replaced: { jobId: 'job_1', why: 'failed' },
    })
    expect(memoryOf(request, undefined)).toEqual(sentTo('job_1'))
  })
})

describe('the requests of others', () => {
  it.each([
    ['the newest', [requested, sentTo('job_1')], true],
    ['one before a request that was not sent', [notSent, requested], true],
    ['one that has a job and may have another', [{ ...sentTo('job_1'), mayBeSent: true }], true],
    ['one before a request that has a job', [sentTo('job_1'), requested], false],
    ['none', [notSent], false],
  ])('say whether one may have been sent: %s', (_, others, mayBeSent) => {
    expect(mayOtherBeSent({ earlier: { ofRun: undefined, others } })).toBe(mayBeSent)
  })
})
