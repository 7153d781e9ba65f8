import { type Included, type IncludedLists, namesOf } from '../read/included-lists.ts'
import type { Question } from '../read/question-list.ts'

/** How files have a list of `include`. */
type Description<List> = {
  [RowsName in keyof List]: List[RowsName] extends readonly (infer Row)[]
    ? {
        /** The CSV file. */
        file: string
        /** The member of `visitors.json`. */
        member: string
        /** The rows, in both the list and that member. */
        rowsName: RowsName & string
        /** The columns of the CSV file, which are fields of a row. */
        columns: readonly (keyof Row & string)[]
      }
    : never
}[keyof List]

/** Each list of `include`, in the order of the files. */
const descriptions: { [Name in keyof IncludedLists]-?: Description<NonNullable<IncludedLists[Name]>> } = {
  views: {
    ...{ file: 'views.csv', member: 'views', rowsName: 'pages' },
    columns: ['path', 'human', 'ai', 'total'],
  },
  searches: {
    ...{ file: 'searches.csv', member: 'searches', rowsName: 'terms' },
    columns: ['term', 'hits', 'clickThroughRate', 'topClickedPage', 'lastSearchedAt'],
  },
  pageFeedback: {
    ...{ file: 'feedback-by-page.csv', member: 'feedbackByPage', rowsName: 'pages' },
    columns: ['path', 'thumbsUp', 'thumbsDown', 'code', 'total'],
  },
  feedback: {
    ...{ file: 'feedback.csv', member: 'feedback', rowsName: 'entries' },
    columns: ['path', 'createdAt', 'source', 'status', 'helpful', 'comment', 'code', 'filename', 'lang'],
  },
  questions: {
    ...{ file: 'questions.csv', member: 'questions', rowsName: 'questions' },
    columns: ['timestamp', 'question', 'resolution', 'category', 'page', 'sources'],
  },
}

/** A list of `include`, as files have it. */
interface WrittenList {
  file: string
  member: string
  rowsName: string
  columns: readonly string[]
  rows: readonly Readonly<Record<string, Value>>[]
  /** What the list has beside its rows. `complete` is false if the service has more rows than were read. */
  fields: object
}

/** A value in a row. */
export type Value = string | number | boolean | null | Question['sources']

/** Returns the lists that were read, as files have them. */
export function writtenLists(lists: IncludedLists): WrittenList[] {
  return (Object.keys(descriptions) as (keyof IncludedLists)[]).flatMap((name) => {
    if (lists[name] === undefined) return []
    const description = descriptions[name]
    const {
      isComplete,
      [description.rowsName]: rows,
      ...fields
    } = { ...lists[name] } as Record<string, unknown>
    return [
      { ...description, rows: rows as WrittenList['rows'], fields: { ...fields, complete: isComplete } },
    ]
  })
}

/** Returns the names of the files that an item of `include` adds. */
export function filesOfIncluded(include: readonly Included[]): string[] {
  const files = namesOf(include).map((name) => descriptions[name].file)
  // Views have no gaps.
  return include.some((name) => name !== 'views') ? [...files, 'gaps.md'] : files
}
