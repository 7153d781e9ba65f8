// Formats numbers as en-US does.
// eslint-disable-next-line regexp/no-super-linear-move -- a number has few digits
const thousands = /\B(?=(?:\d{3})+(?!\d))/gu

/** Below this, a count is too small for a percentage. */
export const few = 30

/** Formats a count: `12,345` */
export function formatCount(count: number): string {
  return grouped(String(count))
}

/** Formats a count with its noun: `12,345 pages`, `1 page` */
export function formatCountOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Formats a duration: `850 ms`, `12 s`, `3 min 5 s`, `2 h 4 min`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`
  const seconds = Math.round(durationMs / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Formats a share: `12.3%`. */
export function formatShare(share: number): string {
  return `${oneDecimal(1000 * share)}%`
}

/** Formats a change as a count: `+1,234`, `0` for no change. */
export function formatGain(now: number, before: number): string {
  return `${signOf(now, before)}${formatCount(Math.abs(now - before))}`
}

/** Formats a percentage that is large or small: `7.3%`, `26%`. */
function formatPercent(percent: number): string {
  return percent < 10 ? `${oneDecimal(10 * percent)}%` : `${formatCount(Math.round(percent))}%`
}

/** Formats a change as a percentage, `+12%`, or in times, `12 times as many`. `before` is not 0. */
export function formatGrowth(now: number, before: number): string {
  const percent = (100 * (now - before)) / before
  // A percentage above 1,000 says little.
  if (percent > 1000) return `${formatCount(Math.round(now / before))} times as many`
  return `${signOf(now, before)}${formatPercent(Math.abs(percent))}`
}

/** The signs are equally wide. */
function signOf(now: number, before: number): string {
  return now === before ? '' : now > before ? '+' : '−'
}

/** Rounds before it divides, so that 1.45 becomes 1.5 although its nearest double is smaller. */
function oneDecimal(tenths: number): string {
  return grouped((Math.round(tenths) / 10).toFixed(1))
}

function grouped(number: string): string {
  return number.replaceAll(thousands, ',')
}
