import { describe, expect, it } from '@jest/globals'

import { comparePages } from '../../../src/analytics/read/comparison.ts'
import { nobody, row } from '../../support/analytics.ts'

describe('the pages of two periods', () => {
  it('have zeros for a period that does not list them, in the order of an export', () => {
    const [now, before] = [[row('/new', 2)], [row('__proto__', 4), row('/gone', 3)]]
    expect(comparePages(now, before)).toMatchObject([
      { ...row('/new', 2), previous: nobody },
      { path: '/gone', ...nobody, previous: { human: 3, ai: 0, total: 3 } },
      { path: '__proto__', ...nobody, previous: { human: 4, ai: 0, total: 4 } },
    ])
  })

  it('are one page if a period has the escapes of the path, and the other its letters', () => {
    const [escaped, plain] = ['/%E8%AA%B2%E9%87%91', '/課金']
    expect(comparePages([row(plain, 9)], [row(escaped, 8)])).toMatchObject([
      { path: plain, previous: { total: 8 } },
    ])
    expect(comparePages([row(escaped, 9)], [row(plain, 8)])).toMatchObject([
      { path: escaped, previous: { total: 8 } },
    ])
    // Which of the two the other one is, nobody knows.
    expect(comparePages([row(escaped, 9), row(plain, 5)], [row(escaped, 8)])).toMatchObject([
      { path: escaped, previous: { total: 8 } },
      { path: plain, previous: { total: 0 } },
    ])
  })
})
