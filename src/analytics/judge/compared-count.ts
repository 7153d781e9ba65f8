/** How a count compares with an earlier one, or with what is usual. A small difference is `same`. */
export type Change = 'more' | 'fewer' | 'same'

/** A count now and before. */
export interface ComparedCount {
  now: number
  /** In the period before. Null if it is not known, or nothing is compared. */
  before: number | null
  /** Null if it is not known. */
  change: Change | null
}

/** Compares a count of a range with that of the period before. `of` is the number of counts that it is one of. */
export type Compare = (now: number, before: number | null, of?: number) => ComparedCount

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
  return Math.max(leastDeviations, Math.sqrt(2 * Math.log(2 * Math.max(1, of))))
}

/**
 * Returns the rule that compares counts of what readers did (questions, searches, thumbs).
 *
 * @param ratio what the counts are relative to, such as all visitors, now and before: a change has to hold as it is, and
 *   scaled by it. If `before` is 0, nothing is scaled
 * @param isUnfinished the range is not over. Its counts still grow, so none is `fewer`
 */
export function compareBy(ratio: { now: number; before: number }, isUnfinished: boolean): Compare {
  const scale = ratio.before === 0 ? 1 : ratio.now / ratio.before
  const changeOf = (now: number, before: number, of: number): Change => {
    const deviations = deviationsAmong(of)
    const change = changeBeyond(deviations, now, before)
    if (changeBeyond(deviations, now, before * scale) !== change) return 'same'
    return isUnfinished && change === 'fewer' ? 'same' : change
  }
  return (now, before, of = 1) => ({
    now,
    before,
    change: before === null ? null : changeOf(now, before, of),
  })
}

function changeBeyond(deviations: number, now: number, before: number): Change {
  const sum = now + before
  const deviation = Math.sqrt(sum + ((assumedVariation * sum) / 2) ** 2)
  if (Math.abs(now - before) <= deviations * deviation) return 'same'
  return now > before ? 'more' : 'fewer'
}

/**
 * Returns the former gaps of one kind whose count clearly fell, also in proportion to all other questions, searches or votes.
 *
 * @param sizes the number of all of them in each period. If one of the two is 0, nothing is told
 */
export function closedAmong<Former extends { now: number; before: number }>(
  former: readonly Former[],
  sizes: { now: number; before: number },
  isUnfinished: boolean,
): Former[] {
  if (sizes.now === 0 || sizes.before === 0) return []
  return former.filter((gap) => {
    const others = { now: sizes.now - gap.now, before: sizes.before - gap.before }
    return compareBy(others, isUnfinished)(gap.now, gap.before, former.length).change === 'fewer'
  })
}
