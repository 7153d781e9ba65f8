import { createHash, randomUUID } from 'node:crypto'

import { type Answer, jsonAnswer } from './answer.ts'
import { BlockBlobs } from './block-blobs.ts'
import { type ReceivedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'
import { pathPattern, type Route, routesOf } from './routes.ts'

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
  /** Default 0: any free port. */
  port?: number
  /** Names that are already used in the workflow run. */
  takenNames?: readonly string[]
}

export interface ArtifactResultsService extends RecordingServer {
  /** The variables that the runner sets for JavaScript actions. */
  readonly environment: { ACTIONS_RUNTIME_TOKEN: string; ACTIONS_RESULTS_URL: string }
  /** Finalized artifacts by name. */
  readonly artifacts: ReadonlyMap<string, UploadedArtifact>
  /** Every upload URL that the service issued. Its signature is a secret. */
  readonly signedUrls: readonly string[]
}

/** Starts GitHub's artifact results service, with its blob storage, on 127.0.0.1. */
export async function startArtifactResultsService(
  options: ArtifactResultsServiceOptions = {},
): Promise<ArtifactResultsService> {
  const blobs = new BlockBlobs()
  const artifacts = new Artifacts(blobs, options.takenNames ?? [])
  const server = await startRecordingServer({
    port: options.port,
    answer: (request) =>
      request.path.startsWith('/blob/') ? blobs.answer(request) : artifacts.answer(request, server.url),
  })
  const environment = { ACTIONS_RUNTIME_TOKEN: artifacts.token, ACTIONS_RESULTS_URL: `${server.url}/` }
  return { ...server, environment, artifacts: artifacts.finalized, signedUrls: artifacts.signedUrls }
}

interface StartedArtifact {
  name: string
  signedPath: string
  expiresAt: string | undefined
}

interface ArtifactRoute extends Route {
  perform: (fields: Fields, origin: string) => object
}

const twirpService = '/twirp/github.actions.results.api.v1.ArtifactService'
const createPattern = pathPattern(`${twirpService}/CreateArtifact`)
const finalizePattern = pathPattern(`${twirpService}/FinalizeArtifact`)
const firstArtifactId = 42

/** A Twirp error, see https://twitchtv.github.io/twirp/docs/errors.html */
class TwirpError extends Error {
  readonly answer: Answer

  constructor(status: number, code: string, msg: string) {
    super(msg)
    this.answer = jsonAnswer(status, { code, msg })
  }
}

class Artifacts {
  readonly finalized = new Map<string, UploadedArtifact>()
  readonly signedUrls: string[] = []
  readonly token: string
  readonly #blobs: BlockBlobs
  readonly #usedNames: Set<string>
  readonly #started = new Map<string, StartedArtifact>()
  readonly #runBackendId = randomUUID()
  readonly #jobBackendId = randomUUID()
  readonly #routes: readonly ArtifactRoute[]

  constructor(blobs: BlockBlobs, takenNames: readonly string[]) {
    this.#blobs = blobs
    this.#usedNames = new Set(takenNames)
    this.token = tokenFor(this.#runBackendId, this.#jobBackendId)
    this.#routes = [
      { method: 'POST', pattern: createPattern, perform: this.#create },
      { method: 'POST', pattern: finalizePattern, perform: this.#finalize },
    ]
  }

  answer(request: ReceivedRequest, origin: string): Answer {
    try {
      return jsonAnswer(200, this.#perform(request, origin))
    } catch (error) {
      if (error instanceof TwirpError) return error.answer
      throw error
    }
  }

  #perform(request: ReceivedRequest, origin: string): object {
    const match = routesOf(this.#routes, request.path).find(({ route }) => route.method === request.method)
    if (match === undefined) {
      throw new TwirpError(404, 'bad_route', `no handler for ${request.method} ${request.path}`)
    }
    if (request.headers.authorization !== `Bearer ${this.token}`) {
      throw new TwirpError(401, 'unauthenticated', 'invalid or missing bearer token')
    }
    const fields = fieldsOf(request.body)
    if (
      fields.get('workflow_run_backend_id') !== this.#runBackendId ||
      fields.get('workflow_job_run_backend_id') !== this.#jobBackendId
    ) {
      throw new TwirpError(403, 'permission_denied', 'backend ids do not match the scope of the token')
    }
    return match.route.perform(fields, origin)
  }

  readonly #create = (fields: Fields, origin: string): object => {
    const name = fields.get('name') ?? ''
    if (name === '') throw new TwirpError(400, 'invalid_argument', 'name is required')
    if (this.#usedNames.has(name)) {
      const msg = 'an artifact with this name already exists on the workflow run'
      throw new TwirpError(409, 'already_exists', msg)
    }
    this.#usedNames.add(name)
    const signedPath = this.#blobs.create(name)
    this.#started.set(name, { name, signedPath, expiresAt: fields.get('expires_at') })
    this.signedUrls.push(origin + signedPath)
    return { ok: true, signed_upload_url: origin + signedPath }
  }

  readonly #finalize = (fields: Fields): object => {
    const started = this.#started.get(fields.get('name') ?? '')
    if (started === undefined) throw new TwirpError(404, 'not_found', 'artifact not found')
    const { name, signedPath, expiresAt } = started
    const zip = this.#blobs.read(signedPath)
    if (zip === undefined) throw new TwirpError(400, 'failed_precondition', 'nothing was uploaded')
    if (fields.get('size') !== String(zip.length)) {
      throw new TwirpError(400, 'invalid_argument', `size is not ${zip.length}`)
    }
    if (fields.get('hash') !== `sha256:${createHash('sha256').update(zip).digest('hex')}`) {
      throw new TwirpError(400, 'invalid_argument', 'hash is not that of the uploaded content')
    }
    const id = String(firstArtifactId + this.finalized.size)
    this.finalized.set(name, { id, name, zip, ...(expiresAt !== undefined && { expiresAt }) })
    this.#started.delete(name)
    return { ok: true, artifact_id: id }
  }
}

type Fields = ReadonlyMap<string, string>

/** Returns the string fields of a JSON object. */
function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) {
    throw new TwirpError(400, 'malformed', 'the body is not a JSON object')
  }
  return new Map(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Returns a JSON Web Token that only this service accepts. Clients read its scope and do not check the signature. */
function tokenFor(runBackendId: string, jobBackendId: string): string {
  const scope = `Actions.GenericRead:00000000 Actions.Results:${runBackendId}:${jobBackendId}`
  const parts = [{ alg: 'RS256', typ: 'JWT' }, { scp: scope, iss: 'simulator' }, { signature: 'none' }]
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}
