import type { TriggerEvent } from '../trigger-event.ts'

/** The commits of a push: those that `head` has and `base` does not have. */
export interface PushRange {
  /** A commit, or the default branch if the pushed branch or tag is new. A branch is not checked. */
  base: string
  /** A commit. */
  head: string
  /** Whether the push created the branch or tag. */
  isNew: boolean
}

/** Returns the range of a push; undefined if the payload does not tell it. */
export function pushRange({ push, repository }: TriggerEvent): PushRange | undefined {
  if (push?.after === undefined) return undefined
  const base = push.before ?? repository.defaultBranch
  return base === undefined ? undefined : { base, head: push.after, isNew: push.before === undefined }
}

/** Returns the name of a branch or tag without `refs/heads/` or `refs/tags/`. */
export function refName(ref: string | undefined): string | undefined {
  return ref?.replace(/^refs\/(?:heads|tags)\//u, '')
}
