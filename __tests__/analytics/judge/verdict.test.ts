import { describe, expect, it } from '@jest/globals'

import { type ToldChange, visitorsChangeOf } from '../../../src/analytics/judge/verdict.ts'
import { totalsNote } from '../../../src/analytics/show/totals.ts'
import { formatLimits, rangeLine } from '../../../src/analytics/show/verdict-words.ts'
import { type Numbers, told } from '../../support/told.ts'

const week = { dateFrom: '2026-02-23', dateTo: '2026-03-02' }
const monday = { dateFrom: '2026-02-23', dateTo: '2026-02-24' }
const october = { dateFrom: '2026-10-01', dateTo: '2026-11-01' }
const ordinaryWeeks = [1000, 920, 1070, 960, 1100, 930, 1010, 1090]

/** What is told of an example. `change` is the output `visitorsChange`. */
interface Example extends Numbers {
  name: string
  change: ToldChange | null
  verdict: string
  /** What is usual of all visitors, with the periods that tell it. Without it, the example is about the verdict alone. */
  usual?: string
}

/** Visitors of whom some are AI. None counts as both. */
const of = (human: number, ai: number) => ({ human, ai, total: human + ai })

const tells = async ({ name, change, verdict, usual, ...numbers }: Example): Promise<void> => {
  const { content, ...words } = await told(numbers)
  const limits = content.usual?.total
  const note = /come from (.+) before\./u.exec(totalsNote(content) ?? '')?.[1]
  const shownUsual = limits === undefined ? words.compared : `${formatLimits(limits)}, ${note ?? ''}`
  const shown = { change: visitorsChangeOf(content.verdict), verdict: words.verdict }
  expect({ name, ...shown, ...(usual !== undefined && { usual: shownUsual }) }).toEqual({
    name,
    change,
    verdict,
    ...(usual !== undefined && { usual }),
  })
}

