import { describe, expect, it } from '@jest/globals'
import { codePoint, fc, runs } from '../../support/properties.ts'

import { pageLink } from '../../../src/analytics/show/page-link.ts'

const site = new URL('https://docs.example.com/base/')
const linkTo = (path: string, siteUrl = site): string | undefined => pageLink(siteUrl, path)

describe('the link to a page', () => {
  it.each([
    ['/', 'https://docs.example.com/base/'],
    ['/guides/first-project', 'https://docs.example.com/base/guides/first-project'],
    ['/guides/', 'https://docs.example.com/base/guides/'],
    ['/a b', 'https://docs.example.com/base/a%20b'],
    ['/café', 'https://docs.example.com/base/caf%C3%A9'],
    ['/caf%C3%A9', 'https://docs.example.com/base/caf%C3%A9'],
    ['/100%', 'https://docs.example.com/base/100%25'],
    ['/@scope/pkg', 'https://docs.example.com/base/%40scope/pkg'],
    ['/user@evil.example', 'https://docs.example.com/base/user%40evil.example'],
    ['/javascript:alert(1)', 'https://docs.example.com/base/javascript%3Aalert%281%29'],
    ['/a*', 'https://docs.example.com/base/a%2A'],
    ['/x)[y](z)', 'https://docs.example.com/base/x%29%5By%5D%28z%29'],
    ['/...', 'https://docs.example.com/base/...'],
    ['/\u{1F600}', 'https://docs.example.com/base/%F0%9F%98%80'],
    ['/a\u202eb', 'https://docs.example.com/base/a%E2%80%AEb'],
    [`/"><b onclick='x'>`, 'https://docs.example.com/base/%22%3E%3Cb%20onclick%3D%27x%27%3E'],
  ])('%s is %s', (path, link) => {
    expect(linkTo(path)).toBe(link)
  })

  it.each([
    ['another host', '//evil.example'],
    ['another host below', '/a//evil.example'],
    ['a scheme', 'javascript:alert(1)'],
    ['a URL', 'https://evil.example/'],
    ['a backslash', '\\\\evil.example'],
    ['a backslash after a slash', '/\\evil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a parent folder', '/../admin'],
    ['a parent folder at the end', '/a/..'],
    ['an encoded parent folder', '/%2e%2E/admin'],
    ['half of an encoded parent folder', '/.%2e/admin'],
    ['this folder', '/./a'],
    ['an encoded slash', '/a%2f..%2fadmin'],
    ['user info', '@evil.example'],
    ['a port', ':8080'],
    ['a host name that goes on', '.evil.example'],
    ['a query', '/a?b=c'],
    ['a fragment', '/a#b'],
    ['a line break', '/a\nb'],
    ['a tab, which URL parsers drop', '/\t/evil.example'],
    ['an encoded line break', '/a%0d%0ab'],
    ['a lone surrogate', '/a\ud800'],
    ['nothing', ''],
    ['a space', ' /a'],
    ['an e-mail address that was replaced', '/invite/[e-mail address]'],
  ])('does not exist for a path with %s', (_, path) => {
    expect(linkTo(path)).toBeUndefined()
  })

  it.each([
    ['https://docs.example.com', 'https://docs.example.com/a'],
    ['https://docs.example.com/', 'https://docs.example.com/a'],
    ['https://docs.example.com/base', 'https://docs.example.com/base/a'],
    ['https://docs.example.com/base//', 'https://docs.example.com/base/a'],
  ])('is below %s', (siteUrl, link) => {
    expect(linkTo('/a', new URL(siteUrl))).toBe(link)
  })

  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...['/', '//', '\\', '.', '..', '%2e', '%2F', '%', '@', ':', '?', '#', 'a', '\t', '\n'],
      ),
      fc.constantFrom(...['(', ')', '<', '>', '[', ']', '"', "'", '`', '|', '*', '!', '\ud800', '\udc00']),
      codePoint,
    ),
    maxLength: 12,
  })

  it('stays below the address of the site and has only plain characters, whatever the path', () => {
    let links = 0
    fc.assert(
      fc.property(hostile, (text) => {
        const link = linkTo(`/${text}`)
        if (link === undefined) return
        links += 1
        const url = new URL(link)
        expect(url.href).toBe(link)
        expect(url.href.startsWith(site.href)).toBe(true)
        expect([url.origin, url.username, url.password, url.search, url.hash]).toEqual([
          site.origin,
          ...['', '', '', ''],
        ])
        expect(link.slice(site.href.length)).toMatch(/^[\w\-.~%/]*$/u)
      }),
      { numRuns: runs(2000) },
    )
    expect(links).toBeGreaterThan(runs(100))
  })
})
