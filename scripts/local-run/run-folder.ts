import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const keptRuns = 5

/**
 * Makes the folder of a run, and returns its path: `1`, `2` and so on. Deletes the oldest ones, so that this run and the four
 * before it remain, with the reports that may be open.
 */
export function makeRunFolder(parent: string): string {
  mkdirSync(parent, { recursive: true })
  const runs = readdirSync(parent).filter((name) => /^[1-9]\d*$/u.test(name))
  const earlier = runs.map(Number).sort((one, other) => one - other)
  for (const run of earlier.slice(0, 1 - keptRuns))
    rmSync(path.join(parent, String(run)), { recursive: true, force: true })
  const folder = path.join(parent, String((earlier.at(-1) ?? 0) + 1))
  mkdirSync(folder)
  return folder
}
