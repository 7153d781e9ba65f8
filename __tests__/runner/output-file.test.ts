import { readFileSync, writeFileSync } from 'node:fs'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { parseOutputs } from '../../simulator/action-runner.ts'
import { createStepOutputs, OutputFileError } from '../../src/runner/output-file.ts'
import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { capturedStdout } from '../support/captured-stdout.ts'
import '../support/native-errors.ts'
import { isolateEnvironment } from '../support/environment.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

isolateEnvironment('GITHUB_OUTPUT')
const folder = temporaryFolder()
const stdout = capturedStdout()
const mask = createSecretMask()
mask.add('mint_secret_0123')
const outputs = () => createStepOutputs(mask)

beforeEach(() => {
  process.env['GITHUB_OUTPUT'] = folder.inside('output')
  writeFileSync(folder.inside('output'), '')
})

const written = (): Record<string, string | undefined> =>
  parseOutputs(readFileSync(folder.inside('output'), 'utf8'))

describe('the outputs', () => {
  it('are written at once, and are empty where there is no value', () => {
    outputs().set({ jobId: 'job_1', prNumber: 128, total: 0, prLink: null, status: undefined })
    expect(written()).toEqual({ jobId: 'job_1', prNumber: '128', total: '0', prLink: '', status: '' })
  })

  it('have one line for each item of a list, and cannot forge one another there', () => {
    outputs().set({ pagesNotLive: ['/a', '/b\nEOF\noutcome=exported'], buildLog: '', status: 'c' })
    expect(written()).toEqual({ pagesNotLive: '/a\n/b EOF outcome=exported', buildLog: '', status: 'c' })
    outputs().set({ pagesNotLive: [] })
    expect(written()['pagesNotLive']).toBe('')
  })

  it('cannot forge one another', () => {
    outputs().set({
      headline: 'x\nghadelimiter_0\noutcome<<EOF\nexported\nEOF\nprLink=c',
      status: 'a\r\nprLink=b',
    })
    expect(written()).toEqual({
      headline: 'x ghadelimiter_0 outcome<<EOF exported EOF prLink=c',
      status: 'a prLink=b',
    })
  })

  it.each([
    ['as it is', 'mint_secret_0123'],
    ['encoded', btoa('mint_secret_0123')],
    ['split by a control character', 'mint_\u0000secret\u001B[31m_0123'],
    ['where the value is cut', `${' '.repeat(9)}${'x'.repeat(1990)}mint_secret_0123`],
  ])('hold no secret: %s', (_, status) => {
    outputs().set({ status })
    expect(written()['status']).toMatch(/^x*\*\*\*$/u)
  })

  it('are cut where they are longer than any field', () => {
    outputs().set({ status: 'x'.repeat(2_000_000) })
    expect(written()['status']).toBe(`${'x'.repeat(2000)}…`)
  })

  it('have fields as JSON, whatever their texts are', () => {
    const secret = 'mint_secret_0123'
    const texts = ['"\\\n\u0000', '\uD800', 'x'.repeat(3000), `"${secret}"`, '***"}']
    for (const text of texts) {
      outputs().set({ job: { id: text, source: { ref: text }, prLink: null } })
      const job = JSON.parse(written()['job'] ?? '') as Record<string, unknown>
      expect(job).toMatchObject({ source: { ref: job['id'] }, prLink: null })
      expect(written()['job']).not.toContain(secret)
    }
  })

  it.each([undefined, ''])('are left out outside of a runner (GITHUB_OUTPUT=%s)', (file) => {
    if (file === undefined) delete process.env['GITHUB_OUTPUT']
    else process.env['GITHUB_OUTPUT'] = file
    outputs().check()
    outputs().set({ jobId: 'job_1' })
    expect([written(), stdout.text()]).toEqual([{}, ''])
  })

  it('are known afterwards as they were set last', () => {
    const kept = outputs()
    kept.set({ jobId: 'job_1', status: 'active' })
    kept.set({ status: 'completed' })
    expect(written()).toEqual({ status: 'completed', jobId: 'job_1' })
    expect([kept.get('jobId'), kept.get('status'), kept.get('prLink')]).toEqual(['job_1', 'completed', ''])
  })
})

describe('the file for outputs', () => {
  const check = (): void => {
    outputs().check()
  }

  it.each([
    ['is missing', 'missing', /\(ENOENT: no such file or directory/],
    ['is a folder', '.', /\((?:EISDIR|EACCES|EPERM): /],
  ])('is refused before the first request when it %s', (_, name, code) => {
    process.env['GITHUB_OUTPUT'] = folder.inside(name)
    expect(check).toThrow(OutputFileError)
    expect(check).toThrow(code)
    expect(check).toThrow(/^GITHUB_OUTPUT names a file that cannot be written to: /)
  })

  it('is not changed by the check', () => {
    check()
    expect(readFileSync(folder.inside('output'), 'utf8')).toBe('')
  })
})
