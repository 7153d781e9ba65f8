import { eachOf, type Pause } from '../../../shared/pause.ts'
import { featuresOf, type TextFeatures } from './features.ts'
import { type Group, Groups, hasMostOf, likenesses } from './groups.ts'
import { withoutGreetings } from './small-talk.ts'
import { askedIn, newUse, type PeriodName, type Wording } from './wordings.ts'

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
  const features = await featuresOf([...asked, ...searched, ...answered], pause)
  const groups = new Groups()
  const found = new Set<Group>()
  const join = (text: TextFeatures, isTerm: boolean, isNew: boolean): boolean => {
    const nearest = groups.nearest(text)
    // A term has few words, so most of them have to stand in its subject.
    const isAbout = nearest !== undefined && (!isTerm || hasMostOf(text, nearest))
    if (!isAbout && !isNew) return false
    found.add(groups.join(isAbout ? nearest : undefined, text))
    return true
  }
  await eachOf(features.slice(0, asked.length), pause, (question) => join(question, false, true))
  const alone: TextFeatures[] = []
  await eachOf(features.slice(asked.length).entries(), pause, ([index, text]) => {
    const isTerm = index < searched.length
    if (!join(text, isTerm, false) && isTerm) alone.push(text)
  })
  await eachOf(alone, pause, (term) => join(term, true, true))
  // Greetings can part questions about one subject, which then have one name.
  const named = new Map<unknown, readonly TextFeatures[]>()
  await eachOf(found, pause, ({ texts }) => {
    const name = subjectOf(texts).nameIn('now') || texts
    named.set(name, (named.get(name) ?? []).concat(texts))
  })
  return Array.from(named.values(), subjectOf)
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

function subjectOf(texts: readonly TextFeatures[]) {
  return {
    wordings: texts.map(({ wording }) => wording),
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
