import { type Answer, jsonAnswer } from './answer.ts'

/** Counts a use of a subject at `nowMs`, or returns the 429 answer without counting. */
export type RateLimit = (subject: string, nowMs: number) => Answer | undefined

/** Limits the uses of each subject in any period of a length. The service documents no `Retry-After`, so none is sent. */
export function rateLimit(mostUses: number, periodMs: number): RateLimit {
  const usedAtMs = new Map<string, number[]>()
  return (subject, nowMs) => {
    const recent = (usedAtMs.get(subject) ?? []).filter((atMs) => atMs > nowMs - periodMs)
    usedAtMs.set(subject, recent)
    if (recent.length >= mostUses) return jsonAnswer(429, { error: 'Rate limit exceeded' })
    recent.push(nowMs)
    return undefined
  }
}
