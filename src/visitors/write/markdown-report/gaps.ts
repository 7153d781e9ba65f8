import { codeSpan } from '../../../untrusted-text.ts'
import {
  type DislikedPage,
  type Gaps,
  lowestClickThroughRate,
  maxGapsPerSection,
  type QuestionGap,
} from '../../gaps.ts'
import { formatCount, formatCountOf, formatShare } from '../../number-format.ts'
import type { SearchTerm } from '../../read/search-list.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { readPagesNote, readTermsNote } from '../cut-lists.ts'
import { table } from './markdown-table.ts'
import { linkedPath } from './path-code.ts'

const gapsShown = 5
const maxWordsCharacters = 100
const nothing = '–'

/** Returns where the documentation did not serve its readers; nothing if `include` asked for no list that tells it. */
export function gapsBlock(gaps: Gaps | undefined, analytics: VisitorAnalytics): string[] {
  if (gaps === undefined) return []
  const { questions, terms, pages } = gaps
  const { siteUrl } = analytics
  const tables = [
    ...gapsTable('Unanswered questions', ['Asked most on', 'Times asked'], questions, (gap) =>
      questionRow(gap, siteUrl),
    ),
    ...gapsTable('Terms hardly clicked', ['Clicked most', 'Searches', 'With a click'], terms?.terms, (gap) =>
      termRow(gap, siteUrl),
    ),
    ...gapsTable('Pages disliked', ['Open comment', 'Down', 'Up'], pages?.pages, (gap) =>
      pageRow(gap, siteUrl),
    ),
  ]
  const notes = [
    readTermsNote(gaps),
    readPagesNote(gaps),
    withoutGaps(gaps),
    ...(tables.length === 0 ? [] : meaningOf(gaps)),
  ]
  return [
    '### Where readers were not served',
    countsOf(analytics),
    ...tables,
    notes.filter((note) => note !== '').join(' '),
  ]
}

/** Returns how much the lists have, with and without gaps. */
function countsOf({ questions, searches, pageFeedback }: VisitorAnalytics): string {
  return [
    ...(questions === undefined
      ? []
      : [
          `${formatCountOf(questions.questions.length, 'question')} to the assistant, ${formatCount(questions.unanswered)} unanswered.`,
        ]),
    ...(searches === undefined
      ? []
      : [`${formatCount(searches.totalSearches)} ${searches.totalSearches === 1 ? 'search' : 'searches'}.`]),
    ...(pageFeedback === undefined
      ? []
      : [
          `${formatCount(pageFeedback.thumbsDown)} thumbs down, ${formatCount(pageFeedback.thumbsUp)} thumbs up.`,
        ]),
  ].join(' ')
}

/** Returns the first gaps as a table, with the number of all of them in its title. */
function gapsTable<Gap>(
  title: string,
  columns: readonly string[],
  gaps: readonly Gap[] = [],
  row: (gap: Gap) => string[],
): string[] {
  if (gaps.length === 0) return []
  const count = gaps.length > gapsShown ? ` (${gapsShown} of ${formatCount(gaps.length)})` : ''
  const head = [`${title}${count}`, ...columns]
  return [table(head, gaps.slice(0, gapsShown).map(row), { textColumns: 2 })]
}

function questionRow({ question, count, pages }: QuestionGap, siteUrl: URL | undefined): string[] {
  const [most] = pages
  return [
    wordsCode(question),
    most === undefined ? nothing : linkedPath(most.page, siteUrl),
    formatCount(count),
  ]
}

function termRow(
  { term, hits, clickThroughRate, topClickedPage }: SearchTerm,
  siteUrl: URL | undefined,
): string[] {
  return [
    wordsCode(term),
    topClickedPage === null ? nothing : linkedPath(topClickedPage, siteUrl),
    formatCount(hits),
    formatShare(clickThroughRate, 1),
  ]
}

function pageRow({ path, comments, thumbsDown, thumbsUp }: DislikedPage, siteUrl: URL | undefined): string[] {
  const [comment] = comments
  const others = comments.length - 1
  const more = others > 0 ? ` and ${formatCountOf(others, 'other')}` : ''
  return [
    linkedPath(path, siteUrl),
    comment === undefined ? nothing : `${wordsCode(comment.comment)}${more}`,
    formatCount(thumbsDown),
    formatCount(thumbsUp),
  ]
}

/** Returns a sentence that names the lists without gaps; an empty text if each has some. */
function withoutGaps({ questions, terms, pages }: Gaps): string {
  const names = [
    ...(questions?.length === 0 ? ['the questions'] : []),
    ...(terms?.terms.length === 0 ? ['the search terms'] : []),
    ...(pages?.pages.length === 0 ? ['the feedback'] : []),
  ]
  const last = names.pop()
  if (last === undefined) return ''
  return `No gaps were found in ${names.length === 0 ? '' : `${names.join(', ')} and `}${last}.`
}

/** Returns what the titles of the tables mean, and where more is. */
function meaningOf({ terms, pages }: Gaps): string[] {
  return [
    terms === undefined || terms.terms.length === 0
      ? ''
      : `Hardly clicked: less than ${lowestClickThroughRate * 100} % of the searches led to a click.`,
    pages === undefined || pages.pages.length === 0 ? '' : 'Disliked: more thumbs down than up.',
    `\`gaps.md\` has up to ${maxGapsPerSection} of each, with more of their pages and comments.`,
  ]
}

function wordsCode(words: string): string {
  return codeSpan(words, maxWordsCharacters)
}
