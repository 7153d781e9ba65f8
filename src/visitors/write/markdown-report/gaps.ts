import type { ExportContent } from '../../export-content.ts'
import { gapTables, maxGapsPerTable, sinceNote } from '../../gap-tables.ts'
import { formatCount, formatCountOf } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { gapTableBlock, goneBlock } from './gap-table.ts'
import { pathInTable } from './path-code.ts'

const gapsShown = 5

/** Returns where readers were not served, and what is gone; nothing if no list that tells it was read. */
export function gapsBlock(content: ExportContent): string[] {
  const { gaps, siteUrl } = content
  if (gaps === undefined) return []
  const found = gapTables(content)
  const cut = {
    rows: gapsShown,
    texts: 1,
    wordsCharacters: 100,
    path: (path: string) => pathInTable(path, siteUrl),
  }
  const empty = found.filter(({ count }) => count === 0).map(({ empty }) => empty)
  const tables = found.filter(({ count }) => count > 0).flatMap((each) => gapTableBlock(each, '####', cut))
  return [
    '### Where readers were not served',
    [...countsOf(content), ...empty].join(' '),
    ...tables,
    ...notesOf(content, tables.length > 0),
    ...goneBlock(gaps.gone, '###'),
  ]
}

/** Returns what the column with changes means, and where more is. */
function notesOf({ previous, gaps }: ExportContent, hasTables: boolean): string[] {
  const notes = [
    ...(previous !== undefined && previous.lists === undefined
      ? ['The previous period could not be read, so nothing here is compared with it.']
      : []),
    ...(hasTables && gaps?.gone !== undefined ? [sinceNote] : []),
    ...(hasTables ? [`\`gaps.md\` has up to ${maxGapsPerTable} of each, with more pages and comments.`] : []),
  ]
  return notes.length === 0 ? [] : [notes.join(' ')]
}

/** Returns how much the lists have, with and without gaps. An empty list has a sentence of its own. */
function countsOf({ questions, searches, pageFeedback }: VisitorAnalytics): string[] {
  const parts = [
    questions &&
      questions.questions.length > 0 &&
      `${formatCountOf(questions.questions.length, 'question')} to the assistant, ${formatCount(questions.unanswered)} unanswered.`,
    searches &&
      searches.terms.length > 0 &&
      `${formatCount(searches.totalSearches)} ${searches.totalSearches === 1 ? 'search' : 'searches'}.`,
    pageFeedback &&
      pageFeedback.pages.length > 0 &&
      `${formatCount(pageFeedback.thumbsDown)} thumbs down, ${formatCount(pageFeedback.thumbsUp)} thumbs up.`,
  ]
  return parts.filter((part) => typeof part === 'string')
}
