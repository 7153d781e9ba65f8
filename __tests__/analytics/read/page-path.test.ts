import { describe, expect, it } from '@jest/globals'

import { pagePath } from '../../../src/analytics/read/page-path.ts'

describe('the path of a page', () => {
  it.each([
    ['/a b', '/a b'],
    ['https://docs.example/a%20b?q=c#d', '/a%20b'],
    ['https://docs.example/invite/[e-mail address]', '/invite/[e-mail address]'],
    ['https://', 'https://'],
    ['javascript:a', 'javascript:a'],
  ])('of %s is %s', (page, path) => {
    expect(pagePath(page)).toBe(path)
  })
})
