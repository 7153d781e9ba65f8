import { describe, expect, it } from '@jest/globals'

import { annotations } from '../support/dist-log.ts'
import { calls } from '../support/dist-stage.ts'
import { openEventStage, readPayload, sentPrompt, sentQuote } from '../support/event-stage.ts'

const issueText =
  'Title: Document the new --json flag\n\nThe `export` command has a `--json` flag since 2.3.\r\n\r\nPlease add it to the CLI reference.'
const pullRequestText = 'Title: Let export write JSON\n\nAdds `--json` to `export`.\r\n\r\nCloses #42.'

interface Row {
  fixture: string
  source: 'issue' | 'comment' | 'pull-request'
  quoted: string
  /** Whose permission is asked for. */
  gated: string[]
  /** Number of issue or pull request; none for an event that is about neither. */
  commentOn?: number
}

const quoting: Row[] = [
  {
    fixture: 'issues.labeled',
    source: 'issue',
    quoted: issueText,
    gated: ['maintainer'],
    commentOn: 42,
  },
  { fixture: 'issues.opened', source: 'issue', quoted: issueText, gated: ['visitor'], commentOn: 42 },
  {
    fixture: 'issue_comment.created',
    source: 'comment',
    quoted: '/docs Add an example of `--json` with `jq`, too.',
    gated: ['maintainer'],
    commentOn: 42,
  },
  {
    fixture: 'issue_comment.created',
    source: 'issue',
    quoted: issueText,
    gated: ['maintainer'],
    commentOn: 42,
  },
  {
    fixture: 'issue_comment.created-on-pull-request',
    source: 'comment',
    quoted: '/docs Describe the flag in the CLI reference.',
    gated: ['maintainer'],
    commentOn: 57,
  },
  {
    fixture: 'pull_request.labeled',
    source: 'pull-request',
    quoted: pullRequestText,
    gated: [],
    commentOn: 57,
  },
  {
    fixture: 'pull_request.closed',
    source: 'pull-request',
    quoted: pullRequestText,
    gated: [],
    commentOn: 57,
  },
  {
    fixture: 'pull_request_target.labeled',
    source: 'pull-request',
    quoted: pullRequestText,
    gated: ['maintainer'],
    commentOn: 57,
  },
  {
    fixture: 'pull_request_review.submitted',
    source: 'comment',
    quoted: 'Good. The guide on exports needs a section on `--json`.',
    gated: ['reviewer'],
    commentOn: 57,
  },
  {
    fixture: 'pull_request_review.submitted',
    source: 'pull-request',
    quoted: pullRequestText,
    gated: ['reviewer'],
    commentOn: 57,
  },
  {
    fixture: 'pull_request_review_comment.created',
    source: 'comment',
    quoted: 'This flag is documented nowhere.',
    gated: ['reviewer'],
    commentOn: 57,
  },
  {
    fixture: 'discussion_comment.created',
    source: 'comment',
    quoted: 'The guide should say so, indeed.',
    gated: ['maintainer'],
  },
]

const withoutText: Omit<Row, 'source' | 'quoted'>[] = [
  { fixture: 'discussion.created', gated: ['visitor'] },
  { fixture: 'workflow_dispatch', gated: [] },
  { fixture: 'schedule', gated: [] },
  { fixture: 'release.published', gated: [] },
]

// The sender of some events is an outsider, who is let in here to see the rest.
const permissions = { visitor: { permission: 'write' } }

async function runOn({ fixture }: Pick<Row, 'fixture'>, inputs: Record<string, string>) {
  const stage = await openEventStage({ github: { permissions } })
  const run = await stage.run({ fixture }, { ...inputs, comment: 'true', wait: 'false' })
  const gated = calls(stage.github).flatMap(
    (call) => /\/collaborators\/([^/]+)\/permission$/u.exec(call)?.slice(1) ?? [],
  )
  const commentOn = stage.github.comments.map(({ issueNumber }) => issueNumber)
  return { stage, run, gated, commentOn, warnings: annotations('warning', run.log) }
}

