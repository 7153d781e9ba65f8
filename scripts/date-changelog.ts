// `npm version` runs this after it has changed package.json. Moves the unreleased entries of CHANGELOG.md below a heading
// with the new version and today's date.
import { readFileSync, writeFileSync } from 'node:fs'

import { withVersion } from './changelog.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const today = new Date().toISOString().slice(0, 10)
writeFileSync('CHANGELOG.md', withVersion(readFileSync('CHANGELOG.md', 'utf8'), version, today))
