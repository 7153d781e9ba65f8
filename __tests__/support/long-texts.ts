import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { withoutEmailAddresses, withoutPastedKeys } from '../../src/shared/private-words.ts'
import { codeBlock, codeSpan, lines, singleLine, withoutCommands } from '../../src/shared/untrusted-text.ts'
import type { Findings } from '../../src/analytics/judge/findings.ts'
import { listTables } from '../../src/analytics/show/tables/list-tables.ts'
import { pageTable } from '../../src/analytics/show/tables/page-tables.ts'
import { csvOf } from '../../src/analytics/show/csv.ts'
import { exportHeadline } from '../../src/analytics/show/task-words.ts'
import { htmlReport } from '../../src/analytics/show/html-report/html-report.ts'
import { visitorsJson } from '../../src/analytics/show/json.ts'
import { gapsReport, visitorReport } from '../../src/analytics/show/markdown-report.ts'
import { analyticsOf, feedbackOf, questionsOf, row, searchesOf } from './analytics.ts'

const characters = (text: string): string[] => Array.from(text)

/** What the texts repeat. */
export const units: readonly string[] = [
  ...characters('\t\n\v\f\r \u0085\u00A0\u1680\u2000\u2028\u2029\u202F\u205F\u3000\uFEFF'),
  '\r\n',
  ...characters('"\'`´‘’“”«»'),
  ...characters('()[]{}<>（）［］｛｝'),
  ...['[[', '[](', '<!--', '{{'],
  ...['\u001B', '\u001B[', '\u001B]', '\u001BP', '\u001B;#', '\u009B', '\u009D', '\0'],
  ...['\u0301\u0327', '\u200B', '\u202E'],
  ...['eyJ', 'eyJ.', 'eyJaaaaaaaa.', '%20eyJ', 'sk-ant-', '-----', '-----BEGIN PRIVATE KEY-----'],
  ...['@', 'a@', 'a.', '%40', '&#0', '[at]', '%25', '&amp;', String.raw`\u0040`, '=', ';', ';=', ' =', '::'],
]

/** Writes a text that repeats a unit everywhere where texts of others are written. */
export async function writeEverywhere(unit: string, length: number): Promise<void> {
  const text = unit.repeat(length / unit.length)
  // With an at sign, because a text without one is not searched for addresses.
  withoutEmailAddresses(`@${text}`)
  withoutEmailAddresses(`${text}@`)
  withoutPastedKeys(text, () => undefined)
  const { add, redact } = createSecretMask()
  add('a secret of this run')
  lines(redact(text)).map(withoutCommands)
  singleLine(text)
  codeSpan(text)
  codeBlock(text)
  const content = await contentWith(text)
  exportHeadline(content)
  visitorReport(content, 'gaps.md')
  gapsReport(content, 'gaps.md')
  const tables = [pageTable(content), ...listTables(content)].map((table) => csvOf(table))
  for (const chunks of [...tables, visitorsJson(content), await htmlReport(content)]) Array.from(chunks)
}

function contentWith(text: string): Promise<Findings> {
  const asked = { question: text, sources: [{ title: 'a', url: text }] }
  return analyticsOf({
    siteUrl: new URL('https://docs.example/'),
    visitors: [row(`/${text}`)],
    searches: searchesOf([{ term: text }]),
    ...feedbackOf([{ thumbsDown: 2 }], [{ comment: text }]),
    questions: questionsOf([asked, asked]),
  })
}
