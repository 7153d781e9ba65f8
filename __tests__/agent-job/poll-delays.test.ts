import { describe, expect, it } from '@jest/globals'

import { ServiceError } from '../../src/service/errors.ts'
import { jobWith } from '../support/job.ts'
import { polling, statusError } from '../support/poll-setup.ts'

const minuteMs = 60_000

describe('the delay between polls', () => {
  it('is a tenth of the time waited so far, at least 2 s, never above the bound', async () => {
    const { clock, run } = polling([], 20 * minuteMs)
    await run({ job: jobWith('active') })
    expect(clock.sleeps.slice(0, 13)).toEqual([...Array<number>(11).fill(2000), 2200, 2420])
    expect(clock.sleeps.at(-2)).toBe(15_000)
  })

  it.each([1, 1999])('is the bound when that is below 2 s (%d ms)', async (pollIntervalMs) => {
    const { clock, run } = polling(['active', 'active', 'completed'])
    await run({ pollIntervalMs })
    expect(clock.sleeps).toEqual([pollIntervalMs, pollIntervalMs])
  })

  it('is none before the first look at a job that was attached to', async () => {
    const { polledAt, run } = polling(['completed'])
    await run()
    expect(polledAt).toEqual([0])
  })

  it('is none after a job that ended with its creation', async () => {
    const { polledAt, run, log } = polling([])
    expect(await run({ job: jobWith('completed') })).toEqual({ end: 'terminal', job: jobWith('completed') })
    expect(polledAt).toEqual([])
    log.expectExactly('info: Agent job job_1: completed.')
  })

  it('backs off with jitter after transient failures, where that is longer', async () => {
    const { clock, run } = polling([
      ...Array<Error>(4).fill(new ServiceError('No answer.', { kind: 'unanswered' })),
      'completed',
    ])
    await run({ random: () => 0.999_999, pollIntervalMs: 1000 })
    expect(clock.sleeps.map(Math.round)).toEqual([1000, 2000, 4000, 8000])
  })
})

describe('Service and network: Retry-After while polling', () => {
  it.each([1000, 0])('does not shorten the delay (%d ms)', async (retryAfterMs) => {
    const { clock, run } = polling([statusError(429, retryAfterMs), 'completed'])
    await run()
    expect(clock.sleeps).toEqual([2000])
  })

  it('beyond the deadline lets the wait end there as timed-out, and is logged', async () => {
    const { clock, log, polledAt, run } = polling(['active', statusError(503, 31 * minuteMs)], 30 * minuteMs)
    const startedAtMs = clock.now()
    expect(await run()).toEqual({ end: 'timed-out', job: jobWith('active') })
    expect(clock.now()).toBe(startedAtMs + 30 * minuteMs)
    expect(polledAt).toEqual([0, 2])
    log.expectExactly(
      'info: Agent job job_1: active.',
      'info: HTTP 503. The next retry would be at 2026-01-15T12:31:02.000Z, after the deadline of this step (timeout-minutes).',
    )
  })
})

describe('Service and network: active for ever', () => {
  it('is ended by the deadline, with the job as last seen', async () => {
    const { clock, run } = polling(['active'], 30 * minuteMs)
    const startedAtMs = clock.now()
    expect(await run()).toEqual({ end: 'timed-out', job: jobWith('active') })
    expect(clock.now()).toBe(startedAtMs + 30 * minuteMs)
  })

  it('shows a sign of life each minute', async () => {
    const { log, run } = polling(['active'], 2 * minuteMs + 1000)
    await run({ pollIntervalMs: 2000 })
    log.expectExactly(
      'info: Agent job job_1: active.',
      'info: Agent job job_1: active after 1 min.',
      'info: Agent job job_1: active after 2 min.',
    )
  })

  it.each([new ServiceError('No answer.', { kind: 'unanswered' }), statusError(404)])(
    'can also be without a job: the deadline ends it (%s)',
    async (failure) => {
      const { run } = polling([failure], 1500)
      expect(await run({ pollIntervalMs: 1000 })).toEqual({ end: 'timed-out', job: undefined })
    },
  )
})

describe('a time of day that is set while the step waits', () => {
  it.each([1, -1])('by %d h does not change when the wait ends', async (hours) => {
    const { clock, polledAt, run } = polling(['active', 'active', 'completed'], 30 * minuteMs)
    clock.whileSleeping = () => {
      clock.setAhead(hours * 60 * minuteMs)
    }
    expect(await run()).toMatchObject({ end: 'terminal' })
    expect(polledAt).toEqual([0, 2, 4])
  })
})

describe('the end of the run', () => {
  it('ends the wait between polls at once, with the job as last seen', async () => {
    const { clock, deadline, polledAt, run } = polling(['active'])
    clock.whileSleeping = () => {
      if (polledAt.length === 3) deadline.cancel()
    }
    expect(await run()).toEqual({ end: 'cancelled', job: jobWith('active') })
    expect(polledAt).toHaveLength(3)
  })

  it.each([
    ['cancelled', 'cancel'],
    ['timed-out', 'expire'],
  ] as const)('ends a poll at once as %s, whatever that fails with', async (end, ending) => {
    const { deadline, run } = polling([])
    const pollJob = (): Promise<never> => {
      deadline[ending]()
      return Promise.reject(new ServiceError('aborted', { kind: 'unanswered' }))
    }
    expect(await run({ pollJob })).toEqual({ end, job: undefined })
  })
})
