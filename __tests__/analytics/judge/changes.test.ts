import { describe, expect, it } from '@jest/globals'

import { changeRule } from '../../../src/analytics/judge/chance.ts'
import { many } from '../../support/included-lists.ts'
import { told } from '../../support/told.ts'

describe('a change of the total', () => {
  it.each([
    { now: 2247, before: 2000, verdict: '12.4% more visitors than in the 28 days before.' },
    { now: 1700, before: 2000, verdict: '15.0% fewer visitors than in the 28 days before.' },
    // √(2000 + 2120) is 64, so up to 128 is chance.
    { now: 2120, before: 2000, verdict: 'About as many visitors as in the 28 days before.' },
    { now: 2000, before: 2000, verdict: 'About as many visitors as in the 28 days before.' },
    // Beyond chance, but below 2%.
    { now: 3_050_000, before: 3_000_000, verdict: 'About as many visitors as in the 28 days before.' },
    { now: 3_060_000, before: 3_000_000, verdict: '2.0% more visitors than in the 28 days before.' },
    { now: 12, before: 20, verdict: '12 visitors, 20 before: too few to compare.' },
    { now: 1, before: 0, verdict: '1 visitor, none before: too few to compare.' },
    { now: 29, before: 10, verdict: '190.0% more visitors than in the 28 days before.' },
    { now: 30, before: 29, verdict: 'About as many visitors as in the 28 days before.' },
    { now: 0, before: 3, verdict: 'No visitors, after 3 in the 28 days before.' },
    { now: 0, before: 3000, verdict: 'No visitors, after 3,000 in the 28 days before.' },
    { now: 0, before: 0, verdict: 'No visitors, as in the 28 days before.' },
    { now: 500, before: 0, verdict: '500 visitors, after none in the 28 days before.' },
  ])('is told for $now visitors after $before: $verdict', async ({ verdict, ...numbers }) => {
    expect((await told(numbers)).verdict).toBe(verdict)
  })

  it.each([
    { now: 2000, before: 3000, verdict: '2,000 visitors so far, 3,000 in the 28 days before.' },
    { now: 3600, before: 3000, verdict: '20.0% more visitors so far than in the 28 days before.' },
    { now: 3010, before: 3000, verdict: 'About as many visitors so far as in the 28 days before.' },
    { now: 0, before: 3, verdict: 'No visitors so far, after 3 in the 28 days before.' },
  ])('is never fewer in a range that is not over: $verdict', async ({ verdict, ...numbers }) => {
    expect((await told({ ...numbers, unfinished: true })).verdict).toBe(verdict)
  })

  it.each([
    { days: 28, daysBefore: 31, now: 2800, before: 3100, change: 'about', reason: 'as many per day' },
    { days: 31, daysBefore: 28, now: 3100, before: 2800, change: 'about', reason: 'as many per day' },
    { days: 28, daysBefore: 31, now: 3000, before: 3000, change: 'about', reason: 'more per day only' },
    { days: 28, daysBefore: 31, now: 4000, before: 3000, change: 'more', reason: 'more in all and per day' },
    {
      days: 30,
      daysBefore: 31,
      now: 2000,
      before: 3000,
      change: 'fewer',
      reason: 'fewer in all and per day',
    },
  ])('of $days days after $daysBefore is $change: $reason', async ({ change, ...numbers }) => {
    expect((await told(numbers)).verdict.toLowerCase()).toContain(change)
  })
})

describe('the rule of chance', () => {
  it('takes a larger change for chance the more counts it is one of', () => {
    const changeOf = changeRule({ now: 7, before: 7 }, false)
    expect(changeOf(130, 100)).toBe('same')
    expect(changeOf(131, 100)).toBe('more')
    expect(changeOf(135, 100, 10)).toBe('same')
    expect(changeOf(140, 100, 10)).toBe('more')
    expect(changeOf(160, 100, 10_000)).toBe('same')
    expect(changeOf(200, 100, 10_000)).toBe('more')
  })

  it('is the same in both directions', () => {
    const changeOf = changeRule({ now: 7, before: 7 }, false)
    expect(changeOf(100, 131)).toBe('fewer')
  })
})

describe('what moved', () => {
  it('is not one visitor fewer on one page of many', async () => {
    const pages = Object.fromEntries(many(10_000, (index) => [`/p${index}`, 100]))
    expect((await told({ before: 1000, pages: { ...pages, '/p7': 99 }, pagesBefore: pages })).moved).toEqual(
      [],
    )
  })

  it('has the largest change first, new pages and pages that nobody visits now', async () => {
    const { moved } = await told({
      before: 1000,
      pages: { '/a': 900, '/b': 260, '/new': 40, '/same': 101 },
      pagesBefore: { '/a': 910, '/b': 100, '/gone': 300, '/same': 100 },
    })
    expect(moved).toEqual(['/gone −300 (none now)', '/b +160 (+160.0%)', '/new +40 (new)'])
  })

  it('has no page that fell while the range is not over', async () => {
    const { moved } = await told({
      before: 1000,
      unfinished: true,
      pages: { '/up': 300 },
      pagesBefore: { '/up': 100, '/gone': 300 },
    })
    expect(moved).toEqual(['/up +200 (+200.0%)'])
  })
})
