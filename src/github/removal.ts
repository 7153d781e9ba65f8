import { singleLine } from '../untrusted-text.ts'
import type { PayloadParts } from './event-payload.ts'

const removingActions: ReadonlySet<string> = new Set(['deleted', 'dismissed', 'unpublished'])

/** Returns what the event took away, as a sentence; undefined if it took nothing away. */
export function removalOf(name: string, parts: PayloadParts): string | undefined {
  const { action, ref, after, deleted } = parts
  if (name === 'push' && (deleted === true || isNoCommit(after))) {
    return `The push deleted ${singleLine(ref ?? 'a branch or tag')} and pushed nothing.`
  }
  if (name === 'delete') return 'The event delete removed a branch or tag.'
  // The action of a repository_dispatch is a name that its sender chose.
  if (name === 'repository_dispatch' || action == null || !removingActions.has(action)) return undefined
  return `The event ${singleLine(name)} has the action ${action}.`
}

/** Returns true for the zeros that GitHub writes if there is no commit. */
export function isNoCommit(commit: string | undefined): boolean {
  return commit !== undefined && /^0+$/u.test(commit)
}
