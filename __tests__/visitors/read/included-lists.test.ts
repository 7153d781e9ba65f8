import { ServiceError, StatusError, UnexpectedShapeError } from '../../../src/service/errors.ts'
import { describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../../simulator/documentation-service.ts'
import type { ReaderData } from '../../../simulator/reader-operations.ts'
import { viewData } from '../../../simulator/view-data.ts'
import { type Included, readIncluded } from '../../../src/visitors/read/included-lists.ts'
import type { ReadContext } from '../../../src/visitors/read/paged-list.ts'
import { RequestBudget, RequestBudgetError } from '../../../src/visitors/read/request-budget.ts'
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
import { RecordingLog } from '../../support/recording-log.ts'
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

  it('hold against the contract of the service, for every page of every list, with page-size for offsets alone', async () => {
    const service = await start({ readers: readersOf(201, 201, 2001) })
    await readingIncluded(service, everyList, { pageSize: 20 }).read()
    expect(service.requests.length).toBeGreaterThan(12)
    expect(sent(service)).toEqual(expect.arrayContaining(['views limit=20 offset=0', 'assistant limit=1000']))
    for (const { method, path, query } of service.requests) {
      expect(method).toBe('GET')
      expect(problemsOfQuery(operationOf(path) as Operation, query)).toEqual([])
    }
  })
})

