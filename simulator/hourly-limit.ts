import { type Answer, jsonAnswer } from './answer.ts'

/** The form of `Retry-After` in an answer with status 429. */
export type RetryAfterForm = 'seconds' | 'date' | 'none'

const hourMs = 3_600_000

/** Limits the uses of each subject in any 60 minutes. */
export class HourlyLimit {
  readonly #usesPerHour: number
  readonly #retryAfter: RetryAfterForm
  readonly #usedAtMs = new Map<string, number[]>()

  constructor(usesPerHour: number, retryAfter: RetryAfterForm) {
    this.#usesPerHour = usesPerHour
    this.#retryAfter = retryAfter
  }

  /** Counts a use at `nowMs`, or returns the 429 answer without counting. */
  use(subject: string, nowMs: number): Answer | undefined {
    const recent = (this.#usedAtMs.get(subject) ?? []).filter((usedAtMs) => usedAtMs > nowMs - hourMs)
    this.#usedAtMs.set(subject, recent)
    if (recent.length >= this.#usesPerHour) {
      const freeAtMs = (recent[0] ?? nowMs) + hourMs
      return jsonAnswer(429, { error: 'Rate limit exceeded' }, this.#headers(freeAtMs, nowMs))
    }
    recent.push(nowMs)
    return undefined
  }

  #headers(freeAtMs: number, nowMs: number): Record<string, string> {
    switch (this.#retryAfter) {
      case 'none':
        return {}
      case 'seconds':
        return { 'retry-after': String(Math.ceil((freeAtMs - nowMs) / 1000)) }
      case 'date':
        return { 'retry-after': new Date(Math.ceil(freeAtMs / 1000) * 1000).toUTCString() }
    }
  }
}
