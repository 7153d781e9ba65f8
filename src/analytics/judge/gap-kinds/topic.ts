import { leastCount, searchesOf, type TermGroup, type Topic } from '../topics/topic.ts'
import { type GapKind, silentPerReader } from './gap-kind.ts'

// Below these, a topic is a gap but no task. Terms are none below the second one.
const leastAsked = 3
const leastSearched = 5

/** A topic that was asked often enough and seldom answered. */
export const topicKind: GapKind<Topic> = {
  list: 'questions',
  find: ({ subjects }) => subjects?.topics.filter(({ isGap }) => isGap) ?? [],
  findFormer: ({ subjects }) => subjects?.formerTopics ?? [],
  sizeOf: ({ questions }) => {
    const asked = questions?.questions.filter(({ isStep }) => !isStep)
    return new Set(asked?.map(({ conversation }) => conversation)).size
  },
  toDo: (topic) => {
    const { name, count, pages } = topic
    const searches = searchesOf(topic)
    if (count.now < leastAsked && searches < leastSearched) return undefined
    const [page] = pages
    return {
      words: name,
      page: page?.text ?? null,
      isOnPage: 2 * (page?.count ?? 0) >= count.now,
      count,
      readers: count.now * silentPerReader + searches,
    }
  },
}

/** Terms that were searched at least twice with few clicks, and belong to no topic. */
export const termKind: GapKind<TermGroup> = {
  list: 'searches',
  find: ({ subjects }) => subjects?.terms.filter(({ count }) => count.now >= leastCount) ?? [],
  findFormer: ({ subjects }) => subjects?.formerTerms ?? [],
  sizeOf: ({ searches }) => (searches?.isComplete === true ? searches.totalSearches : 0),
  toDo: ({ name, count, topClickedPage }) => {
    if (count.now < leastSearched) return undefined
    return { words: name, page: topClickedPage, isOnPage: false, count, readers: count.now }
  },
}
