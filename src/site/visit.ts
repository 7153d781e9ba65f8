import { randomUUID } from 'node:crypto'

import { connectionTo, type RunnerProxy, bodyTextWithin } from '../shared/connection.ts'
import { withoutEmailAddresses } from '../shared/private-words.ts'
import { ActionError } from '../shared/errors.ts'
import { rejectionOf, type RunContext } from '../shared/run-context.ts'
import { addressBelow } from '../shared/site-address.ts'

const mostRedirects = 5
const atATime = 4
const timeoutMs = 10_000
// A longer text is not read: a part of it could tell the wrong thing.
const maxBytes = {
  'text/markdown': 1_048_576,
  'text/plain': 4 * 1_048_576,
} as const
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

/** What a site answers for an address. */
export interface Visited {
  /**
   * `found`: a page. `missing`: HTTP 404. `closed`: HTTP 401 or 403, or a login. `elsewhere`: it sends visitors to another
   * host, which is not asked. `unclear`: another error, too many redirects, or no answer.
   */
  status: 'found' | 'missing' | 'closed' | 'elsewhere' | 'unclear'
  /** Empty if no type was given, or if the site has no text of this type. */
  text: string
  /**
   * Where redirects led to, if that differs in more than case or a slash: a path of the site, or an address of another host.
   * Without a query and e-mail addresses. Written by others.
   */
  to: string | undefined
}

/** Asks for an address of the site. The text is read only if its type is given. Throws if the deadline has come. */
export type Visit = (address: URL, type?: keyof typeof maxBytes) => Promise<Visited>

/**
 * Returns a function that asks a site for an address, as a visitor without an account. It sends no key and no cookie.
 *
 * @param mostRequests of all addresses together, redirects included. Without one left, it throws an {@link UncheckedError}
 */
export function siteVisitor(
  site: URL,
  proxy: RunnerProxy,
  context: Pick<RunContext, 'deadline'>,
  mostRequests = Infinity,
): Visit {
  const { signal } = context.deadline
  let sent = 0
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
    const isOther = /html/iu.test(String(answered['content-type']))
    const isRead =
      type !== undefined && !isOther && status < 300 && answered['content-encoding'] === undefined
    const text = isRead
      ? await Promise.race([bodyTextWithin(body, maxBytes[type]), rejectionOf(bounds)]).catch(() => '')
      : ''
    body.destroy()
    return { status, location: String(answered['location'] ?? ''), text: text ?? '' }
  }
  return async (address, type) => {
    let at = address
    const bounds = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const ended = (status: Visited['status'], text = ''): Visited => {
      const path = withoutEmailAddresses(at.pathname)
      const to = at.origin === address.origin ? path : `${at.origin}${path}`
      return { status, text, to: isSame(at, address) ? undefined : to }
    }
    try {
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        if (sent >= mostRequests) throw new UncheckedError(`only ${mostRequests} requests are sent`)
        sent += 1
        const { status, location, text } = await answerOf(at, type, bounds)
        if (status === 404) return ended('missing')
        if (status >= 200 && status < 300) return ended('found', text)
        if (status === 401 || status === 403) return ended('closed')
        const next = status >= 300 && status < 400 ? URL.parse(location, at.href) : null
        if (next === null) break
        at = next
        if (loginPath.test(next.pathname)) return ended('closed')
        if (next.origin !== site.origin) return ended('elsewhere')
      }
    } catch (error) {
      if (error instanceof UncheckedError) throw error
      // What a connection can fail with is no reason of its own.
    }
    signal.throwIfAborted()
    return ended('unclear')
  }
}

/** Whether two addresses differ in case, in a slash or in their query at most. */
function isSame(one: URL, other: URL): boolean {
  const plain = ({ origin, pathname }: URL): string => origin + pathname.toLowerCase().replace(/\/$/u, '')
  return plain(one) === plain(other)
}

/** Asks for an address where a page was: HTTP 404, perhaps after redirects; a redirect; still a page; or an error. */
export async function askOldAddress(
  address: URL,
  visit: Visit,
): Promise<{ state: 'missing' | 'moved' | 'answers' | 'unclear'; to?: string | undefined }> {
  const { status, to } = await visit(address)
  if (status === 'closed' || status === 'unclear') return { state: 'unclear' }
  if (status === 'missing') return { state: 'missing', to }
  return { state: to === undefined ? 'answers' : 'moved', to }
}

/** Whether the site has a page at an address; undefined if that cannot be told. */
export async function hasPage(address: URL, visit: Visit): Promise<boolean | undefined> {
  const { status } = await visit(address)
  return status === 'missing' ? false : status === 'found' ? true : undefined
}

/** Checks that a site does not have a page at an invented address: then it answers any, and its answers tell nothing. */
export async function checkInvented(site: URL, visit: Visit): Promise<void> {
  const { status } = await visit(addressBelow(site, [`docs-agent-action-${randomUUID()}`]))
  if (status === 'found') throw new UncheckedError('the site also answers an invented address with a page')
  if (status === 'unclear') throw new UncheckedError(noClearAnswer)
}

export const noClearAnswer = 'the site gives no clear answer'

/** Does the work for each item, for a few at a time, so that the site is not asked for all at once. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const rest = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}
