import fc from 'fast-check'

const runsAll = process.env['PROPERTY_RUNS'] === 'all'

/** Returns how many of `all` runs a property has: a tenth, or all with `PROPERTY_RUNS=all`, which `.ci/run` sets. */
export function runs(all: number): number {
  return runsAll ? all : Math.ceil(all / 10)
}

fc.configureGlobal({ numRuns: runs(100) })

export { fc }
