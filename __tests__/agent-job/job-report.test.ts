import { describe, expect, it } from '@jest/globals'

import { describeEnd, headlineOfJob, jobComment, jobReport } from '../../src/agent-job/job-report.ts'
import type { EndedRequest, RequestState } from '../../src/agent-job/request-state.ts'
import { Cancelled, DeadlineExceeded } from '../../src/shared/errors.ts'
import { parsePullRequestLink } from '../../src/shared/pull-request-link.ts'
import type { Job } from '../../src/service/decoding.ts'
import { requested, sentTo } from '../support/comment-marks.ts'
import { jobWith, requestWith } from '../support/job.ts'
import { codeTexts, elementNames, linksIn, render, renderers } from '../support/rendered-markdown.ts'

const job = jobWith('completed')

const linked: Job = {
  ...job,
  prLink: 'https://github.com/acme/docs/pull/128',
  model: 'documentation-writer-1',
  source: { repository: 'https://github.com/acme/docs', ref: 'main' },
}

const report = (change: Partial<EndedRequest> = {}): string =>
  jobReport(
    requestWith({
      outcome: 'pr-created',
      job: linked,
      pullRequest: parsePullRequestLink((change.job ?? linked).prLink ?? ''),
      instruction: { text: 'Document the flag', removed: '' },
      ...change,
    }),
    185_000,
  )

const late = new DeadlineExceeded(1_800_000)
const cancelled = new Cancelled('The run was cancelled (SIGINT).')

describe('the report of an agent job', () => {
  it('begins with what came of it, and folds the details and the instruction', () => {
    expect(report()).toBe(
      [
        '## Pull request [`acme/docs#128`](<https://github.com/acme/docs/pull/128>) is ready to review',
        '',
        '<details><summary>Details</summary>',
        '',
        '- Agent job: `job_1`',
        '- Status: `completed`',
        '- Model: `documentation-writer-1`',
        '- Source: `https://github.com/acme/docs`',
        '- Branch: `main`',
        '- Duration: 3 min 5 s',
        '',
        '</details>',
        '',
        '<details><summary>Instruction</summary>',
        '',
        '```text',
        'Document the flag',
        '```',
        '',
        '</details>',
      ].join('\n'),
    )
  })

  it('leaves out what the service does not tell', () => {
    expect(report({ job, instruction: undefined }).split('\n').slice(2)).toEqual([
      '<details><summary>Details</summary>',
      '',
      '- Agent job: `job_1`',
      '- Status: `completed`',
      '- Duration: 3 min 5 s',
      '',
      '</details>',
    ])
  })

  it.each([
    ['continued', '- Origin: `continued`'],
    ['attached', '- Origin: `attached`'],
  ] as const)('says that the job was %s', (progress, line) => {
    expect(report({ progress })).toContain(`\n${line}\n`)
  })

  it('links the pull request of a job that was archived', () => {
    expect(report({ outcome: 'archived' })).toContain(
      '\n\nPull request: [`acme/docs#128`](<https://github.com/acme/docs/pull/128>)\n\n',
    )
  })

  it('says what comes of earlier requests', () => {
    expect(report({ replaced: { jobId: 'job_0', why: 'archived' } })).toContain(
      '\n\nAgent job `job_0` of an earlier request is archived, so a new job was started.\n\n',
    )
  })

  it('says what was removed from the quoted text', () => {
    expect(
      report({ instruction: { text: 'x', removed: 'Hidden text was removed from the quote.' } }),
    ).toContain('\n\nHidden text was removed from the quote.\n\n</details>')
  })

  it('says how to come back to a job that still runs', () => {
    expect(report({ outcome: 'timed-out', error: late })).toContain(
      'Agent job `job_1` is still working. To wait for it, run this action with `job-id: job_1`.',
    )
  })

  it.each(renderers)('shows a link that ends in a backslash as a link: $name', (renderer) => {
    const prLink = 'https://github.com/acme/docs/pull/1?a\\'
    expect(linksIn(render(renderer, report({ job: { ...job, prLink } })))).toEqual([
      ['acme/docs#1', 'https://github.com/acme/docs/pull/1?a%5C'],
    ])
  })

  it.each(renderers)('shows text of others as code alone: $name', (renderer) => {
    const message = '<img src=x> @octocat ``` [x](http://evil)'
    const status = '`|</td><script>alert(1)</script>\n@octocat\u202e\u001b[31m'
    const instruction = `${'`'.repeat(300)}\n# Title\n\n</code></pre></details> @octocat`
    const shown = report({
      outcome: 'error',
      error: new Error(message),
      job: { ...job, status },
      jobId: `\\|${status}`,
      instruction: { text: instruction, removed: '' },
    })
    const cell = '`|</td><script>alert(1)</script> @octocat'
    expect(codeTexts(render(renderer, shown))).toEqual([
      `${message}\n`,
      `\\|${cell}`,
      `job-id: \\|${cell}`,
      `\\|${cell}`,
      cell,
      `${instruction}\n`,
    ])
    const harmless = report({ outcome: 'error', error: new Error('x'), job: { ...job, status: 'x' } })
    expect(elementNames(render(renderer, shown))).toEqual(elementNames(render(renderer, harmless)))
  })

  it.each([
    ['emoji', `x${'😀'.repeat(1_199_999)}`],
    ['HTML after a fence', `\`\`\`\n${'&'.repeat(1_199_996)}`],
  ])('cuts an instruction that is very long, and says so: %s', (_, instruction) => {
    const shown = report({ instruction: { text: instruction, removed: '' } })
    expect(Buffer.byteLength(shown)).toBeLessThan(400_000)
    expect(shown).toContain('The first 65536 of 1200000 characters.')
    expect(shown).not.toContain('\uFFFD')
  })
})

