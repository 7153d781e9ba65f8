import { describe, expect, it } from '@jest/globals'

import type { RecordedRequest } from '../../simulator/recording-server.ts'
import { failedPollsAreWaitedOut } from '../../soak/invariants/failed-polls.ts'
import { attempt, type AttemptParts, create, message, retrieve } from '../support/soak-attempt.ts'

interface Case extends AttemptParts {
  name: string
}

const failed = (status: number, times = 1): RecordedRequest[] =>
  Array<RecordedRequest>(times).fill(retrieve('a', { fault: { status } }))
const odd = retrieve('a', { fault: { transform: (answer) => answer } })
const answered = retrieve('a')
const error = { outcome: 'error' }
const attaching = { inputs: { 'job-id': 'a' } }

describe('the invariant that failed polls are waited out', () => {
  it.each<Case>([
    { name: 'a wait that timed out', outputs: { outcome: 'timed-out' }, service: [create(), ...failed(400)] },
    { name: 'ten failures in a row', outputs: error, service: [create(), ...failed(502, 9), odd] },
    { name: 'three refusals in a row', outputs: error, service: [create(), ...failed(401, 3)] },
    { name: 'a failed create', outputs: error, service: [create({ fault: { status: 400 } })] },
    { name: 'a failed read of an earlier job', outputs: error, service: failed(502) },
    { name: 'no job with a given ID', outputs: error, scenario: attaching, service: failed(404) },
    {
      name: 'another job',
      outputs: error,
      service: [create(), odd],
      plan: { kind: 'retrieve-field-id-text' },
    },
    {
      name: 'a failed read without a wait',
      outputs: error,
      scenario: { inputs: { wait: 'false' } },
      service: [message('a'), ...failed(502)],
    },
  ])('accepts $name', (parts) => {
    expect(failedPollsAreWaitedOut(attempt(parts))).toEqual([])
  })

  it.each<Case>([
    { name: 'one odd answer', service: [create(), odd] },
    { name: 'nine failures in a row', service: [create(), ...failed(502), answered, ...failed(502, 9)] },
    { name: 'two refusals in a row', service: [message('a'), ...failed(401), odd, ...failed(401, 2)] },
    { name: 'a failure of a run that attaches', scenario: attaching, service: failed(421) },
    { name: 'an answer', service: [create(), answered] },
  ])('finds an error after $name', (parts) => {
    expect(failedPollsAreWaitedOut(attempt({ ...parts, outputs: error }))).toHaveLength(1)
  })
})
