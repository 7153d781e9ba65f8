import type { Findings, ListCounts } from '../../judge/findings.ts'
import type { ComparedCount } from '../../judge/compared-count.ts'
import type { DislikedPage } from '../../judge/gaps.ts'
import { formatCount, formatShare } from '../../../shared/number-format.ts'
import { type ClosedGap, fewClicks, type TermGroup, type Topic } from '../../judge/topics/topic.ts'
import { periodNames, upperFirst } from '../verdict-words.ts'
import { joinedParts, joinedTexts, type SentencePart } from '../sentence.ts'
import { type Column, countColumns, firstOnly, type Table, tableOf } from './table.ts'

export const gapsTitle = 'Where readers were not served'

/** Where readers were not served. */
interface ShownGaps {
  /** How much there is in the lists, now and before. Undefined if they are empty. */
  counts: string | undefined
  /** What is said of the kinds of gaps that there are none of, and what could not be read. Undefined if there is nothing. */
  notes: string | undefined
  /** A table for each kind of gap that there is: topics, terms, pages. */
  tables: Table[]
}

export function shownGaps(content: Findings): ShownGaps {
  const found = [topicTable(content), termTable(content), dislikedTable(content)].filter(
    (table) => table !== undefined,
  )
  const isUncompared = content.previous !== undefined && content.previous.lists === undefined
  const notes = [
    ...found.filter(({ rows }) => rows.length === 0).flatMap(({ empty, missing }) => [empty, missing]),
    isUncompared ? 'The previous period could not be read, so nothing here is compared with it.' : undefined,
  ]
  return {
    counts: listCountsText(content),
    notes: joinedTexts(notes, ' '),
    tables: found.filter(({ rows }) => rows.length > 0),
  }
}

/** The counts of each list. */
const countsOfLists: (keyof ListCounts)[][] = [
  ['questions', 'unanswered'],
  ['searches'],
  ['thumbsDown', 'thumbsUp'],
]
const nouns: Record<keyof ListCounts, string> = {
  questions: 'questions',
  unanswered: 'unanswered',
  searches: 'searches',
  thumbsDown: 'thumbs down',
  thumbsUp: 'thumbs up',
}

/** A list without an entry, now and before, has no count, but a sentence of its own. */
function listCountsText({ listCounts }: Findings): string | undefined {
  const hasEntries = (name: keyof ListCounts): boolean => {
    const { now = 0, before = null } = listCounts[name] ?? {}
    return now > 0 || (before ?? 0) > 0
  }
  const counts = countsOfLists.filter((names) => names.some(hasEntries)).flat()
  return counts.length === 0
    ? undefined
    : upperFirst(counts.map((name) => countText(nouns[name], listCounts[name])).join(' · '))
}

/** Returns which lists have no entry now, and had some before: `no questions, 38 before`; undefined if there are none. */
export function emptiedLists({ listCounts }: Pick<Findings, 'listCounts'>): string | undefined {
  const emptied = (['questions', 'searches'] as const).flatMap((name) => {
    const { now = 0, before = null } = listCounts[name] ?? {}
    return now > 0 || before === null || before === 0
      ? []
      : `no ${nouns[name]}, ${formatCount(before)} before`
  })
  return emptied.length === 0 ? undefined : emptied.join('; ')
}

function countText(noun: string, count: ComparedCount | undefined): string {
  const { now = 0, before = null } = count ?? {}
  const told =
    now === 0 && (noun === nouns.questions || noun === nouns.searches)
      ? `no ${noun}`
      : `${noun} ${formatCount(now)}`
  return `${told}${before === null ? '' : ` (before ${formatCount(before)})`}`
}

function topicTable(findings: Findings): Table | undefined {
  const { gaps, questions } = findings
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
        ? questions.questions.length === 0
          ? 'Nobody asked the assistant.'
          : 'The assistant only asked back.'
        : questions?.unanswered === 0
          ? 'The assistant answered every question.'
          : 'No question was asked twice, and no topic three times, without an answer.',
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
      ...gapColumns('Asked', topics, ({ unanswered }) => unanswered, findings),
    ],
  })
}

