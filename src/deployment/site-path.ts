import { addressBelow, basePath } from '../shared/site-address.ts'
import type { Visit } from '../site/visit.ts'
import { isPage } from './changed-pages.ts'

/** More parts of a path are not looked for. */
const mostParts = 3

/**
 * Whether the address of a site has the whole path of its pages. `lacks`: the part that is missing at its end, such as `/docs`.
 * `unknown`: the site tells nothing, or lists what is not in the repository.
 */
export type SitePath = 'right' | { lacks: string } | 'unknown'

/**
 * Asks the site for the list of its pages, and looks for the first one in the repository.
 *
 * @param root folder of the site, without a slash at its end
 * @param hasFile whether the commit that was built has a file
 */
export async function askSitePath(
  site: URL,
  visit: Visit,
  root: string,
  hasFile: (path: string) => Promise<boolean>,
): Promise<SitePath> {
  const { text } = await visit(addressBelow(site, ['llms.txt']), 'text/plain')
  const page = firstPage(text, site)
  const base = basePath(site)
  if (page?.startsWith(`${base}/`) !== true) return 'unknown'
  const parts = page.slice(base.length + 1).split('/')
  for (let lacking = 0; lacking <= Math.min(mostParts, parts.length - 1); lacking++) {
    const lacks = parts.slice(0, lacking)
    // They are shown to people: without a point that makes a link in a chat program, and without marks of Markdown.
    if (!lacks.every((part) => /^[A-Za-z\d](?:[A-Za-z\d-]|[._](?=\d))*$/u.test(part))) break
    const path = [...(root === '' ? [] : [root]), ...parts.slice(lacking)].join('/')
    for (const file of ['.mdx', '.md', '/index.mdx', '/index.md'].map((end) => path + end))
      if (isPage(file) && (await hasFile(file)))
        return lacking === 0 ? 'right' : { lacks: `/${lacks.join('/')}` }
  }
  return 'unknown'
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
