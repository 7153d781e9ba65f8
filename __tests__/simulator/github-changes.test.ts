import { afterAll, describe, expect, it } from '@jest/globals'

import { type SimulatedFile, workflowToken } from '../../simulator/github-api.ts'
import { readPayload } from '../support/event-stage.ts'
import { callGitHub as call, gitHubStarter } from './github-calls.ts'

const { start, closeAll } = gitHubStarter()
afterAll(closeAll)

const repository = '/repos/acme/docs'
const files = `${repository}/pulls/57/files`
const compare = `${repository}/compare/a...b`
const releases = `${repository}/releases`

const manyFiles = (count: number): SimulatedFile[] =>
  Array.from({ length: count }, (_, index) => ({ filename: `docs/${index}.md`, status: 'added' }))
const manyCommits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ sha: String(index), message: `Commit ${index}` }))

describe('the files of a pull request', () => {
  it('have the fields that GitHub documents', async () => {
    const api = await start({
      pullRequestFiles: {
        57: [
          {
            filename: 'docs/new name.md',
            status: 'renamed',
            previous_filename: 'old.md',
            patch: '@@ -1,2 +1,3 @@\n-a\n+b\n+c\n d',
          },
          { filename: 'logo.png', status: 'modified' },
          { filename: 'lock.json', status: 'modified', additions: 5000, deletions: 4000 },
        ],
      },
    })
    expect((await call(api, `GET ${files}`)).body).toEqual([
      {
        sha: expect.stringMatching(/^[0-9a-f]{40}$/),
        filename: 'docs/new name.md',
        status: 'renamed',
        previous_filename: 'old.md',
        additions: 2,
        deletions: 1,
        changes: 3,
        contents_url: 'https://api.github.com/repos/acme/docs/contents/docs/new%20name.md',
        patch: '@@ -1,2 +1,3 @@\n-a\n+b\n+c\n d',
      },
      expect.objectContaining({ filename: 'logo.png', additions: 0, deletions: 0, changes: 0 }),
      expect.objectContaining({ filename: 'lock.json', additions: 5000, deletions: 4000, changes: 9000 }),
    ])
  })

  it('have no patch where the file has none', async () => {
    const api = await start({ pullRequestFiles: { 57: [{ filename: 'logo.png', status: 'added' }] } })
    const { body } = await call(api, `GET ${files}`)
    expect((body as object[])[0]).not.toHaveProperty('patch')
  })

  it('are at most 3000', async () => {
    const api = await start({ pullRequestFiles: { 57: manyFiles(3001) } })
    expect((await call(api, `GET ${files}?per_page=100&page=30`)).body).toHaveLength(100)
    const after = await call(api, `GET ${files}?per_page=100&page=31`)
    expect(after.body).toEqual([])
  })

  it('can be changed by a test', async () => {
    const api = await start()
    api.pullRequestFiles.set(57, manyFiles(1))
    expect((await call(api, `GET ${files}`)).body).toHaveLength(1)
  })

  it('are not found for another pull request', async () => {
    const api = await start()
    expect(await call(api, `GET ${repository}/pulls/58/files`)).toMatchObject({
      status: 404,
      body: { message: 'Not Found' },
    })
  })
})

