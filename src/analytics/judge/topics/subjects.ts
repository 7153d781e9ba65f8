import { codePointOrder } from '../../read/code-point-order.ts'
import { isUnanswered, type Question } from '../../read/question-list.ts'
import { rateOf, type SearchTerm } from '../../read/search-list.ts'
import { pagePath } from '../../read/page-path.ts'
import type { Compare } from '../compared-count.ts'
import { type Cluster, Clusters, type PeriodName } from './clusters.ts'
import { FeatureWeights } from './features.ts'
import { eachOf, type Pause } from './pause.ts'
import {
  type FormerGap,
  type Counted,
  fewClicks,
  isUnansweredTopic,
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
  type Wording,
  wordingsOf,
} from './wordings.ts'
import { withoutGreetings } from './greetings.ts'
import { areSpellings, foldedText } from './words.ts'

/** What readers asked and searched without finding it. A list that was not read has no entries. */
export interface Subjects {
  /** The most asked first, then the most searched. */
  topics: Topic[]
  /** Those with few clicks, the most searched first. */
  terms: TermGroup[]
  /** Gaps of the previous period whose subject is no gap now, the heaviest first. */
  formerGaps: FormerGap[]
  /** Returns the text of the topic of a question; null if it is answered, or about nothing. */
  topicOf: (question: Question) => string | null
}

interface Period {
  asked: Wording[]
  searched: Wording[]
  weights: FeatureWeights
}

/**
 * Groups unanswered questions into topics, and search terms among themselves; terms with few clicks join topics. The
 * answered questions, and the previous period, join what they are about. The order of questions and terms does not matter.
 *
 * @param before the previous period; undefined without a comparison
 */
export async function subjectsOf(
  now: AskedAndSearched,
  before: AskedAndSearched | undefined,
  compare: Compare,
  pause: Pause,
): Promise<Subjects> {
  const period = await periodOf(now, pause)
  const former = await periodOf(before ?? { questions: undefined, terms: undefined }, pause)
  const questions = await clustersOf(period, former, 'asked', pause)
  const terms = await clustersOf(period, former, 'searched', pause)

  const topics = new Map<Cluster, Topic>()
  const topicOfKey = new Map<string, string>()
  await eachOf(questions.now.all, pause, (cluster) => {
    const topic = topicFrom(cluster, questions.now, isTold(before?.questions))
    cluster.isGap = topic.isGap
    topics.set(cluster, topic)
    for (const { text } of cluster.now) topicOfKey.set(foldedText(text), topic.text)
  })
  const groups: TermGroup[] = []
  await eachOf(terms.now.all, pause, (cluster) => {
    const unclicked = unclickedIn(cluster, 'now')
    cluster.isGap = rateOf(unclicked.now).hits >= leastCount
    const isUnclicked = new Set(unclicked.now)
    const others: SearchTerm[] = []
    for (const wording of cluster.now) {
      const found = wording.terms.filter((term) => isUnclicked.has(term))
      const about = found.length > 0 ? questions.now.about([wording], isGap) : undefined
      const topic = about && questions.now.hasWordsOf(about, wording) ? topics.get(about) : undefined
      if (topic === undefined) others.push(...found)
      else topic.terms.push(...countedTerms(found))
    }
    if (others.length > 0)
      groups.push(termGroupFrom(others, isTold(before?.terms) ? unclicked.before : undefined))
  })
  const topicGaps = [...topics.values()].filter(({ isGap }) => isGap).length
  for (const topic of topics.values()) {
    topic.terms.sort(mostFrequentFirst)
    topic.unanswered = compare(topic.unanswered.now, topic.unanswered.before, topicGaps)
  }
  const termGaps = groups.filter(({ searches }) => searches.now >= leastCount).length
  for (const group of groups) group.searches = compare(group.searches.now, group.searches.before, termGaps)
  return {
    topics: [...topics.values()].sort(
      (a, b) =>
        b.unanswered.now - a.unanswered.now ||
        searchesOf(b) - searchesOf(a) ||
        codePointOrder(a.text, b.text),
    ),
    terms: groups.sort((a, b) => b.searches.now - a.searches.now || codePointOrder(a.text, b.text)),
    formerGaps: [...formerTopics(questions, terms), ...formerTerms(questions, terms)].sort(
      (a, b) => b.before - a.before || codePointOrder(a.name, b.name),
    ),
    topicOf: (question) =>
      isUnanswered(question) ? (topicOfKey.get(foldedText(question.question)) ?? null) : null,
  }
}

