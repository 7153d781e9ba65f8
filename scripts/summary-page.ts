import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

import { marked } from 'marked'

const { resolve } = createRequire(import.meta.url)
const addressOf = (file: string): string => pathToFileURL(resolve(file)).href

/**
 * Returns a page that shows a job summary close to how GitHub shows it, light or dark as the browser is. The page reads its
 * style sheet from node_modules.
 *
 * @param summary Markdown
 */
export async function summaryPage(summary: string): Promise<string> {
  // GitHub runs no script of a summary.
  const policy = `default-src 'none'; style-src file: 'unsafe-inline'; img-src file: data:`
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
</body>
</html>
`
}
