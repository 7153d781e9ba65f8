import { lines } from '../shared/untrusted-text.ts'

const contextLetters = 16
const leastLetters = 16
const mostPassages = 50
const longestLine = 2000
const longestFrontMatter = 30
/** Stands for a line of which a page shows letters that the line alone does not tell. */
const gap = '\n'

/**
 * What one version of a page shows, and the other does not, as {@link lettersOf}: each changed line with the letters around it.
 */
interface Passages {
  lines: readonly string[]
  /** Those of the lines whose passages have text that both versions have. */
  edges: readonly string[]
  /** The letters around a place where the other version has more. */
  seams: readonly string[]
}

/** The passages by which a page after a change and the page before are told apart. */
export interface PageWords {
  after: Passages
  before: Passages
}

/** Letters and digits alone: what Markdown, its HTML and typographic rules do not change. */
export function lettersOf(text: string): string {
  // A normalization sorts the marks of a letter, which takes quadratic time.
  const bounded = text.replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
  return bounded.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}]+|\p{Default_Ignorable_Code_Point}/gu, '')
}

/**
 * Returns which version a page is. It is `live` if it shows at least half of the lines of the change, and no passage
 * of the version before; `old` the other way round. Undefined if its letters do not tell.
 */
export function toldBy(
  letters: string,
  { after, before }: PageWords,
  isAdded: boolean,
): 'live' | 'old' | undefined {
  const has = (text: string): boolean => letters.includes(text)
  const isMost = ({ lines: all }: Passages): boolean => {
    const shown = all.filter(has).length
    return shown > 0 && (isAdded || 2 * shown >= all.length)
  }
  const isNone = ({ lines: all, seams }: Passages): boolean => !all.some(has) && !seams.some(has)
  const isEmpty = ({ lines: all, seams }: Passages): boolean => all.length + seams.length === 0
  // A line that was added may stand elsewhere on the page already.
  const standsAlone = isAdded || after.edges.some(has)
  if (isMost(after) && isNone(before) && (standsAlone || !isEmpty(before))) return 'live'
  return isMost(before) && isNone(after) && after.lines.length > 0 ? 'old' : undefined
}

interface ChangedLine {
  letters: string
  passage: string
  isEdge: boolean
}

interface Side {
  /** All lines, as letters. Parts of the file that are not beside each other are on lines of their own. */
  letters: string
  lines: readonly ChangedLine[]
  seams: readonly string[]
}

/** The two sides of a patch in the format of GitHub, which has no header of a file. */
export function sidesOf(patch: string): { before: Side; after: Side } {
  const [, ...parts] = patch.split(/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@.*\n?/mu)
  const hunks = Array.from({ length: parts.length / 3 }, (_, index) => parts.slice(3 * index, 3 * index + 3))
  const side = (sign: string, at: 0 | 1): Side => {
    const read = hunks.map((hunk) => sideOfHunk(lines(hunk[2] ?? ''), sign, Number(hunk[at])))
    return {
      letters: read.map((part) => part.letters).join('\n'),
      lines: read.flatMap((part) => part.lines),
      seams: read.flatMap((part) => part.seams),
    }
  }
  return { before: side('-', 0), after: side('+', 1) }
}

/** @param added letters of the lines that the change added to any file: what it moved to another file is not gone */
export function wordsOf(patch: string, added: string): PageWords {
  const { before, after } = sidesOf(patch)
  const only = (own: Side, other: Side, moved: string): Passages => {
    const isOwn = (passage: string): boolean => !other.letters.includes(passage)
    const kept = own.lines
      .filter(({ letters, passage }) => !moved.includes(letters) && isOwn(passage))
      .slice(0, mostPassages)
    return {
      lines: kept.map(({ passage }) => passage),
      edges: kept.filter(({ isEdge }) => isEdge).map(({ passage }) => passage),
      seams: own.seams.filter(isOwn).slice(0, mostPassages),
    }
  }
  return { after: only(after, before, ''), before: only(before, after, added) }
}

function sideOfHunk(hunk: readonly string[], sign: string, firstLine: number): Side {
  let [letters, lineNumber] = ['', firstLine]
  const changed: { at: number; letters: string; isEdge: boolean }[] = []
  const seamsAt: number[] = []
  for (const line of hunk) {
    const text = line.slice(1)
    const isOwn = line.startsWith(sign)
    const isInFrontMatter = lineNumber <= longestFrontMatter
    const plain = textOf(text)
    const shown = lettersOf((isInFrontMatter ? frontMatter(text) : undefined) ?? plain ?? '')
    if (!isOwn && !line.startsWith(' ')) {
      if (shown !== '') seamsAt.push(letters.length)
      continue
    }
    lineNumber += 1
    if (plain === undefined) letters += gap
    if (shown === '') continue
    const last = changed.at(-1)
    const isAfterOwn = last !== undefined && last.at + last.letters.length === letters.length
    if (isOwn)
      changed.push({ at: letters.length, letters: shown, isEdge: !isAfterOwn && /[^\n]$/u.test(letters) })
    else if (isAfterOwn) last.isEdge = true
    letters += shown
  }
  const passage = (from: number, to = from): string => {
    const before = letters.slice(Math.max(0, from - contextLetters), from)
    const [after = ''] = letters.slice(to, to + contextLetters).split(gap)
    return before.slice(before.lastIndexOf(gap) + 1) + letters.slice(from, to) + after
  }
  const isLong = (text: string): boolean => text.length >= leastLetters
  const all = hunk.filter((line) => line.startsWith(sign) || line.startsWith(' '))
  return {
    // With what stands in tags: the other version can show it as text.
    letters: [letters, lettersOf(all.map((line) => line.slice(1)).join(''))].join('\n'),
    lines: changed
      .map((line) => ({ ...line, passage: passage(line.at, line.at + line.letters.length) }))
      .filter((line) => isLong(line.passage)),
    seams: seamsAt.map((at) => passage(at)).filter(isLong),
  }
}

/** Returns what a page shows of a line of front matter; undefined if the line is none. */
function frontMatter(line: string): string | undefined {
  const [, name = '', value = ''] = /^([a-z]\w*):(?:\s(.*))?$/u.exec(line) ?? []
  if (name === '') return undefined
  return name === 'title' || name === 'description' ? value : ''
}

// Fences, modules, the attributes of a tag that began on an earlier line, the targets of links.
const noText = /^\s*(?:`{3}|~{3}|(?:import|export)\s|[\w-]+=["'{]|\[[^\]]+\]:)/u
// Expressions, footnotes, comments, tags that do not end.
const noWords = /[{}]|\[\^|\]\(|<[!/a-z]|-->/iu

/**
 * Returns the text of a line of Markdown, without marks that have letters or digits. Undefined if the line alone does not tell
 * its text, as in `the end of a](link)`, or if it is too long to read.
 */
function textOf(line: string): string | undefined {
  if (line.length > longestLine) return undefined
  if (noText.test(line)) return ''
  const text = line
    .replace(/^[\s>]*(?:\d+[.)]\s)?/u, '')
    .replaceAll(/`[^`]+`/gu, (code) => code.replaceAll(/[{}<>[\]&]/gu, ' '))
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/gu, '')
    .replaceAll(/\[([^[\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/gu, '$1')
    .replaceAll(/<\/?[a-z][\w.-]*(?:\s[^<>]*)?\/?>/giu, '')
    .replaceAll(/&#?\w+;/gu, '')
  return noWords.test(text) ? undefined : text
}
