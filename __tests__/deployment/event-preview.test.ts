import { readFileSync } from 'node:fs'

import { afterEach, describe, expect, it } from '@jest/globals'

import {
  type BuildLife,
  type DocumentationServiceOptions,
  failsPreview,
  neverEnds,
  ofCommit,
  simulatorKey,
  skipsBuild,
} from '../../simulator/documentation-service.ts'
import { startDocumentationSite } from '../../simulator/documentation-site.ts'
import { workflowToken } from '../../simulator/github-api.ts'
import type { SimulatedPullRequest } from '../../simulator/github-changes.ts'
import { deploymentStep } from '../../src/deployment/deployment-step.ts'
import { workflowRun } from '../../src/runner/workflow-run.ts'
import type { Outputs } from '../../src/shared/outputs.ts'
import { SkippedError } from '../../src/shared/skip.ts'
import { calls } from '../support/dist-stage.ts'
import { gitHubOfFile } from '../support/event-github.ts'
import { environmentOf } from '../support/event-stage.ts'
import { failureOf } from '../support/failure-of.ts'
import { type GivenInputs, inputsOf, problemsOf, service as ofService } from '../support/inputs.ts'
import { clientOf, projectId, serviceStarter } from '../support/service-client.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { commitOf } from '../support/trigger-event.ts'

const start = serviceStarter()
const github = gitHubOfFile()
const folder = temporaryFolder()
const head = commitOf('a')
const number = 57
const builds: BuildLife = ofCommit([{ status: 'success' }], head)
const event = { fixture: 'pull_request.closed', change: {} }

interface Given extends DocumentationServiceOptions {
  inputs?: GivenInputs
  pullRequest?: Partial<SimulatedPullRequest>
}

async function stepWith({ inputs = {}, pullRequest = {}, ...options }: Given = {}) {
  process.env['GITHUB_REPOSITORY'] = 'acme/docs'
  github.api.pullRequests.set(number, { head, base: commitOf('0'), ...pullRequest })
  github.api.pullRequestFiles.set(number, [{ filename: 'a.mdx', status: 'added' }])
  const service = await start({ builds: [builds], ...options })
  const { clock, deadline, log, random } = clientOf(service.url)
  const operation = await inputsOf(
    {
      preview: 'true',
      'api-key': simulatorKey,
      'project-id': projectId,
      'base-url': service.url,
      'github-token': workflowToken,
      ...inputs,
    },
    { RUNNER_TEMP: folder.path, ...environmentOf(event, folder.path) },
  )
  if (operation.operation !== 'deployment') throw new Error('These are the inputs of another operation.')
  const known: Outputs[] = []
  const run = () =>
    deploymentStep(operation, {
      clock,
      deadline,
      log,
      random,
      redact: (text) => text,
      startedAtMs: clock.now(),
      workflowRun: workflowRun(),
      setOutputs: (outputs) => known.push(outputs),
    })
  return {
    run,
    clock,
    deadline,
    known,
    service,
    posts: () => calls(service).filter((call) => call.startsWith('POST')),
  }
}

afterEach(() => {
  github.api.pullRequests.delete(number)
})

