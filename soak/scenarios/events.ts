import type { BranchCommit } from '../../simulator/github-api.ts'
import { hiddenWord, hostileText, strangersWord } from '../hostile-text.ts'
import type { Random } from '../random.ts'
import type { EventPlan } from './scenario.ts'

export const issueNumber = 42
/** The simulator has sample changes for it, and for the commits below. */
export const pullRequestNumber = 57
/** GitHub accounts and the permission of each. */
export const permissions = { writer: { permission: 'write' }, reader: { permission: 'read' } }

const before = 'c4295bd74fb0f4fda03689c3df3f2803b658fd85'
const after = 'e720f4f8d697752150e70a2abffbabdb9848ff90'
const yesterday = new Date(Date.now() - 86_400_000).toISOString()

/** The commits of main, oldest first. */
export const history: readonly BranchCommit[] = ['1', '2', '3'].map((digit) => ({
  sha: digit.repeat(40),
  message: hostileText,
  author: 'writer',
  date: yesterday,
  files: [{ filename: `src/${digit}.ts`, status: 'modified', patch: `@@ -1 +1 @@\n-a\n+${strangersWord}` }],
}))
/** The commit of every run. */
export const headCommit = '3'.repeat(40)

const title = `Document the flag ${hostileText}`
const body = `<!-- ${hiddenWord} -->\n\nIt is new. ${hostileText}`
const repository = { full_name: 'acme/docs', default_branch: 'main' }

/** Draws an event whose sender is `login`. */
type Draw = (random: Random, login: string) => Partial<EventPlan> & Pick<EventPlan, 'name' | 'payload'>

export function drawEvent(random: Random): EventPlan {
  const login = random.chance(0.85) ? 'writer' : random.pick(['reader', 'stranger', 'other[bot]'])
  const event = random.pick(events)(random, login)
  const sender = { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' }
  return {
    source: undefined,
    thread: undefined,
    checked: [login],
    ...event,
    payload: { repository, ...event.payload, sender },
  }
}

const events: readonly Draw[] = [
  (_, login) => ({
    name: 'issues',
    source: 'issue',
    thread: issueNumber,
    payload: { action: 'opened', issue: { number: issueNumber, title, body, user: { login } } },
  }),
  (random, login) => {
    const thread = random.pick([issueNumber, pullRequestNumber])
    const action = random.pick(['created', 'created', 'edited'])
    const author = action === 'edited' ? random.pick(['writer', 'reader']) : login
    const pullRequest = thread === pullRequestNumber && { pull_request: { url: strangersWord } }
    return {
      name: 'issue_comment',
      source: 'comment',
      thread,
      checked: [login, author],
      payload: {
        action,
        issue: { number: thread, title, body, user: { login: 'reader' }, ...pullRequest },
        comment: { id: 10, body, user: { login: author } },
      },
    }
  },
  (random, login) => {
    const head = { sha: after, repo: random.pick([repository, { full_name: 'stranger/docs' }]) }
    return {
      name: 'pull_request',
      source: 'pull-request',
      thread: pullRequestNumber,
      // A merge in the repository itself needs write access.
      checked: head.repo === repository ? [] : [login],
      payload: {
        action: 'closed',
        pull_request: {
          number: pullRequestNumber,
          title,
          body,
          user: { login },
          state: 'closed',
          merged: true,
          merge_commit_sha: before,
          head,
          base: { sha: before, ref: 'main' },
        },
      },
    }
  },
  (random) => ({
    name: 'push',
    source: 'push',
    checked: [],
    payload: {
      ref: random.pick(['refs/heads/main', `refs/heads/${hostileText}`]),
      before,
      after,
      commits: [{ id: after, message: title, author: { username: hostileText } }],
    },
  }),
  (random) => ({
    name: random.pick(['schedule', 'repository_dispatch', 'workflow_dispatch']),
    source: 'commits',
    // That of issue-number.
    thread: issueNumber,
    checked: [],
    payload: {},
  }),
  () => ({ name: 'not_known_yet', payload: {} }),
]
