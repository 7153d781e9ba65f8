import { FeatureWeights, type TextFeatures } from './features.ts'
import { withoutGreetings } from './greetings.ts'
import { type Group, Groups, hasMostOf, joinAlike } from './groups.ts'
import { eachOf, type Pause } from './pause.ts'
import { counted, type PeriodName, type Wording } from './wordings.ts'
import { spellingOf } from './words.ts'

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
  const isAsked = ({ now, before }: Wording): boolean => now.unanswered.size + before.unanswered.size > 0
  const isSearched = ({ now, before }: Wording): boolean => now.terms.length + before.terms.length > 0
  const isServed = (wording: Wording): boolean => !isAsked(wording) && !isSearched(wording)
  if (wordings.every(isServed)) return []
  const weights = await FeatureWeights.of(
    wordings.map(({ text }) => text),
    pause,
  )
  /** Undefined for a text whose words all tell nothing: it is about no subject. */
  const featuresOf = ({ text }: Wording): TextFeatures | undefined => {
    const features = weights.featuresOf(text)
    return features.counted.every(({ isChatter }) => isChatter) ? undefined : features
  }
  const first = new Groups()
  const found = new Map<Wording, Group>()
  await eachOf(wordings.filter(isAsked), pause, (wording) => {
    const features = featuresOf(wording)
    if (features !== undefined) found.set(wording, first.join(first.nearest(features), features))
  })
  const { groups, homes } = await joinAlike(first, pause)
  const members = new Map<Group, Wording[]>()
  const addTo = (group: Group, wording: Wording): void => {
    const inGroup = members.get(group)
    if (inGroup === undefined) members.set(group, [wording])
    else inGroup.push(wording)
  }
  for (const [wording, group] of found) addTo(homes.get(group) ?? group, wording)
  // Terms join the subjects of questions, and the others are grouped among themselves.
  const others: Wording[] = []
  const ofSpelling = new Map<string, Group>()
  await eachOf(wordings, pause, (wording) => {
    const features = featuresOf(wording)
    if (features === undefined || isAsked(wording)) return
    const nearest = groups.nearest(features)
    const isAbout = nearest !== undefined && (!isSearched(wording) || hasMostOf(features, nearest))
    if (isAbout) addTo(nearest, wording)
    else others.push(wording)
  })
  await eachOf(others.filter(isSearched), pause, (wording) => {
    const features = featuresOf(wording)
    if (features === undefined) return
    const spelling = spellingOf(wording.text)
    const nearest = groups.nearest(features)
    const isAbout = nearest !== undefined && hasMostOf(features, nearest)
    const group = groups.join(ofSpelling.get(spelling) ?? (isAbout ? nearest : undefined), features)
    ofSpelling.set(spelling, group)
    addTo(group, wording)
  })
  const nameIn = (group: Group, period: PeriodName): string => {
    const names = (members.get(group) ?? []).flatMap((wording) =>
      counted(wording[period].spellings)
        .slice(0, 1)
        .map((spelling) => ({
          ...spelling,
          likeness: groups.product(weights.featuresOf(wording.text), group),
        })),
    )
    const [best] = names.sort(
      (a, b) =>
        b.count - a.count ||
        // Two texts are equally typical, up to rounding.
        (Math.abs(a.likeness - b.likeness) > 1e-9 ? b.likeness - a.likeness : 0) ||
        a.text.length - b.text.length,
    )
    return withoutGreetings(best?.text ?? '')
  }
  const subjects = new Map<Group, Subject>()
  const alikeTo = (inGroup: readonly Wording[]): Subject[] => {
    const alike = new Set(inGroup.flatMap(({ text }) => groups.alike(weights.featuresOf(text))))
    return [...alike].flatMap((group) => subjects.get(group) ?? [])
  }
  for (const [group, wordings] of members)
    subjects.set(group, {
      wordings,
      nameIn: (period) => nameIn(group, period),
      alike: () => alikeTo(wordings),
    })
  return [...subjects.values()]
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
