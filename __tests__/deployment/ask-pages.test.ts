import { describe, expect, it } from '@jest/globals'

import type { Answer } from '../../simulator/answer.ts'
import {
  type DocumentationSite,
  type DocumentationSiteOptions,
  type PageText,
  type SitePage,
  startDocumentationSite,
} from '../../simulator/documentation-site.ts'
import type { ChangedPath } from '../../src/deployment/changed-pages.ts'
import type { Fault } from '../../simulator/faults.ts'
import { askPages } from '../../src/deployment/ask-pages.ts'
import type { PageState } from '../../src/deployment/page-answers.ts'
import { GitHubError } from '../../src/github/github-call.ts'
import { readProxy } from '../../src/inputs/service-inputs.ts'
import { ActionError, interruptionOf } from '../../src/shared/errors.ts'
import { deadlineOf, FakeClock, type FakeDeadline } from '../support/fake-clock.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { closedAfterEachTest, freePort } from '../support/service-client.ts'

const own = closedAfterEachTest()
const start = async (options?: DocumentationSiteOptions) => own(await startDocumentationSite(options))
const answered = (asked: number, missing: string[] = [], unclear = 0, unasked = 0) => ({
  asked,
  unasked,
  missing,
  unclear,
  unchecked: undefined,
})
const nothing = (why: unknown, detail: unknown = '') => ({
  asked: 0,
  unasked: 0,
  missing: [],
  unclear: 0,
  unchecked: { why, detail },
})

interface Given {
  /** Paths in the repository, or files with their patches. */
  added?: (string | ChangedPath)[]
  modified?: (string | ChangedPath)[]
  site: DocumentationSite | string
  live?: DocumentationSite
  /** The files of the commit. Default: `docs.json`. */
  tree?: string[]
  hasFile?: (path: string) => Promise<boolean>
  pollIntervalMs?: number
  what?: 'site' | 'preview'
  before?: ReadonlyMap<string, boolean>
  deadline?: FakeDeadline
  whileSleeping?: () => void
}

/** Asks a site, with a clock that sleeping moves. */
async function ask(given: Given) {
  const {
    site,
    live,
    added = [],
    modified = [],
    tree = ['docs.json'],
    hasFile,
    pollIntervalMs = 15_000,
    what = 'site',
    before,
    deadline = deadlineOf(new FakeClock()),
    whileSleeping,
  } = given
  const clock = new FakeClock()
  clock.whileSleeping = whileSleeping
  const lookedFor: string[] = []
  const [log, random] = [new RecordingLog(), () => 0.5]
  const answers = await askPages(
    {
      readFiles: () => Promise.resolve([...filesOf('modified', modified), ...filesOf('added', added)]),
      what,
      before,
      changedFiles: [],
      site: new URL(typeof site === 'string' ? site : site.url),
      commit: 'main',
    },
    {
      clock,
      deadline,
      log,
      random,
      github: {
        hasFile:
          hasFile ??
          ((path) => {
            lookedFor.push(path)
            return Promise.resolve(tree.includes(path))
          }),
      },
      service: { proxy: readProxy({}) },
      siteUrl: live && new URL(live.url),
      pollIntervalMs,
    },
  )
  const known = (isOld: boolean) =>
    answers.asked
      .filter((address) => address.isOld === isOld)
      .map(({ path, state, to }) => ({ path, state, to }))
  const found = known(false)
  const having = (...states: string[]) => found.filter(({ state }) => states.includes(state))
  const { unasked, unchecked } = answers
  const { interruption: error } = answers
  return {
    ...answers,
    found,
    old: known(true),
    interruption: error && interruptionOf(error),
    answers: {
      asked: found.length - having('unchecked').length,
      unasked,
      missing: having('missing').map(({ path }) => path),
      unclear: having('unclear').length,
      unchecked,
    },
    clock,
    lookedFor,
  }
}

const filesOf = (status: string, files: readonly (string | ChangedPath)[]): ChangedPath[] =>
  files.map((file) => (typeof file === 'string' ? { filename: file, status } : file))

const pathsAsked = ({ requests }: DocumentationSite) => requests.slice(1).map(({ path }) => path)

