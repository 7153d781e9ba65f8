import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { writeSummary } from '../../src/runner/summary.ts'
import { isolateEnvironment } from '../support/environment.ts'
import '../support/native-errors.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { describeWithDisk, mountDisk } from '../support/small-disk.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const limit = 1_048_576

isolateEnvironment('GITHUB_STEP_SUMMARY')
const folder = temporaryFolder()
let file = ''

let log = new RecordingLog()
const write = async (markdown: string, mask = createSecretMask()): Promise<void> =>
  writeSummary(markdown, mask, log)

beforeEach(() => {
  log = new RecordingLog()
  file = folder.inside('summary.md')
  writeFileSync(file, '')
  process.env['GITHUB_STEP_SUMMARY'] = file
})

describe('the job summary', () => {
  it('is appended to what the step has written before', async () => {
    writeFileSync(file, 'before\n')
    await write('## Title')
    expect(readFileSync(file, 'utf8')).toBe('before\n## Title\n')
    log.expectExactly()
  })

  it('holds no secret', async () => {
    const mask = createSecretMask()
    mask.add('mint_secret_0123')
    await write(`The key mint_secret_0123, or ${btoa('mint_secret_0123')}`, mask)
    expect(readFileSync(file, 'utf8')).toBe('The key ***, or ***\n')
  })

  it.each([
    ['', limit - 1],
    ['x'.repeat(limit - 100), 99],
  ])('may reach the limit of the runner', async (before, length) => {
    writeFileSync(file, before)
    await write('y'.repeat(length))
    expect(readFileSync(file, 'utf8')).toHaveLength(limit)
    log.expectExactly()
  })

  it.each([
    ['alone', '', 'y'.repeat(limit)],
    ['in bytes, not in characters', '', 'é'.repeat(limit / 2)],
    ['together with what is there', 'x'.repeat(limit - 100), 'y'.repeat(100)],
  ])('is never above the limit, with a warning: %s', async (_, before, markdown) => {
    writeFileSync(file, before)
    await write(markdown)
    expect(Buffer.byteLength(readFileSync(file))).toBeLessThanOrEqual(limit)
    log.expectExactly(/^warning: The job summary .+ 1,048,576/)
  })

  it.each([undefined, ''])('is left out outside of a runner (%s)', async (value) => {
    if (value === undefined) delete process.env['GITHUB_STEP_SUMMARY']
    else process.env['GITHUB_STEP_SUMMARY'] = value
    await write('## Title')
    expect(readFileSync(file, 'utf8')).toBe('')
    log.expectExactly()
  })

  it('is left out with a warning when its file is missing', async () => {
    rmSync(file)
    await write('## Title')
    expect(existsSync(file)).toBe(false)
    log.expectExactly(
      /^warning: The job summary could not be written to .+summary\.md: ENOENT: no such file or directory, stat '.+'\.$/,
    )
  })
})

describeWithDisk('the job summary on a full disk', () => {
  it('is left out whole, with a warning, and what the step has written before stays', async () => {
    using disk = mountDisk(folder.inside('disk'))
    const onDisk = folder.inside('disk', 'summary.md')
    process.env['GITHUB_STEP_SUMMARY'] = onDisk
    writeFileSync(onDisk, 'before\n')
    disk.leave(0)
    await write('y'.repeat(disk.blockBytes))
    expect(readFileSync(onDisk, 'utf8')).toBe('before\n')
    log.expectExactly(
      `warning: The job summary could not be written to ${onDisk}: ENOSPC: no space left on device, write.`,
    )
  })
})
