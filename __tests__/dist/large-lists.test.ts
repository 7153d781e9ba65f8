import { describe, expect, it } from '@jest/globals'

import type { SimulatedComment } from '../../simulator/github-api.ts'
import { posts } from '../support/dist-stage.ts'
import { type EventStage, openEventStage, sentPrompt } from '../support/event-stage.ts'

// GitHub allows no more: https://docs.github.com/rest/issues/comments
const mostComments = 2500
// https://docs.github.com/rest/pulls/pulls#list-pull-requests-files
const mostFiles = 3000

describe('an issue with 2,500 comments', () => {
  const labeled = (attempt: number) => ({
    fixture: 'issues.labeled',
    env: { GITHUB_RUN_ATTEMPT: String(attempt) },
  })
  const onIssue = { 'prompt-from': 'issue', comment: 'true', wait: 'false' }
  const others = Array.from({ length: mostComments - 1 }, (_, index): SimulatedComment => {
    const user = { login: 'visitor', type: 'User' } as const
    return { id: 100_000 + index, issueNumber: 42, body: `Comment ${index}`, user }
  })
  /** The pages that were read, in order. */
  const pagesRead = ({ github }: EventStage) =>
    github.requests
      .filter(({ method, path }) => method === 'GET' && path.endsWith('/comments'))
      .map(({ query }) => Number(query['page'] ?? 1))

  it.concurrent('has that of the run found on its oldest and on its newest page', async () => {
    await using stage = await openEventStage()
    const { jobId } = (await stage.run(labeled(1), onIssue)).outputs
    const { comments } = stage.github
    comments.push(...others)
    const fromOldest = await stage.run(labeled(2), onIssue)
    const newestFirst = Array.from({ length: 24 }, (_, index) => 25 - index)
    expect(pagesRead(stage)).toEqual([1, ...newestFirst])

    comments.push(...comments.splice(0, 1))
    stage.github.requests.splice(0)
    const fromNewest = await stage.run(labeled(3), onIssue)
    expect(pagesRead(stage)).toEqual([1, 25])

    for (const { outputs } of [fromOldest, fromNewest]) {
      expect(outputs).toMatchObject({ jobOrigin: 'attached', jobId })
    }
    expect(posts(stage.service)).toHaveLength(1)
    expect(comments).toHaveLength(mostComments)
  })
})

describe('a pull request with 3,000 changed files', () => {
  const files = Array.from({ length: mostFiles }, (_, index) => ({
    filename: index < mostFiles - 1 ? `src/file-${index}.ts` : 'docs/last.md',
    status: 'modified' as const,
    patch: '@@ -1 +1 @@\n-a\n+b',
  }))

  it.concurrent('has each of them compared with paths, also the last', async () => {
    await using stage = await openEventStage()
    stage.github.pullRequestFiles.set(57, files)
    const event = { fixture: 'pull_request.closed' }
    const inputs = { 'prompt-from': 'pull-request', paths: 'docs/**', wait: 'false' }
    expect((await stage.run(event, inputs)).outputs['outcome']).toBe('started')
    expect(stage.github.requests.filter(({ path }) => path.endsWith('/files'))).toHaveLength(30)
    const prompt = sentPrompt(stage)
    expect(prompt).toContain('docs/last.md')
    expect(prompt).not.toContain('src/file-')
  })
})
