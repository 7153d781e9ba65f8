import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { formatDateTime } from '../../period/date-format.ts'
import type { Findings } from '../../judge/findings.ts'
import { chartOf } from '../chart.ts'
import { listTables } from '../tables/list-tables.ts'
import { pageTable } from '../tables/page-tables.ts'
import type { Table } from '../tables/table.ts'
import { cardsHtml, headerHtml, tasksBlock } from './answer.ts'
import { blockHtml, note, type ReportBlock } from './block.ts'
import { gapsBlock } from './gaps.ts'
import { html, type Html, ownMarkup, shown } from './html.ts'
import { listTable } from './list-table.ts'
import { movedBlock } from './moved.ts'
import { seriesHtml } from './series.ts'
import { type LinkOf, linksOf } from './text-html.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { totalsNote } from '../totals.ts'

// The path is the same from src/ and from the compiled code in build/. The bundler of dist/ finds the files by these
// expressions.
const script = new URL('../../../../src/analytics/show/html-report/browser/report.js', import.meta.url)
const styles = [
  new URL('../../../../src/analytics/show/html-report/browser/base.css', import.meta.url),
  new URL('../../../../src/analytics/show/html-report/browser/table.css', import.meta.url),
  new URL('../../../../src/analytics/show/html-report/browser/layout.css', import.meta.url),
]

const countsNote =
  'The counts are approximate. The pages do not add up to the total, and the days do not add up to the period.'

/**
 * Returns `report.html`: one page that loads nothing and contains all tables. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
export async function htmlReport(content: Findings): Promise<Iterable<string>> {
  const [scriptText = '', ...styleTexts] = await Promise.all(
    [script, ...styles].map((file) => readFile(file, 'utf8')),
  )
  return [page(content, { script: scriptText, style: styleTexts.join('') })]
}

function page(content: Findings, { style, script }: { style: string; script: string }): string {
  const { projectId, exportedAt } = content
  const linkOf = linksOf(content)
  // The views of a page are a column of its row. The gaps say which list has no rows.
  const pages = pageTable(content)
  const tables = [pages, ...listTables({ ...content, views: undefined })].filter(
    ({ rows }) => rows.length > 0,
  )
  const blocks = [
    ...blocksOf(content, linkOf),
    ...tables.map((table) => ({ ...tableBlock(table, linkOf), isFolded: table !== pages })),
  ]
  return html`<!doctype html>
    <html lang="en" class="opening">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${ownMarkup(policyFor(style, script))}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>Documentation visitors of ${shown(projectId)}</title>
        ${element('style', style)}
      </head>
      <body>
        ${headerHtml(content)}
        <main>${blocks.map(blockHtml)}</main>
        <footer>
          ${content.isEmptyInBoth ? '' : html`<p>${totalsNote(content)} ${countsNote}</p>`}
          <p>
            Exported at <time datetime="${exportedAt.toISOString()}">${formatDateTime(exportedAt)}</time> by
            docs-agent-action.
          </p>
        </footer>
        ${element('script', script)}
      </body>
    </html>`.markup
}

function blocksOf(content: Findings, linkOf: LinkOf): ReportBlock[] {
  const { isEmpty, isEmptyInBoth, previous, rows, gaps } = content
  const visitors = isEmptyInBoth ? [] : [visitorsBlock(content, linkOf)]
  const tasks = tasksBlock(content, linkOf)
  return [
    ...(isEmpty ? [tasks, ...visitors] : [...visitors, tasks]),
    ...(previous === undefined || isEmpty || rows.length === 0 ? [] : [movedBlock(content, linkOf)]),
    ...(gaps === undefined ? [] : [gapsBlock(content, linkOf)]),
  ]
}

/** Returns the totals, and the chart of the series. */
function visitorsBlock(content: Findings, linkOf: LinkOf): ReportBlock {
  const { series } = content
  const chart = chartOf(series)
  return {
    id: 'visitors',
    title: 'Visitors',
    isUntitled: true,
    content: html`${cardsHtml(content)}
    ${chart === undefined || series === undefined ? '' : seriesHtml(chart, series, linkOf)}`,
  }
}

function tableBlock(table: Table, linkOf: LinkOf): ReportBlock {
  const { name, title, rows, note: about, cut } = table
  return {
    id: name,
    title,
    count: formatCount(rows.length),
    content: html`${note(about)} ${note(cut)} ${listTable(table, linkOf)}`,
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
