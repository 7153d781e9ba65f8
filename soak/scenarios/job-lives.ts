import {
  activeForEver,
  archived,
  completedWithoutPullRequest,
  completedWithPullRequest,
  failed,
  gone,
  type JobLife,
} from '../../simulator/documentation-service.ts'
import { allHostileTexts } from '../hostile-text.ts'

const active = { status: 'active' }
const completed = { status: 'completed' }

const lives = {
  'pull-request': completedWithPullRequest,
  'no-pull-request': completedWithoutPullRequest,
  failed,
  archived,
  'active-for-ever': activeForEver,
  'unknown-status': [active, { status: `thinking ${allHostileTexts}` }, completed],
  'hostile-link': [active, { status: 'completed', prLink: `javascript:alert(1)${allHostileTexts}` }],
  'hostile-fields': [
    {
      status: 'active',
      model: allHostileTexts,
      source: { repository: allHostileTexts, ref: allHostileTexts },
    },
    { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7', model: allHostileTexts },
  ],
  gone,
  vanishes: [active, { ...active, isGone: true }],
  'refuses-400': [{ ...completed, messageStatus: 400 }],
  'refuses-404': [active, { ...completed, messageStatus: 404 }],
  'refuses-409': [
    { ...active, messageStatus: 409 },
    { ...completed, messageStatus: 409 },
  ],
  'refuses-429': [{ ...completed, messageStatus: 429 }],
} as const satisfies Record<string, JobLife>

export type JobLifeName = keyof typeof lives
export const jobLives: Readonly<Record<JobLifeName, JobLife>> = lives

/** The numbers of the pull requests on github.com that the jobs name. */
export const jobPullRequests: readonly number[] = [128, 7]

export const jobLifeNames = Object.keys(jobLives) as JobLifeName[]
/** The ends that the service documents. */
export const endingLives: readonly JobLifeName[] = ['pull-request', 'no-pull-request', 'failed', 'archived']
