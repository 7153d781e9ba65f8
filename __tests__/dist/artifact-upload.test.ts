import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'

import { everything, expectInertMarkdown, expectNoForgedCommand } from '../support/dist-attacks.ts'
import { annotations } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'

const names = ['report.html', 'visitors.csv', 'visitors.json']

describe('the artifact of an export', () => {
  // First, because the client waits for seconds before its retry. The other tests run meanwhile.
  it.concurrent('is uploaded after a retry, and a hostile answer forges no command', async () => {
    await using stage = await openStage({ artifacts: {} })
    const body = { code: 'unavailable', msg: everything }
    stage.artifacts.faults.add({ path: /CreateArtifact/u, status: 503, body })
    const run = await stage.runExport()
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'exported', artifactId: '42' } })
    expect(run.log).toContain('PWNED')
    expectNoForgedCommand(run)
  })

  it.concurrent('holds the files of the export byte for byte, and no other file of output-dir', async () => {
    await using stage = await openStage({ artifacts: {}, service: { pages: 400 } })
    const run = await stage.runExport({ formats: 'csv,json,ndjson,md', 'output-dir': '..' })
    const zip = unzipSync(stage.artifacts.artifacts.get('docs-visitors')?.zip ?? new Uint8Array())
    const folder = run.outputs['outputDir'] ?? ''
    expect(filesIn(folder)).toContain('outputs')
    expect(Object.keys(zip).sort()).toEqual(['report.md', 'visitors.csv', 'visitors.json', 'visitors.ndjson'])
    for (const [name, bytes] of Object.entries(zip))
      expect(Buffer.from(bytes)).toEqual(readFileSync(path.join(folder, name)))
  })

  it.concurrent('is named in outputs and summary, and has the retention of the repository', async () => {
    await using stage = await openStage({ artifacts: {} })
    const { outputs, summary } = await stage.runExport()
    const artifact = stage.artifacts.artifacts.get('docs-visitors')
    const url = `https://github.com/acme/docs/actions/runs/4711/artifacts/${artifact?.id ?? '?'}`
    const digest = createHash('sha256')
      .update(artifact?.zip ?? '')
      .digest('hex')
    expect(outputs).toMatchObject({
      artifactId: artifact?.id,
      artifactUrl: url,
      artifactDigest: `sha256:${digest}`,
    })
    expect(summary).toContain(`The data is in the artifact [\`docs-visitors\`](<${url}>).`)
    expect(artifact).not.toHaveProperty('expiresAt')
  })

  it.concurrent('has the name of artifact-name and is kept for retention-days', async () => {
    await using stage = await openStage({ artifacts: {} })
    const startedAtMs = Date.now()
    await stage.runExport({ 'artifact-name': 'visitors (docs) [1]', 'retention-days': '3' })
    const [artifact] = stage.artifacts.artifacts.values()
    const retainedMs = Date.parse(artifact?.expiresAt ?? '') - 3 * 86_400_000
    expect(artifact?.name).toBe('visitors (docs) [1]')
    expect(retainedMs).toBeGreaterThanOrEqual(startedAtMs)
    expect(retainedMs).toBeLessThanOrEqual(Date.now())
  })

  it.concurrent('is not created on GitHub Enterprise Server, and a notice says so', async () => {
    await using stage = await openStage({ artifacts: {} })
    const run = await stage.runExport({}, { env: { GITHUB_SERVER_URL: 'https://ghes.example.com' } })
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'exported', artifactId: '' } })
    expect(filesIn(exportFolder(run))).toEqual(names)
    expect(stage.artifacts.requests).toEqual([])
    expect(annotations('notice', run.log)).toEqual([expect.stringContaining('GitHub Enterprise Server')])
  })
})

describe('an upload that fails', () => {
  it.concurrent('because the name is taken says how to go on, and keeps the files', async () => {
    await using stage = await openStage({ artifacts: { takenNames: ['docs-visitors'] } })
    const run = await stage.runExport()
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', outputDir: exportFolder(run) } })
    expect(filesIn(exportFolder(run))).toEqual(names)
    const [error = ''] = annotations('error', run.log)
    for (const part of ['"docs-visitors"', 'artifact-name', exportFolder(run)]) expect(error).toContain(part)
  })

  it.concurrent('because the connection is refused says so, and keeps the files', async () => {
    await using stage = await openStage({ artifacts: {} })
    await stage.artifacts.close()
    const run = await stage.runExport()
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', outputDir: exportFolder(run) } })
    expect(filesIn(exportFolder(run))).toEqual(names)
    expect(annotations('error', run.log)).toEqual([expect.stringContaining('ECONNREFUSED')])
  })

  it.concurrent('because the artifact has no id says so', async () => {
    await using stage = await openStage({ artifacts: {} })
    stage.artifacts.faults.add({ path: /FinalizeArtifact$/u, status: 200, body: { ok: true } })
    const run = await stage.runExport()
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(run.outputs['artifactId'] ?? '').toBe('')
    expect(annotations('error', run.log)).toEqual([expect.stringContaining('has no ID')])
  })

  it.concurrent('shows neither the signature of the upload URL nor a hostile answer as markup', async () => {
    await using stage = await openStage({ artifacts: {} })
    let signedUrl = ''
    stage.artifacts.faults.add({
      path: /CreateArtifact$/u,
      transform: (answer) => {
        signedUrl = (answer.body as { signed_upload_url: string }).signed_upload_url
        const body = { code: 'invalid_argument', msg: `cannot finalize ${signedUrl} ${everything}` }
        stage.artifacts.faults.add({ path: /FinalizeArtifact$/u, status: 400, body })
        return answer
      },
    })
    const run = await stage.runExport()
    const signature = new URL(signedUrl).searchParams.get('sig') ?? '?'
    expect(run.exitCode).toBe(1)
    expect(run.summary).toContain('cannot finalize')
    expect(Object.values(run.outputs).join('\n') + run.summary).not.toContain(signature)
    const lines = run.log.split('\n').filter((line) => line.includes(signature))
    expect(lines).not.toEqual([])
    expect(lines.filter((line) => !line.startsWith('::add-mask::'))).toEqual([])
    expectNoForgedCommand(run)
    expectInertMarkdown(run.summary)
  })
})
