import { describe, expect, it } from '@jest/globals'

import { FaultScript } from '../../simulator/faults.ts'
import { familiesAt, faultKind } from '../../soak/faults/fault-kinds.ts'
import { withRawField } from '../../soak/faults/odd-json.ts'
import { type Place, places } from '../../soak/faults/places.ts'

const allPlaces = Object.keys(places) as Place[]

describe('the kinds of faults', () => {
  it.each(allPlaces)('are faults that a simulator takes at the place %s', (place) => {
    const script = new FaultScript()
    const names = familiesAt(place).flat()
    for (const name of names) script.add(faultKind(name).behaviour({ signedUrls: [], runtimeToken: '' }))
    expect(names.length).toBeGreaterThan(0)
  })
})

describe('a raw value in a body', () => {
  const body = { id: 1, list: [{ path: '/' }] }

  it.each([
    { path: ['id'], raw: '1e400', expected: '{"id":1e400,"list":[{"path":"/"}]}' },
    { path: ['list', 0, 'path'], raw: '$&[]', expected: '{"id":1,"list":[{"path":$&[]}]}' },
    { path: ['id'], raw: undefined, expected: '{"list":[{"path":"/"}]}' },
  ])('stands at its path: %j', ({ path, raw, expected }) => {
    expect(withRawField(body, path, raw)).toBe(expected)
  })

  it.each([[['other']], [['list', 7, 'path']], [['id', 'deeper']]])(
    'leaves a body alone that has no such field: %j',
    (path) => {
      expect(withRawField(body, path, 'null')).toBe(body)
    },
  )
})
