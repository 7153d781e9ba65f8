import { createHash } from 'node:crypto'

/** A source of random choices. The same seed gives the same choices. */
export class Random {
  readonly #seed: string
  #drawn = 0

  constructor(seed: string) {
    this.#seed = seed
  }

  chance(probability: number): boolean {
    return this.#next() < probability
  }

  /** Returns a whole number. Both bounds are included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.#next() * (most - least + 1))
  }

  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new RangeError('The list of choices is empty.')
    // A choice can be undefined.
    return choices[this.integer(0, choices.length - 1)] as T
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  #next(): number {
    this.#drawn += 1
    const hash = createHash('sha256').update(`${this.#seed} ${this.#drawn}`).digest()
    return hash.readUInt32LE() / 2 ** 32
  }
}