describe('the changed pages', () => {
  it('that answer, and those that are missing, are told apart', async () => {
    const site = await start({ pages: { '/guides/export': 'page', '/': 'page' } })
    const { answers } = await ask({
      site,
      added: ['guides/webhooks.mdx'],
      modified: ['guides/export.md', 'index.mdx'],
    })
    expect(answers).toEqual(answered(3, ['/guides/webhooks']))
  })

  it.each([
    ['changelog.mdx', '/changelog'],
    ['contributing.md', '/contributing'],
    ['README.mdx', '/README'],
    ['build.mdx', '/build'],
    ['guides/index.mdx', '/guides/'],
    ['index.md', '/'],
    ['guides/my index.mdx', '/guides/my%20index'],
    ['guides/fehler&#.mdx', '/guides/fehler%26%23'],
    ['日本/概要.mdx', `/${encodeURIComponent('日本')}/${encodeURIComponent('概要')}`],
  ])('of the file %s have the address %s', async (file, address) => {
    const site = await start({ pages: { [address]: 'page' } })
    expect((await ask({ site, added: [file] })).answers).toEqual(answered(1))
  })

  it.each([
    'src/export.ts',
    'snippets/note.mdx',
    'guides/snippets/note.mdx',
    '_drafts/new.mdx',
    'guides/_new.mdx',
    '.github/pull_request_template.md',
    'README.md',
    'guides/CHANGELOG.md',
    'build/a.mdx',
    'docs/node_modules/x/a.md',
    'guides/../secret.mdx',
    'guides/\uD800.mdx',
  ])('are not in %s, and then no site is asked', async (file) => {
    const site = await start()
    expect((await ask({ site, added: [file] })).answers).toEqual(answered(0))
    expect(site.requests).toEqual([])
  })

  it('are at most 25, added ones first, four at a time', async () => {
    const site = await start({ others: 'missing' })
    const files = (name: string) => Array.from({ length: 20 }, (_, index) => `${name}-${index}.mdx`)
    const pages = [...files('new'), ...files('old')].map((file) => `/${file.replace('.mdx', '')}`)
    for (const page of pages) site.pages.set(page, 'page')
    let [answeredPages, most] = [0, 0]
    const transform = (answer: Answer): Answer => {
      most = Math.max(most, site.requests.length - 1 - answeredPages)
      answeredPages += 1
      return answer
    }
    site.faults.add({ times: Infinity, after: 1, delayMs: 20, transform })
    const { answers } = await ask({ site, added: files('new'), modified: files('old') })
    expect(answers).toEqual(answered(25, [], 0, 15))
    expect(new Set(pathsAsked(site))).toEqual(new Set(pages.slice(0, 25)))
    expect(most).toBeLessThanOrEqual(4)
  })

  it('that appear within a minute are not missing', async () => {
    const site = await start({ pages: { '/late': { after: 3 }, '/never': 'missing' } })
    const { answers, clock } = await ask({ site, added: ['late.mdx', 'never.mdx'] })
    expect(answers).toEqual(answered(2, ['/never']))
    expect(clock.sleeps).toEqual([5000, 10_000, 15_000, 15_000, 15_000])
  })

  it('are asked again at the interval of polls, if that is shorter', async () => {
    const site = await start()
    const { clock } = await ask({ site, added: ['never.mdx'], pollIntervalMs: 1000 })
    expect(clock.sleeps).toEqual([1000, 1000, 1000, 1000, 1000])
  })

  it('that fail with another error are unclear', async () => {
    const site = await start({ pages: { '/broken': { status: 500 }, '/odd': { status: 304 }, '/a': 'page' } })
    site.faults.add({ path: /^\/lost/u, reset: 'before-answer' })
    const added = ['broken.mdx', 'odd.mdx', 'a.mdx', 'lost.mdx']
    expect((await ask({ site, added })).answers).toEqual(answered(4, [], 3))
  })

  it('that were modified, and that the published site does not have either, are told apart', async () => {
    const site = await start()
    const live = await start({ pages: { '/open': 'page' } })
    const files = { modified: ['group.mdx', 'open.mdx'], added: ['new.mdx'] }
    const { answers, found } = await ask({ site, live, tree: ['docs.json', 'introduction.mdx'], ...files })
    expect(answers).toEqual(answered(3, ['/new', '/open']))
    expect(found).toContainEqual({ path: '/group', state: 'missing-before' })
    expect(new Set(live.requests.map(({ path }) => path))).toEqual(new Set(['/group', '/open']))
  })

  it('are missing although site-url has none of them, if it may lack its path', async () => {
    const site = await start({ pages: { '/other': 'page' } })
    const live = await start()
    live.pages.set('/llms.txt', { body: `${live.url}/docs/other.md`, type: 'text/plain' })
    const { found } = await ask({
      site,
      live,
      tree: ['docs.json', 'other.mdx'],
      modified: ['a.mdx', 'other.mdx'],
    })
    expect(found).toContainEqual({ path: '/a', state: 'missing' })
  })

  it.each<[PageState, SitePage]>([
    ['elsewhere', { redirect: 'https://other.example/a' }],
    ['closed', { redirect: '/sign-in' }],
    ['closed', { status: 401 }],
    ['closed', { status: 403 }],
  ])('are told although one of them is %s', async (state, page) => {
    const site = await start({ pages: { '/odd': page } })
    const { found } = await ask({ site, modified: ['odd.mdx'], added: ['a.mdx', 'b.mdx'], pollIntervalMs: 1 })
    expect(found).toMatchObject([
      { path: '/a', state: 'missing' },
      { path: '/b', state: 'missing' },
      { path: '/odd', state },
    ])
  })

  it('are found through redirects within the site', async () => {
    const site = await start({ pages: { '/old': { redirect: '/new' }, '/new': 'page' } })
    expect((await ask({ site, modified: ['old.mdx'] })).answers).toEqual(answered(1))
  })

  it('that redirect for ever are unclear', async () => {
    const site = await start({ pages: { '/a': { redirect: '/a' }, '/b': 'page' } })
    expect((await ask({ site, modified: ['a.mdx', 'b.mdx'] })).answers).toEqual(answered(2, [], 1))
    expect(pathsAsked(site)).toHaveLength(7)
  })

  it('keep the path of the site before them', async () => {
    const site = await start({ pages: { '/docs/a': 'page' } })
    expect((await ask({ site: `${site.url}/docs/`, added: ['a.mdx'] })).answers).toEqual(answered(1))
    expect(site.requests[0]?.path).toMatch(/^\/docs\/docs-agent-action-/u)
  })

  it('are asked for without a key and a cookie, also after the site set one', async () => {
    const site = await start({ pages: { '/a': { redirect: '/b' }, '/b': 'page' } })
    await ask({ site, modified: ['a.mdx'] })
    expect(site.requests).toHaveLength(3)
    for (const { method, headers } of site.requests) {
      expect([method, headers.accept]).toEqual(['GET', 'text/html'])
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('cookie')
    }
  })
})

