import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it } from '@jest/globals'

import { units } from '../support/long-texts.ts'

const source = pathToFileURL(path.resolve(import.meta.dirname, '../support/long-texts.ts')).href
// All texts together take a few seconds. One that is read again from each of its characters takes minutes.
const limitMs = 120_000

it(
  'a long text of others is written into each file, the log and the summary in time',
  () => {
    const program = `
      const { units, writeEverywhere } = await import(${JSON.stringify(source)})
      for (const unit of units) {
        await writeEverywhere(unit, 200_000)
        console.log(JSON.stringify(unit))
      }`
    // Only a process can be stopped while it matches an expression.
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      timeout: limitMs,
      killSignal: 'SIGKILL',
    })
    expect(stderr).toBe('')
    // If the process was stopped, it was at the first unit that is missing.
    expect(stdout.trimEnd().split('\n')).toEqual(units.map((unit) => JSON.stringify(unit)))
  },
  limitMs + 30_000,
)
