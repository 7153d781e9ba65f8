import {
  composeEventPrompt,
  type EventPrompt,
  eventTextOf,
  type PromptSource,
  promptSources,
} from '../github/event-prompt.ts'
import { readTriggerEvent, type TriggerEvent } from '../github/trigger-event.ts'
import { labelMismatch, type Trigger, type TriggerInputs } from '../github/trigger.ts'
import type { InputReader } from './input-reader.ts'

const permissions = ['admin', 'maintain', 'write', 'triage', 'read', 'any'] as const

/** Reads the event and the inputs about it; problems go to the reader. */
export async function readTrigger(
  reader: InputReader,
  env: NodeJS.ProcessEnv,
  { githubToken, instruction }: { githubToken: string; instruction: string | undefined },
): Promise<Trigger> {
  const inputs = readTriggerInputs(reader, githubToken)
  const event = await readTriggerEvent(env, takesPart(inputs))
  const { promptFrom } = inputs
  // A run that another label triggered is skipped, whatever the event holds.
  if (promptFrom === undefined || labelMismatch({ inputs, event }) !== undefined) {
    return { inputs, event, prompt: undefined, removed: '' }
  }
  const composed = readEventPrompt(promptFrom, event, instruction, reader)
  return { inputs, event, prompt: composed?.prompt, removed: composed?.removed ?? '' }
}

function takesPart({ promptFrom, comment, label }: TriggerInputs): boolean {
  return promptFrom !== undefined || comment || label !== undefined
}

function readEventPrompt(
  source: PromptSource,
  event: TriggerEvent,
  instruction: string | undefined,
  reader: InputReader,
): EventPrompt | undefined {
  const text = eventTextOf(event, source)
  if (text === undefined) {
    const name = event.name === '' ? 'that triggered this run' : event.name
    reader.problem('prompt-from', `an event that has such a text; the event ${name} has none`)
    return undefined
  }
  return composeEventPrompt(text, source, instruction)
}

/** Reads the inputs that concern the event; problems go to the reader. */
export function readTriggerInputs(reader: InputReader, githubToken: string): TriggerInputs {
  const label = reader.text('label')
  const removeLabel = reader.boolean('remove-label')
  if (removeLabel && label === undefined) {
    reader.conflict(
      ['remove-label', 'label'],
      'remove-label takes off the label that label names; set label too',
    )
  }
  const allowedBots = reader.items('allowed-bots')
  if (allowedBots.some((login) => /[*\s]/u.test(login))) {
    reader.problem(
      'allowed-bots',
      'exact logins such as renovate[bot], with commas or line breaks between; no wildcard',
    )
  }
  return {
    githubToken: githubToken === '' ? undefined : githubToken,
    promptFrom: reader.choice('prompt-from', promptSources),
    comment: reader.boolean('comment'),
    label,
    removeLabel,
    allowedPermissions: reader.list('allowed-permissions', permissions),
    allowedBots,
  }
}