describe('whether the address of a site has its whole path, if all pages are missing,', () => {
  const none = 'the site has none of them; site-url may lack its path'
  const listing = (...addresses: string[]): SitePage => ({
    body: `# Docs\n\n> See https://example.com/about\n\n${addresses.map((address) => `- [A](${address}): B`).join('\n')}`,
    type: 'text/plain',
  })

  it.each<[string, string, string[], string[] | string]>([
    ['a page that is in the repository', '/guides/a.md', ['docs.json', 'guides/a.mdx'], ['/new']],
    ['the index of a folder', '/guides.md', ['docs.json', 'guides/index.md'], ['/new']],
    ['a page of a site in a folder', '/a.md', ['docs.json', 'web/docs.json', 'web/a.mdx'], ['/new']],
    [
      'a page that is there without the first part',
      '/docs/guides/a.md',
      ['docs.json', 'guides/a.mdx'],
      'the site has none of them; it has its pages below /docs',
    ],
    [
      'a page that is there without the first two parts',
      '/help/docs/a',
      ['docs.json', 'a.md'],
      'the site has none of them; it has its pages below /help/docs',
    ],
    ['a page that is not in the repository', '/docs/other.md', ['docs.json', 'a.mdx'], none],
    ['a part that is no plain name', '/%3Cb%3E/a.md', ['docs.json', 'a.mdx'], none],
    ['a part that a chat program makes a link', '/evil.example/a.md', ['docs.json', 'a.mdx'], none],
    ['a part with a mark of Markdown', '/__all__/a.md', ['docs.json', 'a.mdx'], none],
    ['a path that leads out of the site', '/%2e%2e%2fa.md', ['docs.json', 'a.mdx'], none],
    ['an encoding that is broken', '/%ff.md', ['docs.json', 'a.mdx'], none],
  ])('is told by a list with %s', async (_, listed, tree, missing) => {
    const site = await start()
    site.pages.set(
      '/llms.txt',
      listing('https://other.example/a.md', `${site.url}${listed}`, `${site.url}/z.md`),
    )
    const added = tree.includes('web/docs.json') ? ['web/new.mdx'] : ['new.mdx']
    const { answers } = await ask({ site, tree, added })
    expect(answers).toEqual(typeof missing === 'string' ? nothing(missing) : answered(1, missing))
  })

  it.each<[string, SitePage]>([
    ['without a list', 'missing'],
    ['with a login for it', { redirect: '/login' }],
    ['with HTML for it', { body: '<a href="http://127.0.0.1/a.md">', type: 'text/html' }],
    ['with the list of another site', listing('https://other.example/a.md')],
  ])('is not told by a site %s', async (_, list) => {
    const site = await start({ pages: { '/llms.txt': list } })
    const files = { added: ['new.mdx'], modified: ['group.mdx'], tree: ['docs.json', 'a.mdx'] }
    expect((await ask({ site, ...files })).answers).toEqual(nothing(none))
    const preview = await ask({ site, ...files, what: 'preview' })
    expect(preview.answers).toEqual(nothing('the preview has none of them'))
    expect(preview.found.map(({ path }) => path)).toEqual(['/new', '/group'])
  })

  it('is not told if GitHub does not tell', async () => {
    const site = await start()
    const hasFile = (path: string) =>
      path === 'docs.json' ? Promise.resolve(true) : Promise.reject(new ActionError('HTTP 500.'))
    expect((await ask({ site, hasFile, added: ['new.mdx'] })).answers).toEqual(nothing(none))
  })

  it('is told below the path of the site', async () => {
    const site = await start()
    site.pages.set('/docs/llms.txt', listing(`${site.url}/docs/a.md`))
    const given = { site: `${site.url}/docs`, added: ['new.mdx'], tree: ['docs.json', 'a.mdx'] }
    expect((await ask(given)).answers).toEqual(answered(1, ['/new']))
    site.pages.set('/docs/llms.txt', listing(`${site.url}/a.md`))
    expect((await ask(given)).answers).toEqual(nothing(none))
  })

  it('is told by a modified page that was there before', async () => {
    const before = new Map([['/open', true]])
    const { answers } = await ask({ site: await start(), before, modified: ['open.mdx'], added: ['new.mdx'] })
    expect(answers).toEqual(answered(2, ['/new', '/open']))
  })

  it('is not asked if a page is there', async () => {
    const site = await start({ pages: { '/open': 'page' } })
    const { answers } = await ask({ site, modified: ['open.mdx'], added: ['new.mdx'] })
    expect(answers).toEqual(answered(2, ['/new']))
    expect(pathsAsked(site)).not.toContain('/llms.txt')
  })
})

