import { groupBy } from '../../../shared/group-by.ts'
import { textOrder } from '../../read/text-order.ts'
import { type FeedbackEntry, isOpen } from '../../read/feedback-list.ts'
import { type Included, type IncludedLists, namesOf, withTextOfReaders } from '../../read/included-lists.ts'
import type { PageFeedback, PageViews } from '../../../service/analytics-lists.ts'
import { isUnanswered, type Question } from '../../read/question-list.ts'
import type { SearchTerm } from '../../read/search-list.ts'
import { fewClicks } from '../../judge/topics/topic.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { firstOnly, type Table, tableOf } from './table.ts'

/** The lists of `include` that were read, and the text of the topic of each question that has one. */
export type ShownLists = IncludedLists & { topicOf?: ReadonlyMap<Question, string> }

type ListName = keyof IncludedLists

/** The file of each list. */
const files: Record<ListName, string> = {
  views: 'views.csv',
  searches: 'searches.csv',
  pageFeedback: 'feedback-by-page.csv',
  feedback: 'feedback.csv',
  questions: 'questions.csv',
}

/** Returns the table of a list that was read. */
const tables: {
  [Name in ListName]-?: (
    list: NonNullable<IncludedLists[Name]>,
    topicOf: ReadonlyMap<Question, string>,
  ) => Table
} = {
  views: ({ pages }) =>
    tableOf<PageViews>({
      name: 'views',
      title: 'Views',
      noun: 'page',
      file: files.views,
      empty: 'Nobody viewed a page in this range.',
      rows: pages,
      columns: [
        { name: 'path', kind: 'page' },
        { name: 'human', kind: 'count' },
        { name: 'ai', kind: 'count' },
        { name: 'total', kind: 'count' },
      ],
    }),
  searches: ({ terms, isComplete }) =>
    tableOf<SearchTerm>({
      name: 'searches',
      title: 'Search terms',
      noun: 'search term',
      file: files.searches,
      empty: 'Nobody searched in this range.',
      missing: isComplete
        ? undefined
        : `${firstOnly(terms.length, 'search term')}: those with the most searches.`,
      rows: terms,
      orderedBy: 'Searches',
      columns: [
        { name: 'term', title: 'Term', kind: 'words', isRowName: true },
        { name: 'hits', title: 'Searches', kind: 'count' },
        { name: 'clickThroughRate', title: 'With a click', kind: 'share' },
        { name: 'topClickedPage', title: 'Clicked most', kind: 'page' },
        { name: 'lastSearchedAt', title: 'Last search', kind: 'date' },
      ],
      filters: [
        { title: 'All', has: () => true },
        { title: 'Few clicks', has: ({ clickThroughRate }) => clickThroughRate < fewClicks },
        { title: 'Without a click', has: ({ clickThroughRate }) => clickThroughRate === 0 },
      ],
    }),
  pageFeedback: ({ pages, isComplete }) =>
    tableOf<PageFeedback>({
      name: 'page-feedback',
      title: 'Feedback by page',
      noun: 'page',
      file: files.pageFeedback,
      empty: 'No page got feedback in this range.',
      missing: isComplete ? undefined : `${firstOnly(pages.length, 'page')}: the service gives no more.`,
      rows: pages,
      orderedBy: 'All',
      columns: [
        { name: 'path', title: 'Page', kind: 'page', isRowName: true },
        { name: 'thumbsUp', title: 'Thumbs up', kind: 'count' },
        { name: 'thumbsDown', title: 'Thumbs down', kind: 'count' },
        { name: 'code', title: 'On code', kind: 'count' },
        { name: 'total', title: 'All', kind: 'count' },
      ],
      filters: [
        { title: 'All', has: () => true },
        { title: 'More down than up', has: ({ thumbsUp, thumbsDown }) => thumbsDown > thumbsUp },
        { title: 'More up than down', has: ({ thumbsUp, thumbsDown }) => thumbsUp > thumbsDown },
      ],
    }),
  feedback: ({ entries }) =>
    tableOf<FeedbackEntry>({
      name: 'feedback',
      title: 'Feedback',
      noun: 'feedback item',
      file: files.feedback,
      empty: 'Nobody gave feedback in this range.',
      rows: entries,
      orderedBy: 'Date',
      columns: [
        { name: 'path', title: 'Page', kind: 'page' },
        { name: 'createdAt', title: 'Date', kind: 'date' },
        { name: 'source', title: 'Source', kind: 'state' },
        { name: 'status', title: 'Status', kind: 'state' },
        { name: 'helpful', kind: 'state' },
        {
          title: 'Thumb',
          kind: 'state',
          cell: ({ helpful }) => (helpful === null ? null : helpful ? 'up' : 'down'),
        },
        { name: 'comment', title: 'Comment', kind: 'words', isRowName: true },
        { name: 'code', title: 'On code', kind: 'code' },
        { name: 'filename', kind: 'words' },
        { name: 'lang', kind: 'words' },
      ],
      filters: [
        // A thumb alone tells little.
        { title: 'With a comment', has: ({ comment }) => comment !== null },
        { title: 'Open comments', has: (entry) => entry.comment !== null && isOpen(entry) },
        { title: 'Thumbs down', has: ({ helpful }) => helpful === false },
        { title: 'Thumbs up', has: ({ helpful }) => helpful === true },
        { title: 'All', has: () => true },
      ],
    }),
  questions: ({ questions, asked }, topicOf) => {
    const steps = questions.length - asked
    return tableOf<Question>({
      name: 'questions',
      title: 'Questions',
      noun: steps === 0 ? 'question' : 'row',
      count: steps === 0 ? undefined : `${formatCount(asked)} (${formatCount(steps)} more were no questions)`,
      file: files.questions,
      empty: 'Nobody asked the assistant in this range.',
      rows: questions,
      order: orderByTopic(questions, topicOf),
      orderedBy: 'Topic',
      columns: [
        { name: 'timestamp', title: 'Date', kind: 'date' },
        { name: 'question', title: 'Question', kind: 'words', isRowName: true },
        { name: 'resolution', title: 'Answer', kind: 'state' },
        { name: 'category', title: 'Category', kind: 'state' },
        { name: 'page', title: 'Asked on', kind: 'page' },
        { name: 'sources', kind: 'links' },
        { name: 'topic', title: 'Topic', kind: 'words', cell: (question) => topicOf.get(question) ?? null },
      ],
      filters: [
        { title: 'Unanswered', has: isUnanswered },
        { title: 'All', has: () => true },
      ],
    })
  },
}

