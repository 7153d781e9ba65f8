import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { jest } from '@jest/globals'

import { type ActionRun, type ActionRunOptions, startAction } from '../../simulator/action-runner.ts'
import {
  type ArtifactResultsService,
  startArtifactResultsService,
} from '../../simulator/artifact-results-service.ts'
import {
  type DocumentationService,
  type DocumentationServiceOptions,
  simulatorKey,
  startDocumentationService,
} from '../../simulator/documentation-service.ts'

// Only a step that hangs reaches these limits, however busy the machine is. A test outlives its steps.
const longestStepMs = 60_000
jest.setTimeout(2.5 * longestStepMs)

/** Node options that run `code` before the action. */
export const preload = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]

type Inputs = Record<string, string>
export type StepOptions = Pick<ActionRunOptions, 'env' | 'nodeOptions' | 'actionFolder'>

/** A step that runs. */
export type StartedStep = Pick<ReturnType<typeof startAction>, 'process' | 'finished'>

/** The far ends of a step, real servers both, and a folder for it. Disposing ends whatever still runs. */
export interface Stage extends AsyncDisposable {
  readonly service: DocumentationService
  /** Only when asked for. Its environment is then part of every step's. */
  readonly artifacts: ArtifactResultsService
  /** Holds `workspace`, `temp`, `outputs` and `summary.md` of the step. */
  readonly folder: string
  readonly workspace: string
  /** A step with key, project and base URL of the service, and no other inputs than these. */
  start(inputs: Inputs, options?: StepOptions): StartedStep
  /** An agent job that is polled fast. */
  startJob(inputs?: Inputs, options?: StepOptions): StartedStep
  runJob(inputs?: Inputs, options?: StepOptions): Promise<ActionRun>
  /** An export of January 2026, not compared. */
  startExport(inputs?: Inputs, options?: StepOptions): StartedStep
  runExport(inputs?: Inputs, options?: StepOptions): Promise<ActionRun>
}

export interface StageOptions {
  service?: DocumentationServiceOptions
  /** Whether there is an artifact service. Default false. */
  artifacts?: boolean
}

const january = { 'date-from': '2026-01-01', 'date-to': '2026-02-01' }

export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const service = await startDocumentationService(options.service)
  const artifacts = options.artifacts === true ? await startArtifactResultsService() : undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-step-'))
  const started: StartedStep[] = []
  const start: Stage['start'] = (inputs, { env, ...options } = {}) => {
    const step = startStep({
      ...options,
      folder,
      inputs: {
        'api-key': simulatorKey,
        'project-id': 'project-1',
        'base-url': service.url,
        ...inputs,
      },
      env: { ...artifacts?.environment, ...env },
    })
    started.push(step)
    return step
  }
  const startJob: Stage['startJob'] = (inputs, stepOptions) =>
    start({ 'poll-interval-seconds': '0.05', ...(inputs ?? { prompt: 'Document the flag' }) }, stepOptions)
  const startExport: Stage['startExport'] = (inputs, stepOptions) =>
    start({ ...january, ...inputs }, stepOptions)
  return {
    service,
    get artifacts() {
      if (artifacts === undefined) throw new Error('This stage has no artifact service.')
      return artifacts
    },
    folder,
    workspace: path.join(folder, 'workspace'),
    start,
    startJob,
    runJob: (...step) => startJob(...step).finished,
    startExport,
    runExport: (...step) => startExport(...step).finished,
    async [Symbol.asyncDispose]() {
      for (const step of started) step.process.kill('SIGKILL')
      await Promise.all(started.map((step) => step.finished))
      await Promise.all([service.close(), artifacts?.close()])
      await rm(folder, { recursive: true })
    },
  }
}

function startStep(options: ActionRunOptions): StartedStep {
  const step = startAction(options)
  const overdue = setTimeout(() => step.process.kill('SIGKILL'), longestStepMs)
  step.process.on('close', () => {
    clearTimeout(overdue)
  })
  return step
}

/** Resolves when the condition holds; rejects when the step ends before. A server does not report its requests. */
export async function until(condition: () => boolean, step?: Pick<StartedStep, 'finished'>): Promise<void> {
  let ended: ActionRun | undefined
  void step?.finished.then((run) => {
    ended = run
  })
  while (!condition()) {
    if (ended !== undefined) throw new Error(`The step ended before ${String(condition)}:\n${ended.log}`)
    await delay(5)
  }
}

/** `GET /path` of every request, in order. */
export function calls({ requests }: Pick<DocumentationService, 'requests'>): string[] {
  return requests.map(({ method, path: requestPath }) => `${method} ${requestPath}`)
}

/** The requests among {@link calls} that create a job or send a message. */
export function posts(server: Parameters<typeof calls>[0]): string[] {
  return calls(server).filter((call) => call.startsWith('POST'))
}

/** Names in a folder, hidden ones included; none when there is no such folder. */
export function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

/** The folder of an export that names none. */
export function exportFolder({ temporaryFolder }: Pick<ActionRun, 'temporaryFolder'>): string {
  return path.join(temporaryFolder, 'docs-visitors')
}
