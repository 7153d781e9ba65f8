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
import { pageAnswers, type PageState } from '../../src/deployment/pages.ts'
import { GitHubError } from '../../src/github/github-call.ts'
import { readProxy } from '../../src/inputs/service-inputs.ts'
import { ActionError } from '../../src/shared/errors.ts'
import { deadlineOf, FakeClock } from '../support/fake-clock.ts'
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
  } = given
  const clock = new FakeClock()
  const deadline = deadlineOf(clock)
  const lookedFor: string[] = []
  const [log, random] = [new RecordingLog(), () => 0.5]
  const answers = await pageAnswers(
    {
      readFiles: () => Promise.resolve([...filesOf('modified', modified), ...filesOf('added', added)]),
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
  const having = (...states: string[]) => answers.found.filter(({ state }) => states.includes(state))
  const { unasked, unchecked } = answers
  return {
    found: answers.found,
    answers: {
      asked: answers.found.length,
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
    expect((await ask({ site, added: [file] })).answers).toEqual(nothing('no page was changed'))
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

  it('that were modified, and that the published site does not have either, are named last', async () => {
    const site = await start()
    const live = await start({ pages: { '/open': 'page' } })
    const files = { modified: ['group.mdx', 'open.mdx'], added: ['new.mdx'] }
    const { answers, found } = await ask({ site, live, ...files })
    expect(answers).toEqual(answered(3, ['/new', '/open']))
    expect(found.at(-1)).toEqual({ path: '/group', state: 'missing-before' })
    expect(new Set(live.requests.map(({ path }) => path))).toEqual(new Set(['/group', '/open']))
  })

  it('are not told if the published site has none of the modified ones, and the added ones are missing', async () => {
    const files = { modified: ['group.mdx', 'open.mdx'], added: ['new.mdx'] }
    const { answers } = await ask({ site: await start(), live: await start(), ...files })
    expect(answers).toEqual(nothing('the site has none of them; is its path in site-url?'))
  })

  it('that were added and are missing are named if another one answers', async () => {
    const files = { modified: ['group.mdx', 'open.mdx'], added: ['new.mdx'] }
    const site = await start({ pages: { '/open': 'page' } })
    const { answers } = await ask({ site, live: site, ...files })
    expect(answers).toEqual(answered(3, ['/new']))
  })

  it('are named if the published site cannot tell', async () => {
    const live = await start({ others: { status: 403 } })
    const { answers } = await ask({ site: await start(), live, modified: ['a.mdx'] })
    expect(answers).toEqual(answered(1, ['/a']))
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
    const { found, clock } = await ask({ site, modified })
    return { state: found[0]?.state, clock }
  }

  it.each<[PageState, string, SitePage]>([
    ['live', 'new words', { text }],
    ['live', 'old words for a while', { text, old, oldFor: 3 }],
    ['old', 'old words for ever', { text, old, oldFor: Infinity }],
    [
      'old',
      'old words in HTML, and new ones in Markdown',
      { text, old, oldFor: Infinity, isMarkdownNew: true },
    ],
    ['answers', 'other words', { text: { title: 'Export', paragraphs: [] } }],
    ['missing', 'nothing', 'missing'],
  ])('are %s if the site shows %s', async (state, _, page) => {
    expect((await stateOn(page)).state).toBe(state)
  })

  it('are asked again for a minute', async () => {
    const { clock } = await stateOn({ text, old, oldFor: Infinity })
    expect(clock.sleeps).toEqual([5000, 10_000, 15_000, 15_000, 15_000])
  })

  it('are told by its Markdown if its HTML has no text without its scripts', async () => {
    const site = await start({ pages: { '/export': { text } } })
    const transform = (answer: Answer): Answer => ({ ...answer, body: '<div id="root"></div>' })
    site.faults.add({ path: /^\/export/u, times: 1, transform })
    expect((await ask({ site, modified })).found).toEqual([{ path: '/export', state: 'live' }])
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

  it.each<[PageState, SitePage]>([
    ['elsewhere', { redirect: 'https://other.example/a' }],
    ['closed', { redirect: '/sign-in' }],
    ['closed', { status: 401 }],
    ['closed', { status: 403 }],
    ['unclear', { status: 503 }],
  ])('that one odd page hides: it is %s', async (state, page) => {
    const site = await start({ pages: { '/odd': page } })
    const { found } = await ask({ site, modified: ['odd.mdx'], added: ['a.mdx', 'b.mdx'], pollIntervalMs: 1 })
    expect(found).toEqual([
      { path: '/a', state: 'missing' },
      { path: '/b', state: 'missing' },
      { path: '/odd', state },
    ])
  })

  it('and it is said where the site sends visitors', async () => {
    const site = await start({ others: { redirect: 'https://other.example/a?token=x' } })
    const { unchecked } = (await ask({ site, added: ['a.mdx'] })).answers
    expect(unchecked?.detail).toBe('It sends them to other.example/a.')
  })

  it('if the site is not there', async () => {
    const site = `http://127.0.0.1:${await freePort()}`
    expect((await ask({ site, added: ['a.mdx'] })).answers).toEqual(nothing('the site gives no clear answer'))
  })

  const refused = new GitHubError('HTTP 403.', 403, undefined, 'contents: read')
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
