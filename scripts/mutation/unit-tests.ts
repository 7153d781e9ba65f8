import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import path from 'node:path'

import { type TestAnswer, type TestRequest } from './worker.ts'

export type Outcome = 'killed' | 'timed out' | 'survived' | 'without coverage'

/** A test file that reaches a mutant. */
interface ReachingFile {
  file: string
  /** Titles of the tests that reach it; undefined if the mutant is reached while the file is loaded. */
  tests: string[] | undefined
  hits: number
  /** Duration of the file without an active mutant. */
  durationMs: number
}

const nodeOptions = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
// Browsers, long texts and whole runs of dist/ take too long for each mutant.
const otherTests = ['/__tests__/act/', '/__tests__/bench/', '/__tests__/browser/', '/__tests__/dist/']
// Modules that were loaded with --experimental-vm-modules are never freed.
const memoryLimitBytes = 1_500_000_000

/** The unit tests of a copy with mutants: the test files that import one of the sources, not always directly. */
export class UnitTests {
  readonly #workers: Worker[]
  readonly #reaching = new Map<string, ReachingFile[]>()

  readonly #files: readonly string[]

  constructor(folder: string, sources: readonly string[], workers: number) {
    this.#files = relatedTests(folder, sources)
    this.#workers = Array.from({ length: workers }, (_, index) => new Worker(folder, index))
  }

  /**
   * Runs all tests without an active mutant and remembers what each reaches. Calls `leftOut` with each file that fails
   * then, such as one that reads the text of src/. Returns the number of the others.
   */
  async findReached(leftOut: (file: string, failure: string) => void): Promise<number> {
    let passed = 0
    await this.#share(this.#files, async (worker, file) => {
      const answer = await worker.run({ file }, 600_000)
      if (typeof answer === 'string' || !answer.passed) {
        leftOut(file, typeof answer === 'string' ? answer : answer.failure)
        return
      }
      passed += 1
      this.#remember(file, answer)
    })
    return passed
  }

  /** Calls `report` with the outcome of each mutant, in any order. */
  async test<T extends { id: string; file: string }>(
    mutants: readonly T[],
    report: (mutant: T, outcome: Outcome) => void,
  ): Promise<void> {
    await this.#share(mutants, async (worker, mutant) => {
      report(mutant, await this.#outcome(worker, mutant))
    })
  }

  stop(): void {
    for (const worker of this.#workers) worker.stop()
  }

  async #outcome(worker: Worker, { id, file: source }: { id: string; file: string }): Promise<Outcome> {
    const reaching = this.#reaching.get(id) ?? []
    if (reaching.length === 0) return 'without coverage'
    // The test file of the module is the most likely to kill its mutants. Of the others, short ones come first.
    const own = `__tests__/${source.slice('src/'.length, -'.ts'.length)}.test.ts`
    const rank = ({ file, durationMs }: ReachingFile): number => (file === own ? 0 : durationMs)
    const ranked = reaching.toSorted((a, b) => rank(a) - rank(b))
    // A module that a test imports is evaluated in that test, but its constants serve all tests of the file.
    const whole = ranked
      .filter(({ tests }) => tests !== undefined)
      .map((each) => ({ ...each, tests: undefined }))
    for (const { file, tests, hits, durationMs } of [...ranked, ...whole]) {
      const request = { file, mutant: id, hitLimit: 100 * hits, ...(tests && { tests }) }
      const answer = await worker.run(request, 30_000 + 5 * durationMs)
      if (answer === 'timed out') return 'timed out'
      if (answer === 'ended') return 'killed'
      if (!answer.passed) return answer.isEndless ? 'timed out' : 'killed'
      if (answer.notFound.length > 0)
        throw new Error(`${file} has no test "${answer.notFound.join('", "')}" when it runs again.`)
    }
    return 'survived'
  }

  #remember(file: string, { reached, durationMs }: TestAnswer): void {
    const found = new Map<string, ReachingFile>()
    const add = (id: string, count: number, title?: string): void => {
      const entry = found.get(id) ?? {
        file,
        tests: title === undefined ? undefined : [],
        hits: 0,
        durationMs,
      }
      entry.hits += count
      if (title !== undefined) entry.tests?.push(title)
      found.set(id, entry)
    }
    for (const [id, count] of Object.entries(reached.static)) add(id, count)
    for (const [title, counts] of Object.entries(reached.perTest))
      for (const [id, count] of Object.entries(counts)) add(id, count, title)
    for (const [id, entry] of found) this.#reaching.set(id, [...(this.#reaching.get(id) ?? []), entry])
  }

  /** Does all work, each piece with the worker that is free first. */
  async #share<T>(work: readonly T[], act: (worker: Worker, piece: T) => Promise<void>): Promise<void> {
    const rest = work.values()
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (const piece of rest) await act(worker, piece)
      }),
    )
  }
}

function relatedTests(folder: string, sources: readonly string[]): string[] {
  const jest = ['node_modules/jest/bin/jest.js', '--listTests', '--findRelatedTests']
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      ...nodeOptions,
      ...jest,
      ...sources,
      ...otherTests.flatMap((name) => ['--testPathIgnorePatterns', name]),
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`jest could not list the tests: ${stderr}`)
  return stdout
    .split('\n')
    .filter((name) => name !== '')
    .map((name) => path.relative(folder, name).replaceAll('\\', '/'))
    .sort()
}

/** A process that runs test files. A new one takes its place after a run that did not end, and when it is too large. */
class Worker {
  readonly #folder: string
  readonly #index: number
  #process: ChildProcess | undefined

  constructor(folder: string, index: number) {
    this.#folder = folder
    this.#index = index
  }

  /** Returns `timed out` after `timeoutMs`, and `ended` if the process ended before the answer. */
  async run(request: TestRequest, timeoutMs: number): Promise<TestAnswer | 'timed out' | 'ended'> {
    const child = (this.#process ??= fork(
      path.join(this.#folder, 'scripts/mutation/worker.ts'),
      [path.join(this.#folder, `.jest-cache-${this.#index}`)],
      {
        ...{ cwd: this.#folder, execArgv: nodeOptions, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
        env: { ...process.env, PROPERTY_RUNS: 'all' },
      },
    ))
    const answer = await new Promise<TestAnswer | 'timed out' | 'ended'>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs, 'timed out')
      child.once('message', (message) => {
        clearTimeout(timer)
        resolve(message as TestAnswer)
      })
      child.once('exit', () => {
        clearTimeout(timer)
        resolve('ended')
      })
      child.send(request)
    })
    child.removeAllListeners()
    if (typeof answer === 'string' || answer.memoryBytes > memoryLimitBytes) this.stop()
    return answer
  }

  stop(): void {
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }
}
