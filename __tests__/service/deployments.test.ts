import { describe, expect, it } from '@jest/globals'

import { failsPreview } from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import { decodeDeployment, decodeQueuedDeployment } from '../../src/service/deployments.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { printable } from '../../src/shared/untrusted-text.ts'
import { problemsOfDeploymentRequest } from '../support/deployment-contract.ts'
import { calls } from '../support/dist-stage.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientStarter, projectId } from '../support/service-client.ts'

const startClient = clientStarter()

describe('the preview of a branch', () => {
  it('is built and read', async () => {
    const { client, service } = await startClient({ builds: [failsPreview] })
    const build = await client.buildPreview('docs/flag')
    expect(build).toEqual({ statusId: 'status_1', previewUrl: 'https://acme-docs-flag.preview.example' })
    const statuses = [1, 2, 3].map(() => client.readDeployment(build.statusId))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([
      'queued',
      'in_progress',
      'failure',
    ])
    expect(calls(service)).toEqual([
      `POST /v1/project/preview/${projectId}`,
      ...Array<string>(3).fill('GET /v1/project/update-status/status_1'),
    ])
  })

  it.each([
    [{ builds: [] }, /HTTP 403: .* not available on your current plan\.$/u],
    [{ keys: [] }, /HTTP 401/u],
  ])('that is refused is an error with what to do: %j', async (options, message) => {
    const { client } = await startClient(options)
    expect((await failureOf(client.buildPreview('main'), ServiceError)).message).toMatch(message)
  })
})

describe('the site', () => {
  it.each<[string, Fault]>([
    ['its answer is lost', { reset: 'before-answer', processed: true }],
    ['the service fails', { status: 500, body: { error: 'Sorry' } }],
  ])('is published without a body, and not asked for again here when %s', async (_, fault) => {
    const { client, service } = await startClient()
    service.faults.add({ method: 'POST', ...fault })
    expect(await failureOf(client.publish(), ServiceError)).toMatchObject({ kind: 'unanswered' })
    expect(service.requests.map(({ body }) => body)).toEqual([''])
    expect(calls(service)).toEqual([`POST /v1/project/update/${projectId}`])
  })
})

describe('a deployment', () => {
  it('that the service does not know is not blamed on the project, which has just queued it', async () => {
    const { client } = await startClient()
    const { message } = await failureOf(client.readDeployment('status_9'), ServiceError)
    expect(message).toMatch(/HTTP 404: Not found\. The service no longer knows the deployment\./u)
    expect(message).not.toContain('project-id')
  })

  it('has its result with a log of 17 MiB', async () => {
    const logs = ['x'.repeat(17 * 1_048_576)]
    const { client } = await startClient({ builds: [[{ status: 'failure', logs }]] })
    const { statusId } = await client.buildPreview('main')
    const { status, readWords } = await client.readDeployment(statusId)
    expect([status, readWords().log.length]).toEqual(['failure', 17 * 1_048_576])
  })

  it('is asked for and read as the document of the service says', async () => {
    const { client, service } = await startClient()
    await client.publish()
    await client.readDeployment((await client.buildPreview('docs/flag')).statusId)
    expect(service.requests.flatMap(problemsOfDeploymentRequest)).toEqual([])
    expect(service.requests).toHaveLength(3)
  })
})

describe('the answers about a deployment', () => {
  it('have no secret, also if a colour splits it', () => {
    const split = 'mint_\u001B[1mkey_of_tests'
    const body = {
      status: split,
      summary: split,
      logs: [split],
      commit: { filesChanged: { added: [split] } },
    }
    const clean = (text: string) => printable(text).replaceAll('mint_key_of_tests', '***')
    const { status, readWords } = decodeDeployment(body, clean)
    expect({ status, ...readWords() }).toMatchObject({
      status: '***',
      summary: '***',
      log: '***',
      changedFiles: [{ filename: '***' }],
    })
  })

  const sha = 'a'.repeat(40)
  const nothing = {
    status: '',
    hasEnded: false,
    summary: '',
    log: '',
    commit: undefined,
    changedFiles: [],
  }

  it.each<[object, object]>([
    [{}, nothing],
    [{ status: 5, endedAt: 7, summary: [], logs: 'x', commit: { sha: 'main', filesChanged: 'x' } }, nothing],
    [
      {
        status: 'failure',
        endedAt: '2026-01-15T12:03:00.000Z',
        summary: 'The build failed',
        logs: ['a', 5, null, 'b'],
        commit: { sha, ref: 'x', filesChanged: { added: ['a.mdx', 1], removed: ['b.mdx'] } },
      },
      {
        status: 'failure',
        hasEnded: true,
        summary: 'The build failed',
        log: 'a\nb',
        commit: sha,
        changedFiles: [{ filename: 'a.mdx', status: 'added' }],
      },
    ],
  ])('need no field of a status: %j', (body, deployment) => {
    const { readWords, ...read } = decodeDeployment(body, String)
    expect({ ...read, ...readWords() }).toEqual(deployment)
  })

  it.each([null, [], 'x'])('must be an object: %j', (body) => {
    expect(() => decodeDeployment(body, String)).toThrow(ServiceError)
  })

  it('need the ID, and a text as the address', () => {
    expect(() => decodeQueuedDeployment({ previewUrl: 'https://x.example' })).toThrow(
      /\$\.statusId is missing/u,
    )
    expect(decodeQueuedDeployment({ statusId: '1', previewUrl: 5 })).toEqual({ statusId: '1' })
  })
})
