import { eachOf, type Pause } from '../../../shared/pause.ts'
import { pagePath } from '../../read/pages.ts'
import type { Question } from '../../read/question-list.ts'
import { rateOf, type SearchTerm } from '../../read/search-list.ts'
import { closedAmong, type Compare } from '../compared-count.ts'
import { groupBySubject, type Subject } from './groups.ts'
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
  askedIn,
  type AskedAndSearched,
  conversationsIn,
  counted,
  oncePerConversation,
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
  /** Topics that were a gap in the period before, and are none now. */
  formerTopics: FormerGap[]
  /** The same of groups of terms. */
  formerTerms: FormerGap[]
  /** The text of the topic of each question without an answer that is about something. */
  topicOf: Map<Question, string>
}

/** Two questions in different words are often alike by chance. Three are a topic, also of both periods together. */
const leastInOtherWords = 3
/** A topic of whose questions this share was answered is no gap. */
const mostAnswered = 0.8

/**
 * Groups what readers asked and searched in both periods by subject, and counts each period. Unanswered questions of a
 * subject are a topic, to which its terms with few clicks belong if it is a gap. Without such questions, the terms are a
 * group. The order of questions and terms does not matter.
 *
 * @param before the period before; undefined without a comparison
 * @param compare decides what changed
 * @param isUnfinished the range is not over, so that nothing is closed
 */
export async function subjectsOf(
  now: AskedAndSearched,
  before: AskedAndSearched = {},
  compare: Compare,
  pause: Pause,
  isUnfinished = false,
): Promise<Subjects> {
  // An empty list, as of an assistant that was just turned on, does not tell that a subject is new.
  const { questions: { questions = [] } = {}, searches: { terms = [] } = {} } = before
  const areCompared = { topics: questions.length > 0, terms: terms.length > 0 }
  const subjects = await groupBySubject(await wordingsOf({ now, before }, pause), pause)
  const counts = await eachOf(subjects, pause, (subject) => {
    const [asked, formerlyAsked] = [countsIn(subject, 'now'), countsIn(subject, 'before')]
    return { subject, asked, formerlyAsked, terms: unclickedIn(subject, 'now') }
  })
  const noGapNow = counts.filter(({ asked, terms }) => !asked.isGap && rateOf(terms.now).hits < leastCount)
  const formerTopics = new Map<Subject, FormerGap>()
  for (const { subject, asked, formerlyAsked } of noGapNow.filter((each) => each.formerlyAsked.isGap)) {
    const former = { now: asked.unanswered, before: formerlyAsked.unanswered }
    formerTopics.set(subject, { name: subject.nameIn('before'), ...former })
  }
  const sizes = { now: conversationsIn(now.questions?.questions ?? []), before: conversationsIn(questions) }
  const closed = new Set<unknown>(closedAmong([...formerTopics.values()], sizes, isUnfinished))
  const found: Subjects = {
    topics: [],
    terms: [],
    formerTopics: [...formerTopics.values()],
    formerTerms: noGapNow.flatMap((each) => (each.formerlyAsked.isGap ? [] : formerTermsOf(each.subject))),
    topicOf: new Map(),
  }
  await eachOf(counts, pause, ({ subject, asked, formerlyAsked, terms }) => {
    const isOpen = asked.isSeldomAnswered && !closed.has(formerTopics.get(subject))
    const isGap = asked.isGap || (isOpen && asked.unanswered + formerlyAsked.unanswered >= leastInOtherWords)
    const topics: Topic[] = []
    if (asked.unanswered > 0) {
      const before = areCompared.topics ? formerlyAsked.unanswered : null
      const topic = topicFrom(subject, { ...asked, isGap, isOpen }, before, isGap ? terms.now : [])
      topics.push(topic)
      for (const question of asked.questions) found.topicOf.set(question, topic.name)
    }
    found.topics.push(...topics)
    if (!isGap && terms.now.length > 0)
      found.terms.push(termGroupFrom(terms.now, areCompared.terms ? rateOf(terms.before).hits : null, topics))
  })
  compareAll(found, compare)
  found.topics.sort(
    (a, b) => b.count.now - a.count.now || searchesOf(b) - searchesOf(a) || (a.name < b.name ? -1 : 1),
  )
  found.terms.sort((a, b) => b.count.now - a.count.now || (a.name < b.name ? -1 : 1))
  return found
}