describe('the lists of include', () => {
  it('have the views of every page and of the site', async () => {
    const { views } = await readingIncluded(await start(), ['views'], { pageSize: 7 }).read()
    const expected = viewData(40, october.dateFrom, october.dateTo)
    expect(views).toEqual({
      totals: expected.totals,
      isComplete: true,
      pages: inExportOrder(expected.views),
    })
  })

  it('have the terms with the most hits first, whatever order the service used, with every field', async () => {
    const searches = [
      searchRow('b', { hits: 3, ctr: 0.25, topClickedPage: null }),
      searchRow('c', { hits: 9 }),
      searchRow('a', { hits: 3 }),
    ]
    const read = await readingIncluded(await start({ readers: { searches } }), ['searches']).read()
    expect(read.searches).toMatchObject({ totalSearches: 15, isComplete: true })
    expect(read.searches?.terms.map(({ term }) => term)).toEqual(['c', 'a', 'b'])
    const lastSearchedAt = '2026-10-31T12:00:00Z'
    expect(read.searches?.terms.at(-1)).toEqual({
      ...{ term: 'b', hits: 3, clickThroughRate: 0.25, topClickedPage: null, lastSearchedAt },
    })
  })

  it('have the sums of the votes, and the pages with the most feedback first', async () => {
    const feedback = [
      feedbackRow('1', { path: '/b' }),
      feedbackRow('2', { path: '/a', helpful: true }),
      feedbackRow('3', { path: '/a' }),
      feedbackRow('4', { path: '/a', source: 'code_snippet', code: 'x' }),
      feedbackRow('5', { path: '/0' }),
      feedbackRow('6', { path: '/c', helpful: true }),
      feedbackRow('7', { path: '/c', helpful: true }),
    ]
    const read = await readingIncluded(await start({ readers: { feedback } }), ['feedback']).read()
    expect(read.pageFeedback).toEqual({
      thumbsUp: 3,
      thumbsDown: 3,
      isComplete: true,
      pages: [
        { path: '/a', thumbsUp: 1, thumbsDown: 1, code: 1, total: 3 },
        { path: '/c', thumbsUp: 2, thumbsDown: 0, code: 0, total: 2 },
        { path: '/0', thumbsUp: 0, thumbsDown: 1, code: 0, total: 1 },
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

const lists: [Operation, Included][] = [
  ['views', 'views'],
  ['searches', 'searches'],
  ['feedback', 'feedback'],
  ['feedback/by-page', 'feedback'],
  ['assistant', 'assistant'],
]
const pathOf = (operation: string): RegExp => new RegExp(`/${operation}$`, 'u')

type Row = Record<string, unknown>
const views = { human: 1, ai: 2, total: 3 }
const [search, comment, asked] = [searchRow('a'), feedbackRow('a'), conversationRow(1)]
/** A valid page of each list, and the members of a row without which it is none. */
const answers: Record<
  string,
  { of: Included; name: string; row: Row; required: string[]; page: Row; what: string }
> = {
  views: {
    ...{ of: 'views', name: 'views', row: { path: '/a', ...views }, page: { totals: views, hasMore: false } },
    what: 'a page of views',
    required: ['path', 'human', 'ai', 'total'],
  },
  searches: {
    ...{ of: 'searches', name: 'searches', row: { ...search }, page: { totalSearches: 1, nextCursor: null } },
    what: 'a page of search terms',
    required: ['searchQuery', 'hits', 'ctr', 'topClickedPage', 'lastSearchedAt'],
  },
  feedback: {
    ...{ of: 'feedback', name: 'feedback', row: { ...comment }, page: { hasMore: false } },
    what: 'a page of feedback',
    required: ['id', 'path', 'comment', 'createdAt', 'source', 'status'],
  },
  'feedback/by-page': {
    ...{ of: 'feedback', name: 'feedback', page: { hasMore: false } },
    row: { path: '/a', thumbsUp: 1, thumbsDown: 2, code: 0, total: 3 },
    what: 'a page of feedback by page',
    required: ['path', 'thumbsUp', 'thumbsDown', 'code', 'total'],
  },
  assistant: {
    ...{ of: 'assistant', name: 'conversations', row: { ...asked }, page: { hasMore: false } },
    what: 'a page of questions to the assistant',
    required: ['id', 'timestamp', 'query', 'sources', 'resolutionStatus', 'queryCategory', 'pageUrl'],
  },
}

/** Reads a list whose operation gives a body, by the number of the request. Other operations give valid pages. */
function readingBodies(operation: string, bodyOf: (count: number) => Row) {
  let count = 0
  const readPage: ReadContext['readPage'] = async ({ path, decode }, _query, options) => {
    options?.beforeSending?.()
    const { name = '', row = {}, page = {} } = answers[path] ?? {}
    return Promise.resolve(decode(path === operation ? bodyOf(count++) : { ...page, [name]: [row] }))
  }
  const budget = new RequestBudget(100, { isCompared: false, series: undefined })
  const context = { range: october, pageSize: 250, budget, log: new RecordingLog(), readPage }
  return { read: () => readIncluded([answers[operation]?.of ?? 'views'], context), count: () => count }
}

/** Returns what is wrong with a page. */
async function problemOf(operation: string, body: Row): Promise<string> {
  const { message } = await failureOf(readingBodies(operation, () => body).read(), UnexpectedShapeError)
  return message
}

describe('bad answers: click-through rates', () => {
  const ratesOf = async (...rates: unknown[]) => {
    const searches = rates.map((ctr, index) => ({
      ...search,
      searchQuery: `t${index}`,
      ctr,
      hits: 1000 - index,
    }))
    const body = { searches, totalSearches: 1, nextCursor: null }
    const { searches: read } = await readingBodies('searches', () => body).read()
    return read?.terms.map(({ clickThroughRate }) => clickThroughRate)
  }

  it('up to 1 are shares, and above 1 all of the list are percentages', async () => {
    expect(await ratesOf(0, 0.05, 1)).toEqual([0, 0.05, 1])
    expect(await ratesOf(0, 0.5, 12.3, 100)).toEqual([0, 0.005, 0.123, 1])
  })

  it('on different pages have one unit', async () => {
    const searches = many(101, (index) => searchRow(`t${index}`, { ctr: index / 10, hits: 1000 - index }))
    const read = await readingIncluded(await start({ readers: { searches } }), ['searches']).read()
    expect(read.searches?.terms.at(5)?.clickThroughRate).toBe(0.005)
  })

  it.each([-0.1, 100.1, null])('that are none are an error with the JSON path: %j', async (ctr) => {
    const error = await failureOf(ratesOf(ctr), UnexpectedShapeError)
    expect(error.message).toContain(
      `$.searches[0].ctr is ${JSON.stringify(ctr)}, expected a number from 0 to 100.`,
    )
  })
})

describe.each(Object.entries(answers))(
  'bad answers: %s',
  (operation, { name, row, required, page, what }) => {
    it('with a count that is negative, fractional or no number are an error with the JSON path', async () => {
      const counts = required.filter((member) => member !== 'ctr' && typeof row[member] === 'number')
      for (const member of counts)
        for (const value of [-1, 1.5, null, 2 ** 53])
          expect(
            await problemOf(operation, { ...page, [name]: [row, { ...row, [member]: value }] }),
          ).toContain(`$.${name}[1].${member} is ${JSON.stringify(value)}, expected a whole`)
    })

    it('with a row that misses a member are an error with the JSON path', async () => {
      for (const member of required)
        expect(await problemOf(operation, { ...page, [name]: [{ ...row, [member]: undefined }] })).toContain(
          `$.${name}[0].${member} is missing`,
        )
    })

    it('that miss a member are an error with the JSON path', async () => {
      const whole: Row = { ...page, [name]: [row] }
      for (const member of Object.keys(whole))
        expect(await problemOf(operation, { ...whole, [member]: undefined })).toContain(
          `sent ${what} of an unexpected shape: $.${member} is missing`,
        )
    })
  },
)

describe.each(['searches', 'feedback', 'assistant'])('bad answers with words of readers: %s', (operation) => {
  it('are an error that names the JSON path and shows no word', async () => {
    const { name = '', page = {} } = answers[operation] ?? {}
    const problem = await problemOf(operation, { ...page, [name]: ['mail jane@example.com'] })
    expect(problem).toContain(`$.${name}[0] is a text, expected an object.`)
  })
})

describe('bad answers: null dates', () => {
  it('come last in their lists', async () => {
    const entries = [null, comment.createdAt, '?'].map((createdAt, id) => ({
      ...comment,
      id: `${id}`,
      createdAt,
    }))
    const feedback = await readingBodies('feedback', () => ({ feedback: entries, hasMore: false })).read()
    expect(feedback.feedback?.entries.map(({ createdAt }) => createdAt)).toEqual([
      comment.createdAt,
      null,
      '?',
    ])
    const conversations = [{ ...asked, timestamp: null }, conversationRow(2)]
    const read = await readingBodies('assistant', () => ({ conversations, hasMore: false })).read()
    expect(read.questions?.questions.map(({ timestamp }) => timestamp)).toEqual([
      conversationRow(2).timestamp,
      null,
    ])
    const searches = [{ ...search, lastSearchedAt: null }]
    const body = { searches, totalSearches: 1, nextCursor: null }
    const { searches: terms } = await readingBodies('searches', () => body).read()
    expect(terms?.terms[0]?.lastSearchedAt).toBeNull()
  })
})

it('an empty cursor ends the search terms', async () => {
  const body = { searches: [search], totalSearches: 1, nextCursor: '' }
  const { read, count } = readingBodies('searches', () => body)
  expect((await read()).searches?.isComplete).toBe(true)
  expect(count()).toBe(1)
})

describe('bad answers: cursors and promises', () => {
  /** Reads pages with a new row each that promise more. */
  const readingPromises = (operation: string, change: (count: number) => Row) => {
    const { name = '', row = {}, page = {} } = answers[operation] ?? {}
    const rowAt = (count: number): Row => ({
      ...row,
      id: `${count}`,
      path: `${count}`,
      searchQuery: `${count}`,
    })
    return readingBodies(operation, (count) => ({
      ...page,
      [name]: [rowAt(count)],
      hasMore: true,
      ...change(count),
    }))
  }

  it.each(['searches', 'feedback', 'assistant'])(
    'of a cursor that repeats fail, and name the operation: %s',
    async (operation) => {
      const { read, count } = readingPromises(operation, () => ({ nextCursor: 'again' }))
      const error = await failureOf(read(), ServiceError)
      expect(error.message).toContain(`The operation ${operation} gives the same cursor twice.`)
      expect(count()).toBe(2)
    },
  )

  it.each(Object.entries(answers))(
    'of more without progress fail after two requests: %s',
    async (operation, { name }) => {
      const { read, count } = readingPromises(operation, (index) => ({
        [name]: [],
        nextCursor: `row ${index}`,
      }))
      const error = await failureOf(read(), ServiceError)
      const where = operation === 'views' ? 'The page at offset 0' : `page of the operation ${operation}`
      expect(error.message).toContain(where)
      expect(count()).toBe(2)
    },
  )
})

describe('an operation that the plan or the key does not allow', () => {
  it.each(lists)('fails with the operation, and what to leave out: %s', async (operation, include) => {
    const service = await start()
    const status = operation === 'views' ? 404 : 403
    service.faults.add({ path: pathOf(operation), status, body: { error: 'Not on this plan' } })
    const error = await failureOf(readingIncluded(service, everyList).read(), StatusError)
    expect(error.message).toContain(
      `GET /v1/analytics/project-1/${operation} was answered with HTTP ${status}`,
    )
    expect(error.message).toContain('Not on this plan')
    expect(error.message).toContain(`Leave ${include} out of include`)
    expect(countOf(service, operation)).toBe(1)
  })
})

describe('an operation with a passing fault', () => {
  it('is read again', async () => {
    const service = await start({ readers: readersOf(1, 1, 1) })
    service.faults.add({ path: pathOf('assistant'), status: 503 })
    service.faults.add({ path: pathOf('assistant'), cutBody: true })
    service.faults.add({ path: pathOf('assistant'), reset: 'mid-body' })
    const { budget, read } = readingIncluded(service, ['assistant'])
    await read()
    expect(countOf(service, 'assistant')).toBe(4)
    expect(budget.sent).toBe(service.requests.length)
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

  it('fails the export in the middle of a list that cannot be cut', async () => {
    const service = await start({ pages: 40, readers: readersOf(1, 900, 1) })
    const { read } = readingIncluded(service, ['feedback'], { maxRequests: 7, pageSize: 10 })
    const error = await failureOf(read(), RequestBudgetError)
    expect(error.message).toContain('remove include')
    expect(countOf(service, 'feedback')).toBeGreaterThan(1)
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
})
