import { ActionError } from '../shared/errors.ts'

/** Why no page was checked. */
export interface Unchecked {
  /** For a headline: words of this action, without a full stop. */
  why: string
  /** What is known besides. It can have words of others. */
  detail: string
}

/** No page can be checked. */
export class UncheckedError extends ActionError implements Unchecked {
  readonly why: string
  readonly detail: string

  constructor(why: string, detail = '') {
    super(why)
    this.why = why
    this.detail = detail
  }
}
