import { formatCount } from '../../../shared/number-format.ts'
import type { ShownTaskKind } from './gap-kind.ts'

/** A page or folder without visitors now is a task, and no gap. */
export const shownMoved: ShownTaskKind<'moved'> = {
  verb: 'check',
  what: ({ about: { path } }) => [{ page: path, isGone: true }],
  why: ({ count: { before } }) => [
    [`no visitors now, ${formatCount(before ?? 0)} before: moved, removed or broken?`],
  ],
  table: { name: 'moved', title: 'What moved', noun: 'page' },
}
