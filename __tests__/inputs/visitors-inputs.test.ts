import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import {
  forVisitors,
  type GivenInputs,
  inputsOf,
  problemsOf,
  remarksOf,
  visitorsInputsOf,
} from '../support/inputs.ts'

describe('the inputs of an export', () => {
  it('have their defaults', async () => {
    expect(await visitorsInputsOf({})).toEqual({
      dateFrom: undefined,
      dateTo: undefined,
      days: undefined,
      unfinished: true,
      previous: undefined,
      series: undefined,
      include: [],
      pageSize: 250,
      maxRequests: 100,
      formats: ['csv', 'json', 'html'],
      outputDir: path.resolve('/runner/temp/docs-visitors'),
      artifact: { name: 'docs-visitors', retentionDays: undefined },
      summaryRows: 25,
      siteUrl: undefined,
    })
  })

  it.each([
    ['page-size', 'pageSize', ['1', '250']],
    ['max-requests', 'maxRequests', ['1', '10000']],
    ['summary-rows', 'summaryRows', ['0', '1000']],
  ])('%s is a whole number in its bounds', async (name, field, bounds) => {
    for (const value of bounds)
      expect(await visitorsInputsOf({ [name]: value })).toMatchObject({ [field]: Number(value) })
  })

  it.each([
    ['page-size', ['0', '251', '-1', '1.5', '2e1', 'all'], 'a whole number from 1 to 250'],
    ['max-requests', ['0', '10001'], 'a whole number from 1 to 10000'],
    ['summary-rows', ['1001'], 'a whole number from 0 to 1000'],
    ['retention-days', ['0', '401', ' '], 'a whole number from 1 to 400'],
  ])('%s is nothing else', async (name, values, expected) => {
    for (const value of values)
      expect(await problemsOf({ ...forVisitors, [name]: value })).toEqual([
        `${name}: got "${value.trim()}", expected ${expected}.`,
      ])
  })

  it.each([
    ['range', 'lastweek', 'last-week'],
    ['range', 'last-14-day', 'last-14-days'],
    ['range', 'last-quater', 'last-quarter'],
    ['timezone', 'Europe/Berln', 'Europe/Berlin'],
    ['compare', 'previous_year', 'previous-year'],
    ['formats', 'csv, jsn', 'json'],
    ['include', 'search, Feedbacks', 'searches, feedback'],
  ])('%s: %s is answered with the value that may be meant', async (name, value, meant) => {
    const given = { ...forVisitors, ...(name !== 'range' && { range: 'last-week' }), [name]: value }
    const [problem = ''] = await problemsOf(given)
    expect(problem).toMatch(/^\w+: got "[^"]+", expected .+\./u)
    expect(problem.endsWith(`. Did you mean "${meant}"?`)).toBe(true)
  })

  it.each([
    ['range', 'last-5000-days'],
    ['range', 'friday'],
    ['formats', 'xlsx'],
    ['formats', 'csv json'],
  ])('%s: %s is answered without a suggestion', async (name, value) => {
    const given = { ...forVisitors, ...(name !== 'range' && { range: 'last-week' }), [name]: value }
    expect((await problemsOf(given)).join(' ')).not.toContain('Did you mean')
  })

  it.each(['1', '400'])('retention-days can be %s', async (value) => {
    expect(await visitorsInputsOf({ 'retention-days': value })).toMatchObject({
      artifact: { name: 'docs-visitors', retentionDays: Number(value) },
    })
  })

  it.each([
    ['html,md,ndjson,json,csv', ['html', 'md', 'ndjson', 'json', 'csv']],
    ['CSV, Html\ncsv', ['csv', 'html']],
  ])('formats can be %j', async (value, formats) => {
    expect((await visitorsInputsOf({ formats: value })).formats).toEqual(formats)
  })

  it.each([
    ['XLSX\ncsv, pdf', 'XLSX, pdf'],
    ['csv json', 'csv json'],
    [',', ','],
  ])('formats cannot be %j: the problem names what is not known', async (formats, unknown) => {
    expect(await problemsOf({ ...forVisitors, formats })).toEqual([
      `formats: got "${unknown}", expected csv, json, ndjson, md, html, separated by commas or line breaks.`,
    ])
  })

  it.each([
    ['../above/x', '/above/x'],
    ['/absolute', '/absolute'],
  ])('output-dir %s is %s', async (value, outputDir) => {
    expect((await visitorsInputsOf({ 'output-dir': value })).outputDir).toBe(path.resolve(outputDir))
  })

  it('output-dir is in the temporary folder of the machine outside a runner', async () => {
    expect(await inputsOf(forVisitors, { RUNNER_TEMP: undefined })).toMatchObject({
      visitors: { outputDir: path.join(tmpdir(), 'docs-visitors') },
    })
  })

  it('upload-artifact false means no artifact', async () => {
    expect((await visitorsInputsOf({ 'upload-artifact': 'false' })).artifact).toBeUndefined()
  })

  it.each(['Besucher (März) 2026', 'x'.repeat(200)])('artifact-name can be %s', async (name) => {
    expect((await visitorsInputsOf({ 'artifact-name': name })).artifact?.name).toBe(name)
  })

  it.each([...Array.from('":<>|*?\\/\r\n', (character) => `a${character}b`), 'x'.repeat(201)])(
    'artifact-name cannot be %j',
    async (name) => {
      expect(await problemsOf({ ...forVisitors, 'artifact-name': name })).toEqual([
        expect.stringMatching(/^artifact-name: got ".+", expected at most 200 characters, none of them/),
      ])
    },
  )
})