describe('the preview of the pull request of an event', () => {
  it('is built, and its changed pages are checked', async () => {
    await using site = await startDocumentationSite({ pages: { '/a': 'page' } })
    const step = await stepWith({ previewUrl: site.url })
    const headline = `The preview of pull request #${number} is ready: the changed page answers`
    expect(await step.run()).toMatchObject({
      outcome: 'previewed',
      severity: 'info',
      message: `${headline}.`,
      report: `## ${headline}`,
      outputs: {
        headline,
        previewStatus: 'success',
        previewUrl: `${site.url}/`,
        pagesNotLive: [],
        buildLog: undefined,
      },
    })
    expect(step.posts()).toEqual([`POST /v1/project/preview/${projectId}`])
    expect(step.known).toEqual([{ previewStatus: 'unknown' }])
  })

  it('is built once more if a page is missing, and no third time', async () => {
    await using site = await startDocumentationSite()
    const step = await stepWith({ previewUrl: site.url, inputs: { 'fail-on': 'pages-not-live' } })
    expect(await step.run()).toMatchObject({
      outcome: 'previewed',
      severity: 'error',
      outputs: { previewStatus: 'success', pagesNotLive: ['/a'] },
    })
    expect(step.posts()).toHaveLength(2)
  })

  it.each<[string, BuildLife, string, string]>([
    ['failure', failsPreview, 'does not build', 'error'],
    ['skipped', skipsBuild, 'was skipped', 'info'],
  ])('has ended also with %s', async (previewStatus, life, predicate, severity) => {
    expect(await (await stepWith({ builds: [ofCommit(life, head)] })).run()).toMatchObject({
      outcome: 'previewed',
      severity,
      outputs: { previewStatus, headline: `The preview of pull request #${number} ${predicate}` },
    })
  })

  it('shows no log in public if the service does not name the commit that was built', async () => {
    const build: BuildLife = [{ status: 'failure', logs: ['secret-page.mdx'] }]
    const shown = await (await stepWith({ builds: [ofCommit(build, head)] })).run()
    expect(shown.report).toContain('secret-page')
    const hidden = await (await stepWith({ builds: [build] })).run()
    expect(hidden.report).not.toContain('secret-page')
    expect(readFileSync(hidden.outputs?.buildLog as string, 'utf8')).toContain('secret-page')
  })

  it('has no result if the pull request was merged meanwhile', async () => {
    const step = await stepWith()
    step.service.faults.add({
      path: /update-status/u,
      transform: (answer) => {
        github.api.pullRequests.set(number, { head, base: commitOf('0'), state: 'closed', merged: true })
        return answer
      },
    })
    const end = await step.run()
    expect(end).toMatchObject({
      outcome: 'previewed',
      severity: 'info',
      outputs: { previewStatus: 'unknown' },
    })
    expect(end.report).toContain('The pull request was merged.')
  })

  it('is an error if the service refuses it', async () => {
    expect(await (await stepWith({ builds: [] })).run()).toMatchObject({
      outcome: 'error',
      severity: 'error',
      message: expect.stringMatching(/HTTP 403/u),
      outputs: { previewStatus: 'unknown', headline: 'The step failed' },
    })
  })

  it.each([
    ['expire', 'timed-out', 'error', 'timed-out'],
    ['expire', 'timed-out', 'notice', 'none'],
    ['cancel', 'cancelled', 'error', 'none'],
  ] as const)('ends with the run (%s): %s is an %s', async (ending, outcome, severity, failOn) => {
    const step = await stepWith({ builds: [neverEnds], inputs: { 'fail-on': failOn } })
    step.clock.whileSleeping = () => {
      step.deadline[ending]()
    }
    expect(await step.run()).toMatchObject({ outcome, severity, outputs: { previewStatus: 'unknown' } })
  })

  it('is skipped if the branch is in a fork', async () => {
    const step = await stepWith({ pullRequest: { fork: 'someone/docs' } })
    const { skip } = await failureOf(step.run(), SkippedError)
    expect(skip.reason).toBe('fork')
    expect(step.posts()).toEqual([])
  })

  it('is only described in a dry run', async () => {
    const step = await stepWith({ inputs: { 'dry-run': 'true' } })
    expect((await step.run()).report).toMatch(
      /build the preview of pull request #57 of the project project-1, /u,
    )
    expect(step.service.requests).toEqual([])
  })

  it('needs an event about a pull request, and no publication', async () => {
    expect(await problemsOf({ ...ofService, preview: 'true' })).toEqual([
      expect.stringMatching(/^preview: got "true", expected an event about a pull request/u),
    ])
    expect(await problemsOf({ ...ofService, preview: 'true', publish: 'true' })).toContainEqual(
      expect.stringMatching(/^publish, preview: use a step of its own for each\.$/u),
    )
  })
})
