import { describe, expect, it } from '@jest/globals'

import { RequestBudget, RequestBudgetError } from '../../../src/analytics/read/request-budget.ts'
import { RecordingLog } from '../../support/recording-log.ts'

function budgetAfter(sent: number): RequestBudget {
  const budget = new RequestBudget(100)
  for (let request = 0; request < sent; request += 1) budget.spend()
  return budget
}

describe('the budget of requests', () => {
  const spendOne = (budget: RequestBudget) => (): void => {
    budget.spend()
  }

  it('lets out as many requests as max-requests, and no more', () => {
    const budget = budgetAfter(99)
    expect(spendOne(budget)).not.toThrow()
    expect(spendOne(budget)).toThrow(RequestBudgetError)
    expect(budget.sent).toBe(100)
  })

  it('lets out reserved requests once they are released', () => {
    const budget = budgetAfter(98)
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
    const budget = new RequestBudget(maxRequests)
    const log = new RecordingLog()
    const tell = budget.progress(log)
    const toldAfter: number[] = []
    for (let sent = 1; sent <= Math.min(maxRequests, 3 * step); sent += 1) {
      budget.spend()
      const before = log.entries.length
      tell('')
      if (log.entries.length > before) toldAfter.push(sent)
    }
    expect(toldAfter).toEqual([step, 2 * step, 3 * step].filter((sent) => sent <= maxRequests))
  })

  it('tells how much of it is used', () => {
    expect(budgetAfter(3).usage).toBe('3 of 100 requests used')
  })
})