describe('the dates of an export', () => {
  it.each([
    { 'date-from': '2026-01-01' },
    { 'date-to': '2026-01-01' },
    { 'date-from': '2026-01-01', 'date-to': '2026-01-01T12:00' },
    { 'date-from': '2026-01-01T02:00+02:00', 'date-to': '2026-01-01T00:00:00.001Z' },
  ])('are sent as they are given: %j', async (dates) => {
    const { dateFrom, dateTo } = await visitorsInputsOf(dates)
    expect([dateFrom, dateTo]).toEqual([dates['date-from'], dates['date-to']])
  })

  it.each([
    ['2026-01-01', '2026-01-01', 'UTC'],
    ['2026-01-01T01:00+01:00', '2026-01-01T00:00Z', 'UTC'],
    ['2026-01-01', '2025-12-31T22:59Z', 'Europe/Berlin'],
  ])('cannot be from %s to %s in %s', async (dateFrom, dateTo, timezone) => {
    expect(await problemsOf({ ...forVisitors, 'date-from': dateFrom, 'date-to': dateTo, timezone })).toEqual([
      `date-to: got "${dateTo}", expected a date after date-from ("${dateFrom}"); it is exclusive, so for one day set it to the next day.`,
    ])
  })

  it.each(['2026-02-30', 'yesterday'])('cannot be %s', async (date) => {
    const expected = 'expected a real date as YYYY-MM-DD, or an ISO 8601 date-time.'
    expect(await problemsOf({ ...forVisitors, 'date-from': date, 'date-to': date })).toEqual([
      `date-from: got "${date}", ${expected}`,
      `date-to: got "${date}", ${expected}`,
    ])
  })

  it.each([
    ['UTC', '2026-11-17', '2026-11-18'],
    ['Pacific/Kiritimati', '2026-11-18', '2026-11-19'],
  ])('follow from a range in %s', async (timezone, dateFrom, dateTo) => {
    expect(await visitorsInputsOf({ range: 'Yesterday', timezone })).toMatchObject({ dateFrom, dateTo })
  })

  it('cannot follow from an unknown range', async () => {
    expect(await problemsOf({ ...forVisitors, range: 'last-0-days' })).toEqual([
      expect.stringMatching(/^range: got "last-0-days", expected yesterday, last-N-days .+ year-to-date\.$/),
    ])
  })

  it.each(['date-from', 'date-to'])('cannot be given with %s beside a range', async (name) => {
    expect(await problemsOf({ ...forVisitors, range: 'yesterday', [name]: '2026-01-01' })).toEqual([
      'range, date-from, date-to: range replaces date-from and date-to; set one or the other.',
    ])
  })

  it.each(['Nowhere/City', '+02:00'])('cannot be in the time zone %s', async (timezone) => {
    expect(await problemsOf({ ...forVisitors, timezone })).toEqual([
      `timezone: got "${timezone}", expected an IANA time zone name such as Europe/Berlin.`,
    ])
  })

  it.each([
    ['range', { range: 'tomorrow' }],
    ['date-from', { 'date-from': '2026-02-30' }],
  ])('are reported together with a wrong time zone: %s', async (name, given) => {
    const problems = await problemsOf({ ...forVisitors, timezone: 'Nowhere/City', ...given })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['timezone', name])
  })
})