describe('the verdict on a week', () => {
  it.each<Example>([
    {
      name: 'an ordinary week',
      history: ordinaryWeeks,
      now: 940,
      change: 'same',
      verdict: 'As many visitors as usual.',
      usual: '738–1,420, the 8 weeks',
    },
    {
      name: 'half of the visitors',
      history: ordinaryWeeks,
      now: 480,
      change: 'fewer',
      verdict: '52% fewer visitors than usual.',
      usual: '738–1,420, the 8 weeks',
    },
    {
      name: 'a week after a holiday',
      history: [...ordinaryWeeks.slice(0, 7), 400],
      now: 1010,
      change: 'same',
      verdict: 'As many visitors as usual.',
      usual: '307–1,320, the 8 weeks',
    },
    {
      name: 'a week after a holiday on a site whose weeks are much alike',
      history: [1000, 1010, 995, 1005, 990, 1000, 1010, 400],
      now: 1005,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'a week after a week on the front page of the news',
      history: [...ordinaryWeeks.slice(0, 7), 9000],
      now: 1010,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'a site that grows 10% a week',
      history: [1000, 1100, 1210, 1331, 1464, 1611, 1772, 1949],
      now: 2144,
      change: 'rising',
      verdict: 'Rising: +114% in 8 weeks. This week is within the usual range.',
    },
    {
      name: 'a site that loses 6% a week',
      history: [11_101, 10_435, 9809, 9220, 8667, 8147, 7658, 7199],
      now: 6767,
      change: 'falling',
      verdict: 'Falling: −39% in 8 weeks. This week is within the usual range.',
    },
    {
      name: 'a site that falls, with a holiday and a day in the news',
      history: [11_101, 10_435, 9809, 5200, 8667, 12_100, 7658, 7199],
      now: 6767,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'a site that falls, with a holiday at the end',
      history: [11_101, 10_435, 9809, 9220, 8667, 8147, 5200, 7199],
      now: 6767,
      change: 'falling',
      verdict: 'Falling: −39% in 8 weeks. This week is within the usual range.',
    },
    {
      name: 'a fall that stopped three weeks before, above two of them',
      history: [11_101, 10_435, 9809, 9220, 8667, 7620, 7590, 7700],
      now: 7650,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'a fall that stopped three weeks before, in its lowest week but one',
      history: [11_101, 10_435, 9809, 9220, 8667, 7620, 7800, 7900],
      now: 7700,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'a fall by exactly a fifth',
      history: [10_000, 9700, 9500, 9200, 9000, 8700, 8500, 8200],
      now: 8000,
      change: 'falling',
      verdict: 'Falling: −20% in 8 weeks. This week is within the usual range.',
    },
    {
      name: 'a fall that began with an event',
      history: [16_900, 10_000, 9500, 9100, 8700, 8300, 7900, 7500],
      now: 7000,
      change: 'falling',
      // Of the last week and the first one, it would be −59%.
      verdict: 'Falling: −33% in 8 weeks. This week is within the usual range.',
    },
    {
      name: 'a crawler that leaves',
      history: [3800, 3100, 2550, 2100, 1750, 1450, 1200, 1000].map((ai, index) =>
        of(6000 + 50 * (index % 3), ai),
      ),
      now: of(6050, 820),
      change: 'same',
      verdict: 'As many people as usual; AI visitors fell 78% in 8 weeks.',
    },
    {
      name: 'only AI that grows',
      history: [1000, 1200, 1440, 1730, 2070, 2490, 2990, 3580].map((ai, index) =>
        of(4000 + 40 * (index % 3), ai),
      ),
      now: of(4040, 4300),
      change: 'same',
      verdict: 'As many people as usual; AI visitors rose 330% in 8 weeks.',
    },
    {
      name: 'people who leave while AI grows',
      history: [900, 860, 820, 780, 740, 700, 665, 630].map((people, index) => of(people, 200 + 35 * index)),
      now: of(600, 480),
      change: 'falling',
      verdict: 'People fell 34% in 8 weeks; AI visitors rose 132% in 8 weeks. As many visitors as usual.',
    },
    {
      name: 'a site that falls, with a week without counts',
      history: [11_101, 10_435, 9809, 0, 8667, 8147, 7658, 7199],
      now: 6767,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'a percentage that a reader can compute',
      history: [12_050, 12_050, 12_050, 12_050, 12_050, 12_050, 12_050, 12_050],
      now: 20_101,
      change: 'more',
      verdict: '67% more visitors than usual.',
    },
    {
      name: 'a site that falls by less than a fifth',
      history: [10_000, 9800, 9600, 9400, 9200, 9000, 8800, 8600],
      now: 8400,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'a few visitors that rise',
      history: [12, 14, 15, 17, 19, 21, 24, 27],
      now: 30,
      change: 'rising',
      verdict: 'Rising for 8 weeks. This week is within the usual range.',
    },
    {
      name: 'a week that is far above',
      history: ordinaryWeeks,
      now: 2100,
      change: 'more',
      verdict: '109% more visitors than usual.',
    },
    {
      name: 'a week whose percentage says nothing',
      history: ordinaryWeeks,
      now: 315_000,
      change: 'more',
      verdict: '313 times as many visitors as usual.',
    },
    {
      name: 'a week after two holiday weeks',
      history: [10_100, 9900, 10_000, 10_200, 9800, 10_050, 4500, 4800],
      now: 10_000,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'four weeks after Christmas, with 40% fewer',
      history: [10_100, 9900, 4500, 4800, 9800, 10_050, 10_000, 10_200],
      now: 6000,
      change: 'fewer',
      verdict: '40% fewer visitors than usual.',
    },
    {
      name: 'a few more on a site whose weeks are much alike',
      history: [100_000, 100_200, 99_900, 100_100, 100_000, 99_800, 100_100, 100_000],
      now: 103_000,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'counts so small that chance alone moves them',
      history: [12, 9, 14, 10, 11, 8, 13, 10],
      now: 17,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'few visitors, but many fewer',
      history: [24, 26, 23, 27, 25, 24, 26, 25],
      now: 6,
      change: 'fewer',
      verdict: 'Fewer visitors than usual.',
      usual: '11–44, the 8 weeks',
    },
    {
      name: 'nobody at all',
      history: ordinaryWeeks,
      now: 0,
      change: 'fewer',
      verdict: 'No visitors in 7 days.',
      usual: '738–1,420, the 8 weeks',
    },
    {
      name: 'a week without counts among the eight',
      history: [1000, 920, 1070, 0, 1100, 930, 1010, 1090],
      now: 940,
      change: 'same',
      verdict: 'As many visitors as usual.',
    },
    {
      name: 'a site of five weeks',
      history: [0, 0, 0, 900, 1000, 950, 1020, 980],
      now: 400,
      change: null,
      verdict: '400 visitors in 7 days.',
      usual:
        'Too few earlier periods with visitors to say what is usual. Pages and lists are compared with Feb 16–22, 2026.',
    },
  ])('is told for $name', async (example) => {
    await tells({ range: week, ...example })
  })
})

