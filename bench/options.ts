import path from 'node:path'
import { parseArgs } from 'node:util'

export const parts = ['export', 'include', 'start', 'report', 'page-text', 'long-texts', 'polls'] as const
export type Part = (typeof parts)[number]

export interface BenchOptions {
  /** Runs of each program, without the warm-up run. */
  runs: number
  /** What to measure. All parts by default. */
  parts: readonly Part[]
  /** dist/ of another commit, whose report is measured in turn with that of this commit. */
  before: string | undefined
  updateDocs: boolean
}

/** @throws Error if an option is unknown or has a wrong value */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '25' },
      only: { type: 'string' },
      before: { type: 'string' },
      'update-docs': { type: 'boolean', default: false },
    },
  })
  const { only, before, 'update-docs': updateDocs } = values
  if (!/^[1-9]\d{0,3}$/u.test(values.runs))
    throw new Error(`--runs: got "${values.runs}", expected a whole number from 1 to 9999.`)
  const part = parts.find((name) => name === only)
  if (only !== undefined && part === undefined)
    throw new Error(`--only: got "${only}", expected one of ${parts.join(', ')}.`)
  if (updateDocs && part !== undefined)
    throw new Error('--update-docs needs the results of all parts. Remove --only.')
  return {
    runs: Number(values.runs),
    parts: part === undefined ? parts : [part],
    before: before === undefined ? undefined : path.resolve(before),
    updateDocs,
  }
}
