// The packages in the bundle: copies in build/node_modules, where ncc looks first, and their licenses.
import { cpSync, existsSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'esbuild'

import type { BundledFile } from './bundle.ts'

/**
 * Copies a package, reduced to what the files in build/ import from it. ncc leaves out unused modules, but neither unused
 * parts of modules nor imports that only these need. Each run would load them.
 *
 * @param specifier what the files import
 */
export async function copyUsedParts(name: string, specifier = name): Promise<void> {
  const copy = copyPackage(name)
  const manifest = path.join(copy, 'package.json')
  const declared = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>
  writeFileSync(manifest, JSON.stringify({ ...declared, sideEffects: false }))
  await build({
    stdin: {
      contents: `export { ${(await usedNames(name, specifier)).join()} } from '${specifier}'`,
      resolveDir: 'build',
    },
    outfile: path.join(copy, 'used.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2024',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'inline',
    logLevel: 'warning',
  })
  const exports = { [`.${specifier.slice(name.length)}`]: './used.js' }
  writeFileSync(manifest, JSON.stringify({ ...declared, sideEffects: false, exports }))
}

/** Returns the names that the files in build/ import from a package, also as members of a namespace. */
async function usedNames(name: string, specifier: string): Promise<string[]> {
  const files = globSync('build/**/*.js', { exclude: [`build/node_modules/${name}/**`] })
  const imports = new RegExp(String.raw`import (?:\* as (\w+)|\{([^}]*)\}) from '${specifier}'`, 'u')
  const words = new Set(
    files.flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      const [, namespace, names] = imports.exec(code) ?? []
      if (namespace === undefined) return names?.match(/\w+/gu) ?? []
      return Array.from(
        code.matchAll(new RegExp(String.raw`\b${namespace}\s*\.(\w+)`, 'gu')),
        ([, name]) => name,
      )
    }),
  )
  return Object.keys((await import(specifier)) as object).filter((each) => words.has(each))
}

/**
 * Copies a package, and links a package in its node_modules to that of another package. npm installs a package once for
 * each of its users if another version has the place that they could share.
 *
 * @throws Error if the two packages do not have the same version of the shared one
 */
export function copyWithShared(name: string, shared: string, owner: string): void {
  const [own, owned] = [name, owner].map((user) => folderOf(shared, folderOf(user)))
  if (own === undefined || owned === undefined || versionOf(own) !== versionOf(owned))
    throw new Error(`${name} and ${owner} do not use the same version of ${shared}. Change scripts/build.ts.`)
  const link = path.join(copyPackage(name), 'node_modules', shared)
  rmSync(link, { recursive: true, force: true })
  // The type makes a difference only on Windows, where a link of another type needs a permission.
  symlinkSync(owned, link, 'junction')
}

/**
 * Copies a package, with other code for some of its files.
 *
 * @param files the code by the path in the package
 * @throws Error if the package does not have one of the files
 */
export function copyWithReplaced(name: string, files: Readonly<Record<string, string>>): void {
  const copy = copyPackage(name)
  for (const [file, code] of Object.entries(files)) replaceFile(path.join(copy, file), code)
}

/** @returns the folder of the copy */
export function copyPackage(name: string): string {
  const copy = path.join('build', 'node_modules', name)
  // Some package managers link packages instead of copying them.
  cpSync(folderOf(name), copy, { recursive: true, dereference: true })
  return copy
}

function replaceFile(file: string, code: string): void {
  if (!existsSync(file))
    throw new Error(`${file} does not exist. Change the files to replace in scripts/build.ts.`)
  writeFileSync(file, code)
}

/** @param user the folder of the package that imports it */
function folderOf(name: string, user = import.meta.dirname): string {
  const manifest = findPackageJSON(name, pathToFileURL(path.join(user, 'package.json')))
  if (manifest === undefined) throw new Error(`The package ${name} is not installed. Run npm ci.`)
  return path.dirname(manifest)
}

function versionOf(folder: string): unknown {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: unknown }).version
}

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
