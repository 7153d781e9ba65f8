import { eachOf, type Pause, piecesOf } from '../shared/pause.ts'

/** Letters of a run. A shorter one also stands elsewhere, and a longer one ends more often where a site shows something else. */
const runLength = 16
const certainShare = 0.75
const runsOfLongText = 20
// No other text was at the address of an added page.
const certainShareOfAdded = 0.25
/** Where a component begins or ends. A site can show a label there, which stands between the letters on both sides. */
const edge = '\0'

/** What a reader sees; the same with the targets of links and images before their texts. */
type Reading = 'shown' | 'linked'
type Runs = ReadonlySet<string>

/** The letters of a page or of a part of it. */
export type PageLetters = Record<Reading, string>

/** The runs of letters by which the two versions of a page are told apart. */
export type PageWords = Record<Reading, { before: Version; after: Version; unchanged: Runs }>

/** The runs that only this version has. */
interface Version {
  all: Runs
  /** Those with a part of a changed line. The others have the end of the line before and the start of the one after it. */
  changed: Runs
  /** Those without the edge of a component. The others may be on no page. */
  plain: Runs
  /** Those with both a changed line and the line beside it, of texts at the start or the end of the file. */
  joined: Runs
}

/** Letters and digits alone, and edges: what Markdown, its HTML and typographic rules do not change. */
export async function lettersOf(
  text: string,
  pause: Pause,
  decoded = (piece: string): string => piece,
): Promise<string> {
  const letters: string[] = []
  await eachOf(piecesOf(text), pause, (piece) => {
    // A normalization sorts the marks of a letter, which takes quadratic time. Some characters become marks by it.
    const single = decoded(piece).replaceAll(/\P{ASCII}/gu, (character) => character.normalize('NFKC'))
    const bounded = single.replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
    letters.push(
      bounded.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\0]+|\p{Default_Ignorable_Code_Point}/gu, ''),
    )
  })
  return letters.join('')
}

/** Returns the letters of a file in Markdown or MDX, with the edges of components. */
export async function markdownLetters(markdown: string, pause: Pause): Promise<PageLetters> {
  return {
    shown: await readMarkdown(markdown, 'shown', pause),
    linked: await readMarkdown(markdown, 'linked', pause),
  }
}

