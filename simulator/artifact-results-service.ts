import { randomUUID } from 'node:crypto'

import { type Answer, jsonAnswer } from './answer.ts'
import { BlockBlobs } from './block-blobs.ts'
import { type ReceivedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'

/** An artifact whose upload was finalized. */
export interface UploadedArtifact {
  id: string
  name: string
  /** The uploaded content: a zip, unless the client skipped archiving. */
  zip: Buffer
  /** ISO 8601, as requested by the client. */
  expiresAt?: string
}

export interface ArtifactResultsServiceOptions {
  /** Names that are already used in the workflow run. */
  takenNames?: readonly string[]
}

export interface ArtifactResultsService extends RecordingServer {
  /** The variables that the runner sets for JavaScript actions. */
  readonly environment: { ACTIONS_RUNTIME_TOKEN: string; ACTIONS_RESULTS_URL: string }
  /** Finalized artifacts by name. */
  readonly artifacts: ReadonlyMap<string, UploadedArtifact>
}

/** Starts GitHub's artifact results service, with its blob storage, on 127.0.0.1. */
export async function startArtifactResultsService(
  options: ArtifactResultsServiceOptions = {},
): Promise<ArtifactResultsService> {
  const blobs = new BlockBlobs()
  const artifacts = new Artifacts(blobs, options.takenNames ?? [])
  const server = await startRecordingServer({
    answer: (request) =>
      request.path.startsWith('/blob/') ? blobs.answer(request) : artifacts.answer(request, server.url),
  })
  const environment = { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: `${server.url}/` }
  return { ...server, environment, artifacts: artifacts.finalized }
}

const twirpService = '/twirp/github.actions.results.api.v1.ArtifactService'
const firstArtifactId = 42

/** The fields of a request that the service reads. */
interface Fields {
  name: string
  expires_at?: string
}

/**
 * Answers the operations of the artifact service. The client that calls them is GitHub's own, so that only what an upload
 * can fail at is checked.
 */
class Artifacts {
  readonly finalized = new Map<string, UploadedArtifact>()
  readonly #blobs: BlockBlobs
  readonly #usedNames: Set<string>
  readonly #started = new Map<string, { signedPath: string; expiresAt?: string }>()

  constructor(blobs: BlockBlobs, takenNames: readonly string[]) {
    this.#blobs = blobs
    this.#usedNames = new Set(takenNames)
  }

  answer({ path, headers, body }: ReceivedRequest, origin: string): Answer {
    if (headers.authorization !== `Bearer ${token}`)
      return twirpError(401, 'unauthenticated', 'invalid or missing bearer token')
    const fields = body as Fields
    switch (path) {
      case `${twirpService}/CreateArtifact`:
        return this.#create(fields, origin)
      case `${twirpService}/FinalizeArtifact`:
        return this.#finalize(fields)
      default:
        return twirpError(404, 'bad_route', `no handler for ${path}`)
    }
  }

  #create({ name, expires_at: expiresAt }: Fields, origin: string): Answer {
    if (this.#usedNames.has(name))
      return twirpError(
        409,
        'already_exists',
        'an artifact with this name already exists on the workflow run',
      )
    this.#usedNames.add(name)
    const signedPath = this.#blobs.create(name)
    this.#started.set(name, { signedPath, ...(expiresAt !== undefined && { expiresAt }) })
    return jsonAnswer(200, { ok: true, signed_upload_url: origin + signedPath })
  }

  #finalize({ name }: Fields): Answer {
    const { signedPath = '', ...expiry } = this.#started.get(name) ?? {}
    const zip = this.#blobs.read(signedPath)
    if (zip === undefined) return twirpError(404, 'not_found', 'artifact not found')
    this.#started.delete(name)
    const id = String(firstArtifactId + this.finalized.size)
    this.finalized.set(name, { id, name, zip, ...expiry })
    return jsonAnswer(200, { ok: true, artifact_id: id })
  }
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
