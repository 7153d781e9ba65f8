import { describe, expect, it } from '@jest/globals'
import { codePoint, fc } from '../../support/properties.ts'

import { withoutEmailAddresses } from '../../../src/analytics/read/email-addresses.ts'

const gone = '[e-mail address]'

describe('an e-mail address in words of readers', () => {
  it.each([
    ['plain', 'mail jane.doe+x@example.com please', `mail ${gone} please`],
    ['in brackets', '(jane@example.co.uk)', `(${gone})`],
    ['in a link', '<a href="mailto:jane@example.com">', `<a href="mailto:${gone}">`],
    ['in a query', 'https://d.example/?email=jane@example.com&x=1', `https://d.example/?email=${gone}&x=1`],
    ['percent-encoded', '/a?email=jane%40example.com', `/a?email=${gone}`],
    ['percent-encoded twice', 'jane%2540example.com', gone],
    ['percent-encoded with its full stop', '/a?email=john%40example%2Ecom&x=1', `/a?email=${gone}&x=1`],
    ['percent-encoded full-width', 'john%EF%BC%A0example.com', gone],
    ['percent-encoded full-width twice', 'john%25EF%25BC%25A0example.com', gone],
    ['percent-encoded as an entity', '/a?q=john%26%2364%3Bexample.com%2Fb', `/a?q=${gone}%2Fb`],
    ['percent-encoded four times', 'john%25252540example.com', gone],
    [
      'in other percent-encoded text',
      '/100%25/f%C3%BCr%20john%40example.com%20b',
      `/100%25/f%C3%BCr%20${gone}%20b`,
    ],
    ['behind a byte of another encoding', '/%FF%FE%20john%40m%FCnchen.de', `/%FF%FE%20${gone}`],
    ['with an entity for the full stop', 'john@example&#46;com', gone],
    ['with entities without semicolons', 'john&#64example&#46com', gone],
    ['with an entity twice', 'john&amp;#64;example&amp;amp;period;com &amp; co', `${gone} &amp; co`],
    ['as a Unicode escape', String.raw`{"a":"john\u0040example.com"}`, `{"a":"${gone}"}`],
    ['as other escapes', String.raw`john\u{40}example\x2ecom`, gone],
    ['as a decimal entity', 'jane&#64;example.com', gone],
    ['as a hexadecimal entity', 'jane&#X0040;example.com', gone],
    ['as a named entity', 'jane&commat;example.com', gone],
    ['full-width', 'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', gone],
    ['with a small at sign', 'jane\uFE6Bexample.com', gone],
    ['with [at]', 'jane [at] example.com', gone],
    ['with (at)', 'jane(at)example.com', gone],
    ['with (at) between encoded spaces', '/search?q=jane%20(at)%20example.com', `/search?q=${gone}`],
    ['with (at) between plus signs', '/search?q=jane+(at)+example+(dot)+com', `/search?q=${gone}`],
    ['with <at>', 'jane <at> example.com', gone],
    ['with two at signs', 'jane@@example.com', gone],
    ['with [At] and [dot]', 'jane [At] example [dot] com', gone],
    ['in a path with an extension', '/users/jane@example.com.json', `/users/${gone}`],
    ['with invisible characters', 'j\u200Bane\u00AD@exam\u2060ple.com', gone],
    ['with control characters', 'ja\u0001ne\u0000@exam\u009Fple.com, j%00%40example.com', `${gone}, ${gone}`],
    ['with a quoted name', '"jane doe"@example.com', `"jane doe"${gone}`],
    ['in other scripts', 'пиши 用户@例子.中国 сейчас', `пиши ${gone} сейчас`],
    ['with an encoded domain', 'jane@m%C3%BCnchen.de', gone],
    ['twice', 'a@b.example, c@d.example', `${gone}, ${gone}`],
    ['after another at sign', '@jane@social.example', gone],
    ['with a subdomain and a port', 'git@host.example.com:22', `${gone}:22`],
  ])('is replaced: %s', (_, text, expected) => {
    expect(withoutEmailAddresses(text)).toBe(expected)
  })

  it.each([
    ...['', 'How do I log in?', '@octocat', '@types/node', 'a@b', 'react@18.2.0', 'pkg@1.0.0-rc.1'],
    ...[
      'npm i react@next.js',
      'vue@next.mjs',
      '%40%41',
      '&#9999999999;@',
      'npm i docs@latest',
      'at [at] at',
      'user@',
      '@example.com',
      'a @ b.example',
      '100%',
      'f(at)',
    ],
  ])('is not what only looks like one: %j', (text) => {
    expect(withoutEmailAddresses(text)).toBe(text)
  })

  it('is found between any other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), fc.string({ unit: codePoint }), (before, after) => {
        const kept = withoutEmailAddresses(`${before}jane@example.com${after}`)
        expect(kept).not.toContain('jane@example.com')
      }),
    )
  })
})
