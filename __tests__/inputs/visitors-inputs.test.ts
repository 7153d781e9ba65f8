import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { includedNames } from '../../src/analytics/read/included-lists.ts'
import {
  forVisitors,
  type GivenInputs,
  inputsOf,
  problemsOf,
  remarksOf,
  service,
  visitorsInputsOf,
} from '../support/inputs.ts'

const known = [...includedNames, 'all'].join(', ')

const dates = (dateFrom: string, dateTo: string): GivenInputs => ({
  range: '',
  'date-from': dateFrom,
  'date-to': dateTo,
})

describe('the inputs of an export', () => {
  it('have their defaults', async () => {
    expect(await visitorsInputsOf({})).toMatchObject({
      dateFrom: '2026-11-09',
      dateTo: '2026-11-16',
      days: 7,
      unfinished: false,
      previous: { dateFrom: '2026-11-02', dateTo: '2026-11-09', days: 7 },
      include: [],
      maxRequests: 100,
      outputDir: path.resolve('/runner/temp/docs-visitors'),
      artifact: { name: 'docs-visitors' },
    })
  })

  it.each<[string, string, object]>([
    ['max-requests', '1', { maxRequests: 1 }],
    ['max-requests', '10000', { maxRequests: 10_000 }],
    ['upload-artifact', 'FALSE', { artifact: undefined }],
    ['artifact-name', 'Besucher (März) 2026', { artifact: { name: 'Besucher (März) 2026' } }],
    ['include', 'questions,Searches\nFEEDBACK, searches', { include: ['questions', 'searches', 'feedback'] }],
    ['include', 'All', { include: includedNames }],
    ['include', 'views,all', { include: includedNames }],
    ['include', ' ', { include: [] }],
    ['output-dir', '../above/x', { outputDir: path.resolve('/above/x'), workspaceFolder: undefined }],
    ['output-dir', '/absolute', { outputDir: path.resolve('/absolute'), workspaceFolder: undefined }],
    ['output-dir', '.', { outputDir: path.resolve('/workspace'), workspaceFolder: '' }],
    ['output-dir', 'a/b', { outputDir: path.resolve('/workspace/a/b'), workspaceFolder: 'a/b/' }],
    ['output-dir', '..a', { outputDir: path.resolve('/workspace/..a'), workspaceFolder: '..a/' }],
    [
      'site-url',
      'HTTPS://DOCS.example.com:8443/@a',
      { siteUrl: new URL('https://docs.example.com:8443/@a') },
    ],
  ])('can be %s: %j', async (name, value, read) => {
    expect(await visitorsInputsOf({ [name]: value })).toMatchObject(read)
  })

  const lists = `${known}, separated by commas or line breaks, without dashes, brackets and quotes.`
  const foreignPath =
    'the path of a folder; it begins with ~ or a variable, which only a shell replaces, or has a backslash in place of /.'
  const siteUrl =
    'an https URL without user info, query or fragment, such as https://docs.example.com (http only on a loopback address).'

  it.each([
    ['max-requests', '0', 'a whole number from 1 to 10000.'],
    ['max-requests', '10001', 'a whole number from 1 to 10000.'],
    ['include', 'views searches', lists],
    ['include', 'constructor', lists],
    ['include', '["views"]', lists],
    ['include', ',', lists],
    ['site-url', 'http://docs.example.com', siteUrl],
    ['output-dir', '~/out', foreignPath],
    ['output-dir', '$TEMP/out', foreignPath],
  ])('cannot be %s: %s', async (name, value, expected) => {
    expect(await problemsOf({ ...forVisitors, [name]: value })).toEqual([
      `${name}: got "${value}", expected ${expected}`,
    ])
  })

  it('that are lists are answered with the items that are not known', async () => {
    expect(await problemsOf({ ...forVisitors, include: 'search, views, Feedbacks, XLSX' })).toEqual([
      `include: got "search, Feedbacks, XLSX", expected ${lists}`,
    ])
  })

  it.each([...Array.from('":<>|*?\\/\r\n', (character) => `a${character}b`), 'x'.repeat(201)])(
    'cannot be artifact-name: %j',
    async (name) => {
      expect(await problemsOf({ ...forVisitors, 'artifact-name': name })).toEqual([
        expect.stringMatching(/^artifact-name: got ".+", expected at most 200 characters, none of them/u),
      ])
    },
  )

  it('have their files in the temporary folder of the machine outside a runner', async () => {
    expect(await inputsOf(forVisitors, { RUNNER_TEMP: undefined })).toMatchObject({
      visitors: { outputDir: path.join(tmpdir(), 'docs-visitors') },
    })
  })
})

