import { describe, expect, it } from '@jest/globals'

import { Cancelled, DeadlineExceeded } from '../../src/shared/deadline.ts'
import { ActionError } from '../../src/shared/errors.ts'
import {
  type Retry,
  type RetryPolicy,
  sleepWithinDeadline,
  withRetries,
} from '../../src/shared/retry-engine.ts'
import { failureOf } from '../support/failure-of.ts'
import { deadlineOf, FakeClock } from '../support/fake-clock.ts'
import { RecordingLog } from '../support/recording-log.ts'

const busy = new Error('Busy.')
const after = (delayMs: number, failsBeyondDeadline = true): Retry => ({
  delayMs,
  note: 'retry 1 of 9',
  failsBeyondDeadline,
})

/** Attempts that fail with `failures` one after the other, and then succeed with `done`. */
function trying(failures: readonly Error[], decide: RetryPolicy, deadlineInMs = 600_000) {
  const clock = new FakeClock()
  const deadline = deadlineOf(clock, deadlineInMs)
  const log = new RecordingLog()
  let attempts = 0
  const attempt = (): Promise<string> => {
    const failure = failures[attempts++]
    return failure === undefined ? Promise.resolve('done') : Promise.reject(failure)
  }
  const context = { clock, deadline, log, random: () => 0 }
  return { clock, deadline, log, attempts: () => attempts, run: () => withRetries(attempt, decide, context) }
}

describe('an attempt that fails', () => {
  it('is repeated after the delays of its policy, until it succeeds', async () => {
    const delaysMs = [1000, 5000]
    const { attempts, clock, run } = trying([busy, busy], () => after(delaysMs.shift() ?? 0))
    expect(await run()).toBe('done')
    expect(attempts()).toBe(3)
    expect(clock.sleeps).toEqual([1000, 5000])
  })

  it('is not repeated when the policy calls the failure final', async () => {
    const { attempts, log, run } = trying([busy], () => undefined)
    await expect(run()).rejects.toBe(busy)
    expect(attempts()).toBe(1)
    log.expectExactly()
  })

  it('ends with another error when the policy throws one', async () => {
    const lost = new Error('Lost.')
    const { run } = trying([busy], () => {
      throw lost
    })
    await expect(run()).rejects.toBe(lost)
  })

  it.each([
    [4000, '4 s'],
    [65_000, '1 min 5 s, at 12:01:05 UTC'],
  ])('is logged with its reason, the delay (%d ms) and the note of the policy', async (delayMs, shown) => {
    const { log, run } = trying([busy], () => after(delayMs))
    await run()
    log.expectExactly(`info: Busy. Retrying in ${shown} (retry 1 of 9).`)
  })
})

describe('a retry that would come after the deadline', () => {
  it.each([10_000, 10_001, 1e12])('fails at once, with the time (%d ms)', async (delayMs) => {
    const { clock, run } = trying([busy], () => after(delayMs), 10_000)
    const error = await failureOf(run(), ActionError)
    expect(error.message).toMatch(/^Busy\. The next retry would be at .+Z, after the deadline of this step/)
    expect(error.cause).toBe(busy)
    expect(clock.sleeps).toEqual([])
  })

  it.each([1e20, Infinity])('fails also when no date can hold its time (%d ms)', async (delayMs) => {
    const { run } = trying([busy], () => after(delayMs))
    const error = await failureOf(run(), ActionError)
    expect(error.message).toContain('in more than 200,000 years')
  })

  it('waits for the deadline where the policy says so', async () => {
    const { clock, log, run } = trying([busy], () => after(20_000, false), 10_000)
    await failureOf(run(), DeadlineExceeded)
    expect(clock.sleeps).toEqual([10_000])
    log.expectExactly(
      'info: Busy. The next retry would be at 2026-01-15T12:00:20.000Z, after the deadline of this step (timeout-minutes).',
    )
  })
})

describe('a retry of a run that is cancelled', () => {
  it('does not happen', async () => {
    const { attempts, clock, deadline, run } = trying([busy], () => after(1000))
    clock.whileSleeping = deadline.cancel
    await failureOf(run(), Cancelled)
    expect(attempts()).toBe(1)
  })

  it('is not announced when the cancellation caused the failure', async () => {
    const { deadline, log, run } = trying([busy], () => after(1000))
    deadline.cancel()
    await failureOf(run(), Cancelled)
    log.expectExactly()
  })
})

describe('a sleep within the deadline', () => {
  it.each([
    ['ends before it', 1000, 1001, [1000], undefined],
    ['ends with it', 1000, 1000, [1000], DeadlineExceeded],
    ['is cut short by it', 1000, 999, [999], DeadlineExceeded],
    ['begins after it', 1000, -1, [0], DeadlineExceeded],
  ] as const)('%s', async (_, delayMs, deadlineInMs, sleeps, error) => {
    const clock = new FakeClock()
    const sleep = sleepWithinDeadline(delayMs, { clock, deadline: deadlineOf(clock, deadlineInMs) })
    await (error === undefined ? expect(sleep).resolves.toBeUndefined() : failureOf(sleep, error))
    expect(clock.sleeps).toEqual(sleeps)
  })
})
