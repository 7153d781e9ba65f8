import { describe, expect, it } from '@jest/globals'

import { changeRule } from '../../../src/analytics/judge/chance.ts'
import { movedPages } from '../../../src/analytics/judge/moved.ts'
import { comparePages } from '../../../src/analytics/read/comparison.ts'
import { nobody } from '../../support/analytics.ts'
import { row } from '../../support/page-server.ts'

describe('the pages of two periods', () => {
  it('have zeros for a period that does not list them, in the order of an export', () => {
    const [now, before] = [[row('/new', 2)], [row('__proto__', 4), row('/gone', 3)]]
    expect(comparePages(now, before)).toMatchObject([
      { ...row('/new', 2), previous: nobody },
      { path: '/gone', ...nobody, previous: { human: 3, ai: 0, total: 3 } },
      { path: '__proto__', ...nobody, previous: { human: 4, ai: 0, total: 4 } },
    ])
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
