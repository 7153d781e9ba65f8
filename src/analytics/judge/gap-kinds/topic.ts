import { isMostlyOn, searchesOf, type Topic } from '../topics/topic.ts'
import { conversationsIn } from '../topics/wordings.ts'
import { type GapKind, silentPerReader } from './gap-kind.ts'

/** A topic that was asked often enough and seldom answered. */
export const topicKind: GapKind<Topic> = {
  list: 'questions',
  find: ({ subjects }) => subjects?.topics.filter(({ isGap, isOpen }) => isGap || isOpen) ?? [],
  isGap: ({ isGap }) => isGap,
  findFormer: ({ subjects }) => subjects?.formerTopics ?? [],
  sizeOf: ({ questions }) => conversationsIn(questions?.questions ?? []),
  toDo: (topic) => {
    const { name, count, pages } = topic
    const page = pages[0]?.text ?? null
    const readers = count.now * silentPerReader + searchesOf(topic)
    return { words: name, page, isOnPage: page !== null && isMostlyOn(page, topic), count, readers }
  },
}
