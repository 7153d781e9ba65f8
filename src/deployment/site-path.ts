import { addressBelow, basePath } from '../shared/site-address.ts'
import { plainName } from '../shared/untrusted-text.ts'
import type { Visit } from '../site/visit.ts'
import { isPage } from './changed-pages.ts'

/** More parts of a path are not looked for. */
const mostParts = 3

/**
 * Asks a site for the list of its pages, and looks for the first one in the repository. Returns the part of the path of the
 * pages that is missing at the end of the address of the site, such as `/docs`. Empty if none is; undefined if the site tells
 * nothing, or lists what is not in the repository.
 *
 * @param root folder of the site, without a slash at its end
 * @param hasFile whether the commit that was built has a file
 */
export async function missingPath(
  site: URL,
  visit: Visit,
  root: string,
  hasFile: (path: string) => Promise<boolean>,
): Promise<string | undefined> {
  const { text } = await visit(addressBelow(site, ['llms.txt']), 'text/plain')
  const page = firstPage(text, site)
  const base = basePath(site)
  if (page?.startsWith(`${base}/`) !== true) return undefined
  const parts = page.slice(base.length).split('/')
  for (let start = 1; start < parts.length && start <= mostParts + 1; start++) {
    const missing = parts.slice(0, start).join('/')
    // It is shown to people.
    if (plainName(missing, 200) !== missing) return undefined
    const path = [...(root === '' ? [] : [root]), ...parts.slice(start)].join('/')
    for (const file of ['.mdx', '.md', '/index.mdx', '/index.md'].map((end) => path + end))
      if (isPage(file) && (await hasFile(file))) return missing
  }
  return undefined
}

/** Returns the path of the first page of a site in a text, decoded and without its ending. */
function firstPage(text: string, site: URL): string | undefined {
  const form = /^[^\s"'()<>[\]]{1,2000}/u
  const [, ...after] = text.split(`${site.origin}/`)
  const [found = ''] = form.exec(after.find((rest) => form.test(rest)) ?? '') ?? []
  try {
    return decodeURIComponent(new URL(`${site.origin}/${found}`).pathname).replace(/(?:\.mdx?|\/)$/u, '')
  } catch {
    return undefined
  }
}
