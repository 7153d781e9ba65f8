/** Decides which paths of a repository count. */
export interface PathFilter {
  /** As in the input, one per pattern. */
  readonly patterns: readonly string[]
  matches: (path: string) => boolean
}

/** A part of a pattern. It accepts one character. */
interface Part {
  accepts: (character: string) => boolean
  /** Whether more characters may follow. */
  repeats: boolean
  /** The number of parts that are left out together, starting with this one; 0 if it must be there. */
  optional: 0 | 1 | 2
}

const token =
  /(?:\*\*\/|(?<character>\\[^]|\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[a-zA-Z\d])+\]|[^\\[*?+,]))(?<suffix>[?+]?)|\*+/gu

/**
 * Reads filter patterns as in `on.push.paths` of a workflow, one per line.
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
  const patterns: { isNegated: boolean; parts: readonly Part[] }[] = []
  for (const line of lines) {
    const isNegated = line.startsWith('!')
    const pattern = isNegated ? line.slice(1) : line
    const expected = expectedInsteadOf(pattern)
    if (expected !== undefined) return { pattern: line, expected }
    patterns.push({ isNegated, parts: Array.from(pattern.matchAll(token)).flatMap(partsOf) })
  }
  if (patterns.every(({ isNegated }) => isNegated)) {
    return { pattern: lines.join(' '), expected: 'at least one pattern without ! in front' }
  }
  return {
    patterns: lines,
    matches: (path) => {
      const characters = Array.from(path)
      // The last pattern that matches decides.
      return patterns.findLast(({ parts }) => matchesParts(parts, characters))?.isNegated === false
    },
  }
}

/** Returns undefined if the pattern is valid. */
function expectedInsteadOf(pattern: string): string | undefined {
  if (/^\.{0,2}\//u.test(pattern)) return 'a path from the root of the repository, without a slash in front'
  if (pattern !== '' && pattern.replaceAll(token, '') === '') return undefined
  return 'one filter pattern per line, as in on.push.paths of a workflow, with \\ in front of a comma'
}

function partsOf({ 0: text, index, input, groups }: RegExpExecArray): Part[] {
  const { character = '/', suffix } = groups ?? {}
  const one: Part = {
    accepts: acceptsOf(character),
    repeats: suffix === '+',
    optional: suffix === '?' ? 1 : 0,
  }
  if (!text.startsWith('*')) return [one]
  const accepts = text === '*' ? (each: string) => each !== '/' : () => true
  if (!text.includes('/')) return [{ accepts, repeats: true, optional: 1 }]
  // At the start of a segment, it also matches no folder at all.
  const isAtStart = index === 0 || input[index - 1] === '/'
  return [{ accepts, repeats: true, optional: isAtStart ? 2 : 1 }, one]
}

/** @param token a character, which `\` may stand in front of, or a list in brackets */
function acceptsOf(token: string): Part['accepts'] {
  const literal = token.replace(/^\\/u, '')
  if (!token.startsWith('[')) return (character) => character === literal
  const items = token.match(/\w-\w|\w/gu) ?? []
  return (character) => items.some(([first = '', , last = first]) => first <= character && character <= last)
}

/**
 * Follows all ways through the pattern at once, so that the time grows with the length of the path times that of the
 * pattern. A backtracking expression could take years.
 */
function matchesParts(parts: readonly Part[], characters: readonly string[]): boolean {
  let reached = new Set<number>()
  reach(0, parts, reached)
  for (const character of characters) {
    const accepting = [...reached].filter((at) => parts[at]?.accepts(character))
    reached = new Set()
    for (const at of accepting) reach(at + 1, parts, reached)
    // A part that repeats is not left out after its first character, so what follows it is not reached from here.
    for (const at of accepting) if (parts[at]?.repeats === true) reached.add(at)
  }
  return reached.has(parts.length)
}

/** Adds a position, and those behind parts that can be left out. */
function reach(at: number, parts: readonly Part[], reached: Set<number>): void {
  let position = at
  for (;;) {
    if (reached.has(position)) return
    reached.add(position)
    const optional = parts[position]?.optional ?? 0
    if (optional === 0) return
    if (optional === 2) reach(position + 2, parts, reached)
    position += 1
  }
}
