import type { PageRow } from '../read/pages.ts'
import { leastVisitors, type MovedRow, type Movement, type PageAnswer } from './moved.ts'
import { isScannedAddress } from './addresses.ts'

/**
 * Asks the site for pages, and returns what it says of them. Those of which it tells nothing are left out.
 *
 * @param pages their paths, the most important first
 * @param known pages that it surely has. If it shows none, it is not asked for others
 */
export type AskSite = (
  pages: readonly string[],
  known: readonly string[],
) => Promise<ReadonlyMap<string, PageAnswer>>

const mostKnown = 3

/**
 * Returns the movement with what the site says of the pages that nobody visits now.
 *
 * @param pages the most visited first
 */
export async function withSiteAnswers(
  movement: Movement,
  pages: readonly PageRow[],
  ask: AskSite,
): Promise<Movement> {
  const missed = [...movement.rows, ...movement.lost]
    .filter(({ gone, expected }) => gone.length > 0 && expected >= leastVisitors)
    .sort((a, b) => b.expected - a.expected)
    .map(({ gone }) => gone)
  if (missed.length === 0) return movement
  const known = pages
    .filter(({ path, total }) => total > 0 && !isScannedAddress(path))
    .slice(0, mostKnown)
    .map(({ path }) => path)
  // The most visited page of each row before the others of a folder.
  const asked = [...missed.flatMap(([first = []]) => first), ...missed.flatMap((gone) => gone.slice(1))]
  const answers = await ask(asked, known)
  const told = (rows: readonly MovedRow[]): MovedRow[] =>
    rows.map((row) => ({ ...row, answers: row.gone.flatMap((path) => answers.get(path) ?? []) }))
  return { ...movement, rows: told(movement.rows), lost: told(movement.lost) }
}
