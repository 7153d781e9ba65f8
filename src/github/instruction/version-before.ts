import { atFirstUse } from '../../shared/first-use.ts'
import type { Comparison } from '../commits.ts'
import { ignoreMissing } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import type { Release } from '../github-objects.ts'
import { pagesInOrder } from '../list-pages.ts'

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
  { tag_name: tag = '', prerelease, published_at: publishedAt }: Release,
  { listReleases }: Pick<GitHubClient, 'listReleases'>,
): Promise<string | undefined> {
  const releases: Release[] = []
  for await (const { items } of pagesInOrder(listReleases)) releases.push(...items)
  const others = releases.filter(
    (other) =>
      other.tag_name !== tag && other.draft !== true && (prerelease === true || other.prerelease !== true),
  )
  if (nameBeforeVersion(tag) !== undefined) {
    return tagsOfLowerVersions(
      tag,
      others.map((other) => other.tag_name ?? ''),
    )[0]
  }
  const publishedMs = (at: string | undefined): number => Date.parse(at ?? '')
  const endMs = publishedAt === undefined ? Number.POSITIVE_INFINITY : publishedMs(publishedAt)
  return others
    .filter((other) => publishedMs(other.published_at) < endMs)
    .sort((a, b) => publishedMs(b.published_at) - publishedMs(a.published_at))[0]?.tag_name
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

interface TagVersion {
  /** What stands before the version: `api-v` in `api-v1.3.0-rc.1`. */
  name: string
  /** `1.3.0` */
  number: string
  /** `-rc.1`; empty for a full version. */
  suffix: string
}

// A number at the start or after a separator, also with a `v`, else any number: `k8s-v1.3` is version 1.3.
const usualNumber = /(?:(?<![a-z])v|(?<![a-z\d.]))(?<number>\d+(?:\.\d+)*)/iu
const anyNumber = /(?<number>\d+(?:\.\d+)*)/u

// The first collator takes Node 9 ms, which a run without tags need not wait for.
const naturalOrder = atFirstUse(() => new Intl.Collator('en', { numeric: true }))

/** Returns what stands before the version of a tag; undefined if the tag names no version. */
export function nameBeforeVersion(tag: string): string | undefined {
  return versionOf(tag)?.name
}

/** Returns the tags that name a lower version of the same name, the highest version first. */
export function tagsOfLowerVersions(tag: string, tags: readonly string[]): string[] {
  const version = versionOf(tag)
  if (version === undefined) return []
  return tags
    .flatMap((other) => {
      const lower = versionOf(other)
      const isLower = lower?.name === version.name && compareVersions(lower, version) < 0
      return isLower ? [{ tag: other, version: lower }] : []
    })
    .sort((a, b) => compareVersions(b.version, a.version))
    .map((lower) => lower.tag)
}

function versionOf(tag: string): TagVersion | undefined {
  const match = usualNumber.exec(tag) ?? anyNumber.exec(tag)
  const number = match?.groups?.['number']
  if (match === null || number === undefined) return undefined
  const end = match.index + match[0].length
  // A build after a plus sign says nothing about the order: https://semver.org
  return { name: tag.slice(0, end - number.length), number, suffix: tag.slice(end).split('+')[0] ?? '' }
}

/** Compares as Semantic Versioning does: a version with a suffix comes before the one without it. */
function compareVersions(a: TagVersion, b: TagVersion): number {
  const byNumber = naturalOrder().compare(a.number, b.number)
  if (byNumber !== 0 || a.suffix === b.suffix) return byNumber
  if (a.suffix === '' || b.suffix === '') return a.suffix === '' ? 1 : -1
  return naturalOrder().compare(a.suffix, b.suffix)
}
