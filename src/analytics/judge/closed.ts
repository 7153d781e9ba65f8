import { compareBy } from './compared-count.ts'
import type { FormerGap } from './topics/topic.ts'

/**
 * Returns the former gaps of one kind whose count clearly fell, also in proportion to all other questions, searches or votes.
 *
 * @param sizes the number of all of them in each period. If one of the two is 0, nothing is told
 */
export function closedAmong(
  former: readonly FormerGap[],
  sizes: { now: number; before: number },
  isUnfinished: boolean,
): FormerGap[] {
  if (sizes.now === 0 || sizes.before === 0) return []
  return former.filter((gap) => {
    const others = { now: sizes.now - gap.now, before: sizes.before - gap.before }
    return compareBy(others, isUnfinished)(gap.now, gap.before, former.length).change === 'fewer'
  })
}
