import {
  type DislikedPage,
  fewestHits,
  type GoneGap,
  lowestClickThroughRate,
  pagePath,
  type QuestionGap,
  type Since,
  type TermGap,
  topTerms,
} from './gaps.ts'
import type { ExportContent } from './export-content.ts'
import { formatChange, formatCount, formatGain, formatShare } from './number-format.ts'
import type { PageChange } from './read/comparison.ts'

/** Most rows of a table. */
export const maxGapsPerTable = 25

/** A text with the number of times that it occurs. */
interface Counted {
  text: string
  count: number
}

/** A cell. What shows it makes the texts safe, and cuts them. */
export type GapCell =
  | { kind: 'words'; texts: readonly Counted[] }
  | { kind: 'pages'; texts: readonly Counted[] }
  /** A gap has what it was in the previous period, if that is known. */
  | { kind: 'count'; count: number; since?: Since | undefined }
  | { kind: 'share'; share: number }
  /** The visitors of a page in both periods. */
  | { kind: 'change'; now: number; previous: number }

/** One kind of gap, as `gaps.md`, the summary and the report show it. They show fewer rows and texts, not others. */
export interface GapTable {
  name: 'questions' | 'terms' | 'pages' | 'losses'
  title: string
  note: string
  /** Texts come before numbers. The first is the name of the gap, and the others tell more about it. */
  columns: readonly { title: string; kind: GapCell['kind'] }[]
  /** Number of gaps. */
  count: number
  /** The heaviest gaps, at most {@link maxGapsPerTable}. */
  rows: readonly (readonly GapCell[])[]
  /** The files of the export that have all of them. */
  files: readonly string[]
  /** Says that there is no gap. */
  empty: string
  /** Says what is missing if the list was cut. */
  cut: string | undefined
}

/** Returns a table for each list that was read: unanswered questions, searches with few clicks, disliked pages. */
export function gapTables(content: ExportContent): GapTable[] {
  return [questionTable(content), termTable(content), pageTable(content)].filter(
    (table) => table !== undefined,
  )
}

/** Returns the tables of `gaps.md`: those that have gaps, and the pages that lost visitors. */
export function filledGapTables(content: ExportContent): GapTable[] {
  return [...gapTables(content), lossTable(content)]
    .filter((table) => table !== undefined)
    .filter(({ count }) => count > 0)
}

/** Returns the number of entries in `gaps.md`, without the tasks at its top. */
export function gapCount(content: ExportContent): number {
  return filledGapTables(content).reduce((sum, { rows }) => sum + rows.length, 0)
}

function lossTable({ gaps }: ExportContent): GapTable | undefined {
  return (
    gaps?.losses && {
      name: 'losses',
      title: 'Pages that lost most visitors',
      note: 'Compared with the previous period.',
      columns: [
        { title: 'Page', kind: 'pages' },
        { title: 'Change', kind: 'change' },
        { title: 'Now', kind: 'count' },
      ],
      ...rowsOf(gaps.losses, ({ path, total, previous }: PageChange) => [
        pagesCell(path),
        { kind: 'change', now: total, previous: previous.total },
        { kind: 'count', count: total },
      ]),
      files: ['visitors.csv', 'visitors.json'],
      empty: 'No page lost visitors.',
      cut: undefined,
    }
  )
}

function questionTable({ gaps, questions }: ExportContent): GapTable | undefined {
  if (gaps?.questions === undefined) return undefined
  return {
    name: 'questions',
    title: 'Unanswered questions',
    note: 'The same question counts once, in whatever case and spacing.',
    columns: [
      { title: 'Question', kind: 'words' },
      { title: 'Asked on', kind: 'pages' },
      { title: 'Asked', kind: 'count' },
    ],
    ...rowsOf(gaps.questions, ({ question, pages, count, since }: QuestionGap) => [
      wordsCell(question),
      { kind: 'pages', texts: pages.map(({ page, count }) => ({ text: page, count })) },
      { kind: 'count', count, since },
    ]),
    files: ['questions.csv'],
    empty:
      questions?.questions.length === 0
        ? 'Nobody asked the assistant.'
        : 'The assistant answered every question.',
    cut: undefined,
  }
}

