import { formatCount } from '../../../shared/number-format.ts'
import { codeSpan } from '../../../shared/untrusted-text.ts'
import type { Findings } from '../../judge/findings.ts'
import type { SentencePart } from '../sentence.ts'
import type { ShownTotal } from '../totals.ts'
import { barsLine } from '../usual-chart.ts'
import { type Block, type BlockOf, blocksOf } from '../visitor-documents.ts'
import { linkedPath, markdownTable, type Options, smallHead, tableMarkdown } from './markdown-table.ts'

const maxWordsCharacters = 100
const maxCodeCharacters = 120
const maxMessageCharacters = 500

/**
 * Returns the report of an export for the job summary.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there
 */
export function visitorReport(findings: Findings, gapsFile: string | undefined): string {
  const { siteUrl } = findings
  return markdownOf(blocksOf('summary', findings, gapsFile), 3, { siteUrl, isNarrow: true })
}

/**
 * Returns `gaps.md`: where the documentation did not serve its readers, for people and for the agent. What readers wrote
 * is shown as code, so that it cannot become Markdown.
 */
export function gapsReport(findings: Findings, gapsFile: string | undefined): string {
  const { siteUrl, projectId } = findings
  const title = `# Where the documentation of ${codeSpan(projectId, maxCodeCharacters)} did not serve its readers`
  return `${title}\n\n${markdownOf(blocksOf('gaps', findings, gapsFile), 2, { siteUrl, isNarrow: false })}`
}

/** @param level that of the headings of sections */
function markdownOf(blocks: readonly Block[], level: number, options: Options): string {
  return blocks.map((block) => blockMarkdown(block, level, options)).join('\n\n')
}

function blockMarkdown(block: Block, level: number, options: Options): string {
  switch (block.kind) {
    case 'opening':
      return openingMarkdown(block)
    case 'text':
      return sentenceMarkdown(block.text)
    case 'list':
      return block.items.map(({ name, text }) => `- **${name}**: ${sentenceMarkdown(text)}`).join('\n')
    case 'totals':
      return totalsMarkdown(block.totals, block.now, block.periods)
    case 'tasks':
      return block.tasks.map((task, index) => `${index + 1}. ${taskMarkdown(task, options)}`).join('\n')
    case 'table':
      return markdownTable(block.table, block.shown, options)
    case 'chart':
      return foldedMarkdown(block.chart.title, barsLine(block.chart))
    case 'section':
      return sectionMarkdown(block, level, options)
  }
}

/** The verdict is the largest line. */
function openingMarkdown({ site, verdict, compared, missing }: BlockOf<'opening'>): string {
  const boxes = missing.map(({ what, why, messages }) => {
    const told = messages.map((message) => codeSpan(message, maxMessageCharacters)).join('\n\n')
    const box = `**${what}** ${sentenceMarkdown(why)}\n\n${foldedMarkdown('The messages', told)}`
    return box.replaceAll(/^/gmu, '> ')
  })
  return [
    `<sub>${sentenceMarkdown(site)}</sub>`,
    `## ${verdict}`,
    ...(compared === '' ? [] : [compared]),
    ...boxes,
  ].join('\n\n')
}

/** A total beyond what is usual is bold. With bars, what stands beside it is below it, so that the table fits on a phone. */
function totalsMarkdown(totals: readonly ShownTotal[], name: string, periods = ''): string {
  const rows = totals.map(({ title, now, mark, change, beside, counts, last }) => {
    const plain = `${formatCount(now)} ${mark}`.trim().replace(' ', '\u00A0')
    const count = change === 'more' || change === 'fewer' ? `**${plain}**` : plain
    return periods === ''
      ? [title, count, beside]
      : [title, `${count}<br>${smallHead(beside)}`, smallHead(`${barsOf(counts)} ${last}`.trim())]
  })
  return tableMarkdown(['Total', name, periods].map(smallHead), rows)
}

/** Draws counts from 0 as a line of characters, of which the lowest stands for up to an eighth of the largest count. */
function barsOf(counts: readonly number[]): string {
  const eighth = Math.max(1, ...counts) / 8
  return counts.map((count) => '▁▂▃▄▅▆▇█'.charAt(Math.max(1, Math.round(count / eighth)) - 1)).join('')
}

function taskMarkdown({ verb, what, why }: BlockOf<'tasks'>['tasks'][number], { siteUrl }: Options): string {
  return `**${verb}** ${sentenceMarkdown(what, siteUrl)}<br>${sentenceMarkdown(why, siteUrl)}`
}

function foldedMarkdown(heading: string, content: string): string {
  return `<details>\n<summary>${heading}</summary>\n\n${content}\n\n</details>`
}

function sectionMarkdown(section: BlockOf<'section'>, level: number, options: Options): string {
  const { title, count, isFolded = false, blocks } = section
  const heading = `${title}${count === undefined ? '' : ` (${count})`}`
  const content = markdownOf(blocks, level + 1, options)
  return isFolded ? foldedMarkdown(heading, content) : `${'#'.repeat(level)} ${heading}\n\n${content}`
}

/** Returns a sentence as Markdown. Words of readers and paths are code. */
function sentenceMarkdown(parts: readonly SentencePart[], siteUrl?: URL): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) return codeSpan(part.code, maxCodeCharacters)
    if ('words' in part) return codeSpan(part.words, maxWordsCharacters)
    // A link to a page that is gone leads nowhere.
    return linkedPath(part.page, part.isGone === true ? undefined : siteUrl)
  })
  return texts.join('')
}
