import { featuresOf, type TextFeatures } from './features.ts'
import { type Group, Groups, hasMostOf } from './groups.ts'
import { eachOf, type Pause } from '../../../shared/pause.ts'
import { withoutGreetings } from './small-talk.ts'
import { counted, type PeriodName, type Wording } from './wordings.ts'

/** The wordings about one subject. */
export interface Subject {
  wordings: Wording[]
  /** Returns the most frequent spelling of the questions; of equally frequent ones, the one most alike to the others. */
  nameIn: (period: PeriodName) => string
}

/**
 * Groups wordings of both periods by subject. Questions come first, because they say more than terms. Wordings that were
 * only answered join the subjects of the others.
 */
export async function groupBySubject(wordings: readonly Wording[], pause: Pause): Promise<Subject[]> {
  const [asked, searched, answered]: [Wording[], Wording[], Wording[]] = [[], [], []]
  await eachOf(wordings, pause, (wording) => {
    if (isAsked(wording)) asked.push(wording)
    else if (isSearched(wording)) searched.push(wording)
    else answered.push(wording)
  })
  if (asked.length + searched.length === 0) return []
  const texts = [...asked, ...searched, ...answered].map(({ text }) => text)
  const features = await featuresOf(texts, pause)
  const groups = new Groups()
  const members = new Map<Group, { wording: Wording; features: TextFeatures }[]>()
  const add = (wording: Wording, isNew: boolean): boolean => {
    const own = features.get(wording.text)
    if (own === undefined) return false
    const nearest = groups.nearest(own)
    // A term has few words, so most of them have to stand in its subject.
    const isAbout =
      nearest !== undefined && (isAsked(wording) || !isSearched(wording) || hasMostOf(own, nearest))
    if (!isAbout && !isNew) return false
    const group = groups.join(isAbout ? nearest : undefined, own)
    const known = members.get(group)
    if (known === undefined) members.set(group, [{ wording, features: own }])
    else known.push({ wording, features: own })
    return true
  }
  await eachOf(asked, pause, (question) => {
    add(question, true)
  })
  const alone: Wording[] = []
  await eachOf([...searched, ...answered], pause, (wording) => {
    if (!add(wording, false) && isSearched(wording)) alone.push(wording)
  })
  await eachOf(alone, pause, (term) => {
    add(term, true)
  })
  return Array.from(members, ([group, of]) => ({
    wordings: of.map(({ wording }) => wording),
    nameIn: (period) => {
      const spellings = of.flatMap(({ wording, features }) => {
        const [spelling] = counted(wording[period].spellings)
        return spelling === undefined ? [] : { ...spelling, features }
      })
      const most = spellings.reduce((most, { count }) => Math.max(most, count), 0)
      const names = spellings
        .filter(({ count }) => count === most)
        .map(({ text, features }) => ({ text, likeness: groups.product(features, group) }))
      const [best] = names.sort(
        (a, b) =>
          // Two texts are equally typical, up to rounding.
          (Math.abs(a.likeness - b.likeness) > 1e-9 ? b.likeness - a.likeness : 0) ||
          a.text.length - b.text.length,
      )
      return withoutGreetings(best?.text ?? '')
    },
  }))
}

function isAsked({ now, before }: Wording): boolean {
  return now.unanswered.size + before.unanswered.size > 0
}

function isSearched({ now, before }: Wording): boolean {
  return now.terms.length + before.terms.length > 0
}
