import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { describe, expect, it } from '@jest/globals'

import type { VisitorAnalytics } from '../../../src/analytics/read/visitor-analytics.ts'
import { findingsOf } from '../../../src/analytics/judge/findings.ts'
import { visitorsJson } from '../../../src/analytics/show/json.ts'
import {
  analyticsOf,
  comparedOf,
  feedbackOf,
  historyOf,
  many,
  nobody,
  noPause,
  questionsOf,
  row,
  searchesOf,
  term,
  totals,
} from '../../support/analytics.ts'
import { everyList, readingIncluded } from '../../support/included-lists.ts'
import { codePoint, fc } from '../../support/properties.ts'
import { serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()

const written = async (content: ReturnType<typeof analyticsOf>): Promise<string> =>
  [...visitorsJson(await content)].join('')
const jsonOf = (paths: string[], change: Partial<VisitorAnalytics> = {}): Promise<string> =>
  written(analyticsOf({ visitors: paths.map((path) => row(path)), ...change }))
/** A document has these members in this order. */
const expectDocument = (document: string, expected: object): void => {
  expect(JSON.stringify(JSON.parse(document))).toBe(JSON.stringify(expected))
}

describe('visitors.json', () => {
  it('has the documented members in their order', async () => {
    expectDocument(await jsonOf(['/a', '/b']), {
      schemaVersion: 1,
      projectId: 'docs',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      exportedAt: '2026-02-01T12:00:00.000Z',
      totals,
      visitors: [row('/a'), row('/b')],
      verdict: {
        human: { now: 900, usual: null, change: null },
        ai: { now: 300, usual: null, change: null },
        total: { now: 1100, usual: null, change: null },
      },
      tasks: [],
    })
  })

  it('says of a list that was cut that it is not complete', async () => {
    const searches = { ...searchesOf([{}]), isComplete: false }
    expect(JSON.parse(await jsonOf([], { searches, ...feedbackOf([], []) }))).toMatchObject({
      searches: { isComplete: false },
      feedback: { isComplete: true },
    })
  })

  it('has no gaps but the topics if only the questions were read', async () => {
    const questions = questionsOf([{}, {}, {}])
    expect(JSON.parse(await jsonOf([], { questions }))).toMatchObject({
      topics: [{ text: 'SAML?' }],
      gaps: {},
    })
  })

  it('has null for a bound that was not given', async () => {
    expect(JSON.parse(await jsonOf([], { dateFrom: undefined, dateTo: undefined }))).toMatchObject({
      dateFrom: null,
      dateTo: null,
    })
  })

  it('is JSON whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: codePoint })), fc.string(), async (paths, projectId) => {
        const document: unknown = JSON.parse(await jsonOf(paths, { projectId }))
        expect(document).toMatchObject({ projectId, visitors: paths.map((path) => row(path)) })
      }),
    )
  })
})

describe('visitors.json with the earlier periods', () => {
  const analytics = comparedOf([row('/a', 5), row('/new', 2)], [row('/a', 7), row('/gone', 1)], {
    totalsBefore: { human: 8, ai: 1, total: 9 },
    history: historyOf(6, { human: 100, ai: 0, total: 100 }),
  })

  it('has the documented members in their order', async () => {
    expectDocument(await written(analytics), {
      schemaVersion: 1,
      projectId: 'docs',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      exportedAt: '2026-02-01T12:00:00.000Z',
      totals,
      visitors: [row('/a', 5), row('/new', 2)],
      before: {
        dateFrom: '2025-12-01',
        dateTo: '2026-01-01',
        totals: { human: 8, ai: 1, total: 9 },
        visitors: [row('/a', 7), row('/gone', 1)],
      },
      history: many(6, () => ({
        dateFrom: '2025-12-01',
        dateTo: '2026-01-01',
        totals: { human: 100, ai: 0, total: 100 },
        isOrdinary: true,
      })),
      verdict: {
        human: { now: 900, usual: { low: 72, high: 133 }, change: 'more' },
        ai: { now: 300, usual: null, change: null },
        total: { now: 1100, usual: { low: 72, high: 133 }, change: 'more' },
      },
      tasks: [],
    })
  })

  it('has a page per line', async () => {
    const document = await written(analytics)
    expect(document.split('\n').filter((line) => line.startsWith('{"path"'))).toHaveLength(4)
  })
})

describe('visitors.json with topics and gaps', () => {
  it('has every topic, and the gaps of the lists that were read', async () => {
    const questions = questionsOf([{ question: 'Invoices?' }, { page: '/a' }, {}])
    const searches = searchesOf([{ term: 'xml' }])
    const document = JSON.parse(await written(analyticsOf({ questions, searches }))) as Record<
      string,
      unknown
    >
    expect(document).toMatchObject({
      questions: {
        questions: [
          { question: 'Invoices?', topic: 'Invoices?' },
          { question: 'SAML?', topic: 'SAML?' },
          { question: 'SAML?', topic: 'SAML?' },
        ],
      },
      topics: [
        {
          text: 'SAML?',
          isGap: true,
          unanswered: { now: 2, before: null, change: null },
          wordings: [{ text: 'SAML?', count: 2 }],
          terms: [],
          pages: [{ text: '/a', count: 1 }],
        },
        { text: 'Invoices?', isGap: false },
      ],
    })
    expect(document['gaps']).toEqual({
      terms: [
        {
          text: 'xml',
          terms: [{ text: 'xml', count: 10 }],
          searches: { now: 10, before: null, change: null },
          clickThroughRate: 0,
          topClickedPage: null,
        },
      ],
    })
  })
})

describe('the example in docs/visitors.jsonc', () => {
  /** Returns each member of a value, and the members of all items of a list, with their types other than null. */
  function membersOf(value: unknown, place = '$'): string[] {
    if (value === null) return []
    if (typeof value !== 'object') return [`${place}: ${typeof value}`]
    const isList = Array.isArray(value)
    return [
      `${place}: ${isList ? 'list' : 'object'}`,
      ...Object.entries(value).flatMap(([name, inner]) =>
        membersOf(inner, `${place}.${isList ? '*' : name}`),
      ),
    ]
  }

  it('has every member of an export with everything, and no other', async () => {
    // Comments and commas at the end of a list are JavaScript, too.
    const example: unknown = runInNewContext(`(${readFileSync('docs/visitors.jsonc', 'utf8')})`)
    const read = await readingIncluded(await start(), everyList).read()
    const { previous, history } = await comparedOf(read.visitors, [row('/a')], {
      totalsBefore: nobody,
      history: historyOf(6, totals),
      lists: {
        searches: searchesOf([{}]),
        questions: questionsOf(many(40, () => ({ question: 'Is there a gem?' }))),
        pageFeedback: feedbackOf([{}], []).pageFeedback,
      },
    })
    // A term that is searched so often that it is a task.
    read.searches?.terms.unshift(term({ term: 'zebra stripes', hits: 90_000 }))
    const content = await findingsOf({ ...(await analyticsOf()), ...read, previous, history }, noPause)
    const document: unknown = JSON.parse(await written(Promise.resolve(content)))
    const members = new Set(membersOf(document))
    // Only some entries are about a snippet of code.
    for (const name of ['code', 'filename', 'lang']) members.delete(`$.feedback.entries.*.${name}: string`)
    expect([...new Set(membersOf(example))].sort()).toEqual([...members].sort())
  })
})
