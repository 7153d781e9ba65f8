import { fraction, mixed, poisson } from '../simulator/chance.ts'

// Above this, a normal number is as good.
const mostPoissonMean = 500

/** Draws numbers. The same seed gives the same numbers. */
export class Draws {
  readonly #seed: number
  #count = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  /** Returns a number of the normal distribution with mean 0 and deviation 1 (Box and Muller). */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - fraction(this.#hash())))
    return radius * Math.cos(2 * Math.PI * fraction(this.#hash()))
  }

  /** Returns a number from 0 to below 1, all of them as often. */
  fraction(): number {
    return fraction(this.#hash())
  }

  /** Returns `mean`, by a factor that varies by `deviation`. */
  varied(mean: number, deviation: number): number {
    return mean * Math.exp(deviation * this.normal())
  }

  /** Returns how many of many rare visitors came. */
  count(mean: number): number {
    if (mean <= mostPoissonMean) return poisson(mean, this.#hash())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()))
  }

  #hash(): number {
    this.#count += 1
    return mixed(this.#seed, this.#count)
  }
}