function termTable(findings: Findings): Table | undefined {
  const { gaps, searches } = findings
  if (gaps?.terms === undefined || searches === undefined) return undefined
  const { terms, topics = [] } = gaps
  const few = formatShare(fewClicks, 1).replace('.0', '')
  return tableOf<TermGroup>({
    name: 'terms',
    title: 'Searches with few clicks',
    noun: 'group of terms',
    note: `Less than ${few} of the searches led to a click.`,
    file: 'searches.csv',
    empty:
      searches.terms.length === 0
        ? 'Nobody searched.'
        : `No ${topics.some(({ terms }) => terms.length > 0) ? 'other ' : ''}term was searched twice with few clicks.`,
    missing: searches.isComplete
      ? undefined
      : `${firstOnly(searches.terms.length, 'term')}: those with the most searches.`,
    rows: terms,
    columns: [
      { title: 'Term', kind: 'words', isRowName: true, cell: ({ text }) => text },
      { title: 'Terms', kind: 'words', cell: ({ terms }) => (terms.length > 1 ? terms : []) },
      { title: 'Clicked most', kind: 'page', cell: ({ topClickedPage }) => topClickedPage },
      ...gapColumns('Searches', terms, ({ searches }) => searches, findings),
      { title: 'With a click', kind: 'share', cell: ({ clickThroughRate }) => clickThroughRate },
    ],
  })
}

function dislikedTable(findings: Findings): Table | undefined {
  const { gaps, pageFeedback } = findings
  if (gaps?.pages === undefined || pageFeedback === undefined) return undefined
  const { pages } = gaps
  const counts = areCompared(pages.map(({ down }) => down))
    ? ' The counts and changes are of thumbs down.'
    : ''
  return tableOf<DislikedPage>({
    name: 'disliked',
    title: 'Disliked pages',
    noun: 'page',
    note: `More thumbs down than up, with the comments that are neither resolved nor dismissed.${counts}`,
    file: 'feedback-by-page.csv',
    empty:
      pageFeedback.pages.length === 0
        ? 'No page got feedback.'
        : 'No page has two thumbs down, and more down than up.',
    missing: pageFeedback.isComplete
      ? undefined
      : `${firstOnly(pageFeedback.pages.length, 'page')}: the service gives no more.`,
    rows: pages,
    columns: [
      { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
      { title: 'Open comments', kind: 'words', cell: ({ comments }) => comments },
      ...gapColumns('Down', pages, ({ down }) => down, findings),
      { title: 'Up', kind: 'count', cell: ({ thumbsUp }) => thumbsUp },
    ],
  })
}

/** Returns the columns of a count of gaps. More is worse. */
function gapColumns<Gap>(
  title: string,
  gaps: readonly Gap[],
  count: (gap: Gap) => ComparedCount,
  findings: Findings,
): Column<Gap>[] {
  return countColumns({
    title,
    names: periodNames(findings),
    count,
    isCompared: areCompared(gaps.map(count)),
    isUnfinished: findings.unfinished,
    rise: 'worse',
  })
}

/** Returns false if the previous period is not known of any gap. */
function areCompared(counts: readonly ComparedCount[]): boolean {
  return counts.some(({ before }) => before !== null)
}

const closedShown = 10
// Questions need no word. Not every search and every vote counts.
const closedCounts = { topic: '', term: ' searches without a click', page: ' thumbs down' }

/** Returns the line about the gaps that are closed: `"SAML sign-in" 14 → 0`; undefined if there are none. */
export function closedLine(closed: readonly ClosedGap[]): SentencePart[] | undefined {
  if (closed.length === 0) return undefined
  const shown = closed
    .slice(0, closedShown)
    .map(({ kind, name, count: { now, before } }): SentencePart[] => [
      kind === 'page' ? { page: name } : { words: name },
      ` ${formatCount(before ?? 0)} → ${formatCount(now)}${closedCounts[kind]}`,
    ])
  const rest = closed.length - closedShown
  return ['Closed: ', ...joinedParts(shown, ' · '), rest > 0 ? ` · and ${formatCount(rest)} more` : '']
}
