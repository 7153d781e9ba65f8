import { describe, expect, it } from '@jest/globals'

import { jobComment, type JobComment } from '../../src/agent-job/job-comment.ts'
import { codeTexts, elementNames, render, renderers } from '../support/rendered-markdown.ts'

const runUrl = 'https://github.com/acme/site/actions/runs/7'
const comment = (change: Partial<JobComment> = {}): string =>
  jobComment({
    outcome: 'started',
    jobId: 'job_1',
    origin: 'created',
    delivery: 'sent',
    mayBeRepeated: false,
    replaced: undefined,
    pullRequest: undefined,
    runUrl,
    ...change,
  })
const facts = `agent job \`job_1\` · [workflow run](<${runUrl}>)`

describe('the comment on an agent job', () => {
  it.each([
    ['waiting', 'Agent job started', 'is working on this. The result will appear here.\n\n'],
    ['started', 'Agent job started', 'is working on this. The workflow run does not wait for it.\n\n'],
    ['no-pr', 'No pull request', ''],
    ['timed-out', 'Timed out', 'is still running. The workflow run no longer waits for it.\n\n'],
    ['error', 'Failed', 'See the log of the workflow run.\n\n'],
  ] as const)('tells of the outcome %s', (outcome, title, sentence) => {
    const text = comment({ outcome })
    expect(text.startsWith(`**${title}**\n\n`)).toBe(true)
    expect(text.endsWith(`${sentence}${facts}`)).toBe(true)
  })

  it('says before the request is sent that it is being sent', () => {
    expect(comment({ outcome: 'requested', jobId: undefined, origin: undefined, delivery: 'unknown' })).toBe(
      `**Sending the request**\n\nThe request is being sent to the documentation agent.\n\n[workflow run](<${runUrl}>)`,
    )
  })

  it.each([
    [
      'not-sent',
      'The documentation agent did not get the request in this attempt. See the log of the workflow run.',
    ],
    [
      'unknown',
      'The documentation agent may have got the request, but no answer says so. Before you ask again, look at the agent jobs and pull requests of the project in the dashboard.',
    ],
  ] as const)('without a job says what became of a request that is %s', (delivery, sentence) => {
    const withoutJob = { jobId: undefined, origin: undefined, delivery }
    expect(comment({ outcome: 'cancelled', ...withoutJob })).toBe(
      `**Run cancelled**\n\n${sentence}\n\n[workflow run](<${runUrl}>)`,
    )
  })

  it('says with every result that an earlier attempt may have sent the request', () => {
    const doubt =
      'An earlier attempt of this run may have sent this request already, so an agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard.'
    const again = `${doubt} This attempt sends the request again.`
    expect(comment({ outcome: 'no-pr', mayBeRepeated: true })).toBe(
      `**No pull request**\n\n${again}\n\n${facts}`,
    )
    expect(
      comment({ outcome: 'error', origin: undefined, delivery: 'not-sent', mayBeRepeated: true }),
    ).toContain(`\n\n${doubt}\n\n`)
  })

  it('says that a job of an earlier request was continued', () => {
    expect(comment({ origin: 'continued' })).toMatch(/agent job `job_1`, continued · /u)
  })

  it('says why the job of an earlier request was not continued', () => {
    const pullRequest = { url: 'https://github.com/acme/docs/pull/5', repository: 'acme/docs', number: 5 }
    const replaced = { jobId: 'job_0', why: 'merged', pullRequest } as const
    expect(comment({ replaced })).toContain(
      '\n\nThe pull request [`acme/docs#5`](<https://github.com/acme/docs/pull/5>) of agent job `job_0` was merged, so a new job was started.\n\n',
    )
  })

  it('links the pull request', () => {
    const pullRequest = { url: 'https://github.com/acme/docs/pull/5', repository: 'acme/docs', number: 5 }
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
