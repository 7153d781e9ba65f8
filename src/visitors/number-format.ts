// Formats numbers, for the files of an export and for the script of report.html.
//
// The formatters are created at first use. That takes milliseconds, and every run loads this module.
const counts = atFirstUse(() => new Intl.NumberFormat('en-US'))
const compactCounts = atFirstUse(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
)
const signedCounts = atFirstUse(() => new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' }))
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const shares = atFirstUse(() => new Intl.NumberFormat('en-US', oneDecimal))
const signedShares = atFirstUse(
  () => new Intl.NumberFormat('en-US', { ...oneDecimal, signDisplay: 'always' }),
)

/** Formats a count: `12,345` */
export function formatCount(count: number): string {
  return counts().format(count)
}

/** Formats a count with its noun: `12,345 pages`, `1 page` */
export function formatCountOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Returns a formatter for the counts of an axis up to `most`: `12,345`, or `1.2M` if a full count does not fit. */
export function axisCounts(most: number): (count: number) => string {
  const format = most < 100_000 ? counts() : compactCounts()
  return (count) => format.format(count)
}

/** Formats a share: `12.3%`, or a dash if `of` is 0. */
export function formatShare(count: number, of: number): string {
  return of === 0 ? '–' : `${shares().format((100 * count) / of)}%`
}

/** Formats how many there are of each: `1.8`, or a dash if `of` is 0. */
export function formatRatio(count: number, of: number): string {
  return of === 0 ? '–' : shares().format(count / of)
}

/** Formats a change: `+1,234 (+12.3%)`, `+1,234 (new)` for growth from zero, `0` for no change. */
export function formatChange(now: number, before: number): string {
  const gain = formatGain(now, before)
  return now === before ? gain : `${gain} (${formatGrowth(now, before)})`
}

/** Formats a change as a count: `+1,234`, `0` for no change. */
export function formatGain(now: number, before: number): string {
  return signed(signedCounts().format(now - before))
}

/** Formats a change as a percentage: `+12.3%`, `new` for growth from zero, `0.0%` for no change. */
export function formatGrowth(now: number, before: number): string {
  if (now === before) return `${shares().format(0)}%`
  return before === 0 ? 'new' : `${signed(signedShares().format((100 * (now - before)) / before))}%`
}

/** Returns the CSS class for the colour of a change. */
export function changeClass(now: number, before: number): 'same' | 'up' | 'down' {
  return now === before ? 'same' : now > before ? 'up' : 'down'
}

/** Makes the signs equally wide. */
function signed(number: string): string {
  return number.replace('-', '−')
}

/** Returns a function that creates a value at its first call and then returns the same value. */
export function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
