import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { formatDateTime } from '../../period/date-format.ts'
import type { Findings } from '../../judge/findings.ts'
import type { VisitorSeries } from '../../read/visitor-analytics.ts'
import { listTables } from '../tables/list-tables.ts'
import { pageTable } from '../tables/page-tables.ts'
import type { Table } from '../tables/table.ts'
import { cardsHtml, headerHtml, tasksBlock } from './answer.ts'
import { blockHtml, note, type ReportBlock } from './block.ts'
import { gapsBlock } from './gaps.ts'
import { html, type Html, jsonInScript, ownMarkup, shown } from './html.ts'
import { labelStyle } from './line-chart.ts'
import { movedBlock } from './moved.ts'
import { isDrawn, seriesData, seriesHtml } from './series.ts'
import { type LinkOf, linksOf, tableData } from './shown-cell.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { totalsNote } from '../totals.ts'

// `npm run build` and the tests bundle them from page/. The path is the same from src/ and from the compiled code in
// build/. The bundler of dist/ finds the files by these expressions.
const script = new URL('../../../../build/report-page.js', import.meta.url)
const style = new URL('../../../../build/report-page.css', import.meta.url)

/**
 * Returns `report.html`: one page that loads nothing and contains the data of all tables. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
export async function htmlReport(content: Findings): Promise<Iterable<string>> {
  const [scriptText, styleText] = await Promise.all([script, style].map((file) => readFile(file, 'utf8')))
  return page(content, { script: scriptText ?? '', style: `${styleText ?? ''}\n${labelStyle}` })
}

function* page(content: Findings, { style, script }: { style: string; script: string }): Generator<string> {
  const { projectId, series, exportedAt } = content
  const linkOf = linksOf(content)
  const drawn = series && isDrawn(series) ? series : undefined
  // The views of a page are a column of its row. The gaps say which list has no rows.
  const pages = pageTable(content)
  const tables = [pages, ...listTables({ ...content, views: undefined })].filter(
    ({ rows }) => rows.length > 0,
  )
  const blocks = [
    ...blocksOf(content, drawn, linkOf),
    ...tables.map((table) => ({ ...tableBlock(table), isFolded: table.name !== pages.name })),
  ]
  yield html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${ownMarkup(policyFor(style, script))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Documentation visitors of ${shown(projectId)}</title>
${element('style', style)}
</head>
<body>
${headerHtml(content)}
<main>
${blocks.map(blockHtml)}
</main>
<footer>
${content.isEmptyInBoth ? '' : html`<p>${totalsNote(content)} The counts are approximate. The pages do not add up to the total, and the days do not add up to the period.</p>`}
<p>Exported at <time datetime="${exportedAt.toISOString()}">${formatDateTime(exportedAt)}</time> by docs-agent-action.</p>
</footer>
<script type="application/json" id="data">{"buckets":`.markup
  yield jsonInScript(drawn === undefined ? [] : seriesData(drawn))
  yield ',"tables":['
  for (const [index, table] of tables.entries())
    yield `${index === 0 ? '' : ',\n'}${jsonInScript(tableData(table, linkOf))}`
  yield html`]}</script>
${element('script', script)}
</body>
</html>
`.markup
}

function blocksOf(content: Findings, drawn: VisitorSeries | undefined, linkOf: LinkOf): ReportBlock[] {
  const { isEmpty, isEmptyInBoth, previous, rows, gaps } = content
  const visitors = isEmptyInBoth ? [] : [visitorsBlock(content, drawn, linkOf)]
  const tasks = tasksBlock(content, linkOf)
  return [
    ...(isEmpty ? [tasks, ...visitors] : [...visitors, tasks]),
    ...(previous === undefined || isEmpty || rows.length === 0 ? [] : [movedBlock(content, linkOf)]),
    ...(gaps === undefined ? [] : [gapsBlock(content, linkOf)]),
  ]
}

/** Returns the totals, and the chart of the series. */
function visitorsBlock(content: Findings, drawn: VisitorSeries | undefined, linkOf: LinkOf): ReportBlock {
  return {
    id: 'visitors',
    title: 'Visitors',
    isUntitled: true,
    content: html`${cardsHtml(content)} ${drawn === undefined ? '' : seriesHtml(drawn, linkOf)}`,
  }
}

/** Returns the place of a table that the script of the page shows. */
function tableBlock({ name, title, rows, note: about, cut }: Table): ReportBlock {
  return {
    id: name,
    title,
    count: formatCount(rows.length),
    content: html`${note(about)} ${note(cut)}
      <noscript>
        This table needs scripts, which are turned off here. The other files of the export have its rows.
      </noscript>
      <div class="explorer" data-table="${name}"></div>`,
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
