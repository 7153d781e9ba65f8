import type { VisitorsScenario } from '../scenarios/scenario.ts'
import { parseCsv } from './csv-table.ts'
import { type ReaderTruth, readerTruth } from './reader-truth.ts'

type Row = Record<string, string>
type Numbers = Readonly<Record<string, number>>

/** What a list of `include` adds to an export. */
interface IncludedList {
  /** Its member of visitors.json. */
  member: string
  outputs: (truth: ReaderTruth) => Numbers
  /** The numbers in its CSV files: a number of rows if {@link counted} has the name, or else the sum of that column. */
  files: Readonly<Record<string, (truth: ReaderTruth) => Numbers>>
  hasGaps: boolean
}

const counted: Readonly<Record<string, (row: Row) => boolean>> = {
  rows: () => true,
  comments: (row) => row['comment'] !== '',
  unanswered: (row) => row['resolution'] === 'unanswered',
}

const lists: Readonly<Record<string, IncludedList>> = {
  views: {
    member: 'views',
    outputs: ({ views }) => ({ views: views.totals.total }),
    files: {
      'views.csv': ({ views }) => {
        const pages = [...new Map(views.views.map((row) => [row.path, row])).values()]
        const human = sum(pages.map((row) => row.human))
        return { rows: pages.length, human, total: sum(pages.map((row) => row.total)) }
      },
    },
    hasGaps: false,
  },
  searches: {
    member: 'searches',
    outputs: (truth) => ({ searches: hits(truth) }),
    files: { 'searches.csv': (truth) => ({ rows: truth.searches.length, hits: hits(truth) }) },
    hasGaps: true,
  },
  feedback: {
    member: 'feedback',
    outputs: thumbs,
    files: {
      'feedback-by-page.csv': (truth) => {
        const pages = new Set(truth.feedback.map(({ path }) => path))
        return { rows: pages.size, ...thumbs(truth), total: truth.feedback.length }
      },
      'feedback.csv': ({ feedback }) => {
        const written = feedback.filter(({ comment }) => comment !== null)
        return { rows: feedback.length, comments: written.length }
      },
    },
    hasGaps: true,
  },
  assistant: {
    member: 'questions',
    outputs: (truth) => ({ questions: truth.conversations.length, unansweredQuestions: unanswered(truth) }),
    files: {
      'questions.csv': (truth) => ({ rows: truth.conversations.length, unanswered: unanswered(truth) }),
    },
    hasGaps: true,
  },
}

/** Returns the names of the files that `include` adds. */
export function includedFileNames(scenario: VisitorsScenario): string[] {
  const included = includedBy(scenario)
  const gaps = included.some(({ hasGaps }) => hasGaps) ? ['gaps.md'] : []
  return [...included.flatMap(({ files }) => Object.keys(files)), ...gaps]
}

/** Returns the members of visitors.json that `include` adds. */
export function includedMembers(scenario: VisitorsScenario): string[] {
  return includedBy(scenario).map(({ member }) => member)
}

/** Returns the outputs that `include` sets. */
export function includedOutputs(scenario: VisitorsScenario): Record<string, string> {
  const truth = readerTruth(scenario)
  const numbers = includedBy(scenario).flatMap(({ outputs }) => Object.entries(outputs(truth)))
  return Object.fromEntries(numbers.map(([name, count]) => [name, String(count)]))
}

/** Checks a file that `include` adds. Returns undefined for another file. */
export function includedFileProblems(
  name: string,
  text: string,
  scenario: VisitorsScenario,
): string[] | undefined {
  if (name === 'gaps.md')
    return text.startsWith('# Where ') && text.endsWith('\n') ? [] : ['The file is not complete.']
  const expected = includedBy(scenario).find(({ files }) => name in files)?.files[name]
  if (expected === undefined) return undefined
  const rows = parseCsv(text)
  return Object.entries(expected(readerTruth(scenario)))
    .map(([what, count]) => ({ what, count, held: heldNumber(what, rows) }))
    .filter(({ count, held }) => held !== count)
    .map(({ what, count, held }) => `${what} is ${held}; the service has ${count}.`)
}

function includedBy({ inputs }: VisitorsScenario): IncludedList[] {
  return (inputs['include'] ?? '').split(',').flatMap((name) => lists[name] ?? [])
}

function heldNumber(what: string, rows: readonly Row[]): number {
  const isCounted = counted[what]
  return isCounted === undefined ? sum(rows.map((row) => Number(row[what]))) : rows.filter(isCounted).length
}

function hits({ searches }: ReaderTruth): number {
  return sum(searches.map((row) => row.hits))
}

/** Only feedback about a page has a thumb. */
function thumbs({ feedback }: ReaderTruth): { thumbsUp: number; thumbsDown: number } {
  const count = (helpful: boolean): number =>
    feedback.filter((row) => row.source === 'contextual' && row.helpful === helpful).length
  return { thumbsUp: count(true), thumbsDown: count(false) }
}

function unanswered({ conversations }: ReaderTruth): number {
  return conversations.filter(({ resolutionStatus }) => resolutionStatus === 'unanswered').length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
