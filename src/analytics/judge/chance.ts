/** How a count compares with an earlier one. Counts vary by chance, so a small difference is `same`. */
export type Change = 'more' | 'fewer' | 'same'

/** A count that is compared with the previous period. */
export interface ComparedCount {
  now: number
  before: number
  change: Change
}

/** Compares a count of a range with that of the previous period. `of` is the number of counts that it is one of. */
export type ChangeRule = (now: number, before: number, of?: number) => Change

// The standard deviation of the difference of two Poisson counts is the root of their sum.
const leastDeviations = 2
const leastShare = 0.02

/**
 * Returns the rule that decides whether a count changed beyond chance. Everything that speaks of a change asks it.
 *
 * Among many counts that did not change, some always look as if they had. So the largest of n changes has to be larger
 * than a single one: √(2 ln 2n) bounds the largest of n normal deviations (Boucheron, Lugosi and Massart, Concentration
 * Inequalities, section 2.5).
 *
 * @param days the length of the two periods. If they differ, a change has to hold for the counts as they are and in
 *   proportion to the days: visitors are unique, so neither alone is right
 * @param isUnfinished the range is not over. Its counts still grow, so none is `fewer`
 */
export function changeRule(days: { now: number; before: number }, isUnfinished: boolean): ChangeRule {
  const ratio = days.now / days.before
  return (now, before, of = 1) => {
    const deviations = Math.max(leastDeviations, Math.sqrt(2 * Math.log(2 * of)))
    const change = compare(now, before, deviations)
    if (ratio !== 1 && compare(now, before * ratio, deviations) !== change) return 'same'
    return isUnfinished && change === 'fewer' ? 'same' : change
  }
}

function compare(now: number, before: number, deviations: number): Change {
  const difference = Math.abs(now - before)
  const isChance = difference <= deviations * Math.sqrt(now + before) || difference < leastShare * before
  return isChance ? 'same' : now > before ? 'more' : 'fewer'
}