describe('what was found stays found', () => {
  it.each(['timed-out', 'cancelled'])('when the step is %s while pages are asked again', async (ended) => {
    const site = await start({ pages: { '/open': 'page' } })
    const deadline = deadlineOf(new FakeClock())
    let sleeps = 0
    const whileSleeping = () => {
      sleeps += 1
      if (sleeps === 3) deadline[ended === 'cancelled' ? 'cancel' : 'expire']()
    }
    const files = { modified: ['open.mdx'], added: ['a.mdx', 'b.mdx'] }
    const { answers, interruption } = await ask({ site, ...files, deadline, whileSleeping })
    expect([answers, interruption]).toEqual([answered(3, ['/a', '/b']), ended])
  })

  it('and pages that were not asked are listed as such', async () => {
    const site = await start({ pages: { '/a': 'page', '/b': 'page' } })
    const deadline = deadlineOf(new FakeClock())
    site.faults.add({ path: /^\/b/u, delayMs: 60_000 })
    // The answer of the first page comes before that of the second one.
    const transform = (answer: Answer): Answer => {
      setTimeout(deadline.expire, 200)
      return answer
    }
    site.faults.add({ path: /^\/a/u, transform })
    const { found, interruption, answers } = await ask({ site, added: ['a.mdx', 'b.mdx'], deadline })
    expect(found).toEqual([
      { path: '/a', state: 'answers' },
      { path: '/b', state: 'unchecked' },
    ])
    expect([interruption, answers.unchecked]).toEqual(['timed-out', undefined])
  })

  it('and if no page could be told, that is said', async () => {
    const deadline = deadlineOf(new FakeClock())
    deadline.expire()
    const { answers, interruption } = await ask({ site: await start(), added: ['a.mdx'], deadline })
    expect(answers).toEqual(nothing('the step timed out', expect.any(String)))
    expect(interruption).toBe('timed-out')
  })
})

