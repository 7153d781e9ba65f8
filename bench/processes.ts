// Whole processes: the programs that are measured, and the simulator that they talk to.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { startAction } from '../simulator/action-runner.ts'
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
export function action(name: string, inputs: Record<string, string>, folder: string, dist?: string): Program {
  return {
    name,
    run: () => measure(folder, (env) => runAction({ inputs, folder, dist, env, nodeOptions: preload })),
  }
}

/** Compares a step with the same step of the earlier dist/, if there is one, or else with another program. */
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

interface RunOptions {
  inputs: Record<string, string>
  folder: string
  /** dist/ of another commit. */
  dist: string | undefined
  env?: Record<string, string>
  nodeOptions?: readonly string[]
}

/** @throws Error with the log if the step does not succeed */
export async function runAction({ dist, ...options }: RunOptions): Promise<void> {
  const main = dist === undefined ? {} : { main: path.join(dist, 'index.js') }
  const { exitCode, log } = await startAction({ ...options, ...main }).finished
  if (exitCode !== 0)
    throw new Error(`The action ended with exit code ${String(exitCode)}, expected 0: ${log}`)
}

async function measure(
  folder: string,
  run: (env: Record<string, string>) => Promise<void>,
): Promise<Measured> {
  const file = path.join(folder, 'usage')
  const startedAtMs = performance.now()
  await run({ RESOURCE_USAGE_FILE: file })
  const wallMs = performance.now() - startedAtMs
  return { wallMs, ...(JSON.parse(readFileSync(file, 'utf8')) as Required<Omit<Measured, 'wallMs'>>) }
}

/** The simulator. */
interface MeasuredService extends Disposable {
  url: string
}

/**
 * Starts the simulator in a process of its own, so that its work is not measured.
 *
 * @param site `readers` is the number of search terms and of entries of feedback; there are twice as many questions
 */
export async function startService(site: { pages: number; readers?: number }): Promise<MeasuredService> {
  const script = path.join(import.meta.dirname, 'service.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(site)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: url.toString().trim(),
    [Symbol.dispose]: () => {
      child.kill()
    },
  }
}
