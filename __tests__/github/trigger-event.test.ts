import { describe, expect, it } from '@jest/globals'

import { eventAbout } from '../../src/github/event-records.ts'
import { sourceNames } from '../../src/github/sources/prompt-sources.ts'
import { readTriggerEvent, type TriggerEvent } from '../../src/github/trigger-event.ts'
import { environmentOf, eventFile, type TriggeredBy } from '../support/event-stage.ts'
import '../support/native-errors.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const read = (event: TriggeredBy): Promise<TriggerEvent> =>
  readTriggerEvent(environmentOf(event, folder.path), undefined)
const readText = (text: string, name = 'issues'): Promise<TriggerEvent> =>
  readTriggerEvent(eventFile(name, text, folder.path), undefined)

const fixtures = [
  ['issues.labeled', { number: 42, texts: ['issue'], addedLabel: 'docs', sender: 'maintainer' }],
  ['issue_comment.created', { number: 42, texts: ['issue', 'comment'], sender: 'maintainer' }],
  [
    'issue_comment.created-on-pull-request',
    { number: 57, texts: ['issue', 'pull-request', 'comment'], sender: 'maintainer' },
  ],
  ['pull_request.labeled', { number: 57, texts: ['pull-request'], addedLabel: 'docs', sender: 'maintainer' }],
  ['pull_request_review.submitted', { number: 57, texts: ['pull-request', 'comment'], sender: 'reviewer' }],
  [
    'pull_request_review_comment.created-on-lines',
    { number: 57, texts: ['pull-request', 'comment'], sender: 'reviewer' },
  ],
  ['push', { texts: ['push'], sender: 'maintainer' }],
  ['workflow_dispatch', { texts: [], sender: 'maintainer' }],
  ['schedule', { texts: [] }],
  ['release.published', { texts: ['release'], sender: 'maintainer' }],
] as const

describe('the event of the payload', () => {
  it.each(fixtures)('%s is read', async (fixture, expected) => {
    const event = await read({ fixture })
    const seen = {
      number: event.number,
      texts: sourceNames.filter((source) => event.facts[source] !== undefined),
      addedLabel: event.addedLabel,
      sender: event.sender?.login,
    }
    expect(seen).toEqual({ number: undefined, addedLabel: undefined, sender: undefined, ...expected })
    expect(event.name).toBe(fixture.split('.')[0])
  })
})

describe('each source', () => {
  // A run has commits of its branch after many events.
  const ofPayload = sourceNames.filter((source) => source !== 'commits')

  it('is in one of these payloads', () => {
    const found = new Set<string>(fixtures.flatMap(([, { texts }]) => texts))
    expect(ofPayload.filter((source) => !found.has(source))).toEqual([])
  })

  it('has an event that is about its text', () => {
    expect(ofPayload.filter((source) => eventAbout(source) === undefined)).toEqual([])
  })
})

describe('an event that takes something away', () => {
  const removalOf = async (name: string, payload: object): Promise<string | undefined> =>
    (await readText(JSON.stringify(payload), name)).removal
  const zeros = '0'.repeat(40)
  const after = 'a'.repeat(40)

  it.each([
    ['issues', { action: 'deleted' }, 'The event issues has the action deleted.'],
    [
      'pull_request_review',
      { action: 'dismissed' },
      'The event pull_request_review has the action dismissed.',
    ],
    ['release', { action: 'unpublished' }, 'The event release has the action unpublished.'],
    ['delete', {}, 'The event delete removed a branch or tag.'],
    ['push', { ref: 'refs/heads/old', deleted: true }, 'The push deleted refs/heads/old and pushed nothing.'],
    ['push', { ref: 'refs/heads/old', after: zeros }, 'The push deleted refs/heads/old and pushed nothing.'],
    ['push', { after: '0'.repeat(64) }, 'The push deleted a branch or tag and pushed nothing.'],
    ['push', { ref: 'a\n::error::b', deleted: true }, 'The push deleted a ::error::b and pushed nothing.'],
  ])('is %s with %j', async (name, payload, sentence) => {
    expect(await removalOf(name, payload)).toBe(sentence)
  })

  it.each([
    ['pull_request', { action: 'closed' }],
    ['issues', { action: 'unlabeled' }],
    ['workflow_dispatch', {}],
    // The sender of a dispatch chooses its action.
    ['repository_dispatch', { action: 'deleted' }],
    ['push', { before: zeros, after }],
    ['push', { deleted: false, after }],
  ])('is not %s with %j', async (name, payload) => {
    expect(await removalOf(name, payload)).toBeUndefined()
  })
})

