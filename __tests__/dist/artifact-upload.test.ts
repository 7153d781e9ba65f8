import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'

import { everything, expectInertMarkdown, expectNoForgedCommand } from '../support/dist-attacks.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'

describe('the artifact of an export', () => {
  it.concurrent('holds the files of the export byte for byte, and no other file of output-dir', async () => {
    await using stage = await openStage({ artifacts: true, service: { pages: 400 } })
    const run = await stage.runExport({ 'output-dir': '..' })
    const { outputs, summary } = run
    const artifact = stage.artifacts.artifacts.get('docs-visitors')
    const bytes = artifact?.zip ?? new Uint8Array()
    const zip = unzipSync(bytes)
    const folder = outputs['outputDir'] ?? ''
    expect(filesIn(folder)).toContain('outputs')
    expect(Object.keys(zip).sort()).toEqual(['report.html', 'visitors.csv', 'visitors.json'])
    for (const [name, content] of Object.entries(zip))
      expect([name, readFileSync(path.join(folder, name)).equals(content)]).toEqual([name, true])
    const url = `https://github.com/acme/docs/actions/runs/4711/artifacts/${artifact?.id ?? '?'}`
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: {
        outcome: 'exported',
        artifactUrl: url,
      },
    })
    expect(summary).toContain(
      `The data is in the artifact [\`docs-visitors\`](<${url}>): \`visitors.csv\`, \`visitors.json\`, \`report.html\`.`,
    )
  })
})

describe('an upload that fails', () => {
  it.concurrent(
    'keeps the files, and shows neither the signature of the upload URL nor a hostile answer as markup',
    async () => {
      await using stage = await openStage({ artifacts: true })
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
      expect(run).toMatchObject({
        exitCode: 1,
        outputs: { outcome: 'error', outputDir: exportFolder(run) },
      })
      expect(filesIn(exportFolder(run))).toEqual(['report.html', 'visitors.csv', 'visitors.json'])
      expect(run.summary).toContain('cannot finalize')
      expect(Object.values(run.outputs).join('\n') + run.summary).not.toContain(signature)
      const lines = run.log.split('\n').filter((line) => line.includes(signature))
      expect(lines).not.toEqual([])
      expect(lines.filter((line) => !line.startsWith('::add-mask::'))).toEqual([])
      expectNoForgedCommand(run)
      expectInertMarkdown(run.summary)
    },
  )
})
