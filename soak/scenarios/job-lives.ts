import {
  activeForEver,
  archived,
  completedWithoutPullRequest,
  completedWithPullRequest,
  failed,
  type JobLife,
} from '../../simulator/documentation-service.ts'
import { allHostileTexts } from '../hostile-text.ts'
import type { JobLifeName } from './scenario.ts'

const active = { status: 'active' }

export const jobLives: Readonly<Record<JobLifeName, JobLife>> = {
  'pull-request': completedWithPullRequest,
  'no-pull-request': completedWithoutPullRequest,
  failed,
  archived,
  'active-for-ever': activeForEver,
  'unknown-status': [active, { status: `thinking ${allHostileTexts}` }, { status: 'completed' }],
  'hostile-link': [active, { status: 'completed', prLink: `javascript:alert(1)${allHostileTexts}` }],
  'hostile-fields': [
    {
      status: 'active',
      model: allHostileTexts,
      source: { repository: allHostileTexts, ref: allHostileTexts },
    },
    { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7', model: allHostileTexts },
  ],
}

export const jobLifeNames = Object.keys(jobLives) as JobLifeName[]
