import type { Findings, ListCounts } from '../../judge/findings.ts'
import type { ComparedCount } from '../../judge/compared-count.ts'
import type { DislikedPage } from '../../judge/gaps.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { fewClicks, type FormerGap, type TermGroup, type Topic } from '../../judge/topics/topic.ts'
import { joinedParts, joinedTexts, type SentencePart, upperFirst } from '../sentence.ts'
import { countColumns } from './count-columns.ts'
import { type Column, firstOnly, type Table, tableOf } from './table.ts'

/** Where readers were not served. */
interface ShownGaps {
  /** How much there is in the lists, now and before. Undefined if they are empty. */
  counts: string | undefined
  /** What is said of the kinds of gaps that there are none of, and what could not be read. Undefined if there is nothing. */
  notes: string | undefined
  /** A table for each kind of gap that there is: topics, terms, pages. */
  tables: Table[]
}

const notCompared = {
  failed: 'The lists of the period before could not be read',
  'max-requests': 'max-requests has no room for the lists of the period before',
}

export function shownGaps(content: Findings): ShownGaps {
  const found = [topicTable(content), termTable(content), dislikedTable(content)].filter(
    (table) => table !== undefined,
  )
  const { lists, whyNoLists } = content.previous ?? { lists: {} }
  const notes = [
    ...found.filter(({ rows }) => rows.length === 0).map(({ empty }) => empty),
    lists === undefined
      ? `${notCompared[whyNoLists ?? 'failed']}, so nothing here is compared with them.`
      : undefined,
  ]
  return {
    counts: listCountsText(content),
    notes: joinedTexts(notes, ' '),
    tables: found.filter(({ rows }) => rows.length > 0),
  }
}

const nouns: Record<keyof ListCounts, string> = {
  questions: 'questions',
  unanswered: 'unanswered',
  searches: 'searches',
  thumbsDown: 'thumbs down',
  thumbsUp: 'thumbs up',
}
/** The counts of each list. */
const countsOfLists: (keyof ListCounts)[][] = [
  ['questions', 'unanswered'],
  ['searches'],
  ['thumbsDown', 'thumbsUp'],
]

/** A list without an entry, now and before, has no count, but a sentence of its own. */
function listCountsText({ listCounts }: Findings): string | undefined {
  const counts = countsOfLists
    .filter((names) =>
      names.some((name) => Boolean(listCounts[name]?.now) || Boolean(listCounts[name]?.before)),
    )
    .flat()
    .map((name) => countText(nouns[name], listCounts[name]))
  return counts.length === 0 ? undefined : upperFirst(counts.join(' · '))
}

function countText(noun: string, { now, before }: Partial<ComparedCount> = {}): string {
  const isEmptied = now === 0 && (noun === nouns.questions || noun === nouns.searches)
  const told = isEmptied ? `no ${noun}` : `${noun} ${formatCount(now ?? 0)}`
  return before == null ? told : `${told} (before ${formatCount(before)})`
}

/** Returns which lists have no entry now, and had some before: `no questions, 38 before`; undefined if there are none. */
export function emptiedLists({ listCounts }: Pick<Findings, 'listCounts'>): string | undefined {
  const emptied = (['questions', 'searches'] as const).map((name) => {
    const { now, before } = listCounts[name] ?? {}
    return now === 0 && before ? `no ${nouns[name]}, ${formatCount(before)} before` : undefined
  })
  return joinedTexts(emptied, '; ')
}

function topicTable(findings: Findings): Table | undefined {
  const { gaps, questions } = findings
  if (gaps?.topics === undefined || questions === undefined) return undefined
  const empty =
    questions.questions.length === 0
      ? 'Nobody asked the assistant: is it on?'
      : questions.asked === 0
        ? 'The assistant only asked back.'
        : questions.unanswered === 0
          ? 'The assistant answered every question.'
          : 'No question was asked twice, and no topic three times, without an answer.'
  return tableOf<Topic>({
    name: 'topics',
    title: 'Topics without an answer',
    noun: 'topic',
    note: 'Questions about one subject are one topic.',
    file: 'questions.csv',
    empty,
    rows: gaps.topics,
    columns: [
      { title: 'Topic', kind: 'words', isRowName: true, cell: ({ text }) => text },
      { title: 'Wordings', kind: 'words', cell: ({ wordings }) => severalOf(wordings) },
      { title: 'Search terms', kind: 'words', cell: ({ terms }) => terms },
      { title: 'Asked on', kind: 'page', cell: ({ pages }) => pages },
      ...gapColumns('Asked', gaps.topics, ({ unanswered }) => unanswered, findings),
    ],
  })
}

