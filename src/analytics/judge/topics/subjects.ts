import type { Question } from '../../read/question-list.ts'
import { pagePath } from '../../read/page-path.ts'
import { rateOf, type SearchTerm } from '../../read/search-list.ts'
import type { Compare, ComparedCount } from '../compared-count.ts'
import { groupBySubject, type Subject } from './grouping.ts'
import { eachOf, type Pause } from '../../../shared/pause.ts'
import {
  type Counted,
  type FormerGap,
  hasFewClicks,
  leastCount,
  searchesOf,
  type TermGroup,
  type Topic,
} from './topic.ts'
import {
  add,
  type AskedAndSearched,
  counted,
  mostFrequentFirst,
  type PeriodName,
  type Wording,
  wordingsOf,
} from './wordings.ts'

/** What readers asked and searched without finding it. A list that was not read has no entries. */
export interface Subjects {
  /** The most asked first, then the most searched. */
  topics: Topic[]
  /** Those with few clicks, the most searched first. */
  terms: TermGroup[]
  /** Gaps of the period before that are none now. */
  formerGaps: FormerGap[]
  /** The text of the topic of each question without an answer that is about something. */
  topicOf: Map<Question, string>
}

/** Two questions in different words are often alike by chance. Three are a topic. */
const leastInOtherWords = 3
/** A topic of whose questions this share was answered is no gap. */
const mostAnswered = 0.8

const nothing: AskedAndSearched = { questions: undefined, terms: undefined }

/**
 * Groups what readers asked and searched in both periods by subject, and counts each period. Unanswered questions of a
 * subject are a topic, to which its terms with few clicks belong if it is a gap. Without such questions, the terms are a
 * group. The order of questions and terms does not matter.
 *
 * @param before the period before; undefined without a comparison
 * @param compare decides what changed
 */
export async function subjectsOf(
  now: AskedAndSearched,
  before: AskedAndSearched | undefined,
  compare: Compare,
  pause: Pause,
): Promise<Subjects> {
  // An empty list, as of an assistant that was just turned on, does not tell that a subject is new.
  const isTold = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0
  const areCompared = { topics: isTold(before?.questions), terms: isTold(before?.terms) }
  const found: Subjects = { topics: [], terms: [], formerGaps: [], topicOf: new Map() }
  const subjects = await groupBySubject(await wordingsOf({ now, before: before ?? nothing }, pause), pause)
  await eachOf(subjects, pause, (subject) => {
    const [asked, terms] = [askedIn(subject, 'now'), unclickedIn(subject, 'now')]
    const formerlyAsked = askedIn(subject, 'before')
    const { isGap } = asked
    if (asked.unanswered > 0) {
      const before = areCompared.topics ? formerlyAsked.unanswered : null
      const topic = topicFrom(subject, asked, before, isGap ? terms.now : [])
      found.topics.push(topic)
      for (const { now } of asked.wordings)
        for (const question of now.questions) found.topicOf.set(question, topic.text)
    }
    if (!isGap && terms.now.length > 0)
      found.terms.push(termGroupFrom(terms.now, areCompared.terms ? rateOf(terms.before).hits : null))
    if (isGap || rateOf(terms.now).hits >= leastCount) return
    const formerGap = formerGapOf(subject, asked, formerlyAsked)
    if (formerGap !== undefined) found.formerGaps.push(formerGap)
  })
  compareAll(found, compare)
  found.topics.sort(
    (a, b) =>
      b.unanswered.now - a.unanswered.now || searchesOf(b) - searchesOf(a) || (a.text < b.text ? -1 : 1),
  )
  found.terms.sort((a, b) => b.searches.now - a.searches.now || (a.text < b.text ? -1 : 1))
  return found
}

/** Tells what changed among the gaps, now that their number is known. */
function compareAll({ topics, terms }: Subjects, compare: Compare): void {
  const topicGaps = topics.filter(({ isGap }) => isGap).length
  for (const topic of topics)
    topic.unanswered = compare(topic.unanswered.now, topic.unanswered.before, topicGaps)
  const termGaps = terms.filter(({ searches }) => searches.now >= leastCount).length
  for (const group of terms) group.searches = compare(group.searches.now, group.searches.before, termGaps)
}

