// Checks that the checked-out commit can be released as a version, and writes the release notes:
// node scripts/check-release.ts <version> <file for the notes>
// It imports no package, so that it runs before they are installed.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import { entriesOf } from './changelog.ts'

const [version = '', notesFile = ''] = process.argv.slice(2)
const notes = entriesOf(readFileSync('CHANGELOG.md', 'utf8'), version) ?? ''
const problems = [...problemsOfVersion(), ...problemsOfFiles()]
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  process.exitCode = 1
} else {
  writeFileSync(notesFile, `${notes}\n`)
  console.log(`Version ${version} can be released. The notes are in ${notesFile}.`)
}

function problemsOfVersion(): string[] {
  if (!/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/u.test(version))
    return [`The version is "${version}", expected three numbers, such as 1.2.0.`]
  const tags = execFileSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' }).split('\n')
  const released = tags.filter((tag) => /^v\d+\.\d+\.\d+$/u.test(tag)).map((tag) => tag.slice(1))
  const newest = released.sort(compareVersions).at(-1)
  return newest !== undefined && compareVersions(version, newest) <= 0
    ? [`The version is ${version}, expected one above ${newest}, which has a tag.`]
    : []
}

function problemsOfFiles(): string[] {
  const problems = ['package.json', 'package-lock.json'].flatMap((file) => {
    const { version: declared } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    return declared === version ? [] : [`${file} has the version ${declared}, expected "${version}".`]
  })
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  if (notes === '') problems.push(`CHANGELOG.md has no entries for version "${version}".`)
  if ((entriesOf(changelog, 'Unreleased') ?? '') !== '')
    problems.push(`CHANGELOG.md has unreleased entries. Move them to version "${version}".`)
  return problems.length === 0
    ? []
    : [...problems, `To set the version everywhere, run npm version ${version} --no-git-tag-version.`]
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
