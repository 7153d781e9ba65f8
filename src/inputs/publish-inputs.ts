import type { PublishInputs } from '../deployment/publish-step.ts'
import { readTriggerEvent } from '../github/trigger-event.ts'
import { readFailOn } from './fail-on-input.ts'
import type { InputReader } from './input-reader.ts'
import { readSiteUrl } from './site-url-input.ts'

/** Reads the inputs of a publication and the event, and reports problems to the reader. */
export async function readPublishInputs(
  reader: InputReader,
  env: NodeJS.ProcessEnv,
  githubToken: string,
): Promise<PublishInputs> {
  reader.boolean('publish')
  const failOn = readFailOn(reader, 'publish')
  if (failOn.has('missing-pages') && !reader.isGiven('site-url')) {
    reader.conflict(
      ['fail-on', 'site-url'],
      'missing-pages needs site-url, because the site is asked for the pages; set site-url too. An input whose expression is empty counts as not set',
    )
  }
  return {
    failOn,
    pollIntervalMs: reader.pollIntervalMs(),
    siteUrl: readSiteUrl(reader),
    githubToken: githubToken === '' ? undefined : githubToken,
    buildLogFile: reader.buildLogFile,
    event: await readTriggerEvent(env, undefined),
  }
}
