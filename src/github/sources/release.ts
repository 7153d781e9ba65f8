import { partOf } from '../event-payload.ts'
import type { GitHubClient } from '../github-client.ts'
import { refForm, type Release, authoredTextOf } from '../github-objects.ts'
import { type Changes, type ChangesOptions, compared, nothingToCompareWith } from './changes.ts'
import { textParts, unsafeRef } from './quoted-text.ts'
import { fact, type PromptSource, type ReferenceContext, unlessNoticed } from './prompt-source.ts'
import { compareVersions, type TagVersion, versionOfTag } from './tag-version.ts'

async function readChanges(release: Release, options: ChangesOptions): Promise<Changes | undefined> {
  const { tag_name: tag } = release
  if (tag === undefined) return undefined
  const version = versionOfTag(tag)
  const earlier = await releasesBefore(release, options.client)
  const sinceRelease = version === undefined ? newestOf(earlier) : highestBelow(version, earlier)
  if (sinceRelease === undefined) {
    const lower = version === undefined ? '' : ' of the same series with a lower version'
    return nothingToCompareWith(`There is no earlier release${lower} to compare ${tag} with.`, options)
  }
  return { ...(await compared(sinceRelease, tag, options.client)), sinceRelease }
}

interface EarlierRelease {
  tag: string
  publishedMs: number
}

/** Returns those that were published before, except drafts; and for a full release, except pre-releases. */
async function releasesBefore(
  { tag_name: tag, prerelease, published_at: publishedAt }: Release,
  { releases }: Pick<GitHubClient, 'releases'>,
): Promise<EarlierRelease[]> {
  const endMs = publishedAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(publishedAt)
  const earlier: EarlierRelease[] = []
  for await (const { tag_name: otherTag = tag, ...other } of releases()) {
    const publishedMs = Date.parse(other.published_at ?? '')
    const counts = other.draft !== true && (prerelease === true || other.prerelease !== true)
    if (otherTag !== undefined && otherTag !== tag && counts && publishedMs < endMs)
      earlier.push({ tag: otherTag, publishedMs })
  }
  return earlier
}

function newestOf(releases: readonly EarlierRelease[]): string | undefined {
  return releases.toSorted((a, b) => b.publishedMs - a.publishedMs)[0]?.tag
}

/** Returns the tag of the highest version that is lower, of the same series: other packages have releases of their own. */
function highestBelow(version: TagVersion, releases: readonly EarlierRelease[]): string | undefined {
  const lower = releases.flatMap(({ tag }) => {
    const other = versionOfTag(tag)
    return other?.series === version.series && compareVersions(other, version) < 0 ? [{ ...other, tag }] : []
  })
  return lower.sort((a, b) => compareVersions(b, a))[0]?.tag
}

function reference({ tag_name: tag, prerelease }: Release, { changes, link }: ReferenceContext): string[] {
  if (tag === undefined || !refForm.test(tag)) return []
  const before = changes?.sinceRelease
  const previous =
    before === undefined
      ? fact('Previous release', changes && 'none to compare with')
      : refForm.test(before)
        ? [`Previous release: ${before}${link(`/compare/${before}...${tag}`)}`]
        : []
  return [
    `Release: ${tag}${prerelease === true ? ' (pre-release)' : ''}${link(`/releases/tag/${tag}`)}`,
    ...previous,
  ]
}

export const release: PromptSource<Release> = {
  read: ({ parts }) => parts.release,
  author: ({ parts }) => partOf(parts.release, ({ author }) => author),
  defaultPrompt: `Update the documentation for what the release described below changed. ${unlessNoticed}`,
  reference,
  quote: ({ name: title, body, author: user, tag_name: tag }) =>
    textParts('release', authoredTextOf({ title, body, user }), [['Tag', unsafeRef(tag)]]),
  isInReference: ({ tag_name: tag }) => tag !== undefined,
  readChanges,
}
