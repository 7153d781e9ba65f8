import { codeSpan } from '../../../untrusted-text.ts'
import type { GoneGap } from '../../gaps.ts'
import { formatCount } from '../../number-format.ts'
import { table } from './markdown-table.ts'
import { pathCode } from './path-code.ts'

const namesShown = 3
const maxWordsCharacters = 60

const titles: Record<GoneGap['reason'], string> = {
  'not-asked': 'Questions not asked any more',
  answered: 'Questions answered now',
  clicked: 'Searches with more clicks now',
  'not-searched': 'Terms not searched any more',
  'not-disliked': 'Pages not disliked any more',
}

/** Returns the gaps of the previous period that are gone; nothing if that is not known. */
export function goneBlock(gone: readonly GoneGap[] | undefined, heading: '##' | '###'): string[] {
  if (gone === undefined) return []
  const rows = (Object.keys(titles) as GoneGap['reason'][])
    .map((reason) => ({ reason, of: gone.filter((gap) => gap.reason === reason) }))
    .filter(({ of }) => of.length > 0)
    .map(({ reason, of }) => [titles[reason], firstOf(of), formatCount(of.length)])
  return [
    `${heading} Did it help?`,
    rows.length === 0
      ? 'No gap of the previous period is gone.'
      : table(['Since the previous period', 'The first', 'Count'], rows, { textColumns: 2 }),
  ]
}

function firstOf(gone: readonly GoneGap[]): string {
  const shown = gone
    .slice(0, namesShown)
    .map(({ reason, name }) =>
      reason === 'not-disliked' ? pathCode(name) : codeSpan(name, maxWordsCharacters),
    )
  return shown.join(', ')
}
