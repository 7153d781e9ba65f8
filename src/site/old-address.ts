import { withoutEmailAddresses } from '../shared/private-words.ts'
import type { Visit } from './visit.ts'

/** What a site answers at an address where a page was. */
export interface OldAddress {
  /** `missing`: HTTP 404, perhaps after redirects. `moved`: it sends readers to `to`. `there`: still a page. */
  state: 'missing' | 'moved' | 'there' | 'unclear'
  /** Where redirects lead to: a path of the site, or an address of another host. Without a query and e-mail addresses. Written by others. */
  to?: string
}

/** Asks for an address where a page was. */
export async function askOldAddress(address: URL, visit: Visit): Promise<OldAddress> {
  const { status, at } = await visit(address)
  const path = withoutEmailAddresses(at.pathname)
  if (status === 'closed' || status === 'unclear') return { state: 'unclear' }
  if (status === 'elsewhere') return { state: 'moved', to: `${at.origin}${path}` }
  if (isSame(at, address)) return { state: status === 'missing' ? 'missing' : 'there' }
  return { state: status === 'missing' ? 'missing' : 'moved', to: path }
}

/** Whether two addresses differ in case or in a slash at most. */
function isSame(one: URL, other: URL): boolean {
  const plain = ({ pathname }: URL): string => pathname.toLowerCase().replace(/\/$/u, '')
  return plain(one) === plain(other)
}
