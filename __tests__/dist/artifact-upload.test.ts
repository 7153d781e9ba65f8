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
  // First, because the client waits for seconds, in which the other tests run.
  it.concurrent.each([
    { name: 'a refusal', fault: { status: 400, body: { code: 'invalid_argument', msg: everything } } },
    {
      name: 'one that is tried again',
      fault: { status: 503, body: { code: 'unavailable', msg: everything } },
    },
  ])('forges no command with the answers of the service: $name', async ({ fault }) => {
    await using stage = await openStage({ artifacts: {} })
    stage.artifacts.faults.add({ path: /CreateArtifact/u, ...fault })
    const run = await stage.runExport()
    expect(stage.artifacts.requests.length).toBeGreaterThan(0)
    expectNoForgedCommand(run)
    expectInertMarkdown(run.summary)
  })

  it.concurrent('is uploaded although the service answers 503 once', async () => {
    await using stage = await openStage({ artifacts: {} })
    stage.artifacts.faults.add({ path: /CreateArtifact/u, status: 503, body: { msg: 'try later' } })
    const run = await stage.runExport()
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'exported', artifactId: '42' } })
  })

  it.concurrent(
    'whose name is taken fails the step, which names it, the remedy and the files that stay',
    async () => {
      await using stage = await openStage({ artifacts: { takenNames: ['docs-visitors'] } })
      const run = await stage.runExport()
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', outputDir: exportFolder(run) } })
      expect(filesIn(exportFolder(run))).toEqual(names)
      const [error = ''] = annotations('error', run.log)
      for (const part of ['"docs-visitors"', 'artifact-name', exportFolder(run)])
        expect(error).toContain(part)
    },
  )

  it.concurrent(
    'whose service refuses connections fails the step, which names it and the files that stay',
    async () => {
      await using stage = await openStage({ artifacts: {} })
      await stage.artifacts.close()
      const run = await stage.runExport()
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', outputDir: exportFolder(run) } })
      expect(filesIn(exportFolder(run))).toEqual(names)
      const [error = ''] = annotations('error', run.log)
      for (const part of ['"docs-visitors"', 'ECONNREFUSED', exportFolder(run)]) expect(error).toContain(part)
    },
  )

  it.concurrent.each(['CreateArtifact', 'FinalizeArtifact'])(
    'for which the answer of %s is cut fails the step at its deadline, and the files stay',
    async (operation) => {
      await using stage = await openStage({ artifacts: {} })
      stage.artifacts.faults.add({ path: new RegExp(operation, 'u'), cutBody: true, times: Infinity })
      const run = await stage.runExport({ 'timeout-minutes': '0.04' })
      expect(run).toMatchObject({ exitCode: 1, outputs: { outputDir: exportFolder(run) } })
      expect(filesIn(exportFolder(run))).toEqual(names)
      expect(annotations('error', run.log)).toHaveLength(1)
    },
  )

  it.concurrent('holds exactly the files, byte for byte', async () => {
    await using stage = await openStage({ artifacts: {}, service: { pages: 400 } })
    const run = await stage.runExport({ formats: 'csv,json,ndjson,md' })
    const zip = unzipSync(stage.artifacts.artifacts.get('docs-visitors')?.zip ?? new Uint8Array())
    const folder = exportFolder(run)
    expect(Object.keys(zip).sort()).toEqual(['report.md', 'visitors.csv', 'visitors.json', 'visitors.ndjson'])
    for (const [name, bytes] of Object.entries(zip))
      expect(Buffer.from(bytes)).toEqual(readFileSync(path.join(folder, name)))
  })

  it.concurrent('holds nothing else of its folder', async () => {
    await using stage = await openStage({ artifacts: {} })
    const { exitCode } = await stage.runExport({ formats: 'ndjson', 'output-dir': '..' })
    const zip = unzipSync(stage.artifacts.artifacts.get('docs-visitors')?.zip ?? new Uint8Array())
    expect(exitCode).toBe(0)
    expect(filesIn(stage.folder)).toContain('outputs')
    expect(Object.keys(zip)).toEqual(['visitors.ndjson'])
  })

  it.concurrent('is told in outputs and summary by id, URL and digest', async () => {
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
  })

  it.concurrent('has the name that was given', async () => {
    await using stage = await openStage({ artifacts: {} })
    await stage.runExport({ 'artifact-name': 'visitors (docs) [1]' })
    expect([...stage.artifacts.artifacts.keys()]).toEqual(['visitors (docs) [1]'])
  })

  it.concurrent('is kept for retention-days', async () => {
    await using stage = await openStage({ artifacts: {} })
    await stage.runExport({ 'retention-days': '3' })
    const [artifact] = stage.artifacts.artifacts.values()
    const days = (Date.parse(artifact?.expiresAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThanOrEqual(3)
  })

  it.concurrent('is kept as the repository has it when retention-days is empty', async () => {
    await using stage = await openStage({ artifacts: {} })
    await stage.runExport()
    const [artifact] = stage.artifacts.artifacts.values()
    expect(artifact).toMatchObject({ name: 'docs-visitors' })
    expect(artifact).not.toHaveProperty('expiresAt')
  })

  it.concurrent('is not made with upload-artifact: false', async () => {
    await using stage = await openStage({ artifacts: {} })
    const run = await stage.runExport({ 'upload-artifact': 'false' })
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: { artifactId: '', artifactUrl: '', artifactDigest: '' },
    })
    expect(annotations('notice', run.log)).toEqual([])
    expect(stage.artifacts.requests).toEqual([])
  })
})

