import { describe, expect, it } from '@jest/globals'

import {
  describeRemoved,
  visibleMarkdown,
  visiblePlainText,
} from '../../../src/github/hidden-text/hidden-text.ts'

const clean = (text: string) => visibleMarkdown(text, 65_536)

describe('text that the parser cannot read in time', () => {
  it.each([
    ['quotes', `${'>'.repeat(101)} EVIL`],
    ['quotes with spaces', `${'> '.repeat(101)}EVIL`],
    ['lists', `${'- '.repeat(101)}EVIL`],
    ['numbered lists', `${'1. '.repeat(101)}EVIL`],
    ['quotes and lists', `${'> - '.repeat(51)}EVIL`],
    ['indented lists', `${' '.repeat(210)}- EVIL`],
  ])('is left out where it stands in more than 100 containers: %s', async (_, text) => {
    const { text: kept, removed } = await clean(`a\n\n${text}\n\nb`)
    expect(kept).not.toContain('EVIL')
    expect(kept).toMatch(/^a\n[^]*b$/u)
    expect([...removed.keys()]).toEqual(['deeply nested text'])
  })

  it('stays where it stands in 100 containers', async () => {
    const text = `${'>'.repeat(100)} a`
    expect((await clean(text)).text).toBe(text)
  })

  it.each([
    ['brackets', '['],
    ['images in images', '!['],
    ['emphasis', '*a '],
    ['table cells', '|'],
    ['lines', 'a\n\n'],
    ['ampersands in a link', '&amp;'],
  ])('is cut after too many marks: %s', async (_, mark) => {
    const { text, removed } = await clean(`http://a.b/${mark.repeat(12_000)}`)
    expect(text.length).toBeGreaterThan(100)
    expect(removed.get('complex text')?.count).toBe(1)
  })

  it('is left out before the parser sees it', async () => {
    const { text } = await clean('>'.repeat(65_536))
    expect(text).toMatch(/^>{0,100}$/u)
  })
})

it.each(['\u200B', '<!-- x -->', '&#8203;'])(
  'text that would be deeply nested without %j in front of it stays text',
  async (hidden) => {
    const { text } = await clean(`${hidden}${'>'.repeat(65_000)} a`)
    expect(/^<(?:wbr|!----)>>{65000} a$/u.test(text)).toBe(true)
  },
)

describe('the cut', () => {
  it('is made between characters, and its bytes are told', async () => {
    const { text, cutBytes } = await visibleMarkdown('aßb', 2)
    expect([text, cutBytes]).toEqual(['a', 3])
  })

  it('keeps a text that fits', async () => {
    expect(await visibleMarkdown('aß', 3)).toMatchObject({ text: 'aß', cutBytes: 0 })
  })
})

describe('plain text', () => {
  it('keeps marks and loses invisible characters', () => {
    expect(visiblePlainText('[Bug]: <b> &shy;\u200B', 100).text).toBe('[Bug]: <b> &shy;')
  })
})

it('what was removed is told by kind, with numbers', async () => {
  const text = await clean('a\u200B<!-- x --> ![b](c)')
  expect(describeRemoved([text, text])).toEqual([
    '2 comments (20 characters)',
    '2 image texts (2 characters)',
    '2 invisible characters',
  ])
})
