import { randomBytes, randomUUID } from 'node:crypto'

import { type Answer, jsonAnswer } from './answer.ts'
import { type RecordedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'
import { routeOf, type Routes } from './routes.ts'

/** An artifact whose upload was finalized. */
export interface UploadedArtifact {
  id: string
  name: string
  /** The uploaded content: a zip, unless the client skipped archiving. */
  zip: Buffer
  /** ISO 8601, as requested by the client. */
  expiresAt?: string
}

export interface ArtifactResultsService extends RecordingServer {
  /** The variables that the runner sets for JavaScript actions. */
  readonly environment: { ACTIONS_RUNTIME_TOKEN: string; ACTIONS_RESULTS_URL: string }
  /** Finalized artifacts by name. */
  readonly artifacts: ReadonlyMap<string, UploadedArtifact>
}

/**
 * Starts GitHub's artifact results service, with its blob storage, on 127.0.0.1. The client that calls it is GitHub's own, so
 * that only what an upload can fail at is checked.
 */
export async function startArtifactResultsService(): Promise<ArtifactResultsService> {
  const uploads = new Map<string, Upload>()
  const artifacts = new Map<string, UploadedArtifact>()
  const server = await startRecordingServer({
    answer: (request) => {
      if (request.path.startsWith(twirpPath) && request.headers.authorization !== `Bearer ${token}`)
        return twirpError(401, 'unauthenticated', 'invalid or missing bearer token')
      const found = routeOf(operations, request)
      if (found === undefined) return twirpError(404, 'bad_route', `no handler for ${request.path}`)
      const { perform, values } = found
      return perform({ request, values, origin: server.url, uploads, artifacts })
    },
  })
  const environment = { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: `${server.url}/` }
  return { ...server, environment, artifacts }
}

/** An artifact whose upload has started. */
interface Upload {
  artifact: Pick<UploadedArtifact, 'name' | 'expiresAt'>
  /** By ID. */
  blocks: Map<string, Buffer>
  /** The blocks in their order, from when the list of blocks is committed. */
  zip?: Buffer
}

interface Call {
  request: RecordedRequest
  /** The decoded values of the named path segments. */
  values: Readonly<Record<string, string>>
  origin: string
  /** By the name of the blob. */
  uploads: Map<string, Upload>
  artifacts: Map<string, UploadedArtifact>
}

/** The fields of a request that the service reads. */
interface Fields {
  name: string
  expires_at?: string
}

const twirpPath = '/twirp/github.actions.results.api.v1.ArtifactService'
const firstArtifactId = 42

const operations: Routes<(call: Call) => Answer> = {
  [`POST ${twirpPath}/CreateArtifact`]: ({ request, origin, uploads }) => {
    const { name, expires_at: expiresAt } = request.body as Fields
    const blob = randomBytes(8).toString('hex')
    const artifact = { name, ...(expiresAt !== undefined && { expiresAt }) }
    uploads.set(blob, { artifact, blocks: new Map() })
    const signature = randomBytes(16).toString('hex')
    // The storage client reads the first two path segments on an IP address as account and container.
    const url = `${origin}/blob/artifacts/${blob}?sig=${signature}`
    return jsonAnswer(200, { ok: true, signed_upload_url: url })
  },

  // Put Block and Put Block List of Azure Storage.
  'PUT /blob/artifacts/:blob': ({ request: { query, body }, values: { blob = '' }, uploads }) => {
    const upload = uploads.get(blob)
    if (upload === undefined) return { status: 404, headers: {}, body: undefined }
    if (query['comp'] === 'blocklist') {
      const ids = Array.from(String(body).matchAll(/<Latest>([^<]*)<\/Latest>/g), ([, id = '']) => id)
      upload.zip = Buffer.concat(ids.map((id) => upload.blocks.get(id) ?? Buffer.alloc(0)))
    } else upload.blocks.set(query['blockid'] ?? '', body as Buffer)
    return { status: 201, headers: {}, body: undefined }
  },

  [`POST ${twirpPath}/FinalizeArtifact`]: ({ request, uploads, artifacts }) => {
    const { name } = request.body as Fields
    const { artifact, zip } = [...uploads.values()].find((upload) => upload.artifact.name === name) ?? {}
    if (artifact === undefined || zip === undefined) return twirpError(404, 'not_found', 'artifact not found')
    const id = String(firstArtifactId + artifacts.size)
    artifacts.set(name, { id, zip, ...artifact })
    return jsonAnswer(200, { ok: true, artifact_id: id })
  },
}

/** See https://twitchtv.github.io/twirp/docs/errors.html */
function twirpError(status: number, code: string, msg: string): Answer {
  return jsonAnswer(status, { code, msg })
}

/** A JSON Web Token. The client reads its scope and does not check the signature. */
const token = [
  { alg: 'RS256', typ: 'JWT' },
  { scp: `Actions.GenericRead:00000000 Actions.Results:${randomUUID()}:${randomUUID()}`, iss: 'simulator' },
  { signature: 'none' },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')
