import { type Answer, jsonAnswer } from './answer.ts'

/** Limits the uses of each subject in any period of a length. */
export class RateLimit {
  readonly #mostUses: number
  readonly #periodMs: number
  readonly #usedAtMs = new Map<string, number[]>()

  constructor(mostUses: number, periodMs: number) {
    this.#mostUses = mostUses
    this.#periodMs = periodMs
  }

  /** Counts a use at `nowMs`, or returns the 429 answer without counting. The service documents no `Retry-After`. */
  use(subject: string, nowMs: number): Answer | undefined {
    const recent = (this.#usedAtMs.get(subject) ?? []).filter((usedAtMs) => usedAtMs > nowMs - this.#periodMs)
    this.#usedAtMs.set(subject, recent)
    if (recent.length >= this.#mostUses) return jsonAnswer(429, { error: 'Rate limit exceeded' })
    recent.push(nowMs)
    return undefined
  }
}
