import { describe, expect, it } from '@jest/globals'

import type { VisitorAnalytics } from '../../src/visitors/read/visitor-analytics.ts'
import type { Task } from '../../src/visitors/tasks.ts'
import { analyticsOf, comparedOf } from '../support/analytics.ts'
import { many } from '../support/included-lists.ts'
import { row } from '../support/page-server.ts'
import { feedbackOf, questionsOf, searchesOf } from '../support/reader-lists.ts'

const shown = (tasks: readonly Task[]): string[] =>
  tasks.map(({ kind, page, words }) => `${kind} ${page ?? words ?? ''}`)
const tasks = (change: Partial<VisitorAnalytics>): string[] => shown(analyticsOf(change).tasks)

describe('the tasks of the week', () => {
  it('have one of each kind before a second one of any, and are at most five', () => {
    const lists = {
      questions: questionsOf(many(9, (index) => ({ question: `Q${index}` }))),
      searches: searchesOf(many(9, (index) => ({ term: `t${index}` }))),
      ...feedbackOf(
        many(9, (index) => ({ path: `/p${index}` })),
        [],
      ),
    }
    expect(tasks(lists)).toEqual(['write Q0', 'write Q1', 'fix /p0', 'fix /p1', 'add t0'])
    const compared = comparedOf([row('/a', 1)], [row('/a', 2), row('/gone', 9)], lists)
    expect(shown(compared.tasks)).toEqual(['write Q0', 'write Q1', 'fix /p0', 'add t0', 'look-at /gone'])
  })

  it('are one for each page, whatever names it', () => {
    const lists = {
      questions: questionsOf([{ page: 'https://docs.example/a' }]),
      searches: searchesOf([{ topClickedPage: '/a' }, { term: 'x', topClickedPage: '/b' }]),
      ...feedbackOf([{ path: 'https://docs.example/a?x' }, { path: '/c' }], []),
    }
    expect(shown(comparedOf([row('/a', 1)], [row('/a', 9)], lists).tasks)).toEqual([
      'write /a',
      'fix /c',
      'add /b',
    ])
  })

  it('are one for a question and a term of the same words', () => {
    const questions = questionsOf([{ question: 'Set up  SSO' }])
    expect(tasks({ questions, searches: searchesOf([{ term: 'set up sso' }, { term: 'y' }]) })).toEqual([
      'write Set up  SSO',
      'add y',
    ])
  })

  it('name the most frequent open comment of a page', () => {
    const comments = ['rare', 'often', 'often'].map((comment) => ({ comment }))
    expect(analyticsOf(feedbackOf([{}], comments)).tasks[0]?.words).toBe('often')
  })

  it('look at the page that lost most of those with visitors, and of those without', () => {
    const compared = comparedOf(
      [row('/more', 9), row('/less', 2), row('/least', 7)],
      [row('/more', 1), row('/less', 6), row('/least', 8), row('/gone', 3), row('/gone-too', 2)],
    )
    expect(compared.tasks).toEqual([
      { kind: 'look-at', words: null, page: '/less', count: 2, previous: 6 },
      { kind: 'look-at', words: null, page: '/gone', count: 0, previous: 3 },
    ])
  })

  it('are none if no page lost visitors', () => {
    expect(comparedOf([row('/a', 2)], [row('/a', 2)]).tasks).toEqual([])
  })
})
