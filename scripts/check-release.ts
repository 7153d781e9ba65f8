// Checks that the checked-out commit can be released as a version, and writes the release notes:
// node scripts/check-release.ts <version> <file for the notes>
// It imports no package, so that it runs before they are installed.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import { entriesOf } from './changelog.ts'
import { releaseProblems } from './release-problems.ts'

const [version = '', notesFile = ''] = process.argv.slice(2)
const changelog = readFileSync('CHANGELOG.md', 'utf8')
const tags = execFileSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' }).split('\n')
const files = ['package.json', 'package-lock.json'].map((file) => [file, versionIn(file)] as const)
const problems = releaseProblems(version, { tags, declared: Object.fromEntries(files), changelog })
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  process.exitCode = 1
} else {
  writeFileSync(notesFile, `${entriesOf(changelog, version) ?? ''}\n`)
  console.log(`Version ${version} can be released. The notes are in ${notesFile}.`)
}

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
