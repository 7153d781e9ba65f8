// Judges the tasks by what they are for: how many readers are served if somebody does them.
import { findingsOf } from '../src/analytics/judge/findings.ts'
import { Draws } from './draws.ts'
import { labelledQuestions } from './topics/labelled-questions.ts'
import { subjectCounts } from './topics/topics.ts'

const weeks = 8
const places = 5
const samples = [
  ['banking-1', 'banking-2'],
  ['clinc-1', 'clinc-2'],
] as const
const leastQuestions = 4
const sitePages = 20

/** What readers need: an answer about a subject, or a page that is right. */
interface Need {
  id: string
  /** How readers ask; none for a page. */
  texts: readonly string[]
  /** Readers a week. */
  rate: number
  /** The documentation does not serve it. */
  isOpen: boolean
}

/** Somebody who asked, or voted on a page: then the text is the path. */
interface Reader {
  need: Need
  text: string
  isServed: boolean
}

/** Chooses what is done after a week, by the readers of it and of the week before. Returns the ids of needs. */
type Policy = (week: Week) => (string | undefined)[] | Promise<(string | undefined)[]>

interface Week {
  needs: readonly Need[]
  served: ReadonlySet<string>
  readers: readonly Reader[]
  readersBefore: readonly Reader[]
  draws: Draws
}

const policies = {
  nothing: () => [],
  'perfect knowledge': ({ needs, served }) =>
    needs.filter(({ id, isOpen }) => isOpen && !served.has(id)).map(({ id }) => id),
  'the tasks': doneTasks,
  'most frequent equal wordings': ({ readers }) => {
    const counts = new Map<string, { id: string; count: number }>()
    for (const { need, text } of readers.filter(({ isServed }) => !isServed))
      counts.set(text, { id: need.id, count: (counts.get(text)?.count ?? 0) + 1 })
    return [...counts.values()].sort((a, b) => b.count - a.count).map(({ id }) => id)
  },
  'five at random': ({ readers, draws }) => {
    const lacking = readers.filter(({ isServed }) => !isServed)
    return Array.from(
      { length: places },
      () => lacking[Math.floor(draws.fraction() * lacking.length)]?.need.id,
    )
  },
} satisfies Record<string, Policy>
export type PolicyName = keyof typeof policies

/** Prints for sites of several sizes the share of the readers whom each policy serves. */
export async function judgeServed(): Promise<void> {
  const shown = ['the tasks', 'most frequent equal wordings', 'five at random'] as const
  console.log(
    `Readers served in ${weeks} weeks if five tasks are done each week, as a share of those that perfect knowledge would serve.\n`,
  )
  console.log(`| questions a week | ${shown.join(' | ')} |\n|--:|${shown.map(() => '--:|').join('')}`)
  for (const volume of [20, 60, 300, 2000]) {
    const shares: string[] = []
    for (const policy of shown) shares.push((await shareServed(policy, volume, [1, 2, 3, 4])).toFixed(2))
    console.log(`| ${[volume, ...shares].join(' | ')} |`)
  }
}

/** Returns the mean share of the readers that perfect knowledge would serve whom a policy serves, over sites drawn by seeds. */
export async function shareServed(
  policy: PolicyName,
  volume: number,
  seeds: readonly number[],
): Promise<number> {
  let sum = 0
  for (const seed of seeds)
    for (const [index] of samples.entries()) {
      const needs = needsOf(index, volume, new Draws(seed))
      const unserved = (name: PolicyName): Promise<number> => unservedUnder(policies[name], needs, seed)
      const nothing = await unserved('nothing')
      sum += (nothing - (await unserved(policy))) / (nothing - (await unserved('perfect knowledge')))
    }
  return sum / (seeds.length * samples.length)
}

/** Some subjects are asked far more often than others (Zipf), 7 of 10 without an answer; 6 of 10 pages are wrong. */
function needsOf(sample: number, volume: number, draws: Draws): Need[] {
  const subjects = (samples[sample] ?? [])
    .flatMap((name) => Object.entries(labelledQuestions(name).subjects))
    .filter(([, { length }]) => length >= leastQuestions)
    .map((subject) => ({ subject, at: draws.fraction() }))
    .sort((a, b) => a.at - b.at)
  const shares = subjects.map((_, index) => (index + 1) ** -0.9)
  const all = shares.reduce((total, share) => total + share, 0)
  const questions = subjects.map(({ subject: [id, texts] }, index) => {
    const rate = (volume * (shares[index] ?? 0)) / all
    return { id, texts, rate, isOpen: draws.fraction() < 0.7 }
  })
  const pages = Array.from({ length: sitePages }, (_, index) => {
    const rate = volume / 4 / (index + 1) / 3.6
    return { id: `/page-${index}`, texts: [], rate, isOpen: draws.fraction() < 0.6 }
  })
  return [...questions, ...pages].sort((a, b) => b.rate - a.rate)
}

