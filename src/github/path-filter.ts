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
  const patterns: { isNegated: boolean; parts: readonly Part[] }[] = []
  for (const line of lines) {
    const isNegated = line.startsWith('!')
    const pattern = isNegated ? line.slice(1) : line
    const expected = expectedInsteadOf(pattern)
    if (expected !== undefined) return { pattern: line, expected }
    patterns.push({ isNegated, parts: Array.from(pattern.matchAll(token)).map(partOf) })
  }
  if (patterns.every(({ isNegated }) => isNegated)) {
    return { pattern: lines.join(' '), expected: 'at least one pattern without ! in front' }
  }
  return {
    patterns: lines,
    matches: (path) => {
      const characters = Array.from(path)
      // The last pattern that matches decides.
      return patterns.findLast(({ parts }) => matchesAll(parts, characters))?.isNegated === false
    },
  }
}

/** Returns undefined if the pattern is valid. */
function expectedInsteadOf(pattern: string): string | undefined {
  if (/^\.{0,2}\//u.test(pattern)) return 'a path from the root of the repository, without a slash in front'
  const rest = pattern.replaceAll(token, '')
  if (/[?+]/u.test(rest)) return 'a pattern without ? and +; write a pattern for each form, or use *'
  if (pattern !== '' && rest === '') return undefined
  return 'one filter pattern per line, as in on.push.paths of a workflow, with \\ in front of a comma'
}

/**
 * Follows all ways through the pattern at once, so that the time grows with the length of the path times that of the
 * pattern. A backtracking expression could take years.
 */
function matchesAll(parts: readonly Part[], path: readonly string[]): boolean {
  const places = new Uint8Array(path.length + 1)
  places[0] = 1
  for (const part of parts) part(path, places)
  return places[path.length] === 1
}

function partOf({ 0: text, index, input }: RegExpExecArray): Part {
  if (text === '*') return any((character) => character !== '/')
  const anything = any(() => true)
  if (text === '**/') {
    // At the start of a segment, it also matches no folder at all.
    const isAtStart = index === 0 || input[index - 1] === '/'
    const slash = one((character) => character === '/')
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
  return one((character) =>
    items.some(([first = '', , last = first]) => first <= character && character <= last),
  )
}

function one(accepts: (character: string) => boolean): Part {
  return (path, places) => {
    for (let at = path.length; at > 0; at--)
      places[at] = places[at - 1] === 1 && accepts(path[at - 1] ?? '') ? 1 : 0
    places[0] = 0
  }
}

function any(accepts: (character: string) => boolean): Part {
  return (path, places) => {
    for (let at = 1; at <= path.length; at++)
      if (places[at - 1] === 1 && accepts(path[at - 1] ?? '')) places[at] = 1
  }
}