describe('the remarks about the dates of an export', () => {
  const berlin = { timezone: 'Europe/Berlin' }

  const withoutInfo = async (given: GivenInputs): Promise<string[]> =>
    (await remarksOf(given)).filter((remark) => !remark.startsWith('info: '))

  it.each([
    [{ range: 'Last-Week', ...berlin }, 'info: Range last-week: Nov 9 – 15, 2026, in Europe/Berlin.'],
    [{ range: 'yesterday' }, 'info: Range yesterday: Nov 17, 2026, in UTC.'],
    [{ 'date-from': '2026-10-01', 'date-to': '2026-11-01' }, 'info: Range: Oct 1 – 31, 2026.'],
  ])('say which days a range is: %j', async (given, remark) => {
    expect(await remarksOf(given)).toEqual([remark])
  })

  it.each(['date-from', 'date-to'])('say nothing of the days with %s alone', async (name) => {
    expect(await remarksOf({ [name]: '2026-10-01' })).toEqual([])
  })

  it.each([
    { 'date-from': '2062-01-01', 'date-to': '2062-02-01' },
    { 'date-from': '2026-11-18T15:30:00.001Z' },
  ])('warn when the range is wholly in the future: %j', async (dates) => {
    expect(await withoutInfo({ operation: 'visitors', ...dates })).toEqual([
      `warning: date-from: got "${dates['date-from']}", which is in the future. The time is 2026-11-18T15:30:00.000Z. There are no visitors in this range yet. Check the year, and the order of month and day.`,
    ])
  })

  it.each([{ 'date-from': '2026-11-18T15:30Z' }, { 'date-to': '2027-01-01' }])(
    'do not warn when a part of the range is past: %j',
    async (given) => {
      expect(await withoutInfo(given)).toEqual([])
    },
  )

  it.each([{ 'date-from': '2026-01-01T12:00', 'date-to': '2026-02-01' }, { operation: 'visitors' }])(
    'say that timezone has no effect: %j',
    async (given) => {
      expect(await withoutInfo({ ...given, ...berlin })).toEqual([
        'notice: timezone: got "Europe/Berlin", which has no effect here. It applies to range and to date-times with an offset. Use range, or remove timezone.',
      ])
    },
  )

  it.each([
    [{ 'date-from': '2026-01-01T00:00Z', 'date-to': '2026-02-01' }, 'Europe/Berlin'],
    [{ 'date-from': '2026-01-01', 'date-to': '2026-02-01T12:00+01:00' }, 'Europe/Berlin'],
    [{ 'date-from': '2026-01-01', 'date-to': '2026-02-01' }, 'utc'],
  ])(
    'say nothing of timezone where it has an effect or is the default: %j in %s',
    async (dates, timezone) => {
      expect(await withoutInfo({ ...dates, timezone })).toEqual([])
    },
  )
})

describe('compare', () => {
  it.each([
    ['last-month', '2026-09-01', '2026-10-01', 31, 30],
    ['Month-To-Date', '2026-10-01', '2026-10-19', 18, 18],
  ])(
    'of the range %s is the period from %s until before %s',
    async (range, dateFrom, dateTo, days, daysBefore) => {
      const read = await visitorsInputsOf({ range, compare: 'previous-period' })
      expect(read.previous).toEqual({ dateFrom, dateTo, days: daysBefore })
      expect(read.days).toBe(days)
      expect(read.series).toBeUndefined()
    },
  )

  it('with previous-year of a range is a year before it', async () => {
    const { previous } = await visitorsInputsOf({ range: 'last-month', compare: 'Previous-Year' })
    expect(previous).toEqual({ dateFrom: '2025-10-01', dateTo: '2025-11-01', days: 31 })
  })

  it('cannot be with a period before the year 0', async () => {
    const dates = { 'date-from': '0000-01-01', 'date-to': '0000-01-02' }
    expect(await problemsOf({ ...forVisitors, ...dates, compare: 'previous-period' })).toEqual([
      'compare, date-from: the period to compare with would start before the year 0; shorten the range.',
    ])
  })
})

