import { ActionError } from './errors.ts'

/** The reasons for which a run is skipped, with their headlines. */
export const skipHeadlines = {
  'insufficient-permission': 'Skipped: somebody who caused the event may not start a job',
  'bot-not-allowed': 'Skipped: a bot that caused the event is not in allowed-bots',
  'no-changes': 'Skipped: there are no changes to ask about',
  'issue-closed': 'Skipped: the issue is closed',
  'not-a-request': 'Skipped: the event is not a request',
  'no-secrets': 'Skipped: GitHub gives the run no secrets',
  fork: 'Skipped: no preview is built of the branch of a fork',
} as const

/** Why a run is skipped. A skipped run succeeds. */
export interface Skip {
  reason: keyof typeof skipHeadlines
  message: string
}

/** Thrown when it turns out that there is nothing to ask for. Nothing was sent to the service. */
export class SkippedError extends ActionError {
  readonly skip: Skip

  constructor(skip: Skip) {
    super(skip.message)
    this.skip = skip
  }
}
