import { describe, expect, it } from '@jest/globals'

import type { SimulatedComment } from '../../simulator/github-api.ts'
import { agentJobSteps } from '../support/agent-job-steps.ts'
import { posts } from '../support/dist-stage.ts'

// GitHub allows no more: https://docs.github.com/rest/issues/comments
const mostComments = 2500

const { start, runOn, github } = agentJobSteps()

describe('an issue with 2,500 comments', () => {
  const others = Array.from({ length: mostComments - 1 }, (_, index): SimulatedComment => {
    const user = { login: 'visitor', type: 'User' } as const
    const created_at = '2026-01-14T12:00:00Z'
    return { id: 100_000 + index, issueNumber: 42, body: `Comment ${index}`, user, created_at }
  })

  it('has that of the run found on its oldest and on its newest page', async () => {
    const service = await start()
    const { comments, requests } = github.api
    const attempt = async (number: number) => {
      const event = { fixture: 'issues.labeled', env: { GITHUB_RUN_ATTEMPT: String(number) } }
      requests.splice(0)
      const { outputs } = await runOn(service, { 'prompt-from': 'issue', comment: 'true' }, event)
      const reads = requests.filter(({ method, path }) => method === 'GET' && path.endsWith('/comments'))
      return { outputs, pages: reads.map(({ query }) => Number(query['page'] ?? 1)) }
    }
    const { jobId } = (await attempt(1)).outputs
    const attached = { jobOrigin: 'attached', jobId }
    comments.push(...others)
    const newestFirst = Array.from({ length: 24 }, (_, index) => 25 - index)
    expect(await attempt(2)).toMatchObject({ outputs: attached, pages: [1, ...newestFirst] })
    comments.push(...comments.splice(0, 1))
    expect(await attempt(3)).toMatchObject({ outputs: attached, pages: [1, 25] })
    expect(posts(service)).toHaveLength(1)
    expect(comments).toHaveLength(mostComments)
  })
})
