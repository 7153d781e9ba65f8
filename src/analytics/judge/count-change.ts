/** How a count compares with an earlier one, or with what is usual. A small difference is `same`. */
export type Change = 'more' | 'fewer' | 'same'

/** A count that is compared with the previous period. */
export interface ComparedCount {
  now: number
  before: number
  change: Change
}

/** Compares a count of a range with that of the previous period. `of` is the number of counts that it is one of. */
export type ChangeRule = (now: number, before: number, of?: number) => Change

// A change is more than so many deviations. Of counts that did not change, 95 in 100 are closer.
const leastDeviations = 2
/** How much counts vary beyond the variation of rare events, as a share, where nothing tells it. */
export const assumedVariation = 0.15

/**
 * Returns how many deviations a change has to have in a list of `of` counts. Among many counts that did not change, some
 * always look as if they had: √(2 ln 2n) bounds the largest of n normal deviations (Boucheron, Lugosi and Massart,
 * Concentration Inequalities, section 2.5).
 */
export function deviationsAmong(of: number): number {
  return Math.max(leastDeviations, Math.sqrt(2 * Math.log(2 * of)))
}

/** Returns the standard deviation of a difference from its variance as rare events, and the variation around the mean. */
export function deviationOf(poissonVariance: number, variation: number, mean: number): number {
  return Math.sqrt(poissonVariance + (variation * mean) ** 2)
}

/**
 * Returns the rule that decides whether a count of what readers did (questions, searches, thumbs) changed.
 *
 * @param ratio what the count is relative to, such as all visitors, now and before: a change has to hold as it is, and
 *   scaled by it. If `before` is 0, nothing is scaled
 * @param isUnfinished the range is not over. Its counts still grow, so none is `fewer`
 */
export function changeRule(ratio: { now: number; before: number }, isUnfinished: boolean): ChangeRule {
  const scale = ratio.before === 0 ? 1 : ratio.now / ratio.before
  return (now, before, of = 1) => {
    const deviations = deviationsAmong(of)
    const change = compare(now, before, deviations)
    if (compare(now, before * scale, deviations) !== change) return 'same'
    return isUnfinished && change === 'fewer' ? 'same' : change
  }
}

function compare(now: number, before: number, deviations: number): Change {
  const sum = now + before
  if (Math.abs(now - before) <= deviations * deviationOf(sum, assumedVariation, sum / 2)) return 'same'
  return now > before ? 'more' : 'fewer'
}
