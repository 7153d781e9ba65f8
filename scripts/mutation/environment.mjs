// A test environment for jest: it activates one mutant and runs the tests that reach it, up to the first that fails, or
// records which test reaches which mutant. `__stryker__` is what the code of Stryker's mutants reads and writes.
import { TestEnvironment } from 'jest-environment-node'

export default class MutantEnvironment extends TestEnvironment {
  #request = globalThis.mutantRequest
  #tests = new Set(this.#request.tests)
  #failed = false

  constructor(config, context) {
    super(config, context)
    const { mutant, hitLimit } = this.#request
    this.global.__stryker__ = { activeMutant: mutant, hitCount: 0, hitLimit }
  }

  handleTestEvent({ name, test }) {
    const state = this.global.__stryker__
    if (name === 'test_start') {
      const title = titleOf(test)
      const isWanted = this.#request.tests === undefined || this.#request.tests.includes(title)
      if (!isWanted || this.#failed) test.mode = 'skip'
      this.#tests.delete(title)
      state.currentTestId = title
    }
    if (name === 'test_done') {
      if (test.errors.length > 0 && this.#request.mutant !== undefined) this.#failed = true
      state.currentTestId = undefined
    }
  }

  async teardown() {
    const { hitCount, hitLimit, mutantCoverage } = this.global.__stryker__
    globalThis.mutantRun = {
      isEndless: hitCount > hitLimit,
      notFound: [...this.#tests],
      reached: mutantCoverage ?? { static: {}, perTest: {} },
    }
    await super.teardown()
  }
}

/** Returns the titles of the blocks around a test, and its own. */
function titleOf(test) {
  return test.parent === undefined ? '' : `${titleOf(test.parent)} ${test.name}`.trim()
}