/** An empty list, as of an assistant that was just turned on, does not tell that a subject is new. */
function isTold(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0
}

async function periodOf(list: AskedAndSearched, pause: Pause): Promise<Period> {
  const wordings = [...wordingsOf(list).values()]
  // Without them, there is nothing to group.
  const isGrouped = wordings.some(({ unanswered, terms }) => unanswered > 0 || terms.length > 0)
  return {
    asked: wordings.filter(({ unanswered, answered }) => unanswered + answered > 0),
    searched: wordings.filter(({ terms }) => terms.length > 0),
    weights: await FeatureWeights.of(isGrouped ? wordings.map(({ text }) => text) : [], pause),
  }
}

/** The subjects of a list. */
interface Comparison {
  now: Clusters
  /** Of the previous period alone. */
  former: Clusters
  /** Those of the previous period that are not asked or searched now. */
  gone: Cluster[]
}

async function clustersOf(
  period: Period,
  former: Period,
  list: 'asked' | 'searched',
  pause: Pause,
): Promise<Comparison> {
  const isGrouped = ({ unanswered }: Wording): boolean => list === 'searched' || unanswered > 0
  const isJoined = (wording: Wording): boolean => !isGrouped(wording)
  const now = await Clusters.of(period[list].filter(isGrouped), 'now', period.weights, pause)
  await now.join(period[list].filter(isJoined), 'now', pause)
  const others = await now.join(former[list], 'before', pause)
  const only = await Clusters.of(former[list].filter(isGrouped), 'before', former.weights, pause)
  await only.join(others.filter(isJoined), 'before', pause)
  return { now, former: only, gone: goneOf(now, only, new Set(others)) }
}

/**
 * Returns the former clusters that are gone. If half of the wordings of one are about a subject of now, the others are,
 * too: `delete workspace`, if "How do I delete a workspace?" is about `remove workspace`.
 *
 * @param others the former wordings that are about no subject of now. They join the one that the rest of them is about
 */
function goneOf(now: Clusters, former: Clusters, others: ReadonlySet<Wording>): Cluster[] {
  const homes = new Map(now.all.flatMap((cluster) => cluster.before.map((wording) => [wording, cluster])))
  return former.all.flatMap((cluster): Cluster[] => {
    const left = cluster.before.filter((wording) => others.has(wording))
    const home = cluster.before.map((wording) => homes.get(wording)).find((found) => found !== undefined)
    if (home === undefined) return [cluster]
    if (2 * left.length > cluster.before.length) return [{ ...cluster, before: left }]
    home.before.push(...left)
    return []
  })
}

function sum(wordings: readonly Wording[], of: 'unanswered' | 'answered'): number {
  return wordings.reduce((total, wording) => total + wording[of], 0)
}

function isGap(cluster: Cluster): boolean {
  return cluster.isGap
}

function wasTopic({ before }: Cluster): boolean {
  return isUnansweredTopic(sum(before, 'unanswered'), sum(before, 'answered'))
}

function topicFrom(cluster: Cluster, clusters: Clusters, isCompared: boolean): Topic {
  const asked = cluster.now.filter(({ unanswered }) => unanswered > 0)
  const pages = new Map<string, number>()
  for (const wording of asked) for (const [page, count] of wording.pages) add(pages, page, count)
  const unanswered = sum(asked, 'unanswered')
  const answered = sum(cluster.now, 'answered')
  return {
    text: nameOf(cluster, asked, clusters),
    unanswered: {
      now: unanswered,
      before: isCompared ? sum(cluster.before, 'unanswered') : null,
      change: null,
    },
    answered,
    isGap: isUnansweredTopic(unanswered, answered),
    wordings: asked
      .map((wording) => ({ text: spellingOf(wording).text, count: wording.unanswered }))
      .sort(mostFrequentFirst),
    terms: [],
    pages: counted(pages),
  }
}

/** Returns the most frequent spelling. Of equally frequent ones, returns the most typical one. */
function nameOf(cluster: Cluster, asked: readonly Wording[], clusters: Clusters): string {
  const most = Math.max(...asked.map((wording) => spellingOf(wording).count))
  const frequent = asked.filter((wording) => spellingOf(wording).count === most)
  const typical = clusters.mostTypical(cluster, frequent)
  return typical === undefined ? '' : withoutGreetings(spellingOf(typical).text)
}

/** Returns the most frequent spelling of a wording. */
function spellingOf({ text, spellings }: Wording): Counted {
  return counted(spellings)[0] ?? { text, count: 0 }
}

