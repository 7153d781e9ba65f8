import { afterEach, describe, expect, it, jest } from '@jest/globals'

import { systemClock } from '../../src/shared/run-context.ts'
import { Cancelled } from '../../src/shared/errors.ts'

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
