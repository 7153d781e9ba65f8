import type { Answer } from './answer.ts'
import { type RecordingServer, startRecordingServer } from './recording-server.ts'

/** What the site answers for an address: a page, nothing, a status, a redirect, or a page after some answers with 404. */
export type SitePage = 'page' | 'missing' | { status: number } | { redirect: string } | { after: number }

export interface DocumentationSiteOptions {
  /** By path. */
  pages?: Record<string, SitePage>
  /** What all other addresses answer. Default: `missing`. */
  others?: SitePage
}

/** A published site or a preview. It answers with HTML. */
export interface DocumentationSite extends RecordingServer {
  /** By path. A test may change it. */
  readonly pages: Map<string, SitePage>
}

export async function startDocumentationSite(
  options: DocumentationSiteOptions = {},
): Promise<DocumentationSite> {
  const { others = 'missing' } = options
  const pages = new Map(Object.entries(options.pages ?? {}))
  const asked = new Map<string, number>()
  const server = await startRecordingServer({
    answer: ({ path }) => {
      const times = asked.get(path) ?? 0
      asked.set(path, times + 1)
      return answerOf(pages.get(path) ?? others, times)
    },
  })
  return { ...server, pages }
}

function answerOf(page: SitePage, timesAsked: number): Answer {
  if (page === 'page') return htmlAnswer(200)
  if (page === 'missing') return htmlAnswer(404)
  if ('status' in page) return htmlAnswer(page.status)
  if ('redirect' in page) return htmlAnswer(307, { location: page.redirect })
  return htmlAnswer(timesAsked < page.after ? 404 : 200)
}

function htmlAnswer(status: number, headers: Record<string, string> = {}): Answer {
  const cookie = { 'set-cookie': 'visitor=1; Path=/' }
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...cookie, ...headers },
    body: `<!doctype html><title>${status}</title><h1>${status}</h1>`,
  }
}
