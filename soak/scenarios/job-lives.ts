import {
  activeForEver,
  archived,
  completedWithoutPullRequest,
  completedWithPullRequest,
  failed,
  gone,
  type BuildLife,
  buildsPreview,
  endsOddly,
  failsPreview,
  type JobLife,
  ofCommit,
  skipsBuild,
} from '../../simulator/documentation-service.ts'
import { apiKey } from '../secrets.ts'

const active = { status: 'active' }
const completed = { status: 'completed' }

const lives = {
  'pull-request': completedWithPullRequest,
  'no-pull-request': completedWithoutPullRequest,
  failed,
  archived,
  'active-for-ever': activeForEver,
  'fails-soon': [active, { status: 'failed' }],
  'fails-with-pull-request': [
    ...completedWithPullRequest.slice(0, -1),
    { ...completedWithPullRequest.at(-1), status: 'failed' },
  ],
  'unknown-status': [{ status: 'thinking' }, completed],
  gone,
  vanishes: [active, { ...active, isGone: true }],
  'refuses-400': [{ ...completed, messageStatus: 400 }],
  'refuses-409': [
    { ...active, messageStatus: 409 },
    { ...completed, messageStatus: 409 },
  ],
  'refuses-429': [{ ...completed, messageStatus: 429 }],
} as const satisfies Record<string, JobLife>

export type JobLifeName = keyof typeof lives
export const jobLives: Readonly<Record<JobLifeName, JobLife>> = lives
export const jobLifeNames = Object.keys(lives) as JobLifeName[]
/** The ends that the service documents. */
export const endingLives: readonly JobLifeName[] = ['pull-request', 'no-pull-request', 'failed', 'archived']

/** The head of each pull request of the agent. */
export const agentsCommit = 'a'.repeat(40)

/** The heads of the pull request of deployments, before and after a push to it. */
export const headCommits = [agentsCommit, 'd'.repeat(40)]
/** The commits of main, oldest first. */
export const mainCommits = ['1', '2', '3'].map((digit) => digit.repeat(40))

const elsewhere = 'e'.repeat(40)
const ofOtherRepository = {
  status: 'success',
  logs: ['Failed to parse page content at path guides/new.mdx'],
  commit: { sha: elsewhere, filesChanged: { modified: ['guides/webhooks.mdx'] } },
}

const builds = {
  builds: buildsPreview,
  fails: failsPreview,
  'builds-head': ofCommit(buildsPreview, agentsCommit),
  'builds-main': ofCommit(buildsPreview, '3'.repeat(40)),
  'builds-older': ofCommit(buildsPreview, '1'.repeat(40)),
  'builds-elsewhere': [ofOtherRepository],
  'fails-at-head': ofCommit(failsPreview, agentsCommit),
  skipped: skipsBuild,
  'ends-oddly': endsOddly,
  'builds-for-ever': [{ status: 'in_progress' }],
  'unknown-status': [{ status: 'thinking' }, { status: 'success' }],
  'another-commit': [{ status: 'failure', commit: { sha: elsewhere } }],
  'hostile-log': [{ status: 'failure', logs: ['::error::x', '```', '<b>@team', apiKey, 5] }],
  'odd-types': [{ status: 'failure', logs: 'x', commit: { sha: 'x' } }],
} as const satisfies Record<string, BuildLife>

export type BuildLifeName = keyof typeof builds
export const buildLives: Readonly<Record<BuildLifeName, BuildLife>> = builds
export const buildLifeNames = Object.keys(builds) as BuildLifeName[]
