import { expect, it } from '@jest/globals'

import { busyShare, describeLoad } from '../../bench/machine-load.ts'

it.each([
  [{ idleMs: 1000, totalMs: 1000 }, 0],
  [{ idleMs: 250, totalMs: 1000 }, 0.75],
  [{ idleMs: 0, totalMs: 0 }, 0],
])('the share of busy cores is what was not idle (%j)', (passed, share) => {
  const before = { idleMs: 7, totalMs: 9 }
  const after = { idleMs: before.idleMs + passed.idleMs, totalMs: before.totalMs + passed.totalMs }
  expect(busyShare(before, after)).toBe(share)
})

it('the load is a sentence with the average and the highest share', () => {
  expect(describeLoad({ shares: [0.5, 0.1], loadAverage: 3.14 })).toBe(
    'Between the measurements, other programs used 30 % of the CPU time on average, and 50 % at most. The load average before was 3.1.',
  )
})
