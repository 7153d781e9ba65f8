import type { IncludedLists } from '../read/included-lists.ts'
import { csvTable } from './csv-table.ts'
import type { ExportFile } from './export-files.ts'

/** The file of each list; undefined if the list was not read. */
const files: { [Name in keyof IncludedLists]-?: (lists: IncludedLists) => ExportFile | undefined } = {
  views: ({ views }) =>
    views && {
      name: 'views.csv',
      chunks: csvTable(['path', 'human', 'ai', 'total'], views.pages, ({ path, human, ai, total }) => [
        ...[path, human, ai, total],
      ]),
    },
  searches: ({ searches }) =>
    searches && {
      name: 'searches.csv',
      chunks: csvTable(
        ['term', 'hits', 'clickThroughRate', 'topClickedPage', 'lastSearchedAt'],
        searches.terms,
        ({ term, hits, clickThroughRate, topClickedPage, lastSearchedAt }) => [
          ...[term, hits, clickThroughRate, topClickedPage, lastSearchedAt],
        ],
      ),
    },
  feedback: ({ feedback }) =>
    feedback && {
      name: 'feedback.csv',
      chunks: csvTable(
        ['path', 'createdAt', 'source', 'status', 'helpful', 'comment', 'code', 'filename', 'lang'],
        feedback.entries,
        ({ path, createdAt, source, status, helpful, comment, code, filename, lang }) => [
          ...[path, createdAt, source, status, helpful === null ? null : String(helpful)],
          ...[comment, code, filename, lang],
        ],
      ),
    },
  pageFeedback: ({ pageFeedback }) =>
    pageFeedback && {
      name: 'feedback-by-page.csv',
      chunks: csvTable(
        ['path', 'thumbsUp', 'thumbsDown', 'code', 'total'],
        pageFeedback.pages,
        ({ path, thumbsUp, thumbsDown, code, total }) => [path, thumbsUp, thumbsDown, code, total],
      ),
    },
  questions: ({ questions }) =>
    questions && {
      name: 'questions.csv',
      chunks: csvTable(
        ['timestamp', 'question', 'resolution', 'category', 'page', 'sources'],
        questions.questions,
        ({ timestamp, question, resolution, category, page, sources }) => [
          ...[timestamp, question, resolution, category, page],
          // URLs have no spaces.
          sources.map(({ url }) => url).join(' '),
        ],
      ),
    },
}

/** Returns one CSV file for each list that was read. */
export function includedCsvFiles(lists: IncludedLists): ExportFile[] {
  return Object.values(files)
    .map((fileOf) => fileOf(lists))
    .filter((file) => file !== undefined)
}