/** Reads a file, or a part of it. */
async function readMarkdown(markdown: string, reading: Reading, pause: Pause): Promise<string> {
  await pause()
  const [frontMatter = ''] = frontMatterForm.exec(markdown) ?? []
  // Of front matter, a page shows the title and the description.
  const fields = frontMatter.replaceAll(/^(?:title|description):|^[a-z][\w-]*:.*/gimu, '')
  const target = (of = ''): string => (reading === 'linked' ? of : '')
  const text = (fields + markdown.slice(frontMatter.length))
    .replaceAll(edge, '')
    .replaceAll(/^[\t ]*(?:`{3}|~{3}).*|\{#[^{}\n]*\}$/gmu, '')
    .replaceAll(/\{\/\*[^]*?(?:\*\/\}|$)|<!--[^]*?(?:-->|$)/gu, '')
    .replaceAll(/^[\t >]*\d+[.)]\s/gmu, '')
    .replaceAll(/&#?\w+;/gu, '')
    .replaceAll(link, (_, image: string, words: string, of?: string) =>
      [target(of?.replace(/\s[^]*/u, '')), image === '' ? words : ''].join(' '),
    )
    .replaceAll(/`[^`\n]*`|<\/?[a-z][^<>]*>/giu, (code) => {
      const isTag = code.startsWith('<')
      if (!isTag || /^<\/?iframe\b/u.test(code)) return isTag ? '' : code
      const address = target(attributes(code, targetAttribute))
      return /^<\/?[A-Z]/u.test(code) ? edge + address + attributes(code, shownAttribute) + edge : address
    })
  return lettersOf(text, pause)
}

// A part of a file can begin in it.
const frontMatterForm = /^(?:---\n[^]*?(?:\n---(?!.)|$)|(?:[\w-]+:.*\n)+---(?!.))/u
const link = /(!?)\[([^[\]]*)\](?:\(((?:[^()]|\([^()]*\))*)\)|\[[^[\]]*\])/gu
const attributeValue = String.raw`=\{?(?:"([^"]*)"|'([^']*)'|\x60([^\x60]*)\x60)`
const targetAttribute = new RegExp(String.raw`\s(?:href|src)${attributeValue}`, 'gu')
const shownAttribute = new RegExp(String.raw`\s(?:title|label|description)${attributeValue}`, 'gu')

function attributes(tag: string, name: RegExp): string {
  return Array.from(tag.matchAll(name), ([, ...values]) => values.join('')).join(' ')
}

/** @param patch in the format of GitHub, which has no header of a file */
export async function wordsOf(patch: string, pause: Pause): Promise<PageWords> {
  return {
    shown: await wordsIn(patch, 'shown', pause),
    linked: await wordsIn(patch, 'linked', pause),
  }
}

async function wordsIn(patch: string, reading: Reading, pause: Pause): Promise<PageWords[Reading]> {
  const hunks = patch.split(/^(?=@@)/mu)
  const places = new Map(hunks.map((hunk) => [hunk, placeOf(hunk, hunk === hunks.at(-1))]))
  const ends = hunks.filter((hunk) => places.get(hunk) === 'end')
  const telling = hunks.filter((hunk) => places.get(hunk) !== 'repeated')
  const runsOf = async (of: readonly string[], signs: readonly string[], hasEdges = false): Promise<Runs> => {
    const runs = new Set<string>()
    for (const hunk of of) {
      const letters = await readMarkdown(textOf(hunk, ...signs), reading, pause)
      await eachOf(runsIn(hasEdges ? letters : letters.replaceAll(edge, '')), pause, (run) => {
        runs.add(run)
      })
    }
    return runs
  }
  const unchanged = await runsOf(hunks, [' '])
  const versionOf = async (sign: string, other: string): Promise<Version> => {
    // A version with another snippet can show in it what the other version has itself.
    const own = snippet.test(textOf(patch, other)) ? [] : telling
    const ofOther = await runsOf(hunks, [' ', other])
    const all = [...(await runsOf(own, [' ', sign]))].filter((run) => !ofOther.has(run))
    const changed = all.filter((run) => !unchanged.has(run))
    const plain = await runsOf(own, [' ', sign], true)
    const [atEnds, alone] = [await runsOf(ends, [' ', sign]), await runsOf(ends, [sign])]
    return {
      all: new Set(all),
      changed: new Set(changed),
      plain: new Set(all.filter((run) => plain.has(run))),
      joined: new Set(changed.filter((run) => atEnds.has(run) && !alone.has(run))),
    }
  }
  return { before: await versionOf('-', '+'), after: await versionOf('+', '-'), unchanged }
}

const snippet = /^[\t ]*import (?:\{|.* from )|\} from ['"]|<Snippet /mu

/**
 * Returns where the text of a hunk was added or removed. `repeated`: at one end of the hunk, which is not an end of the file.
 * A text that was repeated below itself is on both versions of a page, also with what surrounds it.
 */
function placeOf(hunk: string, isLast: boolean): 'repeated' | 'end' | 'other' {
  const [before, after] = [textOf(hunk, ' ', '-'), textOf(hunk, ' ', '+')]
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before]
  if (shorter === '') return 'other'
  // An end of the file has less than three unchanged lines.
  const lines = hunk.split('\n').filter((line) => line !== '' && !line.startsWith('\\'))
  const isEnd = isLast && lines.slice(-3).some((line) => !line.startsWith(' '))
  if (longer.startsWith(shorter)) return isEnd ? 'end' : 'repeated'
  if (longer.endsWith(shorter)) return /^@@ -[01]\b/u.test(hunk) ? 'end' : 'repeated'
  return 'other'
}

/** Returns the lines of a patch that have one of the signs, without it. */
function textOf(patch: string, ...signs: string[]): string {
  const chosen = patch.split('\n').filter((line) => signs.some((sign) => line.startsWith(sign)))
  return chosen.map((line) => line.slice(1)).join('\n')
}

/**
 * Returns which version a page is. It is `live` if its share of the runs that only the version after the change has is far
 * greater than its share of those that only the version before has, and `old` the other way round. It is `neither` if it has
 * no run of the patch at all, and `unclear` if its runs do not tell, or would not tell the other version: a text can also
 * stand elsewhere.
 */
export async function toldBy(
  page: PageLetters,
  words: PageWords,
  isAdded: boolean,
  pause: Pause,
): Promise<'live' | 'old' | 'neither' | 'unclear'> {
  let isSeen = false
  for (const reading of ['shown', 'linked'] as const) {
    const { before, after, unchanged } = words[reading]
    const found = new Set<string>()
    await eachOf(runsIn(page[reading].replaceAll(edge, '')), pause, (run) => {
      if (before.all.has(run) || after.all.has(run)) found.add(run)
      isSeen ||= unchanged.has(run)
    })
    isSeen ||= found.size > 0
    const share = (runs: Runs): number =>
      runs.size === 0 ? 0 : [...runs].filter((run) => found.has(run)).length / runs.size
    if (isAdded && share(after.changed) >= certainShareOfAdded) return 'live'
    const isTold = (version: Version, other: Version): boolean => {
      if (share(version.changed) - share(other.all) < certainShare) return false
      if (version.joined.size > 0 && share(version.joined) === 0) return false
      const isCrossing = (run: string): boolean => !version.plain.has(run) && found.has(run)
      if (other.all.size > 0 && (other.plain.size > 0 || [...version.all].some(isCrossing))) return true
      // A short text can also stand elsewhere. If nothing tells the other version, only a long one counts.
      return version === after && version.changed.size >= runsOfLongText
    }
    if (isTold(after, before)) return 'live'
    if (isTold(before, after)) return 'old'
  }
  return isSeen ? 'unclear' : 'neither'
}

/** A quarter of all runs is enough: those whose first letter has a code that four divides. */
function* runsIn(letters: string): Generator<string> {
  for (let at = 0; at + runLength <= letters.length; at++)
    if (letters.charCodeAt(at) % 4 === 0) yield letters.slice(at, at + runLength)
}
