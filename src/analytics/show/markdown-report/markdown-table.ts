import { codeSpan } from '../../../shared/untrusted-text.ts'
import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import type { Counted } from '../../judge/topics/topic.ts'
import { pageLink } from '../page-link.ts'
import {
  type Cell,
  type ColumnKind,
  isClear,
  isComparedCount,
  lineColumns,
  numberText,
  type Table,
  textsBelow,
  textsOf,
} from '../tables/table.ts'

const textsPerCell = 5
// A longer path makes its table wider than the summary.
const maxPathCharacters = 70
// A path with escapes is longer than any other, and has no link.
const maxLinkCharacters = 300
// None of these characters has a meaning in Markdown or HTML, alone or together.
const ordinaryPath = /^(?:\/[A-Za-z0-9-]+){2,}$/u

export interface Options {
  siteUrl: URL | undefined
  /** Whether wide columns are left out, words are cut, and cells with several texts are folded. */
  isNarrow: boolean
}

/**
 * Returns the first rows of a table, with the columns for people. Columns with words and pages are no columns here, but further lines
 * below the name of the row, so that the table fits on a phone.
 */
export function markdownTable(table: Table, shown: number | undefined, options: Options): string {
  const { isNarrow } = options
  const columns = lineColumns(table).filter(({ isWide = false }) => !(isNarrow && isWide))
  const lines = table.rows.slice(0, shown).map((row) => {
    const isGone = row.some((cell) => isComparedCount(cell) && cell.now === 0)
    const [name, ...numbers] = columns.map(({ kind, index }, column) =>
      column === 0 ? cellText(kind, textsOf(row[index]), options, isGone) : numberMarkdown(kind, row[index]),
    )
    const open = [name]
    const hidden: { count: string; text: string }[] = []
    for (const { title, kind, texts } of textsBelow(table, row)) {
      const text = `${title}: ${cellText(kind, texts, options, isGone)}`
      if (!isNarrow || kind !== 'words' || texts.length === 1) open.push(text)
      else hidden.push({ count: `${formatCount(texts.length)} ${title.toLowerCase()}`, text })
    }
    return [open.join('<br>') + foldedTexts(hidden), ...numbers]
  })
  return tableMarkdown(
    columns.map(({ title }) => (isNarrow ? smallHead(title) : title)),
    lines,
  )
}

/** GitHub leaves room below a folded block, so a cell has one for all of its texts. */
function foldedTexts(texts: readonly { count: string; text: string }[]): string {
  if (texts.length === 0) return ''
  const counts = texts.map(({ count }) => count).join(', ')
  return `<details><summary>${counts}</summary>${texts.map(({ text }) => text).join('<br>')}</details>`
}

/** Several columns have little room on a phone. */
export function smallHead(title: string): string {
  return `<sub>${title}</sub>`
}

/** Returns a table with text in the first column and numbers in the others. */
export function tableMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|:--|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n')
}

function cellText(kind: ColumnKind, texts: readonly Counted[], options: Options, isGone: boolean): string {
  const shown = texts.slice(0, textsPerCell).map(({ text, count }) => {
    const code = (): string => codeSpan(text, options.isNarrow ? 100 : 300)
    const safe = kind === 'plain' ? text : kind === 'page' ? pathOf(text, options, isGone) : code()
    return `${safe}${count === 1 ? '' : ` (${formatCount(count)})`}`
  })
  const others = texts.length - shown.length
  return `${shown.join(', ')}${others > 0 ? ` and ${formatCountOf(others, 'other')}` : ''}`
}

/** Returns a number. A change beyond what is usual is bold. */
function numberMarkdown(kind: ColumnKind, cell: Cell | undefined): string {
  const text = numberText(kind, cell)
  return isComparedCount(cell) && isClear(cell) ? `**${text}**` : text
}

/** In `gaps.md`, which an agent reads, paths are whole and no links. A folder is no link, nor a page without visitors now. */
function pathOf(path: string, { siteUrl, isNarrow }: Options, isGone: boolean): string {
  if (!isNarrow) return codeSpan(path, 120)
  return pathInTable(path, isGone || path.endsWith('/*') ? undefined : siteUrl)
}

/**
 * Returns a path for a table, as a link if the address of its page is known. An ordinary path can break behind a slash, so
 * that the table fits on a phone. Behind a hyphen it can break anyway.
 */
export function pathInTable(path: string, siteUrl: URL | undefined): string {
  const linked = linkedPath(path, siteUrl)
  if (path.length > maxPathCharacters || !ordinaryPath.test(path)) return linked
  const breakable = path.slice(1).replaceAll('/', '/<wbr>')
  return linked.replace(`\`${path}\``, `<code>/${breakable}</code>`)
}

/** Returns a path as code that is also a link to the page, if its address is known and short. */
export function linkedPath(path: string, siteUrl: URL | undefined): string {
  const code = codeSpan(path, maxPathCharacters)
  const link = siteUrl && pageLink(siteUrl, path)
  if (link === undefined || link.length > maxLinkCharacters || !code.startsWith('`')) return code
  return `[${code}](<${link}>)`
}