describe('where there is no artifact service', () => {
  it.concurrent.each([
    {
      name: 'GitHub Enterprise Server',
      env: { GITHUB_SERVER_URL: 'https://ghes.example.com' },
      says: 'GitHub Enterprise Server',
    },
    {
      name: 'a step without ACTIONS_RUNTIME_TOKEN',
      env: { ACTIONS_RUNTIME_TOKEN: undefined },
      says: 'ACTIONS_RUNTIME_TOKEN',
    },
    {
      name: 'a step with an empty ACTIONS_RESULTS_URL',
      env: { ACTIONS_RESULTS_URL: '' },
      says: 'ACTIONS_RESULTS_URL',
    },
  ])('the files are written and a notice tells: $name', async ({ env, says }) => {
    await using stage = await openStage({ artifacts: {} })
    const run = await stage.runExport({}, { env })
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'exported', artifactId: '' } })
    expect(filesIn(exportFolder(run))).toEqual(names)
    expect(stage.artifacts.requests).toEqual([])
    expect(annotations('notice', run.log)).toEqual([expect.stringContaining(says)])
    expect(annotations('notice', run.log)[0]).toContain(exportFolder(run))
  })
})

describe('the signature of the upload URL', () => {
  it.concurrent(
    'stays out of log, outputs and summary when the artifact service repeats the URL',
    async () => {
      await using stage = await openStage({ artifacts: {} })
      let signedUrl = ''
      stage.artifacts.faults.add({
        path: /CreateArtifact$/u,
        transform: (answer) => {
          signedUrl = (answer.body as { signed_upload_url: string }).signed_upload_url
          const body = { code: 'invalid_argument', msg: `cannot finalize ${signedUrl}` }
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
      expect(lines.filter((line) => !line.startsWith('::add-mask::'))).toEqual([])
      expect(lines).not.toEqual([])
    },
  )
})

describe('an upload that the artifact service finalizes without an id', () => {
  it.concurrent('fails the step', async () => {
    await using stage = await openStage({ artifacts: {} })
    stage.artifacts.faults.add({ path: /FinalizeArtifact$/u, status: 200, body: { ok: true } })
    const run = await stage.runExport()
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(run.outputs['artifactId'] ?? '').toBe('')
    expect(annotations('error', run.log)).toEqual([expect.stringContaining('answered without an id')])
  })
})
