import { codePointOrder } from '../../read/code-point-order.ts'
import { isUnanswered, type Question } from '../../read/question-list.ts'
import { rateOf, type SearchTerm } from '../../read/search-list.ts'
import { pagePath } from '../../read/page-path.ts'
import { TextGroups } from './text-groups.ts'
import { type Counted, fewClicks, leastCount, searchesOf, type TermGroup, type Topic } from './topic.ts'
import { foldedText, isPlaceholder } from './words.ts'

/** A subject of the previous period that is none of this range. */
export interface FormerSubject {
  text: string
  /** Unanswered questions, or searches without a click. */
  previous: number
  now: number
}

/** What readers asked and searched without finding it. A list that was not read has no entries. */
export interface Subjects {
  /** The most asked first, then the most searched. */
  topics: Topic[]
  /** The most searched first. */
  terms: TermGroup[]
  formerTopics: FormerSubject[]
  formerTerms: FormerSubject[]
  /** Returns the text of the topic of a question; null if it is answered, or only an e-mail address. */
  topicOf: (question: Question) => string | null
}

/** Questions and terms of a period. A list that was not read is undefined. */
export interface AskedAndSearched {
  questions: readonly Question[] | undefined
  terms: readonly SearchTerm[] | undefined
}

/**
 * Groups unanswered questions into topics, and search terms with few clicks with them or among themselves. The order of
 * questions and terms does not matter.
 *
 * @param before the previous period; undefined without a comparison
 */
export function subjectsOf(now: AskedAndSearched, before: AskedAndSearched | undefined): Subjects {
  const texts = textsOf(now)
  const wordings = wordingsOf(now.questions)
  const { groups: questionGroups, find: findTopics } = texts.group([...wordings.keys()])
  const topics = questionGroups.map((keys) => topicOf(keys, wordings, texts))
  const terms = termsByText(now.terms)
  const unclicked = [...terms.keys()].filter((key) => hasFewClicks(terms.get(key) ?? []))
  const askedTwice = (group: number): boolean => (topics[group]?.count ?? 0) >= leastCount
  const findTopic = (text: string): number | undefined => findTopics(text).find(askedTwice)
  const others = unclicked.filter((key) => {
    const topic = topics[findTopic(key) ?? -1]
    topic?.terms.push(...countedTerms(terms.get(key)))
    return topic === undefined
  })
  for (const topic of topics) topic.terms.sort(mostFrequentFirst)
  const { groups: termGroups, find: findGroups } = texts.group(others)
  const groups = termGroups.map((keys) => termGroupOf(keys.flatMap((key) => terms.get(key) ?? [])))
  const former =
    before?.questions === undefined
      ? undefined
      : joinQuestions(before, topics, (text) => {
          const found = findTopics(text)
          return found.find(askedTwice) ?? found[0]
        })
  const wasAskedTwice = (topic: { previous: number | null } | undefined): boolean =>
    (topic?.previous ?? 0) >= leastCount
  const isOfTopic = (text: string): boolean =>
    findTopics(text).some((group) => askedTwice(group) || wasAskedTwice(topics[group])) ||
    former?.find(text).some((group) => wasAskedTwice(former.topics[group])) === true
  const formerTerms =
    before?.terms === undefined
      ? []
      : joinTerms(before, { terms, unclicked, termGroups, groups }, isOfTopic, findGroups)
  const topicOfKey = new Map(questionGroups.flatMap((keys, at) => keys.map((key) => [key, topics[at]?.text])))
  return {
    topics: topics.sort(
      (a, b) => b.count - a.count || searchesOf(b) - searchesOf(a) || codePointOrder(a.text, b.text),
    ),
    terms: groups.sort((a, b) => b.hits - a.hits || codePointOrder(a.text, b.text)),
    formerTopics: former?.topics ?? [],
    formerTerms,
    topicOf: (question) =>
      isUnanswered(question) ? (topicOfKey.get(foldedText(question.question)) ?? null) : null,
  }
}

/** Returns the texts by whose words the questions and terms of a period are weighed. */
function textsOf({ questions = [], terms = [] }: AskedAndSearched): TextGroups {
  const asked = questions.filter(({ isStep }) => !isStep).map(({ question }) => question)
  const texts = [...asked, ...terms.map(({ term }) => term)].map(foldedText)
  return new TextGroups(texts.filter(isSubject))
}

function isSubject(key: string): boolean {
  return key !== '' && !isPlaceholder(key)
}

/** The unanswered questions that differ only in case, white space and the punctuation at their end. */
interface Wording {
  count: number
  spellings: Map<string, number>
  pages: Map<string, number>
}

function newWording(): Wording {
  return { count: 0, spellings: new Map(), pages: new Map() }
}

function wordingsOf(questions: readonly Question[] = []): Map<string, Wording> {
  const wordings = new Map<string, Wording>()
  for (const asked of questions) {
    const key = foldedText(asked.question)
    if (!isUnanswered(asked) || !isSubject(key)) continue
    const wording = wordings.get(key) ?? newWording()
    wordings.set(key, wording)
    wording.count += 1
    add(wording.spellings, asked.question.trim(), 1)
    if (asked.page !== null) add(wording.pages, pagePath(asked.page), 1)
  }
  return wordings
}

