import { afterEach, jest } from '@jest/globals'

/** The global `setTimeout` of the code under test. Timers of Node's own modules, such as those of servers, stay real. */
interface FakeTimers {
  start: () => void
  advance: (byMs: number) => void
}

/** Real timers return after each test. */
export function fakeTimers(): FakeTimers {
  afterEach(() => {
    jest.useRealTimers()
  })
  return {
    start: () => {
      jest.useFakeTimers({
        doNotFake: [
          ...(['Date', 'hrtime', 'performance'] as const),
          ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
          ...(['setInterval', 'clearInterval'] as const),
        ],
      })
    },
    advance: (byMs) => {
      jest.advanceTimersByTime(byMs)
    },
  }
}
