import { fraction, hashOf, mixed, poisson } from './chance.ts'
import { documentationPaths } from './documentation-paths.ts'

/** Approximate distinct visitors. `total` counts a visitor with both human and AI traffic once. */
export interface VisitorCounts {
  human: number
  ai: number
  total: number
}

/** The visitors of one page. */
export interface VisitorRow extends VisitorCounts {
  path: string
}

/** The visitors of a site in one range. */
export interface VisitorData {
  totals: VisitorCounts
  visitors: readonly VisitorRow[]
}

/** The views of a site in one range. Views are events, so `total` is `human` + `ai`. */
export interface ViewData {
  totals: VisitorCounts
  views: readonly VisitorRow[]
}

/** Parts of the usual number in January, February and so on. */
export type Seasons = readonly number[]

/** Returns the seasons of what is as usual but for two months of each year, so that its past tells what is usual. */
export function usualBut(part: number, ...months: readonly number[]): Seasons {
  return Array.from({ length: 12 }, (_, month) => (months.includes(month) ? part : 1))
}

/** All other pages change only by chance, and grow with the site. In most months, one of these changes. */
const seasonsOfPages: Readonly<Record<string, Seasons>> = {
  '/v1/introduction': usualBut(0, 0, 1),
  '/v1/charges': usualBut(0, 3, 4),
  '/v1/webhooks': usualBut(0, 6, 7),
  '/v1/errors': usualBut(0, 9, 10),
  '/guides/subscriptions': usualBut(2.2, 9, 10),
  '/guides/refunds': usualBut(0.35, 11, 0),
  '/mcp/overview': usualBut(2.2, 2, 3),
  '/integrations/terraform': usualBut(0.35, 5, 6),
}

export const dayMs = 86_400_000
const weeksLate = 4

/** How many days after the first the months of a page begin, so that pages change in most weeks. */
function daysLate(hash: number): number {
  return 7 * (hash % weeksLate)
}

// A release once a quarter: for a week from its Monday, more people come, most of all to these pages.
const weeksBetweenReleases = 13
const aReleaseDay = Date.parse('2026-06-01') / dayMs
const releaseGrowth = 1.3
const releasePages: Readonly<Record<string, number>> = { '/changelog': 4, '/guides/migration': 3 }
const topPageVisitsPerDay = 150
const zipfExponent = 0.8

// The site is open on these days. They also limit the work for a long range.
const firstDay = Date.parse('2024-01-01') / dayMs
const endDay = Date.parse('2032-01-01') / dayMs

// Exponents below 1 make the counts distinct: two days together have fewer visitors than the sum of the days.
const humanReturn = 0.88
const aiReturn = 0.72
// The share of a page's human and AI visitors that remains when visitors in both groups count once.
const unionShare = 0.97
// The share of a page's visitors who visited no busier page.
const newToSiteShare = 0.35

// Relative to the first month.
const humanGrowthPerMonth = 0.008
const aiGrowthPerMonth = 0.03
// Day 0 was a Thursday: Thu, Fri, Sat, Sun, Mon, Tue, Wed.
const humanWeek = [1.15, 1.05, 0.6, 0.65, 1.15, 1.2, 1.2]
const aiWeek = [1.04, 1.02, 0.9, 0.92, 1.03, 1.04, 1.05]
/** What all pages share on a day, because of news and outages. */
const dayNoise = 0.08

interface Page {
  path: string
  humanRate: number
  aiRate: number
  hash: number
  seasons: Seasons
  /** What its visitors are multiplied by in the week of a release. */
  releaseGrowth: number
}

/** Converts between a date and the number of days since 1970-01-01. */
export const dayOf = (date: string): number => Math.floor(Date.parse(date) / dayMs)
export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** Returns the days of a range on which the site is open; the end is exclusive. */
export function openDays(dateFrom: string, dateTo: string): [from: number, to: number] {
  const from = Math.min(Math.max(dayOf(dateFrom), firstDay), endDay)
  return [from, Math.max(from, Math.min(dayOf(dateTo), endDay))]
}

