import { afterAll, describe, expect, it } from '@jest/globals'

import { workflowToken } from '../../simulator/github-api.ts'
import { callGitHub as call, gitHubStarter } from './github-calls.ts'

const { start, closeAll } = gitHubStarter()
afterAll(closeAll)

const repository = '/repos/acme/docs'

describe('the GitHub simulator', () => {
  it('answers 401 to a token that it does not know', async () => {
    const api = await start()
    expect(await call(api, 'GET /user', undefined, 'wrong')).toMatchObject({
      status: 401,
      body: { message: 'Bad credentials' },
    })
  })

  it('tells the permission of somebody, and none of anybody else', async () => {
    const api = await start({ permissions: { 'ann[x]': { permission: 'read', role_name: 'triage' } } })
    const of = async (login: string) =>
      (await call(api, `GET ${repository}/collaborators/${encodeURIComponent(login)}/permission`)).body
    expect(await of('ann[x]')).toMatchObject({ permission: 'read', role_name: 'triage' })
    expect(await of('ben')).toMatchObject({ permission: 'none', role_name: 'none' })
  })

  it('shows the account of a personal token only', async () => {
    const api = await start({
      tokens: { ghp_1: { login: 'ann', type: 'User' }, ghs_1: { login: 'x[bot]', type: 'Bot' } },
    })
    expect(await call(api, 'GET /user', undefined, 'ghp_1')).toMatchObject({ body: { login: 'ann' } })
    expect(await call(api, 'GET /user', undefined, 'ghs_1')).toMatchObject({ status: 403 })
  })

  it.each([
    { who: 'a workflow', token: workflowToken, login: 'github-actions[bot]' },
    { who: 'a person', token: 'ghp_1', login: 'ann' },
    { who: 'an app that may not write', token: 'ghs_1', login: 'x[bot]' },
  ])('tells the account of $who by GraphQL', async ({ token, login }) => {
    const api = await start({
      tokens: {
        [workflowToken]: { login: 'github-actions[bot]', type: 'Bot' },
        ghp_1: { login: 'ann', type: 'User' },
        ghs_1: { login: 'x[bot]', type: 'Bot', mayWrite: false },
      },
    })
    const query = 'query { viewer { login } }'
    expect(await call(api, 'POST /graphql', { query }, token)).toMatchObject({
      status: 200,
      body: { data: { viewer: { login } } },
    })
  })

  it.each([{}, { query: 'query { viewer { login email } }' }, { query: 'mutation { addStar }' }])(
    'answers another GraphQL query with errors and status 200: %j',
    async (body) => {
      const answer = await call(await start(), 'POST /graphql', body)
      expect(answer).toMatchObject({ status: 200, body: { errors: [{ message: expect.any(String) }] } })
      expect(answer.body).not.toHaveProperty('data')
    },
  )

  it('answers 401 to a GraphQL query with a token that it does not know', async () => {
    const query = 'query { viewer { login } }'
    expect(await call(await start(), 'POST /graphql', { query }, 'wrong')).toMatchObject({ status: 401 })
  })

  it('keeps comments, each with the account that wrote it', async () => {
    const api = await start()
    const created = await call(api, `POST ${repository}/issues/42/comments`, { body: 'One' })
    expect(created).toMatchObject({ status: 201, body: { id: 1000, body: 'One' } })
    expect(await call(api, `PATCH ${repository}/issues/comments/1000`, { body: 'Two' })).toMatchObject({
      status: 200,
    })
    expect(api.comments).toEqual([
      { id: 1000, issueNumber: 42, body: 'Two', user: { login: 'github-actions[bot]', type: 'Bot' } },
    ])
  })

  it('answers 404 to an edit of a comment that is not there', async () => {
    const api = await start()
    expect(await call(api, `PATCH ${repository}/issues/comments/9`, { body: 'x' })).toMatchObject({
      status: 404,
    })
  })

  it('lists the comments of one issue in pages', async () => {
    const api = await start()
    for (const issueNumber of [42, 7, 42, 42])
      await call(api, `POST ${repository}/issues/${issueNumber}/comments`, { body: 'x' })
    const first = await call(api, `GET ${repository}/issues/42/comments?per_page=2`)
    expect(first.body).toMatchObject([{ id: 1000 }, { id: 1002 }])
    expect(first.link).toContain('rel="next"')
    const second = await call(api, `GET ${repository}/issues/42/comments?per_page=2&page=2`)
    expect(second.body).toMatchObject([{ id: 1003 }])
    expect(second.link).not.toContain('rel="next"')
  })

  it('removes a label once', async () => {
    const api = await start({ labels: { 42: ['a/b'] } })
    const remove = `DELETE ${repository}/issues/42/labels/a%2Fb`
    expect(await call(api, remove)).toMatchObject({ status: 200 })
    expect(await call(api, remove)).toMatchObject({ status: 404, body: { message: 'Label does not exist' } })
  })

  it('lets a token that may not write read only', async () => {
    const api = await start({
      tokens: { [workflowToken]: { login: 'x[bot]', type: 'Bot', mayWrite: false } },
    })
    expect(await call(api, `GET ${repository}/issues/42/comments`)).toMatchObject({ status: 200 })
    expect(await call(api, `POST ${repository}/issues/42/comments`, { body: 'x' })).toMatchObject({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    })
    expect(api.comments).toEqual([])
  })

  it.each([
    'GET /',
    'GET /repos/acme/docs/contents/README.md',
    'GET /repos/acme/docs/pulls/x/files',
    'GET /repos/acme/docs/issues/x/comments',
    'PUT /user',
    'GET /graphql',
  ])('answers 404 to what the action does not use: %s', async (route) => {
    expect(await call(await start(), route)).toMatchObject({ status: 404 })
  })

  it('records requests and takes faults', async () => {
    const api = await start()
    api.faults.add({ method: 'POST', status: 502, processed: true, body: {} })
    const lost = await call(api, `POST ${repository}/issues/42/comments`, { body: 'x' })
    expect(lost.status).toBe(502)
    expect(api.comments).toHaveLength(1)
    expect(api.requests).toMatchObject([{ method: 'POST', body: { body: 'x' } }])
  })
})
