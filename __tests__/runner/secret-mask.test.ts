import { describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'

import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { asEntities } from '../../src/untrusted-text.ts'
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

  it('with white space inside is taken out in parts, too', () => {
    expect(maskWith('first-part\nsecond-part').redact('first-part, then second-part')).toBe('***, then ***')
  })

  it('is never part of what is handed on as white space or nothing', () => {
    for (const form of createSecretMask().add(' abcdefgh  ijklmnop ')) expect(form.trim()).not.toBe('')
  })

  it.each([
    ['a control character', '\u0000'],
    ['a zero-width space', '\u200B'],
    ['a bidi control', '\u202E'],
    ['a variation selector of plane 14', '\u{E0100}'],
    ['a tag', '\u{E0041}'],
    ['a noncharacter', '\uFFFE'],
    ['several of them', '\u2060\u200D\uFEFF\u{E007F}'],
    ['an escape sequence', '\u001B[31m'],
  ])('is taken out as a whole where %s stands between its letters', (_, between) => {
    const parted = Array.from(secret).join(between)
    expect(maskWith(secret).redact(`a\u200Bb ${parted} c\u00ADd`)).toMatch(/^a\u200B?b \*{3} c\u00AD?d$/u)
  })

  it('is taken out as a whole where two of its forms overlap', () => {
    expect(maskWith('abcdefgh', 'efghijkl').redact('<abcdefghijkl>')).toBe('<***>')
  })

  it('is not masked if it is shorter than any secret, nor are short parts of it', () => {
    const mask = createSecretMask()
    expect(mask.add('1234567')).toEqual([])
    expect(mask.redact('1234567')).toBe('1234567')
    mask.add('long-enough 7')
    expect(mask.redact('7 of long-enough')).toBe('7 of ***')
  })

  it('is taken out of a megabyte of invisible characters in linear time', () => {
    const text = `${secret.slice(0, 5)}${'\u200B'.repeat(300_000)}`.repeat(3) + secret
    expect(maskWith(secret).redact(text)).toMatch(/\*{3}$/u)
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
