import { allHostileTexts, hiddenWord, hostileLines, strangersWord } from '../hostile-text.ts'
import type { Random } from '../random.ts'
import type { EventPlan } from './scenario.ts'

export const issueNumber = 42
/** The simulator has sample changes for it. */
export const pullRequestNumber = 57
export const label = 'docs'

/** The texts of one event. Every one contains {@link strangersWord}. */
interface Texts {
  title: string
  body: string
}

type EventDraw = (
  random: Random,
  texts: Texts,
) => Omit<EventPlan, 'actor' | 'others' | 'takesAway'> & Partial<EventPlan>

const commits = {
  before: 'c4295bd74fb0f4fda03689c3df3f2803b658fd85',
  after: 'e720f4f8d697752150e70a2abffbabdb9848ff90',
  branch: '1c59f37e089bc7b62472d0b53a27ca7b63488813',
  forced: '68d7925f235a92ff8ad213f0e3409b69d5ec3554',
  none: '0'.repeat(40),
  unknown: '9'.repeat(40),
}
const hostileRef = `refs/heads/${strangersWord} ${hostileLines}`

export function drawEvent(random: Random): EventPlan {
  const hostile = random.pick(['', '', hostileLines, allHostileTexts])
  const words = `${strangersWord} ${hostile}`
  const texts = {
    title: `Document the flag ${words}`,
    body: `<!-- ${hiddenWord} -->\n\nIt is new. ${words}`,
  }
  const event = random.pick(events)(random, texts)
  const login = drawLogin(random, event.isGated)
  const isDeleted = 'action' in event.payload && random.chance(0.05)
  const payload = {
    repository: drawRepository(random),
    ...event.payload,
    ...(isDeleted && { action: 'deleted' }),
    sender: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' },
  }
  const takesAway = isDeleted || event.takesAway === true
  // Only an edit has an author, and then it is not deleted.
  return { others: [], ...event, ...(isDeleted && { others: [] }), takesAway, payload, actor: login }
}

function drawLogin(random: Random, isGated: boolean): string {
  if (random.chance(0.85)) return 'writer'
  const others = ['reader', 'stranger', 'other[bot]']
  return random.pick(isGated ? others : [...others, `${strangersWord} ${hostileLines}`])
}

const wholeRepository = { full_name: 'acme/docs', default_branch: 'main' }

/** Half of the repositories have an unexpected shape. A payload can be of any shape in a workflow that sends its own. */
function drawRepository(random: Random): unknown {
  const whole = wholeRepository
  if (random.chance(0.5)) return whole
  return random.pick<unknown>([
    undefined,
    null,
    7,
    strangersWord,
    [whole],
    {},
    { full_name: null, default_branch: { name: strangersWord } },
    { ...whole, full_name: `acme/docs\n${hostileLines}` },
    { ...whole, full_name: `acme/../${strangersWord}` },
    { ...whole, full_name: { toString: strangersWord } },
    { ...whole, default_branch: `${strangersWord} ${hostileLines}` },
    { ...whole, default_branch: '../../../user' },
    { ...whole, default_branch: 'no-such-branch' },
  ])
}

function author(random: Random): { login: string; type: string } {
  return { login: random.pick(['writer', 'renovate[bot]', `${strangersWord} ${hostileLines}`]), type: 'User' }
}

function labeledOr(random: Random, action: string): object {
  return random.chance(0.7)
    ? { action: 'labeled', label: { name: random.chance(0.9) ? label : 'other' } }
    : { action }
}

function pullRequest(random: Random, texts: Texts): object {
  const merged = random.chance(0.5)
  return {
    number: pullRequestNumber,
    ...texts,
    user: author(random),
    state: random.pick<unknown>([merged ? 'closed' : 'open', strangersWord, 7]),
    merged,
    merge_commit_sha: random.pick<unknown>([commits.before, `${commits.before}\n${strangersWord}`, null]),
    head: random.pick<unknown>([{ sha: commits.after, ref: strangersWord }, { sha: strangersWord }, null]),
    base: { sha: commits.before, ref: 'main' },
    changed_files: random.pick<unknown>([3, 5000, -1, strangersWord, undefined]),
    html_url: `https://elsewhere.example/${strangersWord}`,
  }
}

function commented(random: Random, texts: Texts): Pick<EventPlan, 'thread' | 'payload' | 'others'> {
  const isOnPullRequest = random.chance(0.5)
  const thread = isOnPullRequest ? pullRequestNumber : issueNumber
  const issue = { number: thread, ...texts, user: author(random) }
  const writer = author(random)
  const comment = { id: random.pick<unknown>([10, -1, hostileLines]), body: texts.body, user: writer }
  const isEdit = random.chance(0.3)
  return {
    thread,
    others: isEdit ? [writer.login] : [],
    payload: {
      action: isEdit ? 'edited' : 'created',
      issue: { ...issue, ...(isOnPullRequest && { pull_request: { url: strangersWord } }) },
      comment,
    },
  }
}

const threadOfPullRequest = { thread: pullRequestNumber } as const

/** An event without a text to quote. */
const plain = { source: undefined, thread: undefined } as const

