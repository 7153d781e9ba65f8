import { groupBy } from '../../../shared/group-by.ts'
import { eachOf, type Pause } from '../../../shared/pause.ts'
import { featuresOf, type TextFeatures, type Word } from './features.ts'
import { areOpposites } from './opposites.ts'
import { withoutGreetings } from './small-talk.ts'
import { askedIn, newUse, type PeriodName, type Wording } from './wordings.ts'

// Chosen with `npm run bench -- --only topics`.
/** The least mean likeness of a text to the texts of its group. */
const leastLikeness = 0.335
/** The most entries that are read for a text, those of its heaviest features first. This bounds the work. */
const mostEntries = 3000
/** The most texts of a group that are compared word by word. */
const mostCompared = 12
/** A text with opposites in this share of them is not about the same. */
const fewOpposites = 0.25

/** The wordings about one subject. */
export type Subject = ReturnType<typeof subjectOf>

/**
 * Groups wordings of both periods by subject. Questions come first, because they say more than terms. Wordings that were
 * only answered join the subjects of the others.
 */
export async function groupBySubject(wordings: readonly Wording[], pause: Pause): Promise<Subject[]> {
  const asked = wordings.filter(isAsked)
  const searched = wordings.filter((wording) => !isAsked(wording) && isSearched(wording))
  const answered = wordings.filter((wording) => !isAsked(wording) && !isSearched(wording))
  if (asked.length + searched.length === 0) return []
  const features = await featuresOf([...asked, ...answered, ...searched], pause)
  const groups = new Groups()
  const found = new Set<Group>()
  const grouped = new Set<TextFeatures>()
  const firstTerm = asked.length + answered.length
  // Terms that are about no question come again at the end, and begin subjects.
  await eachOf([...features, ...features.slice(firstTerm)].entries(), pause, ([index, text]) => {
    if (grouped.has(text)) return
    const nearest = groups.nearest(text, index >= firstTerm)
    // A term has few words, so most of them have to stand in its subject.
    const isAbout = nearest !== undefined && (index < firstTerm || hasMostOf(text, nearest))
    if (!isAbout && index >= asked.length && index < features.length) return
    found.add(groups.join(isAbout ? nearest : undefined, text))
    grouped.add(text)
  })
  // In a subject, terms with few clicks stand beside clicked ones: only other spellings of a term are the same.
  const terms = new Groups()
  const termOf = new Map<Wording, Group>()
  await eachOf(features, pause, (text) => {
    if (!isSearched(text.wording)) return
    const nearest = terms.nearest(text)
    const [first] = nearest?.texts ?? []
    const isSame = first !== undefined && hasAllOf(text, first) && hasAllOf(first, text)
    termOf.set(text.wording, terms.join(isSame ? nearest : undefined, text))
  })
  return Array.from(found, ({ texts }) => subjectOf(texts, termOf))
}

/** Returns true if a text would join the wordings of a topic as a question. */
export async function wouldJoin(
  text: string,
  wordings: readonly { text: string }[],
  pause: Pause,
): Promise<boolean> {
  const texts = [{ text }, ...wordings].map((wording) => ({ ...wording, now: newUse(), before: newUse() }))
  const [own, ...others] = await featuresOf(texts, pause)
  const groups = new Groups()
  let group: Group | undefined
  for (const other of others) group = groups.join(group, other)
  return own !== undefined && groups.nearest(own) !== undefined
}

function subjectOf(texts: readonly TextFeatures[], termOf: ReadonlyMap<Wording, Group>) {
  const wordings = texts.map(({ wording }) => wording)
  return {
    wordings,
    /** Wordings that were searched, by their words: `webhook` and `web-hooks`, and apart from them `webhook retries`. */
    terms: [...groupBy(wordings.filter(isSearched), (wording) => termOf.get(wording)).values()],
    /** Returns how the wording that was asked most is spelled; of equal ones, the one that is most alike to the others. */
    nameIn: (period: PeriodName): string => {
      const likeness = likenesses(texts)
      const [best] = texts
        .map(({ wording }, index) => ({ ...askedIn(wording[period]), likeness: likeness[index] ?? 0 }))
        .sort(
          (a, b) =>
            b.count - a.count ||
            // Two texts are equally typical, up to rounding.
            (Math.abs(a.likeness - b.likeness) > 1e-9 ? b.likeness - a.likeness : 0) ||
            a.text.length - b.text.length,
        )
      return withoutGreetings(best?.text ?? '')
    },
  }
}

function isAsked({ now, before }: Wording): boolean {
  return now.unanswered.length + before.unanswered.length > 0
}

function isSearched({ now, before }: Wording): boolean {
  return now.terms.length + before.terms.length > 0
}

/** Texts that are about the same. */
interface Group {
  readonly texts: TextFeatures[]
  /** All features of the texts. */
  readonly ids: Set<number>
  /** Product of a text with the sum of the texts. 0 between two texts. */
  product: number
}

