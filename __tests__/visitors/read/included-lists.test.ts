import { ServiceError, StatusError, UnexpectedShapeError } from '../../../src/service/errors.ts'
import { describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../../simulator/documentation-service.ts'
import { feedbackRows } from '../../../simulator/reader-data.ts'
import type { ReaderData } from '../../../simulator/reader-operations.ts'
import { viewData } from '../../../simulator/view-data.ts'
import { ActionError } from '../../../src/errors.ts'
import type { Included } from '../../../src/visitors/read/included-lists.ts'
import { RequestBudgetError } from '../../../src/visitors/read/request-budget.ts'
import { inExportOrder } from '../../../src/visitors/read/visitor-list.ts'
import { type Operation, problemsOfQuery } from '../../support/analytics-contract.ts'
import { failureOf } from '../../support/failure-of.ts'
import {
  conversationRow,
  everyList,
  feedbackRow,
  many,
  october,
  readingIncluded,
  searchRow,
} from '../../support/included-lists.ts'
import { row, totals } from '../../support/page-server.ts'
import { serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()

/** The operation and the query, without the range, of every request. */
const sent = ({ requests }: DocumentationService): string[] =>
  requests.map(({ path, query }) => {
    const { dateFrom, dateTo, ...rest } = query
    expect({ dateFrom, dateTo }).toEqual(october)
    return `${operationOf(path)} ${Object.entries(rest)
      .map(([name, value]) => `${name}=${name === 'cursor' ? '…' : value}`)
      .join(' ')}`
  })
const operationOf = (path: string): string => path.replace('/v1/analytics/project-1/', '')
const countOf = (service: DocumentationService, operation: string): number =>
  service.requests.filter(({ path }) => operationOf(path) === operation).length
const warnings = (log: { entries: string[] }): string[] =>
  log.entries.filter((entry) => entry.startsWith('warning'))

/** Lists of these lengths. */
const readersOf = (terms: number, entries: number, questions: number, pages = 1): ReaderData => ({
  searches: many(terms, (index) => searchRow(`term ${index}`, { hits: terms - index })),
  feedback: many(entries, (index) => feedbackRow(String(index), { path: `/${index % pages}` })),
  conversations: many(questions, (index) => conversationRow(questions - index)),
})

describe('the requests of include', () => {
  it('are none without it', async () => {
    const service = await start()
    await readingIncluded(service, []).read()
    expect(sent(service)).toEqual(['visitors limit=250 offset=0'])
  })

  it('are one per list that fits a page, and two for feedback', async () => {
    const service = await start({ readers: readersOf(100, 100, 1000) })
    const { budget, log, read } = readingIncluded(service, everyList)
    await read()
    expect(sent(service)).toEqual([
      'visitors limit=250 offset=0',
      'views limit=250 offset=0',
      'feedback/by-page limit=100',
      'feedback limit=100',
      'assistant limit=1000',
      'searches limit=100',
    ])
    expect(budget.sent).toBe(6)
    log.expectExactly(
      /^info: Read the views: \d+ pages\.$/u,
      'info: Read the feedback by page: 1 page.',
      'info: Read the feedback: 100 feedback items.',
      'info: Read the questions: 1,000 questions.',
      'info: Read the search terms: 100 search terms.',
    )
  })

  it.each<[Included, Record<string, number>]>([
    ['views', { views: 3 }],
    ['searches', { searches: 3 }],
    ['feedback', { 'feedback/by-page': 1, feedback: 3 }],
    ['assistant', { assistant: 3 }],
  ])('are as many as the pages of the list: %s', async (name, counts) => {
    const visitors = { totals, visitors: many(501, (index) => row(`/${index}`)) }
    const service = await start({ visitors, readers: readersOf(201, 201, 2001) })
    const { budget, read } = readingIncluded(service, [name])
    await read()
    const expected = Object.values(counts).reduce((sum, count) => sum + count, 3)
    expect([service.requests.length, budget.sent]).toEqual([expected, expected])
    for (const [operation, count] of Object.entries(counts)) expect(countOf(service, operation)).toBe(count)
  })

  it('hold against the contract of the service, for every page of every list', async () => {
    const service = await start({ readers: readersOf(201, 201, 2001) })
    await readingIncluded(service, everyList, { pageSize: 20 }).read()
    expect(service.requests.length).toBeGreaterThan(12)
    for (const { method, path, query } of service.requests) {
      expect(method).toBe('GET')
      expect(problemsOfQuery(operationOf(path) as Operation, query)).toEqual([])
    }
  })

  it('take page-size for the views, and the most for the other lists', async () => {
    const service = await start()
    await readingIncluded(service, everyList, { pageSize: 100 }).read()
    expect(sent(service)).toContain('views limit=100 offset=0')
    expect(sent(service)).toContain('assistant limit=1000')
  })
})

describe('the lists of include', () => {
  it('are undefined if they were not asked for', async () => {
    const read = await readingIncluded(await start(), ['views']).read()
    expect([read.searches, read.pageFeedback, read.feedback, read.questions]).toEqual(
      many(4, () => undefined),
    )
  })

  it('have the views of every page and of the site', async () => {
    const { views } = await readingIncluded(await start(), ['views'], { pageSize: 7 }).read()
    const expected = viewData(40, october.dateFrom, october.dateTo)
    expect(views).toEqual({
      totals: expected.totals,
      isComplete: true,
      pages: inExportOrder(expected.views),
    })
  })

  it('have the terms with the most hits first, whatever order the service used', async () => {
    const searches = [searchRow('b', { hits: 3 }), searchRow('c', { hits: 9 }), searchRow('a', { hits: 3 })]
    const read = await readingIncluded(await start({ readers: { searches } }), ['searches']).read()
    expect(read.searches?.terms.map(({ term }) => term)).toEqual(['c', 'a', 'b'])
    expect(read.searches).toMatchObject({ totalSearches: 15, isComplete: true })
  })

  it('have every field of a term', async () => {
    const searches = [searchRow('a', { hits: 3, ctr: 0.25, topClickedPage: null })]
    const read = await readingIncluded(await start({ readers: { searches } }), ['searches']).read()
    expect(read.searches?.terms).toEqual([
      {
        term: 'a',
        hits: 3,
        clickThroughRate: 0.25,
        topClickedPage: null,
        lastSearchedAt: '2026-10-31T12:00:00Z',
      },
    ])
  })

  it('have the sums of the votes, and the pages with the most feedback first', async () => {
    const feedback = [
      feedbackRow('1', { path: '/b' }),
      feedbackRow('2', { path: '/a', helpful: true }),
      feedbackRow('3', { path: '/a' }),
      feedbackRow('4', { path: '/a', source: 'code_snippet', code: 'x' }),
    ]
    const read = await readingIncluded(await start({ readers: { feedback } }), ['feedback']).read()
    expect(read.pageFeedback).toEqual({
      thumbsUp: 1,
      thumbsDown: 2,
      isComplete: true,
      pages: [
        { path: '/a', thumbsUp: 1, thumbsDown: 1, code: 1, total: 3 },
        { path: '/b', thumbsUp: 0, thumbsDown: 1, code: 0, total: 1 },
      ],
    })
  })

  it('have the fields of each source of feedback, and null for the others', async () => {
    const service = await start({
      readers: {
        feedback: [
          feedbackRow('a', { contact: 'jane@example.com' }),
          {
            ...{ id: 'b', path: '/b', comment: null, createdAt: '2026-10-30T00:00:00Z' },
            ...{ source: 'code_snippet', status: 'resolved', code: 'x', filename: 'a.py', lang: null },
          },
          { id: 'c', path: '/c', comment: 'c', createdAt: null, source: 'agent', status: 'new' },
        ],
      },
    })
    const { feedback } = await readingIncluded(service, ['feedback']).read()
    const none = { helpful: null, code: null, filename: null, lang: null }
    expect(feedback?.entries).toEqual([
      {
        ...none,
        ...{ path: '/a', createdAt: '2026-10-31T12:00:00Z', source: 'contextual', status: 'pending' },
        ...{ helpful: false, comment: 'comment a' },
      },
      {
        ...none,
        ...{ path: '/b', createdAt: '2026-10-30T00:00:00Z', source: 'code_snippet', status: 'resolved' },
        ...{ comment: null, code: 'x', filename: 'a.py' },
      },
      { ...none, path: '/c', createdAt: null, source: 'agent', status: 'new', comment: 'c' },
    ])
  })

  it('have the latest question first, and count those without an answer', async () => {
    const conversations = [
      conversationRow(1),
      conversationRow(3, { resolutionStatus: 'answered' }),
      conversationRow(2, { resolutionStatus: 'later' }),
    ]
    const service = await start({ readers: { conversations } })
    const { questions } = await readingIncluded(service, ['assistant']).read()
    expect(questions?.questions.map(({ question }) => question)).toEqual([
      'question 3',
      'question 2',
      'question 1',
    ])
    expect(questions).toMatchObject({ unanswered: 1, isComplete: true })
  })

  it('keep questions of one conversation apart', async () => {
    const conversations = [conversationRow(2, { query: 'and then?' }), conversationRow(1)].map((each) => ({
      ...each,
      id: conversationRow(1).id,
    }))
    const service = await start({ readers: { conversations } })
    const { questions } = await readingIncluded(service, ['assistant']).read()
    expect(questions?.questions).toHaveLength(2)
  })
})

describe('what readers wrote', () => {
  const address = 'jane.doe@example.com'

  it('has no e-mail address in any field, and no contact and no answer at all', async () => {
    const words = `write to ${address}`
    const service = await start({
      readers: {
        searches: [searchRow(words, { topClickedPage: `/a?mail=${address}` })],
        feedback: [
          feedbackRow('1', { comment: words, contact: 'contact@example.com', path: `/${address}` }),
          feedbackRow('2', {
            ...{ source: 'code_snippet', code: words, filename: words, lang: words },
          }),
        ],
        conversations: [
          conversationRow(1, {
            ...{ query: words, queryCategory: words, pageUrl: `https://a.example/?q=${address}` },
            ...{ response: 'secret answer', sources: [{ title: words, url: `mailto:${address}` }] },
          }),
        ],
      },
    })
    const read = JSON.stringify(await readingIncluded(service, everyList).read())
    expect(read.match(/\[e-mail address\]/gu)?.length).toBeGreaterThan(10)
    expect(read).not.toMatch(/jane|contact|secret/u)
  })

  it('keeps terms apart that differ only in an address', async () => {
    const searches = [searchRow('a@example.com', { hits: 2 }), searchRow('b@example.com', { hits: 1 })]
    const read = await readingIncluded(await start({ readers: { searches } }), ['searches']).read()
    expect(read.searches?.terms.map(({ term, hits }) => [term, hits])).toEqual([
      ['[e-mail address]', 2],
      ['[e-mail address]', 1],
    ])
  })

  it.each(['__proto__', 'constructor', 'toString', ''])('is data like any other: "%s"', async (name) => {
    const service = await start({
      readers: {
        searches: [searchRow(name), searchRow('a')],
        feedback: [feedbackRow(name, { path: name }), feedbackRow('a')],
        conversations: [conversationRow(1, { query: name })],
      },
    })
    const read = await readingIncluded(service, everyList).read()
    expect(read.searches?.terms).toHaveLength(2)
    expect(read.pageFeedback?.pages.map(({ path }) => path).sort()).toEqual([name, '/a'].sort())
    expect(read.questions?.questions[0]?.question).toBe(name)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('bad answers: click-through rates', () => {
  const ratesOf = async (...rates: number[]) => {
    const searches = rates.map((ctr, index) => searchRow(`t${index}`, { ctr, hits: 1000 - index }))
    const read = await readingIncluded(await start({ readers: { searches } }), ['searches']).read()
    return read.searches?.terms.map(({ clickThroughRate }) => clickThroughRate)
  }

  it('up to 1 are shares', async () => {
    expect(await ratesOf(0, 0.05, 1)).toEqual([0, 0.05, 1])
  })

  it('above 1 are percentages, and then all of the list are', async () => {
    expect(await ratesOf(0, 0.5, 12.3, 100)).toEqual([0, 0.005, 0.123, 1])
  })

  it('on different pages have one unit', async () => {
    const rows = many(101, (index) => index / 10)
    expect((await ratesOf(...rows))?.at(5)).toBe(0.005)
  })

  it.each([
    [-0.1, 'is -0.1'],
    [100.1, 'is 100.1'],
    ['0.5', 'is "0.5"'],
    [null, 'is null'],
  ])('that are none are an error with the JSON path: %j', async (ctr, got) => {
    const service = await start({ readers: { searches: [searchRow('a', { ctr: ctr as number })] } })
    const error = await failureOf(readingIncluded(service, ['searches']).read(), UnexpectedShapeError)
    expect(error.message).toContain(`$.searches[0].ctr ${got}, expected a number from 0 to 100.`)
  })
})

const lists: [Operation, Included, string][] = [
  ['views', 'views', 'views'],
  ['searches', 'searches', 'searches'],
  ['feedback', 'feedback', 'feedback'],
  ['feedback/by-page', 'feedback', 'feedback'],
  ['assistant', 'assistant', 'conversations'],
]
const pathOf = (operation: string): RegExp => new RegExp(`/${operation}$`, 'u')

/** Changes the first answer of an operation. */
function spoil(service: DocumentationService, operation: string, change: (body: Body) => unknown): void {
  service.faults.add({
    path: pathOf(operation),
    times: Infinity,
    transform: (answer) => ({ ...answer, body: change(answer.body as Body) }),
  })
}
type Body = Record<string, unknown> & Record<string, Record<string, unknown>[]>

describe('bad answers: counts that are negative, fractional or no numbers', () => {
  const counts = lists.flatMap(([operation, include, name]) =>
    ({
      views: ['human', 'ai', 'total'],
      searches: ['hits'],
      feedback: [],
      'feedback/by-page': ['thumbsUp', 'thumbsDown', 'code', 'total'],
      assistant: [],
      visitors: [],
    })[operation].map((field) => [operation, field, include, name] as const),
  )

  it.each(counts)('are an error with the JSON path: %s %s', async (operation, field, include, name) => {
    for (const value of [-1, 1.5, '3', null, 2 ** 53]) {
      const service = await start()
      spoil(service, operation, (body) => {
        const second = body[name]?.[1]
        if (second !== undefined) second[field] = value
        return body
      })
      const error = await failureOf(readingIncluded(service, [include]).read(), UnexpectedShapeError)
      expect(error.message).toContain(`$.${name}[1].${field} is ${JSON.stringify(value)}, expected a whole`)
    }
  })

  it('of all searches are an error, too', async () => {
    const service = await start()
    spoil(service, 'searches', (body) => ({ ...body, totalSearches: -1 }))
    const error = await failureOf(readingIncluded(service, ['searches']).read(), UnexpectedShapeError)
    expect(error.message).toContain('$.totalSearches is -1')
  })
})

describe('bad answers: missing members', () => {
  const required = {
    views: ['path', 'human', 'ai', 'total'],
    searches: ['searchQuery', 'hits', 'ctr', 'topClickedPage', 'lastSearchedAt'],
    feedback: ['id', 'path', 'comment', 'createdAt', 'source', 'status'],
    'feedback/by-page': ['path', 'thumbsUp', 'thumbsDown', 'code', 'total'],
    assistant: ['id', 'timestamp', 'query', 'sources', 'resolutionStatus', 'queryCategory', 'pageUrl'],
    visitors: [],
  }
  const members = lists.flatMap(([operation, include, name]) =>
    required[operation].map((member) => [operation, member, include, name] as const),
  )

  it.each(members)('are an error with the JSON path: %s %s', async (operation, member, include, name) => {
    const service = await start()
    spoil(service, operation, (body) => {
      Reflect.deleteProperty(body[name]?.[0] ?? {}, member)
      return body
    })
    const error = await failureOf(readingIncluded(service, [include]).read(), UnexpectedShapeError)
    expect(error.message).toContain(`$.${name}[0].${member} is missing`)
    expect(countOf(service, operation)).toBe(1)
  })

  it.each(lists)('of the page are an error: %s', async (operation, include, name) => {
    const ofPage = operation === 'searches' ? ['totalSearches', 'nextCursor'] : ['hasMore']
    for (const member of [name, ...ofPage]) {
      const service = await start()
      spoil(service, operation, (body) => {
        Reflect.deleteProperty(body, member)
        return body
      })
      const error = await failureOf(readingIncluded(service, [include]).read(), UnexpectedShapeError)
      expect(error.message).toContain(`$.${member} is missing`)
    }
  })
})

describe('bad answers: null dates', () => {
  it('come last in their lists', async () => {
    const service = await start({
      readers: {
        searches: [searchRow('a', { lastSearchedAt: null as unknown as string })],
        feedback: [
          feedbackRow('1', { createdAt: null }),
          feedbackRow('2'),
          feedbackRow('3', { createdAt: '?' }),
        ],
        conversations: [conversationRow(2, { timestamp: null as unknown as string }), conversationRow(1)],
      },
    })
    const read = await readingIncluded(service, everyList).read()
    expect(read.searches?.terms[0]?.lastSearchedAt).toBeNull()
    expect(read.feedback?.entries.map(({ createdAt }) => createdAt)).toEqual([
      '2026-10-31T12:00:00Z',
      null,
      '?',
    ])
    expect(read.questions?.questions.map(({ question }) => question)).toEqual(['question 1', 'question 2'])
  })
})

describe('bad answers: cursors and promises', () => {
  const withCursors = lists.filter(([operation]) => ['searches', 'feedback', 'assistant'].includes(operation))

  it.each(withCursors)(
    'of a cursor that repeats fail, and name the operation: %s',
    async (operation, include) => {
      const service = await start({ readers: readersOf(250, 250, 2500) })
      const cursor = { searches: 'cm93IDEwMA', feedback: 'cm93IDEwMA', assistant: conversationRow(1501).id }
      spoil(service, operation, (body) => ({ ...body, nextCursor: cursor[operation as 'searches'] }))
      const error = await failureOf(readingIncluded(service, [include]).read(), ServiceError)
      expect(error.message).toContain(`The operation ${operation} gives the same cursor twice.`)
      expect(countOf(service, operation)).toBe(2)
    },
  )

  it.each(lists.filter(([operation]) => ['feedback', 'assistant'].includes(operation)))(
    'of more without a cursor fail: %s',
    async (operation, include) => {
      const service = await start({ readers: readersOf(250, 250, 2500) })
      spoil(service, operation, (body) => ({ ...body, nextCursor: null }))
      const error = await failureOf(readingIncluded(service, [include]).read(), ServiceError)
      expect(error.message).toContain(
        `The operation ${operation} says that there is more, but gives no cursor`,
      )
      expect(countOf(service, operation)).toBe(1)
    },
  )

  it.each(lists)('of more without progress fail after two requests: %s', async (operation, include, name) => {
    const service = await start()
    let answers = 0
    spoil(service, operation, (body) => {
      answers += 1
      const nextCursor =
        operation === 'assistant'
          ? conversationRow(answers).id
          : Buffer.from(`row ${answers}`).toString('base64url')
      return { ...body, [name]: [], hasMore: true, nextCursor }
    })
    const error = await failureOf(readingIncluded(service, [include]).read(), ServiceError)
    const where = operation === 'views' ? 'The page at offset 0' : `page of the operation ${operation}`
    expect(error.message).toContain(where)
    expect(countOf(service, operation)).toBe(2)
  })
})

describe('an operation that the plan or the key does not allow', () => {
  const refusals = lists.flatMap(([operation, include]) =>
    [403, 404].map((status) => [status, operation, include] as const),
  )

  it.each(refusals)(
    'fails with %d, the operation, and what to leave out: %s',
    async (status, operation, include) => {
      const service = await start()
      service.faults.add({ path: pathOf(operation), status, body: { error: 'Not on this plan' } })
      const error = await failureOf(readingIncluded(service, everyList).read(), StatusError)
      expect(error.message).toContain(
        `GET /v1/analytics/project-1/${operation} was answered with HTTP ${status}`,
      )
      expect(error.message).toContain('Not on this plan')
      expect(error.message).toContain(`Leave ${include} out of include`)
      expect(countOf(service, operation)).toBe(1)
    },
  )
})

describe('an operation with a passing fault', () => {
  it.each(lists)('is read again: %s', async (operation, include) => {
    const service = await start({ readers: readersOf(1, 1, 1) })
    service.faults.add({ path: pathOf(operation), status: 503 })
    service.faults.add({ path: pathOf(operation), cutBody: true })
    service.faults.add({ path: pathOf(operation), reset: 'mid-body' })
    const { budget, read } = readingIncluded(service, [include])
    await read()
    expect(countOf(service, operation)).toBe(4)
    expect(budget.sent).toBe(service.requests.length)
  })

  it('says after a 429 which of its parts took the requests', async () => {
    const service = await start({ analyticsRequestsPerHour: 3, retryAfter: 'seconds' })
    const error = await failureOf(readingIncluded(service, everyList).read(), ActionError)
    expect(error.message).toContain(
      'This export has sent 4 requests: 1 for the pages, 1 for the views, 1 for the feedback by page, and 1 for the feedback. To send fewer, remove items of include or shorten the range.',
    )
  })
})

describe('max-requests', () => {
  it('is kept for the lists of include: the pages do not use it up', async () => {
    const visitors = { totals, visitors: many(40, (index) => row(`/${index}`)) }
    const service = await start({ visitors })
    const { read } = readingIncluded(service, everyList, { maxRequests: 8, pageSize: 10 })
    const error = await failureOf(read(), RequestBudgetError)
    expect(error.message).toContain('(5 of them are reserved for later)')
    expect(error.message).toContain('remove items of include')
    expect(service.requests).toHaveLength(3)
  })

  it.each<[Included, string]>([
    ['feedback', 'feedback'],
    ['assistant', 'assistant'],
    ['views', 'views'],
  ])('fails the export in the middle of %s', async (include, operation) => {
    const service = await start({ pages: 40, readers: readersOf(1, 900, 9000) })
    const { read } = readingIncluded(service, [include], { maxRequests: 7, pageSize: 10 })
    const error = await failureOf(read(), RequestBudgetError)
    expect(error.message).toContain('remove include')
    expect(countOf(service, operation)).toBeGreaterThan(1)
    expect(service.requests).toHaveLength(7)
  })

  it('cuts the search terms loudly, after all other lists were read', async () => {
    const service = await start({ readers: readersOf(900, 150, 1500) })
    const { log, read } = readingIncluded(service, everyList, { maxRequests: 10 })
    const { searches } = await read()
    expect(searches).toMatchObject({ isComplete: false, totalSearches: (900 * 901) / 2 })
    expect(searches?.terms).toHaveLength(300)
    expect(service.requests).toHaveLength(10)
    expect(warnings(log)).toEqual([
      expect.stringMatching(/Only the first 300 are exported: the search terms with the most hits\./u),
    ])
  })

  it('that just suffices cuts nothing', async () => {
    const service = await start({ readers: readersOf(300, 1, 1) })
    const { log, read } = readingIncluded(service, everyList, { maxRequests: 8 })
    expect((await read()).searches).toMatchObject({ isComplete: true })
    expect(warnings(log)).toEqual([])
  })
})

describe('feedback about more than 100 pages', () => {
  it('covers the first 100 pages, with one warning', async () => {
    const service = await start({ readers: readersOf(1, 303, 1, 101) })
    const { log, read } = readingIncluded(service, ['feedback'])
    const { pageFeedback, feedback } = await read()
    expect(pageFeedback).toMatchObject({ isComplete: false, pages: { length: 100 }, thumbsDown: 300 })
    expect(feedback).toMatchObject({ isComplete: true, entries: { length: 303 } })
    expect(countOf(service, 'feedback/by-page')).toBe(1)
    expect(warnings(log)).toEqual([expect.stringMatching(/cover only the first 100 pages/u)])
  })

  it('is whole for 100 pages', async () => {
    const service = await start({ readers: readersOf(1, 100, 1, 100) })
    const { log, read } = readingIncluded(service, ['feedback'])
    expect((await read()).pageFeedback).toMatchObject({ isComplete: true, pages: { length: 100 } })
    expect(warnings(log)).toEqual([])
  })
})

describe('the data of the simulator', () => {
  it('is read whole', async () => {
    const { feedback } = await readingIncluded(await start(), ['feedback']).read()
    expect(feedback?.entries).toHaveLength(feedbackRows({ pages: 40, ...october }).length)
  })
})
