import type { BranchCommit } from '../../simulator/github-changes.ts'
import type { Random } from '../random.ts'
import { mainCommits } from './job-lives.ts'
import type { EventPlan } from './scenario.ts'

export const issueNumber = 42
/** The simulator has sample changes for it, and for the commits below. */
export const pullRequestNumber = 57
/** The project of most runs, and that of the others. */
export const projects = ['project-soak/1?ü', 'project-2'] as const
/** GitHub accounts and the permission of each. */
export const permissions = { writer: { permission: 'write' }, reader: { permission: 'read' } }

const before = 'c4295bd74fb0f4fda03689c3df3f2803b658fd85'
const after = 'e720f4f8d697752150e70a2abffbabdb9848ff90'
const yesterday = new Date(Date.now() - 86_400_000).toISOString()

export const history: readonly BranchCommit[] = mainCommits.map((sha, index) => ({
  sha,
  message: 'Add a flag',
  author: 'writer',
  date: yesterday,
  files: [{ filename: `src/${index}.ts`, status: 'modified', patch: `@@ -1 +1 @@\n-a\n+b` }],
}))
/** The commit of every run. */
export const headCommit = '3'.repeat(40)

const title = 'Document the flag'
const body = '<!-- Hidden. -->\n\nIt is new.'
export const repository = { full_name: 'acme/docs', default_branch: 'main' }

/** Draws an event whose sender is `login`, about a text of `author`. */
type Draw = (random: Random, login: string, author: string) => EventPlan

export function drawEvent(random: Random): EventPlan {
  const login = random.chance(0.85) ? 'writer' : random.pick(['reader', 'stranger', 'other[bot]'])
  const author = random.chance(0.1) ? 'reader' : login
  const event = random.pick(events)(random, login, author)
  const sender = { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' }
  return { ...event, payload: { repository, ...event.payload, sender } }
}

const events: readonly Draw[] = [
  // A maintainer can transfer the issue of somebody else.
  (_, login, author) => ({
    name: 'issues',
    source: 'issue',
    thread: issueNumber,
    checked: [login, author],
    payload: { action: 'opened', issue: { number: issueNumber, title, body, user: { login: author } } },
  }),
  (random, login, author) => {
    const thread = random.pick([issueNumber, pullRequestNumber])
    const action = random.pick(['created', 'created', 'edited'])
    const pullRequest = thread === pullRequestNumber && { pull_request: { url: '' } }
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
  (random, login, author) => {
    const name = random.pick(['pull_request', 'pull_request', 'pull_request_target'])
    const isPush = random.chance(0.4)
    const head = { sha: after, repo: random.pick([repository, { full_name: 'stranger/docs' }]) }
    return {
      name,
      source: 'pull-request',
      thread: pullRequestNumber,
      // A person's push or merge in the repository itself needs write access. A push sends the text of the author.
      checked: [
        ...(name === 'pull_request' && head.repo === repository && !login.endsWith('[bot]') ? [] : [login]),
        ...(isPush ? [author] : []),
      ],
      payload: {
        action: isPush ? 'synchronize' : 'closed',
        pull_request: {
          number: pullRequestNumber,
          title,
          body,
          user: { login: author },
          state: isPush ? 'open' : 'closed',
          merged: !isPush,
          merge_commit_sha: before,
          head,
          base: { sha: before, ref: 'main' },
        },
      },
    }
  },
  (random) => ({
    name: random.pick(['schedule', 'repository_dispatch', 'workflow_dispatch']),
    source: 'commits',
    // That of issue-number.
    thread: issueNumber,
    checked: [],
    payload: {},
  }),
]