/** Returns a table for each list of `include` that was read, in the order of the report. */
export function listTables(lists: ShownLists): Table[] {
  const { views, searches, pageFeedback, feedback, questions, topicOf = new Map() } = lists
  return [
    views && tables.views(views, topicOf),
    searches && tables.searches(searches, topicOf),
    pageFeedback && tables.pageFeedback(pageFeedback, topicOf),
    feedback && tables.feedback(feedback, topicOf),
    questions && tables.questions(questions, topicOf),
  ].filter((table) => table !== undefined)
}

/** Returns the questions of a topic together, the most asked topic first, and those without a topic last. */
function orderByTopic(questions: readonly Question[], topicOf: ReadonlyMap<Question, string>): number[] {
  const groups = groupBy(questions.entries(), ([, question]) => topicOf.get(question) ?? null)
  const sizeOf = (topic: string | null): number => (topic === null ? 0 : (groups.get(topic)?.length ?? 0))
  return [...groups]
    .sort(([a], [b]) => sizeOf(b) - sizeOf(a) || textOrder(a ?? '', b ?? ''))
    .flatMap(([, asked]) => asked.map(([index]) => index))
}

/** Returns the names of the files that `include` adds. */
export function filesOfIncluded(include: readonly Included[]): string[] {
  const names = namesOf(include).map((name) => files[name])
  return withTextOfReaders(include).length > 0 ? [...names, 'gaps.md'] : names
}
