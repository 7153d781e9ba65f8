import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

import { marked } from 'marked'

const { resolve } = createRequire(import.meta.url)
const addressOf = (file: string): string => pathToFileURL(resolve(file)).href

// Charts are code blocks of the language mermaid, as on GitHub.
const drawCharts = `
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'default'
  mermaid.initialize({ startOnLoad: false, theme })
  const nodes = [...document.querySelectorAll('code.language-mermaid')]
  for (const node of nodes) node.parentElement.style.background = 'none'
  mermaid.run({ nodes }).then(() => { document.body.dataset.drawn = '' })`

/**
 * Returns a page that shows a job summary close to how GitHub shows it, light or dark as the browser is. The page reads its
 * style sheet and Mermaid from node_modules. When all charts are drawn, `body` has the attribute `data-drawn`.
 *
 * @param summary Markdown
 */
export async function summaryPage(summary: string): Promise<string> {
  const nonce = randomUUID()
  // GitHub runs no script of a summary.
  const policy = `default-src 'none'; style-src file: 'unsafe-inline'; script-src 'nonce-${nonce}'; img-src file: data:`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Job summary</title>
<link rel="stylesheet" href="${addressOf('github-markdown-css/github-markdown.css')}">
<style>
  html { color-scheme: light dark }
  body { margin: 0; background: #fff }
  @media (prefers-color-scheme: dark) { body { background: #0d1117 } }
  article.markdown-body { box-sizing: border-box; max-width: 1012px; margin: 0 auto; padding: 24px }
</style>
<body>
<article class="markdown-body">
${await marked.parse(summary)}
</article>
<script nonce="${nonce}" src="${addressOf('@mermaid-js/tiny')}"></script>
<script nonce="${nonce}">${drawCharts}</script>
</body>
</html>
`
}
