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
})
