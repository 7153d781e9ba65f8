import { createHash } from 'node:crypto'

/** A source of random choices. The same seed gives the same choices. */
export class Random {
  #state: number

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE()
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). The algorithm is Mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Returns a whole number. Both bounds are included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new RangeError('The list of choices is empty.')
    // A choice can be undefined.
    return choices[this.integer(0, choices.length - 1)] as T
  }
}
