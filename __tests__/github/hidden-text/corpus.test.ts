import { describe, expect, it } from '@jest/globals'

import { visibleMarkdown } from '../../../src/github/hidden-text/hidden-text.ts'
import { describeWithCmarkGfm } from '../../support/cmark-gfm.ts'
import { hiddenWords, invisibleTexts, visibleTexts } from '../../support/hidden-corpus.ts'
import { shownText } from '../../support/visible-page.ts'

const maxBytes = 65_536
const clean = async (text: string): Promise<string> => (await visibleMarkdown(text, maxBytes)).text

it('the corpus has 100 hidden texts and 60 visible ones', () => {
  expect(new Set([...hiddenWords, ...invisibleTexts]).size).toBeGreaterThanOrEqual(100)
  expect(new Set(visibleTexts).size).toBeGreaterThanOrEqual(60)
})

describe('a hidden word', () => {
  it.each(hiddenWords)('is removed from %j', async (text) => {
    expect(await clean(text)).not.toMatch(/EVIL|[\u{E0000}-\u{E007F}]/iu)
  })
})

describe('an invisible character', () => {
  it.each(invisibleTexts)('is removed from %j', async (text) => {
    expect((await clean(text)).replace(/<\/?p>/gu, '')).toMatch(/^ab$|^a b c$/u)
  })
})

describe('visible text', () => {
  it.each(visibleTexts)('stays as it is: %j', async (text) => {
    const { text: kept, removed } = await visibleMarkdown(text, maxBytes)
    expect(kept).toBe(text)
    expect(removed.size).toBe(0)
  })
})

describeWithCmarkGfm('the page of GitHub', () => {
  it.each(hiddenWords)('does not show the hidden word of %j', (text) => {
    expect(shownText(text)).not.toMatch(/EVIL/iu)
  })

  it.each([...hiddenWords, ...invisibleTexts])(
    'shows the same without the hidden parts of %j',
    async (text) => {
      expect(shownText(await clean(text))).toBe(shownText(text))
    },
  )
})