describe('the end in the log', () => {
  const none = { jobId: undefined, progress: 'not-sent' } as const

  it.each<[Partial<EndedRequest>, RegExp]>([
    [{ outcome: 'failed' }, /^The agent job failed\.$/],
    [{ outcome: 'timed-out', error: late }, /^The step did not end within 30 minutes \(timeout-minutes\)\.$/],
    [{ outcome: 'cancelled', error: cancelled }, /^The run was cancelled \(SIGINT\)\.$/],
    [{ outcome: 'timed-out', error: late, progress: 'not-sent' }, / The request was not sent\.$/],
    [{ outcome: 'timed-out', error: late, ...none }, /timeout-minutes.+ The request was not sent\.$/],
    [{ outcome: 'cancelled', error: cancelled, ...none }, /cancelled.+ The request was not sent\.$/],
    [{ outcome: 'timed-out', error: new Error('It may exist.'), ...none }, /^It may exist\.$/],
    [{ outcome: 'error', error: new Error('HTTP 401.') }, /^HTTP 401\.$/],
  ])('is one sentence: %j', (change, words) => {
    expect(describeEnd(requestWith(change))).toMatch(words)
  })
})

describe('the headline', () => {
  const [active, completed] = [jobWith('active'), jobWith('completed')]
  const pullRequest = parsePullRequestLink('https://github.com/acme/docs/pull/128')

  it.each<[string, Partial<RequestState>]>([
    ['The request is being sent to the agent', { outcome: undefined, progress: 'requested' }],
    ['The agent is working on the request', { outcome: undefined }],
    ['The agent is working on the request', { outcome: 'started' }],
    ['The run does not wait for the agent job', { outcome: 'started', progress: 'attached' }],
    ['Pull request acme/docs#128 is ready to review', { outcome: 'pr-created', pullRequest }],
    [
      'Pull request acme/docs#128 was updated',
      { outcome: 'pr-created', pullRequest, continuesPullRequest: true },
    ],
    [
      'The pull request is ready to review',
      { outcome: 'pr-created', pullRequest: parsePullRequestLink('https://git.example/Do-harm') },
    ],
    [
      'Pull request acme/docs#128 was merged',
      { outcome: 'pr-created', pullRequest, pullRequestState: 'merged' },
    ],
    [
      'The pull request was closed',
      {
        outcome: 'pr-created',
        pullRequest: parsePullRequestLink('https://git.example/x'),
        pullRequestState: 'closed',
      },
    ],
    ['The agent ended its work without a pull request', { outcome: 'no-pr' }],
    ['The agent job was archived', { outcome: 'archived' }],
    ['The agent job failed', { outcome: 'failed' }],
    [
      'The run timed out, and the agent did not get the request',
      { outcome: 'timed-out', progress: 'not-sent' },
    ],
    [
      'The run was cancelled, and the agent may have got the request',
      { outcome: 'cancelled', progress: 'requested' },
    ],
    ['The run timed out, and the agent is still working', { outcome: 'timed-out', job: active }],
    [
      'The run was cancelled, and the agent is still working',
      { outcome: 'cancelled', progress: 'continued', job: completed },
    ],
    ['The run failed, and the agent is still working', { outcome: 'error', job: active }],
    ['The run failed, and the agent is still working', { outcome: 'error' }],
    ['The run failed after the agent job had ended', { outcome: 'error', job: completed }],
    ['The run failed, and the state of the agent job is unknown', { outcome: 'error', progress: 'attached' }],
  ])('is "%s"', (headline, change) => {
    expect(headlineOfJob({ ...requestWith(), ...change })).toBe(headline)
  })

  it.each([
    ['https://github.com/evil.example/x/pull/1', 'evil…example/x#1'],
    ['https://git.example/docs.io/www.a/pull-requests/2', 'docs…io/www…a#2'],
    ['https://github.com/acme/docs_v1.2/pull/3', 'acme/docs_v1.2#3'],
  ])('has no name that a chat program makes a link of: %s', (url, name) => {
    const pullRequest = parsePullRequestLink(url)
    expect(headlineOfJob({ ...requestWith(), outcome: 'pr-created', pullRequest })).toContain(` ${name} `)
  })
})

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
    const earlier = { ofRun: requested, others: [] }
    expect(comment({ outcome: 'no-pr', earlier })).toContain(
      `\n\n${doubt} This attempt sends the request again.\n\n${facts}`,
    )
    expect(comment({ outcome: 'error', progress: 'not-sent', earlier })).toContain(`\n\n${doubt}\n\n`)
    expect(comment({ outcome: 'no-pr', progress: 'attached', earlier })).toContain(`\n\n${doubt}\n\n`)
  })

  it('names the job of an earlier attempt if this attempt came to none', () => {
    const earlier = { ofRun: sentTo('job_0'), others: [] }
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
