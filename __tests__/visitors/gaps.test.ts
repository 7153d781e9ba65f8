import { describe, expect, it } from '@jest/globals'

import { type Gaps, gapsOf, pagePath } from '../../src/visitors/gaps.ts'
import type { FeedbackEntry } from '../../src/visitors/read/feedback-list.ts'
import type { PageFeedback } from '../../src/visitors/read/page-feedback-list.ts'
import type { Question } from '../../src/visitors/read/question-list.ts'
import type { SearchTerm } from '../../src/visitors/read/search-list.ts'
import type { VisitorAnalytics } from '../../src/visitors/read/visitor-analytics.ts'
import { analyticsOf } from '../support/analytics.ts'
import { many } from '../support/included-lists.ts'
import { feedbackOf, questionsOf, searchesOf } from '../support/reader-lists.ts'

const gaps = (change: Partial<VisitorAnalytics>): Gaps => {
  const found = gapsOf(analyticsOf(change))
  if (found === undefined) throw new Error('There are no gaps.')
  return found
}
const questionGaps = (...asked: Partial<Question>[]) =>
  gaps({ questions: questionsOf(asked) }).questions ?? []
const termsOf = (...terms: Partial<SearchTerm>[]): string[] =>
  gaps({ searches: searchesOf(terms) }).terms?.map((each) => each.term) ?? []
const pageGaps = (pages: Partial<PageFeedback>[], entries: Partial<FeedbackEntry>[] = []) =>
  gaps(feedbackOf(pages, entries)).pages ?? []

describe('the gaps of an export', () => {
  it('are none if only visitors and views were read', () => {
    const views = { totals: { human: 1, ai: 0, total: 1 }, isComplete: true, pages: [] }
    expect(gapsOf(analyticsOf({ views }))).toBeUndefined()
  })

  it('have a list for each part that was read', () => {
    expect(gaps({ questions: questionsOf([]) })).toEqual({ questions: [] })
    expect(gaps({ searches: searchesOf([]), ...feedbackOf([], []) })).toEqual({ terms: [], pages: [] })
  })
})

describe('questions that the assistant could not answer', () => {
  it('are only those, the most frequent first', () => {
    const unanswered = (name: string) => ({ question: name })
    const found = questionGaps(
      { question: 'answered', resolution: 'answered' },
      unanswered('once'),
      ...many(3, () => unanswered('three times')),
      ...many(2, () => unanswered('twice')),
    )
    expect(found.map((gap) => [gap.question, gap.count])).toEqual([
      ['three times', 3],
      ['twice', 2],
      ['once', 1],
    ])
  })

  it('are one question whatever case and white space', () => {
    const [gap, ...others] = questionGaps(
      { question: 'Wie heißt  das?' },
      { question: ' WIE HEISST DAS? ' },
      { question: 'wie heißt\n\tdas?' },
      { question: 'Wie heißt\u00a0das?' },
    )
    expect(others).toEqual([])
    expect(gap).toMatchObject({ question: 'Wie heißt  das?', count: 4 })
  })

  it('are one question in both forms of an accent', () => {
    expect(questionGaps({ question: 'caf\u00e9?' }, { question: 'cafe\u0301?' })).toHaveLength(1)
  })

  it('have the wording and the time of the last one, and their pages', () => {
    const on = (page: string | null, timestamp: string) => ({ question: 'Q', page, timestamp })
    expect(
      questionGaps(
        on('https://docs.example/b', '2026-01-03'),
        on('https://docs.example/a?x=1', '2026-01-02'),
        on(null, '2026-01-02'),
        on('https://docs.example/a', '2026-01-01'),
      ),
    ).toEqual([
      {
        question: 'Q',
        count: 4,
        lastAskedAt: '2026-01-03',
        pages: [
          { page: '/a', count: 2 },
          { page: '/b', count: 1 },
        ],
      },
    ])
  })

  it('are no questions without words', () => {
    expect(questionGaps({ question: '' }, { question: ' \n ' })).toEqual([])
  })

  it.each(['__proto__', 'constructor'])('may be "%s"', (name) => {
    expect(questionGaps({ question: name, page: name })).toMatchObject([
      { question: name, count: 1, pages: [{ page: name, count: 1 }] },
    ])
  })
})

describe('terms that are hardly clicked', () => {
  it('have a rate below 0.2, and were searched at least twice', () => {
    const rate = (clickThroughRate: number) => ({ term: String(clickThroughRate), clickThroughRate })
    const [once, twice] = [1, 2].map((hits) => ({ ...rate(0.1), term: String(hits), hits }))
    const found = termsOf(rate(0), rate(0.199), rate(0.2), rate(0.9), twice ?? {}, once ?? {})
    expect(found).toEqual(['0', '0.199', '2'])
  })

  it('are among the 100 with the most hits', () => {
    expect(termsOf(...many(102, (index) => ({ term: String(index), hits: 500 - index })))).toHaveLength(100)
  })
})

describe('pages that readers dislike', () => {
  it('have more thumbs down than up, the most thumbs down first', () => {
    const votes = (path: string, thumbsUp: number, thumbsDown: number) => ({ path, thumbsUp, thumbsDown })
    expect(
      pageGaps([votes('/even', 3, 3), votes('/8', 0, 8), votes('/liked', 9, 2), votes('/9', 4, 9)]).map(
        ({ path }) => path,
      ),
    ).toEqual(['/9', '/8'])
  })

  it('have their open comments, the same ones counted', () => {
    const [page] = pageGaps(
      [{ path: '/a' }],
      [
        { comment: 'rare' },
        { comment: 'Often' },
        { comment: 'resolved', status: 'resolved' },
        { comment: 'dismissed', status: 'dismissed' },
        { comment: 'in progress', status: 'in_progress' },
        { comment: 'other page', path: '/b' },
        { comment: null },
        { comment: ' \n' },
        { comment: 'often ' },
      ],
    )
    expect(page?.comments).toEqual([
      { comment: 'Often', count: 2 },
      { comment: 'rare', count: 1 },
      { comment: 'in progress', count: 1 },
    ])
  })

  it('have the comments of entries that name the page by its URL', () => {
    const [page] = pageGaps([{ path: '/a' }], [{ path: 'https://docs.example/a#top', comment: 'here' }])
    expect(page?.comments).toHaveLength(1)
  })
})

describe('the path of a page', () => {
  it.each([
    ['/a', '/a'],
    ['https://docs.example/a?q=1#x', '/a'],
    ['HTTP://docs.example', '/'],
    ['https://', 'https://'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('of %j is %j', (page, expected) => {
    expect(pagePath(page)).toBe(expected)
  })
})
