import { describe, expect, it } from '@jest/globals'

import { Random } from '../../soak/random.ts'
import { drawScenario } from '../../soak/scenarios/draw-scenario.ts'

describe('random choices', () => {
  it('are the same for the same seed, and others for another', () => {
    const numbers = (seed: string) => {
      const random = new Random(seed)
      return Array.from({ length: 5 }, () => random.next())
    }
    expect(numbers('1')).toEqual(numbers('1'))
    expect(numbers('1')).not.toEqual(numbers('2'))
  })

  it('reach both bounds of a range of whole numbers, and nothing else', () => {
    const random = new Random('bounds')
    const drawn = new Set(Array.from({ length: 200 }, () => random.integer(-1, 2)))
    expect([...drawn].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2])
  })

  it('take at least one of several', () => {
    const random = new Random('subset')
    const subsets = Array.from({ length: 100 }, () => random.subset(['a', 'b']).join(''))
    expect([...new Set(subsets)].sort()).toEqual(['a', 'ab', 'b'])
  })
})

describe('a scenario', () => {
  it('is the same for the same seed, and can be printed', () => {
    const scenarios = (seed: string) =>
      Array.from({ length: 100 }, (_, run) => drawScenario(new Random(`${seed} ${run}`)))
    expect(JSON.stringify(scenarios('1'))).toBe(JSON.stringify(scenarios('1')))
    expect(new Set(scenarios('1').map(({ operation }) => operation))).toEqual(
      new Set(['agent-job', 'visitors']),
    )
  })
})
