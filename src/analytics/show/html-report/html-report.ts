import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Findings } from '../../judge/findings.ts'
import { formatDateTime } from '../../period/date-format.ts'
import { totalsNote } from '../totals.ts'
import { type Block, blocksOf } from '../visitor-documents.ts'
import { blockHtml } from './block-html.ts'
import { html, type Html, ownMarkup, oneLine } from './html.ts'
import { linksOf } from './text-html.ts'

// The path is the same from src/ and from the compiled code in build/. The bundler of dist/ finds the files by these
// expressions.
const script = new URL('../../../../src/analytics/show/html-report/browser/report.js', import.meta.url)
const style = new URL('../../../../src/analytics/show/html-report/browser/report.css', import.meta.url)

const countsNote = 'The counts are approximate. The pages do not add up to the total.'

/**
 * Returns `report.html`: one page that loads nothing and contains all tables. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
export async function htmlReport(findings: Findings): Promise<Iterable<string>> {
  const [scriptText, styleText] = await Promise.all([readFile(script, 'utf8'), readFile(style, 'utf8')])
  return [page(findings, { script: scriptText, style: styleText })]
}

function page(findings: Findings, { style, script }: { style: string; script: string }): string {
  const { projectId, exportedAt, isEmptyInBoth } = findings
  const linkOf = linksOf(findings)
  const blocks = blocksOf('report', findings)
  const isOpening = ({ kind }: Block): boolean => kind === 'opening'
  const htmlOf = (each: readonly Block[]): Html[] => each.map((block) => blockHtml(block, linkOf))
  return html`<!doctype html>
    <html lang="en" class="opening">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${ownMarkup(policyFor(style, script))}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>Documentation visitors of ${oneLine(projectId)}</title>
        ${element('style', style)}
      </head>
      <body>
        ${htmlOf(blocks.filter(isOpening))}
        <main>${htmlOf(blocks.filter((block) => !isOpening(block)))}</main>
        <footer>
          ${isEmptyInBoth ? '' : html`<p>${totalsNote(findings)} ${countsNote}</p>`}
          <p>
            Exported at <time datetime="${exportedAt.toISOString()}">${formatDateTime(exportedAt)}</time> by
            docs-agent-action.
          </p>
        </footer>
        ${element('script', script)}
      </body>
    </html>`.markup
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
