import { documentationPaths, hashOf } from './documentation-paths.ts'
import { conversationPatterns, feedbackPatterns, searchPatterns } from './reader-patterns.ts'
import { ulid } from './ulid.ts'
import { dateOf, dayOf } from './visitor-data.ts'

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
const secondsOfDay = 86_400
// The site has a search, feedback and an assistant since this day. It also limits the work for a long range.
const firstDay = dayOf('2024-01-01')
const lastDay = dayOf('2030-01-01')

/** The pages of a site, and a range as YYYY-MM-DD with an exclusive end. */
export interface Readers {
  pages: number
  dateFrom: string
  dateTo: string
}

/** Returns the search terms of a site with `pages` pages, most hits first. Hits of adjoining ranges add up. */
export function searchRows(readers: Readers): SearchRow[] {
  const [from, to] = daysOf(readers)
  const rows = patternsOn(readers.pages, searchPatterns).map(({ term, perDay, ctr, page }): SearchRow => {
    const hits = timesUntil(term, perDay, to) - timesUntil(term, perDay, from)
    return { searchQuery: term, hits, ctr, topClickedPage: page, lastSearchedAt: timeOn(to - 1, term) }
  })
  return rows.filter(({ hits }) => hits > 0).sort((a, b) => b.hits - a.hits)
}

/** Returns the feedback of a site with `pages` pages, the latest first. */
export function feedbackRows(readers: Readers): FeedbackRow[] {
  return occurrences(readers, feedbackPatterns, ({ page, comments }) => `${page} ${comments.join()}`).map(
    ({ pattern, at, hash }): FeedbackRow => {
      const { page, comments, source, helpful, contact, snippet } = pattern
      return {
        id: `fb_${hash.toString(16).padStart(8, '0')}_${Date.parse(at) / 1000}`,
        path: page,
        // Every second reader who votes writes nothing.
        comment: (hash % 2 === 0 ? comments[(hash >>> 8) % comments.length] : undefined) ?? null,
        // Third-party agents do not always send a time.
        createdAt: source === 'agent' && (hash >>> 4) % 2 === 0 ? null : at,
        source,
        status: statusOf(hash),
        ...(source === 'contextual' && { helpful, contact }),
        ...(source === 'code_snippet' && snippet),
      }
    },
  )
}

/** Returns the questions to the assistant of a site with `pages` pages, the latest first. */
export function conversationRows(readers: Readers): ConversationRow[] {
  const found = occurrences(readers, conversationPatterns, ({ questions: [question] }) => question)
  return found.map(({ pattern, at, hash }): ConversationRow => {
    const { questions, category, page, answer } = pattern
    const query = questions[hash % questions.length] ?? questions[0]
    const url = page === null ? null : site + page
    return {
      id: ulid(Date.parse(at), hash),
      timestamp: at,
      query,
      response: answer ?? 'The documentation does not cover this.',
      responseType: 'answer',
      sources: url === null || answer === null ? [] : [{ title: titleOf(page ?? ''), url }],
      resolutionStatus: answer === null ? 'unanswered' : 'answered',
      queryCategory: category,
      pageUrl: url,
    }
  })
}

interface Pattern {
  /** The page that it is about. Null if it is about none. */
  page: string | null
  perDay: number
}

interface Occurrence<P> {
  pattern: P
  /** ISO 8601. */
  at: string
  hash: number
}

/** Returns when each pattern happened in the range, the latest first. */
function occurrences<P extends Pattern>(
  readers: Readers,
  patterns: readonly P[],
  nameOf: (pattern: P) => string,
): Occurrence<P>[] {
  const [from, to] = daysOf(readers)
  const found: Occurrence<P>[] = []
  for (const pattern of patternsOn(readers.pages, patterns)) {
    const name = nameOf(pattern)
    const last = timesUntil(name, pattern.perDay, to)
    for (let time = timesUntil(name, pattern.perDay, from); time < last; time += 1) {
      const key = `${name} ${time}`
      const day = Math.ceil((time + 1 - phaseOf(name)) / pattern.perDay) - 1
      found.push({ pattern, at: timeOn(Math.min(Math.max(day, from), to - 1), key), hash: hashOf(key) })
    }
  }
  return found.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.hash - b.hash))
}

function daysOf({ dateFrom, dateTo }: Readers): [number, number] {
  const from = Math.min(Math.max(dayOf(dateFrom), firstDay), lastDay)
  return [from, Math.max(from, Math.min(dayOf(dateTo), lastDay))]
}

/** Returns the patterns about pages that the site has. */
function patternsOn<P extends Pattern>(pages: number, patterns: readonly P[]): P[] {
  const paths = new Set(documentationPaths(Math.min(pages, 1000)))
  return pages === 0 ? [] : patterns.filter(({ page }) => page === null || paths.has(page))
}

/** Returns how often something happened before a day. */
function timesUntil(name: string, perDay: number, day: number): number {
  return Math.floor(perDay * day + phaseOf(name))
}

/** Returns a number from 0 (inclusive) to 1 (exclusive). */
function phaseOf(name: string): number {
  return hashOf(name) / 2 ** 32
}

function timeOn(day: number, key: string): string {
  const second = hashOf(`${key} at`) % secondsOfDay
  return `${dateOf(day)}T${new Date(second * 1000).toISOString().slice(11, 19)}.000Z`
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
