import type { Answer } from './answer.ts'
import { type RecordingServer, startRecordingServer } from './recording-server.ts'

/** The text of a page as it is served: its title, and paragraphs of Markdown without marks except `**` and `` ` ``. */
export interface PageText {
  title: string
  paragraphs: readonly string[]
}

/**
 * What the site answers for an address: a page, nothing, a status, a redirect, a text, or a page after some answers with 404; the
 * words of a page, or its old words for some answers (`Infinity`: for ever), perhaps without Markdown, or with HTML for it.
 */
export type SitePage =
  | 'page'
  | 'missing'
  | { status: number }
  | { redirect: string }
  | { body: string; type: string }
  | { after: number }
  | { text: PageText; old?: PageText; oldFor?: number; markdown?: 'none' | 'html' }

export interface DocumentationSiteOptions {
  /** By path. There is also `/introduction`. */
  pages?: Record<string, SitePage>
  /** What all other addresses answer. Default: `missing`. */
  others?: SitePage
}

/**
 * A published site or a preview. It answers with HTML, or with Markdown if that is asked for. `llms.txt` lists its pages, unless
 * `pages` has it.
 */
export interface DocumentationSite extends RecordingServer {
  /** By path. A test may change it. */
  readonly pages: Map<string, SitePage>
}

export async function startDocumentationSite(
  options: DocumentationSiteOptions = {},
): Promise<DocumentationSite> {
  const { others = 'missing' } = options
  const pages = new Map<string, SitePage>([['/introduction', 'page'], ...Object.entries(options.pages ?? {})])
  const asked = new Map<string, number>()
  const pageAt = (path: string, host = ''): SitePage => {
    const page = pages.get(path) ?? others
    if (page !== 'missing' || pages.has(path) || !path.endsWith('/llms.txt')) return page
    return { body: listOf(pages, `http://${host}`), type: 'text/plain; charset=utf-8' }
  }
  const server = await startRecordingServer({
    answer: ({ path, headers }) => {
      const isMarkdown = headers.accept === 'text/markdown'
      const times = asked.get(path) ?? 0
      if (!isMarkdown) asked.set(path, times + 1)
      return answerOf(pageAt(path, headers.host), isMarkdown ? times - 1 : times, isMarkdown)
    },
  })
  return { ...server, pages }
}

/** Returns the list of the pages of a site. */
function listOf(pages: ReadonlyMap<string, SitePage>, origin: string): string {
  const paths = [...pages].flatMap(([path, page]) =>
    page === 'page' || (typeof page === 'object' && 'text' in page) ? [path] : [],
  )
  return ['# Docs', '## Docs', ...paths.map((path) => `- [Page](${origin}${path}.md): A page.`)].join('\n\n')
}

function answerOf(page: SitePage, timesAsked: number, isMarkdown: boolean): Answer {
  if (page === 'page') return answer(200)
  if (page === 'missing') return answer(404)
  if ('status' in page) return answer(page.status)
  if ('redirect' in page) return answer(307, { location: page.redirect })
  if ('body' in page) return answer(200, { 'content-type': page.type }, page.body)
  if ('after' in page) return answer(timesAsked < page.after ? 404 : 200)
  const { text, old = text, oldFor = 0, markdown } = page
  const shown = timesAsked < oldFor ? old : text
  if (!isMarkdown || markdown === 'html') return answer(200, {}, htmlOf(shown))
  if (markdown === 'none') return answer(406)
  return answer(200, { 'content-type': 'text/markdown; charset=utf-8' }, markdownOf(shown))
}

function answer(status: number, headers: Record<string, string> = {}, body?: string): Answer {
  const cookie = { 'set-cookie': 'visitor=1; Path=/' }
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...cookie, ...headers },
    body: body ?? `<!doctype html><title>${status}</title><h1>${status}</h1>`,
  }
}

/** As sites of documentation do it: an index stands before the source, which is written again. */
function markdownOf({ title, paragraphs }: PageText): string {
  const index = '> ## Documentation Index\n> Fetch the complete documentation index at: /llms.txt'
  const code = '```ts theme={null}\nconst a = 1 < 2\n```'
  const written = paragraphs.map((paragraph) => paragraph.replaceAll(/(?<=\w)_(?=\w)/gu, String.raw`\_`))
  return [index, `# ${title}`, ...written, code].join('\n\n')
}

/** As sites of documentation do it: the text is split by elements, and it also stands in a script. */
function htmlOf(page: PageText): string {
  const paragraphs = page.paragraphs.map((paragraph, index) => {
    const html = withElements(paragraph)
    return index === 1 ? `<div role="tabpanel" hidden><ul><li>${html}</li></ul></div>` : `<p>${html}</p>`
  })
  const payload = JSON.stringify(page).replaceAll('<', String.raw`\u003c`)
  return [
    `<!doctype html><html lang="en"><head><title>${escaped(page.title)}</title><style>p{}</style></head><body>`,
    '<nav><ul><li><a href="/">Introduction</a></li><li><a href="/changelog">Changelog</a></li></ul></nav><main>',
    `<header><h1><a href="#x">\u200B</a>${withElements(page.title)}</h1></header>`,
    ...paragraphs,
    '<pre><code><span class="k">const</span> <span>a</span> = 1 &lt; 2</code></pre></main>',
    `<footer>Was this page helpful?</footer><script>self.push(${payload})</script></body></html>`,
  ].join('\n')
}

function withElements(markdown: string): string {
  return escaped(markdown)
    .replaceAll(/\*\*([^*]+)\*\*/gu, '<strong>$1</strong>')
    .replaceAll(/`([^`]+)`/gu, '<code>$1</code>')
    .replaceAll(/&quot;([^&]*)&quot;/gu, '\u201C$1\u201D')
    .replaceAll("'", '&#x2019;')
    .replaceAll(/ (\w)(\w+)\./gu, ' <span>$1</span>$2.')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
