import { describe, expect, it } from '@jest/globals'

import { movementOf } from '../../../src/analytics/judge/moved.ts'
import { comparePages } from '../../../src/analytics/read/pages.ts'
import { many, noPause, row } from '../../support/analytics.ts'
import { told } from '../../support/told.ts'

type Visitors = Record<string, number>

const withoutPast = { unfinished: false, days: 7, ordinary: [] }

const paths = many(40, (index) => `/guides-${index}`)
/** Visitors of 40 pages, from 1,000 down to 25. */
const visitorsOf = (index: number) => Math.round(1000 / (index + 1))
const site: Visitors = Object.fromEntries(paths.map((path, index) => [path, visitorsOf(index)]))
/** The same pages, of which each has a share more or fewer visitors, in turn. */
const varied = (share: number, ratio = 1): Visitors =>
  Object.fromEntries(
    paths.map((path, index) => {
      const factor = 1 + share * ([1, -0.5, 0.5, -1][index % 4] ?? 0)
      return [path, Math.round(visitorsOf(index) * ratio * factor)]
    }),
  )
const ended = (visitors: Visitors): Visitors =>
  Object.fromEntries(Object.keys(visitors).map((path) => [path, 0]))

const movedOf = async (pages: Visitors, pagesBefore: Visitors, unfinished = false): Promise<string[]> =>
  (await told({ before: 1000, pages, pagesBefore, unfinished })).moved
const variationOf = async (pages: Visitors, pagesBefore: Visitors) => {
  const rows = (visitors: Visitors) => Object.entries(visitors).map(([path, total]) => row(path, total))
  const movement = await movementOf(comparePages(rows(pages), rows(pagesBefore)), withoutPast, noPause)
  return movement.variation
}

describe('what moved', () => {
  it('is no page of a site whose pages vary by 20%', async () => {
    expect(await movedOf(varied(0.2), site)).toEqual([])
  })

  it('is no page that fell with the site', async () => {
    expect(await movedOf(varied(0.1, 0.6), site)).toEqual([])
  })

  it('is the page that has four times its visitors on a site that fell by 40%', async () => {
    expect(await movedOf({ ...varied(0.1, 0.6), '/guides-0': 2400 }, site)).toEqual([
      '/guides-0 +1,400 (+140%)',
    ])
  })

  it('is no page that kept its visitors on a site that fell by 40%', async () => {
    expect(await movedOf({ ...varied(0.1, 0.6), '/guides-0': 1000 }, site)).toEqual([])
  })

  it('is no page that grew less than a site that grew', async () => {
    expect(await movedOf({ ...varied(0.1, 3), '/guides-0': 1100 }, site)).toEqual([])
  })

  it.each(['.html', '.MD', '/', '/index.html'])('is no page whose address only lost "%s"', async (ending) => {
    const former = Object.fromEntries(
      Object.entries(site).map(([path, count]) => [`${path}${ending}`, count]),
    )
    expect(await movedOf({ ...ended(former), ...varied(0.1) }, former)).toEqual([])
    const fallen = { ...varied(0.1), '/guides-0': 100 }
    expect(await movedOf(fallen, former)).toEqual(['/guides-0 −900 (−90%)'])
  })

  it.each([
    { path: '/wp-login.php', isPage: false },
    { path: '/blog/wp-admin/setup', isPage: false },
    { path: '/.env', isPage: false },
    { path: '/cgi-bin/luci', isPage: false },
    { path: '/actuator/health', isPage: false },
    { path: '/guides/wp-cli', isPage: true },
  ])('has $path, which a scanner may have visited: $isPage', async ({ path, isPage }) => {
    const expected = isPage ? [`${path} +300`] : []
    expect(await movedOf({ ...site, [path]: 300 }, site)).toEqual(expected)
  })

  it('has the largest difference first, new pages and pages that nobody visits now', async () => {
    const pages = { ...site, '/guides-1': 900, '/new': 90, '/guides-0': 200 }
    expect(await movedOf(pages, { ...site, '/gone': 145 })).toEqual([
      '/guides-0 −800 (−80%)',
      '/guides-1 +400 (+80%)',
      '/gone −145',
      '/new +90',
    ])
  })

  it('is in the order of an export for equal differences', async () => {
    const [few, many] = [
      { '/b': 50, '/😀': 50, '/\uffff': 50, '/a': 50 },
      { '/b': 500, '/😀': 500, '/\uffff': 500, '/a': 500 },
    ]
    const moved = await movedOf({ ...site, ...many }, { ...site, ...few })
    expect(moved.map((line) => line.split(' ')[0])).toEqual(['/a', '/b', '/😀', '/\uffff'])
  })

  it('takes a larger difference the more pages there are', async () => {
    const others = Object.fromEntries(many(5000, (index) => [`/p${index}`, 3]))
    const [now, before] = [{ ...site, '/guides-9': 170 }, site]
    expect(await movedOf(now, before)).toEqual(['/guides-9 +70 (+70%)'])
    expect(await movedOf({ ...now, ...others }, { ...before, ...others })).toEqual([])
  })

  it('has no page that fell while the range is not over', async () => {
    const pages = { ...site, '/guides-0': 100, '/guides-1': 5000 }
    expect(await movedOf(pages, { ...site, '/gone': 300 }, true)).toEqual(['/guides-1 +4,500 (+900%)'])
  })

  it('is nothing on a site of a few visitors', async () => {
    expect(await movedOf({ '/': 12, '/a': 0 }, { '/': 15, '/a': 7 })).toEqual([])
    expect(await movedOf({}, {})).toEqual([])
    expect(await movedOf({ '/new': 100 }, {})).toEqual([])
  })

  it('takes pages for variable where too few tell it', async () => {
    const few = { '/a': 1000, '/b': 1000, '/c': 1000 }
    expect(await movedOf({ ...few, '/a': 1300 }, few)).toEqual([])
    expect(await movedOf({ ...few, '/a': 2000 }, few)).toEqual(['/a +1,000 (+100%)'])
    expect(await variationOf(few, few)).toBeUndefined()
  })
})