describe('the end of the range', () => {
  it('is in the future in its time zone', async () => {
    const ends = { 'date-from': '2026-11-01', 'date-to': '2026-11-19' }
    expect(await visitorsInputsOf(ends)).toMatchObject({ unfinished: true, days: 18 })
    expect(await visitorsInputsOf({ ...ends, timezone: 'Pacific/Kiritimati' })).toMatchObject({
      unfinished: false,
    })
  })
})

describe('site-url', () => {
  it.each([
    ['https://docs.example.com:8443/guide/', 'https://docs.example.com:8443/guide/'],
    ['HTTPS://DOCS.example.com/@scope', 'https://docs.example.com/@scope'],
  ])('can be %s', async (given, href) => {
    expect((await visitorsInputsOf({ 'site-url': given })).siteUrl?.href).toBe(href)
  })

  it.each([
    ...['http://docs.example.com', 'docs.example.com', 'javascript:alert(1)', 'https://'],
    ...['https://docs.example.com/?', 'https://docs.example.com/#'],
  ])('cannot be %s', async (given) => {
    expect(await problemsOf({ ...forVisitors, 'site-url': given })).toEqual([
      `site-url: got "${given}", expected the https URL of the documentation site without query or fragment, such as https://docs.example.com.`,
    ])
  })

  it.each([
    ...['https://me:secret@docs.example.com', 'https://me@docs.example.com', 'https://@docs.example.com'],
    ...['https:me:secret@docs.example.com', 'https:\\\\me:secret@docs.example.com', 'https://me:secret@'],
  ])('cannot have user info, which is not shown: %s', async (given) => {
    expect(await problemsOf({ ...forVisitors, 'site-url': given })).toEqual([
      'site-url: it contains user info, expected the https URL of the site without it.',
    ])
  })
})

describe('series', () => {
  it.each([
    ['DAILY', 'day', 31],
    ['weekly', 'week', 5],
    ['monthly', 'month', 1],
  ])('%s has a bucket per %s', async (word, size, count) => {
    const { series, previous } = await visitorsInputsOf({ range: 'last-month', series: word })
    expect([series?.size, series?.buckets.length, previous]).toEqual([size, count, undefined])
  })
})

