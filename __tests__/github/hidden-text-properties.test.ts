import { runInNewContext } from 'node:vm'

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { removeHiddenText } from '../../src/github/hidden-text.ts'
import { codePoint } from '../support/code-point.ts'

const tags = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0xe0000 + index))
const emoji = ['😀', '👨‍👩‍👧‍👦', '👍🏽', '❤️', '❤︎', '1️⃣', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇩🇪', '🧑🏻‍❤️‍💋‍🧑🏼']
const words = ['a', ' ', '\n', 'Größe', '日本', '`--json`', '->', '[x](y)', '&lt;', '#1']
const marks = [
  '<!--',
  '-->',
  '<!',
  '--',
  '<',
  '!',
  '-',
  '>',
  '--!>',
  '<!-->',
  '<!--->',
  '\r',
  '[',
  ']: #',
  '(',
  ')',
]
const hidden = ['\u200B', '\u200D', '\uFE0F', '\uFE0E', '\u00AD', '\u202E', '\u2066', '\uFEFF', '\u0000']

const hostile = fc
  .array(
    fc.oneof(fc.constantFrom(...marks, ...hidden, ...words), fc.constantFrom(...emoji, ...tags), codePoint),
  )
  .map((parts) => parts.join(''))

// No two parts of these join to a longer emoji, and none of them to a comment.
const visibleParts = fc.array(fc.constantFrom(...emoji, ...words.filter((word) => word !== '->')))

const clean = (text: string): string => removeHiddenText(text).text

describe('removing hidden text', () => {
  it('twice is the same as once', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(clean(clean(text))).toBe(clean(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves nothing that opens a comment', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(clean(text)).not.toContain('<!--')
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves no invisible character but inside an emoji', () => {
    const emojiSequence =
      /\p{RGI_Emoji_Flag_Sequence}|\p{RGI_Emoji_Tag_Sequence}|\p{Emoji_Keycap_Sequence}|\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?)*/gv
    fc.assert(
      fc.property(hostile, (text) => {
        expect(clean(text).replace(emojiSequence, '')).not.toMatch(
          /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|[^\P{Cc}\t\n\r]/u,
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps visible text and emoji as they were', () => {
    fc.assert(
      fc.property(visibleParts, (parts) => {
        const text = parts.join('')
        expect(removeHiddenText(text)).toMatchObject({ text, comments: 0, invisibleCharacters: 0 })
      }),
      { numRuns: 1000 },
    )
  })

  it('between visible text keeps all of that text', () => {
    const hiddenPart = fc.constantFrom('\u200B', '\u00AD\u202E', '<!-- x -->', '<!-->', '\u{E0069}')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...words), hiddenPart)), (pairs) => {
        const text = pairs.flat().join('')
        expect(clean(text)).toBe(pairs.map(([word]) => word).join(''))
      }),
      { numRuns: 500 },
    )
  })

  it('adds nothing: what is left stood in the text, in that order', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const given = Array.from(text)
        let position = -1
        for (const character of clean(text)) {
          position = given.indexOf(character, position + 1)
          expect(position).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

const attacks = [
  ['starts of comments', '<!--'],
  ['short comments', '<!-->'],
  ['comments', '<!-- x -->'],
  ['halves that join', '<!<!-- x -->-- '],
  ['almost starts', '<!-'],
  ['angle brackets', '<'],
  ['dashes', '-'],
  ['ends', '-->'],
  ['joiners', '\u200D'],
  ['one endless emoji sequence', '👩\u200D'],
  ['endless skin tones', '👩🏽\u200D❤\uFE0F\u200D'],
  ['almost keycaps', '1\uFE0F'],
  ['almost flags', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}'],
  ['tags', '\u{E0061}'],
  ['lone surrogates', '\uD83D'],
  ['brackets, each on a line', '[\n'],
  ['brackets, each after a carriage return', '[\r'],
  ['brackets, each after a line separator', '[\u2028'],
  ['link definitions', '[//]: # (x)\n'],
  ['link definitions that do not end', '[//]: # ('],
  ['spaces after a link definition', '[]: #          \t'],
  ['ends of a link definition', ') x)'],
  ['almost ends in an open comment', '<!-- --\u200B'],
] as const

describe('removing hidden text from 1 MiB', () => {
  // Linear work takes well below a second, quadratic work takes minutes. The limit interrupts it.
  const timeout = 30_000

  it.each(attacks)('takes linear time: %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(2 ** 20 / unit.length))
    const cleaned = runInNewContext('clean()', { clean: () => clean(text) }, { timeout }) as string
    expect(cleaned.length).toBeLessThanOrEqual(text.length)
  })
})
