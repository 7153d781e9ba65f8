import { expect, it } from '@jest/globals'

import { compare } from '../../bench/comparison.ts'

it('a comparison has the medians of programs that run in turn, without the warm-up', async () => {
  const order: string[] = []
  const program = (name: string, wallTimesMs: number[]) => ({
    name,
    run: () => {
      order.push(name)
      const wallMs = wallTimesMs.shift() ?? 0
      return Promise.resolve({ wallMs, cpuMs: wallMs ** 2, peakMiB: 2 * wallMs })
    },
  })
  const subject = program('subject', [9999, 30, 80, 10])
  const baseline = program('baseline', [9999, 10, 20, 5])
  expect(await compare(3, { subject, baseline })).toEqual({
    subject: { name: 'subject', wallMs: 30, cpuMs: 900, peakMiB: 60 },
    baseline: { name: 'baseline', wallMs: 10, cpuMs: 100, peakMiB: 20 },
    wallRatio: 3,
    cpuRatio: 9,
  })
  expect(order).toEqual(Array.from({ length: 4 }, () => ['baseline', 'subject']).flat())
})
