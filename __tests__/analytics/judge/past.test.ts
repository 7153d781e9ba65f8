import { describe, expect, it } from '@jest/globals'

import { growthOf, limitsAround } from '../../../src/analytics/judge/expected.ts'
import { htmlReport } from '../../../src/analytics/show/html-report/html-report.ts'
import { visitorReport } from '../../../src/analytics/show/markdown-report.ts'
import { many, nobody, row } from '../../support/analytics.ts'
import { fc } from '../../support/properties.ts'
import { told } from '../../support/told.ts'

type Visitors = Record<string, number>

/** Visitors of 40 pages, of which each varies by up to a tenth in its own way. */
const others = (week: number): Visitors =>
  Object.fromEntries(
    many(40, (index) => [
      `/p${index}`,
      Math.round((600 - 12 * index) * (1 + 0.1 * Math.sin(7 * index + week))),
    ]),
  )
/** The pages of nine weeks, the oldest first: those of above, and pages with these visitors. A page with 0 is not listed. */
const weeksOf = (pages: Record<string, readonly number[]>): Visitors[] =>
  many(9, (week) => {
    const own = Object.entries(pages).map(([path, counts]) => [path, counts[week] ?? 0] as const)
    return { ...others(week), ...Object.fromEntries(own.filter(([, count]) => count > 0)) }
  })
const toldOf = (weeks: readonly Visitors[], options: { isCut?: boolean; unfinished?: boolean } = {}) =>
  told({ pages: weeks.at(-1) ?? {}, pagesEarlier: weeks.slice(0, -1), ...options })
const movedIn = async (pages: Record<string, readonly number[]>): Promise<string[]> =>
  (await toldOf(weeksOf(pages))).moved
const withoutPast = (weeks: readonly Visitors[]) =>
  told({ before: 1000, pages: weeks.at(-1) ?? {}, pagesBefore: weeks.at(-2) ?? {} })

