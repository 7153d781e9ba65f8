import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { VisitorCounts } from '../../../service/contract.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { html, type Html, jsonInScript, ownMarkup, shown } from './html.ts'
import {
  changesSection,
  footer,
  header,
  seriesSection,
  tableSection,
  topPagesSection,
  totalsSection,
} from './sections.ts'

const rowsPerChunk = 1000

/**
 * Returns `report.html`: one page that loads nothing and contains the data of all pages. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
export async function htmlReport(analytics: VisitorAnalytics): Promise<Iterable<string>> {
  const [style, numberFormat, reportPage] = await Promise.all([
    readFile(new URL('./report-page.css', import.meta.url), 'utf8'),
    readFile(new URL('../../number-format.js', import.meta.url), 'utf8'),
    readFile(new URL('./report-page.js', import.meta.url), 'utf8'),
  ])
  return page(analytics, style, inOneScript(numberFormat, reportPage))
}

/** Joins two modules into one script, because a script in a page that loads nothing cannot import. */
function inOneScript(imported: string, importing: string): string {
  return imported.replaceAll(/^export /gmu, '') + importing.replace(/^import .*\n/mu, '')
}

function* page(analytics: VisitorAnalytics, style: string, script: string): Generator<string> {
  const rows: readonly Row[] = analytics.previous?.changes ?? analytics.visitors
  yield html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${ownMarkup(policyFor(style, script))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Documentation visitors of ${shown(analytics.projectId)}</title>
${element('style', style)}
</head>
<body>
${header(analytics)}
${main(analytics, rows.length)}
${footer(analytics)}
<script type="application/json" id="data">`.markup
  yield `{"total":${analytics.totals.total},"pages":[`
  yield* data(rows)
  yield ']}'
  yield html`</script>
${element('script', script)}
</body>
</html>
`.markup
}

function main(analytics: VisitorAnalytics, rows: number): Html {
  const { totals, visitors, previous, series } = analytics
  return html`<main>
    ${totalsSection(totals, previous?.totals)} ${series === undefined ? '' : seriesSection(series)}
    ${previous === undefined ? '' : changesSection(previous.changes)}
    ${visitors.length === 0 ? '' : topPagesSection(visitors)} ${tableSection(rows, previous !== undefined)}
  </main>`
}

type Row = VisitorCounts & { path: string; previous?: VisitorCounts }

/**
 * Returns `[path, human, ai, total]` per page; with a comparison, followed by the total of the previous period.
 * report-page.js reads it.
 */
function* data(rows: readonly Row[]): Generator<string> {
  for (let index = 0; index < rows.length; index += rowsPerChunk) {
    const chunk = rows
      .slice(index, index + rowsPerChunk)
      .map(({ path, human, ai, total, previous }) =>
        jsonInScript([shown(path), human, ai, total, ...(previous === undefined ? [] : [previous.total])]),
      )
    yield `${index === 0 ? '' : ','}\n${chunk.join(',\n')}`
  }
}

/** Returns an element that contains exactly the hashed text, without white space around it. */
function element(name: 'style' | 'script', content: string): Html {
  return ownMarkup(`<${name}>${content}</${name}>`)
}

function policyFor(style: string, script: string): string {
  return [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}
