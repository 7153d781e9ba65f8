import { createSecretMask } from '../../src/runner/secret-mask.ts'
import type { VisitorCounts } from '../../src/service/contract.ts'
import { codeBlock, codeSpan, lines, singleLine, withoutCommands } from '../../src/untrusted-text.ts'
import { contentOf, type ExportContent } from '../../src/visitors/export-content.ts'
import { withoutEmailAddresses } from '../../src/visitors/read/email-addresses.ts'
import { includedCsvFiles, visitorsCsv } from '../../src/visitors/write/csv.ts'
import { gapsReport } from '../../src/visitors/write/gaps-report.ts'
import { headlineOf } from '../../src/visitors/write/headline.ts'
import { htmlReport } from '../../src/visitors/write/html-report/html-report.ts'
import { visitorsJson, visitorsNdjson } from '../../src/visitors/write/json.ts'
import { visitorReport } from '../../src/visitors/write/markdown-report/markdown-report.ts'

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
  ...['@', 'a@', 'a.', '%40', '&#0', '[at]', '=', ';', ';=', ' =', '::'],
]

/** Writes a text that repeats a unit everywhere where texts of others are written. */
export async function writeEverywhere(unit: string, length: number): Promise<void> {
  const text = unit.repeat(length / unit.length)
  // With an at sign, because a text without one is not searched for addresses.
  withoutEmailAddresses(`@${text}`)
  withoutEmailAddresses(`${text}@`)
  const { add, redact } = createSecretMask()
  add('a secret of this run')
  lines(redact(text)).map(withoutCommands)
  singleLine(text)
  codeSpan(text)
  codeBlock(text)
  const content = contentWith(text)
  headlineOf(content)
  visitorReport(content, 25)
  gapsReport(content)
  const files = [visitorsCsv, visitorsJson, visitorsNdjson].map((file) => file(content))
  const included = includedCsvFiles(content).map(({ chunks }) => chunks)
  for (const chunks of [...files, ...included, await htmlReport(content)]) Array.from(chunks)
}

function contentWith(text: string): ExportContent {
  const counts = (total: number): VisitorCounts => ({ human: total, ai: 0, total })
  const visitors = [{ path: `/${text}`, ...counts(8) }]
  const time = '2026-01-15T12:00:00Z'
  const votes = { thumbsUp: 0, thumbsDown: 2 }
  return contentOf({
    projectId: 'docs',
    dateFrom: '2026-01-01',
    dateTo: '2026-02-01',
    days: 31,
    unfinished: false,
    siteUrl: new URL('https://docs.example/'),
    exportedAt: new Date(time),
    totals: counts(8),
    visitors,
    rows: visitors,
    previous: undefined,
    series: undefined,
    searches: {
      totalSearches: 9,
      isComplete: true,
      terms: [{ term: text, hits: 9, clickThroughRate: 0, topClickedPage: '/', lastSearchedAt: time }],
    },
    pageFeedback: { ...votes, isComplete: true, pages: [{ path: '/', ...votes, code: 0, total: 2 }] },
    feedback: {
      isComplete: true,
      entries: [
        {
          path: '/',
          createdAt: time,
          source: 'contextual',
          status: 'pending',
          helpful: false,
          comment: text,
          code: 'a',
          filename: 'a',
          lang: 'a',
        },
      ],
    },
    questions: {
      unanswered: 1,
      isComplete: true,
      questions: [
        {
          timestamp: time,
          question: text,
          resolution: 'unanswered',
          category: 'a',
          page: '/',
          sources: [{ title: 'a', url: text }],
        },
      ],
    },
  })
}
