import { ActionError } from './errors.ts'

/** Why a run is skipped. A skipped run succeeds. */
export interface Skip {
  reason:
    | 'not-a-request'
    | 'insufficient-permission'
    | 'bot-not-allowed'
    | 'no-changes'
    | 'issue-closed'
    | 'no-secrets'
    | 'fork'
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