const events: readonly EventDraw[] = [
  (random, texts) => ({
    name: 'issues',
    source: 'issue',
    thread: issueNumber,
    isGated: true,
    payload: {
      ...labeledOr(random, 'opened'),
      issue: { number: issueNumber, ...texts, user: author(random) },
    },
  }),
  (random, texts) => ({
    name: 'issue_comment',
    source: 'comment',
    isGated: true,
    ...commented(random, texts),
  }),
  (random, texts) => ({
    name: 'pull_request',
    source: 'pull-request',
    ...threadOfPullRequest,
    // Without the head's repository, it can be a fork.
    isGated: true,
    payload: { ...labeledOr(random, 'closed'), pull_request: pullRequest(random, texts) },
  }),
  (random, texts) => ({
    name: 'pull_request',
    source: 'pull-request',
    ...threadOfPullRequest,
    isGated: false,
    payload: {
      action: random.pick(['closed', 'synchronize']),
      pull_request: {
        ...pullRequest(random, texts),
        merged: true,
        head: { sha: commits.after, repo: wholeRepository },
      },
      repository: wholeRepository,
    },
  }),
  (random, texts) => ({
    name: 'pull_request_target',
    source: 'pull-request',
    ...threadOfPullRequest,
    isGated: true,
    payload: { ...labeledOr(random, 'closed'), pull_request: pullRequest(random, texts) },
  }),
  (random, texts) => ({
    name: 'pull_request_review_comment',
    source: 'comment',
    ...threadOfPullRequest,
    isGated: true,
    payload: {
      action: 'created',
      pull_request: pullRequest(random, texts),
      comment: {
        id: 11,
        body: texts.body,
        user: author(random),
        path: random.pick<unknown>(['src/export.ts', `${strangersWord}\n${hostileLines}`, 7]),
        line: random.pick<unknown>([11, 0, strangersWord]),
        start_line: random.pick<unknown>([9, null]),
      },
    },
  }),
  (random, texts) => ({
    name: 'push',
    source: 'push',
    thread: undefined,
    isGated: false,
    payload: {
      ref: random.pick(['refs/heads/main', 'refs/tags/v2.3.0', hostileRef]),
      ...random.pick([
        { before: commits.before, after: commits.after },
        { before: commits.none, after: commits.branch },
        { before: commits.branch, after: commits.forced, forced: true },
        { before: commits.unknown, after: commits.after },
        { before: strangersWord, after: commits.branch },
      ]),
      commits: Array.from({ length: random.pick([1, 2, 300]) }, () => ({
        id: random.pick<unknown>([commits.after, strangersWord, undefined]),
        message: texts.title,
        author: random.pick<unknown>([{ username: 'writer' }, { username: hostileLines }, null]),
      })),
    },
  }),
  (random, texts) => ({
    name: 'release',
    source: 'release',
    thread: undefined,
    isGated: false,
    payload: {
      action: 'published',
      release: {
        tag_name: random.pick<unknown>(['v2.3.0', 'v2.4.0-beta.1', `${strangersWord} ${hostileLines}`]),
        name: texts.title,
        body: texts.body,
        author: author(random),
        prerelease: random.chance(0.3),
        published_at: random.pick<unknown>([
          '2026-01-15T12:30:00Z',
          '2026-01-15T15:00:00Z',
          strangersWord,
          null,
        ]),
      },
    },
  }),
  (random, texts) => ({
    name: 'discussion',
    source: 'discussion',
    thread: undefined,
    isGated: true,
    payload: { action: 'created', discussion: { number: 90, ...texts, user: author(random) } },
  }),
  (random, texts) => ({
    name: 'discussion_comment',
    source: 'comment',
    thread: undefined,
    isGated: true,
    payload: {
      action: 'created',
      discussion: { number: 90, ...texts, user: author(random) },
      comment: { id: 12, body: texts.body, user: author(random) },
    },
  }),
  (random) => ({
    ...plain,
    name: 'push',
    isGated: false,
    takesAway: true,
    payload: {
      ref: random.pick(['refs/heads/old', hostileRef]),
      before: commits.before,
      ...random.pick([{ after: commits.none }, { after: commits.none, deleted: true }]),
      commits: [],
    },
  }),
  (random) => ({
    name: random.pick(['schedule', 'repository_dispatch', 'workflow_dispatch']),
    source: 'commits',
    // That of issue-number.
    thread: issueNumber,
    isGated: false,
    payload: {},
  }),
  () => ({ ...plain, name: 'delete', isGated: true, takesAway: true, payload: { ref: 'old' } }),
  (random) => ({
    ...plain,
    name: random.pick(['fork', 'watch', 'gollum', 'check_suite', 'not_known_yet', '']),
    isGated: true,
    payload: {},
  }),
  (random) => {
    const [actor, starter] = [drawLogin(random, true), drawLogin(random, true)]
    return {
      ...plain,
      name: 'workflow_run',
      isGated: true,
      others: [actor, starter],
      payload: {
        action: 'completed',
        workflow_run: { actor: { login: actor }, triggering_actor: { login: starter } },
      },
    }
  },
]
