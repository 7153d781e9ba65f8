import { describe, expect, it } from '@jest/globals'

import type { Pause } from '../../src/shared/pause.ts'
import { servedLetters, toldBy, wordsOfPatch } from '../../src/site/page-words.ts'

const unpaused: Pause = () => undefined
const above = 'The export has all pages of the site.'
const below = 'Then it is in a folder on the disk.'

/** Tells a page by the Markdown that the site serves for it. */
async function told(served: string, patch: string, isAdded = false) {
  const letters = await servedLetters(served, '/docs', unpaused)
  return toldBy(letters, await wordsOfPatch(patch, unpaused), isAdded, unpaused)
}
const patchOf = (...lines: string[]) => ['@@ -40,9 +40,9 @@ Section', ...lines].join('\n')
const pageOf = (...paragraphs: string[]) => ['# Export', '> All of them', ...paragraphs].join('\n\n')
const signed = (sign: string, text: string) => text.split('\n').map((line) => sign + line)
/** The change of a text between two paragraphs. */
const changeOf = (before: string, after: string) =>
  patchOf(` ${above}`, ' ', ...signed('-', before), ...signed('+', after), ' ', ` ${below}`)

type Texts = [before: string, after: string]
const cdn = (file: string) => `https://cdn.example.com/x/${file}?fit=max&s=1`

describe('a page is told by a change of', () => {
  it.each<[what: string, source: Texts, served?: Texts]>([
    ['a word', ['It takes *five* minutes.', 'It takes *six* minutes.']],
    [
      'a numbered item',
      ['2. Open the list of exports', '3. Ask the team for the list'],
      ['1. Open the list of exports', '1. Ask the team for the list'],
    ],
    ['another script', ['导出格式和时区选项', '更改格式和时区选项']],
    ['a cell', ['| Limit | 10 |', '| Limit | 20 |'], ['|  Limit  |  10  |', '|  Limit  |  20  |']],
    [
      'the title of code',
      ['```ts a.ts\nconst a = 1\n```', '```ts b.ts\nconst a = 1\n```'],
      ['```ts a.ts theme={null}\nconst a = 1\n```', '```ts b.ts theme={"system"}\nconst a = 1\n```'],
    ],
    ['an attribute', ['<Card title="Old" icon="a">Text</Card>', '<Card title="New" icon="a">Text</Card>']],
    [
      'the target of a link',
      ['See [it](/guides/old).', 'See [it](/guides/new).'],
      ['See [it](/docs/guides/old).', 'See [it](/docs/guides/new).'],
    ],
    [
      'the target of a card',
      ['<Card href="/old">Text</Card>', '<Card href="/new">Text</Card>'],
      ['<Card href="/docs/old">Text</Card>', '<Card href="/docs/new">Text</Card>'],
    ],
    [
      'a bare address',
      ['See https://old.example/a', 'See https://new.example/a'],
      [
        'See [https://old.example/a](https://old.example/a)',
        'See [https://new.example/a](https://new.example/a)',
      ],
    ],
    [
      'an image',
      ['![Text](/images/old.png)', '![Text](/images/new.png)'],
      [
        `<img src="${cdn('images/old.png')}" alt="Text" width="9" data-path="images/old.png" srcset="${cdn('a')} 9w" />`,
        `<img src="${cdn('images/new.png')}" alt="Text" width="9" data-path="images/new.png" srcset="${cdn('a')} 9w" />`,
      ],
    ],
    [
      'words beside escapes, entities and comments',
      ['The "old"&nbsp;a_name {/* no */}is it', 'The "new"&nbsp;a_name <!-- no -->is it'],
      [String.raw`The &#x22;old&#x22; a\_name is it`, String.raw`The &#x22;new&#x22; a\_name is it`],
    ],
  ])('%s', async (_, [before, after], [old, live] = [before, after]) => {
    const patch = changeOf(before, after)
    const states = [live, old].map((text) => told(pageOf(above, text, below), patch))
    expect(await Promise.all(states)).toEqual(['live', 'old'])
  })

  it.each([
    ['title', 'title: "Export"', 'title: "Export of visitors"', '# Export', '# Export of visitors'],
    ['description', 'description: All', 'description: Only the newest', '> All', '> Only the newest'],
  ])('its %s', async (name, before, after, old, live) => {
    const other = name === 'title' ? ' description: All of the visitors' : ' title: All of the visitors'
    const patch = [
      '@@ -1,5 +1,5 @@',
      ' ---',
      `-${before}`,
      `+${after}`,
      other,
      ' icon: x',
      ' ---',
      ` ${below}`,
    ]
    const page = (line: string) => `> ## Index\n> Of all\n\n${line}\n\n${below}\n\nAll of the visitors`
    const short = patch.join('\n')
    expect(await told(page(live), short)).not.toBe('old')
    expect(await told(page(old), short)).not.toBe('live')
  })
})

