import type { ChangeRule, ComparedCount } from '../../judge/change-rule.ts'
import type { ExportContent } from '../export-content.ts'
import type { ClosedGap, DislikedPage } from '../../judge/gaps.ts'
import { formatCount, formatShare } from '../../../shared/number-format.ts'
import { fewClicks, type TermGroup, type Topic } from '../../judge/topics/topic.ts'
import { joinedParts, type SentencePart } from '../sentence.ts'
import { firstOnly, type Table, tableOf } from './table.ts'

/** Most rows that `gaps.md` and the report show of a kind. */
export const maxGapsPerTable = 25

/** Says that the gaps have no changes, although the export is compared; undefined if they have. */
export function uncomparedNote({ previous }: Pick<ExportContent, 'previous'>): string | undefined {
  return previous !== undefined && previous.lists === undefined
    ? 'The previous period could not be read, so nothing here is compared with it.'
    : undefined
}

/** Returns a table for each kind of gap whose list was read: topics, terms, pages. */
export function gapTables(content: ExportContent): Table[] {
  return [topicTable(content), termTable(content), dislikedTable(content)].filter(
    (table) => table !== undefined,
  )
}

function topicTable({ gaps, questions, changeOf }: ExportContent): Table | undefined {
  if (gaps?.topics === undefined) return undefined
  const { topics } = gaps
  return tableOf<Topic>({
    name: 'topics',
    title: 'Unanswered questions',
    noun: 'topic',
    note: 'Questions about one subject are one topic.',
    file: 'questions.csv',
    empty:
      questions?.asked === 0
        ? 'Nobody asked the assistant.'
        : questions?.unanswered === 0
          ? 'The assistant answered every question.'
          : 'No topic was asked twice without an answer.',
    rows: topics,
    columns: [
      { title: 'Topic', kind: 'words', isRowName: true, cell: ({ text }) => text },
      {
        title: 'Wordings',
        kind: 'words',
        cell: ({ wordings }) => (wordings.length > 1 ? wordings : []),
      },
      { title: 'Search terms', kind: 'words', cell: ({ terms }) => terms },
      { title: 'Asked on', kind: 'page', cell: ({ pages }) => pages },
      { title: 'Asked', kind: 'count', cell: ({ count }) => count },
      ...changeColumn<Topic>(topics, ({ count }) => count, changeOf),
    ],
  })
}

function termTable({ gaps, searches, changeOf }: ExportContent): Table | undefined {
  if (gaps?.terms === undefined || searches === undefined) return undefined
  const { terms, topics = [] } = gaps
  return tableOf<TermGroup>({
    name: 'terms',
    title: 'Searches with few clicks',
    noun: 'group of terms',
    note: `Less than ${formatShare(fewClicks, 1).replace('.0', '')} of the searches led to a click.`,
    file: 'searches.csv',
    empty:
      searches.terms.length === 0
        ? 'Nobody searched.'
        : `No ${topics.some(({ terms }) => terms.length > 0) ? 'other ' : ''}term was searched twice with few clicks.`,
    cut: searches.isComplete
      ? undefined
      : `${firstOnly(searches.terms.length, 'term')}: those with the most searches.`,
    rows: terms,
    columns: [
      { title: 'Term', kind: 'words', isRowName: true, cell: ({ text }) => text },
      { title: 'Terms', kind: 'words', cell: ({ terms }) => (terms.length > 1 ? terms : []) },
      { title: 'Clicked most', kind: 'page', cell: ({ topClickedPage }) => topClickedPage },
      { title: 'Searches', kind: 'count', cell: ({ hits }) => hits },
      { title: 'With a click', kind: 'share', cell: ({ clickThroughRate }) => clickThroughRate },
      ...changeColumn<TermGroup>(terms, ({ hits }) => hits, changeOf),
    ],
  })
}

function dislikedTable({ gaps, pageFeedback, changeOf }: ExportContent): Table | undefined {
  if (gaps?.pages === undefined || pageFeedback === undefined) return undefined
  const { pages } = gaps
  return tableOf<DislikedPage>({
    name: 'disliked',
    title: 'Disliked pages',
    noun: 'page',
    note: 'More thumbs down than up. With the comments that are neither resolved nor dismissed.',
    file: 'feedback-by-page.csv',
    empty:
      pageFeedback.pages.length === 0
        ? 'No page got feedback.'
        : 'No page has two thumbs down, and more down than up.',
    cut: pageFeedback.isComplete
      ? undefined
      : `${firstOnly(pageFeedback.pages.length, 'page')}: the service gives no more.`,
    rows: pages,
    columns: [
      { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
      { title: 'Open comments', kind: 'words', cell: ({ comments }) => comments },
      { title: 'Down', kind: 'count', cell: ({ thumbsDown }) => thumbsDown },
      { title: 'Up', kind: 'count', cell: ({ thumbsUp }) => thumbsUp },
      ...changeColumn<DislikedPage>(pages, ({ thumbsDown }) => thumbsDown, changeOf),
    ],
  })
}

/** Returns the column with the changes; none if the previous period is not known. */
function changeColumn<Gap extends { previous: number | null }>(
  gaps: readonly Gap[],
  countOf: (gap: Gap) => number,
  changeOf: ChangeRule,
): { title: string; kind: 'change'; cell: (gap: Gap) => ComparedCount | null }[] {
  if (gaps.every(({ previous }) => previous === null)) return []
  return [
    {
      title: 'Change',
      kind: 'change',
      cell: (gap) => {
        if (gap.previous === null) return null
        const now = countOf(gap)
        return { now, before: gap.previous, change: changeOf(now, gap.previous, gaps.length) }
      },
    },
  ]
}

const closedShown = 10

/** Returns the line about the gaps that are closed: `"SAML sign-in" 14 → 0`; undefined if there are none. */
export function closedLine(closed: readonly ClosedGap[]): SentencePart[] | undefined {
  if (closed.length === 0) return undefined
  const shown = closed
    .slice(0, closedShown)
    .map(({ kind, name, previous, now }): SentencePart[] => [
      kind === 'page' ? { page: name } : { words: name },
      ` ${formatCount(previous)} → ${formatCount(now)}`,
    ])
  const rest = closed.length - closedShown
  return ['Closed: ', ...joinedParts(shown, ' · '), rest > 0 ? ` · and ${formatCount(rest)} more` : '']
}