/** Tells what changed among the gaps, now that their number is known. */
function compareAll({ topics, terms }: Subjects, compare: Compare): void {
  const topicGaps = topics.filter(({ isGap }) => isGap).length
  for (const topic of topics) topic.count = compare(topic.count.now, topic.count.before, topicGaps)
  const termGaps = terms.filter(({ count }) => count.now >= leastCount).length
  for (const group of terms) group.count = compare(group.count.now, group.count.before, termGaps)
}

type Counts = ReturnType<typeof countsIn>

/**
 * Counts how a subject was asked in a period: its questions without an answer, the conversations with and without an answer,
 * and its wordings, the most frequent first. By itself, it is a gap if it was asked three times, or twice in the same words, and
 * seldom answered.
 */
function countsIn(subject: Subject, period: PeriodName) {
  const uses = subject.wordings.map((wording) => wording[period])
  const questions = uses.flatMap((use) => use.unanswered)
  const unanswered = oncePerConversation(questions).length
  const answered = oncePerConversation(uses.flatMap((use) => use.answered)).length
  const wordings = counted(uses.map(askedIn))
  const isOften = unanswered >= leastInOtherWords || (wordings[0]?.count ?? 0) >= leastCount
  const isSeldomAnswered = unanswered > 0 && answered < mostAnswered * (unanswered + answered)
  return { questions, unanswered, answered, wordings, isSeldomAnswered, isGap: isOften && isSeldomAnswered }
}

function topicFrom(
  subject: Subject,
  { unanswered, answered, wordings, isGap, isOpen }: Counts & Pick<Topic, 'isOpen'>,
  before: number | null,
  terms: readonly SearchTerm[],
): Topic {
  const questions = subject.wordings.flatMap(({ now }) => oncePerConversation(now.unanswered))
  const pages = questions.flatMap(({ page }) => (page === null ? [] : { text: pagePath(page), count: 1 }))
  return {
    name: subject.nameIn('now'),
    count: { now: unanswered, before, change: null },
    answered,
    wordings,
    terms: countedTerms(terms),
    pages: counted(pages),
    isGap,
    isOpen,
  }
}

/** Returns the terms of a subject if they were a gap in the period before. */
function formerTermsOf(subject: Subject): FormerGap[] {
  const { now, before } = unclickedIn(subject, 'before')
  if (rateOf(before).hits < leastCount) return []
  const [name] = countedTerms(before)
  return [{ name: name?.text ?? '', now: withoutClick(now), before: withoutClick(before) }]
}

/**
 * Returns the terms of a subject, in both periods, of which few searches of the decisive one led to a click; of a term that was
 * not searched then, few of the other one.
 */
function unclickedIn({ terms }: Subject, decisive: PeriodName): Record<PeriodName, SearchTerm[]> {
  const termsIn = (spellings: readonly Wording[], period: PeriodName) =>
    spellings.flatMap((spelling) => spelling[period].terms)
  const isUnclicked = (spellings: readonly Wording[]): boolean => {
    const periods = ([decisive, 'now', 'before'] as const).map((period) => termsIn(spellings, period))
    return hasFewClicks(rateOf(periods.find(({ length }) => length > 0) ?? []).clickThroughRate)
  }
  const unclicked = terms.filter(isUnclicked).flat()
  return { now: termsIn(unclicked, 'now'), before: termsIn(unclicked, 'before') }
}

function termGroupFrom(found: readonly SearchTerm[], before: number | null, asked: Topic[]): TermGroup {
  const terms = countedTerms(found)
  const clicks = found.flatMap(({ topClickedPage: page, hits, clickThroughRate }) =>
    page === null ? [] : { text: pagePath(page), count: hits * clickThroughRate },
  )
  const { hits, clickThroughRate } = rateOf(found)
  return {
    name: terms[0]?.text ?? '',
    count: { now: hits, before, change: null },
    terms,
    clickThroughRate,
    topClickedPage: counted(clicks)[0]?.text ?? null,
    asked,
  }
}

function countedTerms(terms: readonly SearchTerm[]): Counted[] {
  return counted(terms.map(({ term, hits }) => ({ text: term.trim(), count: hits })))
}

function withoutClick(terms: readonly SearchTerm[]): number {
  const { hits, clickThroughRate } = rateOf(terms)
  return Math.round(hits * (1 - clickThroughRate))
}