describe('a page with a past', () => {
  const spiky = [100, 400, 105, 390, 95, 410, 100, 405, 100]

  it('did not move if it often has so many visitors', async () => {
    const weeks = weeksOf({ '/spiky': spiky })
    expect((await withoutPast(weeks)).moved).toEqual(['/spiky −305 (−75%)'])
    expect((await toldOf(weeks)).moved).toEqual([])
  })

  it('moved by less than others if it varies less', async () => {
    const steady = [400, 405, 398, 402, 400, 396, 404, 400, 160]
    const weeks = steady.map((count, week): Visitors => {
      const visitorsOf = (index: number) => Math.round(300 * (1 + 0.5 * Math.sin(13 * index + 78 * week)))
      const varied = Object.fromEntries(many(60, (index) => [`/v${index}`, visitorsOf(index)]))
      return { ...varied, '/steady': count }
    })
    expect((await withoutPast(weeks)).moved).not.toContain('/steady −240 (−60%)')
    expect((await toldOf(weeks)).moved).toEqual(['/steady −240 (−60%)'])
  })

  it('did not move by returning from a week that was odd, and says what is usual if it did not return', async () => {
    expect(await movedIn({ '/a': [200, 205, 198, 202, 200, 196, 204, 30, 201] })).toEqual([])
    const weeks = weeksOf({ '/a': [200, 205, 198, 202, 200, 196, 204, 40, 900] })
    const { moved, content } = await toldOf(weeks)
    expect(moved).toEqual(['/a +860 (23 times as many)'])
    const [row] = content.movement.rows
    expect(row?.usual?.low).toBeGreaterThan(40)
    expect(row?.usual?.high).toBeLessThan(900)
    expect(visitorReport(content, undefined)).toMatch(/`\/a`<br>Usual: \d+–[34]\d\d \| 900 \|/u)
  })

  it('says nothing of what is usual if the week before was so', async () => {
    const { content } = await toldOf(weeksOf({ '/a': [200, 205, 198, 202, 200, 196, 204, 200, 900] }))
    expect(content.movement.rows).toMatchObject([{ path: '/a', usual: undefined }])
  })

  it('that fell or rose in the week before did not move again', async () => {
    expect(await movedIn({ '/a': [400, 405, 398, 402, 400, 396, 404, 130, 120] })).toEqual([])
    expect(await movedIn({ '/a': [100, 105, 98, 102, 100, 96, 104, 390, 410] })).toEqual([])
    expect(await movedIn({ '/a': [400, 405, 398, 402, 400, 396, 404, 330, 20] })).toHaveLength(1)
  })

  it('is judged by a site that changed, however large the page is', async () => {
    const weeks = weeksOf({ '/': [9000, 9100, 8950, 9000, 9050, 9000, 8980, 9000, 3000] })
    expect((await toldOf(weeks)).moved).toEqual(['/ −6,000 (−67%)'])
    const half = (page: Visitors): Visitors =>
      Object.fromEntries(Object.entries(page).map(([path, count]) => [path, Math.round(count / 2)]))
    expect((await toldOf(weeks.with(-1, half(weeks[7] ?? {})))).moved).toEqual([])
  })

  it('moves no page after a week without visitors', async () => {
    const [kept, risen] = [200, 900].map((now) => weeksOf({ '/a': [...many(8, () => 200), now] }))
    const history = [...many(7, () => 20_000), 50]
    for (const [weeks = [], moved] of [
      [kept, []],
      [risen, ['/a +900']],
    ] as const) {
      const pagesEarlier = weeks.slice(0, 7)
      const example = { history, pages: weeks[8] ?? {}, pagesEarlier: [...pagesEarlier, { '/p0': 50 }] }
      expect((await told({ now: 20_000, ...example })).moved).toEqual(moved)
    }
  })

  it('is judged alike in what moved and in the list of all pages', async () => {
    const { content } = await toldOf(weeksOf({ '/spiky': spiky, '/a': [...many(8, () => 200), 900] }))
    const { rows, movement } = content
    const changed = rows.filter((row) => movement.visitorsOf(row).change !== 'same')
    expect(changed.map(({ path }) => path)).toEqual(['/a'])
  })

  it('is the same page if its address was spelt otherwise', async () => {
    const weeks = weeksOf({
      '/Guide.html': [...spiky.slice(0, 6), 0, 0, 0],
      '/guide': [0, 0, 0, 0, 0, 0, 100, 405, 100],
    })
    expect((await toldOf(weeks)).moved).toEqual([])
  })

  it('is itself if another page has its address in another spelling', async () => {
    const both = { '/faq': many(9, () => 300), '/FAQ': many(9, () => 200) }
    expect(await movedIn(both)).toEqual([])
    const escaped = { '/%E8%AA%B2': spiky, '/課': many(9, () => 300) }
    expect(await movedIn(escaped)).toEqual([])
  })

  it('has as many days in each month', async () => {
    const months = [31, 28, 31, 30, 31, 30, 31, 31, 30]
    const pagesOf = (days: number): Visitors =>
      Object.fromEntries(many(30, (index) => [`/p${index}`, (100 - index) * days]))
    const [now = {}, ...earlier] = months.toReversed().map(pagesOf)
    const example = { range: { dateFrom: '2026-09-01', dateTo: '2026-10-01' }, pages: now }
    const { content } = await told({
      ...example,
      pagesEarlier: earlier.reverse(),
      history: months.slice(0, 8).map((days) => 1000 * days),
      now: 30_000,
    })
    expect(content.movement.variation).toBeCloseTo(0)
  })
})

describe('a page without a past is judged by the week before:', () => {
  const spiky = [100, 400, 105, 390, 95, 410, 100, 405, 100]
  const fell = ['/spiky −305 (−75%)']

  it('one that began five weeks ago', async () => {
    expect(await movedIn({ '/spiky': spiky.with(0, 0).with(1, 0).with(2, 0) })).toEqual(fell)
    expect(await movedIn({ '/spiky': spiky.with(0, 0).with(1, 0) })).toEqual([])
  })

  it('one that lists of earlier weeks may not have', async () => {
    const weeks = weeksOf({ '/spiky': spiky })
    const cut = weeks.map((pages, week): Visitors => (week < 6 ? { ...pages, '/spiky': 0 } : pages))
    const listed = cut.map((pages) =>
      Object.fromEntries(Object.entries(pages).filter(([, count]) => count > 0)),
    )
    expect((await toldOf(listed, { isCut: true })).moved).toEqual(fell)
  })

  it('one of a site whose earlier weeks have a total, and no pages', async () => {
    const weeks = weeksOf({ '/spiky': spiky })
    const history = many(8, () => 20_000)
    const earlier = weeks.slice(0, 8).map((pages, week) => (week < 3 ? {} : pages))
    expect(
      (await told({ history, now: 20_000, pages: weeks[8] ?? {}, pagesEarlier: earlier })).moved,
    ).toEqual(fell)
  })

  it('one of a site with too few ordinary weeks', async () => {
    const weeks = weeksOf({ '/spiky': spiky })
    const history = [90, 90, 90, 20_000, 20_000, 20_000, 20_000, 20_000]
    expect(
      (await told({ history, now: 20_000, pages: weeks[8] ?? {}, pagesEarlier: weeks.slice(0, 8) })).moved,
    ).toEqual(fell)
  })
})

