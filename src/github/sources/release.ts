import { atFirstUse } from '../../shared/first-use.ts'
import { refForm, type Release } from '../github-objects.ts'
import { type ChangesOptions, compared, nothingToCompareWith } from './changes.ts'
import { fact, type PromptSource, textParts, unlessNoticed, unsafeRef } from './prompt-source.ts'

export const release: PromptSource<Release> = {
  read: ({ part }) => part('release'),
  author: ({ part }) => part('release')?.author,
  defaultPrompt: `Update the documentation for what the release described below changed. ${unlessNoticed}`,
  reference: ({ tag_name: tag, prerelease }, { changes, link }) => {
    if (tag === undefined || !refForm.test(tag)) return []
    const before = changes?.sinceRelease
    return [
      `Release: ${tag}${prerelease === true ? ' (pre-release)' : ''}${link(`/releases/tag/${tag}`)}`,
      before === undefined
        ? fact('Previous release', changes && 'none to compare with')
        : refForm.test(before) && `Previous release: ${before}${link(`/compare/${before}...${tag}`)}`,
    ]
  },
  quote: ({ name: title, body, author: user, tag_name: tag }) =>
    textParts('release', { title, body, user }, [['Tag', unsafeRef(tag)]]),
  isInReference: ({ tag_name: tag }) => tag !== undefined,
  readChanges: async (release, options) => {
    const { tag_name: tag } = release
    if (tag === undefined) return undefined
    const version = versionOfTag(tag)
    const sinceRelease = await tagBefore(release, version, options)
    if (sinceRelease !== undefined) return { ...(await compared(sinceRelease, tag, options)), sinceRelease }
    const lower = version === undefined ? '' : ' of the same series with a lower version'
    return nothingToCompareWith(`There is no earlier release${lower} to compare ${tag} with.`, options)
  },
}

/**
 * Returns the tag of the release before: of those that were published before, except drafts, and for a full release except
 * pre-releases, the highest lower version of the same series, since other packages have releases of their own. For a tag
 * without a version, the newest.
 */
async function tagBefore(
  { tag_name: tag, prerelease, published_at: publishedAt }: Release,
  version: TagVersion | undefined,
  { client }: ChangesOptions,
): Promise<string | undefined> {
  const endMs = publishedAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(publishedAt)
  const earlier: { tag: string; publishedMs: number; version: TagVersion | undefined }[] = []
  for await (const { tag_name: otherTag = tag, ...release } of client.releases()) {
    const publishedMs = Date.parse(release.published_at ?? '')
    const counts = release.draft !== true && (prerelease === true || release.prerelease !== true)
    if (otherTag === undefined || otherTag === tag || !counts || !(publishedMs < endMs)) continue
    const other = versionOfTag(otherTag)
    const isLower = version && other?.series === version.series && compareVersions(other, version) < 0
    if (isLower !== false) earlier.push({ tag: otherTag, publishedMs, version: other })
  }
  const [best] = earlier.sort((a, b) =>
    version && a.version && b.version ? compareVersions(b.version, a.version) : b.publishedMs - a.publishedMs,
  )
  return best?.tag
}

/** What the tag of a release says of its version. */
interface TagVersion {
  /** The text before the version: `v`, `cli-v`, `@acme/cli@`, or none. Each package of a repository has its own. */
  series: string
  /** Numbers with points between them. */
  numbers: string
  /** What follows, such as `-rc.1` or `+35`. */
  rest: string
}

// First, numbers with points between them, where no letter is in front, except "v"; then a single number there; then numbers
// with points anywhere. So `s3-v2` is of the series `s3-v`, and `nightly-7f3a2b1` has no version.
const numberForms = [
  /(?<=(?:^|[^A-Za-z\d])v?)\d+(?:[._]\d+)+/iu,
  /(?<=(?:^|[^A-Za-z\d.])v?)\d+(?![A-Za-z\d])/iu,
  /(?<![\d._])\d+(?:[._]\d+)+/u,
]

/** Returns undefined for a tag without a version. */
export function versionOfTag(tag: string): TagVersion | undefined {
  const found = numberForms.map((form) => form.exec(tag)).find((match) => match !== null)
  if (found === undefined) return undefined
  const { 0: numbers, index } = found
  const rest = tag.slice(index + numbers.length)
  return { series: tag.slice(0, index), numbers: numbers.replaceAll('_', '.'), rest }
}

// Takes milliseconds, and only a release needs it. Numbers inside of texts are compared as numbers.
const collator = atFirstUse(() => new Intl.Collator('en', { numeric: true }))

/** Returns a number below 0 if the first version is lower, and above 0 if it is higher. The series do not count. */
export function compareVersions(a: TagVersion, b: TagVersion): number {
  const { compare } = collator()
  // What follows a plus sign is a build of the same version.
  const [preA = '', buildA = ''] = a.rest.split('+', 2)
  const [preB = '', buildB = ''] = b.rest.split('+', 2)
  const ofNumbers = compare(a.numbers, b.numbers)
  return (
    ofNumbers || Number(preA === '') - Number(preB === '') || compare(preA, preB) || compare(buildA, buildB)
  )
}