describe('date-from and date-to', () => {
  it.each([
    ['2026-01-01', '', undefined],
    ['', '2026-01-01', undefined],
    ['2026-01-01', '2026-02-01', 31],
    ['2026-01-01', '2026-01-01T12:00', undefined],
    ['2026-01-01T02:00+02:00', '2026-01-01T00:00:00.001Z', undefined],
  ])('are passed as written: "%s", "%s"', async (from, to, days) => {
    const read = await visitorsInputsOf(dates(from, to))
    expect([read.dateFrom ?? '', read.dateTo ?? '', read.days]).toEqual([from, to, days])
  })

  it.each([
    ['2026-01-01', '2026-01-01'],
    ['2026-01-01', '2025-12-31T23:59'],
    ['2026-01-01T01:00+01:00', '2026-01-01T00:00Z'],
  ])('have to be in order: %s, %s', async (from, to) => {
    expect(await problemsOf({ ...service, ...dates(from, to) })).toEqual([
      `date-to: got "${to}", expected a date after date-from ("${from}"); it is exclusive, so for one day set it to the next day.`,
    ])
  })

  it.each([
    ['2026-02-30', '"2026-02-30"'],
    ['Yesterday', '"Yesterday"'],
    [' ', 'only white space'],
  ])('cannot be "%s"', async (date, shown) => {
    const expected = 'expected a real date as YYYY-MM-DD, or an ISO 8601 date-time.'
    expect(await problemsOf({ ...service, ...dates(date, date) })).toEqual([
      `date-from: got ${shown}, ${expected}`,
      `date-to: got ${shown}, ${expected}`,
    ])
  })
})

describe('range', () => {
  it('is resolved in UTC, whatever its case', async () => {
    const read = await visitorsInputsOf({ range: 'Last-1-Days' })
    expect(read).toMatchObject({ dateFrom: '2026-11-17', dateTo: '2026-11-18' })
  })

  const expected =
    'last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120) or month-to-date, for example last-7-days.'

  it.each([
    ['last-14-day', '"last-14-day"'],
    ['last-5000-days', '"last-5000-days"'],
    [' ', 'only white space'],
  ])('cannot be "%s"', async (range, shown) => {
    expect(await problemsOf({ ...service, range })).toEqual([`range: got ${shown}, expected ${expected}`])
  })

  it.each(['date-from', 'date-to'])('cannot be given with %s', async (name) => {
    expect(await problemsOf({ ...forVisitors, [name]: '2026-01-01' })).toEqual([
      `range, ${name}: range cannot be combined with ${name}.`,
    ])
  })
})

describe('the remarks about the dates', () => {
  const remarks = (given: GivenInputs): Promise<string[]> => remarksOf({ ...forVisitors, ...given })
  const notCompared = 'info: Nothing is compared, because the range is not given by two dates YYYY-MM-DD.'

  it.each([
    [{}, 'info: Nov 9–15, 2026'],
    [dates('2026-10-01', '2026-11-01'), 'info: Oct 1–31, 2026'],
  ])('say which days are exported: %j', async (given, remark) => {
    expect(await remarks(given)).toEqual([remark])
  })

  it.each([
    dates('2026-10-01', ''),
    dates('', '2026-10-01'),
    dates('2026-10-01T12:00', '2026-10-02'),
    // A part of the range is past.
    dates('2026-11-18T16:30+01:00', ''),
    dates('', '2027-01-01'),
  ])('say that nothing is compared unless both bounds are dates: %j', async (given) => {
    expect(await remarks(given)).toEqual([notCompared])
  })

  it.each(['2062-01-01', '2026-11-18T15:30:00.001Z'])('warn that %s is in the future', async (dateFrom) => {
    expect(await remarks(dates(dateFrom, ''))).toEqual([
      `warning: date-from: got "${dateFrom}", which is in the future. The time is 2026-11-18T15:30:00.000Z. There are no visitors in this range yet. Check the year, and the order of month and day.`,
      notCompared,
    ])
  })
})

// It is 18 November in UTC.
it.each<[boolean, GivenInputs]>([
  [true, dates('2026-11-01', '')],
  [true, dates('', '2026-11-19')],
  [true, dates('2026-11-01', '2026-11-19')],
  [false, dates('2026-11-01', '2026-11-18')],
  [true, dates('2026-11-01', '2026-11-18T15:30:01Z')],
  [false, dates('2026-11-01', '2026-11-18T16:30+01:00')],
  [true, { range: 'month-to-date' }],
  [false, { range: 'last-1-days' }],
])('an unfinished range contains today in UTC, or has no end: %p for %j', async (unfinished, given) => {
  expect((await visitorsInputsOf(given)).unfinished).toBe(unfinished)
})

describe('the earlier periods', () => {
  it.each<[GivenInputs, string | undefined, number, string | undefined]>([
    [{ range: 'last-week' }, '2026-11-02', 8, '2026-11-02'],
    [{ range: 'Month-To-Date' }, '2026-10-01', 8, '2026-10-01'],
    [{ range: 'last-12-months' }, '2024-11-01', 0, undefined],
    [dates('2026-01-01T12:00', '2026-01-02'), undefined, 0, undefined],
  ])('follow from %j', async (given, before, count, latest) => {
    const { previous, historyPeriods } = await visitorsInputsOf(given)
    expect([previous?.dateFrom, historyPeriods.length, historyPeriods.at(-1)?.dateFrom]).toEqual([
      before,
      count,
      latest,
    ])
  })
})

describe('the least number of requests', () => {
  const include = 'views,searches,feedback,questions'

  it('is at most max-requests', async () => {
    expect((await visitorsInputsOf({ include, 'max-requests': '6' })).maxRequests).toBe(6)
    expect(await problemsOf({ ...forVisitors, include, 'max-requests': '5' })).toEqual([
      'include, max-requests: at least 6 requests are needed, and max-requests allows 5; raise max-requests, remove items of include, or shorten the range (the limit is 100 analytics requests per organization per hour).',
    ])
  })

  it('adds no problem to a wrong max-requests', async () => {
    const problems = await problemsOf({ ...forVisitors, include, 'max-requests': '0' })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['max-requests'])
  })
})
