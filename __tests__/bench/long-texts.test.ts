import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, it } from '@jest/globals'

import { units } from '../../bench/long-texts.ts'

const source = pathToFileURL(path.join(import.meta.dirname, '..', '..', 'bench', 'long-texts.ts')).href
// The texts of one kind take seconds. One that is read again from each of its characters takes minutes.
const limitMs = 120_000

// Each kind has a process of its own, because only a process can be stopped while it matches an expression.
describe('500 kB of one text of others', () => {
  it.each(Object.entries(units))(
    'is written in time that does not grow with the square of its length: %s',
    (_, list) => {
      const program = `
        const { writeEverywhere } = await import(${JSON.stringify(source)})
        for (const unit of ${JSON.stringify(list)}) {
          console.log(JSON.stringify(unit))
          await writeEverywhere(unit)
        }`
      const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
        encoding: 'utf8',
        timeout: limitMs,
        killSignal: 'SIGKILL',
      })
      // If the process was stopped, the last line names the text.
      expect(run.stderr).toBe('')
      expect(run.stdout.trim().split('\n')).toEqual(list.map((unit) => JSON.stringify(unit)))
      expect(run.status).toBe(0)
    },
    limitMs + 30_000,
  )
})
