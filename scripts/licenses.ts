import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { BundledFile } from './bundle.ts'

/**
 * Writes `licenses.txt`: name, license and license text of each bundled package, and the notices that the Apache
 * License requires. ncc can collect licenses too, but it omits packages that only the entry contains.
 */
export function writeLicenses(folder: string, bundled: readonly BundledFile[]): void {
  const packageFolders = bundled.flatMap(({ modules }) => modules.map((module) => module.packageFolder))
  const sections = new Set([...new Set(packageFolders.filter((each) => each !== undefined))].map(sectionOf))
  writeFileSync(path.join(folder, 'licenses.txt'), [...sections].sort().join('\n'))
}

function sectionOf(packageFolder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    name: string
    license?: string
  }
  const texts = globSync('{LICEN[CS]E,licen[cs]e,NOTICE}{,[.-]*}', {
    cwd: packageFolder,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
  return [
    manifest.name,
    manifest.license ?? 'The package does not name its license.',
    ...texts.map((file) => readFileSync(path.join(packageFolder, file), 'utf8').trimEnd()),
    '',
  ].join('\n')
}