describe('an old address', () => {
  const removed = (filename: string): ChangedPath => ({ filename, status: 'removed' })
  const renamed = (previous_filename: string, filename: string): ChangedPath => ({
    filename,
    previous_filename,
    status: 'renamed',
  })
  const askOld = async (
    files: ChangedPath[],
    pages: Record<string, SitePage>,
    given: Partial<Given> = {},
  ) => {
    const site = await start({ pages })
    return { ...(await ask({ site, added: files, pollIntervalMs: 1, ...given })), site }
  }

  it('of a removed and of a renamed page is asked, and never one of the pages that are not live', async () => {
    const files = [removed('gone.mdx'), renamed('old.mdx', 'new.mdx'), renamed('b.mdx', 'c.mdx')]
    const pages = { '/old': { redirect: '/new' }, '/new': 'page', '/b': 'page', '/c': 'page' } as const
    const { old, found, removed: count, clock } = await askOld(files, pages)
    expect(old).toEqual([
      { path: '/gone', state: 'missing' },
      { path: '/old', state: 'moved', to: '/new' },
      { path: '/b', state: 'answers' },
    ])
    expect([count, found.map(({ state }) => state)]).toEqual([1, ['moved', 'moved']])
    // A page that still answers is asked again, as an old one is.
    expect(clock.sleeps).toHaveLength(5)
  })

  it.each<[string, ChangedPath[]]>([
    ['in another case', [renamed('Guide.mdx', 'guide.mdx')]],
    ['with another ending', [renamed('guide.md', 'guide.mdx')]],
    ['as the index of a folder', [renamed('guide/index.mdx', 'guide.mdx')]],
    ['in another file', [removed('guide.md'), { filename: 'guide.mdx', status: 'modified' }]],
  ])('that a changed page has %s is none', async (_, files) => {
    expect((await askOld(files, { '/guide': 'page' })).old).toEqual([])
  })

  it('of another site of the repository is not asked, and keeps no page from it', async () => {
    const files: ChangedPath[] = [
      { filename: 'a/x.mdx', status: 'added' },
      removed('b/y.mdx'),
      removed('a/z.mdx'),
      removed('c/w.mdx'),
    ]
    const {
      old,
      found,
      removed: count,
    } = await askOld(files, { '/x': 'page' }, { tree: ['a/docs.json', 'b/docs.json'] })
    expect(old).toEqual([{ path: '/z', state: 'missing' }])
    expect([found, count]).toEqual([[{ path: '/x', state: 'answers' }], 1])
  })

  it('is one of at most 25', async () => {
    const files = Array.from({ length: 30 }, (_, index) => removed(`page-${index}.mdx`))
    const { old, oldUnasked, removed: count } = await askOld(files, {})
    expect([old.length, oldUnasked, count]).toEqual([25, 5, 30])
  })

  it('is not asked if the folder of the site was renamed, too', async () => {
    const files = [renamed('docs/docs.json', 'docs.json'), renamed('docs/b.mdx', 'c.mdx')]
    const { old, answers } = await askOld(files, { '/c': 'page' })
    expect([old, answers.unchecked]).toEqual([[], undefined])
  })

  it('is not told if the site has its pages elsewhere', async () => {
    const site = await start()
    site.pages.set('/llms.txt', { body: `${site.url}/docs/a.md`, type: 'text/plain' })
    const { answers, old } = await ask({ site, tree: ['docs.json', 'a.mdx'], added: [removed('gone.mdx')] })
    expect([old, answers.unchecked?.why]).toEqual([
      [],
      'the site has none of them; it has its pages below /docs',
    ])
  })
})

