import { expect, it } from '@jest/globals'

import {
  nothingKept,
  readKeptState,
  restoreState,
  writeKeptState,
} from '../../../scripts/local-run/kept-state.ts'
import { startDocumentationService } from '../../../simulator/documentation-service.ts'
import { startGitHubApi } from '../../../simulator/github-api.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const folder = temporaryFolder()

it('the state of a run is kept for the next one: its jobs, its comments and the URL of the service', async () => {
  const file = folder.inside('kept.json')
  expect(readKeptState(file)).toEqual(nothingKept)
  const comment = { id: 1, issueNumber: 42, body: 'Done', user: { login: 'ann', type: 'User' as const } }
  const life = [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }]
  await using first = await started(0)
  first.service.addJob('job_1', 'docs', life)
  first.github.comments.push(comment)
  writeKeptState(file, nothingKept, first.service, first.github)
  await first[Symbol.asyncDispose]()

  const kept = readKeptState(file)
  await using second = await started(kept.port)
  restoreState(kept, second.service, second.github)
  expect(kept.runs).toBe(1)
  expect(second.service.url).toBe(first.service.url)
  expect(second.github.comments).toEqual([comment])
  expect(second.service.jobs.get('job_1')).toMatchObject({ projectId: 'docs', answered: life[0] })
})

async function started(port: number) {
  const service = await startDocumentationService({ port })
  const github = await startGitHubApi()
  return {
    service,
    github,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([service.close(), github.close()])
    },
  }
}
