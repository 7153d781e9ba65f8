import { eachOf, type Pause, textPieces } from '../shared/pause.ts'

/** Letters of a run. A shorter one also stands elsewhere, and a longer one ends more often where a site writes something else. */
const runLength = 16
/** Letters of a place where a changed text begins or ends. A shorter one also stands elsewhere. */
const jointLength = 48
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
  /** If the other version has no own runs: the letters on both sides of where the unchanged text of a hunk ends or goes on. */
  joints: readonly Joint[]
}

interface Joint {
  unchanged: string
  changed: string
  isEnd: boolean
}

/**
 * Returns the letters of the Markdown that a site serves for a page.
 *
 * @param base path of the site, with which its links to its own pages can begin. Without a slash at its end
 */
export async function servedLetters(markdown: string, base: string, pause: Pause): Promise<string> {
  // What a file repeats of its title and description must not join them with its text.
  let text = markdown.replace(
    /^# .*(?:\n\n(?:>.*\n)+)?/mu,
    (title) => `${title.replace('\n\n', gapTag)}${gapTag}`,
  )
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
    .replaceAll(gap, '')
    .replaceAll(/\{\/\*[^]*?(?:\*\/\}|$)|<!--[^]*?(?:-->|$)/gu, '')
    .replaceAll(/^import [^'"\n]*['"]\.{0,2}\/[^'"\n]*['"];?$/gmu, '')
    .replaceAll(/ theme=\{[^{}\n]{0,200}\}$|^[\t >]*\d+[.)]\s|\{#[^{}\n]*\}$|&#?\w{1,30};|\\/gmu, '')
    .replaceAll(/!\[([^[\]]*)\]\(([^()\s]*)(?:\s[^()]*)?\)/gu, ' $1 $2 ')
    .replaceAll(/<img(\s[^<>]*)>/gu, (_, attributes: string) =>
      [alt, path.test(attributes) ? path : address].map((name) => name.exec(attributes)?.[1]).join(' '),
    )
    .replaceAll(/\[([^[\]]*)\]\(\1\)/gu, '$1')
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

// What a site replaces or can leave out. With it, a version can be shown with the words of the other one.
const replaced = /<(?:Snippet|Visibility)\b[^<>]*>|<[A-Z]\w*\s*\/>/gu
const unsure =
  /<(?:Snippet|Visibility)\b|<[A-Z]\w*\s*\/>|^(?:import [^'"\n]*['"]\.{0,2}\/|export (?:const|default|function|let)\s)/mu

/** @param patch in the format of GitHub, which has no header of a file */
export async function wordsOf(patch: string, pause: Pause): Promise<PageWords> {
  const hunks = patch.split(/^(?=@@)/mu)
  const runsOf = async (sign: string): Promise<Set<string>> => {
    const runs = new Set<string>()
    for (const hunk of hunks) {
      const letters = await lettersOf(textOf(hunk, ' ', sign), pause)
      await eachOf(runsIn(letters), pause, (run) => runs.add(run))
    }
    return runs
  }
  const [before, after] = [await runsOf('-'), await runsOf('+')]
  const ownOf = (runs: Set<string>, others: Set<string>, signOfOthers: string) =>
    new Set(unsure.test(textOf(patch, signOfOthers)) ? [] : [...runs].filter((run) => !others.has(run)))
  const own = { '-': ownOf(before, after, '+'), '+': ownOf(after, before, '-') }
  const versionOf = async (sign: '-' | '+', other: '-' | '+'): Promise<Version> => {
    const joints: Joint[] = []
    if (own[other].size === 0) for (const hunk of hunks) joints.push(...(await jointsOf(hunk, sign, pause)))
    return { own: own[sign], joints }
  }
  return { before: await versionOf('-', '+'), after: await versionOf('+', '-') }
}

async function jointsOf(hunk: string, sign: string, pause: Pause): Promise<Joint[]> {
  const unchanged = await lettersOf(textOf(hunk, ' '), pause)
  const letters = await lettersOf(textOf(hunk, ' ', sign), pause)
  const end = commonEnd(unchanged, letters)
  // What was changed can begin with the letters that follow it.
  const start = Math.min(commonStart(unchanged, letters), Math.max(0, unchanged.length - end))
  const rest = letters.length - end
  const part = (from: number, to: number): string[] => letters.slice(Math.max(0, from), to).split(gap)
  const [[following = ''], precedingParts] = [
    part(rest, rest + jointLength),
    part(start - jointLength, start),
  ]
  const [[next = ''], previousParts] = [part(start, start + runLength), part(rest - runLength, rest)]
  return [
    { unchanged: precedingParts.at(-1) ?? '', changed: next, isEnd: true },
    { unchanged: following, changed: previousParts.at(-1) ?? '', isEnd: false },
  ].filter((joint) => joint.unchanged.length >= runLength)
}

function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

function commonEnd(one: string, other: string): number {
  let at = 0
  while (at < one.length && one.at(-1 - at) === other.at(-1 - at)) at++
  return at
}

/** Returns the lines of a patch that have one of the signs, without it. */
function textOf(patch: string, ...signs: string[]): string {
  const chosen = patch.split('\n').filter((line) => signs.some((sign) => line.startsWith(sign)))
  return chosen.map((line) => line.slice(1)).join('\n')
}

/**
 * Returns which version a page is: it has far more of the runs that only this version has. A text can also stand elsewhere. So
 * if the other version has no own runs, the page must have all, wherever it has the lines around them.
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
    if (share(version) < 1) return false
    let isJoined = true
    await eachOf(version.joints, pause, (joint) => {
      isJoined &&= isEverywhere(joint, letters)
    })
    return isJoined
  }
  if (await isTold(after, before)) return 'live'
  return (await isTold(before, after)) ? 'old' : 'unclear'
}

/** Whether the changed text stands beside the unchanged one wherever that stands. */
function isEverywhere({ unchanged, changed, isEnd }: Joint, letters: string): boolean {
  for (let at = letters.indexOf(unchanged); at !== -1; at = letters.indexOf(unchanged, at + 1)) {
    const end = at + unchanged.length
    if (!(isEnd ? letters.startsWith(changed, end) : letters.endsWith(changed, at))) return false
  }
  return true
}

/** A quarter of all runs is enough: those whose first letter has a code that four divides. */
function* runsIn(letters: string): Generator<string> {
  for (let at = 0; at + runLength <= letters.length; at++)
    if (letters.charCodeAt(at) % 4 === 0) {
      const run = letters.slice(at, at + runLength)
      if (!run.includes(gap)) yield run
    }
}
