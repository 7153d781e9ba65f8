import { formatCountOf } from '../../../shared/number-format.ts'
import { withoutGreetings } from '../../judge/topics/small-talk.ts'
import { searchesOf } from '../../judge/topics/topic.ts'
import { changeOf, onPage, type ShownGapKind, times } from './gap-kind.ts'

export const shownTopics: ShownGapKind<'topic'> = {
  verb: () => 'write',
  what: ({ about: { name } }) => ['an answer to ', { words: name }],
  why: (task) => {
    const { wordings, isGap } = task.about
    const { now, before } = task.count
    // Asked so seldom, and each time in other words, it is a gap because of both periods.
    const asBefore = isGap && now < 3 && before && wordings.length === now ? `, ${times(before)} before` : ''
    const inWordings = wordings.length === 1 ? '' : ` in ${formatCountOf(wordings.length, 'wording')}`
    const searches = searchesOf(task.about)
    return [
      [`asked ${times(now)}${asBefore || changeOf(task)}${inWordings}`],
      searches === 0 ? [] : [`searched ${times(searches)}`],
      onPage(task.isOnPage ? 'mostly on ' : 'for example on ', task),
    ]
  },
  numbers: ({ about }) => ({
    wordings: about.wordings.length,
    askedOnPage: about.pages[0]?.count ?? 0,
    searches: searchesOf(about),
  }),
  listRow: {
    list: 'questions',
    row: ({ name }, { questions, topicOf }) =>
      questions?.questions.findIndex((question) => topicOf.get(question) === name) ?? -1,
  },
  tells: 'the questions that the assistant could not answer',
  counts: { questions: 'questions', unanswered: 'unanswered' },
  table: { name: 'topics', title: 'Topics without an answer' },
  name: { title: 'Topic', kind: 'words', json: 'text' },
  note: 'Questions about one subject are one topic.',
  columns: (counts) => [
    {
      title: 'Other wordings',
      kind: 'words',
      // The name has no greetings.
      cell: ({ name, wordings }) => wordings.filter(({ text }) => withoutGreetings(text) !== name),
    },
    { title: 'Search terms', kind: 'words', cell: ({ terms }) => terms },
    { title: 'Asked on', kind: 'page', cell: ({ pages }) => pages },
    ...counts,
  ],
  // Questions need no word.
  count: { title: 'Asked', closed: '', json: 'unanswered' },
  empty: ({ questions }) => {
    if (questions?.questions.length === 0) return 'Nobody asked the assistant: is it on?'
    if (questions?.asked === 0) return 'The assistant only asked back.'
    if (questions?.unanswered === 0) return 'The assistant answered every question.'
    return 'No question was asked twice, and no topic three times, without an answer.'
  },
  // A topic says itself that it is a gap.
  jsonMember: undefined,
  json: ['name', 'isGap', 'count', 'answered', 'wordings', 'terms', 'pages'],
}
