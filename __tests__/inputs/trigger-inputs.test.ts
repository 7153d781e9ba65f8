import { describe, expect, it } from '@jest/globals'

import { promptSources, type SourceName, sourceNames } from '../../src/github/sources/prompt-sources.ts'
import type { Trigger } from '../../src/github/trigger-event.ts'
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

const aboutChanges = sourceNames.filter((name) => 'readChanges' in promptSources[name])
// `paths` does not limit the files of a pull request under a comment.
const filtered = aboutChanges.filter((name) => name !== 'comment')

const pushed: TriggeredBy = { fixture: 'push' }
const fromIssue = { 'prompt-from': 'issue' }

describe('the leg of the matrix', () => {
  const legOf = async (matrix: string) => (await triggerOf({ prompt: 'x', matrix })).inputs.leg

  it('is the same in any order of the values', async () => {
    const leg = await legOf('{\n  "os": "linux",\n  "docs": {"b": [2, 1], "a": null}\n}')
    expect(leg).toBe('{"docs":{"a":null,"b":[2,1]},"os":"linux"}')
    expect(await legOf('{"docs":{"a":null,"b":[2,1]},"os":"linux"}')).toBe(leg)
    expect(await legOf('{"docs":{"a":null,"b":[1,2]},"os":"linux"}')).not.toBe(leg)
  })

  it.each(['null', '{}', '', '${{ toJSON(matrix) }}'])('is none without a matrix (%s)', async (matrix) => {
    expect(await legOf(matrix)).toBeUndefined()
  })

  it.each(['guides', '['.repeat(100_000)])('is any other text as it is', async (matrix) => {
    expect(await legOf(matrix)).toBe(matrix)
  })

  it('is no sign of an operation, and belongs to each', async () => {
    await expect(inputsOf({ ...service, range: 'last-week', matrix: '{"a":1}' })).resolves.toBeDefined()
    await expect(inputsOf({ ...service, matrix: '{"a":1}' })).rejects.toThrow(/^Nothing to do/u)
  })
})

describe('inputs about the event', () => {
  it('have defaults', async () => {
    expect((await triggerOf({ prompt: 'x' })).inputs).toMatchObject({
      changes: 'files',
      comment: false,
      continues: false,
      removeLabel: false,
      allowedPermissions: ['admin', 'maintain', 'write'],
      allowedBots: [],
    })
  })

  it('are read', async () => {
    const given = {
      'prompt-from': 'push',
      changes: 'Diff',
      comment: 'Continue',
      'issue-number': '12',
      'remove-label': 'true',
      'allowed-permissions': 'read\n triage ,any',
      'allowed-bots': 'renovate[bot],\n dependabot[bot]\nrenovate[bot]',
    }
    expect((await triggerOf(given, pushed)).inputs).toMatchObject({
      promptFrom: 'push',
      changes: 'diff',
      comment: true,
      issueNumber: 12,
      continues: true,
      removeLabel: true,
      allowedPermissions: ['read', 'triage', 'any'],
      allowedBots: ['renovate[bot]', 'dependabot[bot]'],
    })
  })

  const permissions =
    'admin, maintain, write, triage, read, any, separated by commas or line breaks, without dashes, brackets and quotes.'

  it.each([
    ['prompt-from', 'wiki', 'issue, pull-request, comment, push, commits or release'],
    ['prompt-from', 'issue,comment', 'issue, pull-request'],
    ['comment', 'yes', 'false, true or continue.'],
    ['remove-label', '1', 'true or false.'],
    ['allowed-permissions', 'owner', permissions],
    ['allowed-permissions', '__proto__', permissions],
    ['allowed-permissions', ',', permissions],
    ['issue-number', '0', 'a whole number from 1 to 999999999.'],
    ['issue-number', '#12', 'a whole number from 1 to 999999999.'],
  ])('refuse %s: %s', async (name, value, expected) => {
    expect(await problems({ ...fromIssue, comment: 'true', [name]: value })).toEqual([
      expect.stringContaining(`${name}: got "${value}", expected ${expected}`),
    ])
  })

  it.each<[GivenInputs, string]>([
    [
      { 'job-id': 'job_1', comment: 'continue', 'issue-number': '7' },
      'comment, job-id: comment: continue cannot be combined with job-id; set comment: true.',
    ],
    [
      { 'prompt-from': ' ' },
      'prompt-from: got only white space, expected issue, pull-request, comment, push, commits or release.',
    ],
    [
      { changes: 'diff' },
      'changes, prompt-from: changes needs prompt-from: comment, pull-request, push, commits or release. An input whose expression is empty counts as not set.',
    ],
    [{ 'prompt-from': 'push', changes: 'all' }, 'changes: got "all", expected files or diff.'],
    [
      { 'issue-number': '12' },
      'issue-number, comment: issue-number needs comment: true or continue. An input whose expression is empty counts as not set.',
    ],
  ])('refuse %j', async (given, problem) => {
    expect(await problems({ prompt: 'x', ...given }, pushed)).toEqual([problem])
  })

  it('read the patterns of paths', async () => {
    const given = { 'prompt-from': 'push', paths: 'src/**\n!src/test/**\n' }
    const { inputs } = await triggerOf(given, pushed)
    expect(inputs.paths?.patterns).toEqual(['src/**', '!src/test/**'])
  })

  it.each([
    ['app/renovate', '; instead of app/renovate, write renovate[bot]'],
    ['dependabot[bot],@renovate', '; instead of @renovate, write renovate[bot]', '@renovate'],
    ['- renovate[bot]', ''],
    ['*', ''],
    ['renovate[bot] dependabot[bot]', ''],
    ["'renovate[bot]'", ''],
  ])('refuse the bots %s with the right spelling', async (bots, instead, got = bots) => {
    expect(await problems({ ...fromIssue, 'allowed-bots': bots })).toEqual([
      `allowed-bots: got "${got}", expected exact logins such as renovate[bot], separated by commas or line breaks, without dashes, wildcards and quotes${instead}.`,
    ])
  })

  it.each([' ', '[', "- 'src/**'", 'src/**, lib/**'])('refuse the paths %j', async (paths) => {
    expect(await problems({ 'prompt-from': 'push', paths }, pushed)).toEqual([
      expect.stringMatching(
        /^paths: got (?:".+"|only white space), expected (?:at least one|letters,|one|src\/\*\*,) /,
      ),
    ])
  })

  it.each([
    ['changes', 'diff', aboutChanges],
    ['paths', 'src/**', filtered],
  ])('refuse %s for a source without it, and name the others', async (name, value, others) => {
    const isRefused = async (source: SourceName) => {
      const found = await problems({
        'prompt-from': source,
        comment: 'true',
        'issue-number': '7',
        [name]: value,
      })
      return found.some((problem) => problem.startsWith(`${name}, prompt-from: `))
    }
    for (const source of sourceNames)
      expect([source, await isRefused(source)]).toEqual([source, !others.includes(source)])
    const [problem = ''] = await problems({ prompt: 'x', [name]: value })
    const [, listed = ''] = / needs prompt-from: (.+?)\. /u.exec(problem) ?? []
    expect(listed.split(/, | or /u).sort()).toEqual([...others].sort())
  })
})

