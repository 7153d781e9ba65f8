import { atFirstUse } from '../../shared/first-use.ts'

/** What the tag of a release says of its version. */
export interface TagVersion {
  /** The text before the version: `v`, `cli-v`, `@acme/cli@`, or none. Each package of a repository has its own. */
  series: string
  /** Numbers with points between them. */
  numbers: string
  /** What follows, up to a plus sign, such as `-rc.1`. */
  prerelease: string
  /** From the plus sign. */
  build: string
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
  const [prerelease = ''] = rest.split('+', 1)
  return {
    series: tag.slice(0, index),
    numbers: numbers.replaceAll('_', '.'),
    prerelease,
    build: rest.slice(prerelease.length),
  }
}

// Takes milliseconds, and only a release needs it. Numbers inside of texts are compared as numbers.
const collator = atFirstUse(() => new Intl.Collator('en', { numeric: true }))

/** Returns a number below 0 if the first version is lower, and above 0 if it is higher. The series do not count. */
export function compareVersions(a: TagVersion, b: TagVersion): number {
  const { compare } = collator()
  const isFinal = ({ prerelease }: TagVersion): number => (prerelease === '' ? 1 : 0)
  return (
    compare(a.numbers, b.numbers) ||
    isFinal(a) - isFinal(b) ||
    compare(a.prerelease, b.prerelease) ||
    compare(a.build, b.build)
  )
}
