import { formatCount } from '../../shared/number-format.ts'
import { groupBy } from '../../shared/group-by.ts'
import { allLists, type MissingList, namesOf } from '../read/included-lists.ts'
import type { SentencePart } from './sentence.ts'

/**
 * Returns for each reason what is missing, why, and what to do. The messages about the lists can have words of the service.
 */
export function missingBoxes(missing: readonly MissingList[]) {
  return [...groupBy(missing, ({ cause }) => cause)].map(([cause, lists]) => ({
    what: `Not in this export: ${whatIsMissing(lists).join(', ')}.`,
    why: whyOf(cause),
    messages: lists.map(({ reason }) => reason),
  }))
}

/** Returns the items of `include`. Of an item with several lists, only one may be missing. */
function whatIsMissing(lists: readonly MissingList[]): string[] {
  const names = lists.map(({ name, rows }) => {
    const { include, purpose } = allLists[name]
    if (rows > 0) return `${include} after the first ${formatCount(rows)}`
    return namesOf([include]).every((each) => lists.some((list) => list.name === each)) ? include : purpose
  })
  return [...new Set(names)]
}

function whyOf(cause: MissingList['cause']): SentencePart[] {
  switch (cause) {
    case 'max-requests':
      return [{ code: 'max-requests' }, ' allows no more requests. Raise it, or shorten the range.']
    case 403:
    case 404:
      return [
        `The plan or the key does not allow them (HTTP ${cause}). Remove them from `,
        { code: 'include' },
        ', or create a key with the scope ',
        { code: 'read' },
        '.',
      ]
    case 429:
      return ['The requests of this hour are used up (HTTP 429). Run this again when the hour is over.']
    case undefined:
      return ['They could not be read. Run this again later.']
    default:
      return [`The service did not give them (HTTP ${cause}). Run this again later, or shorten the range.`]
  }
}