/** Returns how many readers were not served in all weeks. Each policy meets the same readers. */
async function unservedUnder(policy: Policy, needs: readonly Need[], seed: number): Promise<number> {
  const served = new Set<string>()
  const draws = new Draws(seed + 1)
  let unserved = 0
  let readersBefore: Reader[] = []
  for (let week = 0; week < weeks; week++) {
    const readers = readersOf(needs, served, new Draws(1000 * seed + week))
    unserved += readers.filter(
      ({ need, isServed }) => need.isOpen && !isServed && !served.has(need.id),
    ).length
    const done = await policy({ needs, served, readers, readersBefore, draws })
    for (const id of done.slice(0, places)) if (id !== undefined) served.add(id)
    readersBefore = readers
  }
  return unserved
}

/** An open need fails 9 of 10 of its readers, another one 1 of 30. */
function readersOf(needs: readonly Need[], served: ReadonlySet<string>, draws: Draws): Reader[] {
  return needs.flatMap((need) => {
    const { id, texts, rate, isOpen } = need
    return Array.from({ length: draws.count(rate) }, () => {
      const text = texts[Math.floor(draws.fraction() ** 1.5 * texts.length)] ?? id
      return { need, text, isServed: draws.fraction() >= (isOpen && !served.has(id) ? 0.9 : 1 / 30) }
    })
  })
}

async function doneTasks({ readers, readersBefore }: Week): Promise<(string | undefined)[]> {
  const visitors = { totals: { human: 9, ai: 1, total: 10 }, visitors: [] }
  const range = { dateFrom: '2026-01-12', dateTo: '2026-01-19', days: 7 }
  const before = { dateFrom: '2026-01-05', dateTo: '2026-01-12', days: 7 }
  const { tasks, topics = [] } = await findingsOf(
    {
      projectId: 'bench',
      ...range,
      unfinished: false,
      siteUrl: undefined,
      exportedAt: new Date(0),
      ...visitors,
      ...listsOf(readers),
      previous: { ...before, ...visitors, lists: listsOf(readersBefore) },
      history: undefined,
      missing: [],
    },
    () => undefined,
  )
  const subjectOf = new Map(readers.map(({ need, text }) => [text, need.id]))
  return tasks.map(({ kind, words, page }) => {
    if (kind !== 'topic') return page ?? undefined
    const topic = topics.find(({ name }) => name === words)
    const counts = topic === undefined ? [] : [...subjectCounts(topic, subjectOf)]
    return counts.sort(([, a], [, b]) => b - a)[0]?.[0]
  })
}

function listsOf(readers: readonly Reader[]) {
  const asked = readers.filter(({ need }) => need.texts.length > 0)
  const votes = readers.filter(({ need }) => need.texts.length === 0)
  const none = { timestamp: null, category: null, page: null, sources: [], isStep: false }
  const questions = asked.map(({ text, isServed }, index) => {
    return {
      ...none,
      conversation: `${index}`,
      question: text,
      resolution: isServed ? 'answered' : 'unanswered',
    }
  })
  const unanswered = asked.filter(({ isServed }) => !isServed).length
  const pages = [...new Set(votes.map(({ text }) => text))].map((path) => {
    const here = votes.filter(({ text }) => text === path)
    const thumbsDown = here.filter(({ isServed }) => !isServed).length
    return { path, thumbsUp: here.length - thumbsDown, thumbsDown, code: 0, total: here.length }
  })
  const sum = (thumb: 'thumbsUp' | 'thumbsDown'): number => pages.reduce((all, page) => all + page[thumb], 0)
  return {
    questions: { asked: asked.length, unanswered, questions, isComplete: true },
    pageFeedback: { thumbsUp: sum('thumbsUp'), thumbsDown: sum('thumbsDown'), pages, isComplete: true },
    feedback: { entries: [], isComplete: true },
  }
}
