import { describe, expect, it } from '@jest/globals'

import { jobComment } from '../../src/agent-job/job-comment.ts'
import type { RequestState } from '../../src/agent-job/request-state.ts'
import { requestWith } from '../support/job.ts'
import { codeTexts, elementNames, render, renderers } from '../support/rendered-markdown.ts'

const runUrl = 'https://github.com/acme/site/actions/runs/7'
const comment = (change: Partial<RequestState>): string => jobComment({ ...requestWith(), ...change }, runUrl)
const run = `[workflow run](<${runUrl}>)`
const facts = `agent job \`job_1\` · ${run}`
const pullRequest = { url: 'https://github.com/acme/docs/pull/5', repository: 'acme/docs', number: 5 }
const link = '[`acme/docs#5`](<https://github.com/acme/docs/pull/5>)'

describe('the comment on an agent job', () => {
  it.each<[Partial<RequestState>, string]>([
    [{ outcome: undefined }, 'The result will appear here.'],
    [{ outcome: 'started' }, 'The workflow run does not wait for the result.'],
    [{ outcome: 'timed-out' }, 'See the log of the workflow run.'],
    [
      { outcome: 'cancelled', progress: 'requested', jobId: undefined },
      'Before you ask again, look at the agent jobs and pull requests of the project in the dashboard.',
    ],
  ])('says below the headline what to expect, or to do: %j', (state, sentence) => {
    expect(comment(state)).toMatch(new RegExp(`^\\*\\*The [^*]+\\*\\*\n\n${sentence}\n\n`, 'u'))
  })

  it.each<[Partial<RequestState>, string]>([
    [{ outcome: 'pr-created', pullRequest }, `**Pull request ${link} is ready to review**\n\n${facts}`],
    [{ outcome: 'archived', pullRequest }, `**The agent job was archived**\n\n${link} · ${facts}`],
    [
      { outcome: 'failed', pullRequest, pullRequestState: 'closed' },
      `**The agent job failed**\n\n${link} (closed) · ${facts}`,
    ],
    [
      { outcome: undefined, progress: 'requested', jobId: undefined },
      `**The request is being sent to the agent**\n\n${run}`,
    ],
  ])('links pull request, job and run: %j', (state, text) => {
    expect(comment(state)).toBe(text)
  })

  it('says with every result that an earlier attempt may have sent the request', () => {
    const doubt =
      'An earlier attempt of this run may have sent this request already, so an agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard.'
    const earlier = { mayBeSent: true }
    expect(comment({ outcome: 'no-pr', earlier })).toContain(
      `\n\n${doubt} This attempt sends the request again.\n\n${facts}`,
    )
    expect(comment({ outcome: 'error', progress: 'not-sent', earlier })).toContain(`\n\n${doubt}\n\n`)
    expect(comment({ outcome: 'no-pr', progress: 'attached', earlier })).toContain(`\n\n${doubt}\n\n`)
  })

  it('names the job of an earlier attempt if this attempt came to none', () => {
    const earlier = { attemptJobId: 'job_0' }
    expect(comment({ outcome: 'error', progress: 'not-sent', jobId: undefined, earlier })).toMatch(
      /did not get the request.*\n\nagent job `job_0` · /su,
    )
  })

  it('says that a job of an earlier request was continued', () => {
    expect(comment({ progress: 'continued' })).toMatch(/agent job `job_1`, continued · /u)
  })

  it('says why the job of an earlier request was not continued', () => {
    expect(comment({ replaced: { jobId: 'job_0', why: 'merged', pullRequest } })).toContain(
      `\n\nThe pull request ${link} of agent job \`job_0\` was merged, so a new job was started.\n\n`,
    )
  })

  it.each(renderers)('keeps a hostile job id in code: $name', (renderer) => {
    const jobId = `${'`'.repeat(100)} @octocat <b> \\| [a](b) #1`
    const body = render(renderer, comment({ jobId }))
    expect(elementNames(body)).toEqual(['p', 'strong', 'p', 'p', 'code', 'a'])
    expect(codeTexts(body)).toEqual([jobId])
  })
})
