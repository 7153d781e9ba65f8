import { codeSpan } from '../../../shared/untrusted-text.ts'
import type { Findings } from '../../judge/findings.ts'
import type { Block, OpeningBlock, SectionBlock } from '../block.ts'
import type { SentencePart } from '../sentence.ts'
import { isClear, numberText } from '../tables/number-text.ts'
import type { ShownTotal } from '../totals.ts'
import { blocksOf } from '../visitor-documents.ts'
import { markdownTable, smallHead, table } from './markdown-table.ts'
import { linkedPath, pathInTable } from './path-code.ts'

const maxWordsCharacters = 100
const maxCodeCharacters = 120

interface Options {
  siteUrl: URL | undefined
  /** Whether wide columns are left out, words are cut, and cells with several texts are folded. */
  isNarrow: boolean
}

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
  return markdownOf(blocksOf('gaps', findings, gapsFile), 2, { siteUrl: findings.siteUrl, isNarrow: false })
}

/** @param level that of the headings of sections */
function markdownOf(blocks: readonly Block[], level: number, options: Options): string {
  return blocks.map((block) => blockMarkdown(block, level, options)).join('\n\n')
}

function blockMarkdown(block: Block, level: number, options: Options): string {
  switch (block.kind) {
    case 'title':
      return `# ${sentenceMarkdown(block.text)}`
    case 'opening':
      return openingMarkdown(block)
    case 'text':
      return sentenceMarkdown(block.text)
    case 'list':
      return block.items.map(({ name, text }) => `- **${name}**: ${sentenceMarkdown(text)}`).join('\n')
    case 'totals':
      return totalsMarkdown(block.totals)
    case 'tasks':
      return block.tasks
        .map(({ verb, what, why }, index) => {
          const [task, reason] = [what, why].map((parts) => sentenceMarkdown(parts, options.siteUrl))
          return `${index + 1}. **${verb}** ${task}<br>${reason}`
        })
        .join('\n')
    case 'table':
      return markdownTable(block.table, block.rows, viewOf(options))
    case 'rows':
      return markdownTable(block.table, [...block.table.rows.keys()], viewOf(options))
    case 'columns':
      return markdownOf(block.sections, level, options)
    case 'section':
      return sectionMarkdown(block, level, options)
  }
}

/** The verdict is the largest line. */
function openingMarkdown({ site, verdict, facts, missing }: OpeningBlock): string {
  const lines = missing.map((parts) => `**Attention:** ${sentenceMarkdown(parts)}`)
  return [
    `<sub>${sentenceMarkdown(site)}</sub>`,
    `## ${verdict}`,
    ...(facts === '' ? [] : [facts]),
    ...lines,
  ].join('\n\n')
}

/** A change beyond what is usual is bold. What is not counted in visitors stands below the table. */
function totalsMarkdown(totals: readonly ShownTotal[]): string {
  const isCompared = totals.some(({ isCompared }) => isCompared)
  const hasChange = isCompared && !totals.some(({ isUnfinished }) => isUnfinished)
  const heads = ['Visitors', 'Now', ...(isCompared ? ['Before'] : []), ...(hasChange ? ['Change'] : [])]
  const cellsOf = ({ title, count, isCompared }: ShownTotal): string[] => {
    const change = numberText('change', count)
    const cells = [title, numberText('count', count.now)]
    if (!isCompared) return cells
    const compared = [...cells, numberText('before', count.before)]
    return hasChange ? [...compared, isClear(count) ? `**${change}**` : change] : compared
  }
  const rows = totals.filter(({ noun }) => noun === 'visitors').map(cellsOf)
  const others = totals.filter(({ noun }) => noun !== 'visitors').map(cellsOf)
  return [
    table(heads.map(smallHead), rows),
    ...others.map(([title = '', now = '', before, change]) => {
      if (before === undefined) return `${title}: ${now}.`
      return `${title}: ${now}, ${before} before${change === undefined ? '' : ` (${change})`}.`
    }),
  ].join('\n\n')
}

function sectionMarkdown(section: SectionBlock, level: number, options: Options): string {
  const { title, count, isFolded = false, blocks } = section
  const heading = `${title}${count === undefined ? '' : ` (${count})`}`
  const content = markdownOf(blocks, level + 1, options)
  return isFolded
    ? `<details>\n<summary>${heading}</summary>\n\n${content}\n\n</details>`
    : `${'#'.repeat(level)} ${heading}\n\n${content}`
}

/** Returns a sentence as Markdown. Words of readers and paths are code. */
function sentenceMarkdown(parts: readonly SentencePart[], siteUrl?: URL): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) return codeSpan(part.code, part.maxCharacters ?? maxCodeCharacters)
    if ('words' in part) return codeSpan(part.words, maxWordsCharacters)
    // A link to a page that is gone leads nowhere.
    return linkedPath(part.page, part.isGone === true ? undefined : siteUrl)
  })
  return texts.join('')
}

/** In `gaps.md`, which an agent reads, paths are whole and no links. */
function viewOf({ siteUrl, isNarrow }: Options): Parameters<typeof markdownTable>[2] {
  return {
    isNarrow,
    // A section is no page.
    path: (path, isGone) =>
      isNarrow ? pathInTable(path, isGone || path.endsWith('/*') ? undefined : siteUrl) : codeSpan(path, 120),
  }
}
