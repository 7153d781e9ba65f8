import { searchesOf, type Topic } from '../topics/topic.ts'
import { type GapKind, silentPerReader } from './gap-kind.ts'
import { leastSearched } from './term.ts'

// Below these, a topic is a gap but no task.
const leastAsked = 3

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
