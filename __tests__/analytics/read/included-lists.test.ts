import { describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../../simulator/documentation-service.ts'
import type { Fault } from '../../../simulator/faults.ts'
import type { ReaderData } from '../../../simulator/reader-operations.ts'
import { viewsOf, visitorData } from '../../../simulator/visitor-data.ts'
import { conversationRow, feedbackRow, searchRow } from '../../../simulator/reader-rows.ts'
import { Cancelled } from '../../../src/shared/errors.ts'
import { ServiceError } from '../../../src/service/errors.ts'
import { allLists, type Included } from '../../../src/analytics/read/included-lists.ts'
import { RequestBudgetError } from '../../../src/analytics/read/request-budget.ts'
import type { ReadContext } from '../../../src/analytics/read/paged-list.ts'
import { inExportOrder } from '../../../src/analytics/read/pages.ts'
import { readVisitors } from '../../../src/analytics/read/visitor-list.ts'
import { problemsOfQuery } from '../../support/analytics-contract.ts'
import { failureOf } from '../../support/failure-of.ts'
import { many, row, totals } from '../../support/analytics.ts'
import { contextOf, everyList, fourLists, october, readingIncluded } from '../../support/included-lists.ts'
import { serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()

const operationOf = (path: string): string => path.replace('/v1/analytics/project-1/', '')
const sent = ({ requests }: DocumentationService): string[] => requests.map(({ path }) => operationOf(path))
const pathOf = (operation: string): RegExp => new RegExp(`/${operation}$`, 'u')
const warnings = (log: { entries: string[] }): string[] =>
  log.entries.filter((entry) => entry.startsWith('warning'))

/** Lists of these lengths. */
const readersOf = (terms: number, entries: number, questions: number, pages = 1): ReaderData => ({
  searches: many(terms, (index) => searchRow(`term ${index}`, { hits: terms - index })),
  feedback: many(entries, (index) => feedbackRow(String(index), { path: `/${index % pages}` })),
  conversations: many(questions, (index) => conversationRow(questions - index)),
})

describe('the requests of include', () => {
  it('are one per list that fits a page, and two for feedback', async () => {
    const service = await start({ readers: readersOf(100, 100, 1000) })
    const { budget, log, read } = readingIncluded(service, fourLists)
    await read()
    expect(sent(service)).toEqual([
      'visitors',
      'views',
      'feedback/by-page',
      'feedback',
      'assistant',
      'searches',
    ])
    expect(budget.sent).toBe(6)
    log.expectExactly(
      /^info: Read the views: \d+ pages\.$/u,
      'info: Read the feedback by page: 1 page.',
      'info: Read the single comments of the feedback: 100 feedback items.',
      'info: Read the questions: 1,000 rows.',
      'info: Read the search terms: 100 search terms.',
    )
  })

  it('hold against the contract of the service, for every page of every list', async () => {
    const visitors = { totals, visitors: many(501, (index) => row(`/${index}`)) }
    const service = await start({ visitors, readers: readersOf(201, 201, 2001) })
    await readingIncluded(service, everyList).read()
    for (const { path, paging } of Object.values(allLists)) {
      const requests = sent(service).filter((operation) => operation === path)
      expect([path, requests.length]).toEqual([path, paging === 'single' ? 1 : 3])
    }
    for (const { method, path, query } of service.requests) {
      expect(method).toBe('GET')
      expect(query).toMatchObject(october)
      expect(problemsOfQuery(operationOf(path), query)).toEqual([])
    }
  })
})

describe('the lists of include', () => {
  it('have the views of every page and of the site', async () => {
    const { views } = await readingIncluded(await start(), ['views']).read()
    const expected = viewsOf(visitorData(40, october.dateFrom, october.dateTo))
    const pages = inExportOrder(expected.views)
    expect(views).toEqual({ totals: expected.totals, pages, isComplete: true })
  })

  it('have no e-mail address in any field, no contact and no answer', async () => {
    const address = 'jane.doe@example.com'
    const words = `write to ${address}`
    const visited = { totals, visitors: [row(`/invite/${address}`)] }
    const previous = { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 }
    const service = await start({
      visitors: visited,
      readers: {
        views: { totals, views: visited.visitors },
        searches: [searchRow(words, { topClickedPage: `/a?mail=${address}` })],
        feedback: [
          feedbackRow('1', { comment: words, contact: 'contact@example.com', path: `/${address}` }),
          feedbackRow('2', { source: 'code_snippet', code: words, filename: words, lang: words }),
        ],
        conversations: [
          conversationRow(1, {
            query: words,
            queryCategory: words,
            pageUrl: `https://a.example/?q=${address}`,
            response: 'secret answer',
            sources: [{ title: words, url: `mailto:${address}` }],
          }),
        ],
      },
    })
    const read = JSON.stringify(await readingIncluded(service, fourLists, { previous }).read())
    expect(read.match(/\[e-mail address\]/gu)?.length).toBeGreaterThan(10)
    expect(read).not.toMatch(/jane|contact|secret/u)
  })

  it('have no key that readers pasted, and one notice counts them', async () => {
    const key = `ghp_${'aB3d'.repeat(9)}`
    const words = `why is ${key} refused`
    const service = await start({
      readers: {
        searches: [searchRow(words, { topClickedPage: `/${key}` })],
        feedback: [
          feedbackRow('1', { comment: words }),
          feedbackRow('2', { source: 'code_snippet', code: words, comment: null }),
        ],
        conversations: [
          conversationRow(1, { query: `${words} ${key}`, sources: [{ title: words, url: `/${key}` }] }),
        ],
      },
    })
    const previous = { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 }
    const { log, read } = readingIncluded(service, fourLists, { previous })
    const { searches, feedback, questions } = await read()
    expect(searches?.terms).toMatchObject([{ term: 'why is [key] refused', topClickedPage: `/${key}` }])
    expect(feedback?.entries.map(({ comment, code }) => comment ?? code)).toEqual(
      Array(2).fill('why is [key] refused'),
    )
    expect(questions?.questions).toMatchObject([
      {
        question: 'why is [key] refused [key]',
        sources: [{ title: 'why is [key] refused', url: `/${key}` }],
      },
    ])
    expect(log.entries.filter((entry) => entry.includes('[key]'))).toEqual([
      'notice: Readers pasted 6 keys, replaced by [key]. The service still has what they wrote.',
    ])
  })

  it.each(['__proto__', ''])('have the texts "%s" as any other', async (name) => {
    const service = await start({
      readers: {
        searches: [searchRow(name), searchRow('a')],
        feedback: [feedbackRow(name, { path: name }), feedbackRow('a')],
        conversations: [conversationRow(1, { query: name })],
      },
    })
    const read = await readingIncluded(service, fourLists).read()
    expect(read.searches?.terms.map(({ term }) => term).sort()).toEqual([name, 'a'].sort())
    expect(read.pageFeedback?.pages.map(({ path }) => path).sort()).toEqual([name, '/a'].sort())
    expect(read.questions?.questions[0]?.question).toBe(name)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('say with a warning that the feedback of a page covers only the first 100 pages', async () => {
    const service = await start({ readers: readersOf(1, 303, 1, 101) })
    const { log, read } = readingIncluded(service, ['feedback'])
    const { pageFeedback, feedback } = await read()
    expect(pageFeedback).toMatchObject({ isComplete: false, pages: { length: 100 }, thumbsDown: 300 })
    expect(feedback).toMatchObject({ entries: { length: 303 } })
    expect(warnings(log)).toEqual([expect.stringMatching(/covers only the first 100 pages/u)])
  })
})

const counts = { human: 1, ai: 2, total: 3 }
/** A valid page of each list, and the members of a row without which it is none. */
const valid: Record<string, { page: Record<string, unknown>; required: string[] }> = {
  visitors: {
    page: { totals: counts, hasMore: false, visitors: [{ path: '/a', ...counts }] },
    required: ['path', 'human', 'ai', 'total'],
  },
  views: {
    page: { totals: counts, hasMore: false, views: [{ path: '/a', ...counts }] },
    required: ['path', 'human', 'ai', 'total'],
  },
  searches: {
    page: { totalSearches: 1, nextCursor: null, searches: [searchRow('a')] },
    required: ['searchQuery', 'hits', 'ctr', 'topClickedPage', 'lastSearchedAt'],
  },
  feedback: {
    page: { hasMore: false, feedback: [feedbackRow('a')] },
    required: ['id', 'path', 'comment', 'createdAt', 'source', 'status'],
  },
  'feedback/by-page': {
    page: { hasMore: false, feedback: [{ path: '/a', thumbsUp: 1, thumbsDown: 2, code: 0, total: 3 }] },
    required: ['path', 'thumbsUp', 'thumbsDown', 'code', 'total'],
  },
  assistant: {
    page: { hasMore: false, conversations: [conversationRow(1)] },
    required: ['id', 'timestamp', 'query', 'sources', 'resolutionStatus', 'queryCategory', 'pageUrl'],
  },
}

const visitors = { path: 'visitors', hasWordsOfReaders: false, read: readVisitors }
type Read = (context: ReadContext) => Promise<unknown>

describe.each([visitors, ...Object.values(allLists)])('a page of $path that breaks the contract', (list) => {
  const found = valid[list.path]
  if (found === undefined) throw new Error(`${list.path}: add a valid page of it to the record in this test.`)
  const { page, required } = found
  const name = Object.keys(page).find((member) => Array.isArray(page[member])) ?? ''
  const [good] = page[name] as [Record<string, unknown>]
  const isCount = (member: string) => typeof good[member] === 'number' && member !== 'ctr'
  const shown = (value: unknown) =>
    typeof value === 'string' && list.hasWordsOfReaders ? 'a text' : JSON.stringify(value)
  const problemOf = async (body: unknown): Promise<string> =>
    (await failureOf((list.read as Read)(contextOf(body)), ServiceError)).message

  it.each([-1, 1.5, '3', null, 2 ** 53])('is an error with the JSON path if a count is %j', async (value) => {
    const problem = `is ${shown(value)}, expected a whole number, 0 or more.`
    for (const member of required.filter(isCount))
      expect(await problemOf({ ...page, [name]: [good, { ...good, [member]: value }] })).toContain(
        `$.${name}[1].${member} ${problem}`,
      )
    for (const member of 'totals' in page ? Object.keys(counts) : [])
      expect(await problemOf({ ...page, totals: { ...counts, [member]: value } })).toContain(
        `$.totals.${member} ${problem}`,
      )
  })

  it('is an error with the JSON path if it or a member has another type', async () => {
    expect(await problemOf(null)).toContain(' of an unexpected shape: $ is null, expected')
    for (const member of required.filter((each) => !isCount(each) && each !== 'ctr'))
      expect(await problemOf({ ...page, [name]: [{ ...good, [member]: 7 }] })).toContain(
        `$.${name}[0].${member} is 7, expected`,
      )
    if ('hasMore' in page)
      expect(await problemOf({ ...page, hasMore: 'false' })).toContain(
        `$.hasMore is ${shown('false')}, expected`,
      )
  })

  it('is an error with the JSON path if a member is missing', async () => {
    for (const member of required) {
      expect(await problemOf({ ...page, [name]: [{ ...good, [member]: undefined }] })).toContain(
        `$.${name}[0].${member} is missing`,
      )
    }
    for (const member of Object.keys(page))
      expect(await problemOf({ ...page, [member]: undefined })).toContain(`$.${member} is missing`)
  })

  it('is an error that shows no word of readers', async () => {
    const problem = await problemOf({ ...page, [name]: ['mail jane@example.com'] })
    expect(problem).toContain(`$.${name}[0] is `)
    if (list.hasWordsOfReaders) expect(problem).not.toContain('jane')
  })
})

describe('an operation that the plan or the key does not allow', () => {
  it.each<[string, Included, number]>([
    ['views', 'views', 404],
    ...Object.values(allLists).map(({ path, include }): [string, Included, number] => [path, include, 403]),
  ])('is named with what to leave out: %s', async (operation, include, status) => {
    const service = await start()
    service.faults.add({ path: pathOf(operation), status, body: { error: 'Not on this plan' } })
    const [missing] = (await readingIncluded(service, [include]).read()).missing
    expect(missing?.reason).toContain(
      `GET /v1/analytics/project-1/${operation} was answered with HTTP ${status}: Not on this plan. `,
    )
    expect(missing?.reason).toMatch(
      new RegExp(`(?:If so|To export the rest), remove ${include} from include\\.$`, 'u'),
    )
    expect(sent(service).filter((each) => each === operation)).toHaveLength(1)
  })
})

describe('a list that cannot be read', () => {
  const readers = readersOf(250, 101, 1001)
  const failures: [string, Fault][] = [
    ['HTTP 403', { status: 403, body: { error: 'No' } }],
    ['HTTP 500, also after retries', { times: Infinity, status: 500, body: { error: 'No' } }],
    ['an answer of another shape', { status: 200, body: { conversations: 1 } }],
    ['a second page that fails', { after: 1, status: 404, body: { error: 'No' } }],
  ]

  it.each(failures)('costs only itself: %s', async (_, fault) => {
    const service = await start({ readers })
    service.faults.add({ path: /\/assistant$/u, ...fault })
    const { log, read } = readingIncluded(service, fourLists)
    const { questions, searches, feedback, views, missing } = await read()
    expect(questions).toBeUndefined()
    expect([searches?.terms.length, feedback?.entries.length]).toEqual([250, 101])
    expect(views).toBeDefined()
    expect(missing).toMatchObject([{ name: 'questions', rows: 0 }])
    expect(warnings(log)).toEqual([`warning: Missing: the questions. ${missing[0]?.reason ?? ''}`])
  })

  it('keeps the pages that were read if it is sorted by weight', async () => {
    const service = await start({ readers })
    service.faults.add({ path: /\/searches$/u, after: 2, status: 404, body: { error: 'No' } })
    const { log, read } = readingIncluded(service, ['searches'])
    const { searches, missing } = await read()
    expect(searches).toMatchObject({ isComplete: false, terms: { length: 200 } })
    expect(missing).toMatchObject([{ name: 'searches', rows: 200 }])
    expect(warnings(log)).toEqual([
      expect.stringMatching(/^warning: Incomplete: only the first 200 of the search terms\. GET /u),
    ])
  })

  it('is missing if max-requests ends before it, and leaves the others their requests', async () => {
    const service = await start({ readers })
    const { read } = readingIncluded(service, ['questions', 'searches'], { maxRequests: 3 })
    const { questions, searches, missing } = await read()
    expect([questions, searches?.terms.length]).toEqual([undefined, 100])
    expect(missing).toMatchObject([{ name: 'questions' }])
    expect(missing[0]?.reason).toMatch(/^max-requests allows no more requests for the questions\. /u)
    expect(service.requests).toHaveLength(3)
  })

  it('is missing, as are those after it, if a rate limit holds beyond the deadline', async () => {
    const service = await start({ readers })
    const fault = { status: 429, body: { error: 'Too many' }, headers: { 'retry-after': '7200' } }
    service.faults.add({ path: /\/assistant$/u, ...fault })
    const { feedback, missing } = await readingIncluded(service, fourLists).read()
    expect(feedback?.entries).toHaveLength(101)
    expect(missing.map(({ name }) => name)).toEqual(['questions', 'searches'])
    for (const { reason } of missing)
      expect(reason).toContain('after the deadline of this step (timeout-minutes)')
    expect(sent(service)).not.toContain('searches')
  })

  it('is not read of the previous period', async () => {
    const service = await start({ readers: readersOf(1, 1, 1) })
    service.faults.add({ path: /\/assistant$/u, status: 403, body: { error: 'No' } })
    const previous = { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 }
    const { previous: before } = await readingIncluded(service, fourLists, { previous }).read()
    expect(Object.keys(before?.lists ?? {})).toEqual(['pageFeedback', 'searches'])
    expect(sent(service).filter((path) => path === 'assistant')).toHaveLength(1)
  })

  it('ends the run if it was cancelled', async () => {
    const service = await start({ readers })
    const { deadline, read } = readingIncluded(service, ['questions'])
    service.faults.add({
      path: /\/assistant$/u,
      transform: (answer) => {
        deadline.cancel()
        return answer
      },
    })
    await failureOf(read(), Cancelled)
  })
})

describe('max-requests', () => {
  it('is kept for the lists of include: the pages do not use it up', async () => {
    const visitors = { totals, visitors: many(1001, (index) => row(`/${index}`)) }
    const service = await start({ visitors })
    const { read } = readingIncluded(service, fourLists, { maxRequests: 8 })
    const { message } = await failureOf(read(), RequestBudgetError)
    expect(message).toContain('remove items of include')
    expect(service.requests).toHaveLength(3)
  })

  it('cuts the search terms with a warning, after all other lists were read', async () => {
    const service = await start({ readers: readersOf(900, 150, 1500) })
    const { log, read } = readingIncluded(service, fourLists, { maxRequests: 10 })
    const { searches } = await read()
    expect(searches).toMatchObject({ isComplete: false, totalSearches: (900 * 901) / 2 })
    expect(searches?.terms).toHaveLength(300)
    expect(service.requests).toHaveLength(10)
    expect(warnings(log)).toEqual([
      expect.stringMatching(/The export has only the first 300 search terms, sorted by hits\./u),
    ])
  })
})

describe('what readers did on their own machine', () => {
  it('is left out, and the log counts it', async () => {
    const local = [
      'http://localhost:3000/a',
      'http://docs.localhost/a',
      'https://127.0.0.2/a',
      'http://[::1]:8080/a',
    ]
    const others = [
      '/a',
      'https://localhost.example/a',
      'http://192.168.0.7:3000/a',
      'https://docs.example/a',
    ]
    const places = [...local, ...others]
    const readers = {
      searches: [searchRow('localhost', { topClickedPage: local[0] ?? null })],
      feedback: places.map((path, index) => feedbackRow(String(index), { path })),
      conversations: places.map((pageUrl, index) => conversationRow(places.length - index, { pageUrl })),
    }
    const { log, read } = readingIncluded(await start({ readers }), ['searches', 'feedback', 'questions'])
    const { searches, pageFeedback, feedback, questions } = await read()
    expect(searches?.terms).toHaveLength(1)
    // Different hosts are one page: a site behind a proxy has several.
    expect(pageFeedback).toMatchObject({ pages: [{ path: '/a', total: 4 }] })
    expect(feedback?.entries.map(({ path }) => path).sort()).toEqual(others.toSorted())
    expect(questions).toMatchObject({ asked: 4 })
    log.expectExactly(
      'info: Read the feedback by page: 4 pages, and 4 of localhost left out.',
      'info: Read the single comments of the feedback: 4 feedback items, and 4 of localhost left out.',
      'info: Read the questions: 4 rows, and 4 of localhost left out.',
      'info: Read the search terms: 1 search term.',
    )
  })
})
