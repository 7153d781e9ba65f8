import type { Comparison } from '../comparison.ts'
import { ignoreMissing } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import type { Release } from '../github-objects.ts'
import { pagesInOrder } from '../pages.ts'
import { nameBeforeVersion, tagsOfLowerVersions } from '../tag-versions.ts'

/** Tags that are compared until one is an ancestor. Each takes a request. */
const mostComparedTags = 10

/**
 * Returns the tag of the release before one in its own line: of the highest lower version with the same name before the
 * version. If the tag names no version, the newest release that was published before. Drafts do not count, and for a full
 * release, pre-releases do not count.
 *
 * @returns undefined if there is none
 */
export async function tagOfReleaseBefore(
  { tag = '', isPrerelease, publishedAt }: Release,
  { listReleases }: Pick<GitHubClient, 'listReleases'>,
): Promise<string | undefined> {
  const releases: Release[] = []
  for await (const { items } of pagesInOrder(listReleases)) releases.push(...items)
  const others = releases.filter(
    (other) => other.tag !== tag && !other.isDraft && (isPrerelease || !other.isPrerelease),
  )
  if (nameBeforeVersion(tag) !== undefined) {
    return tagsOfLowerVersions(
      tag,
      others.map((other) => other.tag ?? ''),
    )[0]
  }
  const publishedMs = (at: string | undefined): number => Date.parse(at ?? '')
  const endMs = publishedAt === undefined ? Number.POSITIVE_INFINITY : publishedMs(publishedAt)
  return others
    .filter((other) => publishedMs(other.publishedAt) < endMs)
    .sort((a, b) => publishedMs(b.publishedAt) - publishedMs(a.publishedAt))[0]?.tag
}

/**
 * Compares a commit with the newest other tag that is its ancestor and has the same name before its version.
 *
 * @returns undefined if there is none
 */
export async function compareWithTagBefore(
  tag: string,
  commit: string,
  { compareCommits, listTags }: Pick<GitHubClient, 'compareCommits' | 'listTags'>,
): Promise<{ tag: string; comparison: Comparison } | undefined> {
  const name = nameBeforeVersion(tag)
  if (name === undefined) return undefined
  const lower = tagsOfLowerVersions(tag, await listTags(name))
  for (const other of lower.slice(0, mostComparedTags)) {
    // GitHub answers 404 if two commits have no common ancestor.
    const comparison = await compareCommits(other, commit).catch(ignoreMissing)
    if (comparison?.status === 'ahead') return { tag: other, comparison }
  }
  return undefined
}
