import { describe, expect, it } from '@jest/globals'
import { fc } from '../../support/properties.ts'

import { comparePages, movedPages } from '../../../src/visitors/read/comparison.ts'
import { nobody } from '../../support/analytics.ts'
import { codePoint } from '../../support/code-point.ts'
import { row } from '../../support/page-server.ts'

const hostile = ['__proto__', 'constructor', 'toString', '', '\uffff', '😀', '=1+1', '|`\\|', '\n']
const anyPath = fc.oneof(
  fc.constantFrom(...hostile, '/', '/a', '/b'),
  fc.string({ unit: codePoint, maxLength: 4 }),
)
const count = fc.oneof(fc.nat(3), fc.constant(Number.MAX_SAFE_INTEGER))
const page = fc.record({ path: anyPath, human: count, ai: count, total: count })
const anyList = fc.uniqueArray(page, { selector: ({ path }) => path, maxLength: 12 })

type Page = ReturnType<typeof row>

const codePointsOf = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

/** Whether the export has `a` before `b`. */
function comesFirst(a: Page, b: Page): boolean {
  if (a.total !== b.total) return a.total > b.total
  const [left, right] = [codePointsOf(a.path), codePointsOf(b.path)]
  for (const [index, point] of left.entries()) {
    if (right[index] === undefined) return false
    if (point !== right[index]) return point < right[index]
  }
  return true
}

/** The table of two periods, by looking up each path of both in both. */
function modelOf(now: readonly Page[], before: readonly Page[]) {
  const paths: string[] = []
  for (const { path } of [...now, ...before]) if (!paths.includes(path)) paths.push(path)
  const countsIn = (list: readonly Page[], path: string): number[] => {
    const found = list.find((each) => each.path === path)
    return found === undefined ? [0, 0, 0] : [found.human, found.ai, found.total]
  }
  return paths.map((path) => [path, ...countsIn(now, path), ...countsIn(before, path)])
}

const pathsOf = (pages: readonly Page[]): string[] => pages.map(({ path }) => path)
const movedPaths = (...lists: [now: readonly Page[], before: readonly Page[]]): string[] =>
  pathsOf(movedPages(comparePages(...lists)))

describe('the pages of two periods', () => {
  it('have zeros for a period that does not list them', () => {
    expect(comparePages([row('/new', 2)], [row('/gone', 3)])).toMatchObject([
      { ...row('/new', 2), previous: nobody },
      { path: '/gone', ...nobody, previous: { human: 3, ai: 0, total: 3 } },
    ])
  })

  it('are those of either list, with the counts of each, whatever the lists hold', () => {
    fc.assert(
      fc.property(anyList, anyList, (now, before) => {
        const changes = comparePages(now, before)
        const table = changes.map(({ path, human, ai, total, previous }) => {
          return [path, human, ai, total, previous.human, previous.ai, previous.total]
        })
        const text = (rows: unknown[][]): string[] => rows.map((each) => JSON.stringify(each)).sort()
        expect(text(table)).toEqual(text(modelOf(now, before)))
        for (const [index, change] of changes.slice(1).entries())
          expect(comesFirst(changes[index] ?? change, change)).toBe(true)
      }),
    )
  })

  it('leave the lists as they were', () => {
    fc.assert(
      fc.property(anyList, anyList, (now, before) => {
        const copies = structuredClone([now, before])
        movedPages(comparePages(now, before))
        expect([now, before]).toEqual(copies)
      }),
    )
  })
})

describe('the pages that moved between two periods', () => {
  it('have the largest change first, whether they rose, fell, are new or have no visitors now', () => {
    // By total, /up comes before /up-more.
    const now = [row('/up', 90), row('/up-more', 30), row('/down', 5), row('/same', 4), row('/new', 12)]
    const before = [row('/up', 89), row('/up-more', 10), row('/down', 16), row('/same', 4), row('/gone', 13)]
    expect(movedPaths(now, before)).toEqual(['/up-more', '/gone', '/new', '/down', '/up'])
  })

  it('are in the order of an export if they changed alike', () => {
    const lists = [1, 3].map((total) => ['/b', '/😀', '/\uffff', '/a'].map((path) => row(path, total)))
    const [few = [], many = []] = lists
    const ordered = ['/a', '/b', '/\uffff', '/😀']
    for (const [now, before] of [
      [many, few],
      [few, many],
      [many, []],
      [[], many],
    ] as const)
      expect(movedPaths(now, before)).toEqual(ordered)
  })

  it('are those whose totals differ, each once, whatever the lists hold', () => {
    fc.assert(
      fc.property(anyList, anyList, (now, before) => {
        const moved = modelOf(now, before).filter(([, , , total, , , totalBefore]) => total !== totalBefore)
        const pages = movedPages(comparePages(now, before))
        expect(pathsOf(pages).sort()).toEqual(moved.map(([path]) => path).sort())
        const sizes = pages.map(({ total, previous }) => Math.abs(total - previous.total))
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
      }),
    )
  })
})
