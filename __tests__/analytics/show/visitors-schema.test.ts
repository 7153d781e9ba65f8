import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'

import { contentOf, type ExportContent } from '../../../src/analytics/show/export-content.ts'
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
  seriesOf,
  totals,
} from '../../support/analytics.ts'
import { everyList, readingIncluded } from '../../support/included-lists.ts'
import { serviceStarter } from '../../support/service-client.ts'

type Json = Record<string, unknown>

const schema = JSON.parse(readFileSync('schemas/visitors.schema.json', 'utf8')) as Json
const start = serviceStarter()

/** The schema without room for members that it does not describe. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, closed(inner)] as const)
  const isObject = (value as Json)['type'] === 'object' && 'properties' in value
  return { ...Object.fromEntries(entries), ...(isObject && { additionalProperties: false }) }
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
const validate = ajv.compile(schema)
const validateClosed = ajv.compile(closed(schema) as Json)

const documentOf = (analytics: ExportContent): Json =>
  JSON.parse([...visitorsJson(analytics)].join('')) as Json
const problems = (document: unknown, check = validate): string[] => {
  check(document)
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
}

/** An export with everything. */
async function wholeExport(): Promise<Json> {
  const read = await readingIncluded(await start(), everyList).read()
  const { pageFeedback } = feedbackOf([{}], [])
  const compared = await comparedOf(read.visitors, [row('/a')], {
    totalsBefore: nobody,
    series: seriesOf('day', [nobody]),
    history: historyOf(6, totals),
    lists: {
      searches: searchesOf([{}]),
      questions: questionsOf(many(40, () => ({ question: 'Is there a gem?' }))),
      pageFeedback,
    },
  })
  const { previous, history, series } = compared
  return documentOf(await contentOf({ ...compared, ...read, previous, history, series }, noPause))
}

describe('the schema of visitors.json', () => {
  it('describes every member of an export with everything', async () => {
    const document = await wholeExport()
    expect(problems(document, validateClosed)).toEqual([])
    const members = Object.keys(schema['properties'] as Json)
    expect(Object.keys(document).sort()).toEqual(members.sort())
    const { searches, feedback, questions } = document as Record<string, Record<string, unknown[]>>
    const gaps = document['gaps'] as Record<string, unknown[]>
    expect(Object.keys(gaps)).toEqual(['topics', 'terms', 'pages'])
    const found = [document['tasks'], document['topics'], document['closed']] as unknown[][]
    for (const rows of [...found, ...Object.values(gaps)]) expect(rows.length).toBeGreaterThan(0)
    for (const rows of [searches?.['terms'], feedback?.['entries'], questions?.['questions']])
      expect(rows?.length).toBeGreaterThan(10)
  })

  it('describes an export of nothing', async () => {
    const bounds = { dateFrom: undefined, dateTo: undefined }
    expect(problems(documentOf(await analyticsOf({ ...bounds, totals: nobody })), validateClosed)).toEqual([])
  })

  it('allows members that a later version adds', async () => {
    expect(problems({ ...(await wholeExport()), later: 1 })).toEqual([])
  })

  it('needs what every export has', async () => {
    const content = await analyticsOf()
    for (const member of Object.keys(documentOf(content))) {
      const document = documentOf(content)
      Reflect.deleteProperty(document, member)
      expect(problems(document)).toEqual([` must have required property '${member}'`])
    }
  })

  it.each([
    ['another version', { schemaVersion: 2 }],
    ['a count as text', { totals: { human: '1', ai: 0, total: 1 } }],
    ['a fraction', { visitors: [{ ...row('/a'), ai: 0.5 }] }],
    ['a list that is none', { views: [] }],
  ])('refuses %s', async (_, change) => {
    expect(problems({ ...documentOf(await analyticsOf()), ...change })).not.toEqual([])
  })

  it('refuses a rate above 1', async () => {
    const document = await wholeExport()
    const { terms = [] } = document['searches'] as { terms?: Json[] }
    Object.assign(terms[0] ?? {}, { clickThroughRate: 12 })
    expect(problems(document)).toEqual(['/searches/terms/0/clickThroughRate must be <= 1'])
  })
})
