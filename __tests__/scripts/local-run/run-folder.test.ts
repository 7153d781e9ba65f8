import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { keepUntilNextRun, makeRunFolder } from '../../../scripts/local-run/run-folder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const folder = temporaryFolder()
const parent = (): string => folder.inside('.local-run')
const kept = (): string[] => readdirSync(parent()).sort()

describe('the folder of a run', () => {
  it('has the next number, and the four runs before it keep their files', () => {
    expect(makeRunFolder(parent(), false)).toBe(folder.inside('.local-run', '1'))
    writeFileSync(folder.inside('.local-run', 'kept.json'), '{}')
    mkdirSync(folder.inside('.local-run', 'temp'))
    for (const run of [9, 10, 11, 12]) mkdirSync(folder.inside('.local-run', String(run)))
    writeFileSync(folder.inside('.local-run', '9', 'report.html'), '')
    expect(makeRunFolder(parent(), false)).toBe(folder.inside('.local-run', '13'))
    expect(kept()).toEqual(['10', '11', '12', '13', '9', 'kept.json', 'temp'])
    expect(readdirSync(folder.inside('.local-run', '9'))).toEqual(['report.html'])
  })

  it('takes the place of no other run if it is kept only until the next run', () => {
    for (let run = 0; run < 5; run++) makeRunFolder(parent(), false)
    const wrong = makeRunFolder(parent(), false)
    keepUntilNextRun(wrong)
    expect(kept()).toEqual(['2', '3', '4', '5', '6'])
    expect(makeRunFolder(parent(), false)).toBe(wrong)
    expect(readdirSync(wrong)).toEqual([])
  })

  it('of a tour is kept until the next tour', () => {
    const tour = makeRunFolder(parent(), true)
    writeFileSync(folder.inside('.local-run', 'tour', 'report.html'), '')
    for (let run = 0; run < 7; run++) makeRunFolder(parent(), false)
    expect(kept()).toEqual(['3', '4', '5', '6', '7', 'tour'])
    expect(readdirSync(tour)).toEqual(['report.html'])
    expect(makeRunFolder(parent(), true)).toBe(tour)
    expect(readdirSync(tour)).toEqual([])
    expect(kept()).toEqual(['3', '4', '5', '6', '7', 'tour'])
  })
})
