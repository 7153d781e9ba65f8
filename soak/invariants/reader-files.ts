import type { VisitorsScenario } from '../scenarios/scenario.ts'
import { parseCsv } from './csv-table.ts'
import { includedBy, readerTruth, thumbs, totalSearches, unanswered } from './reader-truth.ts'

const filesOf: Readonly<Record<string, readonly string[]>> = {
  views: ['views.csv'],
  searches: ['searches.csv', 'gaps.md'],
  feedback: ['feedback-by-page.csv', 'feedback.csv', 'gaps.md'],
  assistant: ['questions.csv', 'gaps.md'],
}

/** Returns the names of the files that `include` adds. */
export function readerFileNames(scenario: VisitorsScenario): string[] {
  return [...new Set(includedBy(scenario).flatMap((name) => filesOf[name] ?? []))]
}

type Rows = Record<string, string>[]
type Numbers = Readonly<Record<string, number>>

const sum = (rows: Rows, column: string): number =>
  rows.reduce((total, row) => total + Number(row[column]), 0)

/** The numbers that a file holds, and the same numbers in the data of the service. */
const checks: Readonly<
  Record<string, { held: (rows: Rows) => Numbers; expected: (scenario: VisitorsScenario) => Numbers }>
> = {
  'views.csv': {
    held: (rows) => ({ rows: rows.length, human: sum(rows, 'human'), total: sum(rows, 'total') }),
    expected: (scenario) => {
      const pages = [...new Map(readerTruth(scenario).views.views.map((row) => [row.path, row])).values()]
      const all = (column: 'human' | 'total'): number => pages.reduce((total, row) => total + row[column], 0)
      return { rows: pages.length, human: all('human'), total: all('total') }
    },
  },
  'searches.csv': {
    held: (rows) => ({ rows: rows.length, hits: sum(rows, 'hits') }),
    expected: (scenario) => {
      const truth = readerTruth(scenario)
      return { rows: truth.searches.length, hits: totalSearches(truth) }
    },
  },
  'feedback-by-page.csv': {
    held: (rows) => ({
      rows: rows.length,
      thumbsUp: sum(rows, 'thumbsUp'),
      thumbsDown: sum(rows, 'thumbsDown'),
      total: sum(rows, 'total'),
    }),
    expected: (scenario) => {
      const truth = readerTruth(scenario)
      return {
        rows: new Set(truth.feedback.map((row) => row.path)).size,
        thumbsUp: thumbs(truth, true),
        thumbsDown: thumbs(truth, false),
        total: truth.feedback.length,
      }
    },
  },
  'feedback.csv': {
    held: (rows) => ({ rows: rows.length, comments: rows.filter((row) => row['comment'] !== '').length }),
    expected: (scenario) => {
      const { feedback } = readerTruth(scenario)
      return { rows: feedback.length, comments: feedback.filter(({ comment }) => comment !== null).length }
    },
  },
  'questions.csv': {
    held: (rows) => ({
      rows: rows.length,
      unanswered: rows.filter((row) => row['resolution'] === 'unanswered').length,
    }),
    expected: (scenario) => {
      const truth = readerTruth(scenario)
      return { rows: truth.conversations.length, unanswered: unanswered(truth) }
    },
  },
}

/** Checks a file that `include` adds. Returns undefined for another file. */
export function readerFileProblems(
  name: string,
  text: string,
  scenario: VisitorsScenario,
): string[] | undefined {
  if (name === 'gaps.md')
    return text.startsWith('# Where ') && text.endsWith('\n') ? [] : ['The file is not complete.']
  const check = checks[name]
  if (check === undefined) return undefined
  const held = check.held(parseCsv(text))
  return Object.entries(check.expected(scenario))
    .filter(([what, count]) => held[what] !== count)
    .map(([what, count]) => `${what} is ${held[what] ?? 'missing'}; the service has ${count}.`)
}
