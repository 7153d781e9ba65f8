import { describe, expect, it } from '@jest/globals'

import { renderGitHubMarkdown } from '../../../simulator/github-markdown.ts'
import { pageText } from '../../../src/github/page-text/page-text.ts'
import { describeWithCmarkGfm } from '../../support/cmark-gfm.ts'
import { isolateEnvironment } from '../../support/environment.ts'
import { hiddenWords, invisibleTexts, visibleTexts } from '../../support/hidden-corpus.ts'
import { shownText } from '../../support/visible-page.ts'

const render = (text: string): Promise<string> => Promise.resolve(renderGitHubMarkdown(text))
const read = async (text: string): Promise<string> =>
  (await pageText(text, { what: 'issue', maxBytes: 65_536, render })).text

it('the corpus has 100 hidden texts and 60 visible ones', () => {
  expect(new Set([...hiddenWords, ...invisibleTexts]).size).toBeGreaterThanOrEqual(100)
  expect(new Set(visibleTexts).size).toBeGreaterThanOrEqual(60)
})

describe('the simulator without cmark-gfm', () => {
  isolateEnvironment()

  it.each(['<script>alert(1)</script>', '<title x="a">'])('shows %s as text, as GitHub does', async (tag) => {
    process.env['PATH'] = 'nowhere'
    expect(await read(`a ${tag}`)).toBe(`a ${tag}`)
  })
})

/** Letters and digits in their order, without those of the targets of links. */
const lettersOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{Extended_Pictographic}]/gu) ?? []

/** Whether all of `parts` are in `text`, in this order. */
function hasInOrder(text: readonly string[], parts: readonly string[]): boolean {
  let found = 0
  for (const each of text) if (each === parts[found]) found += 1
  return found === parts.length
}

/** Checks that all text that the page shows is in what was read. */
function expectAllVisible(seen: string, shown: string): void {
  expect(hasInOrder(lettersOf(seen), lettersOf(shown))).toBe(true)
}

describeWithCmarkGfm('what a reader of the page sees', () => {
  it.each(hiddenWords)('has no hidden word of %j', async (text) => {
    const [seen, shown] = [await read(text), shownText(text)]
    expect(shown).not.toMatch(/EVIL/iu)
    // The target of a link is no text of the page, and is kept.
    expect(seen.replace(/\]\([^)]*\)/gu, '')).not.toMatch(/EVIL|[\u{E0000}-\u{E007F}]/iu)
    expectAllVisible(seen, shown)
  })

  it.each(invisibleTexts)('has no invisible character of %j', async (text) => {
    expect(await read(text)).toMatch(/^ab$|^a b c$/u)
  })

  it.each(visibleTexts)('has all visible text of %j', async (text) => {
    expectAllVisible(await read(text), shownText(text))
  })
})
