import { fraction, hashOf, mixed, poisson } from './chance.ts'
import { documentationPaths } from './documentation-paths.ts'
import { searchPatterns, votePatterns } from './reader-patterns.ts'
import { subjects } from './reader-questions.ts'
import { ulid } from './ulid.ts'
import { dayMs, monthOf, openDays, seasonIn, type Seasons } from './visitor-data.ts'

/** A term that readers searched for. */
export interface SearchRow {
  searchQuery: string
  hits: number
  /** Share of the searches with a click, 0 to 1. */
  ctr: number
  topClickedPage: string | null
  lastSearchedAt: string
}

/** One reader's feedback. The fields after `status` depend on the source. */
export interface FeedbackRow {
  id: string
  path: string
  comment: string | null
  createdAt: string | null
  source: string
  status: string
  helpful?: boolean
  contact?: string | null
  code?: string
  filename?: string | null
  lang?: string | null
}

/** One question to the assistant, with its answer. */
export interface ConversationRow {
  /** A ULID. */
  id: string
  timestamp: string
  query: string
  response: string
  responseType: string
  sources: { title: string; url: string }[]
  resolutionStatus: string
  queryCategory: string | null
  pageUrl: string | null
}

const site = 'https://docs.example.com'
// No pattern is about a later page.
const mostPages = 100
const monthStep = 30
// Words around a question. Most readers write none.
const greetings = [...Array<string>(22).fill(''), 'hi, ', 'hello, ']
const endings = [...Array<string>(18).fill(''), ' please', ' thanks']

/** The pages of a site, and a range as YYYY-MM-DD with an exclusive end. */
export interface Readers {
  pages: number
  dateFrom: string
  dateTo: string
}

/** Something that readers do again and again. */
interface Pattern {
  /** The page that it is about. Null if it is about none. */
  page: string | null
  perMonth: number
  seasons?: Seasons
}

/** One time that it happened. */
interface Occurrence<P> {
  pattern: P
  /** Counts up in a month, and goes on elsewhere in the next month. */
  index: number
  /** ISO 8601. */
  at: string
  hash: number
}

/** Returns the search terms of a site with `pages` pages, most hits first. Hits of adjoining ranges add up. */
export function searchRows(readers: Readers): SearchRow[] {
  const rows = new Map<string, SearchRow & { clicks: number }>()
  for (const { pattern, at, hash } of occurrences(readers, searchPatterns, ({ term }) => term)) {
    const { term: searchQuery, ctr, page: topClickedPage } = pattern
    const row = rows.get(searchQuery) ?? {
      searchQuery,
      hits: 0,
      ctr: 0,
      topClickedPage,
      lastSearchedAt: at,
      clicks: 0,
    }
    rows.set(searchQuery, row)
    row.hits += 1
    row.clicks += fraction(mixed(hash, 1)) < ctr ? 1 : 0
  }
  return Array.from(rows.values(), ({ clicks, ...row }) => ({ ...row, ctr: clicks / row.hits })).sort(
    (a, b) => b.hits - a.hits,
  )
}

/** Returns the feedback of a site with `pages` pages, the latest first. */
export function feedbackRows(readers: Readers): FeedbackRow[] {
  const found = occurrences(readers, votePatterns, ({ page, comments }) => `${page} ${comments.join()}`)
  return found.map(({ pattern, index, at, hash }): FeedbackRow => {
    const { page, comments, source, helpful, contact, snippet } = pattern
    return {
      id: `fb_${hash.toString(16).padStart(8, '0')}_${Date.parse(at) / 1000}`,
      path: page,
      // Every second reader who votes writes nothing.
      comment: (hash % 2 === 0 ? comments[index % comments.length] : undefined) ?? null,
      // Third-party agents do not always send a time.
      createdAt: source === 'agent' && (hash >>> 4) % 2 === 0 ? null : at,
      source,
      status: statusOf(hash),
      ...(source === 'contextual' && { helpful, contact }),
      ...(source === 'code_snippet' && snippet),
    }
  })
}

/** Returns the questions to the assistant of a site with `pages` pages, the latest first. */
export function conversationRows(readers: Readers): ConversationRow[] {
  const found = occurrences(readers, subjects, ({ wordings: [first = ''] }) => first)
  return found.map(({ pattern, index, at, hash }): ConversationRow => {
    const { wordings, page, category, answer, responseType = 'answer' } = pattern
    const url = page === null ? null : site + page
    const parts = [greetings[mixed(hash, 1) % greetings.length], wordings[index % wordings.length]]
    return {
      id: ulid(Date.parse(at), hash),
      timestamp: at,
      query: [...parts, endings[mixed(hash, 2) % endings.length]].join(''),
      response: answer ?? 'The documentation does not cover this.',
      responseType,
      sources: url === null || answer === null ? [] : [{ title: titleOf(page ?? ''), url }],
      resolutionStatus: answer === null ? 'unanswered' : 'answered',
      queryCategory: category,
      pageUrl: url,
    }
  })
}

/** Returns when each pattern happened in the range, the latest first. Those of adjoining ranges add up. */
function occurrences<P extends Pattern>(
  { pages, dateFrom, dateTo }: Readers,
  patterns: readonly P[],
  nameOf: (pattern: P) => string,
): Occurrence<P>[] {
  const [from, to] = openDays(dateFrom, dateTo)
  const paths = new Set(pages === 0 ? [] : [null, ...documentationPaths(Math.min(pages, mostPages))])
  const found: Occurrence<P>[] = []
  for (const pattern of patterns.filter(({ page }) => paths.has(page))) {
    const name = hashOf(nameOf(pattern))
    for (let month = monthOf(from); from < to && month <= monthOf(to - 1); month += 1) {
      const [startMs, endMs] = [Date.UTC(0, month), Date.UTC(0, month + 1)]
      const ofMonth = mixed(name, month)
      const count = poisson(pattern.perMonth * seasonIn(month, pattern.seasons ?? [1]), ofMonth)
      for (let number = 0; number < count; number += 1) {
        const hash = mixed(ofMonth, number + 1)
        const atMs = Math.floor(startMs + (endMs - startMs) * fraction(hash))
        if (atMs < from * dayMs || atMs >= to * dayMs) continue
        found.push({ pattern, index: month * monthStep + number, at: new Date(atMs).toISOString(), hash })
      }
    }
  }
  return found.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.hash - b.hash))
}

function statusOf(hash: number): string {
  const percent = hash % 100
  if (percent < 70) return 'pending'
  if (percent < 80) return 'in_progress'
  return percent < 94 ? 'resolved' : 'dismissed'
}

function titleOf(path: string): string {
  const [last = ''] = path.split('/').slice(-1)
  return last === '' ? 'Home' : last.charAt(0).toUpperCase() + last.slice(1).replaceAll('-', ' ')
}
