import { FeatureWeights } from './features.ts'
import { withoutGreetings } from './greetings.ts'
import { type Group, Groups, hasMostOf } from './groups.ts'
import { eachOf, type Pause } from './pause.ts'
import { counted, type PeriodName, type Wording } from './wordings.ts'

/** The wordings about one subject. */
export interface Subject {
  wordings: Wording[]
  /** Returns the most frequent spelling of the questions; of equally frequent ones, the one most alike to the others. */
  nameIn: (period: PeriodName) => string
  /** Returns the subjects to which its wordings are alike, also those about the opposite. */
  alike: () => Subject[]
}

/**
 * Groups wordings of both periods by subject. Questions come first, because they say more than terms. Wordings that were
 * only answered join the subjects of the others.
 */
export async function groupBySubject(wordings: readonly Wording[], pause: Pause): Promise<Subject[]> {
  if (!wordings.some((wording) => isAsked(wording) || isSearched(wording))) return []
  const weights = await FeatureWeights.of(
    wordings.map(({ text }) => text),
    pause,
  )
  const isTelling = ({ text }: Wording): boolean =>
    weights.featuresOf(text).counted.some(({ isChatter }) => !isChatter)
  const telling = wordings.filter(isTelling)
  const grouping = new Grouping(weights)
  await eachOf(telling.filter(isAsked), pause, (question) => {
    grouping.groupQuestion(question)
  })
  const others: Wording[] = []
  await eachOf(telling, pause, (wording) => {
    if (!isAsked(wording) && !grouping.joinSubject(wording)) others.push(wording)
  })
  await eachOf(others.filter(isSearched), pause, (term) => {
    grouping.groupTerm(term)
  })
  return grouping.subjects()
}

function isAsked({ now, before }: Wording): boolean {
  return now.unanswered.size + before.unanswered.size > 0
}

function isSearched({ now, before }: Wording): boolean {
  return now.terms.length + before.terms.length > 0
}

/** Groups of texts, with their wordings. */
class Grouping {
  readonly #weights: FeatureWeights
  readonly #groups = new Groups()
  readonly #members = new Map<Group, Wording[]>()

  constructor(weights: FeatureWeights) {
    this.#weights = weights
  }

  groupQuestion(question: Wording): void {
    const features = this.#weights.featuresOf(question.text)
    this.#add(this.#groups.join(this.#groups.nearest(features), features), question)
  }

  /** Adds a wording to the subject that it is about. Returns false if it is about none. */
  joinSubject(wording: Wording): boolean {
    const group = this.#about(wording)
    if (group !== undefined) this.#add(group, wording)
    return group !== undefined
  }

  /** Groups a term that is about no question with other terms. */
  groupTerm(term: Wording): void {
    this.#add(this.#groups.join(this.#about(term), this.#weights.featuresOf(term.text)), term)
  }

  subjects(): Subject[] {
    const subjects = new Map<Group, Subject>()
    const alikeTo = (wordings: readonly Wording[]): Subject[] => {
      const alike = wordings.flatMap(({ text }) => this.#groups.alike(this.#weights.featuresOf(text)))
      return [...new Set(alike)].flatMap((group) => subjects.get(group) ?? [])
    }
    for (const [group, wordings] of this.#members)
      subjects.set(group, {
        wordings,
        nameIn: (period) => this.#nameOf(group, wordings, period),
        alike: () => alikeTo(wordings),
      })
    return [...subjects.values()]
  }

  #add(group: Group, wording: Wording): void {
    const members = this.#members.get(group)
    if (members === undefined) this.#members.set(group, [wording])
    else members.push(wording)
  }

  /** A term has few words, so most of them have to stand in its subject. */
  #about(wording: Wording): Group | undefined {
    const features = this.#weights.featuresOf(wording.text)
    const nearest = this.#groups.nearest(features)
    const isAbout = nearest !== undefined && (!isSearched(wording) || hasMostOf(features, nearest))
    return isAbout ? nearest : undefined
  }

  #nameOf(group: Group, wordings: readonly Wording[], period: PeriodName): string {
    const names = wordings.flatMap((wording) => {
      const [spelling] = counted(wording[period].spellings)
      const features = this.#weights.featuresOf(wording.text)
      return spelling === undefined ? [] : { ...spelling, likeness: this.#groups.product(features, group) }
    })
    const [best] = names.sort(
      (a, b) =>
        b.count - a.count ||
        // Two texts are equally typical, up to rounding.
        (Math.abs(a.likeness - b.likeness) > 1e-9 ? b.likeness - a.likeness : 0) ||
        a.text.length - b.text.length,
    )
    return withoutGreetings(best?.text ?? '')
  }
}

/** Returns how much each text is alike to all others. */
export async function likenessToOthers(texts: readonly string[], pause: Pause): Promise<Map<string, number>> {
  const weights = await FeatureWeights.of(texts, pause)
  const groups = new Groups()
  const all = groups.join(undefined, weights.featuresOf(''))
  await eachOf(texts, pause, (text) => {
    groups.join(all, weights.featuresOf(text))
  })
  return new Map(texts.map((text) => [text, groups.product(weights.featuresOf(text), all)]))
}
