import {
  changesModes,
  factOf,
  hasSource,
  type PromptSource,
  promptSources,
} from '../github/instruction/prompt-source.ts'
import { readTriggerEvent, type TriggerEvent } from '../github/trigger-event.ts'
import { labelMismatch, notARequest, type Trigger, type TriggerInputs } from '../github/trigger.ts'
import type { InputReader } from './input-reader.ts'

const permissions = ['admin', 'maintain', 'write', 'triage', 'read', 'any'] as const

/** Reads the event and the inputs about it, and reports problems to the reader. */
export async function readTrigger(
  reader: InputReader,
  env: NodeJS.ProcessEnv,
  githubToken: string,
): Promise<Trigger> {
  const inputs = readTriggerInputs(reader, githubToken)
  const { promptFrom, label } = inputs
  const event = await readTriggerEvent(env)
  const labelProblem = label === undefined ? undefined : event.unreadable.addedLabel
  if (labelProblem !== undefined) {
    reader.problemUnshown(
      'label',
      `cannot tell which label was added, because the event payload could not be read: ${labelProblem}.`,
    )
  }
  // Without a request of its own, the run only waits for the job in job-id.
  const sends = (['prompt', 'prompt-file', 'prompt-from'] as const).some((name) => reader.isGiven(name))
  const skip = labelMismatch(label, event) ?? (sends ? notARequest(event) : undefined)
  // A skipped run needs no text of the event.
  if (promptFrom !== undefined && skip === undefined) checkPromptSource(promptFrom, event, reader)
  return { inputs, event, skip }
}

function checkPromptSource(source: PromptSource, event: TriggerEvent, reader: InputReader): void {
  if (hasSource(event, source)) return
  const unreadable = event.unreadable[factOf[source]]
  if (unreadable !== undefined) {
    reader.problem('prompt-from', `a readable event payload; it could not be read: ${unreadable}`)
    return
  }
  const name = event.name === '' ? 'that triggered this run' : event.name
  reader.problem('prompt-from', `an event with a text to quote; the event ${name} has none`)
}

/** Reads the inputs about the event and reports problems to the reader. */
export function readTriggerInputs(reader: InputReader, githubToken: string): TriggerInputs {
  const label = reader.text('label')
  const removeLabel = reader.boolean('remove-label')
  if (removeLabel && label === undefined) {
    reader.conflict(['remove-label', 'label'], 'remove-label needs label; set label too')
  }
  const comment = reader.boolean('comment')
  const continues = reader.boolean('continue')
  if (continues && !comment) {
    reader.conflict(
      ['continue', 'comment'],
      'continue needs comment: true, because the comment names the job for the next run',
    )
  }
  if (continues && reader.isGiven('job-id')) {
    reader.conflict(['continue', 'job-id'], 'job-id names the job already; set only one of them')
  }
  const allowedBots = reader.items('allowed-bots')
  if (allowedBots.some((login) => /[*\s]/u.test(login))) {
    reader.problem(
      'allowed-bots',
      'exact logins such as renovate[bot], separated by commas or line breaks, without wildcards',
    )
  }
  return {
    githubToken: githubToken === '' ? undefined : githubToken,
    promptFrom: reader.choice('prompt-from', promptSources),
    changes: reader.choice('changes', changesModes) ?? 'files',
    comment,
    continues,
    label,
    removeLabel,
    allowedPermissions: reader.list('allowed-permissions', permissions),
    allowedBots,
  }
}
