/**
 * Returns the delay that a `Retry-After` header asks for, in milliseconds. It is 0 for a date in the past. Returns
 * undefined if the header is absent, or in neither of the two forms of RFC 9110, section 10.2.3.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d+$/u.test(value)) return Number(value) * 1000
  const dateMs = httpDateMs(value)
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs)
}

// The three forms of RFC 9110, section 5.6.7. Date.parse() alone accepts almost any text with a year.
const httpDates = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/u,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/u,
]

function httpDateMs(value: string): number {
  if (!httpDates.some((form) => form.test(value))) return Number.NaN
  // The asctime form names no time zone. HTTP defines it as GMT.
  return Date.parse(value.endsWith('GMT') ? value : `${value} GMT`)
}
