import { describe, expect, it } from '@jest/globals'
import { codePoint, fc } from '../support/properties.ts'

import { withoutEmailAddresses } from '../../src/shared/email-addresses.ts'

const gone = '[e-mail address]'

describe('an e-mail address in words of readers', () => {
  it.each([
    ['plain', 'mail jane.doe+x@example.com please', `mail ${gone} please`],
    ['in brackets', '(jane@example.co.uk)', `(${gone})`],
    ['in a link', '<a href="mailto:jane@example.com">', `<a href="mailto:${gone}">`],
    ['in a query', 'https://d.example/?email=jane@example.com&x=1', `https://d.example/?email=${gone}&x=1`],
    ['percent-encoded', '/a?email=jane%40example.com', `/a?email=${gone}`],
    ['in other percent-encoded text', '/100%25/f%C3%BCr/john%40example.com b', `/100%25/f%C3%BCr/${gone} b`],
    ['with an encoded name', 'john%2Bx%40example.com', gone],
    ['with two at signs', 'jane@@example.com', gone],
    ['in a path with an extension', '/users/jane@example.com.json', `/users/${gone}`],
    ['in other scripts', 'пиши 用户@例子.中国 сейчас', `пиши ${gone} сейчас`],
    ['with an encoded domain', 'jane@m%C3%BCnchen.de', gone],
    ['with an encoded dot', '/u/jane%40example%2Ecom', `/u/${gone}`],
    ['with an encoded letter', 'jane@example.%63om', gone],
    ['twice', 'a@b.example, c@d.example', `${gone}, ${gone}`],
    ['at the end of a sentence', 'Ask jane@example.com.', `Ask ${gone}.`],
    ['with the host of another as its name', 'a@b.example@c.example', gone],
    ['after another at sign', '@jane@social.example', `@${gone}`],
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
      'npm i docs@latest',
      'user@',
      '@example.com',
      'a @ b.example',
      '100%',
      'jane [at] example.com',
      'jane%2540example.com',
      'john&#64;example.com',
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
