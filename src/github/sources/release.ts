import { partOf } from '../event-payload.ts'
import type { GitHubClient } from '../github-client.ts'
import { refForm, type Release, textOf } from '../github-objects.ts'
import { type Changes, type ChangesOptions, compared, nothingToCompareWith } from './changes.ts'
import { textParts, unsafeRef } from './quoted-text.ts'
import { itemsInOrder } from '../list-pages.ts'
import { type PromptSource, type ReferenceContext, unlessNoticed } from './prompt-source.ts'

async function readChanges(release: Release, options: ChangesOptions): Promise<Changes | undefined> {
  const { tag_name: tag } = release
  if (tag === undefined) return undefined
  const sinceRelease = await tagOfReleaseBefore(release, options.client)
  if (sinceRelease === undefined) {
    return nothingToCompareWith(`There is no earlier release to compare ${tag} with.`, options)
  }
  return { ...(await compared(sinceRelease, tag, options.client)), sinceRelease }
}

/**
 * Returns the tag of the newest release that was published before. Drafts do not count, and for a full release,
 * pre-releases do not count.
 */
async function tagOfReleaseBefore(
  { tag_name: tag, prerelease, published_at: publishedAt }: Release,
  { listReleases }: Pick<GitHubClient, 'listReleases'>,
): Promise<string | undefined> {
  const endMs = publishedAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(publishedAt)
  let newest: { tag: string | undefined; publishedMs: number } | undefined
  for await (const other of itemsInOrder(listReleases)) {
    const publishedMs = Date.parse(other.published_at ?? '')
    const counts = other.draft !== true && (prerelease === true || other.prerelease !== true)
    if (other.tag_name === tag || !counts || !(publishedMs < endMs)) continue
    if (newest === undefined || publishedMs > newest.publishedMs)
      newest = { tag: other.tag_name, publishedMs }
  }
  return newest?.tag
}

function reference({ tag_name: tag, prerelease }: Release, { changes, link }: ReferenceContext): string[] {
  if (tag === undefined || !refForm.test(tag)) return []
  const before = changes?.sinceRelease
  return [
    `Release: ${tag}${prerelease === true ? ' (pre-release)' : ''}${link(`/releases/tag/${tag}`)}`,
    ...(before === undefined || !refForm.test(before)
      ? []
      : [`Previous release: ${before}${link(`/compare/${before}...${tag}`)}`]),
  ]
}

export const release: PromptSource<Release> = {
  read: ({ parts }) => parts.release,
  author: ({ parts }) => partOf(parts.release, ({ author }) => author),
  defaultPrompt: `Update the documentation for what the release described below changed. ${unlessNoticed}`,
  reference,
  quote: ({ name: title, body, author: user, tag_name: tag }) =>
    textParts('release', textOf({ title, body, user }), [['Tag', unsafeRef(tag)]]),
  isInReference: ({ tag_name: tag }) => tag !== undefined,
  readChanges,
}
