import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

import { singleLine } from '../../shared/untrusted-text.ts'
import {
  cut,
  fixedSpace,
  type LeftOut,
  type ReadingOptions,
  withFixedSpaces,
  withoutInvisible,
  withoutLongGaps,
} from './plain-text.ts'

const maxStepsSmaller = 2
const maxDepth = 30
const maxTargetCharacters = 200
/** Begins a list item or a table cell. Texts do not have it, because noncharacters are removed from them. */
const partStart = '\uFDD1'

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const blocks = names(
  'caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr ol p pre section summary table ul',
)
// What browsers never show (HTML standard, 15.3.1), and elements that are drawn in the place of their content.
const hidden = names(
  'audio canvas datalist desc dialog head iframe metadata noembed noframes noscript object rp script style svg template title video',
)
// What GitHub's style sheet does: https://github.com/sindresorhus/github-markdown-css
const preformatted = names('code pre tt')
const small = names('code h5 h6 pre rt samp small sub sup tt')

const signs = new Map(Object.entries({ br: '\n', hr: '---', img: '(image)', td: partStart, th: partStart }))
/** The marks without which a text has another meaning, or no structure. */
const marks = new Map<string, (text: string, attributes: Map<string, string>) => string>([
  ['a', linked],
  ['blockquote', (text) => `\n> ${indented(tidy(text), '> ')}\n`],
  ['code', (text) => `\`${text}\``],
  ['div', withLanguage],
  ['li', (text) => `${partStart}${indented(tidy(text), fixedSpace.repeat(2))}\n`],
  ['ol', withNumbers],
  ['pre', inFence],
  ['sup', (text) => `^${text}`],
  ['td', (text) => partStart + oneLine(tidy(text))],
  ['th', (text) => partStart + oneLine(tidy(text))],
  ['tr', (text) => `${text.split(partStart).slice(1).map(oneLine).join(' | ')}\n`],
  ['ul', (text) => text.replaceAll(partStart, '- ')],
])

/** Returns the HTML that GitHub's pages show for Markdown. */
export type RenderMarkdown = (markdown: string) => Promise<string>

/**
 * Returns what a reader of the page of a text sees. GitHub renders the text. The source is never returned, because it can
 * hold text that the page does not show. It is not cut before, because a part of it can show what the page of all hides.
 *
 * @throws what `render` throws
 */
export async function pageText(
  markdown: string,
  { render, ...options }: ReadingOptions & { render: RenderMarkdown },
): Promise<string> {
  const source = options.redact(markdown.toWellFormed())
  if (source.trim() === '') return ''
  const html = await render(source)
  // The time is linear in the length of the HTML if each element has its end tag, as GitHub writes it.
  const texts = parseFragment(html).childNodes.map((node) => visibleTextOf(node, [], options.leftOut))
  return cut(tidy(texts.join('')).replaceAll(/[\uFDD0\uFDD1]/gu, ' '), options)
}

function visibleTextOf(
  node: DefaultTreeAdapterTypes.Node,
  parents: readonly string[],
  leftOut: LeftOut,
): string {
  if (defaultTreeAdapter.isTextNode(node)) {
    const text = withFixedSpaces(withoutInvisible(node.value, leftOut))
    const isPreformatted = parents.some((name) => preformatted.has(name))
    return isPreformatted ? text.replaceAll(' ', fixedSpace) : text.replaceAll(/[\t\n ]+/gu, ' ')
  }
  if (!defaultTreeAdapter.isElementNode(node) || hidden.has(node.tagName)) return ''
  // A `code` in a `pre` has no size and no marks of its own.
  const tagName = node.tagName === 'code' && parents.at(-1) === 'pre' ? 'span' : node.tagName
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
  // A link from a footnote to its reference is an arrow.
  if (attributes.has('hidden') || attributes.has('data-footnote-backref')) return ''
  const path = [...parents, tagName]
  const reason = reasonToLeaveOut(path, attributes)
  leftOut.hasHidden ||= reason !== undefined
  const textIn = (): string => node.childNodes.map((child) => visibleTextOf(child, path, leftOut)).join('')
  const text = reason === undefined ? marked(tagName, textIn(), attributes) : `(${reason} left out)`
  if (!blocks.has(tagName)) return text
  const block = tidy(text)
  return block === '' ? '\n' : `\n${block}\n`
}

/** Returns what is left out in the place of the innermost element; undefined if a reader sees its text. */
function reasonToLeaveOut(path: readonly string[], attributes: Map<string, string>): string | undefined {
  // An `rt` has half of the size, so it counts twice.
  const steps = path.filter((name) => small.has(name)).length + path.filter((name) => name === 'rt').length
  if (steps > maxStepsSmaller) return 'tiny text'
  if (path.length > maxDepth) return 'deeply nested text'
  const name = (path.at(-1) === 'pre' ? attributes.get('lang')?.toLowerCase() : path.at(-1)) ?? ''
  if (['geojson', 'mermaid', 'stl', 'topojson'].includes(name)) return 'diagram'
  if (['math', 'math-renderer'].includes(name)) return 'formula'
  return name === 'bdo' ? 'reordered text' : undefined
}

function marked(tagName: string, text: string, attributes: Map<string, string>): string {
  if (tagName === 'input') return attributes.has('checked') ? '[x] ' : '[ ] '
  if (text.trim() === '') return signs.get(tagName) ?? text
  if (/^(?:del|s|strike)$/u.test(tagName)) return `~~${text}~~`
  if (/^h[1-6]$/u.test(tagName)) return `${'#'.repeat(Number(tagName[1]))} ${oneLine(text)}`
  return marks.get(tagName)?.(text, attributes) ?? text
}

function linked(text: string, attributes: Map<string, string>): string {
  // GitHub encodes the invisible characters of a target.
  const target = oneLine(withoutInvisible(attributes.get('href') ?? '', { hasHidden: false }))
  const shown = oneLine(text)
  const isShown = ['', shown, `mailto:${shown}`, `http://${shown}`].includes(target)
  if (isShown || attributes.has('data-footnote-ref')) return text
  return `${text} (${singleLine(target, maxTargetCharacters)})`
}

function withNumbers(text: string, attributes: Map<string, string>): string {
  let number = Number(/^\d+$/u.exec(attributes.get('start') ?? '')?.[0] ?? 1)
  return text.replaceAll(partStart, () => `${number++}. `)
}

function inFence(text: string): string {
  const longest = text.match(/`{3,}/gu)?.sort().at(-1) ?? '``'
  return `${longest}\`\n${text.replace(/\n$/u, '')}\n${longest}\``
}

/** GitHub names a language that it knows in a class. The attribute `lang` can have any word. */
function withLanguage(text: string, attributes: Map<string, string>): string {
  const known = /\bhighlight-(?:source|text)-([\w+.-]{1,20})(?: |$)/u.exec(attributes.get('class') ?? '')
  return text.replace('```', `\`\`\`${known?.[1] ?? ''}`)
}

/** Joins spaces as browsers do, and shortens long gaps. */
function tidy(text: string): string {
  return withoutLongGaps(text.replaceAll(/ {2,}/gu, ' ').replaceAll(/ \n ?|\n /gu, '\n')).trim()
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\uFDD0]+/gu, ' ').trim()
}

function indented(text: string, indentation: string): string {
  return text.replaceAll(/\n(?=[^\n])/gu, `\n${indentation}`)
}
