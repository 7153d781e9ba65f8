import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { afterEach, beforeEach } from '@jest/globals'

import { parseOutputs } from '../../simulator/action-runner.ts'
import { run } from '../../src/run.ts'
import { capturedStdout } from './captured-stdout.ts'
import { isolateEnvironment } from './environment.ts'
import { environmentOf, type GivenInputs } from './inputs.ts'
import { temporaryFolder } from './temporary-folder.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const events = [...signals, 'uncaughtException'] as const

export interface RunResult {
  exitCode: number
  log: string
  outputs: Record<string, string>
  summary: string
}

/** Runs of the action in the process of one test file, with inputs and files as a runner hands them over. */
export function wholeRuns() {
  const folder = temporaryFolder()
  const stdout = capturedStdout()
  isolateEnvironment('GITHUB_EVENT_NAME', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL', 'GITHUB_SERVER_URL')
  const listenersBefore = new Map(events.map((event) => [event, process.listeners(event as 'SIGINT')]))
  const writeToStderr = process.stderr.write.bind(process.stderr)

  beforeEach(() => {
    for (const file of ['outputs', 'summary.md']) writeFileSync(folder.inside(file), '')
  })

  afterEach(() => {
    // Ends what a run left unfinished.
    process.emit('SIGINT')
    for (const event of events)
      for (const listener of process.listeners(event as 'SIGINT'))
        if (listenersBefore.get(event)?.includes(listener) !== true) process.off(event, listener)
    process.stderr.write = writeToStderr
  })

  const runWith = async (given: GivenInputs, env: NodeJS.ProcessEnv = {}): Promise<RunResult> => {
    const runner = {
      RUNNER_TEMP: folder.path,
      GITHUB_WORKSPACE: folder.path,
      GITHUB_OUTPUT: folder.inside('outputs'),
      GITHUB_STEP_SUMMARY: folder.inside('summary.md'),
    }
    Object.assign(process.env, environmentOf(given, { ...runner, ...env }))
    const exitCode = await run()
    return {
      exitCode,
      log: stdout.text(),
      outputs: existsSync(runner.GITHUB_OUTPUT)
        ? parseOutputs(readFileSync(runner.GITHUB_OUTPUT, 'utf8'))
        : {},
      summary: readFileSync(runner.GITHUB_STEP_SUMMARY, 'utf8'),
    }
  }
  return { folder, signals, runWith }
}
