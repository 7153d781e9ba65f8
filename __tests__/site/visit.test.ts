import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../simulator/faults.ts'
import {
  type DocumentationSiteOptions,
  type SitePage,
  startDocumentationSite,
} from '../../simulator/documentation-site.ts'
import { readProxy } from '../../src/inputs/service-inputs.ts'
import { askOldAddress, checkInvented, hasPage, inParallel, siteVisitor } from '../../src/site/visit.ts'
import { deadlineOf, FakeClock } from '../support/fake-clock.ts'
import { closedAfterEachTest } from '../support/service-client.ts'

const own = closedAfterEachTest()

/** A site with these pages, and what asks it. Other hosts are never reached: they have no such address. */
async function visiting(pages: Record<string, SitePage>, others?: SitePage) {
  const options: DocumentationSiteOptions = { pages, ...(others !== undefined && { others }) }
  const site = own(await startDocumentationSite(options))
  const deadline = deadlineOf(new FakeClock())
  const visit = siteVisitor(new URL(site.url), readProxy({}), { deadline })
  return { site, visit, at: (path: string) => new URL(path, site.url) }
}

describe('a visit ends', () => {
  it.each<[string, SitePage, { status: string; to?: string }]>([
    ['at a page', 'page', { status: 'found' }],
    ['at HTTP 404', 'missing', { status: 'missing' }],
    ['at HTTP 401', { status: 401 }, { status: 'closed' }],
    ['at HTTP 403', { status: 403 }, { status: 'closed' }],
    ['at another error', { status: 500 }, { status: 'unclear' }],
    ['at a redirect without an address', { status: 304 }, { status: 'unclear' }],
    ['where a redirect leads', { redirect: '/page?x=1' }, { status: 'found', to: '/page' }],
    [
      'at a page that is missing behind a redirect',
      { redirect: '/gone' },
      { status: 'missing', to: '/gone' },
    ],
    ['at a login', { redirect: '/login?to=x' }, { status: 'closed', to: '/login' }],
    [
      'at a login of another host',
      { redirect: 'https://other.example/auth' },
      { status: 'closed', to: 'https://other.example/auth' },
    ],
    [
      'before another host',
      { redirect: 'https://other.example/a' },
      { status: 'elsewhere', to: 'https://other.example/a' },
    ],
    [
      'before another scheme',
      { redirect: 'file:///etc/passwd' },
      { status: 'elsewhere', to: 'null/etc/passwd' },
    ],
  ])('%s', async (_, page, ended) => {
    const { visit, at } = await visiting({ '/asked': page, '/page': 'page' })
    expect(await visit(at('/asked'))).toEqual({ text: '', ...ended })
  })

  it('after six answers of forty redirects, and of a loop', async () => {
    const steps = Array.from({ length: 40 }, (_, step): [string, SitePage] => [
      `/${step}`,
      { redirect: `/${step + 1}` },
    ])
    const { visit, at, site } = await visiting({
      ...Object.fromEntries(steps),
      '/loop': { redirect: '/loop' },
    })
    for (const path of ['/0', '/loop']) {
      site.requests.splice(0)
      expect((await visit(at(path))).status).toBe('unclear')
      expect(site.requests).toHaveLength(6)
    }
  })

  it.each<[string, Fault, string]>([
    ['is reset', { reset: 'before-answer' }, 'unclear'],
    ['never ends', { endless: true }, 'found'],
  ])('if the answer %s', async (_, fault, status) => {
    const { visit, at, site } = await visiting({ '/asked': 'page' })
    site.faults.add({ times: 1, ...fault })
    expect((await visit(at('/asked'))).status).toBe(status)
  })

  it('with an error at the deadline', async () => {
    const { site, at } = await visiting({})
    const reason = new Error('too late')
    const deadline = { ...deadlineOf(new FakeClock()), signal: AbortSignal.abort(reason) }
    const visit = siteVisitor(new URL(site.url), readProxy({}), { deadline })
    await expect(visit(at('/asked'))).rejects.toBe(reason)
  })
})

it('An invented address tells whether a site answers any address', async () => {
  const check = async (others: SitePage) => {
    const { site, visit } = await visiting({ '/page': 'page' }, others)
    await checkInvented(new URL(site.url), visit)
  }
  await check('missing')
  // A site can have open pages all the same.
  await check({ status: 401 })
  await expect(check('page')).rejects.toThrow('invented address')
  await expect(check({ redirect: '/page' })).rejects.toThrow('invented address')
  await expect(check({ status: 503 })).rejects.toThrow('no clear answer')
})

it('Whether a page is there is not known of one that is closed', async () => {
  const { visit, at } = await visiting({ '/page': 'page', '/closed': { status: 403 } })
  const known = ['/page', '/missing', '/closed'].map((path) => hasPage(at(path), visit))
  expect(await Promise.all(known)).toEqual([true, false, undefined])
})

it('At most four addresses are asked at a time', async () => {
  let [running, most] = [0, 0]
  const done: number[] = []
  await inParallel([...Array(10).keys()], async (item) => {
    most = Math.max(most, (running += 1))
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  expect([most, done.length]).toEqual([4, 10])
})

it.each<[string, SitePage, object]>([
  ['answers 404', 'missing', { state: 'missing' }],
  ['redirects to a page', { redirect: '/new?from=old' }, { state: 'moved', to: '/new' }],
  ['redirects to a page that is missing', { redirect: '/gone' }, { state: 'missing', to: '/gone' }],
  [
    'redirects to another host',
    { redirect: 'https://other.example/a?token=x' },
    { state: 'moved', to: 'https://other.example/a' },
  ],
  ['still answers', 'page', { state: 'answers' }],
  ['still answers with a slash', { redirect: '/old/' }, { state: 'answers' }],
  ['asks for a login', { redirect: '/login' }, { state: 'unclear' }],
  ['fails', { status: 500 }, { state: 'unclear' }],
])('An old address %s', async (_, page, answer) => {
  const { visit, at } = await visiting({ '/old': page, '/new': 'page', '/old/': 'page' })
  expect(await askOldAddress(at('/old'), visit)).toEqual(answer)
})