describe('the verdict on other ranges', () => {
  const months = [11_900, 12_500, 11_700, 12_600, 12_000, 12_900, 12_200, 12_131]

  it.each<Example>([
    {
      name: 'a Monday after a Sunday',
      range: monday,
      before: 250,
      history: [910, 890, 940, 920, 880, 930, 900, 950],
      now: 900,
      change: 'same',
      verdict: 'As many visitors as usual.',
      usual: '753–1,140, the 8 Mondays',
    },
    {
      name: 'a month that is a day longer',
      range: october,
      history: months,
      now: 12_367,
      change: 'same',
      verdict: 'As many visitors as usual.',
      usual: '10,500–14,800, the 8 months',
    },
    {
      name: 'a February that has fewer days',
      range: { dateFrom: '2026-02-01', dateTo: '2026-03-01' },
      // 1,000 a day, and a few more or fewer.
      history: [30_100, 31_100, 30_900, 30_000, 31_000, 29_900, 31_100, 31_000],
      now: 28_000,
      change: 'same',
      verdict: 'As many visitors as usual.',
      usual: '25,400–30,900, the 8 months',
    },
    {
      name: 'ten days',
      range: { dateFrom: '2026-02-20', dateTo: '2026-03-02' },
      history: ordinaryWeeks,
      now: 300,
      change: 'fewer',
      verdict: '70% fewer visitors than usual.',
      usual: '738–1,420, the 8 periods of 10 days',
    },
    {
      name: 'a quarter',
      range: { dateFrom: '2026-07-01', dateTo: '2026-10-01' },
      history: [36_000, 37_500, 36_800, 38_000, 37_000, 37_900, 36_900],
      now: 36_500,
      change: 'same',
      verdict: 'As many visitors as usual.',
      usual: '32,400–43,600, the 7 periods of 3 months',
    },
    {
      name: 'months that rise',
      range: october,
      history: [9000, 10_500, 11_000, 12_000, 12_800, 13_900, 15_300, 16_100],
      now: 17_800,
      change: 'rising',
      verdict: 'Rising: +82% in 8 months. This month is within the usual range.',
    },
    {
      name: 'Mondays that fall',
      range: monday,
      history: [1100, 1040, 980, 920, 870, 810, 770, 720],
      now: 680,
      change: 'falling',
      verdict: 'Falling: −38% in 8 weeks. This Monday is within the usual range.',
    },
    {
      name: 'periods of 28 days that fall',
      history: [11_000, 10_400, 9800, 9200, 8700, 8100, 7700, 7200],
      now: 6800,
      change: 'falling',
      verdict: 'Falling: −38% in 32 weeks. This period of 28 days is within the usual range.',
    },
    {
      name: 'a month without a history',
      range: october,
      before: 12_131,
      now: 12_367,
      change: null,
      verdict: '12,367 visitors in October 2026.',
    },
    {
      name: 'a month that is not compared',
      range: october,
      now: 12_367,
      change: null,
      verdict: '12,367 visitors in October 2026.',
    },
    {
      name: 'nobody, twice',
      range: october,
      before: 0,
      now: 0,
      change: null,
      verdict: 'No visitors in October 2026.',
    },
  ])('is told for $name', tells)

  it.each<Example>([
    {
      name: 'fewer so far than the same days usually have',
      now: 300,
      change: null,
      verdict: '300 visitors so far.',
      usual: '738–1,420, the same days of the 8 months',
    },
    {
      name: 'as many so far',
      now: 1010,
      change: null,
      verdict: '1,010 visitors so far.',
      usual: '738–1,420, the same days of the 8 months',
    },
    {
      name: 'more already',
      now: 2100,
      change: 'more',
      verdict: '2,100 visitors so far, 109% more than usual.',
      usual: '738–1,420, the same days of the 8 months',
    },
  ])('of a month that is not over, is told for $name', async (example) => {
    await tells({
      ...example,
      range: { dateFrom: '2026-02-01', dateTo: '2026-02-10' },
      isMonthToDate: true,
      unfinished: true,
      history: ordinaryWeeks,
    })
  })
})

