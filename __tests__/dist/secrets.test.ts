import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { commandsIn, logLines } from '../../simulator/workflow-commands.ts'
import { shownLog } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage, preload, type Stage } from '../support/dist-stage.ts'
import { openEventStage } from '../support/event-stage.ts'

// Its URL-encoded and base64 forms differ from itself, and from each other.
const key = 'mint_k+y/0?>~1|2"3%4=5'
const bytes = Buffer.from(key)
const forms = [
  key,
  encodeURIComponent(key),
  JSON.stringify(key).slice(1, -1),
  bytes.toString('base64').replace(/=+$/u, ''),
  bytes.toString('base64url'),
]
const withKey = { 'api-key': key }

const open = (options: Parameters<typeof openStage>[0] = {}) =>
  openStage({
    ...options,
    service: { keys: [key], ...options.service },
  })

/** Everything that a run leaves, except the lines that register secrets with the runner. */
function leftovers(run: ActionRun, stage: Stage): Record<string, string> {
  const folder = exportFolder(run)
  return {
    log: run.log.replaceAll(/^::add-mask::.*$/gmu, ''),
    outputs: readFileSync(path.join(stage.folder, 'outputs'), 'utf8'),
    summary: run.summary,
    ...Object.fromEntries(
      filesIn(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
    ),
  }
}

function expectNoKey(places: Record<string, string>): void {
  for (const [place, text] of Object.entries(places)) {
    for (const form of forms)
      expect({ place, text }).not.toMatchObject({ text: expect.stringContaining(form) as unknown })
  }
}

describe('the key', () => {
  it.concurrent(
    'is masked before anything else, and nowhere when instruction, environment and job repeat it',
    async () => {
      const life = {
        status: `active ${key}`,
        model: key,
        source: { repository: `https://x/${encodeURIComponent(key)}`, ref: key },
        prLink: `https://github.com/acme/docs/pull/1?${encodeURIComponent(key)}`,
        createdAt: bytes.toString('base64'),
      }
      await using stage = await open({ service: { jobLife: [life, { ...life, status: 'completed' }] } })
      const nodeOptions = preload(
        `process.on('exit', () => console.log('key in environment:', 'INPUT_API-KEY' in process.env))`,
      )
      const prompt = `Use ${key} and ${bytes.toString('base64')}\n${encodeURIComponent(key)}`
      const run = await stage.runJob({ ...withKey, prompt }, { nodeOptions })
      const masked = commandsIn(run.log).flatMap(({ name, message }) =>
        name === 'add-mask' ? [message] : [],
      )
      expect(masked).toEqual(expect.arrayContaining([...forms, bytes.toString('base64')]))
      const first = logLines(run.log).slice(0, masked.length)
      expect(first.filter((line) => !line.startsWith('::add-mask::'))).toEqual([])
      expect(run.log).toContain('key in environment: false')
      expect(run.summary).toContain('Use *** and ***\n***\n')
      expect(run.outputs).toMatchObject({ outcome: 'pr-created' })
      const hidden = { model: '***', source: { ref: '***' }, createdAt: '***' }
      expect(JSON.parse(run.outputs['job'] ?? '')).toMatchObject(hidden)
      expectNoKey(leftovers(run, stage))
    },
  )

  it.concurrent(
    'is sent in one header alone, and nowhere in files and artifact when page paths repeat it',
    async () => {
      const totals = { human: 1, ai: 1, total: 2 }
      const paths = [key, encodeURIComponent(key), bytes.toString('base64'), `/a?${key}&b`]
      const visitors = paths.map((echoed) => ({ path: echoed, ...totals }))
      await using stage = await open({ service: { visitors: { totals, visitors } }, artifacts: true })
      const run = await stage.runExport(withKey)
      const [request] = stage.service.requests
      const { authorization, ...otherHeaders } = request?.headers ?? {}
      expect(authorization).toBe(`Bearer ${key}`)
      const zip = unzipSync(stage.artifacts.artifacts.get('docs-visitors')?.zip ?? new Uint8Array())
      const zipped = Object.entries(zip).map(([name, content]): [string, string] => [
        `zip/${name}`,
        Buffer.from(content).toString(),
      ])
      expect(zipped).toHaveLength(3)
      expectNoKey({
        ...leftovers(run, stage),
        ...Object.fromEntries(zipped),
        service: JSON.stringify({ ...request, headers: otherHeaders }),
        artifacts: JSON.stringify(stage.artifacts.requests),
      })
    },
  )
})

describe('the GitHub token', () => {
  it.concurrent('is sent to GITHUB_API_URL alone, and only its mask shows it', async () => {
    const token = 'ghs_k/y+0?secret0123456789'
    await using stage = await openEventStage({
      github: { tokens: { [token]: { login: 'github-actions[bot]', type: 'Bot' } } },
    })
    const inputs = { 'prompt-from': 'issue', comment: 'true', prompt: `Use ${token}`, 'github-token': token }
    const run = await stage.run({ fixture: 'issues.labeled' }, inputs)
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(new Set(stage.github.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`token ${token}`]),
    )
    expect(run.log).toContain(`::add-mask::${token}\n`)
    const headers = stage.service.requests.map((request) => request.headers)
    const places = [shownLog(run.log), run.summary, run.outputs, headers, stage.github.comments]
    expect(JSON.stringify(places)).not.toContain(token)
  })
})