describe('nothing is told', () => {
  const five = 'It takes at most five minutes.'
  const ten = 'It takes at most ten minutes.'
  const words = 'The words that are in the snippet now, or were in it. They are long enough to be told.'
  it.each<[string, string, string]>([
    ['of a page that shows neither version', 'Something else.', changeOf(five, ten)],
    ['of a page that shows both', `${five}\n\n${below}\n\n${above}\n\n${ten}`, changeOf(five, ten)],
    ['if no letter was changed', five, changeOf(five, `**${five}**`)],
    ['by a comment', 'A comment that nobody sees.', patchOf('+{/* A comment that nobody sees. */}')],
    [
      'by other keys of front matter',
      'Text.',
      '@@ -1,3 +1,3 @@\n ---\n-icon: the-old-icon-of-it\n+icon: a\n ---',
    ],
    ...['<Words />', '<Words product="api" />', '<Words days={90}></Words>'].map(
      (use): [string, string, string] => [
        `if a snippet replaces the lines: ${use}`,
        words,
        changeOf(words, `import Words from '/snippets/words.mdx'\n\n${use}`),
      ],
    ),
    [
      'if the text of a component replaces the lines',
      words,
      changeOf(words, `export const Words = () => <>${words.slice(0, 20)}</>`),
    ],
    ['if the lines replace a snippet', words, changeOf('<Snippet file="words.mdx" />', words)],
    ['if the lines replace a snippet of its own text', words, changeOf('<Words product="api" />', words)],
    [
      'if the lines are for people alone',
      'Words that AI does not get.',
      changeOf('<Visibility for="humans">\nWords that AI does not get.\n</Visibility>', 'Words for all.'),
    ],
    ['without Markdown', '', changeOf(five, ten)],
    ['without a patch', five, ''],
  ])('%s', async (_, served, patch) => {
    const page = served === '' ? '' : pageOf(above, served, below)
    expect(await told(page, patch)).toBe('unclear')
  })
})

describe('a text that was only added or removed', () => {
  const block = Array.from({ length: 8 }, (_, index) => `Sentence ${index} of a section that is long enough.`)
  const [first = '', ...others] = block
  const change = (sign: string, around: [string[], string[]]) =>
    patchOf(
      ...around[0].map((text) => ` ${text}`),
      ...block.map((text) => sign + text),
      ...around[1].map((text) => ` ${text}`),
    )
  const places: [string, [string[], string[]]][] = [
    ['between others', [[above], [below]]],
    ['at the end', [[above], []]],
    ['at the start', [[], [below]]],
  ]

  it.each(places)('%s is told', async (_, around) => {
    const [before, after] = around
    const [having, lacking] = [pageOf(...before, ...block, ...after), pageOf(...before, ...after)]
    expect(await told(having, change('+', around))).toBe('live')
    expect(await told(having, change('-', around))).toBe('old')
    expect(await told(lacking, change('+', around))).not.toBe('live')
    expect(await told(lacking, change('-', around))).not.toBe('old')
  })

  it.each(places)('%s is not told if the page has the same elsewhere', async (_, around) => {
    const [before, after] = around
    const twin = pageOf(...before, ...after, 'Between both.', ...before, ...block, ...after)
    expect(await told(twin, change('+', around))).not.toBe('live')
    expect(await told(twin, change('-', around))).not.toBe('old')
  })

  it('is not told by the same parameter of another endpoint', async () => {
    const parameter = (name: string, text: string) =>
      [`<ParamField query="${name}" type="string">`, `  ${text}`, '</ParamField>'].join('\n')
    const id = parameter('projectId', 'The identifier of the project, from the page of the keys.')
    const limit = parameter('limit', 'The largest number of items that one page of the answer has.')
    const cursor = parameter('cursor', 'The cursor of the page, as the answer before it has it.')
    const endpoint = ['## List jobs', id, limit, cursor, '## List runs', id]
    const patch = patchOf(...signed(' ', id), ...signed('+', limit), ...signed(' ', cursor))
    expect(await told(pageOf(...endpoint, cursor), patch)).toBe('unclear')
    expect(await told(pageOf(...endpoint, limit, cursor), patch)).toBe('live')
  })

  it.each(places.slice(1))('%s is not told by a part of it', async (_, around) => {
    const [before, after] = around
    const part = pageOf(...before, first, ...others.slice(1), ...after)
    expect(await told(part, change('+', around))).not.toBe('live')
  })
})

it('A page that was added is live with a part of its text', async () => {
  const lines = [
    'One line of the page that was added.',
    'Another line.',
    'A third line of the page.',
    'The last.',
  ]
  const patch = ['@@ -0,0 +1,4 @@', ...lines.map((line) => `+${line}`)].join('\n')
  expect(await told(lines.slice(0, 2).join('\n\n'), patch, true)).toBe('live')
  expect(await told('Another page.', patch, true)).toBe('unclear')
})

describe('the work on a hostile text', () => {
  it('grows no faster than the text: no character becomes a mark without a limit', async () => {
    const becomesMark = (character: string) => /^\p{M}+$/u.test(character.normalize('NFKC'))
    const all = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code))
    const marks = all.filter((character) => character.isWellFormed() && becomesMark(character))
    expect(marks).toContain('\uFF9E')
    for (const mark of marks)
      expect((await servedLetters(`e${mark.repeat(100)}`, '', unpaused)).length).toBeLessThan(40)
  })

  const long = 'a b '.repeat(50_000)
  const words = wordsOfPatch(patchOf(` ${above}`, `+${above}`), unpaused)
  it.each<[string, (pause: Pause) => Promise<unknown>]>([
    ['letters', (pause) => servedLetters(long, '', pause)],
    ['an unbroken word', (pause) => servedLetters('\uFDFA'.repeat(100_000), '', pause)],
    ['a patch', (pause) => wordsOfPatch(`@@ -1 +1 @@\n-a${long}\n+${long}`, pause)],
    ['runs', async (pause) => toldBy(long, await words, false, pause)],
  ])('can be ended in the middle: %s', async (_, work) => {
    let pauses = 0
    await work(() => {
      pauses += 1
      return undefined
    })
    expect(pauses).toBeGreaterThanOrEqual(5)
    const ended = new Error('ended')
    let left = 5
    const ending = work(() => ((left -= 1) > 0 ? undefined : Promise.reject(ended)))
    await expect(ending).rejects.toBe(ended)
  })
})
