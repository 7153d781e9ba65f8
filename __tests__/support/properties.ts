import fc from 'fast-check'

const runsAll = process.env['PROPERTY_RUNS'] === 'all'

/** Returns how many of `all` runs a property has: a tenth, or all with `PROPERTY_RUNS=all`, which `.ci/run` sets. */
export function runs(all: number): number {
  return runsAll ? all : Math.ceil(all / 10)
}

fc.configureGlobal({ numRuns: runs(100) })

const upTo = (last: number): fc.Arbitrary<string> =>
  fc
    .integer({ min: 0, max: last })
    .map((point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800))

/** Any code point but the halves of surrogate pairs; those of ASCII as often as the others. */
// fast-check's own unit for this takes most of a second to start.
export const codePoint = fc.oneof(upTo(0x7f), upTo(0xf7ff), upTo(0x10f7ff))

export { fc }