describe('a run on the payload', () => {
  it.concurrent.each(quoting)('$fixture quotes its $source', async (row) => {
    const seen = await runOn(row, { 'prompt-from': row.source })
    await using stage = seen.stage
    expect(seen.run.outputs['outcome']).toBe('started')
    expect(sentQuote(stage)).toBe(row.quoted)
    expect(seen.gated).toEqual(row.gated)
    expect(seen.commentOn).toEqual(row.commentOn === undefined ? [] : [row.commentOn])
    expect(seen.warnings).toHaveLength(row.commentOn === undefined ? 1 : 0)
  })

  it.concurrent.each(withoutText)(
    '$fixture takes a prompt of the workflow, and warns that there is nothing to comment on',
    async (row) => {
      const seen = await runOn(row, { prompt: 'Update the changelog' })
      await using stage = seen.stage
      expect(seen.run.outputs['outcome']).toBe('started')
      expect(sentPrompt(stage)).toBe('Update the changelog')
      expect(seen.gated).toEqual(row.gated)
      const name = row.fixture.split('.')[0] ?? ''
      expect(seen.warnings).toEqual([
        expect.stringContaining(`the event ${name} is not about an issue or a pull request`),
      ])
      expect(seen.commentOn).toEqual([])
    },
  )
})

const errors = [
  { fixture: 'issues.labeled', source: 'comment' },
  { fixture: 'issue_comment.created', source: 'pull-request' },
  { fixture: 'pull_request.closed', source: 'issue' },
  { fixture: 'schedule', source: 'comment' },
  { fixture: 'release.published', source: 'pull-request' },
]

describe('an event without the text that prompt-from names', () => {
  it.concurrent.each(errors)(
    'is an input error before any request: $fixture, $source',
    async ({ fixture, source }) => {
      await using stage = await openEventStage()
      const run = await stage.run({ fixture }, { 'prompt-from': source, comment: 'true' })
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      const name = fixture.split('.')[0] ?? ''
      expect(annotations('error', run.log)).toEqual([
        expect.stringMatching(new RegExp(`prompt-from: got "${source}".* the event ${name} has none`, 'u')),
      ])
      expect([...calls(stage.github), ...calls(stage.service)]).toEqual([])
    },
  )

  it.concurrent('is an input error where there is no event at all', async () => {
    await using stage = await openEventStage()
    const env = { GITHUB_EVENT_NAME: undefined, GITHUB_EVENT_PATH: undefined }
    const run = await stage.run({ fixture: 'schedule', env })
    expect(run.exitCode).toBe(1)
    expect(annotations('error', run.log)).toEqual([
      expect.stringContaining('could not be read: GITHUB_EVENT_PATH is not set'),
    ])
  })
})

describe('a payload that is not as documented', () => {
  it.concurrent.each([
    { name: 'a label that is text', change: { label: 'docs' }, outcome: 'error' },
    {
      name: 'an issue whose title is a number',
      change: { issue: { number: 42, title: 5 } },
      outcome: 'error',
    },
    { name: 'a sender without login', change: { sender: { type: 'User' } }, outcome: 'skipped' },
  ])('starts no job: $name', async ({ change, outcome }) => {
    await using stage = await openEventStage()
    const run = await stage.run(
      { fixture: 'issues.labeled', change: (payload) => ({ ...payload, ...change }), actor: 'maintainer' },
      { 'prompt-from': 'issue', label: 'docs' },
    )
    expect(run.outputs['outcome']).toBe(outcome)
    expect(run.log).toContain('could not be read: $.')
    expect(stage.service.requests).toEqual([])
  })
})

describe('a fixture', () => {
  it('has the sender that GitHub sends with every event but schedule', () => {
    const names = [...quoting, ...withoutText].map(({ fixture }) => fixture)
    const withoutSender = names.filter((name) => readPayload(name)['sender'] === undefined)
    expect(withoutSender).toEqual(['schedule'])
  })
})
