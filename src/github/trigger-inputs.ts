import type { InputReader } from '../input-reader.ts'
import { promptSources, type PromptSource } from './event-prompt.ts'

const permissions = ['admin', 'maintain', 'write', 'triage', 'read', 'any'] as const

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
