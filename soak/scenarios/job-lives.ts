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

const builds = {
  builds: buildsPreview,
  fails: failsPreview,
  'builds-head': ofCommit(buildsPreview, agentsCommit),
  'fails-at-head': ofCommit(failsPreview, agentsCommit),
  skipped: skipsBuild,
  'ends-oddly': endsOddly,
  'builds-for-ever': [{ status: 'in_progress' }],
  'unknown-status': [{ status: 'thinking' }, { status: 'success' }],
  'another-commit': [{ status: 'failure', commit: { sha: 'e'.repeat(40) } }],
  'hostile-log': [{ status: 'failure', logs: ['::error::x', '```', '<b>@team', apiKey, 5] }],
  'odd-types': [{ status: 'failure', logs: 'x', commit: { sha: 'x' } }],
} as const satisfies Record<string, BuildLife>

export type BuildLifeName = keyof typeof builds
export const buildLives: Readonly<Record<BuildLifeName, BuildLife>> = builds
export const buildLifeNames = Object.keys(builds) as BuildLifeName[]