describe('an empty api-key', () => {
  const withoutKey = { 'project-id': '', prompt: 'x' }
  const ofDependabot = { ...pushed, env: { GITHUB_ACTOR: 'dependabot[bot]' } }

  it('skips the run if GitHub gives it no secrets, whatever else is missing', async () => {
    await expect(inputsOf(withoutKey, envOf(ofDependabot))).rejects.toMatchObject({
      skip: {
        reason: 'no-secrets',
        message:
          'api-key is empty, because GitHub gives no secrets to a pull request of a fork and to Dependabot.',
      },
    })
  })

  it('is an error otherwise', async () => {
    expect(await problemsOf(withoutKey, envOf(pushed))).toHaveLength(2)
  })

  it('is an error for an export', async () => {
    const given = { range: 'last-week' }
    expect(await problemsOf(given, envOf(ofDependabot))).toHaveLength(2)
  })
})

describe('allowed-permissions: read', () => {
  const remarksIn = async (isPrivate: boolean | undefined, allowed = 'write,read') => {
    const env = envOf({ ...labeled, change: { repository: { private: isPrivate } } })
    const { remarks } = await inputsOf({ ...service, prompt: 'x', 'allowed-permissions': allowed }, env)
    return remarks
  }

  it('is a warning in a public repository', async () => {
    const message =
      'allowed-permissions: everybody has the permission read on this public repository, so anybody can start an agent job.'
    expect(await remarksIn(false)).toEqual([{ severity: 'warning', message }])
  })

  it.each([
    [true, undefined],
    [undefined, undefined],
    [false, 'triage'],
  ])('is none with private: %s and the permissions %s', async (isPrivate, allowed) => {
    expect(await remarksIn(isPrivate, allowed)).toEqual([])
  })
})

describe('prompt-from', () => {
  it.each([
    ['pull-request', 'issues.labeled', 'issues', ' set prompt-from: issue,', 'pull_request'],
    ['push', 'issue_comment.created', 'issue_comment', ' set prompt-from: issue or comment,', 'push'],
    ['issue', 'workflow_dispatch', 'workflow_dispatch', '', 'issues'],
  ])('refuses %s for %s, and says what to do', async (source, fixture, event, others, wanted) => {
    expect(await problems({ 'prompt-from': source }, { fixture })).toEqual([
      `prompt-from: got "${source}", expected a source that the event ${event} (no branch) has; use prompt,${others} or trigger the workflow on ${wanted}.`,
    ])
  })

  it('says that an event without a text has commits', async () => {
    const env = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: 'a'.repeat(40) }
    expect(await problems(fromIssue, { fixture: 'workflow_dispatch', env })).toEqual([
      'prompt-from: got "issue", expected a source that the event workflow_dispatch (refs/heads/main) has; use prompt, set prompt-from: commits, or trigger the workflow on issues.',
    ])
  })
})

