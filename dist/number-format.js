// Formats numbers. It is JavaScript because report.html contains it unchanged: see html-report.ts.
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

/**
 * Formats a count: `12,345`
 *
 * @param {number} count
 */
export function formatCount(count) {
  return counts().format(count)
}

/**
 * Formats a count with its noun: `12,345 pages`, `1 page`
 *
 * @param {number} count
 * @param {string} noun
 */
export function formatCountOf(count, noun) {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}

/**
 * Returns a formatter for the counts of an axis up to `most`: `12,345`, or `1.2M` if a full count does not fit.
 *
 * @param {number} most
 */
export function axisCounts(most) {
  const format = most < 100_000 ? counts() : compactCounts()
  /** @param {number} count */
  return (count) => format.format(count)
}

/**
 * Formats a share: `12.3 %`, or a dash if `of` is 0.
 *
 * @param {number} count
 * @param {number} of
 */
export function formatShare(count, of) {
  return of === 0 ? '–' : `${shares().format((100 * count) / of)} %`
}

/**
 * Formats how many there are of each: `1.8`, or a dash if `of` is 0.
 *
 * @param {number} count
 * @param {number} of
 */
export function formatRatio(count, of) {
  return of === 0 ? '–' : shares().format(count / of)
}

/**
 * Formats a change: `+1,234 (+12.3 %)`, `+1,234 (new)` for growth from zero, `0` for no change.
 *
 * @param {number} now
 * @param {number} before
 */
export function formatChange(now, before) {
  const gain = formatGain(now, before)
  return now === before ? gain : `${gain} (${formatGrowth(now, before)})`
}

/**
 * Formats a change as a count: `+1,234`, `0` for no change.
 *
 * @param {number} now
 * @param {number} before
 */
export function formatGain(now, before) {
  return signed(signedCounts().format(now - before))
}

/**
 * Formats a change as a percentage: `+12.3 %`, `new` for growth from zero, `0.0 %` for no change.
 *
 * @param {number} now
 * @param {number} before
 */
export function formatGrowth(now, before) {
  if (now === before) return `${shares().format(0)} %`
  return before === 0 ? 'new' : `${signed(signedShares().format((100 * (now - before)) / before))} %`
}

/**
 * Returns the CSS class for the colour of a change.
 *
 * @param {number} now
 * @param {number} before
 */
export function changeClass(now, before) {
  return now === before ? 'same' : now > before ? 'up' : 'down'
}

/**
 * Makes the signs equally wide.
 *
 * @param {string} number
 */
function signed(number) {
  return number.replace('-', '−')
}

/**
 * Returns a function that creates a value at its first call and then returns the same value.
 *
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function atFirstUse(make) {
  /** @type {T | undefined} */
  let made
  return () => (made ??= make())
}
