import { codeSpan } from '../../../shared/untrusted-text.ts'
import type { Findings } from '../../judge/findings.ts'
import { noVisitors } from '../no-visitors.ts'
import type { SentencePart } from '../sentence.ts'
import { closedLine } from '../tables/gap-tables.ts'
import { numberText } from '../tables/number-text.ts'
import { gapsOfTasks, moreToInclude, noTasks, tasksTitle, taskWords } from '../task-words.ts'
import { shownTotals, totalsNote } from '../totals.ts'
import { verdictDetails, verdictSentence } from '../verdict-words.ts'
import { type Block, table } from './markdown-table.ts'
import { linkedPath, pathCode } from './path-code.ts'

const maxWordsCharacters = 100

export function verdictBlocks(content: Findings): Block[] {
  return [`**${verdictSentence(content)}**`, `<sub>${verdictDetails(content)}</sub>`]
}

/** Returns what to check if nobody visited. */
export function checksBlocks(content: Findings): Block[] {
  const { introduction, checks } = noVisitors(content)
  const lines = checks.map(({ name, text }) => `- **${name}**: ${sentenceMarkdown(text)}`)
  return [introduction, lines.join('\n')]
}

/** Returns the totals of the site, now and before, and what the numbers mean. A total beyond what is usual is bold. */
export function totalsBlocks(content: Findings): Block[] {
  const isCompared = content.previous !== undefined
  const rows = shownTotals(content).map(({ title, now, before = null, change }) => {
    const isClear = change !== null && change.change !== 'same'
    const count = numberText('count', now)
    return [title, isClear ? `**${count}**` : count, ...(isCompared ? [numberText('count', before)] : [])]
  })
  return [table(['Total', 'Now', ...(isCompared ? ['Before'] : [])], rows), totalsNote(content)]
}

/** Returns what to do next, and which gaps are closed. On an empty site, there is nothing to do but to check. */
export function tasksBlocks(content: Findings, heading: '##' | '###'): Block[] {
  const { tasks, closed = [], siteUrl, isEmpty } = content
  if (isEmpty) return []
  const of = gapsOfTasks(content)
  const lines = tasks.map((task, index) => {
    const { verb, what, why } = taskWords(task)
    return `${index + 1}. **${verb}** ${sentenceMarkdown(what, siteUrl)}<br>${sentenceMarkdown(why, siteUrl)}`
  })
  const closedParts = closedLine(closed)
  return [
    `${heading} ${tasksTitle}${of === undefined ? '' : ` (${of})`}`,
    lines.length === 0 ? noTasks(content) : lines.join('\n'),
    closedParts && sentenceMarkdown(closedParts),
  ]
}

/**
 * Returns how the agent can do the tasks, or which item of `include` would tell more.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there, so that no step can quote it
 */
export function adviceBlock(content: Findings, gapsFile: string | undefined): Block {
  if (content.isEmpty) return undefined
  if (content.gaps !== undefined && content.tasks.length > 0 && gapsFile !== undefined)
    return `The agent can do this: quote the list in the next step of the workflow, with ${codeSpan(`quote-file: ${gapsFile}`)}.`
  const more = moreToInclude(content)
  return more && sentenceMarkdown(more)
}

/** Returns a sentence as Markdown. Words of readers and paths are code. */
function sentenceMarkdown(parts: readonly SentencePart[], siteUrl?: URL): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) return pathCode(part.code)
    if ('words' in part) return codeSpan(part.words, maxWordsCharacters)
    // A link to a page that is gone leads nowhere.
    return linkedPath(part.page, part.isGone === true ? undefined : siteUrl)
  })
  return texts.join('')
}
