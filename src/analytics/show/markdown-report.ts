import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import { codeSpan, folded } from '../../shared/untrusted-text.ts'
import type { Findings } from '../judge/findings.ts'
import type { Counted } from '../judge/topics/topic.ts'
import { type LinkOf, linksOf } from './page-link.ts'
import type { SentencePart } from './sentence.ts'
import {
  type Cell,
  type ColumnKind,
  isClear,
  isComparedCount,
  lineColumns,
  numberText,
  type Table,
  textsBelow,
  textsOfCell,
} from './tables/table.ts'
import { type Block, type BlockOf, blocksOf } from './visitor-documents.ts'

const maxWordsCharacters = 100
const maxCodeCharacters = 120
const maxMessageCharacters = 500
const textsPerCell = 5
// A longer path makes its table wider than the summary.
const maxPathCharacters = 70
// A path with escapes is longer than any other, and has no link.
const maxLinkCharacters = 300
// None of these characters has a meaning in Markdown or HTML, alone or together.
const ordinaryPath = /^(?:\/[A-Za-z0-9-]+){2,}$/u

interface Options {
  linkOf: LinkOf
  /** Whether wide columns are left out, words are cut, cells with several texts are folded, and paths can break. */
  isNarrow: boolean
}

/**
 * Returns the report of an export for the job summary.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there
 */
export function visitorReport(findings: Findings, gapsFile: string | undefined): string {
  return markdownOf(blocksOf('summary', findings, gapsFile), 3, { linkOf: linksOf(findings), isNarrow: true })
}

/**
 * Returns `gaps.md`: where the documentation did not serve its readers, for people and for the agent. What readers wrote
 * is shown as code, so that it cannot become Markdown.
 */
export function gapsReport(findings: Findings, gapsFile: string | undefined): string {
  const title = `# Where the documentation of ${codeSpan(findings.projectId, maxCodeCharacters)} did not serve its readers`
  const options = { linkOf: linksOf(findings), isNarrow: false }
  return `${title}\n\n${markdownOf(blocksOf('gaps', findings, gapsFile), 2, options)}`
}

/** @param level that of the headings of sections */
function markdownOf(blocks: readonly Block[], level: number, options: Options): string {
  return blocks.map((block) => blockMarkdown(block, level, options)).join('\n\n')
}

function blockMarkdown(block: Block, level: number, options: Options): string {
  switch (block.kind) {
    case 'opening':
      return openingMarkdown(block, options)
    case 'text':
      return sentenceMarkdown(block.text, options)
    case 'list':
      return block.items
        .map(({ name, text }) => `- **${name}**: ${sentenceMarkdown(text, options)}`)
        .join('\n')
    case 'totals':
      return totalsMarkdown(block)
    case 'tasks':
      return block.tasks
        .map(
          (task, index) =>
            `${index + 1}. **${task.verb}** ${sentenceMarkdown(task.what, options)}<br>${sentenceMarkdown(task.why, options)}`,
        )
        .join('\n')
    case 'table':
      return markdownTable(block.table, block.shown, options)
    case 'section':
      return sectionMarkdown(block, level, options)
  }
}

/** The verdict is the largest line. */
function openingMarkdown({ site, verdict, compared, missing }: BlockOf<'opening'>, options: Options): string {
  const boxes = missing.map(({ what, why, messages }) => {
    const told = messages.map((message) => codeSpan(message, maxMessageCharacters))
    return [`**${what}** ${why}`, ...folded('The messages', ...told)].join('\n\n').replaceAll(/^/gmu, '> ')
  })
  const texts = [`<sub>${sentenceMarkdown(site, options)}</sub>`, `## ${verdict}`, compared, ...boxes]
  return texts.filter((text) => text !== undefined).join('\n\n')
}

/** A total beyond what is usual is bold. */
function totalsMarkdown({ totals, now: name, chart }: BlockOf<'totals'>): string {
  const rows = totals.map(({ title, now, mark, change, beside, counts }) => {
    const plain = `${formatCount(now)} ${mark}`.trim().replace(' ', '\u00A0')
    const count = isClear({ change }) ? `**${plain}**` : plain
    const cell = beside === '' ? count : `${count}<br>${smallText(beside)}`
    const bars = `${barsOf(counts)} ${chart?.before ?? ''} ${formatCount(counts.at(-2) ?? 0)}`
    return [title, cell, ...(chart ? [counts.length === 0 ? '' : smallText(bars)] : [])]
  })
  const head = ['Total', name, ...(chart ? [chart.periods] : [])]
  const table = tableMarkdown(head.map(smallText), rows)
  return [table, ...(chart ? folded(chart.title, chart.numbers) : [])].join('\n\n')
}

