import type { PageChange } from '../read/comparison.ts'
import { groupBy } from '../../shared/group-by.ts'
import { addressOf, pageNameOf } from './address.ts'
import { hasBegun } from './folders.ts'

/**
 * Returns the function that tells where a page of the period before is now: under its path, or under that of the page that
 * began with its address or, if there is only one, its name. Undefined for a page that people no longer visit. A page whose
 * visitors are not known is where it was.
 *
 * @param changes of every page of two periods
 */
export function placesOf(changes: readonly PageChange[]): (path: string) => string | undefined {
  const gone = new Set(
    changes.filter(({ human, previous }) => human === 0 && previous.human > 0).map(({ path }) => path),
  )
  const begun = changes.filter(hasBegun).map(({ path }) => path)
  const [byAddress, byName] = [groupBy(begun, addressOf), groupBy(begun, pageNameOf)]
  return (path) => {
    if (!gone.has(path)) return path
    const [place, other] = byAddress.get(addressOf(path)) ?? byName.get(pageNameOf(path)) ?? []
    return other === undefined ? place : undefined
  }
}
