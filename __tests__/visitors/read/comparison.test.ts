import { describe, expect, it } from '@jest/globals'

import { changeRule } from '../../../src/visitors/chance.ts'
import { comparePages, movedPages } from '../../../src/visitors/read/comparison.ts'
import { inExportOrder } from '../../../src/visitors/read/visitor-list.ts'
import { nobody } from '../../support/analytics.ts'
import { codePoint } from '../../support/code-point.ts'
import { row } from '../../support/page-server.ts'
import { fc } from '../../support/properties.ts'

const hostile = ['__proto__', 'constructor', 'toString', '', '\uffff', '😀', '=1+1', '|`\\|', '\n']
const anyPath = fc.oneof(
  fc.constantFrom(...hostile, '/', '/a', '/b'),
  fc.string({ unit: codePoint, maxLength: 4 }),
)
const count = fc.oneof(fc.nat(3), fc.constant(Number.MAX_SAFE_INTEGER))
const page = fc.record({ path: anyPath, human: count, ai: count, total: count })
const anyList = fc.uniqueArray(page, { selector: ({ path }) => path, maxLength: 12 })

describe('the pages of two periods', () => {
  it('have zeros for a period that does not list them', () => {
    expect(comparePages([row('/new', 2)], [row('/gone', 3)])).toMatchObject([
      { ...row('/new', 2), previous: nobody },
      { path: '/gone', ...nobody, previous: { human: 3, ai: 0, total: 3 } },
    ])
  })

  it('are those of either list once, with the counts of each, in the order of an export', () => {
    fc.assert(
      fc.property(anyList, anyList, (now, before) => {
        const copies = structuredClone([now, before])
        const changes = comparePages(now, before)
        const countsIn = (list: typeof now, path: string) => {
          const { human, ai, total } = list.find((each) => each.path === path) ?? nobody
          return { human, ai, total }
        }
        const paths = [...new Set([...now, ...before].map(({ path }) => path))]
        expect(changes.map(({ path }) => path).sort()).toEqual(paths.sort())
        for (const { path, previous, ...counts } of changes) {
          expect(counts).toEqual(countsIn(now, path))
          expect(previous).toMatchObject(countsIn(before, path))
        }
        expect(changes).toEqual(inExportOrder(changes))
        expect([now, before]).toEqual(copies)
      }),
    )
  })
})

describe('the pages that moved between two periods', () => {
  const changeOf = changeRule({ now: 28, before: 28 }, false)

  it('are in the order of an export if they changed alike', () => {
    const paths = ['/b', '/😀', '/\uffff', '/a']
    const few = paths.map((path) => row(path, 10))
    const many = paths.map((path) => row(path, 90))
    for (const changes of [comparePages(many, few), comparePages(few, many), comparePages([], many)])
      expect(movedPages(changes, changeOf).map(({ path }) => path)).toEqual(['/a', '/b', '/\uffff', '/😀'])
  })

  it('do not include a page whose change can be chance among that many pages', () => {
    const others = Array.from({ length: 9 }, (_, index) => row(`/${index}`))
    const [now, before] = [row('/a', 132), row('/a', 100)]
    expect(movedPages(comparePages([now], [before]), changeOf)).toHaveLength(1)
    expect(movedPages(comparePages([now, ...others], [before, ...others]), changeOf)).toEqual([])
  })
})