describe('a folder with a past', () => {
  const pagesOf = (folder: string, weeks: readonly number[]) =>
    Object.fromEntries(many(8, (index) => [`/${folder}/p${index}`, weeks.map((count) => count + 2 * index)]))

  it('did not move if it often has so many visitors', async () => {
    const weeks = weeksOf(pagesOf('ja', [12, 30, 11, 31, 12, 29, 12, 30, 12]))
    expect((await withoutPast(weeks)).moved).not.toEqual([])
    expect((await toldOf(weeks)).moved).toEqual([])
  })

  it('is one row if a few of its pages moved clearly, and the others together', async () => {
    const small = Object.fromEntries(many(9, (index) => [`/de/s${index}`, [...many(8, () => 14), 4]]))
    const large = { '/de/a': [...many(8, () => 400), 100], '/de/b': [...many(8, () => 300), 80] }
    expect(await movedIn({ ...small, ...large })).toEqual(['/de/* −300 (−75%)'])
  })

  it('did not move because one of its pages did', async () => {
    const small = Object.fromEntries(many(9, (index) => [`/de/s${index}`, many(9, () => 14)]))
    expect(await movedIn({ ...small, '/de/a': [...many(8, () => 900), 200] })).toEqual(['/de/a −700 (−78%)'])
  })
})

