import type { IncludedLists } from '../read/included-lists.ts'
import { csvTable } from './csv-table.ts'
import type { ExportFile } from './export-files.ts'

/** Returns one CSV file for each list that was read. */
export function includedCsvFiles(lists: IncludedLists): ExportFile[] {
  const { views, searches, feedback, pageFeedback, questions } = lists
  return [
    ...(views === undefined ? [] : [{ name: 'views.csv', chunks: viewsCsv(views) }]),
    ...(searches === undefined ? [] : [{ name: 'searches.csv', chunks: searchesCsv(searches) }]),
    ...(feedback === undefined ? [] : [{ name: 'feedback.csv', chunks: feedbackCsv(feedback) }]),
    ...(pageFeedback === undefined
      ? []
      : [{ name: 'feedback-by-page.csv', chunks: pageFeedbackCsv(pageFeedback) }]),
    ...(questions === undefined ? [] : [{ name: 'questions.csv', chunks: questionsCsv(questions) }]),
  ]
}

type ListOf<Name extends keyof IncludedLists> = NonNullable<IncludedLists[Name]>

export function viewsCsv({ pages }: ListOf<'views'>): Generator<string> {
  return csvTable(['path', 'human', 'ai', 'total'], pages, ({ path, human, ai, total }) => [
    path,
    human,
    ai,
    total,
  ])
}

export function searchesCsv({ terms }: ListOf<'searches'>): Generator<string> {
  const header = ['term', 'hits', 'clickThroughRate', 'topClickedPage', 'lastSearchedAt']
  return csvTable(header, terms, ({ term, hits, clickThroughRate, topClickedPage, lastSearchedAt }) => [
    term,
    hits,
    clickThroughRate,
    topClickedPage,
    lastSearchedAt,
  ])
}

export function pageFeedbackCsv({ pages }: ListOf<'pageFeedback'>): Generator<string> {
  const header = ['path', 'thumbsUp', 'thumbsDown', 'code', 'total']
  return csvTable(header, pages, ({ path, thumbsUp, thumbsDown, code, total }) => [
    path,
    thumbsUp,
    thumbsDown,
    code,
    total,
  ])
}

export function feedbackCsv({ entries }: ListOf<'feedback'>): Generator<string> {
  const header = [
    ...['path', 'createdAt', 'source', 'status', 'helpful', 'comment'],
    ...['code', 'filename', 'lang'],
  ]
  return csvTable(header, entries, (entry) => [
    entry.path,
    entry.createdAt,
    entry.source,
    entry.status,
    entry.helpful === null ? null : String(entry.helpful),
    entry.comment,
    entry.code,
    entry.filename,
    entry.lang,
  ])
}

export function questionsCsv({ questions }: ListOf<'questions'>): Generator<string> {
  const header = ['timestamp', 'question', 'resolution', 'category', 'page', 'sources']
  return csvTable(header, questions, ({ timestamp, question, resolution, category, page, sources }) => [
    timestamp,
    question,
    resolution,
    category,
    page,
    // URLs have no spaces.
    sources.map(({ url }) => url).join(' '),
  ])
}
