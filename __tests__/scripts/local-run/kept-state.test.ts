import { expect, it } from '@jest/globals'

import {
  nothingKept,
  readKeptState,
  restoreState,
  writeKeptState,
} from '../../../scripts/local-run/kept-state.ts'
import { startDocumentationService } from '../../../simulator/documentation-service.ts'
import { startGitHubApi } from '../../../simulator/github-api.ts'
import { closedAfterEachTest } from '../../support/service-client.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const folder = temporaryFolder()
const closedAfterwards = closedAfterEachTest()
const started = async (port: number) => ({
  service: closedAfterwards(await startDocumentationService({ port })),
  github: closedAfterwards(await startGitHubApi()),
})

it('the state of a run is kept for the next one: its jobs, its comments and the URL of the service', async () => {
  const file = folder.inside('kept.json')
  expect(readKeptState(file)).toEqual(nothingKept)
  const comment = { id: 1, issueNumber: 42, body: 'Done', user: { login: 'ann', type: 'User' as const } }
  const life = [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }]
  const first = await started(0)
  first.service.addJob('job_1', 'docs', life)
  first.github.comments.push(comment)
  writeKeptState(file, nothingKept, first.service, first.github)
  await first.service.close()

  const kept = readKeptState(file)
  const second = await started(kept.port)
  restoreState(kept, second.service, second.github)
  expect(kept.runs).toBe(1)
  expect(second.service.url).toBe(first.service.url)
  expect(second.github.comments).toEqual([comment])
  expect(second.service.jobs.get('job_1')).toMatchObject({ projectId: 'docs', answered: life[0] })
})
