// Whole processes: the programs that are measured, and the simulator that they talk to.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { runAction } from '../simulator/action-runner.ts'
import {
  type DocumentationService,
  type DocumentationServiceOptions,
  startDocumentationService,
} from '../simulator/documentation-service.ts'
import type { Bench, Measured, Pair, Program } from './comparison.ts'

const preload = ['--require', path.join(import.meta.dirname, 'resource-usage.cjs')]

/** Measures `node` with these parameters, from its start to its exit. */
export async function measureNode(folder: string, parameters: readonly string[]): Promise<Measured> {
  return measure(folder, async (env) => {
    const child = spawn(process.execPath, [...preload, ...parameters], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    })
    const [exitCode] = (await once(child, 'close')) as [number | null]
    if (exitCode !== 0)
      throw new Error(`${parameters.join(' ')} ended with exit code ${String(exitCode)}, expected 0.`)
  })
}

/** A step with these inputs, by the built action of this commit or of another. */
export function action(
  name: string,
  inputs: Record<string, string>,
  folder: string,
  actionFolder?: string,
): Program {
  return {
    name,
    run: () =>
      measure(folder, (env) => runAction({ inputs, folder, actionFolder, env, nodeOptions: preload })),
  }
}

/** Compares a step with the same step of the earlier commit, if there is one, or else with another program. */
export function actionPair(
  name: string,
  inputs: Record<string, string>,
  { folder, before }: Bench,
  baseline: Program,
): Pair {
  return {
    subject: action(name, inputs, folder),
    baseline: before === undefined ? baseline : action('before', inputs, folder, before),
  }
}

async function measure(
  folder: string,
  run: (env: Record<string, string>) => Promise<unknown>,
): Promise<Measured> {
  const file = path.join(folder, 'usage')
  const startedAtMs = performance.now()
  await run({ RESOURCE_USAGE_FILE: file })
  const wallMs = performance.now() - startedAtMs
  return { wallMs, ...(JSON.parse(readFileSync(file, 'utf8')) as Required<Omit<Measured, 'wallMs'>>) }
}

/** Starts the simulator without hourly limits. */
export async function startService(options: DocumentationServiceOptions): Promise<DocumentationService> {
  const unlimited = Number.POSITIVE_INFINITY
  return startDocumentationService({
    ...options,
    analyticsRequestsPerHour: unlimited,
    jobsPerHour: unlimited,
  })
}