describe('an event without secrets', () => {
  const fork = { pull_request: { head: { repo: { full_name: 'visitor/docs' } } } }
  const deletedFork = { pull_request: { head: { repo: null } } }

  it.each<[boolean, string, TriggeredBy]>([
    [true, 'a pull request of a fork', { fixture: 'pull_request.labeled', change: fork }],
    [
      true,
      'a pull request of a fork that was deleted',
      { fixture: 'pull_request.labeled', change: deletedFork },
    ],
    [true, 'a review of it', { fixture: 'pull_request_review.submitted', change: fork }],
    [true, 'Dependabot', { fixture: 'push', env: { GITHUB_ACTOR: 'dependabot[bot]' } }],
    [false, 'a pull request of the repository', { fixture: 'pull_request.labeled' }],
    [
      false,
      'pull_request_target',
      {
        fixture: 'pull_request.labeled',
        change: fork,
        env: { GITHUB_EVENT_NAME: 'pull_request_target' },
      },
    ],
    [false, 'a comment', { fixture: 'issue_comment.created-on-pull-request' }],
    [false, 'another bot', { fixture: 'push', env: { GITHUB_ACTOR: 'renovate[bot]' } }],
  ])('is %s for %s', async (expected, _, event) => {
    expect((await read(event)).lacksSecrets).toBe(expected)
  })
})

describe('a label', () => {
  it.each(['unlabeled', undefined])('is none that was just added with the action %s', async (action) => {
    const event = await read({ fixture: 'issues.labeled', change: { action } })
    expect(event.addedLabel).toBeUndefined()
  })
})

describe('a null', () => {
  it('as the body of an issue is an empty text', async () => {
    const event = await read({ fixture: 'issues.labeled', change: { issue: { body: null } } })
    expect(event.facts.issue).toMatchObject({ title: 'Document the new --json flag', body: '' })
  })

  it('in the place of sender, label and issue is their absence', async () => {
    const event = await read({
      fixture: 'issues.labeled',
      change: { sender: null, label: null, issue: null },
      actor: 'ann',
    })
    expect(event).toEqual({
      name: 'issues',
      repository: { full_name: 'acme/docs', private: false, default_branch: 'main' },
      lacksSecrets: false,
      causes: [
        { did: 'caused the event', account: undefined, unreadable: undefined },
        { did: 'started this run', account: { login: 'ann', isBot: false }, unreadable: undefined },
      ],
      facts: {},
      unreadable: {},
    })
  })
})

describe('the details of an event', () => {
  const sha = expect.stringMatching(/^[0-9a-f]{40}$/u) as unknown

  it('of a review tell by the time that the pull request was merged', async () => {
    const at = async (mergedAt: string | null): Promise<unknown> => {
      const change = { pull_request: { state: 'closed', merged_at: mergedAt } }
      return (await read({ fixture: 'pull_request_review.submitted', change })).facts['pull-request']?.state
    }
    expect([await at('2026-10-01T12:00:00Z'), await at(null)]).toEqual(['merged', 'closed'])
  })

  it('of a push are compared with the commit before, or with the default branch if the branch is new', async () => {
    const isNew = { before: '0'.repeat(40) }
    const pushed = async (change: Record<string, string>) =>
      (await read({ fixture: 'push', change })).facts.push
    const before = 'b'.repeat(40)
    expect(await pushed({ before })).toMatchObject({ before, base: before })
    expect(await pushed(isNew)).toMatchObject({ before: undefined, base: 'main', after: sha })
    const tag = await pushed({ ...isNew, ref: 'refs/tags/v2' })
    expect(tag).toMatchObject({ before: undefined, base: undefined })
  })

  it('of a pull request that is not merged have no merge commit', async () => {
    const change = { pull_request: { merged: false } }
    const { facts } = await read({ fixture: 'pull_request.closed', change })
    expect(facts['pull-request']).toMatchObject({ state: 'closed', headCommit: sha, mergeCommit: undefined })
  })

  it('are missing if they fail their check, and the text is kept', async () => {
    const change = {
      repository: { full_name: 'acme/docs\nx', default_branch: 5, private: 'no' },
      pull_request: {
        user: { login: 'a b' },
        state: 'Closed',
        merged: 'true',
        merged_at: 5,
        merge_commit_sha: 'x'.repeat(40),
        head: { sha: `${'a'.repeat(40)}\n` },
        base: null,
        changed_files: -1,
      },
    }
    const { repository, facts } = await read({ fixture: 'pull_request.closed', change })
    expect(repository).toEqual({})
    expect(facts['pull-request']).toEqual({
      kind: 'pull request',
      number: 57,
      title: 'Let export write JSON',
      body: expect.any(String) as unknown,
    })
  })
})

