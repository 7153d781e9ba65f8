import { describe, expect, it } from '@jest/globals'

import type { Trigger } from '../../src/github/trigger.ts'
import { environmentOf, type TriggeredBy } from '../support/event-stage.ts'
import { type GivenInputs, inputsOf, problemsOf, service } from '../support/inputs.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const labeled: TriggeredBy = { fixture: 'issues.labeled' }
const envOf = (event: TriggeredBy) => environmentOf(event, folder.path)
const problems = (given: GivenInputs, event = labeled) => problemsOf({ ...service, ...given }, envOf(event))

async function triggerOf(given: GivenInputs, event = labeled): Promise<Trigger> {
  const inputs = await inputsOf({ ...service, ...given }, envOf(event))
  if (inputs.operation !== 'agent-job') throw new Error('These are the inputs of another operation.')
  return inputs.trigger
}

const pushed: Parameters<typeof envOf>[0] = { fixture: 'push' }
const fromIssue = { 'prompt-from': 'issue' }

describe('inputs about the event', () => {
  it('have defaults', async () => {
    expect((await triggerOf({ prompt: 'x' })).inputs).toEqual({
      githubToken: undefined,
      promptFrom: undefined,
      changes: 'files',
      paths: undefined,
      comment: false,
      issueNumber: undefined,
      continues: false,
      label: undefined,
      removeLabel: false,
      allowedPermissions: ['admin', 'maintain', 'write'],
      allowedBots: [],
    })
  })

  it('are read', async () => {
    const given = {
      ...fromIssue,
      'github-token': ' ghs_token ',
      changes: 'Diff',
      comment: 'TRUE',
      continue: 'true',
      label: ' docs ',
      'remove-label': 'true',
      'allowed-permissions': 'read\n triage ,any',
      'allowed-bots': 'renovate[bot],\n dependabot[bot]\nrenovate[bot]',
    }
    expect((await triggerOf(given)).inputs).toEqual({
      githubToken: 'ghs_token',
      promptFrom: 'issue',
      changes: 'diff',
      paths: undefined,
      comment: true,
      issueNumber: undefined,
      continues: true,
      label: 'docs',
      removeLabel: true,
      allowedPermissions: ['read', 'triage', 'any'],
      allowedBots: ['renovate[bot]', 'dependabot[bot]'],
    })
  })

  it.each([
    [
      'prompt-from',
      'wiki',
      /^prompt-from: got "wiki", expected issue, comment, pull-request, push, commits, release or discussion\.$/,
    ],
    ['changes', 'all', /^changes: got "all", expected none, files or diff\.$/],
    ['continue', 'yes', /^continue: got "yes", expected true or false\.$/],
    ['prompt-from', 'pull_request', /^prompt-from: got "pull_request", expected/],
    ['comment', 'yes', /^comment: got "yes", expected true or false\.$/],
    ['remove-label', '1', /^remove-label: got "1", expected true or false\.$/],
    ['allowed-permissions', 'owner', /^allowed-permissions: got "owner", expected admin, maintain, write/],
    ['allowed-permissions', 'write,none', /^allowed-permissions: got "none"/],
    ['allowed-permissions', ',', /^allowed-permissions: got ","/],
    ['allowed-bots', '*', /^allowed-bots: got "\*", expected exact logins .* without wildcards\.$/],
    ['allowed-bots', 'renovate[bot], depend*', /^allowed-bots: got/],
    ['allowed-bots', 'renovate[bot] dependabot[bot]', /^allowed-bots: got/],
  ])('refuse %s: %s', async (name, value, problem) => {
    const prompt = name === 'prompt-from' ? {} : { prompt: 'x' }
    expect(await problems({ ...prompt, [name]: value })).toEqual([expect.stringMatching(problem)])
  })

  it('refuse more than one source', async () => {
    expect(await problems({ 'prompt-from': 'issue,comment' })).toEqual([
      expect.stringMatching(/^prompt-from: got "issue,comment"/),
    ])
  })

  it('refuse remove-label without label', async () => {
    expect(await problems({ prompt: 'x', 'remove-label': 'true' })).toEqual([
      expect.stringMatching(/^remove-label, label: .*set label too\.$/),
    ])
  })

  it('refuse continue without comment', async () => {
    expect(await problems({ prompt: 'x', continue: 'true' })).toEqual([
      'continue, comment: continue needs comment: true, because the comment names the job for the next run.',
    ])
  })

  it('read the patterns of paths', async () => {
    const given = { 'prompt-from': 'push', paths: 'src/**\n!src/test/**\n' }
    const { inputs } = await triggerOf(given, pushed)
    expect(inputs.paths?.patterns).toEqual(['src/**', '!src/test/**'])
  })

  it.each([' ', '[', 'src/**, lib/**'])('refuse the paths %j', async (paths) => {
    expect(await problems({ 'prompt-from': 'push', paths }, pushed)).toEqual([
      expect.stringMatching(/^paths: got ".*", expected (?:at least one|letters,|one) /),
    ])
  })

  it.each(['issue', 'comment', 'discussion', undefined])(
    'refuse paths for a source without changed files: %s',
    async (source) => {
      const given = source === undefined ? { prompt: 'x' } : { 'prompt-from': source }
      expect(await problems({ ...given, paths: 'src/**' })).toContainEqual(
        'paths, prompt-from: paths limits changed files; set prompt-from to pull-request, push, commits or release.',
      )
    },
  )

  it('read issue-number', async () => {
    const { inputs } = await triggerOf({ prompt: 'x', comment: 'true', 'issue-number': '12' })
    expect(inputs.issueNumber).toBe(12)
  })

  it.each(['0', '-1', '1.5', '#12', 'x'])('refuse the issue-number %s', async (number) => {
    expect(await problems({ prompt: 'x', comment: 'true', 'issue-number': number })).toEqual([
      `issue-number: got "${number}", expected a whole number from 1 to 999999999.`,
    ])
  })

  it('refuse issue-number without comment', async () => {
    expect(await problems({ prompt: 'x', 'issue-number': '12' })).toEqual([
      'issue-number, comment: issue-number needs comment: true, because the comments on the issue are the conversation.',
    ])
  })

  it('refuse continue together with job-id', async () => {
    const given = { prompt: 'x', 'job-id': 'job_1', comment: 'true', continue: 'true' }
    expect(await problems(given)).toEqual([
      'continue, job-id: job-id names the job already; set only one of them.',
    ])
  })

  it('are all reported at once', async () => {
    const wrong = { prompt: 'x', comment: 'x', 'remove-label': 'x', 'allowed-permissions': 'x' }
    expect((await problems(wrong)).map((problem) => problem.split(':')[0])).toEqual([
      'remove-label',
      'comment',
      'allowed-permissions',
    ])
  })

  it.each([
    ['prompt-file', { 'prompt-file': 'README.md' }],
    ['job-id', { 'job-id': 'job_1' }],
  ])('refuse prompt-from together with %s', async (name, other) => {
    expect(await problems({ ...fromIssue, ...other })).toContainEqual(
      expect.stringMatching(new RegExp(`^(?:prompt-from, ${name}|${name}, prompt-from): `)),
    )
  })

  it('refuse prompt-from with an export', async () => {
    expect(await problems({ ...fromIssue, range: 'yesterday' })).toEqual([
      expect.stringMatching(/^prompt-from, range: /),
    ])
  })

  it.each(['label', 'allowed-bots', 'prompt-from'])('refuse %s for an export', async (name) => {
    expect(await problems({ operation: 'visitors', [name]: 'issue' })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: only valid for the operation agent-job`)),
    ])
  })

  it.each([' ', '\n'])('refuse a prompt-from of white space: %j', async (value) => {
    expect(await problems({ 'prompt-from': value })).not.toEqual([])
  })

  it('let an attached job have a comment and a label', async () => {
    const { inputs } = await triggerOf({ 'job-id': 'job_1', comment: 'true', label: 'docs' })
    expect(inputs).toMatchObject({ comment: true, label: 'docs' })
  })
})

describe('prompt-from', () => {
  it('needs no text of an event that another label caused', async () => {
    const trigger = await triggerOf({ 'prompt-from': 'comment', label: 'other' })
    expect(trigger.skip?.reason).toBe('label-mismatch')
  })

  it('refuses an event without such a text', async () => {
    expect(await problems({ 'prompt-from': 'comment' })).toEqual([
      'prompt-from: got "comment", expected an event with a text to quote; the event issues has none.',
    ])
  })
})

describe('an event that takes something away', () => {
  const deleted: TriggeredBy = {
    ...labeled,
    change: (payload) => ({ ...payload, action: 'deleted' }),
  }
  const branch: TriggeredBy = {
    fixture: 'push',
    change: (payload) => ({ ...payload, after: '0'.repeat(40), deleted: true, commits: [] }),
  }

  it.each([{ prompt: 'x' }, { 'prompt-from': 'issue' }, { prompt: 'x', 'job-id': 'job_1' }])(
    'is no request for %j',
    async (given) => {
      expect((await triggerOf(given, deleted)).skip).toEqual({
        reason: 'not-a-request',
        message: 'The event issues has the action deleted. Such an event is not a request.',
      })
    },
  )

  it('says of a deleted branch that nothing was pushed', async () => {
    expect((await triggerOf({ 'prompt-from': 'push' }, branch)).skip).toEqual({
      reason: 'not-a-request',
      message: 'The push deleted refs/heads/main and pushed nothing. Such an event is not a request.',
    })
  })

  it('needs no text for prompt-from', async () => {
    expect((await triggerOf({ 'prompt-from': 'comment' }, deleted)).skip?.reason).toBe('not-a-request')
  })

  it('lets a step wait that sends no request', async () => {
    expect((await triggerOf({ 'job-id': 'job_1' }, deleted)).skip).toBeUndefined()
  })
})

describe('a payload that cannot be read', () => {
  const unreadable = (payload: unknown): TriggeredBy => ({
    ...labeled,
    change: () => payload as never,
    actor: 'ann',
  })
  const badIssue = unreadable({ action: 'labeled', label: { name: 'docs' }, issue: { title: 1 } })

  it('fails an input that needs the part, with the reason', async () => {
    expect(await problems(fromIssue, badIssue)).toEqual([
      'prompt-from: got "issue", expected an event with its text; the event payload could not be read: $.issue.title is 1, expected a text.',
    ])
  })

  it('does not fail an input that needs another part', async () => {
    expect((await triggerOf({ prompt: 'x', label: 'docs' }, badIssue)).skip).toBeUndefined()
  })

  it.each<[string, unknown]>([
    ['no object', []],
    ['a label of another type', { action: 'labeled', label: 'docs' }],
    ['an action of another type', { action: 5, label: { name: 'docs' } }],
  ])('fails a run for one label, since it cannot decide: %s', async (_, payload) => {
    expect(await problems({ prompt: 'x', label: 'docs' }, unreadable(payload))).toEqual([
      expect.stringMatching(
        /^label: cannot tell which label was added, because the event payload could not be/,
      ),
    ])
  })

  it('skips a run for one label when the event cannot have added one', async () => {
    const trigger = await triggerOf(
      { prompt: 'x', label: 'docs' },
      unreadable({ action: 'opened', label: 5 }),
    )
    expect(trigger.skip?.reason).toBe('label-mismatch')
  })
})

describe('a step for one label', () => {
  const added = (label: string | undefined): TriggeredBy => ({
    ...labeled,
    change: (payload) => ({ ...payload, label: label === undefined ? undefined : { name: label } }),
  })

  it.each([
    ['docs', 'docs'],
    ['Docs', 'dOCS'],
    ['type: docs / API', 'type: docs / API'],
    ['документация', 'Документация'],
  ])('for %j takes the label %j', async (label, given) => {
    expect((await triggerOf({ prompt: 'x', label }, added(given))).skip).toBeUndefined()
  })

  it.each([
    ['docs', 'doc'],
    ['docs', 'docs-needed'],
    ['docs', 'not docs'],
    ['docs', 'docs\u200B'],
    ['do.s', 'docs'],
    ['docs', ''],
  ])('for %j does not take the label %j', async (label, given) => {
    expect((await triggerOf({ prompt: 'x', label }, added(given))).skip).toEqual({
      reason: 'label-mismatch',
      message: `The event added the label "${given}", and this step runs only for the label "${label}".`,
    })
  })

  it('takes no event without an added label', async () => {
    const { skip } = await triggerOf({ prompt: 'x', label: 'docs' }, added(undefined))
    expect(skip?.message).toMatch(/^The event added no label/)
  })

  it('takes the label of a pull request for a job from a prompt', async () => {
    const pullRequest: TriggeredBy = { fixture: 'pull_request.labeled' }
    expect((await triggerOf({ prompt: 'x', label: 'docs' }, pullRequest)).skip).toBeUndefined()
    expect((await triggerOf({ prompt: 'x', label: 'other' }, pullRequest)).skip?.message).toMatch(
      /^The event added the label "docs"/,
    )
  })

  it('is every step for no label', async () => {
    expect((await triggerOf({ prompt: 'x' })).skip).toBeUndefined()
  })
})

describe('prompt-from: commits', () => {
  const given = { 'prompt-from': 'commits', comment: 'true', 'issue-number': '7' }
  const head = 'a'.repeat(40)
  const on = (name: string, env: Record<string, string> = {}): TriggeredBy => ({
    fixture: 'schedule',
    env: { GITHUB_EVENT_NAME: name, GITHUB_REF: 'refs/heads/release/1', GITHUB_SHA: head, ...env },
  })

  it.each(['schedule', 'workflow_dispatch', 'repository_dispatch', 'push', 'workflow_run'])(
    'takes the branch of the event %s',
    async (name) => {
      const { event } = await triggerOf(given, on(name))
      expect(event.branch).toEqual({ name: 'release/1', head })
    },
  )

  it.each([
    ['another event', on('issues'), 'issues on refs/heads/release/1'],
    ['a tag', on('push', { GITHUB_REF: 'refs/tags/v1' }), 'push on refs/tags/v1'],
    ['no commit', on('push', { GITHUB_SHA: 'x' }), 'push on refs/heads/release/1'],
  ])('refuses %s', async (_, event, got) => {
    expect(await problems(given, event)).toEqual([
      `prompt-from: got "commits", expected one of the events schedule, workflow_dispatch, repository_dispatch, push or workflow_run on a branch; this run has the event ${got}.`,
    ])
  })

  it.each([
    ['comment: true and issue-number', {}],
    ['issue-number', { comment: 'true' }],
  ])('without them needs %s', async (missing, inputs) => {
    expect(await problems({ 'prompt-from': 'commits', ...inputs }, on('schedule'))).toEqual([
      `prompt-from, comment, issue-number: prompt-from: commits needs ${missing}, because the comments on that issue say up to which commit the agent was asked.`,
    ])
  })

  it('takes paths', async () => {
    const { inputs } = await triggerOf({ ...given, paths: 'src/**' }, on('schedule'))
    expect(inputs.paths?.patterns).toEqual(['src/**'])
  })
})
