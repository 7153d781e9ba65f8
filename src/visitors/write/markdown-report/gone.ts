import { codeSpan } from '../../../untrusted-text.ts'
import { goneRows } from '../../gap-tables.ts'
import type { GoneGap } from '../../gaps.ts'
import { formatCount } from '../../number-format.ts'
import { table } from './markdown-table.ts'
import { pathCode } from './path-code.ts'

const maxWordsCharacters = 60

/** Returns the gaps of the previous period that are gone; nothing if that is not known. */
export function goneBlock(gone: readonly GoneGap[] | undefined, heading: '##' | '###'): string[] {
  if (gone === undefined) return []
  const rows = goneRows(gone).map(({ title, names, arePages, count }) => [
    title,
    names.map((name) => (arePages ? pathCode(name) : codeSpan(name, maxWordsCharacters))).join(', '),
    formatCount(count),
  ])
  return [
    `${heading} Did it help?`,
    rows.length === 0
      ? 'No gap of the previous period is gone.'
      : table(['Since the previous period', 'The first', 'Count'], rows, { textColumns: 2 }),
  ]
}
