import { describe, expect, it } from '@jest/globals'

import { actionPolling, fixedPolling, measurePolls, worstLagMs } from '../../scripts/polls.ts'

const secondMs = 1000
const seconds = (ms: number): number => Math.round(ms / 100) / 10

// Seconds of the job. Its budget: number of polls, longest time in seconds until a poll sees the end.
const budgets = [
  [5, 3, 2],
  [10, 5, 2],
  [30, 15, 3.2],
  [60, 22, 6.3],
  [120, 29, 12.2],
  [300, 42, 15],
  [600, 62, 15],
  [1200, 102, 15],
  [1800, 142, 15],
  [3600, 262, 15],
]

describe('the polls of a job', () => {
  it('are as many and as late as their budget says', async () => {
    const rows = await measurePolls()
    const measured = rows.map(({ jobMs, action }) => [
      jobMs / secondMs,
      action.count,
      seconds(action.worstLagMs),
    ])
    expect(measured).toEqual(budgets)
  })

  it('go on until one sees the end', async () => {
    expect(await actionPolling(4000)).toEqual([2000, 4000])
    expect(await actionPolling(4001)).toEqual([2000, 4000, 6000])
  })
})

describe('the polls at a fixed interval', () => {
  it('go on until one sees the end', async () => {
    const polling = fixedPolling(30 * secondMs)
    expect(await polling(60 * secondMs)).toEqual([30_000, 60_000])
    expect(await polling(60 * secondMs + 1)).toEqual([30_000, 60_000, 90_000])
  })
})

describe('the worst lag', () => {
  it.each([
    ['of a job that ends just after a poll', 54, 66, 29.999],
    ['of the shortest job, if no poll comes in the range', 4, 6, 26],
  ])('is that %s', async (_, shortest, longest, worst) => {
    const lagMs = await worstLagMs(fixedPolling(30 * secondMs), shortest * secondMs, longest * secondMs)
    expect(lagMs / secondMs).toBe(worst)
  })
})
