import { searchesOf, type Topic } from '../topics/topic.ts'
import { conversationsIn } from '../topics/wordings.ts'
import { type GapKind, silentPerReader } from './gap-kind.ts'

/** A topic that was asked often enough and seldom answered. */
export const topicKind: GapKind<Topic> = {
  list: 'questions',
  find: ({ subjects }) => subjects?.topics.filter(({ isGap }) => isGap) ?? [],
  findSmall: ({ subjects }) => subjects?.smallTopics ?? [],
  findFormer: ({ subjects }) => subjects?.formerTopics ?? [],
  sizeOf: ({ questions }) => conversationsIn(questions?.questions ?? []),
  toDo: (topic) => {
    const { name, count, pages } = topic
    const searches = searchesOf(topic)
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
