import type { DeploymentStepInputs } from '../deployment/deployment-step.ts'
import { readTriggerEvent } from '../github/trigger-event.ts'
import { readFailOn } from './fail-on-input.ts'
import type { InputReader } from './input-reader.ts'

/** Reads the inputs of a publication or a preview and the event, and reports problems to the reader. */
export async function readDeploymentInputs(
  reader: InputReader,
  env: NodeJS.ProcessEnv,
): Promise<DeploymentStepInputs> {
  const isPreview = reader.boolean('preview')
  reader.boolean('publish')
  const event = await readTriggerEvent(env, undefined)
  const number = event.facts['pull-request']?.number
  const unread = event.unreadable['pull-request']
  // In the queue, the step is skipped.
  if (isPreview && number === undefined && event.name !== 'merge_group')
    reader.problem(
      'preview',
      `an event about a pull request, such as pull_request, or a prompt, after whose job the preview is built${unread === undefined ? '' : `; the event payload could not be read: ${unread}`}`,
    )
  return {
    pullRequest: isPreview ? number : undefined,
    failOn: readFailOn(reader, 'deployment'),
    ...reader.deployment(),
    githubToken: reader.secret('github-token') || undefined,
    event,
  }
}
