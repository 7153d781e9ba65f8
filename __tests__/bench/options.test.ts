import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { parts, readOptions } from '../../bench/options.ts'

describe('the options of the benchmark', () => {
  it('are 25 runs of all parts by default', () => {
    expect(readOptions([])).toEqual({ runs: 25, parts, before: undefined, updateDocs: false })
  })

  it('name the runs, one part, and dist/ of another commit', () => {
    const options = readOptions(['--runs', '3', '--only', 'report', '--before', 'other/dist'])
    expect(options).toMatchObject({ runs: 3, parts: ['report'], before: path.resolve('other/dist') })
  })

  it.each([
    [['--runs', '0'], '--runs: got "0", expected a whole number'],
    [['--runs', '1.5'], '--runs: got "1.5"'],
    [['--only', 'readme'], '--only: got "readme", expected one of export, include, start, report,'],
    [['--only', 'start', '--update-docs'], '--update-docs needs the results of all parts'],
    [['--fast'], "Unknown option '--fast'"],
  ])('are refused with a reason: %j', (args, says) => {
    expect(() => readOptions(args)).toThrow(says)
  })
})
