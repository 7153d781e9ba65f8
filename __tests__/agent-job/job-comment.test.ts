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

describe('the comment on an agent job', () => {
  it.each([
    [undefined, 'Agent job started', 'is working on this. The result will appear here.\n\n'],
    ['started', 'Agent job started', 'is working on this. The workflow run does not wait for it.\n\n'],
    ['no-pr', 'No pull request', ''],
    ['timed-out', 'Timed out', 'is still running. The workflow run no longer waits for it.\n\n'],
    ['error', 'Failed', 'See the log of the workflow run.\n\n'],
  ] as const)('tells of the outcome %s', (outcome, title, sentence) => {
    const text = comment({ outcome })
    expect(text.startsWith(`**${title}**\n\n`)).toBe(true)
    expect(text.endsWith(`${sentence}${facts}`)).toBe(true)
  })

  it.each([
    [
      { progress: 'requested' },
      '**Sending the request**\n\nThe request is being sent to the documentation agent.',
    ],
    [
      { progress: 'not-sent', outcome: 'cancelled' },
      '**Run cancelled**\n\nThe documentation agent did not get the request in this attempt. See the log of the workflow run.',
    ],
    [
      { progress: 'requested', outcome: 'cancelled' },
      '**Run cancelled**\n\nThe documentation agent may have got the request, but no answer says so. Before you ask again, look at the agent jobs and pull requests of the project in the dashboard.',
    ],
  ] as const)('without a job says what became of the request: %j', (state, text) => {
    expect(comment({ jobId: undefined, outcome: undefined, ...state })).toBe(`${text}\n\n${run}`)
  })

  it('says with every result that an earlier attempt may have sent the request', () => {
    const doubt =
      'An earlier attempt of this run may have sent this request already, so an agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard.'
    const earlier = { attemptJobId: undefined, mayBeSent: true, threadJobId: undefined }
    expect(comment({ outcome: 'no-pr', earlier })).toBe(
      `**No pull request**\n\n${doubt} This attempt sends the request again.\n\n${facts}`,
    )
    expect(comment({ outcome: 'error', progress: 'not-sent', earlier })).toContain(`\n\n${doubt}\n\n`)
  })

  it('names the job of an earlier attempt if this attempt came to none', () => {
    const earlier = { attemptJobId: 'job_0', mayBeSent: false, threadJobId: undefined }
    expect(comment({ outcome: 'error', progress: 'not-sent', jobId: undefined, earlier })).toMatch(
      /did not get the request in this attempt.*\n\nagent job `job_0` · /u,
    )
  })

  it('says that a job of an earlier request was continued', () => {
    expect(comment({ progress: 'continued' })).toMatch(/agent job `job_1`, continued · /u)
  })

  it('says why the job of an earlier request was not continued', () => {
    expect(comment({ replaced: { jobId: 'job_0', why: 'merged', pullRequest } })).toContain(
      '\n\nThe pull request [`acme/docs#5`](<https://github.com/acme/docs/pull/5>) of agent job `job_0` was merged, so a new job was started.\n\n',
    )
  })

  it('links the pull request', () => {
    expect(comment({ outcome: 'pr-created', pullRequest })).toBe(
      `**Pull request created**: [\`acme/docs#5\`](<https://github.com/acme/docs/pull/5>)\n\n${facts}`,
    )
  })

  it.each(renderers)('keeps a hostile job id in code: $name', (renderer) => {
    const jobId = `${'`'.repeat(100)} @octocat <b> \\| [a](b) #1`
    const body = render(renderer, comment({ jobId }))
    expect(elementNames(body)).toEqual(['p', 'strong', 'p', 'p', 'code', 'a'])
    expect(codeTexts(body)).toEqual([jobId])
  })
})
