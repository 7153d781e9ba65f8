import { documentationPaths, hashOf } from './documentation-paths.ts'
import { remembering } from './remembering.ts'

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

/** The day of a launch. It has a section of its own, and all pages have more human visitors for some days. */
const launchDate = '2026-11-10'

/** Pages that exist only from `appearsOn` on, or only before `vanishesOn` (YYYY-MM-DD). */
const pageLifetimes: Readonly<Record<string, { appearsOn?: string; vanishesOn?: string }>> = {
  '/guides/agent-instructions': { appearsOn: '2026-09-07' },
  '/guides/migrate-from-v1': { vanishesOn: '2026-10-05' },
  '/api-reference/webhooks/list': { appearsOn: '2026-11-02' },
  '/mcp/overview': { appearsOn: launchDate },
  '/mcp/connect': { appearsOn: launchDate },
  '/mcp/tools': { appearsOn: launchDate },
  '/v1/introduction': { vanishesOn: '2026-10-20' },
  '/v1/projects': { vanishesOn: '2026-10-20' },
  '/v1/jobs': { vanishesOn: '2026-10-20' },
}

const dayMs = 86_400_000
const topPageVisitsPerDay = 400
const zipfExponent = 0.8

// Exponents below 1 make the counts distinct: two days together have fewer visitors than the sum of the days.
const humanReturn = 0.88
const aiReturn = 0.72
// The share of a page's human and AI visitors that remains when visitors in both groups count once.
const unionShare = 0.97
// The share of a page's visitors who visited no busier page.
const newToSiteShare = 0.35

interface Page {
  path: string
  humanRate: number
  aiRate: number
  humanPhase: number
  aiPhase: number
  tide: number
  fromDay: number
  toDay: number
}

/** Converts between a date and the number of days since 1970-01-01. */
export const dayOf = (date: string): number => Math.floor(Date.parse(date) / dayMs)
export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/**
 * Returns the visitors of a site with `pages` pages, from `dateFrom` (inclusive) to `dateTo` (exclusive), both
 * YYYY-MM-DD. The same arguments give the same result. The order of the rows is stable and not by size. Pages without
 * visitors are omitted. In each row and in the totals, `max(human, ai) ≤ total ≤ human + ai`. The totals are at least
 * those of every row, and at most the sum of the rows. A longer range never has fewer visitors, and never more than the
 * sum of its parts.
 */
export const visitorData = remembering(8, (pages: number, dateFrom: string, dateTo: string): VisitorData => {
  const [fromDay, toDay] = [dayOf(dateFrom), dayOf(dateTo)]
  const human = new SiteVisitors()
  const ai = new SiteVisitors()
  const visitors: VisitorRow[] = []
  for (const page of catalogueOf(pages)) {
    const first = Math.max(fromDay, page.fromDay)
    const end = Math.max(first, Math.min(toDay, page.toDay))
    const humans = distinct(
      visits(page.humanRate, page.humanPhase, humanTraffic, page.tide, first, end),
      humanReturn,
    )
    const ais = distinct(visits(page.aiRate, page.aiPhase, aiTraffic, page.tide, first, end), aiReturn)
    if (humans === 0 && ais === 0) continue
    human.add(humans)
    ai.add(ais)
    visitors.push({ path: page.path, ...counts(humans, ais) })
  }
  return { totals: counts(human.distinct(), ai.distinct()), visitors }
})

/**
 * Returns the visits from `first` (inclusive) to `end` (exclusive), a whole number. Visits of adjoining ranges add up.
 */
function visits(
  rate: number,
  phase: number,
  traffic: Traffic,
  tide: number,
  first: number,
  end: number,
): number {
  const until = (day: number): number => Math.floor(rate * trafficUntil(day, traffic, tide) + phase)
  return until(end) - until(first)
}

function distinct(visits: number, exponent: number): number {
  return visits ** exponent
}

function counts(human: number, ai: number): VisitorCounts {
  const total = Math.max(human, ai, unionShare * (human + ai))
  // Rounding up keeps a week at or below the sum of its days. Rounding to the nearest would not.
  return { human: Math.ceil(human), ai: Math.ceil(ai), total: Math.ceil(total) }
}