/** The texts that have a feature: the group and the weight of each. */
interface Entries {
  groups: Group[]
  weights: number[]
}

const none: Entries = { groups: [], weights: [] }

/** Groups that are found by the features of their texts. */
class Groups {
  /** For each feature. */
  readonly #entries: (Entries | undefined)[] = []

  /** Adds a text to a group; to a new one if it is undefined. */
  join(group: Group = { texts: [], ids: new Set(), product: 0 }, text: TextFeatures): Group {
    group.texts.push(text)
    for (const [at, id] of text.ids.entries()) {
      const { groups, weights } = (this.#entries[id] ??= { groups: [], weights: [] })
      group.ids.add(id)
      groups.push(group)
      weights.push(text.weights[at] ?? 0)
    }
    return group
  }

  /**
   * Returns the group that a text is about: the one that it is most alike in the mean, if it is alike to one. A term, which has the
   * same few words in each of them, belongs to the larger one.
   */
  nearest(text: TextFeatures, isTerm = false): Group | undefined {
    const found = this.#multiply(text)
    const alike: { group: Group; weight: number }[] = []
    for (const group of found) {
      const likeness = group.product / group.texts.length
      if (likeness > leastLikeness) alike.push({ group, weight: isTerm ? group.product : likeness })
      group.product = 0
    }
    return alike
      .sort((a, b) => b.weight - a.weight)
      .find(({ group }) => !haveOtherNumbers(text, group.texts) && !isOppositeOf(text, group))?.group
  }

  /** Sets the products of the groups that share a telling word with a text, and returns these groups. */
  #multiply({ ids, weights, telling }: TextFeatures): Group[] {
    const found: Group[] = []
    let left = mostEntries
    for (let at = 0; at < ids.length && left > 0; at++) {
      const weight = weights[at] ?? 0
      const entries = this.#entries[ids[at] ?? 0] ?? none
      for (let place = 0; place < entries.groups.length && left > 0; place++, left--) {
        const group = entries.groups[place]
        if (group === undefined || (group.product === 0 && at >= telling)) continue
        if (group.product === 0) found.push(group)
        group.product += weight * (entries.weights[place] ?? 0)
      }
    }
    return found
  }
}

/** Returns how alike each of some texts is to all of them. */
export function likenesses(texts: readonly Pick<TextFeatures, 'ids' | 'weights'>[]): number[] {
  const sums = new Map<number, number>()
  for (const { ids, weights } of texts)
    for (const [at, id] of ids.entries()) sums.set(id, (sums.get(id) ?? 0) + (weights[at] ?? 0))
  return texts.map(({ ids, weights }) =>
    ids.reduce((product, id, at) => product + (weights[at] ?? 0) * (sums.get(id) ?? 0), 0),
  )
}

/** Returns true if most of the words that count in a text, by their letters, are known: `dark mode` is not about `test mode`. */
function hasMostOf(text: TextFeatures, { ids }: Group): boolean {
  return 2 * lettersOf(knownIn(text, ids)) > lettersOf(text.counted)
}

/** Returns true if all words that count in a text stand in another one. */
function hasAllOf(text: TextFeatures, other: TextFeatures): boolean {
  return knownIn(text, new Set(other.ids)).length === text.counted.length
}

/** Returns the words of a text that are known in some form. With `webhook`, both words of `web-hook` are. */
function knownIn({ counted }: TextFeatures, ids: ReadonlySet<number>): Word[] {
  const known = counted.filter(
    ({ id, pieces }) => ids.has(id) || 2 * pieces.filter((piece) => ids.has(piece)).length > pieces.length,
  )
  return counted.filter(({ stem }) => known.some((word) => word.stem.includes(stem)))
}

function lettersOf(words: readonly Word[]): number {
  return words.reduce((sum, { stem }) => sum + stem.length, 0)
}

/** Returns true for `add a user` and a group in which several texts are like `remove a user`. */
function isOppositeOf(text: TextFeatures, { texts }: Group): boolean {
  const compared = texts.slice(-mostCompared)
  return compared.filter((other) => areOpposites(text, other)).length >= fewOpposites * compared.length
}

/** Returns true for `error 5002` and texts about the error 4031, also if both are about Debian 12. */
function haveOtherNumbers({ numbers: own }: TextFeatures, texts: readonly TextFeatures[]): boolean {
  if (own.length === 0) return false
  const compared = texts.slice(-mostCompared)
  const numbered = compared.filter(({ numbers }) => numbers.length > 0)
  const isSame = ({ numbers }: TextFeatures): boolean =>
    numbers.every((number) => own.includes(number)) || own.every((number) => numbers.includes(number))
  return 2 * numbered.length > compared.length && !numbered.some(isSame)
}
