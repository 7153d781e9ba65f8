import { eachOf, type Pause, textPieces } from '../shared/pause.ts'

/** Letters of a run. A shorter one also stands elsewhere, and a longer one ends more often where a site writes something else. */
const runLength = 16
/** Letters that were not changed beside a change. Fewer often stand elsewhere, too, as those of `<Update label="2025`. */
const [shortestJoint, longestJoint] = [24, 48]
const certainShare = 0.5
// No other text was at the address of an added page.
const certainShareOfAdded = 0.25
/** Stands in letters for what a site replaces. */
const gap = '\0'
const gapTag = '<Gap/>'

/** What tells the two versions of a page apart. */
export type PageWords = Record<'before' | 'after', Version>

interface Version {
  /** The runs of letters that only this version has. */
  own: ReadonlySet<string>
  /** Letters that both versions have beside a change, alone and with the letter of this version that joins them. */
  joints: readonly (readonly [beside: string, joined: string])[]
}

/**
 * Returns the letters of the Markdown that a site serves for a page.
 *
 * @param base path of the site, with which its links to its own pages can begin. Without a slash at its end
 */
export async function servedLetters(markdown: string, base: string, pause: Pause): Promise<string> {
  let text = markdown
  for (const start of ['](', ' href="']) text = text.replaceAll(`${start}${base}/`, `${start}/`)
  return lettersOf(text, pause)
}

/** Returns the letters and digits of Markdown or MDX, without what a site writes in another way, and its gaps. */
async function lettersOf(markdown: string, pause: Pause): Promise<string> {
  await pause()
  const [frontMatter = ''] = frontMatterForm.exec(markdown) ?? []
  // Of front matter, the title and the description are served.
  const fields = frontMatter.replaceAll(
    /^(?:title|description):|^["']?[a-z][\w:-]*["']?:.*|^(?:[\t #]|- ).*/gimu,
    gapTag,
  )
  const text = `${fields}${gapTag}${markdown.slice(frontMatter.length)}`
    .replaceAll(/\{\/\*[^]*?(?:\*\/\}|$)|<!--[^]*?(?:-->|$)/gu, '')
    .replaceAll(/ theme=\{[^{}\n]{0,200}\}$|^[\t >]*\d+[.)]\s|\{#[^{}\n]*\}$|&#?\w{1,30};|\\/gmu, '')
    .replaceAll(/<img(\s[^<>]*)>/gu, (_, attributes: string) =>
      [alt, path.test(attributes) ? path : address].map((name) => name.exec(attributes)?.[1]).join(' '),
    )
    .replaceAll(replaced, gap)
  const letters: string[] = []
  await eachOf(textPieces(text), pause, (piece) => {
    // A normalization sorts the marks of a letter, which takes quadratic time. Some characters become marks by it.
    const single = piece.replaceAll(/\P{ASCII}/gu, (character) => character.normalize('NFKC'))
    const bounded = single.replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
    letters.push(
      bounded.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\0]+|\p{Default_Ignorable_Code_Point}/gu, ''),
    )
  })
  return letters.join('')
}

