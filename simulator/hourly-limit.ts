import { type Answer, jsonAnswer } from './answer.ts'

const hourMs = 3_600_000

/** Limits the uses of each subject in any 60 minutes. */
export class HourlyLimit {
  readonly #usesPerHour: number
  readonly #retryAfter: 'none' | 'seconds'
  readonly #usedAtMs = new Map<string, number[]>()

  constructor(usesPerHour: number, retryAfter: 'none' | 'seconds') {
    this.#usesPerHour = usesPerHour
    this.#retryAfter = retryAfter
  }

  /** Counts a use at `nowMs`, or returns the 429 answer without counting. */
  use(subject: string, nowMs: number): Answer | undefined {
    const recent = (this.#usedAtMs.get(subject) ?? []).filter((usedAtMs) => usedAtMs > nowMs - hourMs)
    this.#usedAtMs.set(subject, recent)
    if (recent.length >= this.#usesPerHour) {
      const freeAtMs = (recent[0] ?? nowMs) + hourMs
      const seconds = { 'retry-after': String(Math.ceil((freeAtMs - nowMs) / 1000)) }
      return jsonAnswer(429, { error: 'Rate limit exceeded' }, this.#retryAfter === 'none' ? {} : seconds)
    }
    recent.push(nowMs)
    return undefined
  }
}