describe('a review without text', () => {
  const reviewWith = (body: string | null): TriggeredBy => ({
    fixture: 'pull_request_review.submitted',
    change: { review: { body } },
  })
  const fromComment = { 'prompt-from': 'comment' }

  it.each([null, '', ' \r\n'])('is no request: %j', async (body) => {
    expect((await triggerOf(fromComment, reviewWith(body))).skip).toEqual({
      reason: 'not-a-request',
      message: 'The review has no text. Such an event is not a request.',
    })
  })

  it.each<[string, GivenInputs, string | null]>([
    ['with a prompt', { ...fromComment, prompt: 'x' }, null],
    ['whose pull request is quoted', { 'prompt-from': 'pull-request' }, null],
    ['that has a text after all', fromComment, 'x'],
  ])('is a request %s', async (_, given, body) => {
    expect((await triggerOf(given, reviewWith(body))).skip).toBeUndefined()
  })
})

describe('an event that takes something away', () => {
  const deleted = { ...labeled, change: { action: 'deleted' } }

  it.each<GivenInputs>([{ prompt: 'x' }, { 'prompt-from': 'comment' }, { prompt: 'x', 'job-id': 'job_1' }])(
    'is no request for %j',
    async (given) => {
      expect((await triggerOf(given, deleted)).skip).toEqual({
        reason: 'not-a-request',
        message: 'The event issues has the action deleted. Such an event is not a request.',
      })
    },
  )

  it('lets a step wait that sends no request', async () => {
    expect((await triggerOf({ 'job-id': 'job_1' }, deleted)).skip).toBeUndefined()
  })
})

describe('a comment on an event without a number', () => {
  const pushed: TriggeredBy = { fixture: 'push' }

  it.each([
    ['true', { prompt: 'x' }],
    ['true', { 'job-id': 'job_1', prompt: 'x' }],
    ['continue', { 'prompt-from': 'push' }],
  ])('with an empty issue-number is an error before a request: %s, %j', async (comment, given) => {
    expect(await problems({ ...given, comment, 'issue-number': '' }, pushed)).toEqual([
      'comment, issue-number: the event push is not about an issue or a pull request; set issue-number for the comment, or remove comment. An input whose expression is empty counts as not set.',
    ])
  })

  it.each([
    [{ prompt: 'x', 'issue-number': '7' }, pushed],
    [{ 'job-id': 'job_1' }, pushed],
    [{ prompt: 'x' }, { fixture: 'push', change: { deleted: true } }],
  ])('is allowed with a number, and where no request is sent: %j', async (given, event) => {
    await expect(triggerOf({ ...given, comment: 'true' }, event)).resolves.toBeDefined()
  })
})

describe('a payload that cannot be read', () => {
  const badIssue = { ...labeled, change: { issue: { title: 1 } } }

  it('fails an input that needs the part, with the reason', async () => {
    expect(await problems(fromIssue, badIssue)).toEqual([
      'prompt-from: got "issue", expected an event with its text; the event payload could not be read: $.issue.title is 1, expected string.',
    ])
  })

  it('fails comment, which needs the number of the issue', async () => {
    const noThread = { ...labeled, change: { issue: 5 } }
    expect(await problems({ prompt: 'x', comment: 'true' }, noThread)).toEqual([
      'comment, issue-number: the event issues could not be read: $.issue is 5, expected object; set issue-number for the comment, or remove comment. An input whose expression is empty counts as not set.',
    ])
  })

  it('does not fail comment if issue-number tells the number', async () => {
    const given = { prompt: 'x', comment: 'true', 'issue-number': '7' }
    expect((await triggerOf(given, { ...labeled, change: { issue: 5 } })).skip).toBeUndefined()
  })

  it('does not fail an input that needs another part', async () => {
    expect((await triggerOf({ prompt: 'x' }, badIssue)).skip).toBeUndefined()
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
      expect(event.facts.commits).toEqual({ name: 'release/1', head })
    },
  )

  it.each([
    ['another event', on('issues'), 'issues (refs/heads/release/1)'],
    ['a tag', on('push', { GITHUB_REF: 'refs/tags/v1' }), 'push (refs/tags/v1)'],
    ['no commit', on('push', { GITHUB_SHA: 'x' }), 'push (refs/heads/release/1)'],
  ])('refuses %s', async (_, event, got) => {
    const [problem = ''] = await problems(given, event)
    expect(problem).toContain(`a source that the event ${got} has; use prompt,`)
    expect(problem).toMatch(
      /or trigger the workflow on schedule, workflow_dispatch, repository_dispatch, push or workflow_run, for a branch\.$/u,
    )
  })

  it('without an issue and its comments names both', async () => {
    const isEmpty = 'An input whose expression is empty counts as not set.'
    expect(await problems({ 'prompt-from': 'commits' }, on('schedule'))).toEqual([
      `prompt-from, issue-number: prompt-from: commits needs issue-number. ${isEmpty}`,
      `prompt-from, comment: prompt-from: commits needs comment: true or continue. ${isEmpty}`,
    ])
  })
})
