import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { branchCommit, conversation, scheduled } from '../support/branch-history.ts'
import { annotations } from '../support/dist-log.ts'
import { calls } from '../support/dist-stage.ts'
import { type EventStage, openEventStage, partsOf, sentPrompt } from '../support/event-stage.ts'

const instructions = path.resolve(import.meta.dirname, '../fixtures/instructions')
const updates = process.env['UPDATE_INSTRUCTIONS'] === '1'

// In the place of the random characters, so that the files stay the same.
const shownFence = '3f9c0b7e5a1d48268e94d2c61b07fa35'

const mayNotRead = 'ghs_mayNotReadContents0123'
const withoutPermission = {
  tokens: { [mayNotRead]: { login: 'github-actions[bot]', type: 'Bot', mayReadContents: false } },
} as const

const permissionOf = (login: string) => `GET /repos/acme/docs/collaborators/${login}/permission`
const files = 'GET /repos/acme/docs/pulls/57/files'
const pullRequest = 'GET /repos/acme/docs/pulls/57$'
const compare = (range: string) => `GET /repos/acme/docs/compare/${range}`
const commits = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e...ec26c3e57ca3a959ca5aad62de7213c562f8c821'
const releases = 'GET /repos/acme/docs/releases'
const render = 'POST /markdown'

const mayBeRefused = ['pull_request.closed', 'push', 'release.published']

interface Source {
  fixture: string
  source: string
  changes?: string
  /** Logins that the gate asks for. */
  gated?: string
  /** Number of texts that GitHub renders. */
  renders: number
  /** Requests about changes, with the start of a comparison. */
  reads: string[]
}

const sources: Source[] = [
  { fixture: 'issues.labeled', source: 'issue', renders: 1, gated: 'maintainer', reads: [] },
  { fixture: 'issue_comment.created', source: 'comment', renders: 2, gated: 'maintainer', reads: [] },
  {
    fixture: 'issue_comment.created-on-pull-request',
    source: 'comment',
    renders: 2,
    gated: 'maintainer',
    reads: [pullRequest, compare(commits)],
  },
  {
    fixture: 'pull_request_review.submitted',
    source: 'comment',
    renders: 2,
    gated: 'reviewer',
    reads: [compare(commits)],
  },
  {
    fixture: 'pull_request_review_comment.created-on-lines',
    source: 'comment',
    renders: 2,
    changes: 'diff',
    gated: 'reviewer',
    reads: [compare(commits)],
  },
  { fixture: 'discussion_comment.created', source: 'comment', renders: 2, gated: 'maintainer', reads: [] },
  { fixture: 'pull_request.closed', source: 'pull-request', renders: 1, reads: [files] },
  { fixture: 'push', source: 'push', renders: 0, changes: 'diff', reads: [compare('')] },
  { fixture: 'push.forced', source: 'push', renders: 0, reads: [compare('')] },
  { fixture: 'push.new-branch', source: 'push', renders: 0, reads: [compare('main...')] },
  { fixture: 'release.published', source: 'release', renders: 1, reads: [releases, compare('v')] },
  { fixture: 'release.prereleased', source: 'release', renders: 1, reads: [releases, compare('v')] },
]

/** The one instruction that the service got, with a fixed fence and the line ends of a file. */
function sentInstruction(stage: EventStage): string {
  const prompt = sentPrompt(stage)
  return `${prompt.replaceAll(partsOf(prompt).fence, shownFence).replaceAll('\r\n', '\n')}\n`
}

/** Compares the instruction with the file, or writes the file. */
function expectInstruction(stage: EventStage, name: string): void {
  const sent = sentInstruction(stage)
  const file = path.join(instructions, `${name}.txt`)
  if (updates) {
    mkdirSync(instructions, { recursive: true })
    writeFileSync(file, sent)
  }
  expect(sent).toBe(readFileSync(file, 'utf8'))
}

const inputsOf = ({ source, changes = 'files' }: Source) => ({
  'prompt-from': source,
  changes,
  wait: 'false',
})

describe('the instruction', () => {
  it.concurrent.each(sources)(
    'for $fixture holds what prompt-from: $source promises, with no more requests than needed',
    async (each) => {
      await using stage = await openEventStage()
      const run = await stage.run({ fixture: each.fixture }, inputsOf(each))
      expect(run.outputs).toMatchObject({ outcome: 'started', jobOrigin: 'created' })
      expectInstruction(stage, each.fixture)
      expect(calls(stage.github)).toEqual([
        ...(each.gated === undefined ? [] : [permissionOf(each.gated)]),
        ...each.reads.map((read) => expect.stringMatching(`^${read}`) as unknown),
        ...Array.from({ length: each.renders }, () => render),
      ])
      expect(annotations('warning', run.log)).toEqual([])
    },
  )

  // One for each operation that reads changes.
  it.concurrent.each(sources.filter(({ fixture }) => mayBeRefused.includes(fixture)))(
    'for $fixture has no changes where the token may not read them, and a warning names the permission',
    async (each) => {
      await using stage = await openEventStage({ github: withoutPermission })
      const run = await stage.run(
        { fixture: each.fixture },
        { ...inputsOf(each), 'github-token': mayNotRead },
      )
      expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'started' } })
      expect(sentInstruction(stage)).not.toContain('changed files')
      expect(annotations('warning', run.log)).toEqual([
        expect.stringMatching(
          /^The instruction does not list the changed files\. .+ add "(?:contents|pull-requests): read" to its permissions\.$/u,
        ),
      ])
      const others = calls(stage.github).filter((call) => call !== render)
      expect(others).toHaveLength(each.gated === undefined ? 1 : 2)
    },
  )

  it.concurrent('for a schedule holds what prompt-from: commits promises', async () => {
    const history = [branchCommit('1', 30), branchCommit('2', 3), branchCommit('3', 1)]
    await using stage = await openEventStage({ github: { history } })
    await stage.run(scheduled(stage.github, '1'), { ...conversation, wait: 'false' })
    expectInstruction(stage, 'schedule')
  })

  it.concurrent('with a quoted file holds the reference of the event and the file', async () => {
    await using stage = await openEventStage()
    mkdirSync(stage.stage.workspace, { recursive: true })
    writeFileSync(path.join(stage.stage.workspace, 'openapi-changes.md'), '## Added\n\n- `GET /v2/orders`\n')
    const inputs = {
      prompt: 'Document the changes of the API.',
      'quote-file': 'openapi-changes.md',
      wait: 'false',
    }
    await stage.run({ fixture: 'push' }, inputs)
    expectInstruction(stage, 'quote-file')
    expect(stage.github.requests).toEqual([])
  })
})
