// Shows how many changes of src/ the unit tests notice. Stryker makes the changes, the mutants; a seed draws a sample.
import { randomInt } from 'node:crypto'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { Random } from '../../soak/random.ts'
import { wholeNumber } from '../whole-number.ts'
import { drawSample, insertMutants, type Mutant, type MutatedSources } from './mutants.ts'
import { UnitTests, type Outcome } from './unit-tests.ts'

const usage = `Usage: npm run mutation -- [--sample 100 | --all] [--seed 1] [--at-least 92] [--workers 2] [src/…]

  --sample    number of mutants; default: 100
  --all       test every mutant
  --seed      number that determines the sample; default: random
  --at-least  fail if a smaller share is killed, in percent
  --workers   number of processes; default: one per core
  --help      show this text
  src/…       only mutants whose place starts so, such as src/github/ or src/clock.ts:12:`

// Only tests in a browser reach them, and those take too long for each mutant.
const browserScripts = 'src/visitors/write/html-report/page/'

interface Options {
  sample: number
  seed: number
  atLeast: number
  workers: number
  places: string[]
}

const options = readOptions()
if (options === 'help') console.log(usage)
else process.exitCode = await mutate(options)

/** Ends the process if an option is unknown or not a number. */
function readOptions(): Options | 'help' {
  try {
    const text = { type: 'string' as const }
    const flag = { type: 'boolean' as const }
    const { values, positionals } = parseArgs({
      options: { sample: text, all: flag, seed: text, 'at-least': text, workers: text, help: flag },
      allowPositionals: true,
    })
    if (values.help === true) return 'help'
    return {
      sample: values.all === true ? Infinity : (wholeNumber('--sample', values.sample) ?? 100),
      seed: wholeNumber('--seed', values.seed) ?? randomInt(1_000_000),
      atLeast: wholeNumber('--at-least', values['at-least']) ?? 0,
      workers: wholeNumber('--workers', values.workers) ?? availableParallelism(),
      places: positionals,
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error('Run npm run mutation -- --help for a list of options.')
    process.exit(2)
  }
}

/** Returns the exit code. */
async function mutate({ sample, seed, atLeast, workers, places }: Options): Promise<number> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-agent-mutation-')))
  try {
    const { mutants, invalid } = await copyWithMutants(folder)
    const unknown = places.find((place) => !mutants.some((mutant) => placeOf(mutant).startsWith(place)))
    if (unknown !== undefined) {
      console.error(`No mutant is at ${unknown}. Name a folder or a file of src/, such as src/clock.ts.`)
      return 2
    }
    const wanted = mutants.filter(
      (mutant) => places.length === 0 || places.some((place) => placeOf(mutant).startsWith(place)),
    )
    const drawn = drawSample(wanted, sample, new Random(String(seed)))
    console.log(`${drawn.length} of ${wanted.length} mutants, drawn with --seed ${seed}`)
    console.log(
      `Left out: the scripts of report.html, which run in a browser, and mutants that are no valid code (${invalid})`,
    )
    const tests = new UnitTests(folder, [...new Set(drawn.map(({ file }) => file))], workers)
    try {
      const files = await tests.findReached((file, failure) => {
        console.log(`Left out: ${file}, which fails without a mutant: ${shorten(failure)}`)
      })
      console.log(`${files} test files pass without a mutant`)
      return summarize(await outcomes(tests, drawn), atLeast)
    } finally {
      tests.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies the repository into an existing folder, with all mutants in src/. */
async function copyWithMutants(folder: string): Promise<MutatedSources> {
  const leftOut = ['.git', '.local-run', 'build', 'coverage', 'node_modules']
  cpSync('.', folder, { recursive: true, filter: (source) => !leftOut.includes(source) })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  const names = globSync('src/**/*.ts').map((name) => name.replaceAll('\\', '/'))
  const mutated = await insertMutants(
    names
      .filter((name) => !name.endsWith('.d.ts') && !name.startsWith(browserScripts))
      .sort()
      .map((name) => ({ name, content: readFileSync(name, 'utf8') })),
  )
  for (const { name, content } of mutated.files) writeFileSync(path.join(folder, name), content)
  return mutated
}

async function outcomes(tests: UnitTests, mutants: readonly Mutant[]): Promise<Record<Outcome, number>> {
  const counts = { killed: 0, 'timed out': 0, survived: 0, 'without coverage': 0 }
  const startMs = Date.now()
  let tested = 0
  await tests.test(mutants, (mutant, outcome) => {
    counts[outcome] += 1
    tested += 1
    if (outcome === 'survived' || outcome === 'without coverage')
      console.log(
        `${placeOf(mutant)} ${outcome} (${mutant.mutator}): ${shorten(mutant.original)} → ${shorten(mutant.replacement)}`,
      )
    if (tested % 50 === 0)
      console.log(`${tested} of ${mutants.length} after ${Math.round((Date.now() - startMs) / 1000)} s`)
  })
  return counts
}

function summarize(counts: Record<Outcome, number>, atLeast: number): number {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const detected = counts.killed + counts['timed out']
  const percent = total === 0 ? 100 : (100 * detected) / total
  for (const [outcome, count] of Object.entries(counts)) console.log(`${outcome}: ${count}`)
  console.log(`${percent.toFixed(1)} % killed or timed out`)
  if (percent >= atLeast) return 0
  console.error(
    `Expected at least ${atLeast} %. Add a test for each mutant above, or find out why it makes no difference.`,
  )
  return 1
}

function placeOf({ file, place }: Mutant): string {
  return `${file}:${place}`
}

function shorten(code: string): string {
  const line = code.replace(/\s+/gu, ' ')
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}
