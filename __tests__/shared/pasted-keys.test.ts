import { describe, expect, it } from '@jest/globals'

import { withoutPastedKeys } from '../../src/shared/pasted-keys.ts'

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
