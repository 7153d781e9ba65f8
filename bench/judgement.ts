// Judges conclusions by simulated traffic of which the truth is known.
import { comparePages } from '../src/analytics/read/comparison.ts'
import { movementOf } from '../src/analytics/judge/moved.ts'
import { changeFromUsual, usualOf } from '../src/analytics/judge/usual.ts'
import { Draws } from './draws.ts'

const seed = 1
const totalRuns = 4000
const pageRuns = 200
const weeksOfHistory = 8

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
}

type Weeks = (draws: Draws) => number[]

const weeks = (next: () => number): number[] => Array.from({ length: weeksOfHistory + 1 }, next)

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
  const draws = new Draws(seed)
  const sums = { unmoved: 0, seen: 0, others: 0, lost90: 0, lost60: 0 }
  for (let run = 0; run < pageRuns; run++) {
    const pages = pagesOf(site, draws)
    sums.unmoved += (await namedPages(pages)).length
    const largest = (factor: number): Promise<string[]> =>
      namedPages(pages.map((page, index) => (index === 0 ? { ...page, now: page.now * factor } : page)))
    const four = await largest(4)
    sums.seen += Number(four.includes('/p0'))
    sums.others += four.filter((path) => path !== '/p0').length
    sums.lost90 += Number((await largest(0.1)).includes('/p0'))
    sums.lost60 += Number((await largest(0.4)).includes('/p0'))
  }
  const mean = (sum: number): string => (sum / pageRuns).toFixed(2)
  const share = (sum: number): string => percent(sum / pageRuns)
  return `| ${site.pages} | ${percent(site.variation)} | × ${site.growth} | ${mean(sums.unmoved)} | ${share(sums.seen)} | ${mean(sums.others)} | ${share(sums.lost90)} | ${share(sums.lost60)} |`
}

interface PageVisits {
  path: string
  now: number
  before: number
}

/** Visitors of pages fall nearly with their rank, from 3,000 down. */
function pagesOf({ pages, variation, growth }: Site, draws: Draws): PageVisits[] {
  // Both periods vary, so each by less.
  const deviation = variation / Math.SQRT2
  return Array.from({ length: pages }, (_, index) => {
    const mean = 3000 / (index + 1) ** 0.9
    const now = draws.count(draws.varied(mean * growth, deviation))
    return { path: `/p${index}`, now, before: draws.count(draws.varied(mean, deviation)) }
  })
}

async function namedPages(pages: readonly PageVisits[]): Promise<string[]> {
  const list = (name: 'now' | 'before') =>
    pages.map((page) => {
      const total = Math.round(page[name])
      return { path: page.path, human: total, ai: 0, total }
    })
  const changes = comparePages(list('now'), list('before'))
  const { rows } = await movementOf(changes, false, () => Promise.resolve())
  return rows.map(({ path }) => path)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%`
}
