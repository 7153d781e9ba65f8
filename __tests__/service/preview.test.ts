import { describe, expect, it } from '@jest/globals'

import { failsPreview } from '../../simulator/documentation-service.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { decodeBuild, decodeQueuedBuild } from '../../src/service/preview.ts'
import { calls } from '../support/dist-stage.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientStarter, projectId } from '../support/service-client.ts'

const startClient = clientStarter()

describe('the preview of a branch', () => {
  it('is built and read, and the build is asked for again after a lost answer', async () => {
    const { client, service } = await startClient({ builds: [failsPreview] })
    service.faults.add({ method: 'POST', reset: 'before-answer', processed: true })
    const build = await client.buildPreview('docs/flag')
    expect(build).toEqual({ statusId: 'status_2', previewUrl: 'https://acme-docs-flag.preview.example' })
    const statuses = [1, 2, 3].map(() => client.readBuild(build.statusId))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([
      'queued',
      'in_progress',
      'failure',
    ])
    const post = `POST /v1/project/preview/${projectId}`
    expect(calls(service)).toEqual([
      post,
      post,
      ...Array<string>(3).fill('GET /v1/project/update-status/status_2'),
    ])
  })

  it.each([
    [{ builds: [] }, /HTTP 403: .* no previews, or the key lacks the scope "write"/u],
    [{ keys: {} }, /HTTP 401/u],
  ])('that is refused is an error with what to do: %j', async (options, message) => {
    const { client } = await startClient(options)
    expect((await failureOf(client.buildPreview('main'), ServiceError)).message).toMatch(message)
  })
})

describe('the answers about a preview', () => {
  const commit = 'a'.repeat(40)

  it.each<[object, object]>([
    [{}, { status: undefined, log: '', commit: undefined }],
    [
      { status: 5, logs: 'x', commit: { sha: 'main' } },
      { status: undefined, log: '', commit: undefined },
    ],
    [
      { status: 'failure', logs: ['a', 5, null, 'b'], commit: { sha: commit, ref: 'x' } },
      { status: 'failure', log: 'a\nb', commit },
    ],
  ])('need no field of a status: %j', (body, build) => {
    expect(decodeBuild(body)).toEqual(build)
  })

  it.each([null, [], 'x'])('must be an object: %j', (body) => {
    expect(() => decodeBuild(body)).toThrow(ServiceError)
  })

  it('need the ID of a build, and a text as the address', () => {
    expect(() => decodeQueuedBuild({ previewUrl: 'https://x.example' })).toThrow(/\$\.statusId is missing/u)
    expect(decodeQueuedBuild({ statusId: '1', previewUrl: 5 })).toEqual({ statusId: '1' })
  })
})
