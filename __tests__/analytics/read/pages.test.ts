import { describe, expect, it } from '@jest/globals'

import { comparePages, pagePath, withReadablePaths } from '../../../src/analytics/read/pages.ts'
import { nobody, row } from '../../support/analytics.ts'

describe('the path of a page', () => {
  it.each([
    ['/a b', '/a b'],
    ['https://docs.example/a%20b?q=c#d', '/a b'],
    ['https://docs.example/課金/%E8%AB%8B%E6%B1%82%E6%9B%B8', '/課金/請求書'],
    ['/f%c3%bcr/%F0%9F%98%80', '/für/😀'],
    ['https://docs.example/a%2Fb%2fc%3Fd%23e%25f%2525', '/a%2Fb%2fc%3Fd%23e%25f%2525'],
    ['/controls%00%0a%7F%C2%85%1B[2J', '/controls%00%0a%7F%C2%85%1B[2J'],
    ['/bidi%E2%80%AE%E2%80%8F%D8%9C%E2%81%A6', '/bidi%E2%80%AE%E2%80%8F%D8%9C%E2%81%A6'],
    [
      '/%FF%C3%BC/%C3/%E8%AA/%ED%A0%80/%C0%AF/%F4%90%80%80/%zz/100%',
      '/%FFü/%C3/%E8%AA/%ED%A0%80/%C0%AF/%F4%90%80%80/%zz/100%',
    ],
    ['https://docs.example/u/jane%40example%2Ecom', '/u/[e-mail address]'],
    ['/u/j%61ne@example.%63om/x', '/u/[e-mail address]/x'],
    ['https://docs.example/invite/[e-mail address]', '/invite/[e-mail address]'],
    ['https://', 'https://'],
    ['javascript:a', 'javascript:a'],
  ])('of %s is %s', (page, path) => {
    expect(pagePath(page)).toBe(path)
  })

  it('is unchanged if it would be that of another page', () => {
    const pages = [{ path: '/a b' }, { path: '/a%20b' }, { path: '/%C3%BC' }, { path: '/c' }]
    expect(withReadablePaths(pages)).toEqual([
      ...[{ path: '/a b' }, { path: '/a%20b' }],
      ...[{ path: '/ü', received: '/%C3%BC' }, { path: '/c' }],
    ])
  })

  it('is found in linear time', () => {
    const escapes = '%E8'.repeat(300_000)
    expect(pagePath(`/${escapes}`)).toBe(`/${escapes}`)
  })
})

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
      { path: plain, received: escaped, previous: { total: 8 } },
    ])
    // Which of the two the other one is, nobody knows.
    expect(comparePages([row(escaped, 9), row(plain, 5)], [row(escaped, 8)])).toMatchObject([
      { path: escaped, previous: { total: 8 } },
      { path: plain, previous: { total: 0 } },
    ])
  })
})
