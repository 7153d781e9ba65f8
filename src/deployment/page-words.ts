import { lines } from '../shared/untrusted-text.ts'

const leastLetters = 16
const mostLines = 5
// Limits the work on a patch of megabytes.
const mostCandidates = 200
const longestLine = 2000
const longestFrontMatter = 30
const fence = /^\s*(?:`{3,}|~{3,})\s*(\S?)/u

/** What one version of a page shows, and the other does not: texts as {@link lettersOf}. */
interface OwnWords {
  /** Lines of prose that were added or removed, the longest first. */
  lines: readonly string[]
  /** What stands around the beginning and the end of such lines. */
  edges: readonly string[]
  /** What stands around a place where the other version has more. */
  seams: readonly string[]
}

/** The words by which a page after a change and the page before are told apart. */
export interface PageWords {
  after: OwnWords
  before: OwnWords
}

/** Letters and digits alone: what Markdown, its HTML and typographic rules do not change. */
export function lettersOf(text: string): string {
  // A normalization sorts the marks of a letter, which takes quadratic time.
  const bounded = text.replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
  return bounded.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}]+|\p{Default_Ignorable_Code_Point}/gu, '')
}

/**
 * Returns which version a page is; undefined if its letters do not tell. A line of one version can also stand elsewhere on the
 * page of the other one. So it counts only with something that tells the versions apart: a line or a seam that is gone, or the
 * text around it.
 */
export function toldBy(
  letters: string,
  { after, before }: PageWords,
  isAdded: boolean,
): 'live' | 'old' | undefined {
  const has = (text: string): boolean => letters.includes(text)
  const [fresh, gone] = [after.lines.filter(has).length, before.lines.filter(has).length]
  const isTold = (own: OwnWords, other: OwnWords): boolean => {
    const hasContrast = other.lines.length + other.seams.length > 0
    return !other.seams.some(has) && (hasContrast || own.edges.some(has))
  }
  const hasAllGone = gone > 0 && gone === before.lines.length
  // Some of several lines can be shown in another form.
  const isEnough = fresh >= after.lines.length - 1 || (before.lines.length > 0 && gone === 0)
  const standsAlone = isAdded || (after.edges.length === 0 && before.lines.length + before.seams.length === 0)
  if (fresh > 0 && isEnough && !hasAllGone && (standsAlone || isTold(after, before))) return 'live'
  return hasAllGone && fresh === 0 && isTold(before, after) ? 'old' : undefined
}

/** The lines of one side of a patch. */
interface Side extends OwnWords {
  /** All lines, as letters. Parts of the file that are not beside each other are on lines of their own. */
  letters: string
}

/** The two sides of a patch in the format of GitHub, which has no header of a file. */
export function sidesOf(patch: string): { before: Side; after: Side } {
  const [, ...parts] = patch.split(/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@.*\n?/mu)
  const hunks = Array.from({ length: parts.length / 3 }, (_, index) => parts.slice(3 * index, 3 * index + 3))
  const side = (sign: string, at: 0 | 1): Side => {
    const read = hunks.map((hunk) => sideOfHunk(lines(hunk[2] ?? ''), sign, Number(hunk[at])))
    const all = [...new Set(read.flatMap((part) => part.lines))]
    return {
      letters: read.map((part) => part.letters).join('\n'),
      lines: all.sort((a, b) => b.length - a.length).slice(0, mostCandidates),
      edges: read.flatMap((part) => part.edges).slice(0, mostCandidates),
      seams: read.flatMap((part) => part.seams).slice(0, mostCandidates),
    }
  }
  return { before: side('-', 0), after: side('+', 1) }
}

/** @param added letters of the lines that the change added to any file: what it moved is not gone */
export function wordsOf(patch: string, added: string): PageWords {
  const { before, after } = sidesOf(patch)
  const only = (own: Side, ...others: string[]): OwnWords => {
    const isOwn = (text: string): boolean => !others.some((other) => other.includes(text))
    return {
      lines: own.lines.filter(isOwn).slice(0, mostLines),
      edges: own.edges.filter(isOwn),
      seams: own.seams.filter(isOwn),
    }
  }
  return { after: only(after, before.letters), before: only(before, after.letters, added) }
}

function sideOfHunk(hunk: readonly string[], sign: string, firstLine: number): Side {
  const isOfSide = (line: string): boolean => line.startsWith(sign) || line.startsWith(' ')
  const fences = hunk.filter(isOfSide).map((line) => fence.exec(line.slice(1)))
  // Only an opening fence names a language.
  let isInFence = fences.find((found) => found !== null)?.[1] === ''
  const found: string[] = []
  const seamsAt = new Set<number>()
  const edgesAt = new Set<number>()
  let [letters, lineNumber, wasOwn] = ['', firstLine, false]
  for (const line of hunk) {
    const text = line.slice(1)
    const isOwn = line.startsWith(sign)
    if (!isOfSide(line)) {
      if (lettersOf(textOf(text)) !== '') seamsAt.add(letters.length)
      continue
    }
    const shown = (lineNumber <= longestFrontMatter ? frontMatter(text) : undefined) ?? textOf(text)
    const own = lettersOf(shown)
    lineNumber += 1
    if (fence.test(text)) isInFence = !isInFence
    else if (isOwn && !isInFence && own.length >= leastLetters && isProse(text, shown)) found.push(own)
    if (isOwn !== wasOwn) edgesAt.add(letters.length)
    letters += own
    wasOwn = isOwn
  }
  const around = (places: ReadonlySet<number>): string[] =>
    [...places]
      .filter((at) => at >= leastLetters / 2 && at <= letters.length - leastLetters / 2)
      .map((at) => letters.slice(Math.max(0, at - leastLetters), at + leastLetters))
  // With what stands in tags: the other version can show it as text.
  const raw = hunk.filter(isOfSide).map((line) => lettersOf(line.slice(1)))
  return {
    letters: [letters, ...raw].join('\n'),
    lines: found,
    edges: around(edgesAt),
    seams: around(seamsAt),
  }
}

/** Returns what a page shows of a line of front matter; undefined if the line is none. */
function frontMatter(line: string): string | undefined {
  const [, name = '', value = ''] = /^([a-z]\w*):(?:\s(.*))?$/u.exec(line) ?? []
  if (name === '') return undefined
  return name === 'title' || name === 'description' ? value : ''
}

function isProse(line: string, text: string): boolean {
  if (line.length > longestLine) return false
  // Tables, modules, the attributes of a tag that began on an earlier line, the targets of links.
  if (/^\s*(?:\||(?:import|export)\s|[\w-]+=["'{]|\[[^\]]+\]:)/u.test(line)) return false
  // Expressions, footnotes, comments.
  return !/[{}]|\[\^|\]\(|<[!/a-z]|-->/iu.test(text)
}

/** Returns a line of Markdown without marks that have letters or digits. */
function textOf(line: string): string {
  if (line.length > longestLine) return line
  return line
    .replace(/^[\s>]*(?:\d+[.)]\s)?/u, '')
    .replaceAll(/`[^`]+`/gu, (code) => code.replaceAll(/[{}<>[\]&]/gu, ' '))
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/gu, '')
    .replaceAll(/\[([^[\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/gu, '$1')
    .replaceAll(/<\/?[a-z][\w.-]*(?:\s[^<>]*)?\/?>/giu, '')
    .replaceAll(/&#?\w+;/gu, '')
}
