import { singleLine } from '../../../untrusted-text.ts'
import {
  type DislikedPage,
  type Gaps,
  lowestClickThroughRate,
  pagePath,
  type QuestionGap,
  topTerms,
} from '../../gaps.ts'
import { formatCount, formatCountOf, formatShare } from '../../number-format.ts'
import type { IncludedLists } from '../../read/included-lists.ts'
import type { SearchTerm } from '../../read/search-list.ts'
import { html, type Html } from './html.ts'
import { cutNote, pageFeedbackCut, searchesCut } from './lists.ts'
import type { PageSection } from './page-parts.ts'
import { pageName, row, table } from './static-table.ts'

const entriesShown = 5
const commentsShown = 2
const maxWordsCharacters = 300

/** Returns the section about what readers did not find. Its tables have the first entries, with a link to all. */
export function gapsSection(
  gaps: Gaps,
  { questions, searches, pageFeedback }: IncludedLists,
  siteUrl: URL | undefined,
): PageSection {
  const { terms, pages } = gaps
  const tables = [
    ...(gaps.questions === undefined
      ? []
      : [
          gapTable<QuestionGap>({
            title: 'Unanswered questions',
            note: 'The same question counts once, in whatever case and spacing.',
            entries: gaps.questions,
            columns: ['Question', 'Asked'],
            toRow: questionRow(siteUrl),
            all: 'questions.show=gaps',
            empty:
              questions?.questions.length === 0
                ? 'Nobody asked the assistant.'
                : 'The assistant answered every question.',
          }),
        ]),
    ...(terms === undefined
      ? []
      : [
          gapTable<SearchTerm>({
            title: 'Searches with few clicks',
            note: `Less than ${lowestClickThroughRate * 100}% of the searches led to a click. Of the ${topTerms} terms with the most searches.`,
            entries: terms.terms,
            columns: ['Term', 'Searches', 'With a click'],
            toRow: ({ term, hits, clickThroughRate }) =>
              row(words(term), [formatCount(hits), formatShare(clickThroughRate, 1)]),
            all: 'searches.show=gaps',
            empty:
              searches?.terms.length === 0
                ? 'Nobody searched.'
                : 'No term was searched often with few clicks.',
            cut: terms.readOnlyFirst === undefined ? undefined : searchesCut(terms.readOnlyFirst),
          }),
        ]),
    ...(pages === undefined
      ? []
      : [
          gapTable<DislikedPage>({
            title: 'More thumbs down than up',
            note: 'With comments that are neither resolved nor dismissed.',
            entries: pages.pages,
            columns: ['Page', 'Down', 'Up'],
            toRow: pageRow(siteUrl),
            all: 'page-feedback.show=gaps&page-feedback.sort=-down',
            empty:
              pageFeedback?.pages.length === 0
                ? 'No page got feedback.'
                : 'No page got more thumbs down than up.',
            cut: pages.readOnlyFirst === undefined ? undefined : pageFeedbackCut(pages.readOnlyFirst),
          }),
        ]),
  ]
  return {
    id: 'gaps',
    title: 'Where readers were not served',
    content: html`<div class="columns">${tables}</div>`,
  }
}

interface GapTable<Entry> {
  title: string
  note: string
  entries: readonly Entry[]
  columns: readonly string[]
  toRow: (entry: Entry) => Html
  /** The fragment of the table that shows all entries. */
  all: string
  /** What it says without entries. */
  empty: string
  cut?: string | undefined
}

function gapTable<Entry>({ title, note, entries, columns, toRow, all, empty, cut }: GapTable<Entry>): Html {
  const rest = entries.length - entriesShown
  return html`<div>
    <h3>${title} <small>${formatCount(entries.length)}</small></h3>
    ${
      entries.length === 0
        ? html`<p>${empty}</p>`
        : html`<p class="note">${note}</p>
            ${table(title, columns, entries.slice(0, entriesShown).map(toRow))}`
    }
    ${rest > 0 ? html`<p class="more"><a href="#${all}">And ${formatCount(rest)} more</a></p>` : ''}
    ${cutNote(cut)}
  </div>`
}

function questionRow(siteUrl: URL | undefined): (gap: QuestionGap) => Html {
  return ({ question, count, pages: [most, ...others] }) => {
    const rest = others.length === 0 ? '' : ` and ${formatCountOf(others.length, 'other page')}`
    const where =
      most === undefined ? '' : html`<small class="detail">on ${pageName(most.page, siteUrl)}${rest}</small>`
    return row(html`${words(question)}${where}`, [formatCount(count)])
  }
}

function pageRow(siteUrl: URL | undefined): (page: DislikedPage) => Html {
  return ({ path, thumbsDown, thumbsUp, comments }) => {
    const details = comments.slice(0, commentsShown).map(({ comment, count }) => {
      const times = count === 1 ? '' : ` (${formatCount(count)} times)`
      return html`<small class="detail">“${words(comment)}”${times}</small>`
    })
    const rest = comments.length - details.length
    if (rest > 0)
      details.push(html`<small class="detail">and ${formatCountOf(rest, 'other comment')}</small>`)
    const name = html`${pageName(pagePath(path), siteUrl)}${details}`
    return row(name, [formatCount(thumbsDown), formatCount(thumbsUp)])
  }
}

/** Returns what a reader wrote, as text whose direction does not change that of the text around it. */
function words(text: string): Html {
  return html`<bdi>${singleLine(text, maxWordsCharacters) || '(empty)'}</bdi>`
}
