import { fewestHits, type GoneGap, lowestClickThroughRate, pagePath, type Since, topTerms } from './gaps.ts'
import type { ExportContent } from './export-content.ts'
import { formatChange, formatCount, formatGain, formatShare } from './number-format.ts'
import { hasLost } from './read/comparison.ts'

/** Most rows of a table. */
export const maxGapsPerTable = 25

/** A text with the number of times that it occurs. */
interface Counted {
  text: string
  count: number
}

/** What readers wrote, or paths of pages. What shows them makes them safe, and cuts them. */
export interface GapTexts {
  kind: 'words' | 'pages'
  texts: readonly Counted[]
}

/** One kind of gap, as `gaps.md`, the summary and the report show it. They show fewer rows and texts, not others. */
export interface GapTable {
  name: 'questions' | 'terms' | 'pages' | 'losses'
  title: string
  note: string
  /** Titles. The first is that of the name of the gap, and the others tell more about it. */
  textColumns: readonly string[]
  numberColumns: readonly string[]
  /** Number of gaps. */
  count: number
  /** The heaviest gaps, at most {@link maxGapsPerTable}. */
  rows: readonly GapRow[]
  /** The files of the export that have all of them. */
  files: readonly string[]
  /** Says that there is no gap. */
  empty: string
  /** Says what is missing if the list was cut. */
  cut?: string | undefined
}

/** A gap, with a cell for each column. */
export interface GapRow {
  texts: readonly GapTexts[]
  numbers: readonly string[]
}

/** Returns a table for each list that was read: unanswered questions, searches with few clicks, disliked pages. */
export function gapTables(content: ExportContent): GapTable[] {
  return [questionTable(content), termTable(content), pageTable(content)].filter(
    (table) => table !== undefined,
  )
}

/** Returns the tables of `gaps.md`: those that have gaps, and the pages that lost visitors. */
export function filledGapTables(content: ExportContent): GapTable[] {
  return [...gapTables(content), lossTable(content)].filter(({ count }) => count > 0)
}

/** Returns the number of entries in `gaps.md`, without the tasks at its top. */
export function gapCount(content: ExportContent): number {
  return filledGapTables(content).reduce((sum, { rows }) => sum + rows.length, 0)
}

function questionTable({ gaps, questions }: ExportContent): GapTable | undefined {
  if (gaps?.questions === undefined) return undefined
  return {
    name: 'questions',
    title: 'Unanswered questions',
    note: 'The same question counts once, in whatever case and spacing.',
    textColumns: ['Question', 'Asked on'],
    numberColumns: ['Asked'],
    ...rowsOf(gaps.questions, ({ question, pages, count, since }) => ({
      texts: [
        words(question),
        { kind: 'pages', texts: pages.map(({ page, count }) => ({ text: page, count })) },
      ],
      numbers: [countSince(count, since)],
    })),
    files: ['questions.csv'],
    empty:
      questions?.questions.length === 0
        ? 'Nobody asked the assistant.'
        : 'The assistant answered every question.',
  }
}

function termTable({ gaps, searches }: ExportContent): GapTable | undefined {
  if (gaps?.terms === undefined || searches === undefined) return undefined
  return {
    name: 'terms',
    title: 'Searches with few clicks',
    note: `Less than ${formatShare(lowestClickThroughRate, 1).replace('.0', '')} of the searches led to a click. Of the ${topTerms} terms with the most searches, each searched at least ${fewestHits} times.`,
    textColumns: ['Term', 'Clicked most'],
    numberColumns: ['Searches', 'With a click'],
    ...rowsOf(gaps.terms, ({ term, topClickedPage, hits, clickThroughRate, since }) => ({
      texts: [words(term), ...(topClickedPage === null ? [] : [page(topClickedPage)])],
      numbers: [countSince(hits, since), formatShare(clickThroughRate, 1)],
    })),
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
    textColumns: ['Page', 'Open comments'],
    numberColumns: ['Down', 'Up'],
    ...rowsOf(gaps.pages, ({ path, comments, thumbsDown, thumbsUp, since }) => ({
      texts: [
        page(pagePath(path)),
        { kind: 'words', texts: comments.map(({ comment, count }) => ({ text: comment, count })) },
      ],
      numbers: [countSince(thumbsDown, since), formatCount(thumbsUp)],
    })),
    files: ['feedback-by-page.csv', 'feedback.csv'],
    empty:
      pageFeedback.pages.length === 0 ? 'No page got feedback.' : 'No page got more thumbs down than up.',
    cut: pageFeedback.isComplete
      ? undefined
      : `Only the first ${formatCount(pageFeedback.pages.length)} pages with feedback were read: the service gives no more.`,
  }
}

function lossTable({ moved }: ExportContent): GapTable {
  return {
    name: 'losses',
    title: 'Pages that lost most visitors',
    note: 'Compared with the previous period.',
    textColumns: ['Page'],
    numberColumns: ['Change', 'Now'],
    ...rowsOf(moved.filter(hasLost), ({ path, total, previous }) => ({
      texts: [page(path)],
      numbers: [formatChange(total, previous.total), formatCount(total)],
    })),
    files: ['visitors.csv', 'visitors.json'],
    empty: 'No page lost visitors.',
  }
}

function rowsOf<Gap>(gaps: readonly Gap[], toRow: (gap: Gap) => GapRow): Pick<GapTable, 'count' | 'rows'> {
  return { count: gaps.length, rows: gaps.slice(0, maxGapsPerTable).map(toRow) }
}

function words(text: string): GapTexts {
  return { kind: 'words', texts: [{ text, count: 1 }] }
}

function page(path: string): GapTexts {
  return { kind: 'pages', texts: [{ text: path, count: 1 }] }
}

/** Returns the number of a gap, and what it was in the previous period, if that is known: `27 (+16)`, `3 (new)`. */
function countSince(count: number, since: Since | undefined): string {
  const moved = since && ` (${since.isNew ? 'new' : formatGain(count, since.previous)})`
  return `${formatCount(count)}${moved ?? ''}`
}

/** Explains what stands behind the number of a gap with `compare`. */
export const sinceNote =
  'In brackets: the change since the previous period. What is new was no gap then; the rest is still open.'

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
interface GoneRow {
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
