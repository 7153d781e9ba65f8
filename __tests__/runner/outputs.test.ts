import { readFileSync, writeFileSync } from 'node:fs'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { readActionMetadata } from '../../simulator/action-runner.ts'
import { outcomes, outputNames, setOutputs } from '../../src/runner/outputs.ts'
import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { isolateEnvironment } from '../support/environment.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

isolateEnvironment('GITHUB_OUTPUT')
const folder = temporaryFolder()
const mask = createSecretMask()
mask.add('mint_secret_0123')

beforeEach(() => {
  process.env['GITHUB_OUTPUT'] = folder.inside('output')
  writeFileSync(folder.inside('output'), '')
})

/** The outputs as the runner reads them: the last value of each name. */
function written(): Record<string, string | undefined> {
  const text = readFileSync(folder.inside('output'), 'utf8')
  const blocks = text.matchAll(/^(\w+)<<(ghadelimiter_[\w-]+)\n([\s\S]*?)\n\2\n/gm)
  return Object.fromEntries([...blocks].map(([, name = '', , value = '']): [string, string] => [name, value]))
}

describe('the outputs', () => {
  it('are those of action.yml', () => {
    expect([...outputNames].sort()).toEqual(Object.keys(readActionMetadata().outputs).sort())
  })

  it('have the outcomes that action.yml lists', () => {
    const description = readActionMetadata().outputs['outcome']?.description ?? ''
    expect([...description.matchAll(/`([\w-]+)`/g)].map(([, outcome]) => outcome).sort()).toEqual(
      [...outcomes].sort(),
    )
  })

  it('are written at once', () => {
    setOutputs({ jobId: 'job_1', prNumber: 128, total: 0 }, mask)
    expect(written()).toEqual({ jobId: 'job_1', prNumber: '128', total: '0' })
  })

  it('are empty where there is no value', () => {
    setOutputs({ prLink: null, model: undefined }, mask)
    expect(written()).toEqual({ prLink: '', model: '' })
  })

  it('take the last value', () => {
    setOutputs({ status: 'active', jobId: 'job_1' }, mask)
    setOutputs({ status: 'completed' }, mask)
    expect(written()).toEqual({ status: 'completed', jobId: 'job_1' })
  })

  it('cannot forge one another', () => {
    setOutputs({ model: 'x\nghadelimiter_0\noutcome<<EOF\nexported\nEOF', status: 'a\r\nprLink=b' }, mask)
    expect(written()).toEqual({
      model: 'x ghadelimiter_0 outcome<<EOF exported EOF',
      status: 'a prLink=b',
    })
  })

  it('hold no secret', () => {
    setOutputs({ model: 'mint_secret_0123', status: btoa('mint_secret_0123') }, mask)
    expect(written()).toEqual({ model: '***', status: '***' })
  })

  it('hold no secret that control characters split', () => {
    setOutputs({ model: 'mint_secret\u0000_0123' }, mask)
    expect(written()['model']).not.toContain('mint_secret_0123')
  })

  it('are cut where they are longer than any field', () => {
    setOutputs({ model: 'x'.repeat(2_000_000) }, mask)
    expect(written()['model']).toBe(`${'x'.repeat(2000)}…`)
  })

  it.each([undefined, ''])('are left out outside of a runner (%s)', (file) => {
    if (file === undefined) delete process.env['GITHUB_OUTPUT']
    else process.env['GITHUB_OUTPUT'] = file
    expect(() => {
      setOutputs({ jobId: 'job_1' }, mask)
    }).not.toThrow()
    expect(written()).toEqual({})
  })

  it('fail where the file of the runner is missing', () => {
    process.env['GITHUB_OUTPUT'] = folder.inside('missing')
    expect(() => {
      setOutputs({ jobId: 'job_1' }, mask)
    }).toThrow('Missing file')
  })
})
