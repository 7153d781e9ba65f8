import { medianOf } from './median.ts'

const fewestCounts = 7
// Of counts that only vary, 1 in 100 series has so many pairs in one order: of 9 counts, 31 of the 36 pairs.
const leastDeviations = 2.576
// A fall by exactly a fifth is one, up to rounding.
const leastGrowth = Math.log(1.25) - 1e-9
/** A fall or rise that stopped before so many periods is over. */
const recent = 3

/**
 * Returns what counts were multiplied by, by their slope over all steps, if they fell or rose steadily, by at least a fifth or
 * a quarter, and still do: the last one is one of the two lowest or highest, and beyond the one three before. This is the test
 * of Mann (1945, Econometrica 13) and the slope of Sen (1968, Journal of the American Statistical Association 63) of the
 * logarithms: one odd count, such as the first, changes neither. Undefined for other counts.
 */
export function trendOf(counts: readonly number[]): number | undefined {
  const size = counts.length
  if (size < fewestCounts || counts.includes(0)) return undefined
  const growth = counts.map(Math.log)
  const pairs = growth.flatMap((later, index) =>
    growth.slice(0, index).map((earlier, at) => ({ growth: later - earlier, steps: index - at })),
  )
  const order = pairs.reduce((sum, pair) => sum + Math.sign(pair.growth), 0)
  if (Math.abs(order) - 1 < leastDeviations * Math.sqrt((size * (size - 1) * (2 * size + 5)) / 18))
    return undefined
  const direction = Math.sign(order)
  /** The growth to the last count from the one so many periods before. */
  const since = (periods: number): number =>
    direction * ((growth.at(-1) ?? 0) - (growth.at(-1 - periods) ?? 0))
  const slope = medianOf(pairs.map((pair) => pair.growth / pair.steps))
  const isLarge = Math.min(direction * slope * (size - 1), since(size - 1)) >= leastGrowth
  const beyond = growth.filter((_, index) => since(size - 1 - index) < 0).length
  return isLarge && beyond <= 1 && since(recent) > 0 ? Math.exp(slope * (size - 1)) : undefined
}
