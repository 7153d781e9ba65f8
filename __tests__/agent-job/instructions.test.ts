import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../simulator/documentation-service.ts'
import { sourceNames } from '../../src/github/sources/prompt-sources.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { branchCommit, conversation, scheduled } from '../support/branch-history.ts'
import { calls } from '../support/dist-stage.ts'
import { partsOf, sentPrompt } from '../support/event-stage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const { start, runOn, github } = operationSteps()
const instructions = path.resolve(import.meta.dirname, '../fixtures/instructions')
const updates = process.env['UPDATE_INSTRUCTIONS'] === '1'

// In the place of the random characters, so that the files stay the same.
const shownFence = '3f9c0b7e5a1d48268e94d2c61b07fa35'

const permissionOf = (login: string) => `GET /repos/acme/docs/collaborators/${login}/permission`
const files = 'GET /repos/acme/docs/pulls/57/files'
const pullRequest = 'GET /repos/acme/docs/pulls/57$'
const compare = (range: string) => `GET /repos/acme/docs/compare/${range}`
const commits = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e...ec26c3e57ca3a959ca5aad62de7213c562f8c821'
const releases = 'GET /repos/acme/docs/releases'
const render = 'POST /markdown'

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
  {
    fixture: 'issue_comment.created-on-pull-request',
    source: 'comment',
    renders: 2,
    gated: 'maintainer',
    reads: [pullRequest, compare(commits)],
  },
  {
    fixture: 'pull_request_review_comment.created-on-lines',
    source: 'comment',
    renders: 2,
    gated: 'reviewer',
    reads: [compare(commits)],
  },
  { fixture: 'pull_request.closed', source: 'pull-request', renders: 1, reads: [files] },
  { fixture: 'push', source: 'push', renders: 0, changes: 'diff', reads: [compare('')] },
  { fixture: 'release.published', source: 'release', renders: 1, reads: [releases, compare('v')] },
]

/** The one instruction that the service got, with a fixed fence and the line ends of a file. */
function sentInstruction(service: DocumentationService): string {
  const prompt = sentPrompt({ service })
  return `${prompt.replaceAll(partsOf(prompt).fence, shownFence).replaceAll('\r\n', '\n')}\n`
}

/** Compares the instruction with the file, or writes the file. */
function expectInstruction(service: DocumentationService, name: string): void {
  const sent = sentInstruction(service)
  const file = path.join(instructions, `${name}.txt`)
  if (updates) {
    mkdirSync(instructions, { recursive: true })
    writeFileSync(file, sent)
  }
  expect(sent).toBe(readFileSync(file, 'utf8'))
}

describe('the instruction', () => {
  it('of each source has an example', () => {
    expect(new Set([...sources.map(({ source }) => source), 'commits'])).toEqual(new Set(sourceNames))
  })

  it.each(sources)(
    'for $fixture holds what prompt-from: $source promises, with no more requests than needed',
    async ({ fixture, source, changes = 'files', gated, reads, renders }) => {
      const service = await start()
      const { log } = await runOn(service, { 'prompt-from': source, changes, wait: 'false' }, { fixture })
      expectInstruction(service, fixture)
      expect(calls(github.api)).toEqual([
        ...(gated === undefined ? [] : [permissionOf(gated)]),
        ...reads.map((read) => expect.stringMatching(`^${read}`) as unknown),
        ...Array.from({ length: renders }, () => render),
        ...(source === 'issue' ? ['GET /repos/acme/docs/issues/42'] : []),
      ])
      expect(log.entries.filter((entry) => entry.startsWith('warning'))).toEqual([])
    },
  )

  it('for a schedule holds what prompt-from: commits promises', async () => {
    github.api.history.push(branchCommit('1', 30), branchCommit('2', 3), branchCommit('3', 1))
    const service = await start()
    await runOn(service, { ...conversation, wait: 'false' }, scheduled(github.api, '1'))
    expectInstruction(service, 'schedule')
  })

  it('outside of a workflow run names none', async () => {
    const service = await start()
    const event = { fixture: 'push', env: { GITHUB_RUN_ID: '' } }
    await runOn(service, { 'prompt-from': 'push', wait: 'false' }, event)
    const sent = sentPrompt({ service })
    expect(sent).toContain('https://github.com/acme/docs')
    expect(sent).not.toContain('/actions/runs/')
  })

  it('with a quoted file holds the reference of the event and the file', async () => {
    writeFileSync(folder.inside('openapi-changes.md'), '## Added\n\n- `GET /v2/orders`\n')
    const service = await start()
    const inputs = { prompt: 'Document the changes of the API.', 'quote-file': 'openapi-changes.md' }
    const event = { fixture: 'push', env: { GITHUB_WORKSPACE: folder.path } }
    await runOn(service, { ...inputs, wait: 'false' }, event)
    expectInstruction(service, 'quote-file')
    expect(github.api.requests).toEqual([])
  })
})
