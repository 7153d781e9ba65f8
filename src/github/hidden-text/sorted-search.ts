/**
 * Returns the index of the first item that is not before a position; the length if all are. A binary search.
 *
 * @param sorted those before the position first
 */
export function firstIndexNot<T>(isBefore: (item: T) => boolean, sorted: readonly T[]): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(sorted[middle] as T)) low = middle + 1
    else high = middle
  }
  return low
}
