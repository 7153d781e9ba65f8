import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DefaultArtifactClient } from '@actions/artifact'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { unzipSync } from 'fflate'

import {
  type ArtifactResultsService,
  startArtifactResultsService,
} from '../../simulator/artifact-results-service.ts'

let service: ArtifactResultsService
const environment = { ...process.env }

beforeEach(async () => {
  service = await startArtifactResultsService({ takenNames: ['taken'] })
})

afterEach(async () => {
  process.env = { ...environment }
  jest.restoreAllMocks()
  await service.close()
})

describe('the official artifact client', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'artifact-'))
    Object.assign(process.env, service.environment, { GITHUB_SERVER_URL: 'https://github.com' })
    // The client prints its progress.
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  })

  afterEach(() => rm(folder, { recursive: true }))

  async function upload(name: string, content: string | Buffer, options = {}) {
    const file = join(folder, 'visitors.csv')
    await writeFile(file, content)
    return new DefaultArtifactClient().uploadArtifact(name, [file], folder, options)
  }

  it('uploads files that can be read back', async () => {
    const { id, size } = await upload('visitors of July', 'path,total\n/,7\n', { retentionDays: 5 })
    const artifact = service.artifacts.get('visitors of July')
    expect(artifact).toMatchObject({ id: '42', name: 'visitors of July' })
    expect([id, size]).toEqual([42, artifact?.zip.length])
    expect(Date.parse(artifact?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 4 * 86_400_000)
    const files = unzipSync(artifact?.zip ?? new Uint8Array())
    expect(new TextDecoder().decode(files['visitors.csv'])).toBe('path,total\n/,7\n')
  })

  it('uploads more than one block in the right order', async () => {
    const content = randomBytes(17 * 1024 * 1024)
    await upload('large', content, { compressionLevel: 0 })
    expect(service.requests.filter(({ query }) => query['comp'] === 'block')).toHaveLength(3)
    const files = unzipSync(service.artifacts.get('large')?.zip ?? new Uint8Array())
    expect(content.equals(files['visitors.csv'] ?? new Uint8Array())).toBe(true)
  })

  it('gives each artifact an id of its own and keeps the token from the blob storage', async () => {
    await upload('one', '1')
    expect((await upload('two', '2')).id).toBe(43)
    const withToken = service.requests.filter(({ headers }) => headers.authorization !== undefined)
    expect(withToken.every(({ path }) => path.startsWith('/twirp/'))).toBe(true)
    expect(withToken).toHaveLength(4)
  })

  it('uploads to the signed URL that the service tells afterwards', async () => {
    await upload('one', '1')
    const [signed = '', ...others] = service.signedUrls
    expect(others).toEqual([])
    const { pathname, searchParams } = new URL(signed)
    const put = service.requests.find(({ method }) => method === 'PUT')
    expect(put).toMatchObject({ path: pathname, query: { sig: searchParams.get('sig') } })
  })

  it('fails at once when the name is taken in the run', async () => {
    await expect(upload('taken', '1')).rejects.toThrow('409')
    await upload('one', '1')
    await expect(upload('one', '1')).rejects.toThrow(/non-retryable.*already exists/)
  })

  it('fails when the blob storage refuses the content', async () => {
    service.faults.add({ path: /^\/blob\//, status: 403 })
    await expect(upload('one', '1')).rejects.toMatchObject({ statusCode: 403 })
    expect(service.artifacts.size).toBe(0)
  })
})

describe('the twirp operations', () => {
  it('answer 401 without the token that was handed out', async () => {
    for (const token of ['', 'Bearer other']) {
      const reply = await twirp('CreateArtifact', { name: 'a' }, { authorization: token })
      expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    }
  })

  it('answer 403 when the backend ids are not those of the token', async () => {
    const reply = await twirp('CreateArtifact', { name: 'a', workflow_job_run_backend_id: 'other' })
    expect(reply).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
  })

  it('answer 404 for other operations and 400 for a body that is no JSON', async () => {
    expect(await twirp('ListArtifacts', {})).toMatchObject({ status: 404, body: { code: 'bad_route' } })
    expect(await twirp('CreateArtifact', 'text')).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })

  it('answer 400 when an artifact is finalized with a wrong size or hash, or without content', async () => {
    expect(await twirp('FinalizeArtifact', { name: 'never created' })).toMatchObject({ status: 404 })
    const url = await createdUrl('a')
    const finalize = (size: string, hash: string) => twirp('FinalizeArtifact', { name: 'a', size, hash })
    expect(await finalize('0', '')).toMatchObject({ status: 400, body: { code: 'failed_precondition' } })
    await put(`${url}&comp=block&blockid=YQ==`, 'content')
    await put(`${url}&comp=blocklist`, '<BlockList><Latest>YQ==</Latest></BlockList>')
    const hash = `sha256:${createHash('sha256').update('content').digest('hex')}`
    expect(await finalize('8', hash)).toMatchObject({ status: 400, body: { msg: 'size is not 7' } })
    expect(await finalize('7', `${hash}0`)).toMatchObject({ status: 400, body: { code: 'invalid_argument' } })
    expect(await finalize('7', hash)).toMatchObject({ status: 200, body: { ok: true, artifact_id: '42' } })
  })
})

describe('the blob storage', () => {
  it('refuses another signature, a bearer token, an unknown blob and other operations', async () => {
    const url = await createdUrl('a')
    const block = '&comp=block&blockid=YQ=='
    expect(await put(`${url}0${block}`, 'x')).toBe(403)
    expect(await put(url + block, 'x', { authorization: 'Bearer token' })).toBe(400)
    expect(await put(url.replace('?', 'x?') + block, 'x')).toBe(404)
    expect(await put(`${url}&comp=metadata`, 'x')).toBe(400)
    expect((await fetch(url)).status).toBe(405)
  })

  it('refuses a list with a block that was never put', async () => {
    const url = await createdUrl('a')
    await put(`${url}&comp=block&blockid=YQ==`, 'x')
    const list = '<BlockList><Latest>YQ==</Latest><Latest>Yg==</Latest></BlockList>'
    expect(await put(`${url}&comp=blocklist`, list)).toBe(400)
  })
})

async function twirp(operation: string, fields: object | string, headers: Record<string, string> = {}) {
  const token = service.environment.ACTIONS_RUNTIME_TOKEN
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { scp: string }
  const [run, job] = claims.scp.split('Actions.Results:')[1]?.split(':') ?? []
  const ids = { workflow_run_backend_id: run, workflow_job_run_backend_id: job }
  const body = JSON.stringify(typeof fields === 'string' ? fields : { ...ids, ...fields })
  const response = await fetch(
    `${service.url}/twirp/github.actions.results.api.v1.ArtifactService/${operation}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body,
    },
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function createdUrl(name: string): Promise<string> {
  return String((await twirp('CreateArtifact', { name })).body['signed_upload_url'])
}

async function put(url: string, body: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(url, { method: 'PUT', body, headers })).status
}
