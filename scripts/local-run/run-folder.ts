import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const keptRuns = 5
/** A file in the folder of a run whose files the next run deletes. */
const untilNextRun = 'until-next-run'

/**
 * Makes the folder of a run, and returns its path: `tour` for a tour, which replaces the last one, else `1`, `2` and so on.
 * Deletes the oldest numbered ones, so that this run and the four before it remain, with the reports that may be open.
 */
export function makeRunFolder(parent: string, isTour: boolean): string {
  mkdirSync(parent, { recursive: true })
  const remove = (name: string): void => {
    rmSync(path.join(parent, name), { recursive: true, force: true })
  }
  for (const name of readdirSync(parent)) if (existsSync(path.join(parent, name, untilNextRun))) remove(name)
  if (isTour) remove('tour')
  const runs = readdirSync(parent).filter((name) => /^[1-9]\d*$/u.test(name))
  const earlier = runs.map(Number).sort((one, other) => one - other)
  if (!isTour) for (const run of earlier.slice(0, 1 - keptRuns)) remove(String(run))
  const folder = path.join(parent, isTour ? 'tour' : String((earlier.at(-1) ?? 0) + 1))
  mkdirSync(folder)
  return folder
}

/** Has the next run delete a folder, so that it takes the place of no other run. */
export function keepUntilNextRun(folder: string): void {
  writeFileSync(path.join(folder, untilNextRun), '')
}
