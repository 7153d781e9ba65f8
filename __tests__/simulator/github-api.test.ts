import { afterAll, describe, expect, it } from '@jest/globals'

import {
  type GitHubApi,
  type GitHubApiOptions,
  type SimulatedFile,
  startGitHubApi,
  workflowToken,
} from '../../simulator/github-api.ts'

const repository = '/repos/acme/docs'
const files = `${repository}/pulls/57/files`
const compare = `${repository}/compare/a...b`
const releases = `${repository}/releases`
const comments = `${repository}/issues/42/comments`
const readingToken = 'ghs_mayOnlyRead'
const personalToken = 'ghp_1'

const started: GitHubApi[] = []
afterAll(() => Promise.all(started.map((api) => api.close())))

async function start(options?: GitHubApiOptions): Promise<GitHubApi> {
  const tokens = {
    [workflowToken]: { login: 'github-actions[bot]', type: 'Bot' as const },
    [readingToken]: { login: 'x[bot]', type: 'Bot' as const, mayWrite: false },
    [personalToken]: { login: 'ann', type: 'User' as const },
  }
  const api = await startGitHubApi({ tokens, ...options })
  started.push(api)
  return api
}

/** One call; `route` is a method and a path, `body` is sent as JSON. */
async function call(api: GitHubApi, route: string, body?: object, token = workflowToken) {
  const [method = '', path = ''] = route.split(' ')
  const headers = { authorization: `token ${token}`, 'content-type': 'application/json' }
  const text = body === undefined ? null : JSON.stringify(body)
  const response = await fetch(api.url + path, { method, headers, body: text })
  return {
    status: response.status,
    link: response.headers.get('link'),
    body: await response.json(),
  }
}

const manyFiles = (count: number): SimulatedFile[] =>
  Array.from({ length: count }, (_, index) => ({ filename: `docs/${index}.md`, status: 'added' }))
const manyCommits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ sha: String(index), message: `Commit ${index}` }))

describe('a token', () => {
  it('that is not known gets 401', async () => {
    const expected = { status: 401, body: { message: 'Bad credentials' } }
    expect(await call(await start(), `GET ${comments}`, undefined, 'wrong')).toMatchObject(expected)
  })

  it('that may not write reads only, and sees no drafts', async () => {
    const api = await start()
    expect(await call(api, `GET ${comments}`, undefined, readingToken)).toMatchObject({ status: 200 })
    expect(await call(api, `POST ${comments}`, { body: 'x' }, readingToken)).toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    })
    expect(api.comments).toEqual([])
    const drafts = async (token: string) =>
      ((await call(api, `GET ${releases}`, undefined, token)).body as { draft: boolean }[]).filter(
        ({ draft }) => draft,
      )
    expect(await drafts(workflowToken)).toHaveLength(1)
    expect(await drafts(readingToken)).toHaveLength(0)
  })
})

describe('an issue', () => {
  it('keeps comments, each with the account that wrote it', async () => {
    const api = await start()
    const created = await call(api, `POST ${comments}`, { body: 'One' })
    expect(created).toMatchObject({ status: 201, body: { id: 1000, body: 'One' } })
    const edit = (id: number) => call(api, `PATCH ${repository}/issues/comments/${id}`, { body: 'Two' })
    expect(await edit(1000)).toMatchObject({ status: 200 })
    expect(await edit(9)).toMatchObject({ status: 404 })
    expect(api.comments).toMatchObject([
      { id: 1000, issueNumber: 42, body: 'Two', user: { login: 'github-actions[bot]', type: 'Bot' } },
    ])
  })
})

describe('pages', () => {
  const pageOfFiles = async (query: string) => {
    const api = await start()
    api.pullRequestFiles.set(57, manyFiles(250))
    const { body, link } = await call(api, `GET ${files}${query}`)
    const names = (body as SimulatedFile[]).map(({ filename }) => filename)
    return { first: names[0], count: names.length, link, url: api.url + files }
  }

  it.each([
    ['30 items without per_page', '', 'docs/0.md', 30],
    ['at most 100 items', '?per_page=500', 'docs/0.md', 100],
    ['the rest on the last page', '?per_page=100&page=3', 'docs/200.md', 50],
    ['nothing after the last page', '?per_page=100&page=4', undefined, 0],
  ])('have %s', async (_, query, first, count) => {
    expect(await pageOfFiles(query)).toMatchObject({ first, count })
  })

  it('link to the next and the last one, with the other parameters as they were', async () => {
    const { link, url } = await pageOfFiles('?per_page=100&page=1&x=y')
    const to = (page: number) => `<${url}?per_page=100&page=${page}&x=y>`
    expect(link).toBe(`${to(2)}; rel="next", ${to(3)}; rel="last"`)
    expect((await pageOfFiles('?per_page=100&page=3')).link).toBeNull()
  })
})

describe('a comparison', () => {
  it('has at most 300 files and the last 250 commits when no page is asked for', async () => {
    const api = await start()
    api.comparisons.set('a...b', { files: manyFiles(301), commits: manyCommits(260) })
    const { body, link } = await call(api, `GET ${compare}`)
    const seen = body as { total_commits: number; files: unknown[]; commits: { sha: string }[] }
    expect([seen.total_commits, seen.files.length, seen.commits.length]).toEqual([260, 300, 250])
    expect(seen.commits.at(-1)?.sha).toBe('259')
    expect(link).toBeNull()
  })

  it('pages its commits, oldest first, and has all files on the first page only', async () => {
    const api = await start()
    api.comparisons.set('a...b', { files: manyFiles(5), commits: manyCommits(3) })
    const first = await call(api, `GET ${compare}?per_page=2&page=1`)
    expect(first.body).toMatchObject({ commits: [{ sha: '0' }, { sha: '1' }], files: { length: 5 } })
    expect(first.link).toContain('rel="next"')
    const second = await call(api, `GET ${compare}?per_page=2&page=2`)
    expect(second.body).toMatchObject({ total_commits: 3, commits: [{ sha: '2' }] })
    expect(second.body).not.toHaveProperty('files')
  })
})
