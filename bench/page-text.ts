// The time to read what the pages of hostile Markdown of 64 KiB show, beside the time to render them, the slowest first.
import { renderGitHubMarkdown } from '../simulator/github-markdown.ts'
import { pageText } from '../src/github/page-text/page-text.ts'

const length = 65_536
const shownTexts = 8
const filled = (unit: string): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const paired = (open: string, close: string): string => {
  const count = Math.floor(length / (open.length + close.length))
  return open.repeat(count) + close.repeat(count)
}
const numbered = (line: (index: number) => string): string => {
  let text = ''
  for (let index = 0; text.length < length; index++) text += `${line(index)}\n`
  return text.slice(0, length)
}

const units: Record<string, string[]> = {
  quotes: ['>', '> ', `${'>'.repeat(100)}\n`, `${'>'.repeat(100)}a\n\n`],
  lists: ['- ', '1. ', `${'- '.repeat(100)}a\n`, '- a\n', '* a\n+ b\n', '1. a\n\n', '-\n+\n'],
  mixed: ['> - ', `${'> - '.repeat(50)}a\n`, '>\n- a\n'],
  brackets: [
    '[',
    '![',
    '[]',
    '![]',
    '[a](b)',
    '[a](',
    '[a](<b',
    '[a](b "',
    '[a][b]',
    '!['.repeat(300) + '\n\n',
  ],
  emphasis: ['*', '_', '*a ', 'a**b', '*a_b', '*a**b***c', '~a~~b ', '~~a '],
  backticks: ['`', '`a', '``a`', '```\n', '~~~ a\nb\n'],
  tables: ['|', 'a|', 'a|b\n', 'a|b\n-|-\n', 'a|\n-|\n'],
  HTML: [
    '<',
    '<a',
    '<a b="',
    '<!--',
    '<!-- x -->',
    '<?',
    '<![CDATA[',
    '<b>',
    '<b c=d e>',
    '<div>\n\n',
    '<x>',
    '<!-->',
  ],
  entities: ['&amp;', '&', '&#', '&#8203;', '&zwj;a', '\u200Ba', '😀\u200D'],
  footnotes: ['[^a]', '[^a]: b\n', '[^a]: ', '[^a]: b\n\n'],
  definitions: ['[a]: b\n', '[a]: [a]: ', '[a]:\n', '[a]: b "\n', "[a]: b 'c\n\n"],
  autolinks: ['<http://a>', 'www.a.b ', 'http://a', 'a@b.c ', 'a@', 'www.', 'http://a.b/)))!! ', 'a@b.c_'],
  lines: ['\n', 'a\n', 'a  \n', '# a #\n', 'a\n=\n', '---\n', '\\*', ' ', '\t', 'a'],
}

const texts: [string, string][] = [
  ...Object.entries(units).flatMap(([kind, list]) =>
    list.map((unit): [string, string] => [`${kind}: ${JSON.stringify(unit.slice(0, 20))}`, filled(unit)]),
  ),
  ['table of 8,000 columns', `${'|a'.repeat(8000)}|\n${'|-'.repeat(8000)}|\n${'|b'.repeat(8000)}|`],
  ['elements in elements', `${'<div>'.repeat(5000)}a`],
  ['quotes behind an invisible character', `\u200B${filled('>')}`],
  ['quote with lazy lines', `${'>'.repeat(100)}${filled('a\n')}`],
  ['list with lazy lines', `${'- '.repeat(100)}${filled('a\n')}`],
  ['lists, each one deeper', numbered((index) => `${' '.repeat(2 * index)}- a`)],
  ['quotes, each one deeper', numbered((index) => `${'>'.repeat((index % 100) + 1)} a`)],
  ['links in links', paired('[', '](a)')],
  ['images in images', paired('![', '](a)')],
  ['emphasis in emphasis', paired('*a ', ' a*')],
  ['strikethrough in strikethrough', paired('~~a ', ' a~~')],
  ['emphasis that does not match', paired('*a_ ', '*_ ')],
  ['URL with entities', `http://a.b/${filled('&amp;')}`],
  ['URL with parentheses', `www.a.b${filled(')')}`],
  ['table of two columns', `a|b\n-|-\n${filled('a|b\n')}`],
  ['row of many cells', `a|b\n-|-\n${filled('|')}`],
  ['definitions of many names', numbered((index) => `[${index}]: b`)],
  ['footnotes of many names', numbered((index) => `[^${index}]: b`)],
  ['references to one name', `[a]: b\n\n${filled('[a]')}`],
  ['backticks of many lengths', numbered((index) => '`'.repeat(index)).replaceAll('\n', 'a')],
  ['attributes of many names', `a <a${numbered((index) => ` a${index}`).replaceAll('\n', '')}>`],
]

export interface SlowestTexts {
  /** Number of texts that were measured. */
  texts: number
  /** The slowest first. */
  slowest: { name: string; wallMs: number }[]
}

/** Measures how long it takes to read each page, once, after it was rendered. */
export async function measurePageText(): Promise<SlowestTexts> {
  const results = []
  for (const [name, text] of texts) {
    const html = renderGitHubMarkdown(text)
    const startedAtMs = performance.now()
    await pageText(text, { what: 'issue', maxBytes: length, render: () => Promise.resolve(html) })
    results.push({ name, wallMs: performance.now() - startedAtMs })
  }
  results.sort((a, b) => b.wallMs - a.wallMs)
  return { texts: texts.length, slowest: results.slice(0, shownTexts) }
}