describe('a pull request', () => {
  it('has its commits and its number of changed files', async () => {
    const api = await start()
    expect(await call(api, `GET ${repository}/pulls/57`)).toMatchObject({
      status: 200,
      body: {
        state: 'open',
        merged: false,
        head: { sha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821' },
        changed_files: 3,
      },
    })
    expect(await call(api, `GET ${repository}/pulls/58`)).toMatchObject({ status: 404 })
  })
})

describe('pages', () => {
  const pageOfFiles = async (query: string) => {
    const api = await start({ pullRequestFiles: { 57: manyFiles(250) } })
    const { body, link } = await call(api, `GET ${files}${query}`)
    return { names: (body as SimulatedFile[]).map(({ filename }) => filename), link, url: api.url + files }
  }

  it.each([
    ['30 items without per_page', '', 30],
    ['at most 100 items', '?per_page=500', 100],
    ['30 items for a per_page that is no positive number', '?per_page=0', 30],
    ['the rest on the last page', '?per_page=100&page=3', 50],
    ['nothing after the last page', '?per_page=100&page=4', 0],
  ])('have %s', async (_, query, count) => {
    expect((await pageOfFiles(query)).names).toHaveLength(count)
  })

  it('follow each other', async () => {
    expect((await pageOfFiles('?per_page=100&page=2')).names[0]).toBe('docs/100.md')
  })

  it('link to the pages around them, with the other parameters as they were', async () => {
    const { link, url } = await pageOfFiles('?per_page=100&page=2&x=y')
    const to = (page: number, rel: string) => `<${url}?per_page=100&page=${page}&x=y>; rel="${rel}"`
    expect(link).toBe([to(1, 'prev'), to(3, 'next'), to(3, 'last'), to(1, 'first')].join(', '))
  })

  it('have no next page after the last', async () => {
    expect((await pageOfFiles('?per_page=100&page=3')).link).not.toContain('rel="next"')
  })

  it('have no links when there is one page', async () => {
    const { link } = await call(await start(), `GET ${files}`)
    expect(link).toBeNull()
  })
})

describe('a comparison', () => {
  it('has the fields that GitHub documents', async () => {
    const commits = [{ sha: 'c1', message: 'One\n\nMore' }]
    const api = await start({ comparisons: { 'a...b': { files: manyFiles(1), commits } } })
    const { status, body } = await call(api, `GET ${compare}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      url: 'https://api.github.com/repos/acme/docs/compare/a...b',
      html_url: 'https://github.com/acme/docs/compare/a...b',
      status: 'ahead',
      ahead_by: 1,
      behind_by: 0,
      total_commits: 1,
      commits: [expect.objectContaining({ sha: 'c1', commit: { message: 'One\n\nMore' } })],
      files: [expect.objectContaining({ filename: 'docs/0.md', status: 'added', changes: 0 })],
    })
  })

  it.each([
    ['ahead', 1, 0],
    ['behind', 0, 2],
    ['diverged', 1, 2],
    ['identical', 0, 0],
  ])('is %s', async (status, ahead_by, behind_by) => {
    const comparison = { files: [], commits: manyCommits(ahead_by), behind_by }
    const api = await start({ comparisons: { 'a...b': comparison } })
    expect((await call(api, `GET ${compare}`)).body).toMatchObject({ status, ahead_by, behind_by })
  })

  it('has at most 300 files and the last 250 commits when no page is asked for', async () => {
    const comparison = { files: manyFiles(301), commits: manyCommits(260) }
    const api = await start({ comparisons: { 'a...b': comparison } })
    const { body, link } = await call(api, `GET ${compare}`)
    const seen = body as { files: unknown[]; commits: { sha: string }[] }
    expect(seen).toMatchObject({ ahead_by: 260, total_commits: 260 })
    expect(seen.files).toHaveLength(300)
    expect(seen.commits).toHaveLength(250)
    expect(seen.commits.at(-1)?.sha).toBe('259')
    expect(link).toBeNull()
  })

  it('pages its commits, oldest first, and has all files on the first page only', async () => {
    const comparison = { files: manyFiles(5), commits: manyCommits(3) }
    const api = await start({ comparisons: { 'a...b': comparison } })
    const first = await call(api, `GET ${compare}?per_page=2`)
    expect(first.body).toMatchObject({ total_commits: 3, commits: [{ sha: '0' }, { sha: '1' }] })
    expect((first.body as { files: unknown[] }).files).toHaveLength(5)
    expect(first.link).toContain('rel="next"')
    const second = await call(api, `GET ${compare}?per_page=2&page=2`)
    expect(second.body).toMatchObject({ total_commits: 3, commits: [{ sha: '2' }] })
    expect(second.body).not.toHaveProperty('files')
  })

  it('is found by names that are percent-encoded', async () => {
    const api = await start({ comparisons: { 'v1/a b...ann:c#d': { files: [] } } })
    const path = `${repository}/compare/${encodeURIComponent('v1/a b...ann:c#d')}`
    expect(await call(api, `GET ${path}`)).toMatchObject({ status: 200, body: { status: 'identical' } })
  })

  it('is not found for names that do not exist', async () => {
    expect(await call(await start(), `GET ${compare}`)).toMatchObject({ status: 404 })
  })

  it('can be added by a test', async () => {
    const api = await start()
    api.comparisons.set('a...b', { files: [] })
    expect(await call(api, `GET ${compare}`)).toMatchObject({ status: 200 })
  })
})

describe('the releases', () => {
  const draft = { tag_name: 'v2', name: 'Two', draft: true, created_at: '2026-01-02T00:00:00Z' }
  const full = { tag_name: 'v1/a', created_at: '2026-01-01T00:00:00Z', body: 'Notes' }

  it('have the fields that GitHub documents, in the order of the test', async () => {
    const api = await start({ releases: [draft, full] })
    expect((await call(api, `GET ${releases}`)).body).toEqual([
      {
        ...draft,
        prerelease: false,
        published_at: null,
        target_commitish: 'main',
        body: null,
        html_url: 'https://github.com/acme/docs/releases/tag/v2',
      },
      {
        ...full,
        name: 'v1/a',
        draft: false,
        prerelease: false,
        published_at: full.created_at,
        target_commitish: 'main',
        html_url: 'https://github.com/acme/docs/releases/tag/v1%2Fa',
      },
    ])
  })

  it('have no drafts for a token that may not write', async () => {
    const tokens = { [workflowToken]: { login: 'x[bot]', type: 'Bot' as const, mayWrite: false } }
    const api = await start({ releases: [draft, full], tokens })
    expect((await call(api, `GET ${releases}`)).body).toMatchObject([{ tag_name: 'v1/a' }])
  })

  it('come in pages', async () => {
    const api = await start({ releases: [draft, full] })
    const { body, link } = await call(api, `GET ${releases}?per_page=1`)
    expect(body).toMatchObject([{ tag_name: 'v2' }])
    expect(link).toContain('rel="next"')
  })

  it('can be added by a test', async () => {
    const api = await start({ releases: [] })
    api.releases.push(full)
    expect((await call(api, `GET ${releases}`)).body).toHaveLength(1)
  })
})

describe('a token that may not read contents', () => {
  const tokens = { [workflowToken]: { login: 'x[bot]', type: 'Bot' as const, mayReadContents: false } }

  it.each([files, compare, releases])('gets 403 for %s', async (path) => {
    const api = await start({ tokens, comparisons: { 'a...b': { files: [] } } })
    expect(await call(api, `GET ${path}`)).toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    })
  })

  it('reads the comments of an issue', async () => {
    const path = `${repository}/issues/42/comments`
    expect(await call(await start({ tokens }), `GET ${path}`)).toMatchObject({ status: 200 })
  })
})

it.each([files, compare, releases])('a fault takes hold of %s once', async (path) => {
  const api = await start({ comparisons: { 'a...b': { files: [] } } })
  api.faults.add({ path: /\/(?:files|releases|compare\/.+)$/u, status: 502, body: {} })
  const statuses = [await call(api, `GET ${path}`), await call(api, `GET ${path}`)].map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([502, 200])
  expect(api.requests.map((request) => request.path)).toEqual([path, path])
})

interface Push {
  before: string
  after: string
  commits: { id: string; message: string }[]
}

describe('what the simulator answers by default fits the payload', () => {
  it.each(['pull_request.closed', 'pull_request.closed-not-merged', 'pull_request.labeled'])(
    '%s: the number of changed files and lines',
    async (fixture) => {
      const { body } = await call(await start(), `GET ${files}`)
      const changed = body as { additions: number; deletions: number }[]
      expect(readPayload(fixture)['pull_request']).toMatchObject({
        number: 57,
        changed_files: changed.length,
        additions: changed.reduce((sum, { additions }) => sum + additions, 0),
        deletions: changed.reduce((sum, { deletions }) => sum + deletions, 0),
      })
    },
  )

  it.each(['pull_request_review_comment.created', 'pull_request_review_comment.created-on-lines'])(
    '%s: the patch of the file that it is about',
    async (fixture) => {
      const { path, diff_hunk } = readPayload(fixture)['comment'] as { path: string; diff_hunk: string }
      const { body } = await call(await start(), `GET ${files}`)
      const file = (body as SimulatedFile[]).find(({ filename }) => filename === path)
      expect(file?.patch?.startsWith(`${diff_hunk}\n`)).toBe(true)
    },
  )

  it.each([
    ['push', 'ahead', ({ before }: Push) => before],
    ['push.forced', 'diverged', ({ before }: Push) => before],
    ['push.new-branch', 'ahead', () => 'main'],
  ])('%s: its commits', async (fixture, status, baseOf) => {
    const push = readPayload(fixture) as unknown as Push
    const path = `${repository}/compare/${baseOf(push)}...${push.after}`
    const { body } = await call(await start(), `GET ${path}`)
    const commits = push.commits.map(({ id: sha, message }) => ({ sha, commit: { message } }))
    expect(body).toMatchObject({ status, commits })
  })

  it.each(['release.published', 'release.prereleased'])('%s: its release', async (fixture) => {
    const release = readPayload(fixture)['release'] as Record<string, unknown>
    const { body } = await call(await start(), `GET ${releases}`)
    const listed = (body as Record<string, unknown>[]).find(
      ({ tag_name }) => tag_name === release['tag_name'],
    )
    expect(release).toMatchObject(listed ?? {})
    expect(listed).toBeDefined()
  })

  it.each([
    ['release.published', 'v2.2.0'],
    ['release.prereleased', 'v2.3.0'],
  ])('%s: a comparison with the release before', async (fixture, before) => {
    const { tag_name } = readPayload(fixture)['release'] as { tag_name: string }
    const { body } = await call(await start(), `GET ${repository}/compare/${before}...${tag_name}`)
    expect(body).toMatchObject({ status: 'ahead', files: expect.any(Array) })
  })
})
