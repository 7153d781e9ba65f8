import { describe, expect, it } from '@jest/globals'

import type { VisitorAnalytics } from '../../../../src/analytics/read/visitor-analytics.ts'
import { comparedLine } from '../../../../src/analytics/show/verdict-words.ts'
import { gapNotes, gapTables, listCountsText } from '../../../../src/analytics/show/tables/gap-tables.ts'
import { analyticsOf, comparedOf, feedbackOf, questionsOf, searchesOf } from '../../../support/analytics.ts'

const unanswered = 'No question was asked twice, and no topic three times, without an answer.'
const unclicked = 'No term was searched twice with few clicks.'

describe('lists without a gap', () => {
  it.each<[Partial<VisitorAnalytics>, counts: string | undefined, notes: string]>([
    [
      { questions: questionsOf([]), searches: searchesOf([]), ...feedbackOf([], []) },
      undefined,
      'Nobody asked the assistant: is it on? Nobody searched: is the search of the site on? Nobody voted: is feedback on?',
    ],
    [{ questions: questionsOf([{ isStep: true }]) }, undefined, 'The assistant only asked back.'],
    [
      { questions: questionsOf([{ resolution: 'answered' }]) },
      'Questions 1 · unanswered 0',
      'The assistant answered every question.',
    ],
    [
      { questions: questionsOf([{}]), searches: searchesOf([{ hits: 1 }]) },
      'Questions 1 · unanswered 1 · searches 1',
      `${unanswered} ${unclicked}`,
    ],
    [
      {
        searches: { ...searchesOf([{ clickThroughRate: 0.9 }]), isComplete: false },
        pageFeedback: { ...feedbackOf([{ thumbsUp: 9 }], []).pageFeedback, isComplete: false },
      },
      'Searches 10 · thumbs down 1 · thumbs up 9',
      `${unclicked} Only the first 1 search term was read: those with the most searches. No page has two thumbs down, and more down than up. Only the first 1 page was read: the service gives no more.`,
    ],
  ])('have their counts, and a sentence for each: %j', async (lists, counts, notes) => {
    const content = await analyticsOf(lists)
    const tables = gapTables(content)
    expect(tables.flatMap(({ rows }) => rows)).toEqual([])
    expect([listCountsText(content), gapNotes(content, tables)]).toEqual([counts, notes])
  })

  it('have a sentence about the other terms, if some joined a topic', async () => {
    const questions = questionsOf([{ question: 'sso' }, { question: 'sso' }])
    const content = await analyticsOf({ questions, searches: searchesOf([{}]) })
    expect(gapNotes(content, gapTables(content))).toBe(
      'No term outside the topics was searched twice with few clicks.',
    )
  })

  it.each([
    ['failed', 'The lists of the period before could not be read'],
    ['max-requests', 'max-requests has no room for the lists of the period before'],
  ] as const)('are not compared, which no other sentence says they are: %s', async (whyNoLists, why) => {
    const { previous } = await comparedOf([], [])
    const unread = previous && { ...previous, lists: undefined, whyNoLists }
    const content = await analyticsOf({ questions: questionsOf([{}]), previous: unread })
    expect(gapNotes(content, gapTables(content))).toBe(
      `${unanswered} ${why}, so nothing here is compared with them.`,
    )
    expect(comparedLine(content)).toBe('Pages are compared with December 2025.')
  })
})
