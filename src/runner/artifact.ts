import path from 'node:path'

import { rejectionOf } from '../deadline.ts'
import { ActionError, messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import { singleLine } from '../untrusted-text.ts'
import { workflowRunUrl } from './workflow-run.ts'

const uploadTimeoutMs = 120_000

export interface UploadedArtifact {
  id: string
  /** https URL of the artifact in the run's page. */
  url: string
  /** `sha256:` and hexadecimal digits. */
  digest: string
}

export interface ArtifactUpload {
  name: string
  /** Absolute paths in one folder. */
  files: readonly string[]
  retentionDays: number | undefined
  signal: AbortSignal
  log: Log
}

/** The files stayed on disk, but were not uploaded. */
export class ArtifactUploadError extends ActionError {
  override name = 'ArtifactUploadError'
}

/**
 * Uploads files as one artifact of the run.
 *
 * @returns undefined where there is no artifact service for this action: on GitHub Enterprise Server, outside a runner
 * @throws ArtifactUploadError that names the artifact and what can be done; the reason of `signal`
 */
export async function uploadArtifact(upload: ArtifactUpload): Promise<UploadedArtifact | undefined> {
  const { name, files, retentionDays, signal, log } = upload
  const folder = path.dirname(files[0] ?? '')
  const missing = missingService()
  if (missing !== undefined) {
    log.notice(`The files are not uploaded as an artifact: ${missing}. They are in ${folder}.`)
    return undefined
  }
  const { DefaultArtifactClient } = await import('@actions/artifact')
  signal.throwIfAborted()
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs)])
  const options = retentionDays === undefined ? {} : { retentionDays }
  const uploading = new DefaultArtifactClient().uploadArtifact(name, [...files], folder, options)
  try {
    // The client's own promise does not settle when an answer is cut off.
    const { id, digest } = await Promise.race([uploading, rejectionOf(bounded)])
    // The client makes 0 of an answer without an id.
    if (id === undefined || !(id > 0)) throw new Error('the artifact service answered without an id')
    log.info(`Uploaded the artifact ${singleLine(name)}.`)
    return { id: String(id), url: artifactUrl(id), digest: `sha256:${digest ?? ''}` }
  } catch (error) {
    signal.throwIfAborted()
    throw new ArtifactUploadError(
      `The artifact "${singleLine(name)}" could not be uploaded: ${messageOf(error).replace(/\.$/u, '')}. If this run has already uploaded an artifact of that name, set another artifact-name. Otherwise run the job again, or set upload-artifact to false.`,
      { cause: error },
    )
  }
}

/** Why no artifact can be uploaded from here; undefined when one can. */
function missingService(): string | undefined {
  const { env } = process
  const host = URL.parse(env['GITHUB_SERVER_URL'] ?? 'https://github.com')?.hostname ?? ''
  // The client refuses all other hosts, as Enterprise Server has no service for this version of artifacts.
  if (!/^github\.com$|\.(?:ghe\.com|localhost)$/iu.test(host))
    return 'GitHub Enterprise Server does not support it'
  const absent = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !env[name])
  const verb = absent.length === 1 ? 'is' : 'are'
  return absent.length === 0
    ? undefined
    : `${absent.join(' and ')} ${verb} not set, as in a run outside of a runner`
}

function artifactUrl(id: number): string {
  return `${workflowRunUrl()}/artifacts/${id}`
}
