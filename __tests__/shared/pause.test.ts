import { expect, it } from '@jest/globals'

import { pauseByTime } from '../../src/shared/pause.ts'

it('a loop that has much to do lets a signal end it', async () => {
  const ending = new AbortController()
  const pause = pauseByTime(ending.signal)
  setTimeout(() => {
    ending.abort(new Error('Cancelled'))
  }, 0)
  const work = async (): Promise<void> => {
    for (;;) {
      await pause()
      const endMs = performance.now() + 1
      while (performance.now() < endMs);
    }
  }
  await expect(work()).rejects.toThrow('Cancelled')
})
