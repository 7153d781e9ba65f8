import { describe, expect, it } from '@jest/globals'

import { type SitePage, startDocumentationSite } from '../../simulator/documentation-site.ts'
import { siteAsker } from '../../src/analytics/ask-site.ts'
import { visitorReport } from '../../src/analytics/show/markdown-report.ts'
import { taskMembers } from '../../src/analytics/show/task-words.ts'
import { readProxy } from '../../src/inputs/service-inputs.ts'
import { interruptionOf } from '../../src/shared/errors.ts'
import { many } from '../support/analytics.ts'
import { deadlineOf, FakeClock } from '../support/fake-clock.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { closedAfterEachTest } from '../support/service-client.ts'
import { told } from '../support/told.ts'

type Visitors = Record<string, number>

const own = closedAfterEachTest()
/** Pages that do not move. */
const kept: Visitors = Object.fromEntries(many(30, (index) => [`/p${index}`, 600 - 12 * index]))

/** An export of a site with these pages and `kept`, of which the first is there, and these had visitors in the period before. */
async function exporting(
  before: Visitors,
  { pages = {}, others, base = '', now = {}, earlier, leftMs = 1_800_000 }: Given = {},
) {
  const there = Object.fromEntries(Object.keys(kept).map((path) => [`${base}${path}`, 'page' as const]))
  const site = own(await startDocumentationSite({ pages: { ...there, ...pages }, ...(others && { others }) }))
  const [clock, log] = [new FakeClock(), new RecordingLog()]
  const deadline = deadlineOf(clock, leftMs)
  const siteUrl = new URL(`${site.url}${base}`)
  const ask = siteAsker(siteUrl, readProxy({}), { clock, deadline, log, random: () => 0 })
  const visitors = { pages: { ...kept, ...now }, pagesBefore: { ...kept, ...before } }
  const pagesEarlier = earlier?.map((week) => ({ ...kept, ...week }))
  const run = () => told({ before: 1000, siteUrl, ask, ...visitors, ...(pagesEarlier && { pagesEarlier }) })
  return { site, log, deadline, run }
}

interface Given {
  pages?: Record<string, SitePage>
  others?: SitePage
  /** The path of the site. */
  base?: string
  now?: Visitors
  /** Other pages of the eight periods before. */
  earlier?: readonly Visitors[]
  /** What the step has left. */
  leftMs?: number
}

const paths = ({ requests }: { requests: readonly { path: string }[] }) => requests.map(({ path }) => path)
const check = (path: string, before: string): string =>
  `Check ${path}: no visitors now, ${before} before: moved, removed or broken?`

describe('a page without visitors', () => {
  it.each<[string, SitePage, { tasks: string[]; row: RegExp }]>([
    [
      'answers 404',
      'missing',
      { tasks: ['Fix /gone: it answers 404; 1,907 visitors before'], row: /Site: answers 404/u },
    ],
    ['moved', { redirect: '/p1?from=gone' }, { tasks: [], row: /Moved to: .+p1/u }],
    ['is there', 'page', { tasks: [], row: /Site: is there/u }],
    ['fails', { status: 503 }, { tasks: [check('/gone', '1,907')], row: /`\/gone` \|/u }],
    ['redirects for ever', { redirect: '/gone' }, { tasks: [check('/gone', '1,907')], row: /`\/gone` \|/u }],
    ['asks for a login', { redirect: '/login' }, { tasks: [check('/gone', '1,907')], row: /`\/gone` \|/u }],
    [
      'is on another host',
      { redirect: 'https://other.example/' },
      { tasks: [check('/gone', '1,907')], row: /`\/gone` \|/u },
    ],
  ])('that %s is told so', async (_, page, { tasks, row }) => {
    const { run } = await exporting({ '/gone': 1907 }, { pages: { '/gone': page } })
    const result = await run()
    expect(result.tasks).toEqual(tasks)
    expect(visitorReport(result.content, undefined)).toMatch(row)
  })

  it('that answers 404 is a Fix also where a page of its name began elsewhere, and has no link', async () => {
    const { run } = await exporting({ '/v1/keys': 300 }, { now: { '/v2/keys': 300 } })
    const { tasks, content } = await run()
    expect(tasks).toEqual(['Fix /v1/keys: it answers 404; 300 visitors before'])
    expect(content.tasks.map(taskMembers)).toMatchObject([{ kind: 'fix', page: '/v1/keys', answers404: 1 }])
    expect(visitorReport(content, undefined)).not.toContain('/v1/keys>)')
  })

  it('stays a Fix in the next weeks', async () => {
    const earlier = many(8, (week): Visitors => (week < 6 ? { '/gone': 180 } : {}))
    const { run } = await exporting({}, { earlier })
    expect((await run()).tasks).toEqual([
      expect.stringMatching(/^Fix \/gone: it answers 404; 1[78]\d visitors usually$/u),
    ])
  })

  it('that has few is asked for, too, and is no task but for its answer', async () => {
    const few = { '/few': 7, '/other': 7 }
    const { run } = await exporting(few, { earlier: many(8, () => few), pages: { '/other': 'page' } })
    expect((await run()).tasks).toEqual(['Fix /few: it answers 404; 7 visitors before'])
  })

  it('is asked for below the path of the site, and told by its path there', async () => {
    const pages = { '/docs/gone': { redirect: '/docs/start/ship' }, '/docs/start/ship': 'page' } as const
    const { run, site } = await exporting({ '/gone': 300 }, { base: '/docs', pages })
    const { content } = await run()
    expect(content.movement.rows).toMatchObject([{ path: '/gone', answers: [{ movedTo: '/start/ship' }] }])
    expect(paths(site)).toEqual([
      expect.stringMatching(/^\/docs\/docs-agent-action-/u),
      '/docs/p0',
      '/docs/gone',
      '/docs/start/ship',
    ])
  })

  it('shows no e-mail address in the path where it moved', async () => {
    const pages = { '/gone': { redirect: '/u/jane%40example.com' }, '/u/jane%40example.com': 'page' } as const
    const { run } = await exporting({ '/gone': 300 }, { pages })
    expect((await run()).content.movement.rows).toMatchObject([
      { answers: [{ movedTo: '/u/[e-mail address]' }] },
    ])
  })
})