describe('the variation of pages', () => {
  it('is that of half of the pages', async () => {
    const pages = many(40, (index) => `/${index}`)
    const before = Object.fromEntries(pages.map((path) => [path, 100_000]))
    // Half of the pages by 10%, half by 30%, up and down in turn.
    const byShare = (index: number) => (index < 20 ? 0.1 : 0.3) * (index % 2 === 0 ? 1 : -1)
    const now = Object.fromEntries(
      pages.map((path, index) => [path, Math.round(100_000 * (1 + byShare(index)))]),
    )
    // Half of normal deviations are below 0.6745.
    expect(await variationOf(now, before)).toBeCloseTo((0.1 / 0.6745 + 0.3 / 0.6745) / 2, 1)
  })

  it('is none where counts vary no more than small counts do', async () => {
    expect(await variationOf(site, site)).toBe(0)
  })
})

describe('a folder', () => {
  const v1 = { '/v1/start': 300, '/v1/auth/keys': 200, '/v1/errors': 100, '/v1': 50 }
  const v2 = { '/v2/start': 280, '/v2/auth/keys': 190, '/v2/errors': 90 }

  it('that ended is one row', async () => {
    expect(await movedOf(site, { ...site, ...v1 })).toEqual(['/v1/* −300'])
    expect(await movedOf({ ...site, ...ended(v1) }, { ...site, ...v1 })).toEqual(['/v1/* −300'])
  })

  it('that began is one row', async () => {
    expect(await movedOf({ ...site, ...v2 }, site)).toEqual(['/v2/* +280'])
  })

  it.each([
    {
      where: 'in another folder',
      pages: { ...v2, '/v2/new': 30 },
      before: {},
      moved: ['/v1/* −300', '/v2/* +280'],
    },
    {
      where: 'below another folder',
      pages: { '/a/v2/start': 480, '/a/v2/keys': 190, '/a/v2/errors': 90 },
      before: {},
      moved: ['/a/* +480', '/v1/* −300'],
    },
    { where: 'in a folder that had visitors', pages: v2, before: { '/v2/other': 50 }, moved: ['/v1/* −300'] },
  ])('whose names live on $where is a row with its numbers, and no task', async (example) => {
    const numbers = {
      before: 1000,
      pages: { ...site, ...example.before, ...example.pages },
      pagesBefore: { ...site, ...example.before, ...v1 },
    }
    const { moved, tasks } = await told(numbers)
    expect(moved).toEqual(expect.arrayContaining(example.moved))
    expect(tasks).toEqual([])
  })

  const rows = (folder: string, visitors: Visitors): Visitors =>
    Object.fromEntries(Object.entries(visitors).map(([name, count]) => [`/${folder}/${name}`, count]))
  const kept = Object.fromEntries(many(9, (index) => [`page-${index}`, 300]))
  const lost = Object.fromEntries(many(8, (index) => [`old-${index}`, 322]))

  it.each([
    {
      before: rows('guides', { start: 100, keys: 90, errors: 80, 'legacy-auth': 142, tiny: 2 }),
      now: rows('learn', { start: 80, keys: 80, errors: 80 }),
      checked: ['/guides/legacy-auth'],
    },
    {
      before: rows('hilfe', { einrichten: 90, preise: 90, kündigen: 90, steuern: 12 }),
      now: rows('de', { einrichten: 90, preise: 90, kündigen: 90 }),
      checked: ['/hilfe/steuern'],
    },
    {
      before: rows('docs', { ...kept, ...lost }),
      now: rows('learn', kept),
      checked: many(5, (index) => `/docs/old-${index}`),
    },
  ])(
    'that lives on in part has a row and a task for each lost page: $checked',
    async ({ before, now, checked }) => {
      const { moved, tasks, content } = await told({
        before: 1000,
        pages: { ...site, ...now },
        pagesBefore: { ...site, ...before },
      })
      expect(content.tasks.map(({ kind, page }) => `${kind} ${page}`)).toEqual(
        checked.map((page) => `moved ${page}`),
      )
      expect(tasks).toHaveLength(checked.length)
      expect(moved.filter((row) => row.includes('/old-'))).toHaveLength(checked.length === 5 ? 8 : 0)
      expect(moved).toContainEqual(expect.stringMatching(/^\/(?:learn|de)\/\* \+/u))
    },
  )

  it('is the highest folder', async () => {
    const auth = { '/v1/auth/tokens': 40, '/v1/auth/scopes': 30 }
    expect(await movedOf(site, { ...site, ...v1, ...auth })).toEqual(['/v1/* −300'])
  })

  it('is none if one of its pages has visitors, or if it has fewer than three pages', async () => {
    expect(await movedOf({ ...site, '/v1/errors': 100 }, { ...site, ...v1 })).toEqual([
      '/v1/start −300',
      '/v1/auth/keys −200',
      '/v1 −50',
    ])
    expect(await movedOf(site, { ...site, '/v1/a': 300, '/v1/b': 200 })).toHaveLength(2)
  })

  it('is found when all addresses of the site changed', async () => {
    const under = (folder: string) =>
      Object.fromEntries(paths.map((path, index) => [`${folder}${path}`, visitorsOf(index)]))
    expect(await movedOf(under('/help'), under('/docs'))).toEqual(['/help/* +1,000', '/docs/* −1,000'])
  })

  it('is one row if it rose 2.4-fold, though none of its pages is clear', async () => {
    const japanese = (visitors: number) =>
      Object.fromEntries(many(30, (index) => [`/ja/p${index}`, visitors]))
    expect(await movedOf({ ...site, ...japanese(12) }, { ...site, ...japanese(5) })).toEqual(['/ja/* +7'])
    // Also where single pages vary much.
    expect(await movedOf({ ...varied(0.7), ...japanese(12) }, { ...site, ...japanese(5) })).toEqual([
      '/ja/* +7',
    ])
    expect(await movedOf({ ...site, ...japanese(6) }, { ...site, ...japanese(5) })).toEqual([])
  })

  it('is one row if half of its pages or more moved alike', async () => {
    const hooks = Object.fromEntries(many(10, (index) => [`/hooks/p${index}`, 100 - index]))
    const fell = Object.fromEntries(Object.entries(hooks).map(([path], index) => [path, index < 6 ? 10 : 90]))
    expect(await movedOf({ ...site, ...fell }, { ...site, ...hooks })).toEqual(['/hooks/* −90'])
    // One of them rose.
    expect(await movedOf({ ...site, ...fell, '/hooks/p9': 400 }, { ...site, ...hooks })).toHaveLength(7)
    // One of them is lost.
    const withLost = { ...site, ...fell, '/hooks/p0': 0 }
    const { moved, tasks } = await told({ before: 1000, pages: withLost, pagesBefore: { ...site, ...hooks } })
    expect(moved).toEqual(['/hooks/p0 −100', '/hooks/* −89'])
    expect(tasks).toEqual(['Check /hooks/p0: no visitors now, 100 before: moved, removed or broken?'])
  })

  it('is the lowest one that has all pages that moved alike', async () => {
    const events = Object.fromEntries(many(10, (index) => [`/hooks/events/p${index}`, 100 - index]))
    const others = Object.fromEntries(many(8, (index) => [`/hooks/p${index}`, 100 - index]))
    const fell = Object.fromEntries(Object.keys(events).map((path) => [path, 10]))
    const before = { ...site, ...events, ...others }
    expect(await movedOf({ ...site, ...fell, ...others }, before)).toEqual(['/hooks/events/* −90'])
    const alsoFell = { ...others, '/hooks/p0': 10, '/hooks/p1': 10 }
    expect(await movedOf({ ...site, ...fell, ...alsoFell }, before)).toEqual(['/hooks/* −90'])
  })

  it('whose index is gone with it is no lost page', async () => {
    const names = many(5, (index) => `page-${index}`)
    const under = (folder: string) => Object.fromEntries(names.map((name) => [`/${folder}/${name}`, 300]))
    const pagesBefore = { ...site, ...under('guides'), '/guides': 400, '/guides/legacy': 142 }
    const { tasks } = await told({
      before: 1000,
      pages: { ...site, ...under('learn'), '/learn': 400 },
      pagesBefore,
    })
    expect(tasks).toEqual(['Check /guides/legacy: no visitors now, 142 before: moved, removed or broken?'])
  })

  it('that lives on but for one page is a row after the lost page, and its other pages are none', async () => {
    const names = many(6, (index) => `page-${index}`)
    const under = (folder: string) => Object.fromEntries(names.map((name) => [`/${folder}/${name}`, 300]))
    const { moved, tasks } = await told({
      before: 1000,
      pages: { ...site, ...under('learn') },
      pagesBefore: { ...site, ...under('guides'), '/guides/legacy': 142 },
    })
    expect(moved).toEqual(['/guides/legacy −142', '/guides/* −300', '/learn/* +300'])
    expect(tasks).toEqual(['Check /guides/legacy: no visitors now, 142 before: moved, removed or broken?'])
  })

  it('below which all pages live on has the start page, too', async () => {
    const before = { '/': 983, ...site }
    const now = Object.fromEntries(
      Object.entries(before).map(([path, count]) => [path === '/' ? '/en' : `/en${path}`, count]),
    )
    expect((await told({ before: 1000, pages: now, pagesBefore: before })).tasks).toEqual([])
    // Also if one of its pages is lost, or its index has another spelling.
    const withLost = { before: 1000, pages: { ...now, '/en/': 3 }, pagesBefore: { ...before, '/lost': 90 } }
    expect((await told(withLost)).tasks).toHaveLength(1)
    // A new folder alone is no sign of it.
    const blog = { '/blog': 50, '/blog/a': 40, '/blog/b': 30 }
    const withBlog = { before: 1000, pages: { ...site, ...blog }, pagesBefore: before }
    expect((await told(withBlog)).tasks).toHaveLength(1)
  })

  it('is sought with pauses, and the work ends with what one throws', async () => {
    const moved = many(1000, (index) => [row(`/a/p${index}`, 30), row(`/en/a/p${index}`, 30)] as const)
    const changes = comparePages(
      moved.map(([, now]) => now),
      moved.map(([before]) => before),
    )
    let pauses = 0
    await movementOf(changes, withoutPast, () => {
      pauses += 1
      return Promise.resolve()
    })
    expect(pauses).toBeGreaterThanOrEqual(2000)
    const cancelled = new Error('cancelled')
    await expect(movementOf(changes, withoutPast, () => Promise.reject(cancelled))).rejects.toBe(cancelled)
  })

  it('does not hide the others if most pages of the site were in it', async () => {
    const old = Object.fromEntries(many(100, (index) => [`/old/${index}`, 50]))
    expect(await movedOf({ ...site, '/guides-0': 3000 }, { ...site, ...old })).toEqual([
      '/guides-0 +2,000 (+200%)',
      '/old/* −50',
    ])
  })
})
