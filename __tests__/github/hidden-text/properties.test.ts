import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { visibleMarkdown } from '../../../src/github/hidden-text/hidden-text.ts'
import { describeWithCmarkGfm } from '../../support/cmark-gfm.ts'
import { codePoint } from '../../support/code-point.ts'
import { hiddenWords, invisibleTexts, visibleTexts } from '../../support/hidden-corpus.ts'
import { shownText } from '../../support/visible-page.ts'

const clean = async (text: string): Promise<string> => (await visibleMarkdown(text, 65_536)).text

const marks =
  '<!-- | --> | <! | -- | < | > | [ | ] | ]: # | ( | ) | ![ | * | _ | ` | ``` | ~~ | \\ | &zwj; | &shy; | <b title=" | " | <evil> | [^1] | [^1]: | <? | ?> | <![CDATA[ | ]]>'
    .split(' | ')
    .concat('|', '\n', '\n\n', '\n- ', '\n> ', '    ', 'a', ' ', '\u200B', '\u200D', '😀', '|a|\n|-|\n')
const hostile = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...marks) }, codePoint))
  .map((parts) => parts.join(''))

describe('removing hidden text', () => {
  it('twice is the same as once', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const once = await clean(text)
        expect(await clean(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves no invisible character but inside an emoji', async () => {
    const emoji =
      /\p{Extended_Pictographic}[\uFE0E\uFE0F]?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F]?)*/gu
    const text = fc.array(fc.constantFrom('😀', 'a', '`', '\u200B', '\u200D', '\u00AD', '\u202E', '\uFFFE'))
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        const cleaned = await clean(parts.join(''))
        expect(cleaned.replace(emoji, '')).not.toMatch(/\p{Default_Ignorable_Code_Point}|\uFFFE/u)
      }),
    )
  })
})

// Those that hide what follows them are left out.
const isClosed = (text: string): boolean =>
  !/<!-- EVIL$|<!-- EVIL\n\nb|title="\n|<div\nEVIL|title="EVIL$/u.test(text)
const paragraphs = fc
  .array(fc.constantFrom(...[...hiddenWords, ...invisibleTexts, ...visibleTexts].filter(isClosed)), {
    maxLength: 6,
  })
  .map((parts) => parts.join('\n\n'))

describeWithCmarkGfm('the page of GitHub', () => {
  it('shows the same text before and after', async () => {
    await fc.assert(
      fc.asyncProperty(paragraphs, async (text) => {
        expect(shownText(await clean(text))).toBe(shownText(text))
      }),
      { numRuns: 300 },
    )
  })
})
