import { InputError } from '../errors.ts'
import type { PromptSource } from './event-prompt.ts'
import type { TriggerEvent } from './trigger-event.ts'

/** How the event that triggered the workflow takes part in an agent job. */
export interface TriggerInputs {
  githubToken: string | undefined
  promptFrom: PromptSource | undefined
  comment: boolean
  label: string | undefined
  removeLabel: boolean
  allowedPermissions: readonly string[]
  allowedBots: readonly string[]
}

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