/** Returns the terms of a cluster of which few searches led to a click. `webhook` and `web-hooks` are one term. */
function unclickedIn(cluster: Cluster, decisive: PeriodName): Record<PeriodName, SearchTerm[]> {
  const spellings: { text: string; now: SearchTerm[]; before: SearchTerm[] }[] = []
  for (const period of ['now', 'before'] as const) {
    for (const { text, terms } of byHits(cluster[period])) {
      let known = spellings.find((other) => areSpellings(other.text, text))
      if (known === undefined) spellings.push((known = { text, now: [], before: [] }))
      known[period].push(...terms)
    }
  }
  const unclicked = spellings.filter(({ now, before, [decisive]: terms }) => {
    const { clickThroughRate } = rateOf(terms.length > 0 ? terms : [...now, ...before])
    return clickThroughRate < fewClicks
  })
  return { now: unclicked.flatMap(({ now }) => now), before: unclicked.flatMap(({ before }) => before) }
}

function byHits(wordings: readonly Wording[]): Wording[] {
  const hits = new Map(wordings.map((wording) => [wording, rateOf(wording.terms).hits]))
  return wordings.toSorted(
    (a, b) => (hits.get(b) ?? 0) - (hits.get(a) ?? 0) || codePointOrder(a.text, b.text),
  )
}

/** @param before terms of the previous period; undefined if they are not known */
function termGroupFrom(now: readonly SearchTerm[], before: readonly SearchTerm[] | undefined): TermGroup {
  const clicks = new Map<string, number>()
  for (const { topClickedPage, hits, clickThroughRate } of now) {
    if (topClickedPage !== null && clickThroughRate > 0)
      add(clicks, pagePath(topClickedPage), hits * clickThroughRate)
  }
  const terms = countedTerms(now)
  const { hits, clickThroughRate } = rateOf(now)
  return {
    text: terms[0]?.text ?? '',
    terms,
    searches: { now: hits, before: before === undefined ? null : rateOf(before).hits, change: null },
    clickThroughRate,
    topClickedPage: counted(clicks)[0]?.text ?? null,
  }
}

function countedTerms(terms: readonly SearchTerm[]): Counted[] {
  const spellings = new Map<string, number>()
  for (const { term, hits } of terms) add(spellings, term.trim(), hits)
  return counted(spellings)
}

function searchesWithoutClick(terms: readonly SearchTerm[]): number {
  const { hits, clickThroughRate } = rateOf(terms)
  return Math.round(hits * (1 - clickThroughRate))
}

/** Returns true if one of the wordings is about a gap of this period, in the questions or in the searches. */
function isAboutGap({ now, before }: Cluster, questions: Comparison, terms: Comparison): boolean {
  const wordings = [...now, ...before]
  return [questions, terms].some((list) => list.now.about(wordings, isGap) !== undefined)
}

/** Returns the topics of the previous period that are no gap now. */
function formerTopics(questions: Comparison, terms: Comparison): FormerGap[] {
  const all = [
    ...questions.now.all.map((cluster) => ({ cluster, clusters: questions.now })),
    ...questions.gone.map((cluster) => ({ cluster, clusters: questions.former })),
  ]
  return all.flatMap(({ cluster, clusters }): FormerGap[] => {
    if (!wasTopic(cluster) || isAboutGap(cluster, questions, terms)) return []
    const { now, before } = cluster
    const asked = before.filter(({ unanswered }) => unanswered > 0)
    const counts = { before: sum(before, 'unanswered'), now: sum(now, 'unanswered') }
    return [{ kind: 'topic', name: nameOf(cluster, asked, clusters), ...counts }]
  })
}

/** Returns the groups of terms of the previous period that are no gap now, and belonged to no topic. */
function formerTerms(questions: Comparison, terms: Comparison): FormerGap[] {
  return [...terms.now.all, ...terms.gone].flatMap((cluster): FormerGap[] => {
    const { now, before } = unclickedIn(cluster, 'before')
    if (rateOf(before).hits < leastCount || isAboutGap(cluster, questions, terms)) return []
    const topic =
      questions.now.about(cluster.before, wasTopic) ?? questions.former.about(cluster.before, wasTopic)
    if (topic !== undefined) return []
    const counts = { before: searchesWithoutClick(before), now: searchesWithoutClick(now) }
    return [{ kind: 'term', name: countedTerms(before)[0]?.text ?? '', ...counts }]
  })
}
