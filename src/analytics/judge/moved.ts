import type { PageChange } from '../read/comparison.ts'
import type { ChangeRule } from './chance.ts'

/** Returns the pages whose visitors changed beyond chance, the largest change first. Of equal ones, the order is that of an export. */
export function movedPages(pages: readonly PageChange[], changeOf: ChangeRule): PageChange[] {
  const difference = (page: PageChange): number => Math.abs(page.total - page.previous.total)
  return pages
    .filter(({ total, previous }) => changeOf(total, previous.total, pages.length) !== 'same')
    .sort((a, b) => difference(b) - difference(a))
}
