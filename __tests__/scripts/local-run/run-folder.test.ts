import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'

import { expect, it } from '@jest/globals'

import { makeRunFolder } from '../../../scripts/local-run/run-folder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const folder = temporaryFolder()

it('a run gets the next number, and the four runs before it keep their files', () => {
  const parent = folder.inside('.local-run')
  expect(makeRunFolder(parent)).toBe(folder.inside('.local-run', '1'))
  writeFileSync(folder.inside('.local-run', 'kept.json'), '{}')
  mkdirSync(folder.inside('.local-run', 'temp'))
  for (const run of [9, 10, 11, 12]) mkdirSync(folder.inside('.local-run', String(run)))
  writeFileSync(folder.inside('.local-run', '9', 'report.html'), '')
  expect(makeRunFolder(parent)).toBe(folder.inside('.local-run', '13'))
  expect(readdirSync(parent).sort()).toEqual(['10', '11', '12', '13', '9', 'kept.json', 'temp'])
  expect(readdirSync(folder.inside('.local-run', '9'))).toEqual(['report.html'])
})