describe('compare and series', () => {
  const both = { compare: 'previous-period', series: 'daily' }

  it('can be together', async () => {
    expect(await visitorsInputsOf({ range: 'yesterday', ...both })).toMatchObject({
      previous: { dateFrom: '2026-11-16', dateTo: '2026-11-17' },
      series: { size: 'day', buckets: [{ dateFrom: '2026-11-17', dateTo: '2026-11-18' }] },
    })
  })

  it.each(['None', ' '])('can be "%s", which is neither, also without bounds', async (word) => {
    const { previous, series } = await visitorsInputsOf({ compare: word, series: word })
    expect([previous, series]).toEqual([undefined, undefined])
  })

  it.each([
    ['compare', 'previous', 'none, previous-period or previous-year. Did you mean "previous-period"?'],
    ['series', 'hourly', 'none, daily, weekly or monthly.'],
    ['series', '__proto__', 'none, daily, weekly or monthly.'],
  ])('cannot be another word: %s %s', async (name, word, expected) => {
    expect(await problemsOf({ ...forVisitors, range: 'yesterday', [name]: word })).toEqual([
      `${name}: got "${word}", expected ${expected}`,
    ])
  })

  it.each([{ 'date-from': '2026-01-01' }, { 'date-to': '2026-01-01' }])(
    'need both bounds: %j',
    async (dates) => {
      const rule = 'the range needs both bounds; set range, or date-from and date-to.'
      const problems = (asked: object) => problemsOf({ ...forVisitors, ...dates, ...asked })
      expect(await problems({ compare: 'previous-period' })).toEqual([`compare: ${rule}`])
      expect(await problems({ series: 'monthly' })).toEqual([`series: ${rule}`])
      expect(await problems(both)).toEqual([`compare, series: ${rule}`])
    },
  )

  it.each([
    ['range', { range: 'last-0-days' }],
    ['date-from', { 'date-from': '2026-02-30', 'date-to': '2026-03-01' }],
    ['date-to', { 'date-from': '2026-02-01', 'date-to': '2026-02-01' }],
    ['timezone', { range: 'yesterday', timezone: 'Nowhere/City' }],
    ['range, date-from, date-to', { range: 'yesterday', 'date-from': '2026-02-01' }],
  ])('add no problem to a wrong %s', async (names, given) => {
    const problems = await problemsOf({ ...forVisitors, ...given, ...both })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([names])
  })

  const year = { 'date-from': '2025-01-01', 'date-to': '2026-01-01' }

  it.each([
    ['series', { range: 'last-month', series: 'monthly' }, 2],
    ['compare, series', { range: 'yesterday', ...both }, 3],
    ['compare', { range: 'yesterday', compare: 'previous-period' }, 2],
  ])('need as many requests as max-requests allows: %s of %j', async (names, given, needed) => {
    await expect(visitorsInputsOf({ ...given, 'max-requests': String(needed) })).resolves.toBeDefined()
    const [problem] = await problemsOf({ ...forVisitors, ...given, 'max-requests': String(needed - 1) })
    expect(problem).toContain(`${names}, max-requests: at least ${needed} requests are needed `)
    expect(problem).toContain(` allows ${needed - 1};`)
  })

  it('are refused with the number of requests that they need, and what to do', async () => {
    expect(await problemsOf({ ...forVisitors, ...year, ...both })).toEqual([
      'compare, series, max-requests: at least 367 requests are needed (2 for the pages and 365 for the totals per day), and max-requests allows 100; use a coarser series, remove compare, or shorten the range (the limit is 100 analytics requests per hour for the organization).',
    ])
  })

  it('are refused at once where they need millions of requests', async () => {
    const dates = { 'date-from': '0000-01-01', 'date-to': '9999-12-31' }
    expect(await problemsOf({ ...forVisitors, ...dates, series: 'daily' })).toEqual([
      expect.stringMatching(/^series, max-requests: at least 3652425 requests are needed /u),
    ])
  })

  it('add no problem to a max-requests that cannot be used', async () => {
    const dates = { 'date-from': '2000-01-01', 'date-to': '2300-01-01' }
    expect(await problemsOf({ ...forVisitors, ...dates, series: 'daily', 'max-requests': '999999' })).toEqual(
      ['max-requests: got "999999", expected a whole number from 1 to 10000.'],
    )
  })
})

describe('include', () => {
  it.each([
    [' ', []],
    ['assistant,Searches\nFEEDBACK, searches', ['assistant', 'searches', 'feedback']],
  ])('%j is %j', async (include, expected) => {
    expect((await visitorsInputsOf({ include })).include).toEqual(expected)
  })

  it.each(['visitors', 'views;searches', '__proto__', ','])('cannot be %j', async (include) => {
    expect(await problemsOf({ ...forVisitors, include })).toEqual([
      `include: got "${include}", expected views, searches, feedback, assistant, separated by commas or line breaks.`,
    ])
  })

  it('needs as many requests as it has operations, also without bounds', async () => {
    const include = 'views,searches,feedback,assistant'
    await expect(visitorsInputsOf({ include, 'max-requests': '6' })).resolves.toBeDefined()
    expect(await problemsOf({ ...forVisitors, include, 'max-requests': '5' })).toEqual([
      'include, max-requests: at least 6 requests are needed (1 for the pages and 5 for views, searches, feedback, assistant), and max-requests allows 5; raise max-requests, remove items of include, or shorten the range (the limit is 100 analytics requests per hour for the organization).',
    ])
  })

  it('shares max-requests with compare and series', async () => {
    const all = { range: 'last-week', compare: 'previous-period', series: 'daily', include: 'feedback' }
    await expect(visitorsInputsOf({ ...all, 'max-requests': '11' })).resolves.toBeDefined()
    expect(await problemsOf({ ...forVisitors, ...all, 'max-requests': '10' })).toEqual([
      expect.stringMatching(
        /^compare, series, include, max-requests: at least 11 requests are needed \(2 for the pages, 7 for the totals per day and 2 for feedback\)/u,
      ),
    ])
  })
})
