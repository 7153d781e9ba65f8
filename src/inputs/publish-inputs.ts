import type { PublishInputs } from '../deployment/publish-step.ts'
import { readTriggerEvent } from '../github/trigger-event.ts'
import { readFailOn } from './fail-on-input.ts'
import type { InputReader } from './input-reader.ts'
import { readSiteUrl } from './site-url-input.ts'

/** Reads the inputs of a publication and the event, and reports problems to the reader. */
export async function readPublishInputs(reader: InputReader, env: NodeJS.ProcessEnv): Promise<PublishInputs> {
  reader.boolean('publish')
  return {
    failOn: readFailOn(reader, 'publish'),
    pollIntervalMs: reader.pollIntervalMs(),
    siteUrl: readSiteUrl(reader),
    githubToken: reader.secret('github-token') || undefined,
    buildLogFile: reader.buildLogFile,
    event: await readTriggerEvent(env, undefined),
  }
}
