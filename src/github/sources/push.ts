import type { Values } from '../event-payload.ts'
import { isNoCommit, refForm, refName } from '../github-objects.ts'
import { compared, nothingToCompareWith } from './changes.ts'
import { commitMessages, fact, type PromptSource, unlessNoticed, unsafeRef } from './prompt-source.ts'

function pushOf({ before, after, ref, forced, repository, ...values }: Values) {
  return {
    /** Undefined if the push created the branch or tag. */
    before: existing(before),
    // For an annotated tag, `after` is the tag itself and not a commit.
    after: values.head_commit?.id ?? existing(after),
    /** For example `refs/heads/main`. Written by others. */
    ref,
    isForced: forced === true,
    /** What it is compared with: a commit, or the default branch for a new branch, whose name is not checked. */
    base: existing(before) ?? (isTag(ref) ? undefined : repository?.default_branch),
    /** Oldest first. */
    commits: values.commits ?? [],
  }
}

/** A push of commits. The commits have 40 or 64 hexadecimal digits. */
export type Push = ReturnType<typeof pushOf>

function existing(commit: string | undefined): string | undefined {
  return isNoCommit(commit) ? undefined : commit
}

function isTag(ref: string | undefined): boolean {
  return ref?.startsWith('refs/tags/') === true
}

export const push: PromptSource<Push> = {
  read: ({ values }, { name }) => (name === 'push' ? pushOf(values) : undefined),
  author: 'has-write-access',
  defaultPrompt: `Update the documentation for what the push described below changed. ${unlessNoticed}`,
  reference: ({ before, base, after, ...push }, { changes, link }) => {
    // The range of `commits` goes beyond that of the push.
    if (changes?.range !== undefined) return []
    const ref = refName(push.ref)
    const kind = isTag(push.ref) ? 'tag' : 'branch'
    const range = after !== undefined && base !== undefined && refForm.test(base) && `${base}...${after}`
    return [
      ref !== undefined && refForm.test(ref) && `${kind === 'tag' ? 'Tag' : 'Branch'}: ${ref}`,
      range ? `Commits: ${range}${link(`/compare/${range}`)}` : fact('Commit', after),
      range && before === undefined && `The branch is new. It is compared with ${base}.`,
      push.isForced && `The push was forced. It replaced earlier commits of the ${kind}.`,
    ]
  },
  quote: ({ commits, ref, base }) => [
    commitMessages(commits, [
      ['Branch or tag', unsafeRef(refName(ref))],
      ['Compared with', unsafeRef(base)],
    ]),
  ],
  isInReference: ({ after }) => after !== undefined,
  readChanges: async ({ base, after, ref }, options) => {
    if (after === undefined) return undefined
    if (base !== undefined) return compared(base, after, options)
    if (!isTag(ref)) return undefined
    return nothingToCompareWith(
      `The tag ${refName(ref) ?? ''} is new, so it is compared with nothing.`,
      options,
    )
  },
}
