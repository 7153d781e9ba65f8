import { type Answer, jsonAnswer } from './answer.ts'

const hourMs = 3_600_000

/** Limits the uses of each subject in any 60 minutes. */
export class HourlyLimit {
  readonly #usesPerHour: number
  readonly #usedAtMs = new Map<string, number[]>()

  constructor(usesPerHour: number) {
    this.#usesPerHour = usesPerHour
  }

  /** Counts a use at `nowMs`, or returns the 429 answer without counting. The service documents no `Retry-After`. */
  use(subject: string, nowMs: number): Answer | undefined {
    const recent = (this.#usedAtMs.get(subject) ?? []).filter((usedAtMs) => usedAtMs > nowMs - hourMs)
    this.#usedAtMs.set(subject, recent)
    if (recent.length >= this.#usesPerHour) return jsonAnswer(429, { error: 'Rate limit exceeded' })
    recent.push(nowMs)
    return undefined
  }
}
