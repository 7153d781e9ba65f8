import { eachOf, type Pause } from '../shared/pause.ts'
import { wordList } from '../shared/word-list.ts'

/** Decides which paths of a repository count. */
export interface PathFilter {
  /** As in the input, one per pattern. */
  readonly patterns: readonly string[]
  matches: (path: string) => boolean
}

/** Turns the places of a path where a part of a pattern can begin into those where it can end. A place that counts is 1. */
type Part = (path: readonly string[], places: Uint8Array) => void

const token = /\*\*\/|\*+|\\[^]|\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[a-zA-Z\d])+\]|[^\\[*?+,]/gu

/**
 * Reads filter patterns as in `on.push.paths` of a workflow, one per line, but without `?` and `+`.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 *
 * @returns what is wrong with which pattern, if one is invalid
 */
export function parsePathFilter(text: string): PathFilter | { pattern: string; expected: string } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const asInYaml = lines.filter((line) => withoutYaml(line) !== line)
  if (asInYaml.length > 0) {
    const meant = wordList('and', asInYaml.map(withoutYaml).filter(Boolean)) || 'a pattern'
    const ways = `If they belong to a path, write \\-, \\' and \\#`
    return {
      pattern: asInYaml.join(' '),
      expected: `${meant}, one per line, without the dashes, quotes and comments of a list. ${ways}`,
    }
  }
  for (const line of lines) {
    const expected = wantedInsteadOf(line)
    if (expected !== undefined) return { pattern: line, expected }
  }
  const patterns = lines.map((line) => ({ isNegated: line.startsWith('!'), matches: matcherOf(line) }))
  if (patterns.every(({ isNegated }) => isNegated)) {
    return { pattern: lines.join(' '), expected: 'at least one pattern without ! in front' }
  }
  return {
    patterns: lines,
    matches: (path) => {
      const characters = Array.from(path)
      // The last pattern that matches decides.
      return patterns.findLast(({ matches }) => matches(characters))?.isNegated === false
    },
  }
}

/** Returns a line without the dash, the quotes and the comment that it has in a list of YAML. */
function withoutYaml(line: string): string {
  const item = line
    .replace(/^-\s+/u, '')
    .replace(/\s#.*$/su, '')
    .trimEnd()
  const [, sign = '', , quoted] = /^(!?)(["'])(.*)\2$/su.exec(item) ?? []
  return quoted === undefined ? item : `${sign}${quoted}`
}

function wantedInsteadOf(line: string): string | undefined {
  const pattern = line.replace(/^!/u, '')
  if (/^\.{0,2}\//u.test(pattern)) return 'a path from the root of the repository, without a slash in front'
  const rest = pattern.replaceAll(token, '')
  if (/[?+]/u.test(rest)) return 'a pattern without ? and +; write a pattern for each form, or use *'
  if (pattern === '' || rest !== '')
    return 'one filter pattern per line, as in on.push.paths of a workflow, with \\ in front of a comma'
  return undefined
}

function withoutIdleBackslashes(line: string): string {
  const escaped = Array.from(line.matchAll(/\\([^])/gu), ([, next = '']) => next)
  // Before a letter or a digit, they seem to be the separators of Windows.
  if (escaped.some((next) => /[\p{L}\p{N}]/u.test(next))) return line.replaceAll('\\', '/')
  return line.replaceAll(/\\([^])/gu, (pair, next: string) =>
    /[*?+[\]!,\\'"#\s-]/u.test(next) ? pair : next,
  )
}

/**
 * Finds the patterns that cannot mean what they say: those that match none of the paths, although some are in a folder of this
 * name, or match with slashes in the place of backslashes; and those with a backslash that has no effect.
 *
 * @returns a sentence for each, with the line to write
 */
export async function remediesFor(
  patterns: readonly string[],
  paths: readonly string[],
  pause: Pause,
): Promise<string[]> {
  const remedies: string[] = []
  for (const line of patterns) {
    const effective = withoutIdleBackslashes(line)
    const forms = [line, ...formsMeantBy(effective)].map((form) => ({ form, matches: matcherOf(form) }))
    const matched = new Set<string>()
    await eachOf(paths, pause, (path) => {
      if (matched.has(line)) return
      const characters = Array.from(path)
      for (const { form, matches } of forms) if (!matched.has(form) && matches(characters)) matched.add(form)
    })
    const meant = forms.find(({ form }) => matched.has(form))?.form
    if (meant !== undefined && !patterns.includes(meant))
      remedies.push(`The pattern "${line}" matches no changed file. Write ${meant}`)
    else if (effective !== line) remedies.push(`A backslash in "${line}" has no effect. Write ${effective}`)
  }
  return remedies
}

function formsMeantBy(line: string): string[] {
  const path = line.replaceAll('\\*', '/*')
  const name = path.slice(path.lastIndexOf('/', path.length - 2) + 1)
  return name.includes('*') ? [path] : [path, `${path}${path.endsWith('/') ? '' : '/'}**`]
}

/**
 * Returns what tells whether a path matches a valid pattern, also one with `!` in front. It follows all ways through the
 * pattern at once, so that the time grows with the length of the path times that of the pattern. A backtracking expression
 * could take years.
 */
function matcherOf(line: string): (path: readonly string[]) => boolean {
  const parts = Array.from(line.replace(/^!/u, '').matchAll(token)).map(partMatcher)
  return (path) => {
    const places = new Uint8Array(path.length + 1)
    places[0] = 1
    for (const part of parts) part(path, places)
    return places[path.length] === 1
  }
}

function partMatcher({ 0: text, index, input }: RegExpExecArray): Part {
  if (text === '*') return taking((character) => character !== '/', true)
  const anything = taking(() => true, true)
  if (text === '**/') {
    // At the start of a segment, it also matches no folder at all.
    const isAtStart = index === 0 || input[index - 1] === '/'
    const slash = taking((character) => character === '/', false)
    return (path, places) => {
      const starts = isAtStart ? places.slice() : undefined
      anything(path, places)
      slash(path, places)
      starts?.forEach((counts, at) => {
        if (counts === 1) places[at] = 1
      })
    }
  }
  if (text.startsWith('*')) return anything
  // A list in brackets.
  const items = text.startsWith('[') ? (text.match(/\w-\w|\w/gu) ?? []) : [text.replace(/^\\/u, '')]
  const isListed = (character: string): boolean =>
    items.some(([first = '', , last = first]) => first <= character && character <= last)
  return taking(isListed, false)
}

/** Returns a part that takes one character, or any number of them. */
function taking(accepts: (character: string) => boolean, isRepeated: boolean): Part {
  return (path, places) => {
    const from = isRepeated ? places : places.slice()
    if (!isRepeated) places.fill(0)
    for (let at = 1; at <= path.length; at++)
      if (from[at - 1] === 1 && accepts(path[at - 1] ?? '')) places[at] = 1
  }
}
