import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from '@jest/globals'

import { annotations } from '../support/dist-log.ts'
import { openStage, posts } from '../support/dist-stage.ts'
import { describeWithDisk, mountDisk } from '../support/small-disk.ts'

const started = { prompt: 'x', wait: 'false' }

/** The contents of the files of a folder, hidden ones included, by name. */
function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  )
}

describeWithDisk('a full disk', () => {
  it.concurrent('for outputs fails the step, and the error names the file and the job', async () => {
    await using stage = await openStage()
    using disk = mountDisk(path.join(stage.folder, 'disk'))
    const file = path.join(disk.folder, 'outputs')
    writeFileSync(file, '\n'.repeat(disk.blockBytes))
    disk.leave(0)
    const run = await stage.runJob(started, { env: { GITHUB_OUTPUT: file } })
    const [job = '?'] = stage.service.jobs.keys()
    expect(run.exitCode).toBe(1)
    expect(posts(stage.service)).toHaveLength(1)
    const [error = '', ...more] = annotations('error', run.log)
    expect(more).toEqual([])
    expect(error).toContain(`${file} (the disk is full)`)
    for (const text of [error, run.summary]) expect(text).toContain(`job-id: ${job}`)
  })

  it.concurrent('for the summary leaves it as it was, with a warning, and the step succeeds', async () => {
    await using stage = await openStage({ service: { pages: 100 } })
    using disk = mountDisk(path.join(stage.folder, 'disk'))
    const file = path.join(disk.folder, 'summary.md')
    writeFileSync(file, 'of the step before\n')
    disk.leave(0)
    const run = await stage.runExport({ 'summary-rows': '100' }, { env: { GITHUB_STEP_SUMMARY: file } })
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'exported' } })
    expect(annotations('warning', run.log)).toEqual([expect.stringContaining(`${file}: the disk is full`)])
    expect(readFileSync(file, 'utf8')).toBe('of the step before\n')
  })

  it.concurrent('for any file of an export names it, and leaves the files of the export before', async () => {
    await using stage = await openStage({ artifacts: {}, service: { pages: 300 } })
    using disk = mountDisk(path.join(stage.folder, 'disk'))
    const output = path.join(disk.folder, 'out')
    const inputs = { 'output-dir': output, formats: 'csv, json, html' }
    await stage.runExport(inputs)
    const earlier = contentsOf(output)
    const uploads = stage.artifacts.requests.length
    let blocks = 0
    for (const name of ['visitors.csv', 'visitors.json', 'report.html']) {
      const file = path.join(output, name)
      disk.leave(blocks)
      const run = await stage.runExport(inputs)
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(annotations('error', run.log)).toEqual([expect.stringContaining(`${file}: the disk is full`)])
      expect(contentsOf(output)).toEqual(earlier)
      blocks += Math.ceil(statSync(file).size / disk.blockBytes)
    }
    expect(stage.artifacts.requests).toHaveLength(uploads)
  })
})