describe('a folder without visitors', () => {
  const v1 = Object.fromEntries(many(12, (index) => [`/v1/p${index}`, 300 - index]))

  it('is one task, by its five most visited pages', async () => {
    const { run, site } = await exporting(v1)
    const { tasks, content } = await run()
    expect(visitorReport(content, undefined)).toContain('Site: 5 of 12 pages asked, answers 404 (5)')
    expect(tasks).toEqual(['Fix /v1/*: 5 of 5 pages asked answer 404; 12 pages without visitors now'])
    expect(paths(site).slice(2).sort()).toEqual(many(5, (index) => `/v1/p${index}`))
  })

  it('is none if all of them moved', async () => {
    const pages = Object.fromEntries(Object.keys(v1).map((path) => [path, { redirect: '/p1' }]))
    const { run } = await exporting(v1, { pages })
    const { tasks, content } = await run()
    expect(tasks).toEqual([])
    expect(visitorReport(content, undefined)).toMatch(/Moved to: .+p1.+ \(5\)/u)
  })
})

describe('the site is asked', () => {
  const lost = (count: number): Visitors =>
    Object.fromEntries(many(count, (index) => [`/lost-${index}`, 900 - index]))

  it('without a key, and for nothing if no page lost its visitors', async () => {
    const { run, site } = await exporting({})
    await run()
    expect(site.requests).toEqual([])
    const { run: again, site: asked } = await exporting(lost(1))
    await again()
    const names = new Set(asked.requests.flatMap(({ headers }) => Object.keys(headers)))
    expect([...names].sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  })

  it('with 30 requests at most, redirects among them, and the pages with the most visitors first', async () => {
    const redirects = Object.fromEntries(Object.keys(lost(40)).map((path) => [path, { redirect: '/p1' }]))
    const { run, site, log } = await exporting(lost(40), { pages: redirects })
    const { tasks } = await run()
    expect(site.requests).toHaveLength(30)
    expect(paths(site)).toEqual(expect.arrayContaining(['/lost-0', '/lost-12']))
    expect(tasks).toHaveLength(5)
    expect(log.entries.join('\n')).toContain('notice: The site does not tell all: only 30 requests are sent.')
  })

  it.each<[string, Given, string]>([
    ['has a page at any address', { others: 'page' }, 'also answers an invented address with a page'],
    [
      'has none of the most visited pages',
      { pages: { '/p0': 'missing', '/p1': 'missing', '/p2': 'missing' } },
      'site-url may lack its path',
    ],
    ['is down', { others: { status: 500 } }, 'gives no clear answer'],
  ])('for no page if it %s, and the log says why', async (_, given, why) => {
    const { run, site, log } = await exporting(lost(2), given)
    expect((await run()).tasks).toEqual([check('/lost-0', '900'), check('/lost-1', '899')])
    expect(paths(site).filter((path) => path.startsWith('/lost'))).toEqual([])
    expect(log.entries.join('\n')).toContain(why)
  })

  it('for no path that had an e-mail address or leaves the site', async () => {
    const odd = ['/u/[e-mail address]', '/../admin', '/a?b', '/%2e%2e/x', 'no-slash', '//other.example/x']
    const { run, site } = await exporting(Object.fromEntries(odd.map((path) => [path, 300])))
    await run()
    expect(paths(site).slice(2)).toEqual([])
  })

  it('for at most half of the time that is left, and what it said until then counts', async () => {
    const { run, site, log } = await exporting(lost(6), { leftMs: 1000 })
    site.faults.add({ path: /lost-[1-5]/u, times: Infinity, delayMs: 60_000 })
    const { tasks } = await run()
    expect(tasks[0]).toBe('Fix /lost-0: it answers 404; 900 visitors before')
    expect(tasks[1]).toBe(check('/lost-1', '899'))
    expect(log.entries.join('\n')).toContain('it takes too long')
  })

  it('until the run is cancelled', async () => {
    const { run, site, deadline } = await exporting(lost(6))
    site.faults.add({ path: /lost/u, times: Infinity, delayMs: 60_000 })
    const ended = run().catch((error: unknown) => interruptionOf(error))
    while (!paths(site).some((path) => path.startsWith('/lost'))) await new Promise(setImmediate)
    deadline.cancel()
    expect(await ended).toBe('cancelled')
  })
})
