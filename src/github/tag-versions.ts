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

const naturalOrder = new Intl.Collator('en', { numeric: true })

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
  const byNumber = naturalOrder.compare(a.number, b.number)
  if (byNumber !== 0 || a.suffix === b.suffix) return byNumber
  if (a.suffix === '' || b.suffix === '') return a.suffix === '' ? 1 : -1
  return naturalOrder.compare(a.suffix, b.suffix)
}
