import { connectionTo, type RunnerProxy, textOf } from '../shared/connection.ts'
import { rejectionOf } from '../shared/deadline.ts'
import { ActionError } from '../shared/errors.ts'
import type { RunContext } from '../shared/run-context.ts'
import { addressBelow } from '../shared/site-address.ts'

const mostRedirects = 5
const timeoutMs = 10_000
const maxBytes = { 'text/html': 4 * 1_048_576, 'text/markdown': 1_048_576 } as const
const loginPath = /^\/(?:log-?in|sign-?in|auth|sso|password)(?:[/.]|$)/iu

/** No page can be checked. The message is for a headline: words of this action, without a full stop. */
export class UncheckedError extends ActionError {
  /** What is known besides. It can have words of others. */
  readonly detail: string

  constructor(why: string, detail = '') {
    super(why)
    this.detail = detail
  }
}

/** Asks a site for a path, without a slash before it. The text is read only if a type is given, and is empty otherwise. */
export type Visit = (
  path: string,
  type?: keyof typeof maxBytes,
) => Promise<{ status: 'found' | 'missing' | 'unclear'; text: string }>

/**
 * Returns a function that asks a site for a path. It throws an ActionError if the site is not open to everybody. It sends
 * no key and no cookie.
 */
export function siteVisitor(site: URL, proxy: RunnerProxy, context: RunContext): Visit {
  const { signal } = context.deadline
  let connection: ReturnType<typeof connectionTo> | undefined
  const answerOf = async (url: URL, type: keyof typeof maxBytes | undefined, bounds: AbortSignal) => {
    connection ??= connectionTo(site, proxy)
    const dispatcher = await connection
    const headers = {
      accept: type ?? 'text/html',
      'accept-encoding': 'identity',
      'user-agent': 'docs-agent-action',
    }
    const { origin, pathname, search } = url
    const path = `${pathname}${search}`
    const request = dispatcher.request({ origin, path, method: 'GET', headers, signal: bounds })
    const { statusCode: status, headers: answered, body } = await Promise.race([request, rejectionOf(bounds)])
    // Without a listener, an error of the destroyed body would be uncaught.
    body.on('error', () => undefined)
    // A script of an HTML page can have the text of its Markdown.
    const isOfType = type === 'text/html' || !/html/iu.test(String(answered['content-type']))
    const isRead =
      type !== undefined && isOfType && status < 300 && answered['content-encoding'] === undefined
    const text = isRead
      ? await Promise.race([textOf(body, maxBytes[type]), rejectionOf(bounds)]).catch(() => '')
      : ''
    body.destroy()
    return { status, location: String(answered['location'] ?? ''), text: text ?? '' }
  }
  return async (path, type) => {
    let url = addressBelow(site, path.split('/'))
    const bounds = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    try {
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        const { status, location, text } = await answerOf(url, type, bounds)
        if (status === 404) return { status: 'missing', text: '' }
        if (status >= 200 && status < 300) return { status: 'found', text }
        if (status === 401 || status === 403)
          throw new UncheckedError(`the site is not open: it answers HTTP ${status}`)
        const next = status >= 300 && status < 400 ? URL.parse(location, url.href) : null
        if (next === null) break
        if (next.origin !== site.origin || loginPath.test(next.pathname))
          throw new UncheckedError(
            'the site sends visitors elsewhere',
            `It sends them to ${next.host}${next.pathname}.`,
          )
        url = next
      }
    } catch (error) {
      if (error instanceof UncheckedError) throw error
    }
    signal.throwIfAborted()
    return { status: 'unclear', text: '' }
  }
}