function termTable({ gaps, searches }: ExportContent): GapTable | undefined {
  if (gaps?.terms === undefined || searches === undefined) return undefined
  return {
    name: 'terms',
    title: 'Searches with few clicks',
    note: `Less than ${formatShare(lowestClickThroughRate, 1).replace('.0', '')} of the searches led to a click. Of the ${topTerms} terms with the most searches, each searched at least ${fewestHits} times.`,
    columns: [
      { title: 'Term', kind: 'words' },
      { title: 'Clicked most', kind: 'pages' },
      { title: 'Searches', kind: 'count' },
      { title: 'With a click', kind: 'share' },
    ],
    ...rowsOf(gaps.terms, ({ term, topClickedPage, hits, clickThroughRate, since }: TermGap) => [
      wordsCell(term),
      pagesCell(...(topClickedPage === null ? [] : [topClickedPage])),
      { kind: 'count', count: hits, since },
      { kind: 'share', share: clickThroughRate },
    ]),
    files: ['searches.csv'],
    empty: searches.terms.length === 0 ? 'Nobody searched.' : 'No term was searched often with few clicks.',
    cut: searches.isComplete
      ? undefined
      : `Only the first ${formatCount(searches.terms.length)} terms were read: those with the most searches.`,
  }
}

function pageTable({ gaps, pageFeedback }: ExportContent): GapTable | undefined {
  if (gaps?.pages === undefined || pageFeedback === undefined) return undefined
  return {
    name: 'pages',
    title: 'Disliked pages',
    note: 'More thumbs down than up. With the comments that are neither resolved nor dismissed.',
    columns: [
      { title: 'Page', kind: 'pages' },
      { title: 'Open comments', kind: 'words' },
      { title: 'Down', kind: 'count' },
      { title: 'Up', kind: 'count' },
    ],
    ...rowsOf(gaps.pages, ({ path, comments, thumbsDown, thumbsUp, since }: DislikedPage) => [
      pagesCell(pagePath(path)),
      { kind: 'words', texts: comments.map(({ comment, count }) => ({ text: comment, count })) },
      { kind: 'count', count: thumbsDown, since },
      { kind: 'count', count: thumbsUp },
    ]),
    files: ['feedback-by-page.csv', 'feedback.csv'],
    empty:
      pageFeedback.pages.length === 0 ? 'No page got feedback.' : 'No page got more thumbs down than up.',
    cut: pageFeedback.isComplete
      ? undefined
      : `Only the first ${formatCount(pageFeedback.pages.length)} pages with feedback were read: the service gives no more.`,
  }
}

function rowsOf<Gap>(gaps: readonly Gap[], toRow: (gap: Gap) => GapCell[]): Pick<GapTable, 'count' | 'rows'> {
  return { count: gaps.length, rows: gaps.slice(0, maxGapsPerTable).map(toRow) }
}

function wordsCell(text: string): GapCell {
  return { kind: 'words', texts: [{ text, count: 1 }] }
}

function pagesCell(...pages: readonly string[]): GapCell {
  return { kind: 'pages', texts: pages.map((text) => ({ text, count: 1 })) }
}

/** Explains what stands behind the number of a gap with `compare`. */
export const sinceNote =
  'In brackets: the change since the previous period. What is new was no gap then; the rest is still open.'

/** Whether a cell or a column has texts. */
export function isText({ kind }: Pick<GapCell, 'kind'>): boolean {
  return kind === 'words' || kind === 'pages'
}

/** Returns a cell that has no texts: `27 (+16)`, `3 (new)`, `8.0%`, `−90 (−30.0%)`. */
export function numberText(cell: Exclude<GapCell, { texts: unknown }>): string {
  switch (cell.kind) {
    case 'share':
      return formatShare(cell.share, 1)
    case 'change':
      return formatChange(cell.now, cell.previous)
    case 'count': {
      const { count, since } = cell
      const moved = since && ` (${since.isNew ? 'new' : formatGain(count, since.previous)})`
      return `${formatCount(count)}${moved ?? ''}`
    }
  }
}

const goneTitles: Record<GoneGap['reason'], string> = {
  'not-asked': 'Questions not asked any more',
  answered: 'Questions answered now',
  clicked: 'Searches with more clicks now',
  'not-searched': 'Terms not searched any more',
  'not-disliked': 'Pages not disliked any more',
}
const goneNamesShown = 3

/** What the summary, `gaps.md` and the report say about the gaps that are gone. */
export const goneWords = {
  title: 'Did it help?',
  empty: 'No gap of the previous period is gone.',
  columns: ['Since the previous period', 'Count'],
}

/** Gaps of the previous period that are gone for the same reason. */
export interface GoneRow {
  title: string
  /** The first of them: pages, or what readers wrote. */
  names: readonly string[]
  arePages: boolean
  count: number
}

/** Returns what is gone since the previous period, by reason. */
export function goneRows(gone: readonly GoneGap[]): GoneRow[] {
  return (Object.keys(goneTitles) as GoneGap['reason'][]).flatMap((reason) => {
    const of = gone.filter((gap) => gap.reason === reason)
    const names = of.slice(0, goneNamesShown).map(({ name }) => name)
    return of.length === 0
      ? []
      : [{ title: goneTitles[reason], names, arePages: reason === 'not-disliked', count: of.length }]
  })
}