/** Returns the number of months from January 1900 to that of a day. */
export function monthOf(day: number): number {
  const date = new Date(day * dayMs)
  return (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth()
}

/** Returns the part of the usual number in a month. */
export function seasonIn(month: number, seasons: Seasons): number {
  return seasons[month % seasons.length] ?? 1
}

/**
 * Returns the visitors of a site with `pages` pages, from `dateFrom` (inclusive) to `dateTo` (exclusive), both
 * YYYY-MM-DD. The same arguments give the same result. The order of the rows is stable and not by size. Pages without
 * visitors are omitted. In each row and in the totals, `max(human, ai) ≤ total ≤ human + ai`. The totals are at least
 * those of every row, and at most the sum of the rows. A longer range never has fewer visitors, and never more than the
 * sum of its parts.
 */
export const visitorData = remembering(8, (pages: number, dateFrom: string, dateTo: string): VisitorData => {
  const days = trafficOn(...openDays(dateFrom, dateTo))
  const human: number[] = []
  const ai: number[] = []
  const visitors: VisitorRow[] = []
  for (const page of catalogueOf(pages)) {
    let humanVisits = 0
    let aiVisits = 0
    for (const traffic of days) {
      const season = seasonIn(monthOf(traffic.day - daysLate(page.hash)), page.seasons)
      const hash = mixed(page.hash, traffic.day)
      const growth = traffic.isReleased ? page.releaseGrowth : 1
      humanVisits += poisson(page.humanRate * season * growth * traffic.human, hash)
      aiVisits += poisson(page.aiRate * season * traffic.ai, mixed(hash, 1))
    }
    if (humanVisits === 0 && aiVisits === 0) continue
    const [humans, ais] = [humanVisits ** humanReturn, aiVisits ** aiReturn]
    human.push(humans)
    ai.push(ais)
    visitors.push({ path: page.path, ...counts(humans, ais) })
  }
  return { totals: counts(distinctOn(human), distinctOn(ai)), visitors }
})

/** Returns views that go with a list of visitors: each sees a page once or more. */
export function viewsOf({ visitors }: Pick<VisitorData, 'visitors'>): ViewData {
  const totals = { human: 0, ai: 0, total: 0 }
  const views = visitors.map(({ path, human: humans, ai }) => {
    const human = Math.ceil(humans * (1.1 + (hashOf(path) % 100) / 100))
    totals.human += human
    totals.ai += ai
    totals.total += human + ai
    return { path, human, ai, total: human + ai }
  })
  return { totals, views }
}

/** The traffic of a day, in parts of that of an average day in the first month. */
interface DayTraffic {
  day: number
  isReleased: boolean
  human: number
  ai: number
}

function trafficOn(from: number, to: number): DayTraffic[] {
  return Array.from({ length: to - from }, (_, index) => {
    const day = from + index
    const months = (12 * (day - firstDay)) / 365.25
    const noise = 1 + dayNoise * (fraction(mixed(day, 0)) - 0.5)
    return {
      day,
      isReleased: isReleaseWeek(day),
      human: noise * (humanWeek[day % 7] ?? 1) * (1 + humanGrowthPerMonth * months),
      ai: noise * (aiWeek[day % 7] ?? 1) * (1 + aiGrowthPerMonth * months),
    }
  })
}

function isReleaseWeek(day: number): boolean {
  const weeks = Math.floor((day - aReleaseDay) / 7)
  return weeks % weeksBetweenReleases === 0
}

function counts(human: number, ai: number): VisitorCounts {
  const total = Math.max(human, ai, unionShare * (human + ai))
  // Rounding up keeps a week at or below the sum of its days. Rounding to the nearest would not.
  return { human: Math.ceil(human), ai: Math.ceil(ai), total: Math.ceil(total) }
}

/** The visitors of all pages together: all visitors of the busiest page, and some of every other page. */
function distinctOn(visitorsOfPages: readonly number[]): number {
  const busiest = visitorsOfPages.reduce((most, visitors) => Math.max(most, visitors), 0)
  const sum = visitorsOfPages.reduce((total, visitors) => total + visitors, 0)
  return busiest + newToSiteShare * (sum - busiest)
}

const catalogueOf = remembering(8, (pages: number): readonly Page[] =>
  documentationPaths(pages)
    .map(describe)
    .sort((a, b) => a.hash - b.hash),
)

function describe(path: string, rank: number): Page {
  const hash = hashOf(path)
  const humanRate =
    (topPageVisitsPerDay / (rank + 1) ** zipfExponent) * (0.6 + 0.6 * fraction(mixed(hash, 2)))
  const aiShare = (path.includes('reference') ? 0.2 : 0.05) + 0.2 * fraction(mixed(hash, 3))
  return {
    path,
    humanRate,
    aiRate: (humanRate * aiShare) / (1 - aiShare),
    hash,
    seasons: seasonsOfPages[path] ?? [1],
    releaseGrowth: releasePages[path] ?? releaseGrowth,
  }
}

/** Returns `compute` with a memory for its latest results. The arguments are texts or numbers. */
function remembering<Parameters extends (string | number)[], Result>(
  most: number,
  compute: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const results = new Map<string, Result>()
  return (...parameters) => {
    const key = parameters.join(' ')
    const known = results.get(key)
    if (known !== undefined) return known
    const computed = compute(...parameters)
    const [oldest] = results.keys()
    if (results.size >= most && oldest !== undefined) results.delete(oldest)
    results.set(key, computed)
    return computed
  }
}
