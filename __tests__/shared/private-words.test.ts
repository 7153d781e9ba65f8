import { describe, expect, it } from '@jest/globals'

import { withoutEmailAddresses, withoutPastedKeys } from '../../src/shared/private-words.ts'
import { codePoint, fc } from '../support/properties.ts'

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

const letters = (count: number): string => 'aB3dE5gH'.repeat(20).slice(0, count)
const jwt = `eyJ${letters(20)}.eyJ${letters(40)}.${letters(43)}`
const lines = `\n${letters(64)}\n${letters(64)}\n${letters(24)}==\n`
const pem = (kind: string): string => `-----BEGIN ${kind}-----${lines}-----END ${kind}-----`

function read(text: string) {
  let keys = 0
  const shown = withoutPastedKeys(text, () => {
    keys += 1
  })
  return { shown, keys }
}

describe('a key that somebody pasted', () => {
  it.each([
    ['Anthropic', `sk-ant-api03-${letters(93)}AA`],
    ['OpenAI', `sk-proj-${letters(48)}`],
    ['GitHub, of a person', `ghp_${letters(36)}`],
    ['GitHub, of a workflow', `ghs_${letters(36)}`],
    ['GitHub, fine-grained', `github_pat_${letters(22)}_${letters(59)}`],
    ['AWS', 'AKIA2E4GIJKLMNOPQRST'],
    ['AWS, for a session', 'ASIA2E4GIJKLMNOPQRST'],
    ['Stripe', `sk_live_${letters(24)}`],
    ['Stripe, restricted', `rk_test_${letters(24)}`],
    ['Slack', `xoxb-123456789012-1234567890123-${letters(24)}`],
    ['Google', `AIza${letters(35)}`],
    ['the documentation service', `mint_${letters(24)}`],
    ['a JSON Web Token', jwt],
    ['a private key', pem('RSA PRIVATE KEY')],
    ['a private key of OpenSSH', pem('OPENSSH PRIVATE KEY')],
    ['a private key without its end', `-----BEGIN PRIVATE KEY-----${lines.trimEnd()}`],
    ['a private key in JSON', `-----BEGIN PRIVATE KEY-----\\n${letters(64)}\\n-----END PRIVATE KEY-----`],
  ])('is replaced: %s', (_, key) => {
    expect(read(`Why is ${key} refused?`)).toEqual({ shown: 'Why is [key] refused?', keys: 1 })
    for (const [before, after] of [
      ['"', '"'],
      ['KEY=', '\n'],
      ['Bearer%20', '&x=1'],
      ['(', ').'],
    ])
      expect(read(`${before}${key}${after}`).shown).toBe(`${before}[key]${after}`)
  })

  it.each([
    'sk-xxx',
    'sk-ant-xxx',
    'ghp_xxx',
    'AKIA',
    'mint_key',
    'AIzaSy',
    '3f786850e387550fdab836ed7e6dc881de23001b',
    '123e4567-e89b-12d3-a456-426614174000',
    '+49 30 901820',
    'task_live_in_the_long_house_of_words',
    `x${letters(36)}`,
    `AKIA${letters(40)}`,
    `AIza${letters(36)}`,
    'eyJhbGci.eyJzdWIi.x',
    '-----BEGIN CERTIFICATE-----',
    '-----BEGIN PUBLIC KEY-----',
  ])('is not: %s', (text) => {
    expect(read(`What is ${text}?`)).toEqual({ shown: `What is ${text}?`, keys: 0 })
  })

  it('is counted each time', () => {
    expect(read(`${jwt} ${jwt}, mint_${letters(20)}`)).toEqual({ shown: '[key] [key], [key]', keys: 3 })
  })

  it('leaves the words after a private key that is not whole', () => {
    expect(read('It begins with -----BEGIN PRIVATE KEY----- and then? - Jane').shown).toBe(
      'It begins with [key] and then? - Jane',
    )
  })
})
