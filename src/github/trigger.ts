import type { PromptSource } from './instruction.ts'
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
  /** Set when the run is for another label than the event added: then it does nothing. */
  skip: Skip | undefined
}

/** Why a run does nothing, as a success. */
export interface Skip {
  reason: 'label-mismatch' | 'insufficient-permission' | 'bot-not-allowed'
  message: string
}

/** Set when the run is for one label and the event did not add it. GitHub tells labels apart regardless of case. */
export function labelMismatch(
  label: string | undefined,
  { addedLabel }: Pick<TriggerEvent, 'addedLabel'>,
): Skip | undefined {
  if (label === undefined || addedLabel?.toLowerCase() === label.toLowerCase()) return undefined
  const added =
    addedLabel === undefined ? 'The event added no label' : `The event added the label "${addedLabel}"`
  return { reason: 'label-mismatch', message: `${added}, and this step runs only for the label "${label}".` }
}
