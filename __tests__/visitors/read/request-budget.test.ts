import { describe, expect, it } from '@jest/globals'

import {
  type AskedFor,
  RequestBudget,
  RequestBudgetError,
  type RequestPurpose,
} from '../../../src/visitors/read/request-budget.ts'

const plain: AskedFor = { isCompared: false, series: undefined, pageSize: 250 }

function budgetWith(asked: Partial<AskedFor>, sent: Partial<Record<RequestPurpose, number>> = {}) {
  const budget = new RequestBudget(100, { ...plain, ...asked })
  for (const [purpose, times] of Object.entries(sent) as [RequestPurpose, number][])
    for (let time = 0; time < times; time += 1) budget.spend(purpose)
  return budget
}

const adviceOf = (budget: RequestBudget): string | undefined =>
  budget.optionsFor('the pages').rateLimitAdvice?.()

describe('the error when max-requests is used up', () => {
  it.each([
    [1, '(1 of them is reserved for later)'],
    [2, '(2 of them are reserved for later)'],
  ])('tells how many requests are reserved: %d', (reserved, text) => {
    const budget = budgetWith({}, { 'the pages': 100 - reserved })
    budget.reserve(reserved)
    const spend = (): void => {
      budget.spend('the pages')
    }
    expect(spend).toThrow(RequestBudgetError)
    expect(spend).toThrow(`more than the 100 requests that max-requests allows ${text}. Nothing was exported`)
  })
})

describe('the advice of an export for a 429', () => {
  it('names the list when it took all requests', () => {
    expect(adviceOf(budgetWith({}, { 'the pages': 1 }))).toBe(
      'This export has sent 1 request: 1 for the pages. To send fewer, shorten the range.',
    )
  })

  it('names each part that took requests', () => {
    const sent = { 'the pages': 3, 'the pages of the previous period': 2, 'the series': 58 }
    expect(adviceOf(budgetWith({ isCompared: true, series: 'day' }, sent))).toBe(
      'This export has sent 63 requests: 3 for the pages, 2 for the pages of the previous period, and 58 for the series. To send fewer, take a coarser series, leave out compare, or shorten the range.',
    )
  })

  it.each<[string, Partial<AskedFor>, string]>([
    ['a larger page below the largest', { pageSize: 249 }, 'raise page-size or shorten the range'],
    ['a coarser series than days', { series: 'day' }, 'take a coarser series or shorten the range'],
    ['a coarser series than weeks', { series: 'week' }, 'take a coarser series or shorten the range'],
    ['no series where it is the coarsest', { series: 'month' }, 'leave out series or shorten the range'],
    ['no compare where there is one', { isCompared: true }, 'leave out compare or shorten the range'],
  ])('offers only what helps: %s', (_, asked, ways) => {
    expect(adviceOf(budgetWith(asked, { 'the pages': 1 }))).toContain(`To send fewer, ${ways}.`)
  })
})
