import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { GitHubError } from '../../src/github/github-call.ts'
import type { GitHubClient } from '../../src/github/github-client.ts'
import { kindOfThread } from '../../src/github/trigger-event.ts'
import { issueEvent, pullRequestOf } from '../support/trigger-event.ts'
import { failureOf } from '../support/failure-of.ts'
import { gitHubOfFile } from '../support/event-github.ts'

const github = gitHubOfFile()
const root = path.resolve(import.meta.dirname, '../..')

interface WorkflowSchema {
  definitions: { 'permissions-mapping': { mapping: { properties: Record<string, { type: string }> } } }
}

const schemaFile = path.join(root, 'node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json')
const { definitions } = JSON.parse(readFileSync(schemaFile, 'utf8')) as WorkflowSchema
const levels = definitions['permissions-mapping'].mapping.properties

/** The permissions that a text names which no workflow can have. */
function impossibleIn(text: string): string[] {
  const named = [...text.matchAll(/(?:["'`]|permission )(([a-z-]+): (read|write))\b/gu)]
  return named.flatMap(([, permission = '', name = '', level = '']) => {
    const allowed = levels[name]?.type ?? ''
    return allowed === 'permission-level-any' || allowed.includes(`-${level}-`) ? [] : [permission]
  })
}

type Work = (client: GitHubClient) => Promise<unknown>
const toWrite = 'add "issues: write" to its permissions, or "pull-requests: write" for a pull request.'
const operations: readonly [string, Work, string][] = [
  ['permissionOf', (client) => client.permissionOf('ann'), 'github-token does not reach acme/docs.'],
  ['ownLogin', (client) => client.ownLogin(), 'github-token does not reach acme/docs.'],
  ['comments', (client) => client.comments(42).next(), toWrite],
  ['createComment', (client) => client.createComment(42, 'x'), toWrite],
  ['readIssue', (client) => client.readIssue(42, 'read'), toWrite.replaceAll('write', 'read')],
  ['readIssue for a comment', (client) => client.readIssue(42, 'write'), toWrite],
  ['readPullRequest', (client) => client.readPullRequest(7), 'add "pull-requests: read" to its permissions.'],
  ['compareCommits', (client) => client.compareCommits('a', 'b'), 'add "contents: read" to its permissions.'],
  [
    'readPullRequest of another repository',
    (client) => client.readPullRequest(7, 'acme/other'),
    'github-token does not reach acme/other. Set it to a token that can read it.',
  ],
  [
    'pullRequestFiles of another repository',
    (client) => client.pullRequestFiles(7, 'acme/other'),
    'github-token does not reach acme/other. Set it to a token that can read it.',
  ],
]

describe('the remedy for a refusal', () => {
  it.each(operations)('of %s can be pasted, and helps', async (_, work, remedy) => {
    github.api.faults.add({ status: 403, body: { message: 'No' }, times: Infinity })
    const { message } = await failureOf(work(github.client()), GitHubError)
    expect(message).toContain(remedy)
    expect(impossibleIn(message)).toEqual([])
  })

  it.each([
    [
      'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
      'Add the address of this runner to the IP allow list of the organization, or use a runner that is on it.',
    ],
    [
      'Resource protected by organization SAML enforcement. You must grant your token access to this organization.',
      'Authorize github-token for the single sign-on of the organization, in the settings of its owner.',
    ],
  ])('of a rule of the organization is no permission: %s', async (words, remedy) => {
    github.api.faults.add({ status: 403, body: { message: words }, times: Infinity })
    for (const [, work] of operations) {
      const { message, permission } = await failureOf(work(github.client()), GitHubError)
      expect(message.endsWith(`. ${remedy}`)).toBe(true)
      expect(message).not.toMatch(/permission:|Remove the input|does not reach/u)
      expect(permission).toBeUndefined()
    }
  })

  it.each([
    ['issue', '"issues: write" to its permissions.'],
    ['pull request', '"pull-requests: write" to its permissions.'],
  ] as const)('of a comment is that of the event (%s)', async (thread, permission) => {
    github.api.faults.add({ status: 403, body: { message: 'No' }, times: Infinity })
    const client = github.clientFor(thread)
    const { message } = await failureOf(client.createComment(42, 'x'), GitHubError)
    expect(message).toContain(`The job may lack a permission: add ${permission}`)
  })

  it('of a comment is of a pull request if the payload has one, and of either with issue-number', () => {
    const inputs = { issueNumber: undefined }
    expect(kindOfThread(inputs, issueEvent)).toBe('issue')
    const event = { facts: { 'pull-request': pullRequestOf() } }
    expect(kindOfThread(inputs, event)).toBe('pull request')
    expect(kindOfThread({ issueNumber: 7 }, event)).toBeUndefined()
  })

  it('of a token that GitHub does not know is another token', async () => {
    github.api.faults.add({ status: 401, body: { message: 'Bad credentials' } })
    const { message } = await failureOf(github.client().readIssue(42, 'read'), GitHubError)
    expect(message).toMatch(/Bad credentials\. github-token is wrong or expired\.$/u)
  })
})

describe('a permission that a message names', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })

  it('is one that a workflow can have', () => {
    const sources = files.filter((file) => file.endsWith('.ts'))
    const texts = sources.map((file) => readFileSync(path.join(root, 'src', file), 'utf8'))
    expect(texts.join().match(/permission contents: read|'contents: read'/gu)).not.toBeNull()
    expect(texts.flatMap(impossibleIn)).toEqual([])
    expect(impossibleIn("add 'metadata: read', or the permission models: write")).toEqual([
      'metadata: read',
      'models: write',
    ])
  })
})
