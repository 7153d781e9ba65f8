import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { describe, expect, it } from '@jest/globals'

import { openStage, type Stage } from '../support/dist-stage.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')
const recorder = pathToFileURL(path.resolve(import.meta.dirname, '../support/dist-record-modules.mjs')).href

/** The files of dist/ that a step with these inputs loads, without the entry. */
async function chunksOf(stage: Stage, inputs: Record<string, string>): Promise<string[]> {
  const file = path.join(stage.folder, 'loaded-modules')
  const { exitCode } = await stage.start(inputs, {
    nodeOptions: ['--import', recorder],
    env: { LOADED_MODULES_FILE: file },
  }).finished
  expect(exitCode).toBe(0)
  const loaded = readFileSync(file, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith('file:'))
    .map((url) => fileURLToPath(url))
    .filter((name) => path.dirname(name) === dist)
    .map((name) => path.basename(name, '.js'))
  expect(loaded).toContain('index')
  return [...new Set(loaded)].filter((name) => name !== 'index')
}

const job = { prompt: 'x', 'poll-interval-seconds': '0.05' }
const january = { 'date-from': '2026-01-01', 'date-to': '2026-02-01' }
const local = { 'upload-artifact': 'false' }

const service = ['service', 'http-client', 'undici']
const dates = ['visitors-inputs', 'temporal-polyfill']
const visitors = [...dates, 'visitors-step', ...service]

interface Loading {
  step: string
  inputs: Record<string, string>
  chunks: string[]
  withArtifacts?: boolean
}

const loadings: Loading[] = [
  { step: 'an agent job', inputs: job, chunks: ['agent-job-step', ...service] },
  {
    step: 'a dry run of an agent job',
    inputs: { ...job, 'dry-run': 'true' },
    chunks: ['agent-job-step', 'service'],
  },
  { step: 'a dry run of an export', inputs: { ...january, 'dry-run': 'true' }, chunks: dates },
  {
    step: 'an export of CSV where there is no artifact service',
    inputs: { ...january, formats: 'csv' },
    chunks: [...visitors, 'csv'],
  },
  {
    step: 'an export of a report that is not uploaded',
    inputs: { ...january, ...local, formats: 'html' },
    chunks: [...visitors, 'html-report'],
  },
  {
    step: 'an export of JSON that is uploaded',
    inputs: { ...january, formats: 'json' },
    chunks: [...visitors, 'json', 'actions-artifact', 'actions-github'],
    withArtifacts: true,
  },
]

describe('the entry of dist', () => {
  it('has no client that only the OIDC client of @actions/core needs', () => {
    expect(readFileSync(path.join(dist, 'index.js'), 'utf8')).not.toMatch(
      /@actions\/http-client|class OidcClient/u,
    )
  })
})

describe('the chunks that are loaded', () => {
  it.concurrent.each(loadings)('by $step are $chunks', async ({ inputs, chunks, withArtifacts }) => {
    await using stage = await openStage(withArtifacts === true ? { artifacts: {} } : {})
    expect((await chunksOf(stage, inputs)).sort()).toEqual(chunks.toSorted())
  })
})