describe('a lost page', () => {
  const usual = [180, 185, 178, 182, 180, 176, 184, 180, 180]
  /** Visitors in so many of the nine weeks, and then none. */
  const only = (weeks: number, visitors = usual): number[] =>
    visitors.map((count, week) => (week < weeks ? count : 0))
  const check = 'moved, removed or broken?'
  const tasksOf = async (pages: Record<string, readonly number[]>, options = {}): Promise<string[]> =>
    (await toldOf(weeksOf(pages), options)).tasks

  it('stays a task while six of the weeks before knew it, and is no news', async () => {
    const lastWeek = await toldOf(weeksOf({ '/gone': only(8) }))
    expect(lastWeek.moved).toEqual(['/gone −180'])
    expect(lastWeek.tasks).toEqual([`Check /gone: no visitors now, 180 before: ${check}`])
    for (const weeks of [7, 6]) {
      const { moved, tasks, content } = await toldOf(weeksOf({ '/gone': only(weeks) }))
      expect(moved).toEqual([])
      expect(tasks).toEqual([
        expect.stringMatching(/^Check \/gone: no visitors now, 1[78]\d usually: moved/u),
      ])
      expect(content.tasks).toMatchObject([{ count: { now: 0, before: 0, change: 'same' } }])
      // Its table has no row for it.
      expect([...(await htmlReport(content))].join('')).toContain('href="#moved"')
    }
    expect(await tasksOf({ '/gone': only(5) })).toEqual([])
  })

  it('is one though some visited in the week before, in which it was lost', async () => {
    const { moved, tasks } = await toldOf(weeksOf({ '/gone': only(8).with(7, 15) }))
    expect([moved.length, tasks.length]).toEqual([0, 1])
  })

  it('is none without visitors for a week if it has few, and one without any for two', async () => {
    const few = many(9, () => 7)
    expect(await tasksOf({ '/few': only(8, few) })).toEqual([])
    expect(await tasksOf({ '/few': only(7, few) })).toEqual([
      `Check /few: no visitors now, 7 usually: ${check}`,
    ])
    expect(
      await tasksOf({
        '/few': only(
          7,
          many(9, () => 4),
        ),
      }),
    ).toEqual([])
  })

  it('is none if a page with its name began since', async () => {
    const began = usual.map((count, week) => (week < 7 ? 0 : count))
    expect(await tasksOf({ '/old/keys': only(7), '/new/keys': began })).toEqual([])
    expect(await tasksOf({ '/old/keys': only(7), '/new/keys': usual })).toHaveLength(1)
  })

  it.each([
    [8, '/d', '.html', '/d', ''],
    [7, '/v1', '', '/v2', ''],
  ])('is none of twelve that have other addresses since week %d', async (week, from, ending, to, other) => {
    const before = Object.fromEntries(many(12, (index) => [`${from}/p${index}${ending}`, only(week)]))
    // Of the weeks before, some had a visitor there.
    const since = (stray: number) =>
      usual.map((count, index) => (index < week ? (index % 3 === 0 ? stray : 0) : count))
    const after = (stray: number) =>
      Object.fromEntries(many(12, (index) => [`${to}/p${index}${other}`, since(stray)]))
    for (const isCut of [false, true]) {
      expect(await tasksOf({ ...before, ...after(0) }, { isCut })).toEqual([])
      expect(await tasksOf({ ...before, ...after(1) }, { isCut })).toEqual([])
    }
  })

  it('is one if only a page that earlier lists may not have has its name', async () => {
    const weeks = weeksOf({ '/a/keys': only(8), '/b/keys': [0, 0, 0, 0, 0, 0, 0, 3, 3] })
    expect((await toldOf(weeks, { isCut: true })).tasks).toHaveLength(1)
  })

  it('is one with its folder, if all of it is lost', async () => {
    const folder = Object.fromEntries(many(12, (index) => [`/v1/p${index}`, only(7)]))
    expect(await tasksOf(folder)).toEqual([
      expect.stringMatching(
        /^Check \/v1\/\*: 12 pages without visitors now, the most visited had 1[78]\d usually: /u,
      ),
    ])
    // One more is lost now.
    const tasks = await tasksOf({ ...folder, '/v1/last': only(8) })
    expect(tasks.map((task) => task.split(':')[0])).toEqual(['Check /v1/*', 'Check /v1/last'])
  })

  it('is none before the range is over, nor one that only scanners visited', async () => {
    expect(await tasksOf({ '/gone': only(7) }, { unfinished: true })).toEqual([])
    expect(await tasksOf({ '/wp-login.php': only(7) })).toEqual([])
  })

  it('is none if earlier lists may not have it', async () => {
    const weeks = weeksOf({ '/gone': only(7).with(0, 0).with(1, 0) })
    expect((await toldOf(weeks, { isCut: true })).tasks).toEqual([])
  })
})

describe('the limits of what is usual', () => {
  it('are where visitors differ by as many deviations as told', () => {
    const share = fc.double({ min: 0, max: 2, noNaN: true })
    const deviations = fc.double({ min: 2, max: 5, noNaN: true })
    const counts = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(counts, counts, counts, share, deviations, (now, count, rare, variation, times) => {
        const { low, high } = limitsAround({ count, rare, variation }, times)
        const spread = (Math.max(0.1, variation) * (now + count)) / 2
        const limit = times * Math.sqrt(Math.max(now, count) + rare + spread ** 2)
        const distance = Math.abs(now - count) - limit
        // Rounding decides what is on the limit.
        fc.pre(Math.abs(distance) > 1e-6 * (now + count))
        expect(now >= low && now <= high).toBe(distance < 0)
      }),
    )
  })
})

describe('the growth of the pages', () => {
  it('is that of half of what they tell, in which no page counts for many', () => {
    const growthOfAll = (counts: readonly (readonly [before: number, now: number])[]): number => {
      const pages = counts.map(([, now], index) => ({ ...row(`/${index}`, now), previous: nobody }))
      return growthOf(pages, ({ path }) => counts[Number(path.slice(1))]?.[0] ?? 0)
    }
    const alike = many(4, () => [100, 100] as const)
    expect(growthOfAll([[100_000, 50_000], ...alike, [300, 0], [0, 300]])).toBe(1)
    expect(
      growthOfAll([
        [2, 1],
        [2, 1],
        [300, 900],
      ]),
    ).toBe(3)
    expect(growthOfAll([])).toBe(1)
  })
})
