import { describe, expect, it } from '@jest/globals'

import { describeResult, jobReport, type JobReport } from '../../src/agent-job/job-report.ts'
import { parsePullRequestLink } from '../../src/agent-job/pull-request.ts'
import type { AgentJobResult } from '../../src/agent-job/run-agent-job.ts'
import { Cancelled, DeadlineExceeded } from '../../src/deadline.ts'
import type { Job } from '../../src/service/contract.ts'
import { jobWith } from '../support/job.ts'
import { codeTexts, elementNames, linksIn, render, renderers } from '../support/rendered-markdown.ts'

const job = jobWith('completed')

const linked: Job = {
  ...job,
  prLink: 'https://github.com/acme/docs/pull/128',
  model: 'documentation-writer-1',
  sourceRepository: 'https://github.com/acme/docs',
  sourceRef: 'main',
}

const report = (change: Partial<JobReport> = {}): string =>
  jobReport({
    outcome: 'pr-created',
    message: 'The agent job completed and created a pull request.',
    job: linked,
    jobId: 'job_1',
    pullRequest: parsePullRequestLink((change.job ?? linked).prLink ?? ''),
    stillRuns: false,
    origin: 'created',
    delivery: 'sent',
    mayBeRepeated: false,
    replaced: undefined,
    instruction: { text: 'Document the flag', removed: '' },
    durationMs: 185_000,
    ...change,
  })

const known = {
  jobId: 'job_1',
  origin: 'created',
  delivery: 'sent',
  replaced: undefined,
  job,
  pullRequest: undefined,
} as const
const unknown = {
  ...known,
  jobId: undefined,
  origin: undefined,
  delivery: 'not-sent',
  job: undefined,
} as const
const late = new DeadlineExceeded(1_800_000)
const cancelled = new Cancelled('The run was cancelled (SIGINT).')

describe('the report of an agent job', () => {
  it('says why the job of an earlier request was not continued', () => {
    expect(report({ replaced: { jobId: 'job_0', why: 'archived' } })).toContain(
      '\n\nAgent job `job_0` of an earlier request is archived, so a new job was started.\n\n',
    )
  })

  it('has outcome, pull request, job, model, source, duration and instruction', () => {
    expect(report()).toBe(
      [
        '## Pull request created',
        '',
        'The agent job completed and created a pull request.',
        '',
        '| Agent job | `job_1` |',
        '|---|---|',
        '| Pull request | [`acme/docs#128`](<https://github.com/acme/docs/pull/128>) |',
        '| Status | `completed` |',
        '| Model | `documentation-writer-1` |',
        '| Source | `https://github.com/acme/docs` |',
        '| Branch | `main` |',
        '| Duration | 3 min 5 s |',
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
    const rows = report({ job, instruction: undefined }).split('\n').slice(4)
    expect(rows).toEqual([
      '| Agent job | `job_1` |',
      '|---|---|',
      '| Status | `completed` |',
      '| Duration | 3 min 5 s |',
    ])
  })

  it.each([
    ['continued', '| Origin | continued with a follow-up message |'],
    ['attached', '| Origin | existing job; nothing was sent |'],
  ] as const)('says that the job was %s', (origin, row) => {
    expect(report({ origin })).toContain(`\n${row}\n`)
  })

  it('says that an earlier attempt may have sent the request', () => {
    expect(report({ mayBeRepeated: true })).toContain(
      '\n\nAn earlier attempt of this run may have sent this request already, so an agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard. This attempt sends the request again.\n\n| Agent job |',
    )
  })

  it('says what was removed from the quoted text', () => {
    expect(report({ instruction: { text: 'x', removed: '1 comment (7 characters)' } })).toContain(
      '\n\nRemoved from the quoted text: 1 comment (7 characters).\n\n</details>',
    )
  })

  it('says how to come back to a job that still runs', () => {
    expect(report({ outcome: 'timed-out', stillRuns: true })).toContain(
      'Agent job `job_1` is still running. To wait for it, run this action with `job-id: job_1`.',
    )
  })

  it('keeps a pipe in a link inside its cell', () => {
    const prLink = 'https://github.com/acme/docs/pull/1?a|b'
    expect(report({ job: { ...job, prLink } })).toContain(`](<https://github.com/acme/docs/pull/1?a%7Cb>) |`)
  })

  it.each(renderers)('shows a link that ends in a backslash as a link: $name', (renderer) => {
    const prLink = 'https://github.com/acme/docs/pull/1?a\\'
    expect(linksIn(render(renderer, report({ job: { ...job, prLink } })))).toEqual([
      ['acme/docs#1', 'https://github.com/acme/docs/pull/1?a%5C'],
    ])
  })

  it('shows a link without a number as it is', () => {
    const prLink = 'https://git.example/acme/docs/changes/5'
    expect(report({ job: { ...job, prLink } })).toContain(`| Pull request | <${prLink}> |`)
  })

  it.each(renderers)('shows text of others as code alone: $name', (renderer) => {
    const message = '<img src=x> @octocat ``` [x](http://evil)'
    const status = '`|</td><script>alert(1)</script>\n@octocat\u202e\u001b[31m'
    const instruction = `${'`'.repeat(300)}\n# Title\n\n</code></pre></details> @octocat`
    const shown = report({
      outcome: 'error',
      error: new Error('x'),
      message,
      job: { ...job, status },
      jobId: `\\|${status}`,
      instruction: { text: instruction, removed: '' },
    })
    const cell = '`|</td><script>alert(1)</script> @octocat'
    expect(codeTexts(render(renderer, shown))).toEqual([
      `${message}\n`,
      `\\|${cell}`,
      cell,
      `${instruction}\n`,
    ])
    const harmless = report({ outcome: 'error', error: new Error('x'), job: { ...job, status: 'x' } })
    expect(elementNames(render(renderer, shown))).toEqual(elementNames(render(renderer, harmless)))
  })

  it.each([
    ['emoji', '😀'.repeat(600_000)],
    ['HTML after a fence', `\`\`\`\n${'&'.repeat(1_199_996)}`],
  ])('cuts an instruction that is very long, and says so: %s', (_, instruction) => {
    const shown = report({ instruction: { text: instruction, removed: '' } })
    expect(Buffer.byteLength(shown)).toBeLessThan(400_000)
    expect(shown).toContain('The first 65536 of 1200000 characters.')
  })
})

describe('the outcome in words', () => {
  it.each<[AgentJobResult, RegExp]>([
    [{ ...known, outcome: 'pr-created' }, /^The agent job completed and created a pull request\.$/],
    [{ ...known, outcome: 'failed' }, /^The agent job failed\. /],
    [
      { ...known, outcome: 'timed-out', error: late },
      /^The agent job did not end within 30 minutes \(timeout-minutes\)\.$/,
    ],
    [{ ...known, outcome: 'cancelled', error: cancelled }, /^The run was cancelled \(SIGINT\)\.$/],
    [{ ...unknown, outcome: 'timed-out', error: late }, /timeout-minutes.+ No agent job was started\.$/],
    [{ ...unknown, outcome: 'cancelled', error: cancelled }, /cancelled.+ No agent job was started\.$/],
    [{ ...unknown, outcome: 'timed-out', error: new Error('It may exist.') }, /^It may exist\.$/],
    [{ ...known, outcome: 'error', error: new Error('HTTP 401.') }, /^HTTP 401\.$/],
  ])('is one sentence: %j', (result, words) => {
    expect(describeResult(result)).toMatch(words)
  })

  it('never says that nothing changed', () => {
    expect(describeResult({ ...known, outcome: 'no-pr' })).not.toMatch(/nothing|unchanged|no change/i)
  })
})
