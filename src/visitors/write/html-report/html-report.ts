import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { ExportContent } from '../../export-content.ts'
import type { PageRow } from '../../read/comparison.ts'
import type { VisitorAnalytics, VisitorSeries } from '../../read/visitor-analytics.ts'
import { pageLink } from '../page-link.ts'
import { changesBlock } from './changes.ts'
import { gapsBlock } from './gaps.ts'
import { html, type Html, jsonInScript, ownMarkup, shown } from './html.ts'
import { labelStyle } from './line-chart.ts'
import { listBlock, type ReportList, reportLists } from './lists.ts'
import type { PageData } from './page-data.ts'
import { contents, footer, noVisitorsBlock, pageHeader, blockHtml, type ReportBlock } from './page-parts.ts'
import { allPagesBlock, sectionsBlock, topPagesBlock } from './pages.ts'
import { isDrawn, seriesData, shareBlock, visitorsBlock } from './series.ts'
import { bothPattern } from './static-table.ts'
import { goneBlock, tasksBlock } from './tasks.ts'
import { totalsBlock } from './totals.ts'

const valuesPerPart = 1000

// `npm run build` and the tests bundle them from page/. The path is the same from src/ and from the compiled code in
// build/. The bundler of dist/ finds the files by these expressions.
const script = new URL('../../../../build/report-page.js', import.meta.url)
const style = new URL('../../../../build/report-page.css', import.meta.url)

/**
 * Returns `report.html`: one page that loads nothing and contains the data of all pages. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
export async function htmlReport(content: ExportContent): Promise<Iterable<string>> {
  const [scriptText, styleText] = await Promise.all([script, style].map((file) => readFile(file, 'utf8')))
  return page(content, { script: scriptText ?? '', style: `${styleText ?? ''}\n${labelStyle}` })
}

function* page(
  analytics: ExportContent,
  { style, script }: { style: string; script: string },
): Generator<string> {
  const { rows, series, gaps } = analytics
  const lists = reportLists(analytics, gaps)
  const drawn = series && isDrawn(series) ? series : undefined
  const blocks = [
    ...blocksOf(analytics, drawn),
    // A block without rows says so.
    ...lists.map(listBlock),
  ]
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
${bothPattern}
${pageHeader(analytics)}
<main>
${blocks.slice(0, 1).map(blockHtml)}
${contents(blocks)}
${blocks.slice(1).map(blockHtml)}
</main>
${footer(analytics)}
<script type="application/json" id="data">`.markup
  yield* data(analytics, drawn, rows, lists)
  yield html`</script>
${element('script', script)}
</body>
</html>
`.markup
}

function blocksOf(analytics: ExportContent, drawn: VisitorSeries | undefined): ReportBlock[] {
  const { isEmpty, isEmptyInBoth, visitors, previous, gaps } = analytics
  const rows = analytics.rows.length
  return [
    tasksBlock(analytics),
    ...(isEmpty ? [noVisitorsBlock(analytics)] : []),
    ...(isEmptyInBoth ? [] : [totalsBlock(analytics)]),
    ...(previous === undefined || rows === 0 ? [] : [changesBlock(analytics)]),
    ...(gaps === undefined ? [] : [gapsBlock(analytics)]),
    ...(gaps?.gone === undefined ? [] : [goneBlock(gaps.gone)]),
    ...(drawn === undefined ? [] : [visitorsBlock(drawn), shareBlock(drawn)]),
    ...(isEmpty || visitors.length < 2 ? [] : [topPagesBlock(analytics)]),
    ...(isEmpty ? [] : [sectionsBlock(analytics)].filter((block) => block !== undefined)),
    ...(rows === 0 ? [] : [allPagesBlock(analytics, rows)]),
  ]
}

/** Returns the JSON of {@link PageData}. */
function* data(
  { totals, siteUrl, previous, views }: VisitorAnalytics,
  drawn: VisitorSeries | undefined,
  rows: readonly PageRow[],
  lists: readonly ReportList[],
): Generator<string> {
  const site = siteUrl && pageLink(siteUrl, '/')?.slice(0, -1)
  const head: Pick<PageData, 'total' | 'site' | 'series' | 'links'> = {
    total: totals.total,
    ...(site !== undefined && { site }),
    ...(drawn && { series: seriesData(drawn) }),
    links: siteUrl === undefined ? {} : oddLinks(rows, siteUrl, site),
  }
  yield `${jsonInScript(head).slice(0, -1)},"pages":{"path":`
  yield* jsonArray(rows, ({ path }) => shown(path))
  for (const count of ['human', 'ai', 'total'] as const) {
    yield `,"${count}":`
    yield* jsonArray(rows, (row) => row[count])
  }
  if (previous !== undefined) {
    yield ',"before":'
    yield* jsonArray(rows, (row) => row.previous?.total ?? 0)
  }
  if (views !== undefined) {
    const viewsOf = new Map(views.pages.map(({ path, total }) => [path, total]))
    yield ',"views":'
    yield* jsonArray(rows, ({ path }) => viewsOf.get(path) ?? null)
  }
  yield '},"lists":{'
  for (const [index, list] of lists.entries()) {
    yield `${index === 0 ? '' : ','}"${list.name}":`
    yield* jsonArray(list.rows, (row) => row)
  }
  yield '}}'
}

/** Returns the JSON of an array in parts, so that the page is never one string. */
function* jsonArray<Row>(rows: readonly Row[], valueOf: (row: Row) => unknown): Generator<string> {
  yield '['
  for (let index = 0; index < rows.length; index += valuesPerPart) {
    const part = rows.slice(index, index + valuesPerPart).map(valueOf)
    yield `${index === 0 ? '' : ','}\n${jsonInScript(part).slice(1, -1)}`
  }
  yield ']'
}

/** Returns the links that are not `site` and the path, by index. */
function oddLinks(rows: readonly PageRow[], siteUrl: URL, site = ''): PageData['links'] {
  const links: PageData['links'] = {}
  for (const [index, { path }] of rows.entries()) {
    const link = pageLink(siteUrl, path)
    if (link !== `${site}${shown(path)}`) links[index] = link ?? null
  }
  return links
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
