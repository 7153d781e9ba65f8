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

interface Pattern {
  isNegated: boolean
  parts: readonly Part[]
}

const anyCharacter = (): boolean => true
const noSlash = (character: string): boolean => character !== '/'
const only =
  (literal: string): Part['accepts'] =>
  (character) =>
    character === literal

const wildcard = (accepts: Part['accepts'], optional: Part['optional'] = 1): Part => ({
  accepts,
  repeats: true,
  optional,
})
const one = (accepts: Part['accepts']): Part => ({ accepts, repeats: false, optional: 0 })

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
  const patterns: Pattern[] = []
  for (const line of lines) {
    const isNegated = line.startsWith('!')
    const parts = parsePattern(isNegated ? line.slice(1) : line)
    if (typeof parts === 'string') return { pattern: line, expected: parts }
    patterns.push({ isNegated, parts })
  }
  if (patterns.every(({ isNegated }) => isNegated)) {
    return { pattern: lines.join(' '), expected: 'at least one pattern without ! in front' }
  }
  return {
    patterns: lines,
    matches: (path) => {
      const characters = Array.from(path)
      // The last pattern that matches decides.
      const last = patterns.findLast(({ parts }) => matchesParts(parts, characters))
      return last?.isNegated === false
    },
  }
}

/** Returns the parts of a pattern, or what was expected instead. */
function parsePattern(pattern: string): Part[] | string {
  if (pattern === '') return 'a pattern after !'
  if (/^\.{0,2}\//u.test(pattern))
    return 'a path that starts at the root of the repository, without a slash in front'
  const tokens = pattern.match(/\\[^]|\*\*\/|\*+|\[[^[\]]*\]|[^]/gu) ?? []
  const parts: Part[] = []
  let atSegment = true
  for (const token of tokens) {
    const previous = parts.at(-1)
    if (token === '?' || token === '+') {
      if (previous === undefined || previous.repeats || previous.optional > 0) {
        return `a character in front of ${token} that it can repeat`
      }
      Object.assign(previous, token === '?' ? { optional: 1 } : { repeats: true })
    } else if (token === '**/') {
      // `**/` at the start of a segment also matches no folder at all.
      parts.push(wildcard(anyCharacter, atSegment ? 2 : 1), one(only('/')))
    } else if (token.startsWith('*')) {
      parts.push(wildcard(token === '*' ? noSlash : anyCharacter))
    } else {
      const accepts = readCharacter(token)
      if (typeof accepts === 'string') return accepts
      parts.push(one(accepts))
    }
    atSegment = token === '/' || token === '**/'
  }
  return parts
}

/** Returns what a literal character or a list in brackets accepts, or what was expected instead. */
function readCharacter(token: string): Part['accepts'] | string {
  if (token === ',') return 'one pattern per line; write a comma in a path as \\,'
  if (token === '\\') return 'a character after \\'
  if (token.startsWith('\\')) return only(token.slice(1))
  if (!token.startsWith('[')) return only(token)
  const list = /^\[((?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[a-zA-Z0-9])+)\]$/u.exec(token)?.[1]
  const items = list?.match(/.-.|./gu) ?? []
  if (items.length === 0 || items.some(([first = '', , last = first]) => first > last)) {
    return 'letters, digits or ranges such as a-z in brackets'
  }
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
