import { entriesOf } from './changelog.ts'

/** What a release is checked against. */
interface ReleaseFiles {
  /** Tags of the repository that begin with `v`. */
  tags: readonly string[]
  /** The versions that files declare, by the name of the file. */
  declared: Readonly<Record<string, string>>
  /** The text of CHANGELOG.md. */
  changelog: string
}

/** Returns why the files cannot be released as a version. */
export function releaseProblems(version: string, { tags, declared, changelog }: ReleaseFiles): string[] {
  const problems = Object.entries(declared)
    .filter(([, other]) => other !== version)
    .map(([file, other]) => `${file} has the version ${other}, expected "${version}".`)
  if ((entriesOf(changelog, version) ?? '') === '')
    problems.push(`CHANGELOG.md has no entries for version "${version}".`)
  if ((entriesOf(changelog, 'Unreleased') ?? '') !== '')
    problems.push(`CHANGELOG.md has unreleased entries. Move them to version "${version}".`)
  if (problems.length > 0)
    problems.push(`To set the version everywhere, run npm version ${version} --no-git-tag-version.`)
  return [...problemsOfVersion(version, tags), ...problems]
}

function problemsOfVersion(version: string, tags: readonly string[]): string[] {
  if (!/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/u.test(version))
    return [`The version is "${version}", expected three numbers, such as 1.2.0.`]
  const released = tags.filter((tag) => /^v\d+\.\d+\.\d+$/u.test(tag)).map((tag) => tag.slice(1))
  const newest = released.sort(compareVersions).at(-1)
  return newest !== undefined && compareVersions(version, newest) <= 0
    ? [`The version is ${version}, expected one above ${newest}, which has a tag.`]
    : []
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