/** Draws counts from 0 as a line of characters, of which the lowest stands for up to an eighth of the largest count. */
function barsOf(counts: readonly number[]): string {
  const eighth = Math.max(1, ...counts) / 8
  return counts.map((count) => '▁▂▃▄▅▆▇█'.charAt(Math.max(1, Math.round(count / eighth)) - 1)).join('')
}

function sectionMarkdown(section: BlockOf<'section'>, level: number, options: Options): string {
  const { title, count, isFolded = false, blocks } = section
  const heading = `${title}${count === undefined ? '' : ` (${count})`}`
  const content = markdownOf(blocks, level + 1, options)
  return (isFolded ? folded(heading, content) : [`${'#'.repeat(level)} ${heading}`, content]).join('\n\n')
}

/** Returns a sentence as Markdown. Words of readers and paths are code. */
function sentenceMarkdown(parts: readonly SentencePart[], options: Options): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) return codeSpan(part.code, maxCodeCharacters)
    return 'words' in part ? codeSpan(part.words, maxWordsCharacters) : pathMarkdown(part.page, options)
  })
  return texts.join('')
}

/**
 * Returns the first rows of a table, with the columns for people. Columns with words and pages are no columns here, but further
 * lines below the name of the row, so that the table fits on a phone.
 */
function markdownTable(table: Table, shown: number | undefined, options: Options): string {
  const { isNarrow } = options
  const columns = lineColumns(table).filter(({ isWide = false }) => !(isNarrow && isWide))
  const lines = table.rows.slice(0, shown).map((row) => {
    const [name, ...numbers] = columns.map(({ kind, index }, column) =>
      column === 0 ? cellText(kind, textsOfCell(row[index]), options) : numberMarkdown(kind, row[index]),
    )
    const open = [name]
    const hidden: { count: string; text: string }[] = []
    for (const { title, kind, texts } of textsBelow(table, row)) {
      const text = `${title}: ${cellText(kind, texts, options)}`
      if (!isNarrow || kind !== 'words' || texts.length === 1) open.push(text)
      else hidden.push({ count: `${formatCount(texts.length)} ${title.toLowerCase()}`, text })
    }
    return [open.join('<br>') + foldedTexts(hidden), ...numbers]
  })
  const head = columns.map(({ title }) => (isNarrow ? smallText(title) : title))
  return tableMarkdown(head, lines)
}

/** GitHub leaves room below a folded block, so a cell has one for all of its texts. */
function foldedTexts(texts: readonly { count: string; text: string }[]): string {
  if (texts.length === 0) return ''
  const counts = texts.map(({ count }) => count).join(', ')
  return `<details><summary>${counts}</summary>${texts.map(({ text }) => text).join('<br>')}</details>`
}

/** Several columns have little room on a phone. */
function smallText(text: string): string {
  return text === '' ? '' : `<sub>${text}</sub>`
}

/** Returns a table with text in the first column and numbers in the others. */
function tableMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|:--|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n')
}

function cellText(kind: ColumnKind, texts: readonly Counted[], options: Options): string {
  const shown = texts.slice(0, textsPerCell).map(({ text, count }) => {
    const code = (): string => codeSpan(text, options.isNarrow ? 100 : 300)
    const safe = kind === 'plain' ? text : kind === 'page' ? pathMarkdown(text, options) : code()
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

/**
 * Returns a path as code that is also a link to the page, if its address is known and short. In the summary, an ordinary path
 * can break behind a slash, so that its table fits on a phone. Behind a hyphen it can break anyway.
 */
function pathMarkdown(path: string, { linkOf, isNarrow }: Options): string {
  const canBreak = isNarrow && path.length <= maxPathCharacters && ordinaryPath.test(path)
  const code = canBreak
    ? `<code>${path.replaceAll(/(?<=.)\//gu, '/<wbr>')}</code>`
    : codeSpan(path, isNarrow ? maxPathCharacters : maxCodeCharacters)
  const link = linkOf(path)
  return link === undefined || link.length > maxLinkCharacters ? code : `[${code}](<${link}>)`
}
