import { type Answer, jsonAnswer } from './answer.ts'

/** Counts a use of a subject at `nowMs`, or returns the 429 answer without counting. */
export type RateLimit = (subject: string, nowMs: number) => Answer | undefined

/** Limits the uses of each subject in any period of a length. The service documents no `Retry-After`: it is sent only if given. */
export function rateLimit(mostUses: number, periodMs: number, retryAfterSeconds?: number): RateLimit {
  const usedAtMs = new Map<string, number[]>()
  return (subject, nowMs) => {
    const recent = (usedAtMs.get(subject) ?? []).filter((atMs) => atMs > nowMs - periodMs)
    usedAtMs.set(subject, recent)
    if (recent.length >= mostUses) {
      const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
      return jsonAnswer(429, { error: 'Rate limit exceeded' }, headers)
    }
    recent.push(nowMs)
    return undefined
  }
}
