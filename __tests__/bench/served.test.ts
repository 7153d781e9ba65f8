import { describe, expect, it } from '@jest/globals'

import { shareServed } from '../../bench/served.ts'

describe('the readers who are served', () => {
  it('are none if nobody does anything, and all with perfect knowledge', async () => {
    expect(await shareServed('nothing', 60, [1])).toBe(0)
    expect(await shareServed('perfect knowledge', 60, [1])).toBe(1)
  })

  it.each([20, 60])(
    'are more by the tasks than by five at random, of %d questions a week',
    async (volume) => {
      const shares = await Promise.all(
        (['the tasks', 'five at random'] as const).map((policy) => shareServed(policy, volume, [1, 2])),
      )
      expect(shares[0]).toBeGreaterThan(shares[1] ?? 1)
      expect(shares[0]).toBeGreaterThan(0.7)
    },
  )
})
