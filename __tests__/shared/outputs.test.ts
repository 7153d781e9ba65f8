import { describe, expect, it } from '@jest/globals'

import { readActionMetadata } from '../../simulator/action-runner.ts'
import { startArtifactResultsService } from '../../simulator/artifact-results-service.ts'
import {
  type DocumentationService,
  failsPreview,
  ofCommit,
  simulatorKey,
} from '../../simulator/documentation-service.ts'
import { startDocumentationSite } from '../../simulator/documentation-site.ts'
import { workflowToken } from '../../simulator/github-api.ts'
import { type OutputName, outputNames } from '../../src/shared/outputs.ts'
import { environmentOf, type TriggeredBy } from '../support/event-stage.ts'
import type { GivenInputs } from '../support/inputs.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { closedAfterEachTest, projectId } from '../support/service-client.ts'
import { commitOf } from '../support/trigger-event.ts'
import { wholeRuns } from '../support/whole-runs.ts'

const { folder, runWith } = wholeRuns()
const { start, github } = operationSteps()
const closedAfterwards = closedAfterEachTest()

/** Runs the action for an event. */
async function runOn({ url }: DocumentationService, given: GivenInputs, event?: TriggeredBy) {
  const access = { 'api-key': simulatorKey, 'project-id': projectId, 'base-url': url }
  const inputs = { ...access, 'github-token': workflowToken, 'poll-interval-seconds': '0.05', ...given }
  return runWith(inputs, event && environmentOf(event, folder.path))
}

/** Runs, by what they do. */
const steps = {
  'a job with a pull request': async () => runOn(await start(), { prompt: 'Document the flag' }),
  'a job that may not be started': async () =>
    runOn(
      await start(),
      { prompt: 'Document the flag' },
      {
        fixture: 'issues.labeled',
        change: { sender: { login: 'stranger' } },
      },
    ),
  'a preview that does not build': async () => {
    github.api.pullRequests.set(57, { head: commitOf('a'), base: commitOf('0') })
    github.api.pullRequestFiles.set(57, [])
    const service = await start({ builds: [failsPreview] })
    return runOn(service, { preview: 'true' }, { fixture: 'pull_request.closed' })
  },
  'a publication without its page': async () => {
    const [before, after] = [commitOf('b'), commitOf('1')]
    const files = [{ filename: 'gone.mdx', status: 'added' as const }]
    github.api.comparisons.set(`${before}...${after}`, { files })
    const site = closedAfterwards(await startDocumentationSite({ pages: { '/': 'page' } }))
    const service = await start({ publications: [ofCommit([{ status: 'success' }], after)] })
    const given = { publish: 'true', 'site-url': site.url }
    return runOn(service, given, { fixture: 'push', change: { before, after, head_commit: { id: after } } })
  },
  'an export': async () => {
    const artifacts = closedAfterwards(await startArtifactResultsService())
    Object.assign(process.env, artifacts.environment)
    const given = { range: 'last-week', include: 'searches', 'github-token': '', 'poll-interval-seconds': '' }
    return runOn(await start(), given)
  },
}

/** For each output, a run that sets it. */
const setBy: Record<OutputName, keyof typeof steps> = {
  outcome: 'a job with a pull request',
  headline: 'a job with a pull request',
  skipReason: 'a job that may not be started',
  status: 'a job with a pull request',
  previewUrl: 'a preview that does not build',
  previewStatus: 'a preview that does not build',
  pagesNotLive: 'a publication without its page',
  buildLog: 'a preview that does not build',
  prLink: 'a job with a pull request',
  prNumber: 'a job with a pull request',
  prRepository: 'a job with a pull request',
  jobId: 'a job with a pull request',
  job: 'a job with a pull request',
  total: 'an export',
  visitorsChange: 'an export',
  gaps: 'an export',
  outputDir: 'an export',
  artifactUrl: 'an export',
}

const { outputs: declared } = readActionMetadata()

describe('the outputs', () => {
  it('are those of action.yml, in the same order, each with only a description', () => {
    expect(Object.entries(declared)).toEqual(
      outputNames.map((name) => [name, { description: expect.any(String) }]),
    )
  })

  it.each(Object.keys(steps) as (keyof typeof steps)[])('that %s sets are not empty', async (step) => {
    const { outputs } = await steps[step]()
    const own = outputNames.filter((name) => setBy[name] === step)
    expect(own.filter((name) => (outputs[name] ?? '') === '')).toEqual([])
  })

  it('have the fields of job that action.yml lists', async () => {
    const { outputs } = await steps['a job with a pull request']()
    const listed = [...(declared['job']?.description ?? '').matchAll(/`(\w+)`/gu)].map(([, name]) => name)
    expect(Object.keys(JSON.parse(outputs['job'] ?? '') as object)).toEqual(listed)
  })
})