/** The visitors of all pages together: all visitors of the busiest page, and some of every other page. */
class SiteVisitors {
  #sum = 0
  #busiest = 0

  add(visitors: number): void {
    this.#sum += visitors
    this.#busiest = Math.max(this.#busiest, visitors)
  }

  distinct(): number {
    return this.#busiest + newToSiteShare * (this.#sum - this.#busiest)
  }
}

/** How the traffic of a kind of visitor differs from the same traffic every day. */
interface Traffic {
  /** The traffic grows from `1 - growth` to `1 + growth`, most of it within `growthDays` around the centre. */
  growth: number
  growthDays: number
  /** How much of the weekday pattern it has, 0 to 1. */
  week: number
  /** The additional traffic on the day of the launch. */
  launch: number
}

// With these numbers, no day has negative traffic.
const humanTraffic: Traffic = { growth: 0.3, growthDays: 400, week: 1, launch: 1 }
const aiTraffic: Traffic = { growth: 0.55, growthDays: 200, week: 0.3, launch: 0.3 }

const growthCentre = dayOf('2026-07-01')
const launchDay = dayOf(launchDate)
const launchDays = 3
const tideDays = 120
const tideDepth = 0.25
// Day 0 was a Thursday: Thu, Fri, Sat, Sun, Mon, Tue, Wed. The sum is 0.
const weekdayWave = [0.15, 0.05, -0.4, -0.35, 0.15, 0.2, 0.2]
const waveUntil = weekdayWave.map((_, day) => weekdayWave.slice(0, day).reduce((sum, wave) => sum + wave, 0))

/**
 * Returns the traffic before `day` in units of an average day, in closed form. It combines growth, a weekday pattern, the
 * launch, and a wave of the page that `tide`, 0 to 1, shifts.
 */
function trafficUntil(day: number, traffic: Traffic, tide: number): number {
  const { growth, growthDays, week, launch } = traffic
  const grown = growth * growthDays * logCosh((day - growthCentre) / growthDays)
  const ebb = tideDepth * (tideDays / (2 * Math.PI)) * Math.sin(2 * Math.PI * (day / tideDays + tide))
  const wave = week * (waveUntil[((day % 7) + 7) % 7] ?? 0)
  const launched = launch * launchDays * (1 - Math.exp(-Math.max(0, day - launchDay) / launchDays))
  return day + grown + ebb + wave + launched
}

function logCosh(x: number): number {
  const size = Math.abs(x)
  return size + Math.log1p(Math.exp(-2 * size)) - Math.LN2
}

const catalogueOf = remembering(8, (pages: number): readonly Page[] =>
  documentationPaths(pages)
    .map((path, rank) => ({ page: describe(path, rank), order: hashOf(path) }))
    .sort((a, b) => a.order - b.order)
    .map(({ page }) => page),
)

function describe(path: string, rank: number): Page {
  const hash = hashOf(`${path}#`)
  const humanRate = (topPageVisitsPerDay / (rank + 1) ** zipfExponent) * (0.6 + 0.8 * fraction(hash, 0))
  const aiShare = (path.includes('reference') ? 0.3 : 0.05) + 0.3 * fraction(hash, 8)
  const { appearsOn, vanishesOn } = pageLifetimes[path] ?? {}
  return {
    path,
    humanRate,
    aiRate: (humanRate * aiShare) / (1 - aiShare),
    humanPhase: fraction(hash, 16),
    aiPhase: fraction(hash, 24),
    tide: fraction(hashOf(`${path}~`), 0),
    fromDay: appearsOn === undefined ? -Infinity : dayOf(appearsOn),
    toDay: vanishesOn === undefined ? Infinity : dayOf(vanishesOn),
  }
}

/** Returns eight bits of `hash` as a number from 0 (inclusive) to 1 (exclusive). */
function fraction(hash: number, shift: number): number {
  return ((hash >>> shift) & 0xff) / 256
}
