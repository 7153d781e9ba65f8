import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import {
  forVisitors,
  type GivenInputs,
  inputsOf,
  problemsOf,
  remarksOf,
  service,
  visitorsInputsOf,
} from '../support/inputs.ts'

const dates = (dateFrom: string, dateTo: string): GivenInputs => ({
  range: '',
  'date-from': dateFrom,
  'date-to': dateTo,
})

describe('the inputs of an export', () => {
  it('have their defaults', async () => {
    expect(await visitorsInputsOf({})).toEqual({
      dateFrom: '2026-11-09',
      dateTo: '2026-11-16',
      days: 7,
      unfinished: false,
      previous: { dateFrom: '2026-11-02', dateTo: '2026-11-09', days: 7 },
      isComparisonNeeded: false,
      historyPeriods: expect.any(Array) as unknown,
      series: undefined,
      include: [],
      maxRequests: 100,
      outputDir: path.resolve('/runner/temp/docs-visitors'),
      workspaceFolder: undefined,
      artifact: { name: 'docs-visitors', retentionDays: undefined },
      siteUrl: undefined,
    })
  })

  it.each<[string, string, object]>([
    ['max-requests', '1', { maxRequests: 1 }],
    ['max-requests', '10000', { maxRequests: 10_000 }],
    ['retention-days', '1', { artifact: { name: 'docs-visitors', retentionDays: 1 } }],
    ['retention-days', '400', { artifact: { name: 'docs-visitors', retentionDays: 400 } }],
    ['upload-artifact', 'FALSE', { artifact: undefined }],
    ['artifact-name', 'Besucher (März) 2026', { artifact: { name: 'Besucher (März) 2026' } }],
    ['include', 'questions,Searches\nFEEDBACK, searches', { include: ['questions', 'searches', 'feedback'] }],
    ['include', 'All', { include: ['views', 'searches', 'feedback', 'questions'] }],
    ['include', 'views,all', { include: ['views', 'searches', 'feedback', 'questions'] }],
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

  const lists = ', separated by commas or line breaks.'
  const siteUrl =
    'the https URL of the documentation site without query or fragment, such as https://docs.example.com.'

  it.each([
    ['max-requests', '0', 'a whole number from 1 to 10000.'],
    ['max-requests', '10001', 'a whole number from 1 to 10000.'],
    ['max-requests', '2e1', 'a whole number from 1 to 10000.'],
    ['retention-days', '401', 'a whole number from 1 to 400.'],
    ['timezone', '+02:00', 'an IANA time zone name such as Europe/Berlin.'],
    ['compare', 'previous_year', 'none, previous-period or previous-year.'],
    ['series', 'hourly', 'none, daily, weekly or monthly.'],
    ['series', '__proto__', 'none, daily, weekly or monthly.'],
    ['include', 'views searches', `views, searches, feedback, questions, all${lists}`],
    ['include', ',', `views, searches, feedback, questions, all${lists}`],
    ['site-url', 'http://docs.example.com', siteUrl],
    ['site-url', 'docs.example.com', siteUrl],
    ['site-url', 'javascript:alert(1)', siteUrl],
    ['site-url', 'https://docs.example.com/?', siteUrl],
    ['site-url', 'https://docs.example.com/#', siteUrl],
  ])('cannot be %s: %s', async (name, value, expected) => {
    expect(await problemsOf({ ...forVisitors, [name]: value })).toEqual([
      `${name}: got "${value}", expected ${expected}`,
    ])
  })

  it('that are lists are answered with the items that are not known', async () => {
    expect(await problemsOf({ ...forVisitors, include: 'search, views, Feedbacks, XLSX' })).toEqual([
      `include: got "search, Feedbacks, XLSX", expected views, searches, feedback, questions, all${lists}`,
    ])
  })

  it('say what the questions are called, if somebody calls them as the service does', async () => {
    expect(await problemsOf({ ...forVisitors, include: 'Assistant,views' })).toEqual([
      'include: got "Assistant", expected views, searches, feedback, questions, all, separated by commas or line breaks; the list of questions to the assistant is called questions.',
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

  it.each([
    ...['https://me:secret@docs.example.com', 'https://me@docs.example.com', 'https://@docs.example.com'],
    ...['https:me:secret@docs.example.com', 'https:\\\\me:secret@docs.example.com', 'https://me:secret@'],
  ])('cannot have user info in site-url, which is not shown: %s', async (value) => {
    expect(await problemsOf({ ...forVisitors, 'site-url': value })).toEqual([
      'site-url: it contains user info, expected the https URL of the site without it.',
    ])
  })

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

  it('are reported together with a wrong time zone', async () => {
    const problems = await problemsOf({ ...service, ...dates('2026-02-30', ''), timezone: 'Nowhere' })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['timezone', 'date-from'])
  })
})

describe('range', () => {
  it.each([
    ['UTC', '2026-11-17', '2026-11-18'],
    ['Pacific/Kiritimati', '2026-11-18', '2026-11-19'],
  ])('is resolved in the time zone %s', async (timezone, dateFrom, dateTo) => {
    expect(await visitorsInputsOf({ range: 'Yesterday', timezone })).toMatchObject({ dateFrom, dateTo })
  })

  const expected =
    'yesterday, last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120), last-quarter, month-to-date or year-to-date, for example last-7-days, last-12-months.'

  it.each([
    ['last-14-day', '"last-14-day"'],
    ['last-5000-days', '"last-5000-days"'],
    [' ', 'only white space'],
  ])('cannot be "%s"', async (range, shown) => {
    expect(await problemsOf({ ...service, range })).toEqual([`range: got ${shown}, expected ${expected}`])
  })

  it.each(['date-from', 'date-to'])('cannot be given with %s', async (name) => {
    expect(await problemsOf({ ...forVisitors, [name]: '2026-01-01' })).toEqual([
      'range, date-from, date-to: range replaces date-from and date-to; set one or the other.',
    ])
  })
})

describe('the remarks about the dates', () => {
  const remarks = (given: GivenInputs): Promise<string[]> =>
    remarksOf({ ...forVisitors, compare: 'none', ...given })

  it.each([
    [{ timezone: 'Europe/Berlin' }, 'info: Nov 9–15, 2026, in Europe/Berlin'],
    [dates('2026-10-01', '2026-11-01'), 'info: Oct 1–31, 2026'],
  ])('say which days are exported: %j', async (given, remark) => {
    expect(await remarks(given)).toEqual([remark])
  })

  it.each([dates('2026-10-01', ''), dates('', '2026-10-01'), dates('2026-10-01T12:00', '2026-10-02')])(
    'do not say so unless both bounds are dates: %j',
    async (given) => {
      expect(await remarks(given)).toEqual([])
    },
  )

  it('say that nothing is compared, if compare is not given and the range allows none', async () => {
    const says = 'info: Nothing is compared, because the range has no two dates as YYYY-MM-DD'
    expect(await remarks({ ...dates('', '2026-10-01'), compare: '' })).toEqual([says])
  })

  it.each(['2062-01-01', '2026-11-18T15:30:00.001Z'])('warn that %s is in the future', async (dateFrom) => {
    expect(await remarks(dates(dateFrom, ''))).toEqual([
      `warning: date-from: got "${dateFrom}", which is in the future. The time is 2026-11-18T15:30:00.000Z. There are no visitors in this range yet. Check the year, and the order of month and day.`,
    ])
  })

  it.each([dates('2026-11-18T16:30+01:00', ''), dates('', '2027-01-01')])(
    'do not warn when a part of the range is past: %j',
    async (given) => {
      expect(await remarks(given)).toEqual([])
    },
  )

  it('say that nothing is compared, if compare is not given and the range allows none', async () => {
    const says = 'info: Nothing is compared, because the range has no two dates as YYYY-MM-DD'
    expect(await remarks({ ...dates('', '2026-10-01'), compare: '' })).toEqual([says])
  })

  it('say that timezone has no effect on dates', async () => {
    expect(await remarks({ ...dates('2026-10-01', ''), timezone: 'Europe/Berlin' })).toEqual([
      'notice: timezone: got "Europe/Berlin", which has no effect on date-from and date-to. Use range, or remove timezone.',
    ])
  })
})

describe('an unfinished range', () => {
  const kiritimati = { timezone: 'Pacific/Kiritimati' }

  // It is 18 November in UTC, and 19 November on Kiritimati.
  it.each<[boolean, GivenInputs]>([
    [true, dates('2026-11-01', '')],
    [true, dates('', '2026-11-19')],
    [true, dates('2026-11-01', '2026-11-19')],
    [true, { ...dates('2026-11-01', '2026-11-19'), ...kiritimati }],
    [false, dates('2026-11-01', '2026-11-18')],
    [true, dates('2026-11-01', '2026-11-18T15:30:01Z')],
    [false, dates('2026-11-01', '2026-11-18T16:30+01:00')],
    [true, { range: 'month-to-date' }],
    [true, { range: 'yesterday', ...kiritimati }],
    [false, { range: 'yesterday', timezone: 'Pacific/Honolulu' }],
  ])('contains today in UTC, or has no end: %p for %j', async (unfinished, given) => {
    expect((await visitorsInputsOf(given)).unfinished).toBe(unfinished)
  })

  it('has unfinished buckets', async () => {
    const series = { series: 'daily', ...kiritimati }
    const unfinished = async (given: GivenInputs) =>
      (await visitorsInputsOf({ ...given, ...series })).series?.buckets.at(-1)?.unfinished
    expect(await unfinished({ range: 'yesterday' })).toBe(true)
    expect(await unfinished(dates('2026-11-01', '2026-11-19'))).toBe(true)
    expect(await unfinished(dates('2026-11-01', '2026-11-18'))).toBe(false)
  })

  it.each<[string, GivenInputs, number]>([
    ['over there and not in UTC', { range: 'yesterday', ...kiritimati }, 1],
    ['over nowhere', { range: 'month-to-date', ...kiritimati }, 0],
    ['over in both', { range: 'yesterday', timezone: 'Europe/Berlin' }, 0],
  ])('is told in the log if the range is %s', async (_, given, told) => {
    const remarks = await remarksOf({ ...forVisitors, compare: 'none', ...given })
    expect(remarks.filter((remark) => remark.startsWith('notice: The range is over in'))).toHaveLength(told)
  })
})

describe('compare and series', () => {
  const both = { compare: 'Previous-Period', series: 'daily' }

  it.each([
    [undefined, false],
    ['previous-period', true],
    ['previous-year', true],
  ])('of the value %s: the export needs the comparison: %p', async (compare, isNeeded) => {
    const given: GivenInputs = compare === undefined ? {} : { compare }
    expect((await visitorsInputsOf(given)).isComparisonNeeded).toBe(isNeeded)
  })

  it('leave a comparison out that was not asked for, if max-requests has no room', async () => {
    const { previous, maxRequests } = await visitorsInputsOf({ 'max-requests': '1' })
    expect([previous?.days, maxRequests]).toEqual([7, 1])
  })

  it('have their periods', async () => {
    expect(await visitorsInputsOf({ range: 'yesterday', ...both })).toMatchObject({
      previous: { dateFrom: '2026-11-16', dateTo: '2026-11-17', days: 1 },
      series: { size: 'day', buckets: [{ dateFrom: '2026-11-17', dateTo: '2026-11-18', days: 1 }] },
    })
  })

  it.each([
    ['month-to-date', 'previous-period', '2026-10-01', '2026-10-19'],
    ['Year-To-Date', 'previous-period', '2025-01-01', '2025-11-19'],
    ['last-month', 'previous-year', '2025-10-01', '2025-11-01'],
  ])('follow from the range %s: %s', async (range, compare, dateFrom, dateTo) => {
    expect((await visitorsInputsOf({ range, compare })).previous).toMatchObject({ dateFrom, dateTo })
  })

  it.each<[GivenInputs, number, string | undefined]>([
    [{ range: 'last-week', compare: 'previous-period' }, 8, '2026-11-02'],
    [{ range: 'last-week', compare: 'previous-year' }, 8, '2026-11-02'],
    [{ range: 'month-to-date', compare: 'previous-period' }, 8, '2026-10-01'],
    [{ range: 'year-to-date', compare: 'previous-period' }, 0, undefined],
    [{ range: 'last-week' }, 8, '2026-11-02'],
    [{ range: 'last-week', compare: 'none' }, 0, undefined],
  ])('have earlier periods with compare: %j', async (given, count, latest) => {
    const { historyPeriods } = await visitorsInputsOf(given)
    expect([historyPeriods.length, historyPeriods.at(-1)?.dateFrom]).toEqual([count, latest])
  })

  it.each([
    ['weekly', 'week'],
    ['monthly', 'month'],
  ])('can be %s', async (series, size) => {
    expect((await visitorsInputsOf({ series })).series).toMatchObject({ size })
  })

  it.each(['None', ' '])('can be "%s", also without dates', async (word) => {
    const read = await visitorsInputsOf({ ...dates('2026-01-01T12:00', ''), compare: word, series: word })
    expect([read.previous, read.series]).toEqual([undefined, undefined])
  })

  it.each([
    [dates('2026-01-01', ''), 'date-from "2026-01-01" and no date-to'],
    [dates('', '2026-01-01'), 'no date-from and date-to "2026-01-01"'],
    [dates('2026-01-01T00:00', '2026-02-01'), 'date-from "2026-01-01T00:00" and date-to "2026-02-01"'],
    [dates('2026-01-01', '2026-02-01T00:00Z'), 'date-from "2026-01-01" and date-to "2026-02-01T00:00Z"'],
  ])('need two dates or range: %j', async (given, got) => {
    const rule = `the range needs two dates as YYYY-MM-DD, got ${got}; set range, or date-from and date-to.`
    const problems = (asked: GivenInputs) => problemsOf({ ...service, ...given, ...asked })
    expect(await problems({ compare: 'previous-period' })).toEqual([`compare: ${rule}`])
    expect(await problems({ series: 'monthly' })).toEqual([`series: ${rule}`])
    expect(await problems(both)).toEqual([`compare, series: ${rule}`])
  })

  it.each<[string, GivenInputs]>([
    ['range', { range: 'last-0-days' }],
    ['date-from', dates('2026-02-30', '2026-03-01')],
    ['date-to', dates('2026-02-01', '2026-02-01')],
    ['timezone', { range: 'yesterday', timezone: 'Nowhere/City' }],
    ['range, date-from, date-to', { range: 'yesterday', 'date-from': '2026-02-01' }],
    ['max-requests', { range: 'last-3650-days', 'max-requests': '999999' }],
  ])('add no problem to a wrong %s', async (names, given) => {
    const problems = await problemsOf({ ...service, ...given, ...both })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([names])
  })
})

describe('the least number of requests', () => {
  const lists = 'views,searches,feedback,questions'

  it.each<[string, number, GivenInputs]>([
    ['series', 2, { range: 'last-month', series: 'monthly' }],
    ['compare', 2, { compare: 'previous-period' }],
    ['include', 6, { ...dates('', '2026-01-01'), include: lists }],
    ['compare, series', 9, { compare: 'previous-period', series: 'daily' }],
    ['compare, series, include', 11, { compare: 'previous-year', series: 'daily', include: 'feedback' }],
  ])('of %s is at most max-requests: %d', async (names, needed, given) => {
    const read = await visitorsInputsOf({ ...given, 'max-requests': String(needed) })
    expect(read.maxRequests).toBe(needed)
    const problems = await problemsOf({ ...forVisitors, ...given, 'max-requests': String(needed - 1) })
    expect(problems).toEqual([
      expect.stringContaining(`${names}, max-requests: at least ${needed} requests are needed, and `),
    ])
  })

  it('is named with what to do', async () => {
    const given = { ...dates('2025-01-01', '2026-01-01'), compare: 'previous-period', series: 'daily' }
    expect(await problemsOf({ ...service, ...given, include: lists })).toEqual([
      'compare, series, include, max-requests: at least 372 requests are needed, and max-requests allows 100; use a coarser series, remove compare, remove items of include, or shorten the range (the limit is 100 analytics requests per organization per hour).',
    ])
  })

  it('is known without making millions of buckets', async () => {
    const given = { ...dates('0000-01-01', '9999-12-31'), series: 'daily' }
    expect(await problemsOf({ ...service, ...given })).toEqual([
      expect.stringMatching(/^series, max-requests: at least 3652425 requests are needed, /u),
    ])
  })
})