it('of a year that is not over, compares no part with a whole year', async () => {
  const { verdict } = await told({
    range: { dateFrom: '2026-01-01', dateTo: '2027-01-01' },
    unfinished: true,
    before: 9000,
    now: 900,
  })
  expect(verdict).toBe('900 visitors so far for Jan 1 – Dec 31, 2026.')
})

describe('the verdict on people and AI', () => {
  const history = ordinaryWeeks.map((people, index) => of(people, 80 + (index % 3) * 4))

  it.each([
    {
      now: of(700, 320),
      verdict: 'As many visitors as usual, but 30% fewer people and 281% more AI visitors.',
    },
    { now: of(1000, 90), verdict: 'As many visitors as usual.' },
    { now: of(1000, 250), verdict: 'As many visitors as usual, but 198% more AI visitors.' },
    { now: of(1000, 1000), verdict: '84% more visitors than usual, but as many people.' },
    { now: of(500, 1500), verdict: '84% more visitors than usual, but 50% fewer people.' },
    { now: of(2000, 10), verdict: '85% more visitors than usual, but fewer AI visitors.' },
    { now: of(2000, 250), verdict: '107% more visitors than usual.' },
    { now: of(400, 30), verdict: '60% fewer visitors than usual.' },
  ])('of $now.human people and $now.ai AI: $verdict', async ({ now, verdict }) => {
    expect((await told({ range: week, history, now })).verdict).toBe(verdict)
  })

  it.each([
    {
      name: 'people fall while AI rises',
      history: [900, 860, 820, 780, 740, 700, 665, 630].map((people, index) => of(people, 200 + 35 * index)),
      now: of(600, 480),
      verdict: 'People fell 34% in 8 weeks; AI visitors rose 132% in 8 weeks. As many visitors as usual.',
    },
    {
      name: 'all fall with people, while AI rises',
      history: [9000, 8500, 8000, 7500, 7000, 6600, 6200, 5800].map((people, index) =>
        of(people, 100 + 9 * index),
      ),
      now: of(5500, 172),
      verdict:
        'Falling: −38% in 8 weeks; AI visitors rose 71% in 8 weeks. This week is within the usual range.',
    },
    {
      name: 'all fall, and AI does, too',
      history: [9000, 8500, 8000, 7500, 7000, 6600, 6200, 5800].map((people) => of(people, people / 10)),
      now: of(5500, 550),
      verdict: 'Falling: −39% in 8 weeks. This week is within the usual range.',
    },
  ])('tells that $name', async ({ history, now, verdict }) => {
    expect((await told({ range: week, history, now })).verdict).toBe(verdict)
  })

  it('tells that people are as many when AI alone rose by 20%', async () => {
    const alike = ordinaryWeeks.map(() => of(4500, 5500))
    const { verdict } = await told({ range: week, history: alike, now: of(4500, 6600) })
    expect(verdict).toBe('11% more visitors than usual, but as many people.')
  })

  it('tells that people are as many when it is not known what is usual of AI', async () => {
    const recent = ordinaryWeeks.map((people, index) => of(people, index < 5 ? 0 : 80))
    const { verdict } = await told({ range: week, history: recent, now: of(1000, 1000) })
    expect(verdict).toBe('92% more visitors than usual, but as many people.')
  })

  it('does not judge AI that came a few weeks ago', async () => {
    const recent = ordinaryWeeks.map((people, index) => of(people, index < 5 ? 0 : 80))
    const { content, verdict } = await told({ range: week, history: recent, now: of(1000, 250) })
    expect(content.usual?.ai).toBeUndefined()
    expect(verdict).toBe('As many visitors as usual.')
  })
})

describe('the lines around the verdict', () => {
  it.each([
    [{ range: october }, 'October 2026', ''],
    [
      { range: october, before: 1 },
      'October 2026',
      'Pages and lists are compared with September (1 day shorter).',
    ],
    [
      { range: { dateFrom: '2026-03-01', dateTo: '2026-04-01' }, before: 1 },
      'March 2026',
      'Pages and lists are compared with February (3 days shorter).',
    ],
    [
      { range: week, before: 1, unfinished: true },
      'Feb 23 – Mar 1, 2026, not over yet',
      'Pages and lists are compared with Feb 16–22, 2026.',
    ],
  ])('tell the dates, and what is compared: %j', async (numbers, dates, line) => {
    const { compared, content } = await told(numbers)
    expect([rangeLine(content), compared]).toEqual([dates, line])
  })
})
