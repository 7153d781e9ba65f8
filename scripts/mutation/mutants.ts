import { Script } from 'node:vm'

import { Instrumenter } from '@stryker-mutator/instrumenter'

import { type Random } from '../../soak/random.ts'

type StrykerMutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]

export interface Source {
  name: string
  content: string
}

export interface Mutant {
  /** Stryker's number of the mutant. */
  id: string
  file: string
  /** Line and column, both from 1. */
  place: string
  /** Stryker's name of what made the mutant, such as `EqualityOperator`. */
  mutator: string
  original: string
  replacement: string
}

export interface MutatedSources {
  /** The sources with all mutants. A mutant is active while its id is in the global `__stryker__.activeMutant`. */
  files: Source[]
  mutants: Mutant[]
  /** Number of mutants that are no valid code: a regular expression with an escape that the flag `u` forbids. */
  invalid: number
}

/** Puts all mutants of Stryker into the sources. */
export async function insertMutants(sources: readonly Source[]): Promise<MutatedSources> {
  const { files, mutants } = await new Instrumenter(logger).instrument(
    sources.map((source) => ({ ...source, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  )
  const invalid = mutants.filter((mutant) => mutant.mutatorName === 'Regex' && !isValid(mutant.replacement))
  const contents = new Map(sources.map(({ name, content }) => [name, content]))
  return {
    files: files.map(({ name, content }) => ({
      name,
      content: withoutMutants(
        content,
        invalid.filter(({ fileName }) => fileName === name),
      ),
    })),
    mutants: mutants
      .filter((mutant) => !invalid.includes(mutant))
      .map((mutant) => describe(mutant, contents.get(mutant.fileName) ?? '')),
    invalid: invalid.length,
  }
}

/** Draws without repetition. A sample begins with what a smaller sample of the same seed has. */
export function drawSample<T>(all: readonly T[], size: number, random: Random): T[] {
  const rest = [...all]
  return Array.from({ length: Math.min(size, rest.length) }, () =>
    rest.splice(random.integer(0, rest.length - 1), 1),
  ).flat()
}

// An invalid regular expression fails when its module is loaded, also if the mutant is never active.
function withoutMutants(content: string, mutants: readonly StrykerMutant[]): string {
  return mutants.reduce((text, { id, replacement }) => {
    const condition = `stryMutAct_9fa48("${id}") ? `
    if (!text.includes(condition + replacement))
      throw new Error(`Stryker's code has no "${condition}${replacement}".`)
    return text.replace(condition + replacement, () => `${condition}undefined`)
  }, content)
}

function isValid(expression: string): boolean {
  try {
    return Boolean(new Script(`(${expression})`))
  } catch {
    return false
  }
}

/** Stryker counts lines and columns from 0. */
function describe(
  { id, fileName, location, mutatorName, replacement }: StrykerMutant,
  content: string,
): Mutant {
  const { start, end } = location
  const lines = content.split('\n').slice(start.line, end.line + 1)
  const before = start.column
  const after = (lines.at(-1)?.length ?? 0) - end.column
  const text = lines.join('\n')
  return {
    id,
    file: fileName,
    place: `${start.line + 1}:${start.column + 1}`,
    mutator: mutatorName,
    original: text.slice(before, text.length - after),
    replacement,
  }
}

const ignore = (): undefined => undefined
const logger: ConstructorParameters<typeof Instrumenter>[0] = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
}
