import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { formatCount } from '../../../shared/number-format.ts'
import type { Findings } from '../../judge/findings.ts'
import { formatDateTime } from '../../period/date-format.ts'
import { type LinkOf, linksOf } from '../page-link.ts'
import type { ShownTotal, UsualChart } from '../totals.ts'
import { formatLimits } from '../verdict-words.ts'
import { type Block, type BlockOf, blocksOf } from '../visitor-documents.ts'
import { html, Html, shownLine } from './html.ts'
import { changeClass, linesHtml, listHtml, sentenceHtml } from './table-html.ts'

// The path is the same from src/ and from the compiled code in build/. The bundler of dist/ finds the files by these
// expressions.
const scriptFile = new URL('../../../../src/analytics/show/html-report/browser/report.js', import.meta.url)
const styleFile = new URL('../../../../src/analytics/show/html-report/browser/report.css', import.meta.url)

const chartHeightPx = 112
const widthOfBar = 0.6

/**
 * Returns `report.html`: one page that loads nothing and contains all tables. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
export async function htmlReport(findings: Findings): Promise<Iterable<string>> {
  const [script, style] = await Promise.all([readFile(scriptFile, 'utf8'), readFile(styleFile, 'utf8')])
  const { projectId, exportedAt } = findings
  const linkOf = linksOf(findings)
  const [opening, ...content] = blocksOf('report', findings).map((block) => blockHtml(block, linkOf))
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`
  const page = html`<!doctype html>
    <html lang="en" class="opening">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new Html(policy)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>Documentation visitors of ${shownLine(projectId)}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        ${opening}
        <main>${content}</main>
        <footer>
          Exported at <time datetime="${exportedAt.toISOString()}">${formatDateTime(exportedAt)}</time> by
          docs-agent-action.
        </footer>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html>`
  return [page.markup]
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

/** @param isInSection a section in a section is smaller */
function blockHtml(block: Block, linkOf: LinkOf, isInSection = false): Html {
  switch (block.kind) {
    case 'opening':
      return openingHtml(block, linkOf)
    case 'text':
      return html`<p ${block.isSmall === true ? html`class="note"` : ''}>
        ${sentenceHtml(block.text, linkOf)}
      </p>`
    case 'list':
      return html`<ul>
        ${block.items.map(
          ({ name, text }) => html`<li><strong>${name}</strong>: ${sentenceHtml(text, linkOf)}</li>`,
        )}
      </ul>`
    case 'totals':
      return totalsHtml(block)
    case 'tasks':
      return html`<ol>
        ${block.tasks.map((task) => taskHtml(task, linkOf))}
      </ol>`
    case 'table':
      return block.shown === undefined
        ? listHtml(block.table, linkOf)
        : linesHtml(block.table, block.shown, linkOf)
    case 'section':
      return sectionHtml(block, linkOf, isInSection)
  }
}

function openingHtml({ site, verdict, compared, missing }: BlockOf<'opening'>, linkOf: LinkOf): Html {
  return html`<header>
    <p class="note">${sentenceHtml(site, linkOf)}</p>
    <h1>${verdict}</h1>
    ${compared && html`<p class="note">${compared}</p>`}
    ${missing.map(
      ({ what, why, messages }) =>
        html`<div class="missing">
          <p><strong>${what}</strong> ${why}</p>
          <details>
            <summary>The messages</summary>
            ${messages.map((message) => html`<p><code>${shownLine(message)}</code></p>`)}
          </details>
        </div>`,
    )}
  </header>`
}

function totalsHtml({ totals, chart }: BlockOf<'totals'>): Html {
  return html`<section id="visitors" aria-label="Visitors">
    <ul class="cards">
      ${totals.map(cardHtml)}
    </ul>
    ${chart && chartHtml(chart)}
  </section>`
}

function cardHtml({ title, now, beside, mark, change, rise }: ShownTotal): Html {
  return html`<li>
    ${title}
    <strong>${formatCount(now)} <span class="${changeClass({ change }, rise)}">${mark}</span></strong>
    <span class="note">${beside}</span>
  </li>`
}

function chartHtml(chart: UsualChart): Html {
  const { bars, numbers } = chart
  const odd = bars.some(({ kind }) => kind === 'odd') ? ' Hatched periods do not count as usual.' : ''
  return html`<figure>
    ${svgOf(chart)}
    <figcaption>
      <p class="note">All visitors. The band is what is usual.${odd}</p>
      <details>
        <summary>The numbers</summary>
        <p class="note">${numbers}</p>
      </details>
    </figcaption>
  </figure>`
}

function taskHtml({ verb, what, why, evidence }: BlockOf<'tasks'>['tasks'][number], linkOf: LinkOf): Html {
  return html`<li class="task">
    <strong>${verb}</strong> ${sentenceHtml(what, linkOf)}
    <p class="note">${sentenceHtml(why, linkOf)} <a class="evidence" href="#${evidence}">Evidence ›</a></p>
  </li>`
}

function sectionHtml(section: BlockOf<'section'>, linkOf: LinkOf, isInSection: boolean): Html {
  const { id, title, count, isFolded = false, blocks } = section
  const content = blocks.map((block) => blockHtml(block, linkOf, true))
  const text = html`${title}${count && html` <small>${count}</small>`}`
  if (isInSection)
    return html`<div id="${id}">
      <h3>${text}</h3>
      ${content}
    </div>`
  const heading = html`<h2 id="${id}-title">${text}</h2>`
  const body = isFolded
    ? html`<details>
        <summary>${heading}</summary>
        ${content}
      </details>`
    : [heading, content]
  return html`<section id="${id}" aria-labelledby="${id}-title">${body}</section>`
}

/**
 * Draws the bars of the periods, with what is usual as a band behind them, for any width. The kinds of bars differ also in
 * black and white: the range is filled, an odd period is hatched.
 */
function svgOf({ title, bars, usual }: UsualChart): Html {
  const most = Math.max(1, usual.high, ...bars.map(({ visitors }) => visitors))
  const y = (visitors: number): number => chartHeightPx * (1 - visitors / most)
  const [high, low] = [y(usual.high), y(usual.low)]
  const step = 100 / bars.length
  // The labels stand below the bars. Above them, numbers would stand in the band.
  const shown = bars.map(
    ({ label, title, visitors, kind }, index) =>
      html`<g class="${kind}">
        <title>${title}</title>
        <rect
          x="${step * (index + (1 - widthOfBar) / 2)}%"
          width="${step * widthOfBar}%"
          y="${y(visitors)}"
          height="${chartHeightPx - y(visitors)}"
        />
        <text x="${step * (index + 0.5)}%" y="${chartHeightPx + 15}">${label}</text>
        <text x="${step * (index + 0.5)}%" y="${chartHeightPx + 31}">${formatCount(visitors)}</text>
      </g>`,
  )
  return html`<svg class="chart" role="img" aria-label="${title}" height="${chartHeightPx + 36}">
    <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line class="hatch" y2="6" stroke-width="4" />
    </pattern>
    <rect class="band" fill-opacity="0.12" width="100%" y="${high}" height="${low - high}">
      <title>Usual: ${formatLimits(usual)}</title>
    </rect>
    ${[high, low].map((at) => html`<line class="limit" stroke-dasharray="4 4" x2="100%" y1="${at}" y2="${at}" />`)}
    ${shown}
    <line class="axis" x2="100%" y1="${chartHeightPx}" y2="${chartHeightPx}" />
  </svg>`
}
