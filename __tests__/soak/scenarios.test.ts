import { describe, expect, it } from '@jest/globals'

import { FaultScript } from '../../simulator/faults.ts'
import { familiesAt, faultKind } from '../../soak/faults/fault-kinds.ts'
import { withRawField } from '../../soak/faults/odd-json.ts'
import { type Place, places } from '../../soak/faults/places.ts'
import { Random } from '../../soak/random.ts'
import { drawScenario } from '../../soak/scenarios/draw-scenario.ts'

describe('a scenario', () => {
  it('is the same for the same seed, and another for another', () => {
    const scenarios = (seed: string) =>
      JSON.stringify(Array.from({ length: 50 }, (_, run) => drawScenario(new Random(`${seed} ${run}`))))
    expect(scenarios('1')).toBe(scenarios('1'))
    expect(scenarios('1')).not.toBe(scenarios('2'))
  })
})

describe('the kinds of faults', () => {
  it.each(Object.keys(places) as Place[])('are faults that a simulator takes at the place %s', (place) => {
    const script = new FaultScript()
    const names = familiesAt(place).flat()
    for (const name of names) script.add(faultKind(name).behaviour({ signedUrls: [], runtimeToken: '' }))
    expect(names.length).toBeGreaterThan(0)
  })
})

describe('a raw value in a body', () => {
  it.each([
    { path: ['id'], raw: '1e400', expected: '{"id":1e400,"list":[{"path":"/"}]}' },
    { path: ['list', 0, 'path'], raw: '$&[]', expected: '{"id":1,"list":[{"path":$&[]}]}' },
    { path: ['id'], raw: undefined, expected: '{"list":[{"path":"/"}]}' },
  ])('stands at its path: %j', ({ path, raw, expected }) => {
    expect(withRawField({ id: 1, list: [{ path: '/' }] }, path, raw)).toBe(expected)
  })
})
