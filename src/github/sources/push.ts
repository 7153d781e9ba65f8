import type { Values } from '../event-payload.ts'
import { refForm } from '../github-objects.ts'
import { type Changes, type ChangesOptions, compared, nothingToCompareWith } from './changes.ts'
import { commitMessages, unsafeRef } from './quoted-text.ts'
import { fact, type PromptSource, type ReferenceContext, unlessNoticed } from './prompt-source.ts'

function read({ before, after, ref, forced, repository, ...values }: Values) {
  return {
    /** Undefined if the push created the branch or tag. */
    before: existing(before),
    // For an annotated tag, `after` is the tag itself and not a commit.
    after: values.head_commit?.id ?? existing(after),
    /** For example `refs/heads/main`. Written by others. */
    ref,
    isForced: forced === true,
    /** Of the repository. Not checked. */
    defaultBranch: repository?.default_branch,
    /** Oldest first. */
    commits: values.commits ?? [],
  }
}

/** A push of commits. The commits have 40 or 64 hexadecimal digits. */
export type Push = ReturnType<typeof read>

function existing(commit: string | undefined): string | undefined {
  return isNoCommit(commit) ? undefined : commit
}

/** Returns true for the zeros that GitHub writes if there is no commit. */
export function isNoCommit(commit: string | undefined): boolean {
  return commit !== undefined && /^0+$/u.test(commit)
}

/** Returns the name of the tag that was pushed; undefined if it was a branch. Written by others. */
function pushedTag({ ref }: Push): string | undefined {
  return ref?.startsWith('refs/tags/') === true ? refName(ref) : undefined
}

/** Returns the name of a branch or tag without `refs/heads/` or `refs/tags/`. */
export function refName(ref: string | undefined): string | undefined {
  return ref?.replace(/^refs\/(?:heads|tags)\//u, '')
}

/**
 * Returns what a push is compared with: a commit, or the default branch for a new branch, whose name is not checked.
 * Undefined for a new tag.
 */
export function baseOf(push: Push): string | undefined {
  return push.before ?? (pushedTag(push) === undefined ? push.defaultBranch : undefined)
}

async function readChanges(push: Push, options: ChangesOptions): Promise<Changes | undefined> {
  const { after } = push
  if (after === undefined) return undefined
  const base = baseOf(push)
  if (base !== undefined) return compared(base, after, options.client)
  const tag = pushedTag(push)
  if (tag === undefined) return undefined
  return nothingToCompareWith(`The tag ${tag} is new, so it is compared with nothing.`, options)
}

function reference(push: Push, { changes, link }: ReferenceContext): string[] {
  // The range of `commits` goes beyond that of the push.
  if (changes?.range !== undefined) return []
  const { before, after, isForced } = push
  const ref = refName(push.ref)
  const kind = pushedTag(push) === undefined ? 'branch' : 'tag'
  const base = baseOf(push)
  const range =
    after === undefined || base === undefined || !refForm.test(base) ? undefined : `${base}...${after}`
  return [
    ...(ref !== undefined && refForm.test(ref) ? [`${kind === 'tag' ? 'Tag' : 'Branch'}: ${ref}`] : []),
    ...(range === undefined ? fact('Commit', after) : [`Commits: ${range}${link(`/compare/${range}`)}`]),
    ...(range !== undefined && before === undefined
      ? [`The branch is new. It is compared with ${base ?? ''}.`]
      : []),
    ...(isForced ? [`The push was forced. It replaced earlier commits of the ${kind}.`] : []),
  ]
}

export const push: PromptSource<Push> = {
  read: ({ values }, { name }) => (name === 'push' ? { value: read(values) } : undefined),
  author: 'has-write-access',
  defaultPrompt: `Update the documentation for what the push described below changed. ${unlessNoticed}`,
  reference,
  quote: (pushed) => {
    const isNewBranch = pushed.before === undefined && pushedTag(pushed) === undefined
    return [
      commitMessages(pushed.commits, [
        ['Branch or tag', unsafeRef(refName(pushed.ref))],
        ['Compared with', isNewBranch ? unsafeRef(pushed.defaultBranch) : undefined],
      ]),
    ]
  },
  isInReference: ({ after }) => after !== undefined,
  readChanges,
}
