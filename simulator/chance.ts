/** Returns a 32-bit hash (FNV-1a with a final mix), 0 to 2³² − 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mixed(hash, 0)
}

/** Returns another hash for each number. */
export function mixed(seed: number, number: number): number {
  let hash = seed ^ Math.imul(number, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns a hash as a number from 0 (inclusive) to 1 (exclusive). */
export function fraction(hash: number): number {
  return hash / 2 ** 32
}

/**
 * Returns how often something happened that happens `mean` times on average: a number of the Poisson distribution. The
 * same hash gives the same number.
 *
 * @param mean at most 700
 */
export function poisson(mean: number, hash: number): number {
  let rest = fraction(hash)
  let probability = Math.exp(-mean)
  let count = 0
  while (rest > probability) {
    rest -= probability
    count += 1
    probability *= mean / count
  }
  return count
}
