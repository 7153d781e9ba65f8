import { describe, expect, it } from '@jest/globals'

import { feedbackRow } from '../../../simulator/reader-rows.ts'
import { feedbackList } from '../../../src/analytics/read/feedback-list.ts'
import { pageFeedbackList } from '../../../src/analytics/read/page-feedback-list.ts'
import { readBody } from '../../support/included-lists.ts'

describe('the entries of feedback', () => {
  it('have the fields of their source, and null for the others, without the contact', async () => {
    const none = { helpful: null, code: null, filename: null, lang: null }
    const [time, earlier] = ['2026-10-31T12:00:00Z', '2026-10-30T00:00:00Z']
    const { entries } = await readBody(feedbackList, {
      feedback: [
        feedbackRow('a', { contact: 'jane@example.com' }),
        {
          id: 'b',
          path: '/b',
          comment: null,
          createdAt: earlier,
          source: 'code_snippet',
          status: 'resolved',
          code: 'x',
          filename: 'a.py',
          lang: null,
        },
        { id: 'c', path: '/c', comment: 'c', createdAt: null, source: 'agent', status: 'new' },
      ],
      hasMore: false,
    })
    expect(entries).toEqual([
      {
        ...none,
        id: 'a',
        path: '/a',
        createdAt: time,
        source: 'contextual',
        status: 'pending',
        helpful: false,
        comment: 'comment a',
      },
      {
        ...none,
        id: 'b',
        path: '/b',
        createdAt: earlier,
        source: 'code_snippet',
        status: 'resolved',
        comment: null,
        code: 'x',
        filename: 'a.py',
      },
      { ...none, id: 'c', path: '/c', createdAt: null, source: 'agent', status: 'new', comment: 'c' },
    ])
  })

  it('have the latest first, and those without a time last', async () => {
    const times = ['2026-10-01T00:00:00Z', null, '?', '2026-10-01T09:00:00+02:00']
    const feedback = times.map((createdAt, index) => feedbackRow(String(index), { createdAt }))
    const { entries } = await readBody(feedbackList, { feedback, hasMore: false })
    expect(entries.map(({ createdAt }) => createdAt)).toEqual([times[3], times[0], null, '?'])
  })
})

describe('the feedback by page', () => {
  const votes = (path: string, thumbsUp: number, thumbsDown: number, code = 0) => {
    return { path, thumbsUp, thumbsDown, code, total: thumbsUp + thumbsDown + code }
  }

  it('has the page with the most feedback first, and the sums of the votes', async () => {
    const [a, c, zero, b] = [votes('/a', 1, 1, 1), votes('/c', 2, 0), votes('/0', 0, 1), votes('/b', 0, 1)]
    const read = await readBody(pageFeedbackList, { feedback: [b, a, zero, c], hasMore: false })
    expect(read).toEqual({ thumbsUp: 3, thumbsDown: 3, isComplete: true, pages: [a, c, zero, b] })
  })

  it('has one entry for paths that are equal without e-mail addresses, with the votes of all', async () => {
    const feedback = [votes('/u/a@example.com', 1, 2), votes('/b', 0, 4), votes('/u/b@example.com', 0, 3, 1)]
    const { pages } = await readBody(pageFeedbackList, { feedback, hasMore: false })
    expect(pages).toEqual([votes('/u/[e-mail address]', 1, 5, 1), votes('/b', 0, 4)])
  })

  it('has one entry for a page that is named by its path and by URLs', async () => {
    const feedback = [
      votes('/auth', 0, 1),
      votes('https://docs.example/auth?tab=2', 0, 1, 1),
      votes('/b', 1, 0),
    ]
    const { pages } = await readBody(pageFeedbackList, { feedback, hasMore: false })
    expect(pages).toEqual([votes('/auth', 0, 2, 1), votes('/b', 1, 0)])
  })
})
