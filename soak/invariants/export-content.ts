import { isDeepStrictEqual } from 'node:util'

import type { VisitorCounts, VisitorRow } from '../../simulator/visitor-data.ts'
import type { VisitorsScenario } from '../scenarios/scenario.ts'
import { parseCsv } from './csv-table.ts'
import { truthOf } from './export-outputs.ts'
import { includedFileProblems, includedMembers } from './included-lists.ts'
import { visitorTruth } from './visitor-truth.ts'

type Check = (text: string, scenario: VisitorsScenario) => string[]

interface DatedCounts extends VisitorCounts {
  dateFrom: string
  dateTo: string
}

interface JsonExport {
  dateFrom: string
  dateTo: string
  totals: VisitorCounts
  visitors: VisitorRow[]
  previous?: { dateFrom: string; dateTo: string; totals: VisitorCounts; visitors: VisitorRow[] }
  series?: DatedCounts[]
}

const checks: Readonly<Record<string, Check>> = {
  'visitors.json': (text, scenario) => jsonProblems(JSON.parse(text) as JsonExport, scenario),
  'visitors.ndjson': (text, scenario) =>
    rowProblems(
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as VisitorRow),
      scenario,
    ),
  'visitors.csv': (text, scenario) => rowProblems(parseCsv(text).map(rowOfRecord), scenario, inCell),
  'series.csv': (text, scenario) =>
    seriesProblems(
      parseCsv(text).map((record) => ({
        dateFrom: record['dateFrom'] ?? '',
        dateTo: record['dateTo'] ?? '',
        ...countsOf(record),
      })),
      scenario,
    ),
  'report.md': (text) => (text.startsWith('## ') && text.endsWith('\n') ? [] : ['The file is not complete.']),
  'report.html': (text) => (text.trimEnd().endsWith('</html>') ? [] : ['The file is not complete.']),
}

/** Checks that each file is complete and holds the data of the service. */
export function checkContent(scenario: VisitorsScenario, files: Record<string, Buffer>): string[] {
  return Object.entries(files).flatMap(([name, bytes]) => {
    try {
      const text = bytes.toString()
      const problems = checks[name]?.(text, scenario) ??
        includedFileProblems(name, text, scenario) ?? ['The file is not expected.']
      return problems.map((problem) => `${name}: ${problem}`)
    } catch (error) {
      return [`${name}: ${String(error)}`]
    }
  })
}

function jsonProblems(json: JsonExport, scenario: VisitorsScenario): string[] {
  const { totals, rows } = truthOf(scenario)
  const problems: string[] = []
  if (!isDeepStrictEqual(json.totals, totals)) problems.push('The totals differ from those of the service.')
  if (!isDeepStrictEqual(json.visitors, rows)) problems.push('The pages differ from those of the service.')
  for (const member of includedMembers(scenario))
    if (!(member in json)) problems.push(`The member ${member} is missing.`)
  const { previous } = json
  if ((previous === undefined) !== (scenario.inputs['compare'] === undefined))
    problems.push('The previous period is missing, or present without compare.')
  if (previous !== undefined) {
    const before = visitorTruth(scenario.data, previous.dateFrom, previous.dateTo)
    if (previous.dateTo !== json.dateFrom)
      problems.push(`The previous period ends on ${previous.dateTo}; expected ${json.dateFrom}.`)
    if (!isDeepStrictEqual(previous.totals, before.totals)) problems.push('The previous totals differ.')
    if (!isDeepStrictEqual(previous.visitors, before.rows)) problems.push('The previous pages differ.')
  }
  return json.series === undefined ? problems : [...problems, ...seriesProblems(json.series, scenario)]
}

/** With a comparison, the rows also include the pages of the previous period, with zeros for this one. */
function rowProblems(
  rows: readonly VisitorRow[],
  scenario: VisitorsScenario,
  shownPath: (path: string) => string = (path) => path,
): string[] {
  const expected = truthOf(scenario).rows.map((row) => ({ ...row, path: shownPath(row.path) }))
  const paths = new Set(expected.map(({ path }) => path))
  const isCompared = scenario.inputs['compare'] !== undefined
  const current = rows
    .map(({ path, human, ai, total }) => ({ path: shownPath(path), human, ai, total }))
    .filter(({ path, total }) => !isCompared || paths.has(path) || total > 0)
  return isDeepStrictEqual(current, expected) ? [] : ['The pages differ from those of the service.']
}

function seriesProblems(buckets: readonly DatedCounts[], { data, inputs }: VisitorsScenario): string[] {
  const problems = buckets.flatMap(({ dateFrom, dateTo, human, ai, total }, index) => {
    const { totals } = visitorTruth(data, dateFrom, dateTo)
    const follows = dateFrom === (buckets[index - 1]?.dateTo ?? inputs['date-from'])
    return [
      ...(follows ? [] : [`The bucket from ${dateFrom} does not follow the one before.`]),
      ...(isDeepStrictEqual({ human, ai, total }, totals) ? [] : [`The totals from ${dateFrom} differ.`]),
    ]
  })
  return buckets.at(-1)?.dateTo === inputs['date-to']
    ? problems
    : [...problems, 'The series does not end at the end of the range.']
}

function rowOfRecord(record: Record<string, string>): VisitorRow {
  return { path: record['path'] ?? '', ...countsOf(record) }
}

function countsOf(record: Record<string, string>): VisitorCounts {
  return { human: Number(record['human']), ai: Number(record['ai']), total: Number(record['total']) }
}

/** Returns a path without the characters that stop a spreadsheet from running it, as UTF-8 stores it. */
function inCell(path: string): string {
  return path.toWellFormed().replaceAll("'", '')
}
