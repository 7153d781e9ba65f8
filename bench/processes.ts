// Whole processes: the programs that are measured, and the simulator that they talk to.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { startAction } from '../simulator/action-runner.ts'
import type { Measured } from './comparison.ts'

const preload = ['--import', path.join(import.meta.dirname, 'peak-memory.mjs')]

/** Measures `node` with these parameters, from its start to its exit. */
export async function measureNode(folder: string, parameters: readonly string[]): Promise<Measured> {
  return measure(folder, async (env) => {
    const child = spawn(process.execPath, [...preload, ...parameters], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    })
    const exitCode = await new Promise((resolve) => child.on('close', resolve))
    if (exitCode !== 0)
      throw new Error(`${parameters.join(' ')} ended with exit code ${String(exitCode)}, expected 0.`)
  })
}

/** Measures a step with these inputs, from the start of its process to the exit. */
export async function measureAction(folder: string, inputs: Record<string, string>): Promise<Measured> {
  return measure(folder, (env) => runAction({ inputs, folder, env, nodeOptions: preload }))
}

/** @throws Error with the log if the step does not succeed */
export async function runAction(options: Parameters<typeof startAction>[0]): Promise<void> {
  const { exitCode, log } = await startAction(options).finished
  if (exitCode !== 0)
    throw new Error(`The action ended with exit code ${String(exitCode)}, expected 0: ${log}`)
}

async function measure(
  folder: string,
  run: (env: Record<string, string>) => Promise<void>,
): Promise<Measured> {
  const peakFile = path.join(folder, 'peak')
  const startedAtMs = performance.now()
  await run({ PEAK_MEMORY_FILE: peakFile })
  const wallMs = performance.now() - startedAtMs
  return { wallMs, peakMiB: Number(readFileSync(peakFile, 'utf8')) / 1024 }
}

/**
 * Starts the simulator in a process of its own, so that its work is not measured.
 *
 * @param readers number of search terms and of entries of feedback. There are twice as many questions.
 */
export async function startService(pages: number, readers = 0): Promise<Disposable & { url: string }> {
  const script = path.join(import.meta.dirname, 'service.ts')
  const child = spawn(process.execPath, [script, String(pages), String(readers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => {
      resolve(chunk.toString().trim())
    })
    child.once('exit', (exitCode) => {
      reject(new Error(`The simulator ended with exit code ${String(exitCode)} before it had a URL.`))
    })
  })
  return {
    url,
    [Symbol.dispose]: () => {
      child.kill()
    },
  }
}
