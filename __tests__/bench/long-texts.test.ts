import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it } from '@jest/globals'

import { units } from '../../bench/long-texts.ts'

const source = pathToFileURL(path.resolve(import.meta.dirname, '../../bench/long-texts.ts')).href
// Texts of one character take up to 8 times as long as letters. One that is read again from each of its characters takes
// hundreds of times as long.
const mostTimes = 40
const limitMs = 120_000

interface MeasuredText {
  unit: string
  /** CPU time in relation to that of a text of letters. */
  times: number
}

it(
  'a text of others is written in time that does not grow with the square of its length',
  () => {
    const program = `
      const { units, writeEverywhere } = await import(${JSON.stringify(source)})
      const cpuTime = async (unit) => {
        const before = process.cpuUsage()
        await writeEverywhere(unit, 100_000)
        const { user, system } = process.cpuUsage(before)
        return user + system
      }
      for (let warmUp = 0; warmUp < 3; warmUp++) await cpuTime('a')
      const letters = await cpuTime('a')
      for (const unit of Object.values(units).flat())
        console.log(JSON.stringify({ unit, times: (await cpuTime(unit)) / letters }))`
    // Only a process can be stopped while it matches an expression.
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      timeout: limitMs,
      killSignal: 'SIGKILL',
    })
    expect(run.stderr).toBe('')
    const lines = run.stdout.split('\n').filter((line) => line !== '')
    const texts = lines.map((line) => JSON.parse(line) as MeasuredText)
    // If the process was stopped, it was at the first unit that is missing.
    expect(texts.map(({ unit }) => unit)).toEqual(Object.values(units).flat())
    expect(texts.filter(({ times }) => times > mostTimes)).toEqual([])
    expect(run.status).toBe(0)
  },
  limitMs + 30_000,
)