// A part of a file can begin in it, and can begin with its end.
const frontMatterForm =
  /^(?:---\n(?=["']?[\w:-]+["']?:)[^]*?(?:\n---(?!.)|$)|(?:(?:["'\w][^\n:]*:|[\t #]|- ).*\n)+---(?!.))/u

const [alt, path, address] = [/\salt=["']([^"'\n]*)/u, /\sdata-path=["']([^"'\n]*)/u, /\ssrc=["']([^"'\n]*)/u]

// What a site replaces or can leave out: snippets, but not such components of the service. With it, a version can be shown with
// the words of the other one.
const replaced =
  /<(?:Snippet|Visibility)\b[^<>]*>|<(?!(?:Card|Icon|ParamField|ResponseField)\b)[A-Z]\w*(?:\s[^<>]*)?\/>|^import [^'"\n]*['"]\.{0,2}\/.*|^export (?:const|default|function|let)\b/gmu

/** @param patch in the format of GitHub, which has no header of a file */
export async function wordsOfPatch(patch: string, pause: Pause): Promise<PageWords> {
  const hunks = patch.split(/^(?=@@)/mu)
  const readVersion = async (sign: string) => {
    const [letters, runs]: [string[], Set<string>] = [[], new Set()]
    for (const hunk of hunks) {
      const ofHunk = await lettersOf(textOf(hunk, ' ', sign), pause)
      letters.push(ofHunk)
      await eachOf(runsIn(ofHunk), pause, (run) => runs.add(run))
    }
    return { letters, runs, isUnsure: textOf(patch, sign).search(replaced) !== -1 }
  }
  type Read = Awaited<ReturnType<typeof readVersion>>
  const versionOf = ({ letters, runs }: Read, other: Read): Version => ({
    own: new Set(other.isUnsure ? [] : [...runs].filter((run) => !other.runs.has(run))),
    joints: letters.flatMap((ofHunk, index) => jointsOf(ofHunk, other.letters[index] ?? '')),
  })
  const [before, after] = [await readVersion('-'), await readVersion('+')]
  return { before: versionOf(before, after), after: versionOf(after, before) }
}

/** Returns the joints before the first and after the last letter that the other version has not at this place. */
function jointsOf(letters: string, other: string): Version['joints'] {
  let [start, end] = [0, letters.length]
  while (start < letters.length && letters[start] === other[start]) start++
  while (end > 0 && letters[end - 1] === other.at(end - 1 - letters.length)) end--
  const [before = ''] = letters
    .slice(Math.max(0, start - longestJoint), start)
    .split(gap)
    .slice(-1)
  const [after = ''] = letters.slice(end, end + longestJoint).split(gap)
  return [
    [before, before + letters.charAt(start)] as const,
    [after, letters.charAt(end - 1) + after] as const,
  ].filter(([beside]) => beside.length >= shortestJoint)
}

/** Returns the lines of a patch that have one of the signs, without it. */
function textOf(patch: string, ...signs: string[]): string {
  const chosen = patch.split('\n').filter((line) => signs.some((sign) => line.startsWith(sign)))
  return chosen.map((line) => line.slice(1)).join('\n')
}

/**
 * Returns which version a page is: it has far more of the runs that only this version has. A text can also stand elsewhere. So
 * if the other version has no own runs, the page must have all, and be joined wherever it has the letters beside a change.
 */
export async function toldBy(
  letters: string,
  { before, after }: PageWords,
  isAdded: boolean,
  pause: Pause,
): Promise<'live' | 'old' | 'unclear'> {
  const found = new Set<string>()
  await eachOf(runsIn(letters), pause, (run) => {
    if (before.own.has(run) || after.own.has(run)) found.add(run)
  })
  const share = ({ own }: Version): number =>
    own.size === 0 ? 0 : [...own].filter((run) => found.has(run)).length / own.size
  if (isAdded) return share(after) >= certainShareOfAdded ? 'live' : 'unclear'
  const isTold = async (version: Version, other: Version): Promise<boolean> => {
    if (other.own.size > 0) return share(version) - share(other) >= certainShare
    let isWhole = share(version) === 1
    await eachOf(isWhole ? version.joints : [], pause, ([beside, joined]) => {
      isWhole &&= letters.split(beside).length === letters.split(joined).length
    })
    return isWhole
  }
  if (await isTold(after, before)) return 'live'
  return (await isTold(before, after)) ? 'old' : 'unclear'
}

/** A quarter of all runs is enough: those whose first letter has a code that four divides. */
function* runsIn(letters: string): Generator<string> {
  for (let at = 0; at + runLength <= letters.length; at++)
    if (letters.charCodeAt(at) % 4 === 0) {
      const run = letters.slice(at, at + runLength)
      if (!run.includes(gap)) yield run
    }
}
