import path from 'node:path'

import { ActionError, messageOf } from '../shared/errors.ts'
import { type Log, rejectionOf } from '../shared/run-context.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { workflowRun } from './workflow-run.ts'

const uploadTimeoutMs = 120_000

/**
 * Uploads files as one artifact of the run.
 *
 * @param files absolute paths in one folder
 * @returns the https URL of the artifact on the page of the run; undefined if there is no artifact service: on GitHub Enterprise Server and outside a runner
 * @throws ActionError with the name of the artifact and what to do; the reason of `signal`
 */
export async function uploadArtifact(
  name: string,
  files: readonly string[],
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<string | undefined> {
  const folder = path.dirname(files[0] ?? '')
  const missing = missingService()
  if (missing !== undefined) {
    log.notice(`The files are not uploaded as an artifact: ${missing}. They are in ${folder}.`)
    return undefined
  }
  const { DefaultArtifactClient } = await import('@actions/artifact')
  signal.throwIfAborted()
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs)])
  const uploading = new DefaultArtifactClient().uploadArtifact(name, [...files], folder)
  try {
    // The client's own promise does not settle if an answer is cut.
    const { id } = await Promise.race([uploading, rejectionOf(bounded)])
    // The client returns 0 if an answer has no ID.
    if (id === undefined || !(id > 0)) throw new Error('the answer of the artifact service has no ID')
    log.info(`Uploaded the artifact ${singleLine(name)}.`)
    return `${workflowRun().url}/artifacts/${id}`
  } catch (error) {
    signal.throwIfAborted()
    throw new ActionError(
      `The artifact "${singleLine(name)}" could not be uploaded: ${withoutSignatures(messageOf(error)).replace(/\.$/u, '')}. If this run has already uploaded an artifact of that name, set another artifact-name. Otherwise run the job again, or set upload-artifact to false.`,
      { cause: error },
    )
  }
}

/** The client masks the signature of an upload URL only if the answer has the expected shape. */
function withoutSignatures(text: string): string {
  return text.replaceAll(/([?&;]sig=)[^&\s"'<>]+/gu, '$1***')
}

/** Returns why no artifact can be uploaded; undefined if one can. */
function missingService(): string | undefined {
  const { env } = process
  const host = URL.parse(env['GITHUB_SERVER_URL'] ?? 'https://github.com')?.hostname ?? ''
  // The client rejects all other hosts, because Enterprise Server does not support this version of artifacts.
  if (!/^github\.com$|\.(?:ghe\.com|localhost)$/iu.test(host))
    return 'GitHub Enterprise Server does not support it'
  const isSet = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].every((name) => env[name])
  return isSet
    ? undefined
    : 'this runner has no artifact service (ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not both set)'
}
