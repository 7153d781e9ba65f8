const counts = new Intl.NumberFormat('en-US')
const compactCounts = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const signedCounts = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })
const shares = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const signedShares = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'always',
})
/** `12,345` */
export function formatCount(count: number): string {
  return counts.format(count)
}

/** The counts of an axis up to `most`: `12,345`, or `1.2M` where there is no room for more. */
export function axisCounts(most: number): (count: number) => string {
  const format = most < 100_000 ? counts : compactCounts
  return (count) => format.format(count)
}

/** `12.3 %`, or a dash where there is nothing to have a share of. */
export function formatShare(count: number, of: number): string {
  return of === 0 ? '–' : `${shares.format((100 * count) / of)} %`
}

/** `+1,234 (+12.3 %)`, `+1,234 (new)` for growth from zero, `0` without a change. */
export function formatChange(now: number, before: number): string {
  const gain = signed(signedCounts.format(now - before))
  return now === before ? gain : `${gain} (${formatGrowth(now, before)})`
}

function formatGrowth(now: number, before: number): string {
  return before === 0 ? 'new' : `${signed(signedShares.format((100 * (now - before)) / before))} %`
}

/** Signs of one width. */
function signed(number: string): string {
  return number.replace('-', '−')
}
