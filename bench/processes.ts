// Whole processes: the programs that are measured, and the simulator that they talk to.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { startAction } from '../simulator/action-runner.ts'
import type { Measured } from './comparison.ts'

/** Milliseconds since the epoch, with fractions. */
const now = (): number => performance.timeOrigin + performance.now()
const preload = ['--require', path.join(import.meta.dirname, 'resource-usage.cjs')]

/** Measures `node` with these parameters, from its start to its exit. */
export async function measureNode(folder: string, parameters: readonly string[]): Promise<Measured> {
  return measure(folder, async (env) => {
    const startedAtMs = now()
    const child = spawn(process.execPath, [...preload, ...parameters], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    })
    const exitCode = await new Promise((resolve) => child.on('close', resolve))
    if (exitCode !== 0)
      throw new Error(`${parameters.join(' ')} ended with exit code ${String(exitCode)}, expected 0.`)
    return startedAtMs
  })
}

/** A measured step. */
export interface MeasuredAction extends Measured {
  /** When its process was started, in milliseconds since the epoch. */
  startedAtMs: number
}

/** Measures a step with these inputs, from the start of its process to the exit. */
export async function measureAction(folder: string, inputs: Record<string, string>): Promise<MeasuredAction> {
  return measure(folder, (env) => runAction({ inputs, folder, env, nodeOptions: preload }))
}

/**
 * @returns when the process was started, in milliseconds since the epoch
 * @throws Error with the log if the step does not succeed
 */
export async function runAction(options: Parameters<typeof startAction>[0]): Promise<number> {
  const { startedAtMs, finished } = startAction(options)
  const { exitCode, log } = await finished
  if (exitCode !== 0)
    throw new Error(`The action ended with exit code ${String(exitCode)}, expected 0: ${log}`)
  return startedAtMs
}

/** @param run returns when the process was started, without the time to prepare it */
async function measure(
  folder: string,
  run: (env: Record<string, string>) => Promise<number>,
): Promise<MeasuredAction> {
  const file = path.join(folder, 'usage')
  const startedAtMs = await run({ RESOURCE_USAGE_FILE: file })
  const wallMs = now() - startedAtMs
  return { startedAtMs, wallMs, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<Measured, 'wallMs'>) }
}

/** The simulator. */
export interface MeasuredService extends Disposable {
  url: string
  /** Returns when the last request arrived, in milliseconds since the epoch. */
  lastRequestAtMs: () => Promise<number>
}

/**
 * Starts the simulator in a process of its own, so that its work is not measured.
 *
 * @param readers number of search terms and of entries of feedback. There are twice as many questions.
 */
export async function startService(pages: number, readers = 0): Promise<MeasuredService> {
  const script = path.join(import.meta.dirname, 'service.ts')
  const child = spawn(process.execPath, [script, String(pages), String(readers)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => {
      resolve(chunk.toString().trim())
    })
    child.once('exit', (exitCode) => {
      reject(new Error(`The simulator ended with exit code ${String(exitCode)} before it had a URL.`))
    })
  })
  return {
    url,
    lastRequestAtMs: async () => {
      child.send('last request')
      const [receivedAtMs] = (await once(child, 'message')) as [number]
      return receivedAtMs
    },
    [Symbol.dispose]: () => {
      child.kill()
    },
  }
}
