import { describe, expect, it } from '@jest/globals'
import { fc } from '../../support/properties.ts'

import { withoutEmailAddresses } from '../../../src/analytics/read/email-addresses.ts'
import { codePoint } from '../../support/code-point.ts'

const gone = '[e-mail address]'

describe('an e-mail address in words of readers', () => {
  it.each([
    ['plain', 'mail jane.doe+x@example.com please', `mail ${gone} please`],
    ['in brackets', '(jane@example.co.uk)', `(${gone})`],
    ['in a link', '<a href="mailto:jane@example.com">', `<a href="mailto:${gone}">`],
    ['in a query', 'https://d.example/?email=jane@example.com&x=1', `https://d.example/?email=${gone}&x=1`],
    ['percent-encoded', '/a?email=jane%40example.com', `/a?email=${gone}`],
    ['percent-encoded twice', 'jane%2540example.com', gone],
    ['as a decimal entity', 'jane&#64;example.com', gone],
    ['as a hexadecimal entity', 'jane&#X0040;example.com', gone],
    ['as a named entity', 'jane&commat;example.com', gone],
    ['full-width', 'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', gone],
    ['with a small at sign', 'jane\uFE6Bexample.com', gone],
    ['with [at]', 'jane [at] example.com', gone],
    ['with (at)', 'jane(at)example.com', gone],
    ['with invisible characters', 'j\u200Bane\u00AD@exam\u2060ple.com', gone],
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
    ...['npm i docs@latest', 'at [at] at', 'user@', '@example.com', 'a @ b.example', '100%', 'f(at)'],
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