it.each<[string, string[]]>([
  ['only docs.json changed', ['docs.json']],
  [
    'only docs.json, 2 images and 1 snippet changed',
    ['docs.json', 'a.png', 'images/b.SVG', 'snippets/c.mdx'],
  ],
  ['only 1 API description and 2 other files changed', ['api/openapi.yaml', 'src/a.ts', 'README.md']],
  ['no page was changed', ['src/a.ts']],
  ['no page was changed', []],
])('Without a page, it is said that %s', async (instead, modified) => {
  const site = await start()
  const result = await ask({ site, modified })
  expect([result.instead, result.answers]).toEqual([instead, answered(0)])
  expect(site.requests).toEqual([])
})

describe('the words of a changed page', () => {
  const textWith = (number: string): PageText => ({
    title: 'Export',
    paragraphs: ["It doesn't take long.", `An export of "all" pages takes at most **${number}** minutes.`],
  })
  const [text, old] = [textWith('ten'), textWith('five')]
  const patch =
    '@@ -9,2 +9,2 @@\n-An export of "all" pages takes at most **five** minutes.\n+An export of "all" pages takes at most **ten** minutes.'
  const modified = [{ filename: 'export.mdx', status: 'modified', patch }]
  const stateOn = async (page: SitePage) => {
    const site = await start({ pages: { '/export': page } })
    const { found, clock } = await ask({ site, modified, before: new Map([['/export', true]]) })
    return { state: found[0]?.state, clock }
  }

  it.each<[PageState, string, SitePage]>([
    ['live', 'new words', { text }],
    ['live', 'old words for a while', { text, old, oldFor: 3 }],
    ['old', 'old words for ever', { text, old, oldFor: Infinity }],
    ['answers', 'no Markdown', { text, old, oldFor: Infinity, markdown: 'none' }],
    ['answers', 'HTML for Markdown', { text, markdown: 'html' }],
    ['answers', 'other words', { text: { title: 'Export', paragraphs: [] } }],
    ['missing', 'nothing', 'missing'],
  ])('are %s if the site shows %s', async (state, _, page) => {
    expect((await stateOn(page)).state).toBe(state)
  })

  it('are asked again for a minute', async () => {
    const { clock } = await stateOn({ text, old, oldFor: Infinity })
    expect(clock.sleeps).toEqual([5000, 10_000, 15_000, 15_000, 15_000])
  })

  it('are told although its HTML has no text, and its Markdown is asked only if the HTML is there', async () => {
    const site = await start({ pages: { '/export': { text }, '/gone': 'missing' } })
    const transform = (answer: Answer): Answer => ({ ...answer, body: '<div id="root"></div>' })
    site.faults.add({ path: /^\/export/u, times: 1, transform })
    const gone = { filename: 'gone.mdx', status: 'added', patch }
    const { found } = await ask({ site, modified: [...modified, 'index.mdx'], added: [gone] })
    expect(found).toContainEqual({ path: '/export', state: 'live' })
    const asMarkdown = site.requests.filter(({ headers }) => headers.accept === 'text/markdown')
    expect(asMarkdown.map(({ path }) => path)).toEqual(['/export'])
  })

  it('are not read in a script of an HTML answer to a question for Markdown', async () => {
    const site = await start({ pages: { '/export': { text } } })
    const body = `<script>'An export of "all" pages takes at most ten minutes.'</script>`
    const headers = { 'content-type': 'text/html' }
    const transform = (answer: Answer): Answer => ({ ...answer, headers, body })
    site.faults.add({ path: /^\/export/u, times: Infinity, transform })
    expect((await ask({ site, modified })).found).toEqual([{ path: '/export', state: 'answers' }])
  })

  it.each<[string, Fault]>([
    ['never ends', { endless: true }],
    [
      'is too long',
      { transform: (answer) => ({ ...answer, body: `${String(answer.body)}${' '.repeat(2 ** 20)}` }) },
    ],
    [
      'is compressed',
      { transform: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' } }) },
    ],
    ['is cut', { cutBody: true }],
  ])('are not told if the answer %s', async (_, fault) => {
    const site = await start({ pages: { '/export': { text, old, oldFor: Infinity } } })
    site.faults.add({ path: /^\/export/u, times: Infinity, ...fault })
    expect((await ask({ site, modified })).found).toEqual([{ path: '/export', state: 'answers' }])
  })
})

describe('nothing is known about the pages', () => {
  const elsewhere = /^the site sends visitors elsewhere$/u

  const closed = /^the site is not open to everybody$/u

  it.each<[string, DocumentationSiteOptions, RegExp]>([
    ['answers any address', { others: 'page' }, /^the site also answers an invented address/u],
    ['sends every visitor to a login', { others: { redirect: '/login?to=x' } }, closed],
    ['sends to another host', { others: { redirect: 'https://other.example/a' } }, elsewhere],
    ['needs a password', { others: { status: 401 } }, closed],
    ['fails', { others: { status: 503 } }, /^the site gives no clear answer$/u],
  ])('if a site %s', async (_, options, why) => {
    const { answers } = await ask({ site: await start(options), added: ['a.mdx', 'b.mdx'] })
    expect(answers).toEqual(nothing(expect.stringMatching(why), expect.any(String)))
  })

  it('and it is said where the site sends visitors', async () => {
    const site = await start({ others: { redirect: 'https://other.example/a?token=x' } })
    const { unchecked } = (await ask({ site, added: ['a.mdx'] })).answers
    expect(unchecked?.detail).toBe('It sends them to https://other.example/a.')
  })

  it('if the site is not there', async () => {
    const site = `http://127.0.0.1:${await freePort()}`
    expect((await ask({ site, added: ['a.mdx'] })).answers).toEqual(nothing('the site gives no clear answer'))
  })

  const refused = new GitHubError('HTTP 403.', 403, 'contents: read')
  it.each<[string, Partial<Given>, RegExp, string]>([
    ['shows no docs.json', { tree: [] }, /no docs\.json above .+ contents: read$/u, ''],
    [
      'fails',
      { hasFile: () => Promise.reject(new ActionError('HTTP 500.')) },
      /^GitHub does not/u,
      'HTTP 500.',
    ],
    [
      'refuses',
      { hasFile: () => Promise.reject(refused) },
      /lack the permission contents: read$/u,
      'HTTP 403.',
    ],
    ['shows several sites', { tree: ['a/docs.json', 'b/docs.json'] }, /of several sites/u, ''],
  ])('if GitHub %s', async (_, given, why, detail) => {
    const site = await start()
    const { answers } = await ask({ site, added: ['a/x.mdx', 'b/x.mdx'], ...given })
    expect(answers).toEqual(nothing(expect.stringMatching(why), detail))
    expect(site.requests).toEqual([])
  })
})

describe('the root of the site', () => {
  it('is the deepest folder with docs.json, and each folder is asked for once', async () => {
    const site = await start({ pages: { '/guides/a': 'page', '/guides/b': 'page' } })
    const tree = ['docs.json', 'docs/docs.json']
    const { answers, lookedFor } = await ask({
      site,
      tree,
      added: ['docs/guides/a.mdx', 'docs/guides/b.mdx'],
    })
    expect(answers).toEqual(answered(2))
    expect(lookedFor).toEqual(['docs/guides/docs.json', 'docs/docs.json'])
  })

  it('leaves out Markdown that is above it', async () => {
    const site = await start({ pages: { '/a': 'page' } })
    const tree = ['docs/docs.json']
    const { answers } = await ask({ site, tree, added: ['docs/a.mdx', 'notes/plan.md'] })
    expect(answers).toEqual(answered(1))
  })

  it('is not searched for in hundreds of folders', async () => {
    const added = [`${'a/'.repeat(500)}x.mdx`]
    const { answers } = await ask({ site: await start(), tree: [], added })
    expect(answers).toEqual(nothing('the changed pages are in too many folders'))
  })
})

it('A renamed or copied file is asked like an added one, first, and a removed one is not', async () => {
  const statuses = ['modified', 'changed', 'removed', 'unchanged', 'added', 'renamed', 'copied']
  const added = statuses.map((status) => ({ filename: `${status}.mdx`, status }))
  const { found } = await ask({ site: await start({ others: 'missing' }), added, pollIntervalMs: 1 })
  expect(found.map(({ path }) => path)).toEqual(['/added', '/renamed', '/copied', '/modified', '/changed'])
})
