/** Letters of a run. A shorter one also stands elsewhere, and a longer one ends more often where a site shows something else. */
const runLength = 16
const certainShare = 0.75
const runsOfLongText = 20
// No other text was at the address of an added page.
const certainShareOfAdded = 0.25

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
}

/** Letters and digits alone: what Markdown, its HTML and typographic rules do not change. */
export function lettersOf(text: string): string {
  // A normalization sorts the marks of a letter, which takes quadratic time.
  const bounded = text.replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
  return bounded.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}]+|\p{Default_Ignorable_Code_Point}/gu, '')
}

/** Returns the letters of a file in Markdown or MDX, or of a part of it. */
export function markdownLetters(markdown: string): PageLetters {
  const endOfFrontMatter = markdown.startsWith('---\n') ? `${markdown}\n---`.indexOf('\n---', 3) : 0
  // Of front matter, a page shows the title and the description.
  const fields = markdown
    .slice(0, endOfFrontMatter)
    .replaceAll(/^(?:title|description):|^[a-z]\w*:.*/gimu, '')
  const text = (fields + markdown.slice(endOfFrontMatter))
    .replaceAll(/^[\t ]*(?:`{3}|~{3}).*/gmu, '')
    .replaceAll(/\{\/\*[^]*?(?:\*\/\}|$)|<!--[^]*?(?:-->|$)/gu, '')
    .replaceAll(/^[\t >]*\d+[.)]\s/gmu, '')
    .replaceAll(/&#?\w+;/gu, '')
  const read = (isLinked: boolean): string => {
    const target = (of: string): string => (isLinked ? of : '')
    return lettersOf(
      text
        .replaceAll(
          /(!?)\[([^[\]]*)\](?:\(([^()]*)\)|\[[^[\]]*\])/gu,
          (_, image: string, words: string, of = '') =>
            `${target(of as string)} ${image === '' ? words : ''}`,
        )
        .replaceAll(
          /<\/?[a-z][^<>]*>/giu,
          (tag) => target(attributes(tag, targetAttribute)) + attributes(tag, shownAttribute),
        ),
    )
  }
  return { shown: read(false), linked: read(true) }
}

const targetAttribute = /\s(?:href|src)="([^"]*)"/gu
const shownAttribute = /\s(?:title|label|description)="([^"]*)"/gu

function attributes(tag: string, name: RegExp): string {
  return Array.from(tag.matchAll(name), ([, value]) => value).join(' ')
}

/** @param patch in the format of GitHub, which has no header of a file */
export function wordsOf(patch: string): PageWords {
  const hunks = patch.split(/^@@.*\n?/mu).map((hunk) => {
    const [before, after, unchanged] = [textOf(hunk, ' ', '-'), textOf(hunk, ' ', '+'), textOf(hunk, ' ')]
    // A text that was repeated below itself is on both versions of a page, also with what surrounds it.
    const isRepeated = before !== '' && (after.includes(before) || before.includes(after))
    return { before: runsOf(before), after: runsOf(after), unchanged: runsOf(unchanged), isRepeated }
  })
  const runs = (of: 'before' | 'after' | 'unchanged', from = hunks): Record<Reading, Runs> => {
    const all = (reading: Reading): Runs => new Set(from.flatMap((hunk) => [...hunk[of][reading]]))
    return { shown: all('shown'), linked: all('linked') }
  }
  const [before, after, unchanged] = [runs('before'), runs('after'), runs('unchanged')]
  const telling = hunks.filter(({ isRepeated }) => !isRepeated)
  // A version with another snippet can show in it what the other version has itself.
  const hasSnippet = (sign: '+' | '-'): boolean => snippet.test(textOf(patch, sign))
  const version = (own: Runs, other: Record<Reading, Runs>): Version => {
    const all = without(own, other)
    return { all, changed: without(all, unchanged) }
  }
  const ownBefore = runs('before', hasSnippet('+') ? [] : telling)
  const ownAfter = runs('after', hasSnippet('-') ? [] : telling)
  const words = (reading: Reading): PageWords[Reading] => ({
    before: version(ownBefore[reading], after),
    after: version(ownAfter[reading], before),
    unchanged: unchanged[reading],
  })
  return { shown: words('shown'), linked: words('linked') }
}

const snippet = /^[\t ]*import (?:\{|.* from )|\} from ['"]|<Snippet /mu

/** Returns the lines of a patch that have one of the signs, without it. */
function textOf(patch: string, ...signs: string[]): string {
  const chosen = patch.split('\n').filter((line) => signs.some((sign) => line.startsWith(sign)))
  return chosen.map((line) => line.slice(1)).join('\n')
}

function runsOf(markdown: string): Record<Reading, Runs> {
  const { shown, linked } = markdownLetters(markdown)
  return { shown: new Set(runsIn(shown)), linked: new Set(runsIn(linked)) }
}

function without(runs: Runs, { shown, linked }: Record<Reading, Runs>): Runs {
  return new Set([...runs].filter((run) => !shown.has(run) && !linked.has(run)))
}

/**
 * Returns which version a page is. It is `live` if its share of the runs that only the version after the change has is far
 * greater than its share of those that only the version before has, and `old` the other way round. It is `neither` if it has
 * no run of the patch at all, and `unclear` if its runs do not tell, or would not tell the other version: a text can also
 * stand elsewhere.
 */
export function toldBy(
  page: PageLetters,
  words: PageWords,
  isAdded: boolean,
): 'live' | 'old' | 'neither' | 'unclear' {
  let isSeen = false
  for (const reading of ['shown', 'linked'] as const) {
    const { before, after, unchanged } = words[reading]
    const found = new Set<string>()
    for (const run of runsIn(page[reading])) {
      if (before.all.has(run) || after.all.has(run)) found.add(run)
      isSeen ||= unchanged.has(run)
    }
    isSeen ||= found.size > 0
    const share = (runs: Runs): number =>
      runs.size === 0 ? 0 : [...runs].filter((run) => found.has(run)).length / runs.size
    if (isAdded && share(after.changed) >= certainShareOfAdded) return 'live'
    const isLive = share(after.changed) - share(before.all) >= certainShare
    const isOld = share(before.changed) - share(after.all) >= certainShare
    // A short text can also stand elsewhere. If nothing tells the other version, only a long one counts.
    if (isLive && (before.all.size > 0 || after.changed.size >= runsOfLongText)) return 'live'
    if (isOld && (after.all.size > 0 || before.changed.size >= runsOfLongText)) return 'old'
  }
  return isSeen ? 'unclear' : 'neither'
}

/** A quarter of all runs is enough: those whose first letter has a code that four divides. */
function* runsIn(letters: string): Generator<string> {
  for (let at = 0; at + runLength <= letters.length; at++)
    if (letters.charCodeAt(at) % 4 === 0) yield letters.slice(at, at + runLength)
}
