import { describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'

import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { asEntities } from '../../src/shared/untrusted-text.ts'
import { isolateEnvironment } from '../support/environment.ts'

isolateEnvironment('ACTIONS_RUNTIME_TOKEN')

// Its base64 has a slash and padding.
const secret = 'mint_?a/b+c=d&"e"?x'
const bytes = Buffer.from(secret)

function maskWith(...secrets: string[]) {
  const mask = createSecretMask()
  for (const each of secrets) mask.add(each)
  return mask
}

describe('the token of the runner', () => {
  it('is a secret', () => {
    process.env['ACTIONS_RUNTIME_TOKEN'] = 'runtime-token-0123'
    expect(createSecretMask().redact('Say runtime-token-0123')).toBe('Say ***')
  })
})

describe('a secret', () => {
  it.each([
    ['raw', secret],
    ['in base64', bytes.toString('base64')],
    ['in base64 without padding', bytes.toString('base64').replace(/=+$/, '')],
    ['in base64 for URLs', bytes.toString('base64url')],
    ['URL-encoded', encodeURIComponent(secret)],
    ['as JSON', JSON.stringify(secret).slice(1, -1)],
    ['as entities', asEntities(secret)],
  ])('is taken out %s, wherever and however often it stands', (_, form) => {
    expect(maskWith(secret).redact(`a ${form} b${form}`)).toBe('a *** b***')
  })

  it('hands every form to the runner, the longest first', () => {
    const forms = createSecretMask().add(secret)
    for (const form of [secret, bytes.toString('base64'), encodeURIComponent(secret)])
      expect(forms).toContain(form)
    expect(forms.map((form) => form.length)).toEqual(forms.map((form) => form.length).sort((a, b) => b - a))
    expect(new Set(forms).size).toBe(forms.length)
  })

  // The secret begins with the second, third or first of three bytes.
  it.each(['', 'a', 'a:'])('is taken out of the base64 of a header with "%s" before it', (before) => {
    const start = `${before}Bearer `.length
    const header = btoa(`${before}Bearer ${secret}", "host": "docs.example"`)
    const [from, to] = [Math.ceil((start * 8) / 6), Math.floor(((start + secret.length) * 8) / 6)]
    expect(maskWith(secret).redact(header)).toBe(`${header.slice(0, from)}***${header.slice(to)}`)
  })

  it.each([
    ['a zero-width space', '\u200B'],
    ['a soft hyphen', '\u00AD'],
    ['a word joiner', '\u2060'],
    ['a byte-order mark', '\uFEFF'],
    ['a variation selector', '\uFE0F'],
    ['a tag', '\u{E0041}'],
    ['a control character', '\u0001'],
    ['a colour', '\u001B[31m'],
    ['several of them', '\u200B\u001B[0m\uFE0F'],
  ])('is taken out with %s between its letters', (_, hidden) => {
    const split = Array.from(secret).join(hidden)
    expect(maskWith(secret).redact(`a ${split}${hidden} b`)).toBe('a *** b')
    expect(maskWith(secret).redact(`${secret} and ${split}`)).toBe('*** and ***')
  })

  it('leaves what shows nothing in a text without it', () => {
    const text = 'a family 👨\u200D👩\u200D👧, and co\u00ADop'
    expect(maskWith(secret).redact(text)).toBe(text)
  })

  it('is not masked if it is shorter than any secret', () => {
    const mask = createSecretMask()
    expect(mask.add('1234567')).toEqual([])
    expect(mask.redact('1234567')).toBe('1234567')
  })

  it('leaves other text as it is', () => {
    expect(maskWith(secret).redact('nothing to see: mint_a\u0000')).toBe('nothing to see: mint_a\u0000')
    expect(createSecretMask().redact('anything')).toBe('anything')
  })

  it('is not in any text afterwards, whatever it is', () => {
    const key = fc
      .string({ unit: 'binary-ascii', minLength: 8 })
      .filter((text) => /^[\x21-\x7E]+$/.test(text) && !/^\*+$/.test(text))
    fc.assert(
      fc.property(key, fc.string(), fc.string(), (text, before, after) => {
        const forms = [text, btoa(text), encodeURIComponent(text)]
        const redacted = maskWith(text).redact(forms.map((form) => before + form + after).join('|'))
        // A part of the redacted text can only be the key again where the surroundings spell it with asterisks.
        if (!text.includes('*') && !(before + after).includes(text)) expect(redacted).not.toContain(text)
      }),
    )
  })
})