describe('a payload that cannot be read', () => {
  const facts = ['issue', 'comment', 'pull-request', 'release']

  it.each([
    ['is no JSON', '{', "Expected property name or '}' in JSON at position 1 (line 1 column 2)"],
    ['is a list', '[]', 'it has no JSON object'],
    ['is null', 'null', 'it has no JSON object'],
  ])('tells nothing where it %s, and why', async (_, text, why) => {
    const reason = `the file of GITHUB_EVENT_PATH cannot be read (${why})`
    const { unreadable, causes, ...event } = await readText(text)
    expect(event).toEqual({ name: 'issues', repository: {}, lacksSecrets: false, facts: {} })
    expect(causes[0]).toEqual({ did: 'caused the event', account: undefined, unreadable: reason })
    expect(unreadable).toEqual(Object.fromEntries(facts.map((fact) => [fact, reason])))
  })

  it.each([
    ['', 'GITHUB_EVENT_PATH is not set'],
    [
      '/nowhere/event.json',
      "the file of GITHUB_EVENT_PATH cannot be read (ENOENT: no such file or directory, open '/nowhere/event.json')",
    ],
  ])('tells nothing where its path is %j, and why', async (file, reason) => {
    const env = { GITHUB_EVENT_NAME: 'issues', GITHUB_EVENT_PATH: file }
    const { unreadable } = await readTriggerEvent(env, undefined)
    expect(unreadable).toEqual(Object.fromEntries(facts.map((fact) => [fact, reason])))
  })

  it.each<[string, object, string[]]>([
    ['a number as title', { issue: { number: 1, title: 1 } }, ['issue', 'pull-request']],
    ['a text as number', { issue: { number: '1', title: 'A' } }, ['issue', 'pull-request']],
    ['0 as number', { issue: { number: 0, title: 'A' } }, ['issue', 'pull-request']],
    ['a list as comment', { comment: [] }, ['comment']],
    ['a text as release', { release: 'v1' }, ['release']],
  ])('in one part only hides what comes from it: %s', async (_, payload, hidden) => {
    const { unreadable } = await readText(JSON.stringify({ action: 'labeled', ...payload }))
    expect(Object.keys(unreadable).sort()).toEqual([...hidden].sort())
  })

  it('in the commits of a push leaves the rest of the push', async () => {
    const payload = { ref: 'refs/heads/main', commits: [{ id: 'x' }] }
    const { facts } = await readText(JSON.stringify(payload), 'push')
    expect(facts.push).toMatchObject({ ref: 'refs/heads/main', commits: [] })
  })

  it('names the JSON path that is wrong', async () => {
    const { unreadable } = await readText('{"release":{"body":5}}')
    expect(unreadable.release).toBe('$.release.body is 5, expected string')
  })

  it('does not begin with a byte-order mark: that is read', async () => {
    const event = await readText('\uFEFF{"issue":{"number":7,"title":"A"}}')
    expect(event).toMatchObject({ number: 7, facts: { issue: { title: 'A' } } })
    expect(event.unreadable).toEqual({})
  })

  it('does not let a member called __proto__ in', async () => {
    const event = await readText('{"__proto__":{"sender":{"login":"admin"}},"constructor":1}')
    expect(event.sender).toBeUndefined()
  })
})
