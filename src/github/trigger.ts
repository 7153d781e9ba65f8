import { InputError, type InputReader } from '../input-reader.ts'
import { composeEventPrompt, eventTextOf, type EventPrompt, type PromptSource } from './event-prompt.ts'
import { readTriggerEvent, type TriggerEvent } from './trigger-event.ts'
import { readTriggerInputs, type TriggerInputs } from './trigger-inputs.ts'

/** The event that triggered the workflow, and the part that it takes in an agent job. */
export interface Trigger {
  inputs: TriggerInputs
  event: TriggerEvent
  /** The instruction with the text of the event quoted in it; undefined without `prompt-from`, or when that is empty. */
  prompt: string | undefined
  /** What was taken out of the text of others, for the log; empty when nothing was. */
  removed: string
}

/** Why a run does nothing, as a success. */
export interface Skip {
  reason: 'label-mismatch' | 'insufficient-permission' | 'bot-not-allowed'
  message: string
}

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

/**
 * Asked after the gate: whoever may not trigger a job must not make its run fail with an empty comment either.
 *
 * @throws InputError when there is nothing to quote, and no instruction beside it
 */
export function refuseEmptyText({ inputs, prompt }: Pick<Trigger, 'inputs' | 'prompt'>): void {
  const { promptFrom } = inputs
  if (promptFrom === undefined || prompt !== undefined) return
  throw new InputError([
    `prompt-from: got "${promptFrom}", whose text in the event is empty, or holds nothing that its page shows; expected a text to quote, or an instruction in prompt as well.`,
  ])
}

/** Set when the run is for one label and the event did not add it. GitHub tells labels apart regardless of case. */
export function labelMismatch({ inputs, event }: Pick<Trigger, 'inputs' | 'event'>): Skip | undefined {
  const { label } = inputs
  if (label === undefined || event.addedLabel?.toLowerCase() === label.toLowerCase()) return undefined
  const added = event.addedLabel === undefined ? 'The event added no label' : 'The event added another label'
  return { reason: 'label-mismatch', message: `${added}, and this step is for the label "${label}".` }
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
