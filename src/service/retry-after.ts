/**
 * The wait that a `Retry-After` header asks for, in milliseconds; undefined where there is none to be honoured: absent,
 * past, negative, or neither of the two forms of RFC 9110, section 10.2.3.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  const value = header?.trim() ?? ''
  const delayMs = /^\d+$/u.test(value) ? Number(value) * 1000 : httpDateMs(value) - nowMs
  return delayMs > 0 ? delayMs : undefined
}

/** All three forms of an HTTP date; NaN for anything else. */
function httpDateMs(value: string): number {
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /u.test(value)) return Number.NaN
  // The asctime form names no zone; HTTP means GMT by it.
  return Date.parse(value.endsWith('GMT') ? value : `${value} GMT`)
}
