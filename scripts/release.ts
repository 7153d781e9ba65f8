// Releases: `npm version` dates the changelog, and the release workflow checks a commit. It imports no package, so that it
// runs before they are installed.
//   node scripts/release.ts date                                  after npm version has changed package.json
//   node scripts/release.ts check <version>
//   node scripts/release.ts notes <version>                       prints the release notes
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const unreleased = '## [Unreleased]\n'

/** Returns the text below the heading of a version, or below "Unreleased"; undefined if there is no such heading. */
export function entriesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /mu).slice(1)
  const section = sections.find((each) => each.startsWith(`[${version}]`))
  return section?.slice(section.indexOf('\n')).trim()
}

/** Returns the changelog with a heading for a new version above the entries that were unreleased. */
export function withVersion(changelog: string, version: string, date: string): string {
  if (!changelog.includes(unreleased))
    throw new Error('CHANGELOG.md has no heading "## [Unreleased]". Add it above the newest version.')
  if (entriesOf(changelog, 'Unreleased') === '')
    throw new Error('CHANGELOG.md has no entries below "Unreleased". Add what changed for users.')
  return changelog.replace(unreleased, `${unreleased}\n## [${version}] - ${date}\n`)
}

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

if (import.meta.main) {
  const [command = '', version = ''] = process.argv.slice(2)
  if (command === 'date') dateChangelog()
  else if (command === 'check') check(version)
  else if (command === 'notes') console.log(entriesOf(readFileSync('CHANGELOG.md', 'utf8'), version) ?? '')
  else throw new Error(`The command is "${command}", expected date, check or notes.`)
}

function dateChangelog(): void {
  const today = new Date().toISOString().slice(0, 10)
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  writeFileSync('CHANGELOG.md', withVersion(changelog, versionIn('package.json'), today))
}

function check(version: string): void {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const tags = execFileSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' }).split('\n')
  const files = ['package.json', 'package-lock.json'].map((file) => [file, versionIn(file)] as const)
  const problems = releaseProblems(version, { tags, declared: Object.fromEntries(files), changelog })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`Version ${version} can be released.`)
}

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
