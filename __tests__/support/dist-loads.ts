import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { expect } from '@jest/globals'

import type { StepOptions } from './dist-stage.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')
const recorder = pathToFileURL(path.resolve(import.meta.dirname, 'dist-record-loads.mjs')).href
const leastShare = 0.9

interface LoadedFile {
  /** A file of dist/. */
  name: string
  sizeBytes: number
}

/** What a step loads. */
export interface Loads {
  /** Modules of dist/, without the entry and without `.js`. */
  chunks: string[]
  /** Number of Node's modules that these import. */
  builtIns: number
  /** The entry, the chunks, and the files that are read as text. */
  files: LoadedFile[]
}

/** Options of a step that records its loads in a file. `loads` reads them after the step has ended. */
export function recordingLoads(file: string): { options: StepOptions; loads: () => Loads } {
  const options = { nodeOptions: ['--import', recorder], env: { LOADS_FILE: file } }
  return { options, loads: () => readLoads(readFileSync(file, 'utf8')) }
}

function readLoads(recorded: string): Loads {
  const lines = recorded.split('\n').map((line) => line.split(' '))
  const urls = (of: string): string[] => lines.flatMap(([kind, url = '']) => (kind === of ? [url] : []))
  const modules = inDist(urls('module'))
  const names = new Set([...modules, ...inDist(urls('text'))])
  return {
    chunks: modules.map((name) => path.basename(name, '.js')).filter((name) => name !== 'index'),
    builtIns: new Set(urls('module').filter((url) => url.startsWith('node:'))).size,
    files: [...names].map((name) => ({ name, sizeBytes: statSync(path.join(dist, name)).size })),
  }
}

function inDist(urls: string[]): string[] {
  const files = urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url))
  return files.filter((file) => path.dirname(file) === dist).map((file) => path.basename(file))
}

/** Expects a size of at most the budget, and not so far below that the budget would not notice growth. */
export function expectSize(files: readonly LoadedFile[], budgetBytes: number): void {
  const totalBytes = files.reduce((total, { sizeBytes }) => total + sizeBytes, 0)
  const isInBudget = totalBytes <= budgetBytes && totalBytes >= leastShare * budgetBytes
  const largestFirst = files.toSorted((a, b) => b.sizeBytes - a.sizeBytes)
  const found = { totalBytes, budgetBytes, largestFirst }
  expect({ isInBudget, ...found }).toEqual({ isInBudget: true, ...found })
}
