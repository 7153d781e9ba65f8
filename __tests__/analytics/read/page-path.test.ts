import { describe, expect, it } from '@jest/globals'

import { pagePath, withReadablePaths } from '../../../src/analytics/read/page-path.ts'

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
