import type { Gaps } from '../gaps.ts'
import { formatCount } from '../number-format.ts'

/** Returns a sentence that says which terms were read; an empty text if all were. */
export function readTermsNote({ terms }: Pick<Gaps, 'terms'>): string {
  return onlyFirst(terms?.readOnlyFirst, 'terms were read: those with the most searches')
}

/** Returns a sentence that says of which pages the feedback was read; an empty text if of all. */
export function readPagesNote({ pages }: Pick<Gaps, 'pages'>): string {
  return onlyFirst(pages?.readOnlyFirst, 'pages with feedback were read')
}

function onlyFirst(count: number | undefined, what: string): string {
  return count === undefined ? '' : `Only the first ${formatCount(count)} ${what}.`
}
