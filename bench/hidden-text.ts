// The time to remove hidden text from hostile Markdown of 64 KiB, the slowest first.
import { visibleMarkdown } from '../src/github/hidden-text/hidden-text.ts'

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

export interface HiddenTextResult {
  /** Number of texts that were measured. */
  texts: number
  /** The slowest first. */
  slowest: { name: string; wallMs: number }[]
}

/** Measures how long it takes to remove hidden text from each text, once. */
export async function measureHiddenText(): Promise<HiddenTextResult> {
  const results = []
  await visibleMarkdown('a', length)
  for (const [name, text] of texts) {
    const startedAtMs = performance.now()
    await visibleMarkdown(text, length)
    results.push({ name, wallMs: performance.now() - startedAtMs })
  }
  results.sort((a, b) => b.wallMs - a.wallMs)
  return { texts: texts.length, slowest: results.slice(0, shownTexts) }
}
