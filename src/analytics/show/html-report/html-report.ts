import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Findings } from '../../judge/findings.ts'
import { formatDateTime } from '../../period/date-format.ts'
import { totalsNote } from '../totals.ts'
import { blocksOf } from '../visitor-documents.ts'
import { blockHtml } from './block-html.ts'
import { html, Html, oneLine } from './html.ts'
import { linksOf } from './text-html.ts'

// The path is the same from src/ and from the compiled code in build/. The bundler of dist/ finds the files by these
// expressions.
const scriptFile = new URL('../../../../src/analytics/show/html-report/browser/report.js', import.meta.url)
const styleFile = new URL('../../../../src/analytics/show/html-report/browser/report.css', import.meta.url)

const countsNote = 'The counts are approximate. The pages do not add up to the total.'

/**
 * Returns `report.html`: one page that loads nothing and contains all tables. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
export async function htmlReport(findings: Findings): Promise<Iterable<string>> {
  const [script, style] = await Promise.all([readFile(scriptFile, 'utf8'), readFile(styleFile, 'utf8')])
  const { projectId, exportedAt, isEmptyInBoth } = findings
  const linkOf = linksOf(findings)
  const [opening, ...content] = blocksOf('report', findings).map((block) => blockHtml(block, linkOf))
  const page = html`<!doctype html>
    <html lang="en" class="opening">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new Html(policyFor(style, script))}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>Documentation visitors of ${oneLine(projectId)}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        ${opening}
        <main>${content}</main>
        <footer>
          ${isEmptyInBoth ? '' : html`<p>${totalsNote(findings)} ${countsNote}</p>`}
          <p>
            Exported at <time datetime="${exportedAt.toISOString()}">${formatDateTime(exportedAt)}</time> by
            docs-agent-action.
          </p>
        </footer>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html>`
  return [page.markup]
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
