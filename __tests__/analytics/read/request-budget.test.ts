import { describe, expect, it } from '@jest/globals'

import { RequestBudget, RequestBudgetError } from '../../../src/analytics/read/request-budget.ts'

function budgetAfter(sent: number): RequestBudget {
  const budget = new RequestBudget(100)
  for (let request = 0; request < sent; request += 1) budget.options.beforeSending?.()
  return budget
}

describe('the budget of requests', () => {
  const spendOne = (budget: RequestBudget) => (): void => {
    budget.options.beforeSending?.()
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

  it('tells how much of it is used', () => {
    expect(budgetAfter(3).usage).toBe('3 of 100 requests used')
  })
})
