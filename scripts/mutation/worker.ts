// Runs one test file after the other in one process, because a start of jest takes longer than most test files.
import path from 'node:path'

import { runCLI } from 'jest'

/** What is to run. */
export interface TestRequest {
  /** Path of a test file, relative to the working directory. */
  file: string
  /** Titles of the tests to run; all tests of the file by default. */
  tests?: string[]
  /** Id of the active mutant. Without it, no mutant is active, and the answer has what the tests reached. */
  mutant?: string
  /** The mutant throws when it has been reached more often, because it has then made a loop endless. */
  hitLimit?: number
}

export interface TestAnswer {
  passed: boolean
  /** What jest says about the failure. Empty if all tests passed. */
  failure: string
  /** The mutant was reached more often than `hitLimit`. */
  isEndless: boolean
  /** Tests that were to run and are not in the file. */
  notFound: string[]
  /** Counts by id of a mutant: `static` while the file was loaded, `perTest` by title of a test. */
  reached: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  durationMs: number
  memoryBytes: number
}

type Observed = Pick<TestAnswer, 'isEndless' | 'notFound' | 'reached'>

// environment.mjs reads the request and writes what it observed.
const shared = globalThis as { mutantRequest?: TestRequest; mutantRun?: Observed | undefined }

process.on('message', (request: TestRequest) => {
  void run(request).then((answer) => process.send?.(answer))
})

async function run(request: TestRequest): Promise<TestAnswer> {
  shared.mutantRequest = request
  shared.mutantRun = undefined
  const startMs = performance.now()
  const { results } = await runCLI(
    {
      _: [request.file],
      $0: '',
      runTestsByPath: true,
      runInBand: true,
      silent: true,
      reporters: [],
      watchman: false,
      cacheDirectory: process.argv[2] ?? '',
      testEnvironment: path.join(import.meta.dirname, 'environment.mjs'),
    },
    [process.cwd()],
  )
  const observed = shared.mutantRun as Observed | undefined
  return {
    isEndless: false,
    notFound: [],
    reached: { static: {}, perTest: {} },
    ...observed,
    passed: results.success && results.numTotalTestSuites === 1,
    failure: results.testResults[0]?.failureMessage ?? '',
    durationMs: performance.now() - startMs,
    memoryBytes: process.memoryUsage.rss(),
  }
}
