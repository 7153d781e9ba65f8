import { describe, expect, it } from '@jest/globals'

import { ActionError, Cancelled, DeadlineExceeded } from '../../src/shared/errors.ts'
import {
  kindOfAnswer,
  parseRetryAfter,
  retryableStatuses,
  type RepeatableRequest,
  RequestError,
  type RequestFailure,
  type Retry,
  retryDelayMs,
  retryPolicy,
  type RetryPolicy,
  sleepWithinDeadline,
  wasCertainlyNotAccepted,
  withRetries,
} from '../../src/shared/retry.ts'
import { behaviourOf } from '../../soak/faults/fault-kinds.ts'
import { mayBePerformed } from '../../soak/invariants/posts.ts'
import { readDocument } from '../support/documents.ts'
import { fc } from '../support/properties.ts'
import { failureOf } from '../support/failure-of.ts'
import { deadlineOf, FakeClock } from '../support/fake-clock.ts'
import { RecordingLog } from '../support/recording-log.ts'

const busy = new Error('Busy.')
const after = (delayMs: number, beyondDeadline: Retry['beyondDeadline'] = 'tell'): Retry => ({
  delayMs,
  note: 'retry 1 of 9',
  beyondDeadline,
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

  it('fails at once with the failure where the policy says so', async () => {
    const { attempts, log, run } = trying([busy], () => after(10_000, 'give-up'), 10_000)
    await expect(run()).rejects.toBe(busy)
    expect(attempts()).toBe(1)
    log.expectExactly()
  })

  it('waits for the deadline where the policy says so', async () => {
    const { clock, log, run } = trying([busy], () => after(20_000, 'wait'), 10_000)
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

const lost: RequestFailure = {}
const limited: RequestFailure = { status: 429 }
const retry = fc.integer({ min: 0, max: 100 })
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const retryAfter = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined })

describe('the delay before a retry', () => {
  it.each([
    [0, 1000],
    [1, 2000],
    [5, 32_000],
    [6, 60_000],
    [2000, 60_000],
  ])('after %d retries has a ceiling of %d ms', (retries, ceilingMs) => {
    expect(retryDelayMs(lost, retries, () => 0.999_999)).toBeCloseTo(ceilingMs, -1)
  })

  it('is anything from nothing to the ceiling: full jitter', () => {
    expect(retryDelayMs(lost, 3, () => 0)).toBe(0)
    expect(retryDelayMs(lost, 3, () => 0.25)).toBe(2000)
  })

  it('is never earlier than the service asked for, and at most a minute later', () => {
    fc.assert(
      fc.property(retry, retryAfter, random, (retries, retryAfterMs, chance) => {
        const delayMs = retryDelayMs({ ...lost, retryAfterMs }, retries, () => chance)
        expect(delayMs).toBeGreaterThanOrEqual(retryAfterMs ?? 0)
        expect(delayMs).toBeLessThanOrEqual((retryAfterMs ?? 0) + 60_000)
      }),
    )
  })

  it.each([
    [0, 30_000],
    [1, 60_000],
    [2, 120_000],
    [3, 240_000],
    [4, 480_000],
    [9, 480_000],
  ])('after %d retries is at least %d ms for a 429 that names no time', (retries, leastMs) => {
    expect(retryDelayMs(limited, retries, () => 0)).toBe(leastMs)
    expect(retryDelayMs(limited, retries, () => 0.5)).toBeGreaterThan(leastMs)
  })

  it.each([2000, 0])('is what a 429 asks for, however short (%d ms)', (retryAfterMs) => {
    expect(retryDelayMs({ ...limited, retryAfterMs }, 0, () => 0)).toBe(retryAfterMs)
  })
})

describe('the policy for one request', () => {
  type Kind = RequestError['kind']
  const policyOf = (request: RepeatableRequest, kind: Kind) => {
    const decide = retryPolicy(request, () => 0)
    return () => decide(new RequestError('The service is busy.', { kind }))
  }

  const never: readonly Kind[] = []
  const whatMayPass: readonly Kind[] = ['unsent', 'limited', 'unanswered']
  const anything: readonly Kind[] = [...whatMayPass, 'refused', 'uncertain', 'final']
  const repeatedAfter: Record<RepeatableRequest, readonly Kind[]> = {
    post: ['unsent', 'limited'],
    deployment: whatMayPass,
    read: whatMayPass,
    list: whatMayPass,
    'list-unless-limited': whatMayPass,
    'list-once': never,
    poll: anything,
    gitHubCall: ['limited', 'unanswered'],
  }

  it.each(Object.entries(repeatedAfter) as [RepeatableRequest, readonly Kind[]][])(
    'repeats a %s after a failure that is one of %j',
    (request, expected) => {
      expect(anything.filter((kind) => policyOf(request, kind)() !== undefined)).toEqual(expected)
    },
  )

  it.each<[RepeatableRequest, readonly number[], readonly (string | undefined)[]]>([
    ['read', [503, 503, 503, 503, 503, 503], ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5', undefined]],
    ['read', [404], [undefined]],
    ['list', [504, 504], ['1 of 1', undefined]],
    ['list', [504, 503, 504], ['1 of 1', '2 of 5', '1 of 1']],
    ['list-unless-limited', [503, 429], ['1 of 5', undefined]],
    ['poll', [401, 403, 404], ['1 of 2', '2 of 2', undefined]],
    ['poll', [403, 503, 403, 403, 403], ['1 of 2', '2 of 9', '1 of 2', '2 of 2', undefined]],
    ['deployment', [503, 409, 503], ['1 of 5', undefined, '1 of 5']],
  ])('of a %s counts failures in a row: %j', (request, statuses, expected) => {
    const decide = retryPolicy(request, () => 0)
    const notes = statuses.map((status) => {
      const error = new RequestError('No.', { kind: kindOfAnswer(status), status })
      return /\d of \d/u.exec(decide(error)?.note ?? '')?.[0]
    })
    expect(notes).toEqual(expected)
  })

  it('of a deployment waits for another one until the deadline, by its delays', () => {
    const decide = retryPolicy('deployment', () => 0)
    const busyError = new RequestError('Another one runs.', { kind: 'refused', status: 409 })
    const delays = Array.from({ length: 50 }, () => decide(busyError))
    expect(delays.slice(0, 4).map((retry) => retry?.delayMs)).toEqual([2000, 5000, 15_000, 15_000])
    expect(delays.at(-1)).toEqual({ delayMs: 15_000, note: 'until it has ended', beyondDeadline: 'wait' })
  })

  it('repeats a post only after a failure in which it was certainly not accepted', () => {
    const isRepeated = (kind: Kind) => policyOf('post', kind)() !== undefined
    expect(
      anything
        .filter(isRepeated)
        .every((kind) => wasCertainlyNotAccepted(new RequestError('The service is busy.', { kind }))),
    ).toBe(true)
  })

  it('of GitHub ends after two retries, one and two seconds later', () => {
    const decide = policyOf('gitHubCall', 'unanswered')
    const delays = Array.from({ length: 3 }, () => decide()?.delayMs)
    expect(delays).toEqual([1000, 2000, undefined])
  })
})

describe('a status after which a request may have been accepted', () => {
  const unanswered = Object.keys(retryableStatuses).filter(
    (status) => kindOfAnswer(Number(status)) === 'unanswered',
  )
  const told = readDocument('docs/reliability.md')
    .split(/\n(?=- )/u)
    .filter((item) => unanswered.some((status) => item.includes(status)))

  it('stands wherever docs/reliability.md tells one', () => {
    expect(told).toHaveLength(3)
    for (const item of told) for (const status of unanswered) expect(item).toContain(status)
  })

  it.each(unanswered)('is drawn by the soak, which knows what it means: %s', (status) => {
    const fault = behaviourOf(`status-${status}-json`)
    expect(fault).toMatchObject({ status: Number(status) })
    expect(mayBePerformed({ fault, ownStatus: 201 })).toBe(true)
  })
})

const now = Date.UTC(2026, 0, 15, 12)

describe('Retry-After', () => {
  it.each([
    ['seconds with spaces around', ' 7 ', 7000],
    ['seconds beyond any deadline', '9'.repeat(400), 1e12],
    ['a date', 'Thu, 15 Jan 2026 12:01:30 GMT', 90_000],
  ])('is read as %s', (_, header, expectedMs) => {
    expect(parseRetryAfter(header, now)).toBe(expectedMs)
  })

  it.each([
    ['zero', '0'],
    ['a past date', 'Thu, 15 Jan 2026 11:59:59 GMT'],
  ])('asks for no delay when it is %s', (_, header) => {
    expect(parseRetryAfter(header, now)).toBe(0)
  })

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['negative', '-5'],
    ['a date of ISO 8601', '2026-01-15T12:01:30Z'],
    ['a date of an obsolete form', 'Thursday, 15-Jan-26 12:01:30 GMT'],
    ['a sentence that holds a year', 'Monday is not a date 2030'],
  ])('is as if absent when it is %s', (_, header) => {
    expect(parseRetryAfter(header, now)).toBeUndefined()
  })

  it('never asks for a negative delay, or one that is not a number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.date().map(String)), (header) => {
        expect(parseRetryAfter(header, now) ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
