import { pagesAtTheTop, sectionNames } from '../section-name.ts'
import { codePointOrder } from './code-point-order.ts'
import type { PageRow } from './comparison.ts'

/** The pages below one first path segment. Their visitors cannot be added up, because one visitor reads several pages. */
export interface SiteSection {
  /** For example `/guides/`; undefined for the pages at the top that have no pages below them. */
  prefix: string | undefined
  /** Number of pages with visitors. */
  pages: number
  /** Visitors of its most visited page, and the same in the previous period. */
  most: number
  mostBefore: number
  /** The average of the AI shares of its pages, weighted by their visitors, 0 to 1; undefined without visitors. */
  aiShare: number | undefined
}

/** Returns the sections of a site. The one with the most visited page comes first. */
export function sectionsOf(pages: readonly PageRow[]): SiteSection[] {
  const nameOf = sectionNames(pages.map(({ path }) => path))
  const groups = new Map<string | undefined, PageRow[]>()
  for (const page of pages) {
    const name = nameOf(page.path)
    const prefix = name === pagesAtTheTop ? undefined : name
    const group = groups.get(prefix)
    if (group === undefined) groups.set(prefix, [page])
    else group.push(page)
  }
  return [...groups].map(([prefix, group]) => sectionOf(prefix, group)).sort(inOrder)
}

function sectionOf(prefix: string | undefined, pages: readonly PageRow[]): SiteSection {
  const section: SiteSection = { prefix, pages: 0, most: 0, mostBefore: 0, aiShare: undefined }
  let [ai, all] = [0, 0]
  for (const page of pages) {
    if (page.total > 0) section.pages += 1
    section.most = Math.max(section.most, page.total)
    section.mostBefore = Math.max(section.mostBefore, page.previous?.total ?? 0)
    ai += page.ai
    all += page.total
  }
  return all === 0 ? section : { ...section, aiShare: ai / all }
}

function inOrder(a: SiteSection, b: SiteSection): number {
  return b.most - a.most || b.mostBefore - a.mostBefore || codePointOrder(a.prefix ?? '', b.prefix ?? '')
}
