// Judges conclusions by simulated traffic of which the truth is known.
import { comparePages } from '../src/analytics/read/pages.ts'
import { movementOf } from '../src/analytics/judge/moved.ts'
import { changeFromUsual, usualOf } from '../src/analytics/judge/usual.ts'
import { Draws } from './draws.ts'

const seed = 1
const totalRuns = 4000
const pageRuns = 200
const pastRuns = 100
const weeksOfHistory = 8
const aWeek = { dateFrom: '2026-01-05', dateTo: '2026-01-12', days: 7 }

/** Prints how often ordinary totals and pages are called a change, and how often extraordinary ones are. */
export async function printJudgement(): Promise<void> {
  console.log(`Totals: ${totalRuns} weeks of each kind, each after ${weeksOfHistory} weeks.\n`)
  console.log(
    '| weeks | called a change | halved: `fewer` | doubled: `more` | return from a holiday: a change |',
  )
  console.log('|---|--:|--:|--:|--:|')
  for (const [name, weeksOf] of Object.entries(traffic)) console.log(totalsRow(name, weeksOf))
  console.log(
    `\nPages: the means of ${pageRuns} sites of each kind. A page is named if it is in "What moved".\n`,
  )
  console.log(
    '| pages | vary by | visitors | pages named that did not move | largest page × 4: named | others named then | it loses 90%: named | it loses 60%: named |',
  )
  console.log('|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const pages of [12, 60, 236])
    for (const variation of [0, 0.1, 0.2, 0.3])
      for (const growth of [0.6, 1, 1.4]) console.log(await pagesRow({ pages, variation, growth }))
  console.log(
    `\nPages with a past: the means of ${pastRuns} sites of each kind, without → with the ${weeksOfHistory} weeks before.\n`,
  )
  console.log(
    '| visitors of a page | pages | pages named that did not move | largest page × 4: named | others named then | it loses 90%: named | it loses 60%: named |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|')
  for (const pages of [60, 236]) for (const name of Object.keys(pastsOfPages)) await pastRows(name, pages)
}

type Weeks = (draws: Draws) => number[]

const weeks = (next: (week: number) => number): number[] =>
  Array.from({ length: weeksOfHistory + 1 }, (_, week) => next(week))

/** Visitors per week, the oldest first. */
const traffic: Record<string, Weeks> = {
  'around 500, as rare events vary (Poisson)': (draws) => weeks(() => draws.count(500)),
  'around 30, as rare events vary': (draws) => weeks(() => draws.count(30)),
  'around 5,000, with 10% noise': (draws) => weeks(() => draws.count(draws.varied(5000, 0.1))),
  'around 5,000, with 3% noise': (draws) => weeks(() => draws.count(draws.varied(5000, 0.03))),
  'drifting by 15% a week': (draws) => {
    let mean = 5000
    return weeks(() => draws.count((mean = draws.varied(mean, 0.15))))
  },
}

function totalsRow(name: string, weeksOf: Weeks): string {
  const draws = new Draws(seed)
  const called = { change: 0, halved: 0, doubled: 0, returned: 0 }
  for (let run = 0; run < totalRuns; run++) {
    const history = weeksOf(draws)
    const week = history.pop() ?? 0
    called.change += Number(judged(history, week) !== 'same')
    called.halved += Number(judged(history, week / 2) === 'fewer')
    called.doubled += Number(judged(history, week * 2) === 'more')
    const last = history.at(-1) ?? 0
    called.returned += Number(judged(history.with(-1, 0.4 * last), week) !== 'same')
  }
  const shares = Object.values(called).map((count) => percent(count / totalRuns))
  return `| ${name} | ${shares.join(' | ')} |`
}

function judged(history: readonly number[], week: number): string {
  const periods = history.map((total) => ({ days: 7, totals: { human: total, ai: 0, total } }))
  const limits = usualOf(periods, 7)?.total
  return limits === undefined ? 'same' : changeFromUsual(week, limits)
}

interface Site {
  pages: number
  /** How much the visitors of a page vary between two periods, as a share. */
  variation: number
  /** What the visitors of every page are multiplied by. */
  growth: number
}

async function pagesRow(site: Site): Promise<string> {
  const cells = await cellsOf(pageRuns, (draws) => pagesOf(site, draws))
  return `| ${site.pages} | ${percent(site.variation)} | × ${site.growth} | ${cells.join(' | ')} |`
}

/** The visitors of a page in each week, the oldest first. */
type PageWeeks = number[]

/** @param sites draws the pages of a site; the largest is the first */
async function cellsOf(runs: number, sites: (draws: Draws) => PageWeeks[]): Promise<string[]> {
  const draws = new Draws(seed)
  const sums = { unmoved: 0, seen: 0, others: 0, lost90: 0, lost60: 0 }
  for (let run = 0; run < runs; run++) {
    const pages = sites(draws)
    sums.unmoved += (await namedPages(pages)).length
    const largest = (factor: number): Promise<string[]> =>
      namedPages(
        pages.map((page, index) => (index === 0 ? page.with(-1, factor * (page.at(-1) ?? 0)) : page)),
      )
    const four = await largest(4)
    sums.seen += Number(four.includes('/p0'))
    sums.others += four.filter((path) => path !== '/p0').length
    sums.lost90 += Number((await largest(0.1)).includes('/p0'))
    sums.lost60 += Number((await largest(0.4)).includes('/p0'))
  }
  const mean = (sum: number): string => (sum / runs).toFixed(2)
  const share = (sum: number): string => percent(sum / runs)
  return [mean(sums.unmoved), share(sums.seen), mean(sums.others), share(sums.lost90), share(sums.lost60)]
}

/** Visitors of pages fall nearly with their rank, from 3,000 down. */
const visitorsOf = (rank: number): number => 3000 / (rank + 1) ** 0.9

function pagesOf({ pages, variation, growth }: Site, draws: Draws): PageWeeks[] {
  // Both periods vary, so each by less.
  const deviation = variation / Math.SQRT2
  return Array.from({ length: pages }, (_, rank) => {
    const mean = visitorsOf(rank)
    const now = draws.count(draws.varied(mean * growth, deviation))
    return [draws.count(draws.varied(mean, deviation)), now]
  })
}

/** What the visitors of a page are multiplied by in each week, by its rank. The last week is the one of the export. */
const pastsOfPages: Record<string, (draws: Draws, rank: number) => number[]> = {
  'noise of 20%': (draws) => weeks(() => draws.varied(1, 0.2)),
  'noise of each page its own, 5 to 50%': (draws) => {
    const deviation = 0.05 * 10 ** draws.fraction()
    return weeks(() => draws.varied(1, deviation))
  },
  'a fifth of the pages spiky': (draws, rank) =>
    rank % 5 === 4
      ? weeks(() => draws.varied(draws.fraction() < 0.3 ? 4 : 1, 0.2))
      : weeks(() => draws.varied(1, 0.15)),
  'a fifth seasonal, every other week': (draws, rank) =>
    weeks((week) => draws.varied(rank % 5 === 4 && week % 2 === 0 ? 2.5 : 1, 0.15)),
  'an outage last week': (draws) =>
    weeks((week) => draws.varied(week === weeksOfHistory - 1 ? 0.1 * draws.varied(1, 1) : 1, 0.15)),
  'each page a random walk, 15% a week': (draws) => {
    let factor = 1
    return weeks(() => (factor = draws.varied(factor, 0.15)))
  },
}

/** Prints a kind of site as it is, and as if nothing but the period before were known. */
async function pastRows(name: string, pages: number): Promise<void> {
  const kind = pastsOfPages[name]
  const sites = (draws: Draws): PageWeeks[] =>
    Array.from({ length: pages }, (_, rank) =>
      (kind?.(draws, rank) ?? []).map((factor) => draws.count(visitorsOf(rank) * factor)),
    )
  const known = await cellsOf(pastRuns, sites)
  const unknown = await cellsOf(pastRuns, (draws) => sites(draws).map((page) => page.slice(-2)))
  console.log(
    `| ${name} | ${pages} | ${unknown.map((cell, at) => `${cell} → ${known[at] ?? ''}`).join(' | ')} |`,
  )
}

async function namedPages(pages: readonly PageWeeks[]): Promise<string[]> {
  const list = (week: number) =>
    pages.map((page, rank) => {
      const total = Math.round(page.at(week) ?? 0)
      return { path: `/p${rank}`, human: total, ai: 0, total }
    })
  const length = pages[0]?.length ?? 0
  const periods = Array.from({ length: length - 1 }, (_, week) => {
    const visitors = list(week)
    const total = visitors.reduce((sum, page) => sum + page.total, 0)
    return { ...aWeek, totals: { human: total, ai: 0, total }, visitors, isComplete: true }
  })
  const ordinary = usualOf(periods, aWeek.days)?.ordinary ?? []
  const { rows } = await movementOf(
    comparePages(list(-1), list(-2)),
    { unfinished: false, days: aWeek.days, ordinary },
    () => Promise.resolve(),
  )
  return rows.map(({ path }) => path)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%`
}
