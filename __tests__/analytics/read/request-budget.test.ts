import { describe, expect, it } from '@jest/globals'

import {
  fewerRequests,
  RequestBudget,
  RequestBudgetError,
} from '../../../src/analytics/read/request-budget.ts'

function budgetWith(sent: Record<string, number>, waysToSendFewer: string[] = []) {
  const budget = new RequestBudget(100, waysToSendFewer)
  for (const [purpose, times] of Object.entries(sent))
    for (let time = 0; time < times; time += 1) budget.spend(purpose)
  return budget
}

const adviceOf = (budget: RequestBudget): string | undefined =>
  budget.optionsFor('the pages').rateLimitAdvice?.()

describe('the budget of requests', () => {
  const spendOne = (budget: RequestBudget) => (): void => {
    budget.spend('the pages')
  }

  it('lets out as many requests as max-requests, and no more', () => {
    const budget = budgetWith({ 'the pages': 99 })
    expect(spendOne(budget)).not.toThrow()
    expect(spendOne(budget)).toThrow(RequestBudgetError)
    expect(budget.sent).toBe(100)
  })

  it('lets out reserved requests once they are released', () => {
    const budget = budgetWith({ 'the pages': 98 })
    budget.reserve(2)
    expect(spendOne(budget)).toThrow(RequestBudgetError)
    budget.release(2)
    expect(spendOne(budget)).not.toThrow()
  })

  it.each([
    [1, 1],
    [100, 10],
    [101, 11],
    [10_000, 25],
  ])('of %d requests tells the progress after every %d', (maxRequests, step) => {
    expect(new RequestBudget(maxRequests, []).progressStep).toBe(step)
  })

  it('tells how much of it is used', () => {
    expect(budgetWith({ 'the pages': 2, 'the search terms': 1 }).usage).toBe('3 of 100 requests used')
  })
})

describe('what can be done about too many requests', () => {
  it.each([
    [undefined, 'raise max-requests or shorten the range'],
    [100, 'raise max-requests or shorten the range'],
    [101, 'shorten the range'],
  ])('includes a higher max-requests up to the limit of the service: %s needed', (needed, ways) => {
    expect(fewerRequests(['shorten the range'], needed)).toBe(
      `${ways} (the limit is 100 analytics requests per organization per hour)`,
    )
  })
})

describe('the advice of an export for a 429', () => {
  it('names each part that took requests', () => {
    const sent = { 'the pages': 3, 'the pages of the previous period': 2, 'the questions': 58 }
    const ways = ['remove include', 'shorten the range']
    expect(adviceOf(budgetWith(sent, ways))).toBe(
      'This export has sent 63 requests: 3 for the pages, 2 for the pages of the previous period, and 58 for the questions. To send fewer, remove include or shorten the range.',
    )
  })
})
