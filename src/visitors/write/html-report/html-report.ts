import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { ExportContent } from '../../export-content.ts'
import type { PageRow } from '../../read/comparison.ts'
import type { ViewList } from '../../read/view-list.ts'
import type { VisitorAnalytics, VisitorSeries } from '../../read/visitor-analytics.ts'
import { pageLink } from '../page-link.ts'
import { changesBlock } from './changes.ts'
import { gapsBlock } from './gaps.ts'
import { html, type Html, jsonInScript, ownMarkup, shown } from './html.ts'
import { labelStyle } from './line-chart.ts'
import { listData, listBlock, type ReportList, reportLists } from './lists.ts'
import type { PageData } from './page-data.ts'
import { contents, footer, noVisitorsBlock, pageHeader, blockHtml, type ReportBlock } from './page-parts.ts'
import { allPagesBlock, sectionsBlock, topPagesBlock } from './pages.ts'
import { isDrawn, seriesData, shareBlock, visitorsBlock } from './series.ts'
import { bothPattern } from './static-table.ts'
import { goneBlock, tasksBlock } from './tasks.ts'
import { totalsBlock } from './totals.ts'

const rowsPerChunk = 1000

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
  const { totals, visitors, previous, gaps } = analytics
  const rows = analytics.rows.length
  const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0)
  const isEmptyInBoth = isEmpty && (previous === undefined || previous.totals.total === 0)
  return [
    tasksBlock(analytics),
    ...(isEmpty ? [noVisitorsBlock(analytics)] : []),
    ...(isEmptyInBoth ? [] : [totalsBlock(analytics)]),
    ...(previous === undefined || rows === 0 ? [] : [changesBlock(analytics, previous)]),
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
  { totals, siteUrl, views }: VisitorAnalytics,
  drawn: VisitorSeries | undefined,
  rows: readonly PageRow[],
  lists: readonly ReportList[],
): Generator<string> {
  const site = siteUrl && pageLink(siteUrl, '/')?.slice(0, -1)
  const head: Pick<PageData, 'total' | 'site' | 'series'> = {
    total: totals.total,
    ...(site !== undefined && { site }),
    ...(drawn && { series: seriesData(drawn) }),
  }
  yield `${jsonInScript(head).slice(0, -1)},"pages":[`
  const links: PageData['links'] = {}
  for (let index = 0; index < rows.length; index += rowsPerChunk) {
    const chunk = rows.slice(index, index + rowsPerChunk)
    yield `${index === 0 ? '' : ','}\n${chunk.map(pageData).join(',\n')}`
    if (siteUrl === undefined) continue
    for (const [offset, { path }] of chunk.entries()) {
      const link = pageLink(siteUrl, path)
      if (link !== `${site ?? ''}${shown(path)}`) links[index + offset] = link ?? null
    }
  }
  yield `],"links":${jsonInScript(links)}`
  if (views !== undefined) yield `,"views":${jsonInScript(viewsOf(rows, views))}`
  if (lists.length > 0) {
    yield ',"lists":{'
    for (const [index, list] of lists.entries()) {
      yield `${index === 0 ? '' : ','}\n"${list.name}":`
      yield* listData(list)
    }
    yield '}'
  }
  yield '}'
}

/** Returns the number of views of each row, null for a page without. */
function viewsOf(rows: readonly PageRow[], { pages }: ViewList): (number | null)[] {
  const views = new Map(pages.map(({ path, total }) => [path, total]))
  return rows.map(({ path }) => views.get(path) ?? null)
}

function pageData({ path, human, ai, total, previous }: PageRow): string {
  const data: PageData['pages'][number] = [shown(path), human, ai, total]
  if (previous !== undefined) data.push(previous.total)
  return jsonInScript(data)
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
