import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { describe, expect, it } from '@jest/globals'

import { openStage, type Stage } from '../support/dist-stage.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')
const recorder = pathToFileURL(path.resolve(import.meta.dirname, '../support/dist-record-modules.mjs')).href

/** What tells the chunk of a library among the files of dist/. */
const marks = {
  'artifact client': /^class DefaultArtifactClient\b/mu,
  'HTTP client': /^class EnvHttpProxyAgent\b/mu,
  'CSV library': /record_delimiter/u,
  'schema library': /ZodMiniObject/u,
  'charting library': /renderToSVGString/u,
  'date library': /PlainDate\b.*=.*PlainDate|createPlainDate/u,
}
type Library = keyof typeof marks

const chunks = readdirSync(dist).filter((name) => name.endsWith('.js'))
const sources = new Map(chunks.map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]))
const chunksOf = (library: Library) => chunks.filter((name) => marks[library].test(sources.get(name) ?? ''))

/** The libraries that a step with these inputs loads. */
async function librariesOf(stage: Stage, inputs: Record<string, string>): Promise<Library[]> {
  const file = path.join(stage.folder, 'loaded-modules')
  const { exitCode } = await stage.start(inputs, {
    nodeOptions: ['--import', recorder],
    env: { LOADED_MODULES_FILE: file },
  }).finished
  expect(exitCode).toBe(0)
  const loaded = new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((url) => url.startsWith('file:'))
      .map((url) => path.basename(fileURLToPath(url))),
  )
  expect(loaded).toContain('index.js')
  return (Object.keys(marks) as Library[]).filter((library) =>
    chunksOf(library).some((name) => loaded.has(name)),
  )
}

const job = { prompt: 'x', 'poll-interval-seconds': '0.05' }
const january = { 'date-from': '2026-01-01', 'date-to': '2026-02-01' }
const local = { 'upload-artifact': 'false' }

interface Loading {
  step: string
  inputs: Record<string, string>
  libraries: Library[]
  withArtifacts?: boolean
}

const loadings: Loading[] = [
  { step: 'an agent job', inputs: job, libraries: ['HTTP client', 'schema library'] },
  { step: 'a dry run of an agent job', inputs: { ...job, 'dry-run': 'true' }, libraries: [] },
  { step: 'a dry run of an export', inputs: { ...january, 'dry-run': 'true' }, libraries: ['date library'] },
  {
    step: 'an export of JSON that is not uploaded',
    inputs: { ...january, ...local, formats: 'json,ndjson,md' },
    libraries: ['HTTP client', 'schema library', 'date library'],
  },
  {
    step: 'an export of CSV where there is no artifact service',
    inputs: { ...january, formats: 'csv' },
    libraries: ['HTTP client', 'CSV library', 'schema library', 'date library'],
  },
  {
    step: 'an export of a report that is not uploaded',
    inputs: { ...january, ...local, formats: 'html' },
    libraries: ['HTTP client', 'schema library', 'charting library', 'date library'],
  },
  {
    step: 'an export of JSON that is uploaded',
    inputs: { ...january, formats: 'json' },
    libraries: ['artifact client', 'HTTP client', 'schema library', 'date library'],
    withArtifacts: true,
  },
]

describe('the libraries that are loaded', () => {
  it.each(Object.keys(marks) as Library[])('can be told apart in dist: %s', (library) => {
    expect(chunksOf(library)).not.toEqual([])
    expect(chunksOf(library)).not.toContain('index.js')
  })

  it.concurrent.each(loadings)('by $step are $libraries', async ({ inputs, libraries, withArtifacts }) => {
    await using stage = await openStage(withArtifacts === true ? { artifacts: {} } : {})
    expect(new Set(await librariesOf(stage, inputs))).toEqual(new Set(libraries))
  })
})