function termTable(findings: Findings): Table | undefined {
  const { gaps, searches } = findings
  if (gaps?.terms === undefined || searches === undefined) return undefined
  const { terms, topics = [] } = gaps
  const beside = topics.some((topic) => topic.terms.length > 0) ? ' beside those of the topics' : ''
  const missing = searches.isComplete
    ? ''
    : ` ${firstOnly(searches.terms.length, 'term')}: those with the most searches.`
  const empty =
    searches.terms.length === 0
      ? 'Nobody searched: is the search of the site on?'
      : `No term${beside} was searched twice with few clicks.`
  return tableOf<TermGroup>({
    name: 'terms',
    title: 'Searches with few clicks',
    noun: 'group of terms',
    note: `Less than ${100 * fewClicks}% of the searches led to a click.${missing}`,
    file: 'searches.csv',
    empty: `${empty}${missing}`,
    rows: terms,
    columns: [
      { title: 'Term', kind: 'words', isRowName: true, cell: ({ text }) => text },
      { title: 'Terms', kind: 'words', cell: ({ terms }) => severalOf(terms) },
      { title: 'Clicked most', kind: 'page', cell: ({ topClickedPage }) => topClickedPage },
      ...gapColumns('Searches', terms, ({ searches }) => searches, findings),
      { title: 'With a click', kind: 'share', isWide: true, cell: (group) => group.clickThroughRate },
    ],
  })
}

function dislikedTable(findings: Findings): Table | undefined {
  const { gaps, pageFeedback } = findings
  if (gaps?.pages === undefined || pageFeedback === undefined) return undefined
  const { pages } = gaps
  const missing = pageFeedback.isComplete
    ? ''
    : ` ${firstOnly(pageFeedback.pages.length, 'page')}: the service gives no more.`
  const empty =
    pageFeedback.pages.length === 0
      ? 'Nobody voted: is feedback on?'
      : 'No page has two thumbs down, and more down than up.'
  return tableOf<DislikedPage>({
    name: 'disliked',
    title: 'Disliked pages',
    noun: 'page',
    note: `More thumbs down, which are counted here, than up. Comments are those neither resolved nor dismissed.${missing}`,
    file: 'feedback-by-page.csv',
    empty: `${empty}${missing}`,
    rows: pages,
    columns: [
      { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
      { title: 'Open comments', kind: 'words', cell: ({ comments }) => comments },
      ...gapColumns('Down', pages, ({ down }) => down, findings),
      { title: 'Up', kind: 'count', isWide: true, cell: ({ thumbsUp }) => thumbsUp },
    ],
  })
}

/** A single text is the name of its row. */
function severalOf<Text>(texts: readonly Text[]): readonly Text[] {
  return texts.length > 1 ? texts : []
}

/** Returns the columns of a count of gaps. More is worse. Nothing is compared if the period before is known of no gap. */
function gapColumns<Gap>(
  title: string,
  gaps: readonly Gap[],
  count: (gap: Gap) => ComparedCount,
  periods: Findings,
): Column<Gap>[] {
  const isCompared = gaps.some((gap) => count(gap).before !== null)
  return countColumns(title, count, { periods, isCompared, rise: 'worse' })
}

const closedShown = 10
// Questions need no word. Not every search and every vote counts.
const closedCounts = { topic: '', term: ' searches without a click', page: ' thumbs down' }

/** Returns the line about the gaps that are closed: `"SAML sign-in" 14 → 0`; undefined if there are none. */
export function closedLine(closed: readonly FormerGap[]): SentencePart[] | undefined {
  if (closed.length === 0) return undefined
  const shown = closed
    .slice(0, closedShown)
    .map(({ kind, name, now, before }): SentencePart[] => [
      kind === 'page' ? { page: name } : { words: name },
      ` ${formatCount(before)} → ${formatCount(now)}${closedCounts[kind]}`,
    ])
  const rest = closed.length - closedShown
  return ['Closed: ', ...joinedParts(shown, ' · '), rest > 0 ? ` · and ${formatCount(rest)} more` : '']
}
