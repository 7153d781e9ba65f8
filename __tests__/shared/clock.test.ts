import { afterEach, describe, expect, it, jest } from '@jest/globals'

import { formatDuration, systemClock } from '../../src/shared/clock.ts'
import { Cancelled } from '../../src/shared/deadline.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

describe('the clock of the system', () => {
  it('sleeps as long as it is told', async () => {
    const startedAtMs = performance.now()
    await systemClock.sleep(30, new AbortController().signal)
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(28)
  })

  it('wakes at once when it is aborted, with the reason', async () => {
    const abort = new AbortController()
    const reason = new Cancelled('cancelled')
    const sleep = systemClock.sleep(60_000, abort.signal)
    abort.abort(reason)
    await expect(sleep).rejects.toBe(reason)
  })

  it('does not sleep when it was aborted before', async () => {
    const reason = new Cancelled('cancelled')
    await expect(systemClock.sleep(60_000, AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})

describe('the clock that counts', () => {
  it('does not follow the time of day', () => {
    const dateNow = jest.spyOn(Date, 'now')
    const startedAtMs = systemClock.now()
    dateNow.mockReturnValue(Date.now() + 3_600_000)
    expect(systemClock.now() - startedAtMs).toBeLessThan(3_600_000)
  })
})

describe('a duration', () => {
  it.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [1000, '1 s'],
    [59_499, '59 s'],
    [59_500, '1 min'],
    [60_000, '1 min'],
    [185_000, '3 min 5 s'],
    [3_599_400, '59 min 59 s'],
    [3_600_000, '1 h'],
    [7_440_000, '2 h 4 min'],
    [86_400_000, '24 h'],
  ])('of %d ms is %s', (durationMs, words) => {
    expect(formatDuration(durationMs)).toBe(words)
  })
})
