import { describe, expect, it } from '@jest/globals'

import { goneRows } from '../../src/visitors/gap-tables.ts'

describe('the gaps that are gone', () => {
  it('have one row for each reason, with the first three names and the number of all', () => {
    const names = ['/a', '/b', '/c', '/d']
    const gone = names.map((name) => ({ name, reason: 'not-disliked' as const, previous: 1 }))
    expect(goneRows(gone)).toEqual([
      { title: 'Pages not disliked any more', names: ['/a', '/b', '/c'], arePages: true, count: 4 },
    ])
  })
})
