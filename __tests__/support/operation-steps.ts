import { beforeEach } from '@jest/globals'

import { type DocumentationService, simulatorKey } from '../../simulator/documentation-service.ts'
import { workflowToken } from '../../simulator/github-api.ts'
import { SkippedError } from '../../src/shared/errors.ts'
import type { Outputs } from '../../src/shared/outputs.ts'
import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { workflowRun } from '../../src/runner/workflow-run.ts'
import { agentJobStep } from '../../src/agent-job/agent-job-step.ts'
import { deploymentStep } from '../../src/deployment/deployment-step.ts'
import { skippedEnd, type StepContext, type StepEnd } from '../../src/shared/step.ts'
import { isolateEnvironment } from './environment.ts'
import { gitHubOfFile } from './event-github.ts'
import { environmentOf, type TriggeredBy } from './event-stage.ts'
import { type GivenInputs, inputsOf } from './inputs.ts'
import { clientOf, projectId, serviceStarter } from './service-client.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** How long the step has run when the operation begins. */
const startedBeforeMs = 65_000

/** The steps of one test file, with one GitHub. */
export function operationSteps() {
  /** Starts a service that is closed after the test. */
  const start = serviceStarter()
  const folder = temporaryFolder()
  const github = gitHubOfFile()
  const mask = createSecretMask()
  mask.add(simulatorKey)
  isolateEnvironment('GITHUB_SERVER_URL')
  beforeEach(() => {
    Object.assign(process.env, {
      GITHUB_REPOSITORY: 'acme/docs',
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_JOB: 'docs',
      GITHUB_ACTION: '__acme',
    })
  })
  /** A step that is ready to run in this process, with a fake clock. */
  const stepOn = async ({ url }: DocumentationService, given: GivenInputs, event?: TriggeredBy) => {
    const access = { 'api-key': simulatorKey, 'project-id': projectId, 'base-url': url }
    const env = event === undefined ? {} : environmentOf(event, folder.path)
    const inputs = await inputsOf(
      { ...access, 'github-token': workflowToken, ...given },
      { GITHUB_WORKSPACE: folder.path, RUNNER_TEMP: folder.path, ...env },
    )
    const { clock, deadline, log, random } = clientOf(url)
    /** The outputs that were set during the step, in order. */
    const outputs: Outputs[] = []
    const run = async (): Promise<StepEnd> => {
      Object.assign(process.env, event?.env)
      try {
        const context: StepContext = {
          clock,
          deadline,
          log,
          random,
          redact: mask.redact,
          startedAtMs: clock.now() - startedBeforeMs,
          workflowRun: workflowRun(),
          setOutputs: (known) => outputs.push(known),
        }
        if (inputs.operation === 'agent-job') return await agentJobStep(inputs, context)
        if (inputs.operation === 'deployment') return await deploymentStep(inputs, context)
        // Only tests of exports need what it loads.
        const { visitorsStep } = await import('../../src/analytics/export-step.ts')
        return await visitorsStep(inputs, context)
      } catch (error) {
        // As src/run.ts does.
        if (error instanceof SkippedError) return skippedEnd(error.skip)
        throw error
      }
    }
    return { inputs, clock, deadline, log, outputs, run }
  }
  /** Runs a step. Its outputs are all, also those that were set during the step. */
  const runOn = async (...parameters: Parameters<typeof stepOn>) => {
    const { log, outputs, run } = await stepOn(...parameters)
    const end = await run()
    return { ...end, log, outputs: Object.assign({}, ...outputs, end.outputs) as Outputs }
  }
  /** Happens once, when the status of a deployment is read for the first time. */
  const duringBuild = ({ faults }: DocumentationService, happens: () => void) => {
    faults.add({
      path: /update-status/u,
      transform: (answer) => {
        happens()
        return answer
      },
    })
  }
  return { github, start, stepOn, runOn, duringBuild }
}