function topicFrom(
  subject: Subject,
  asked: AskedIn,
  before: number | null,
  terms: readonly SearchTerm[],
): Topic {
  return {
    text: subject.nameIn('now'),
    unanswered: uncompared(asked.unanswered, before),
    answered: asked.answered,
    wordings: wordingsIn(asked.wordings),
    terms: countedTerms(terms),
    pages: pagesOf(asked.wordings),
    isGap: asked.isGap,
  }
}

/** Returns what a subject missed in the period before; undefined if it was no gap. */
function formerGapOf(subject: Subject, asked: AskedIn, formerlyAsked: AskedIn): FormerGap | undefined {
  if (formerlyAsked.isGap) {
    const counts = { now: asked.unanswered, before: formerlyAsked.unanswered }
    return { kind: 'topic', name: subject.nameIn('before'), ...counts }
  }
  const { now, before } = unclickedIn(subject, 'before')
  if (rateOf(before).hits < leastCount) return undefined
  const [name] = countedTerms(before)
  return { kind: 'term', name: name?.text ?? '', now: withoutClick(now), before: withoutClick(before) }
}

/** What changed is known when all gaps are. */
function uncompared(now: number, before: number | null): ComparedCount {
  return { now, before, change: null }
}

interface AskedIn {
  /** Those that were asked without an answer. */
  wordings: Wording[]
  unanswered: number
  answered: number
  /** Asked three times, or twice in the same words, and seldom answered. */
  isGap: boolean
}

/** Returns in how many conversations of a period a subject was asked. */
function askedIn(subject: Subject, period: PeriodName): AskedIn {
  const wordings = subject.wordings.filter((wording) => wording[period].unanswered.size > 0)
  const conversationsOf = (of: 'unanswered' | 'answered'): number => {
    const all = new Set<string>()
    for (const wording of subject.wordings) for (const id of wording[period][of]) all.add(id)
    return all.size
  }
  const [unanswered, answered] = [conversationsOf('unanswered'), conversationsOf('answered')]
  const isRepeated = wordings.some((wording) => wording[period].unanswered.size >= leastCount)
  const isGap =
    (unanswered >= leastInOtherWords || isRepeated) && answered < mostAnswered * (unanswered + answered)
  return { wordings, unanswered, answered, isGap }
}

function wordingsIn(wordings: readonly Wording[]): Counted[] {
  return wordings
    .map(({ text, now }) => ({ text: counted(now.spellings)[0]?.text ?? text, count: now.unanswered.size }))
    .sort(mostFrequentFirst)
}

function pagesOf(wordings: readonly Wording[]): Counted[] {
  const pages = new Map<string, number>()
  for (const { now } of wordings) for (const [page, count] of now.pages) add(pages, page, count)
  return counted(pages)
}

/** Returns the terms of a subject in both periods if few searches of the decisive one led to a click. */
function unclickedIn({ wordings }: Subject, decisive: PeriodName): Record<PeriodName, SearchTerm[]> {
  const terms = {
    now: wordings.flatMap(({ now }) => now.terms),
    before: wordings.flatMap(({ before }) => before.terms),
  }
  return hasFewClicks(rateOf(terms[decisive]).clickThroughRate) ? terms : { now: [], before: [] }
}

function termGroupFrom(found: readonly SearchTerm[], before: number | null): TermGroup {
  const clicks = new Map<string, number>()
  for (const { topClickedPage, hits, clickThroughRate } of found) {
    if (topClickedPage !== null && clickThroughRate > 0)
      add(clicks, pagePath(topClickedPage), hits * clickThroughRate)
  }
  const terms = countedTerms(found)
  const { hits, clickThroughRate } = rateOf(found)
  return {
    text: terms[0]?.text ?? '',
    terms,
    searches: uncompared(hits, before),
    clickThroughRate,
    topClickedPage: counted(clicks)[0]?.text ?? null,
  }
}

function countedTerms(terms: readonly SearchTerm[]): Counted[] {
  const spellings = new Map<string, number>()
  for (const { term, hits } of terms) add(spellings, term.trim(), hits)
  return counted(spellings)
}

function withoutClick(terms: readonly SearchTerm[]): number {
  const { hits, clickThroughRate } = rateOf(terms)
  return Math.round(hits * (1 - clickThroughRate))
}
