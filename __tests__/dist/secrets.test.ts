import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { activeForEver } from '../../simulator/documentation-service.ts'
import { commandsIn, logLines } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage, type Stage } from '../support/dist-stage.ts'

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

/** The key with characters between its own that nobody sees. */
const parted = (unseen: string) => Array.from(key).join(unseen)

const open = (options: Parameters<typeof openStage>[0] = {}) =>
  openStage({
    ...options,
    service: { keys: { [key]: { scopes: ['read', 'write'] } }, ...options.service },
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
  it.concurrent('is masked in every form before any other line of the log', async () => {
    await using stage = await open()
    const { log } = await stage.runJob({ ...withKey, prompt: 'x', wait: 'false' })
    const commands = commandsIn(log)
    const masked = commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message)
    expect(masked).toEqual(expect.arrayContaining([...forms, bytes.toString('base64')]))
    expect(
      logLines(log)
        .slice(0, masked.length)
        .every((line) => line.startsWith('::add-mask::')),
    ).toBe(true)
  })

  it.concurrent('is masked although it is no key that can be used', async () => {
    await using stage = await open()
    const { log } = await stage.runJob({ 'api-key': 'mint_one two', prompt: 'x' })
    const masked = commandsIn(log).flatMap(({ name, message }) => (name === 'add-mask' ? [message] : []))
    expect(masked).toEqual(expect.arrayContaining(['mint_one two', 'mint_one', 'two']))
    expect(stage.service.requests).toEqual([])
  })

  it.concurrent('is taken out of the environment', async () => {
    await using stage = await open()
    const code = `process.on('exit', () => console.log('key in environment:', 'INPUT_API-KEY' in process.env))`
    const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
    const { log } = await stage.runJob({ ...withKey, prompt: 'x', wait: 'false' }, { nodeOptions })
    expect(log).toContain('key in environment: false')
  })

  it.concurrent.each([
    { name: 'as it is', echoed: key },
    { name: 'URL-encoded', echoed: encodeURIComponent(key) },
    { name: 'in base64', echoed: bytes.toString('base64') },
    { name: 'with its header', echoed: `Authorization: Bearer ${key}` },
  ])('is nowhere when an error body echoes it $name', async ({ echoed }) => {
    await using stage = await open()
    stage.service.faults.add({ status: 400, body: { error: `Bad key <${echoed}>` } })
    const run = await stage.runJob({ ...withKey, prompt: 'x' })
    expect(run.log).toContain('***')
    expectNoKey(leftovers(run, stage))
  })

  it.concurrent('is nowhere when an error body echoes it with escapes of JSON', async () => {
    await using stage = await open()
    const escaped = Array.from(
      key,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ).join('')
    const headers = { 'content-type': 'application/json' }
    stage.service.faults.add({ status: 400, headers, body: `{"error":"Bad key ${escaped}"}` })
    const run = await stage.runJob({ ...withKey, prompt: 'x' })
    expect(run.log).toContain('Bad key ***')
    expectNoKey(leftovers(run, stage))
  })

  it.concurrent('is nowhere when the body of a gateway echoes it', async () => {
    await using stage = await open()
    const headers = {
      'content-type': `text/html; key=${encodeURIComponent(key)}`,
      'x-request-id': encodeURIComponent(key),
    }
    stage.service.faults.add({ status: 400, headers, body: `<p>${key}</p>` })
    const run = await stage.runJob({ ...withKey, prompt: 'x' })
    expect(run.exitCode).toBe(1)
    expectNoKey(leftovers(run, stage))
  })

  it.concurrent('is nowhere when the fields of a job echo it', async () => {
    const life = {
      status: `active ${key}`,
      model: key,
      source: { repository: `https://x/${encodeURIComponent(key)}`, ref: key },
      prLink: `https://github.com/acme/docs/pull/1?${encodeURIComponent(key)}`,
      createdAt: bytes.toString('base64'),
    }
    await using stage = await open({ service: { jobLife: [life, { ...life, status: 'completed' }] } })
    const run = await stage.runJob({ ...withKey, prompt: 'x' })
    expect(run.outputs).toMatchObject({ outcome: 'pr-created', model: '***', createdAt: '***' })
    expectNoKey(leftovers(run, stage))
  })

  it.concurrent('is nowhere when characters that nobody sees part it in the fields of a job', async () => {
    const model = parted('\u200E\u0007')
    await using stage = await open({ service: { jobLife: [{ status: 'completed', model }] } })
    const run = await stage.runJob({ ...withKey, prompt: 'x' })
    expect(run.exitCode).toBe(0)
    expectNoKey(leftovers(run, stage))
  })

  it.concurrent('is nowhere when characters that nobody sees part it in the instruction', async () => {
    await using stage = await open()
    const run = await stage.runJob({ ...withKey, prompt: `Use ${parted('\u200E')}`, wait: 'false' })
    expect(run.exitCode).toBe(0)
    expectNoKey(leftovers(run, stage))
  })

  it.concurrent('is nowhere when the instruction holds it', async () => {
    await using stage = await open({ service: { jobLife: activeForEver } })
    const prompt = `Use ${key} and ${bytes.toString('base64')}\n${encodeURIComponent(key)}`
    const run = await stage.runJob({ ...withKey, prompt, wait: 'false' })
    expect(run.summary).toContain('Use ***')
    expectNoKey(leftovers(run, stage))
  })

  it.concurrent('is nowhere in files, report and artifact when page paths echo it', async () => {
    const totals = { human: 1, ai: 1, total: 2 }
    const paths = [key, encodeURIComponent(key), bytes.toString('base64'), `/a?${key}&b`]
    const visitors = paths.map((echoed) => ({ path: echoed, ...totals }))
    await using stage = await open({
      service: { keys: { [key]: { scopes: ['read'] } }, visitors: { totals, visitors } },
      artifacts: {},
    })
    const run = await stage.runExport({ ...withKey, formats: 'csv,json,ndjson,md' })
    const zip = unzipSync(stage.artifacts.artifacts.get('docs-visitors')?.zip ?? new Uint8Array())
    const zipped = Object.entries(zip).map(([name, content]) => [
      `zip/${name}`,
      Buffer.from(content).toString(),
    ])
    expect(zipped).toHaveLength(4)
    expectNoKey({ ...leftovers(run, stage), ...(Object.fromEntries(zipped) as Record<string, string>) })
  })

  it.concurrent('is in no request but in its one header', async () => {
    await using stage = await open({ artifacts: {} })
    await stage.runExport(withKey)
    const [request] = stage.service.requests
    const { authorization, ...otherHeaders } = request?.headers ?? {}
    expect(authorization).toBe(`Bearer ${key}`)
    expectNoKey({
      service: JSON.stringify({ ...request, headers: otherHeaders }),
      artifacts: JSON.stringify(stage.artifacts.requests),
    })
  })
})
