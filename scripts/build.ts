// Builds dist/ from src/. Compiles TypeScript to JavaScript in build/, then bundles that into one entry and its chunks.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'

import { bundle } from './bundle.ts'
import { writeDistReadme } from './dist-readme.ts'
import { writeLicenses } from './licenses.ts'
import { bundleReportPage } from './report-page.ts'

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
})
await bundleReportPage()
copyWithoutSideEffects('@actions/core')
const bundled = await bundle(path.resolve('build/index.js'), 'dist')
writeLicenses('dist', bundled)
writeDistReadme('dist', bundled)

/**
 * Copies a package into build/node_modules, where ncc looks first. The package.json of the copy declares that its
 * modules have no side effects, so ncc leaves out unused modules. Otherwise each run would load the unused OIDC client
 * of @actions/core, and with it an HTTP client of 1 MB.
 */
function copyWithoutSideEffects(name: string): void {
  const manifest = findPackageJSON(name, import.meta.url)
  if (manifest === undefined) throw new Error(`The package ${name} is not installed. Run npm ci.`)
  const copy = path.join('build', 'node_modules', name)
  // Some package managers link packages instead of copying them.
  cpSync(path.dirname(manifest), copy, { recursive: true, dereference: true })
  const declared = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ ...declared, sideEffects: false }))
}