function topicOf(keys: readonly string[], wordings: ReadonlyMap<string, Wording>, texts: TextGroups): Topic {
  const topic: Topic = { text: '', count: 0, previous: null, wordings: [], terms: [], pages: [] }
  const spellings = new Map<string, number>()
  const pages = new Map<string, number>()
  for (const key of keys) {
    const wording = wordings.get(key)
    if (wording === undefined) continue
    topic.count += wording.count
    topic.wordings.push({ text: counted(wording.spellings)[0]?.text ?? key, count: wording.count })
    for (const [spelling, count] of wording.spellings) add(spellings, spelling, count)
    for (const [page, count] of wording.pages) add(pages, page, count)
  }
  topic.text = nameOf(counted(spellings), texts)
  topic.wordings.sort(mostFrequentFirst)
  topic.pages = counted(pages)
  return topic
}

/** Returns the most frequent spelling. Of equally frequent ones, returns the most typical one. */
function nameOf(spellings: readonly Counted[], texts: TextGroups): string {
  const most = spellings.filter(({ count }) => count === spellings[0]?.count)
  const typical = texts.mostTypical(most.map(({ text }) => foldedText(text)))
  return most.find(({ text }) => foldedText(text) === typical)?.text ?? ''
}

/**
 * Adds the questions of the previous period to the topics that they are about, first to those that were asked twice.
 *
 * @returns topics of the others, and what finds those that a further text is about
 */
function joinQuestions(
  before: AskedAndSearched,
  topics: readonly Topic[],
  findTopic: (text: string) => number | undefined,
): { topics: FormerSubject[]; find: (text: string) => number[] } {
  for (const topic of topics) topic.previous = 0
  const wordings = wordingsOf(before.questions)
  const others = [...wordings].flatMap(([key, { count }]) => {
    const topic = topics[findTopic(key) ?? -1]
    if (topic === undefined) return [key]
    topic.previous = (topic.previous ?? 0) + count
    return []
  })
  const texts = textsOf(before)
  const { groups, find } = texts.group(others)
  const former = groups.map((keys) => {
    const { text, count } = topicOf(keys, wordings, texts)
    return { text, previous: count, now: 0 }
  })
  return { topics: former, find }
}

/** The terms of this range, as texts and as groups. */
interface GroupedTerms {
  terms: ReadonlyMap<string, readonly SearchTerm[]>
  /** The texts with few clicks. */
  unclicked: readonly string[]
  /** The texts of each group that belongs to no topic. */
  termGroups: readonly (readonly string[])[]
  groups: readonly TermGroup[]
}

/**
 * Adds the searches of the previous period to the groups that they are about.
 *
 * @returns groups of the terms with few clicks that are about nothing that has few clicks now, and belong to no topic of
 *   either period
 */
function joinTerms(
  before: AskedAndSearched,
  { terms, unclicked, termGroups, groups }: GroupedTerms,
  isOfTopic: (text: string) => boolean,
  findGroups: (text: string) => number[],
): FormerSubject[] {
  const termsBefore = termsByText(before.terms)
  for (const [index, group] of groups.entries())
    group.previous = rateOf((termGroups[index] ?? []).flatMap((key) => termsBefore.get(key) ?? [])).hits
  const known = new Set(unclicked)
  const others: string[] = []
  for (const [key, equal] of termsBefore) {
    if (known.has(key) || !hasFewClicks(equal)) continue
    const group = groups[findGroups(key)[0] ?? -1]
    if (group !== undefined) group.previous = (group.previous ?? 0) + rateOf(equal).hits
    else if (!isOfTopic(key)) others.push(key)
  }
  return textsOf(before)
    .group(others)
    .groups.map((keys) => {
      const all = keys.flatMap((key) => termsBefore.get(key) ?? [])
      return {
        text: countedTerms(all)[0]?.text ?? '',
        previous: searchesWithoutClick(all),
        now: searchesWithoutClick(keys.flatMap((key) => terms.get(key) ?? [])),
      }
    })
}

function termsByText(terms: readonly SearchTerm[] = []): Map<string, SearchTerm[]> {
  const groups = Map.groupBy(terms, ({ term }) => foldedText(term))
  for (const key of groups.keys()) if (!isSubject(key)) groups.delete(key)
  return groups
}

function hasFewClicks(terms: readonly SearchTerm[]): boolean {
  return rateOf(terms).clickThroughRate < fewClicks
}

function searchesWithoutClick(terms: readonly SearchTerm[]): number {
  const { hits, clickThroughRate } = rateOf(terms)
  return Math.round(hits * (1 - clickThroughRate))
}

function termGroupOf(terms: readonly SearchTerm[]): TermGroup {
  const clicks = new Map<string, number>()
  for (const { topClickedPage, hits, clickThroughRate } of terms) {
    if (topClickedPage !== null && clickThroughRate > 0)
      add(clicks, pagePath(topClickedPage), hits * clickThroughRate)
  }
  const names = countedTerms(terms)
  return {
    text: names[0]?.text ?? '',
    terms: names,
    ...rateOf(terms),
    previous: null,
    topClickedPage: counted(clicks)[0]?.text ?? null,
  }
}

function countedTerms(terms: readonly SearchTerm[] = []): Counted[] {
  const spellings = new Map<string, number>()
  for (const { term, hits } of terms) add(spellings, term.trim(), hits)
  return counted(spellings)
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

function counted(counts: ReadonlyMap<string, number>): Counted[] {
  return Array.from(counts, ([text, count]) => ({ text, count })).sort(mostFrequentFirst)
}

function mostFrequentFirst(a: Counted, b: Counted): number {
  return b.count - a.count || codePointOrder(a.text, b.text)
}
