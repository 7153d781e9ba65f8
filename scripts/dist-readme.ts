import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { type BundledFile, sizesByPlace } from './bundle.ts'

const maxPlaces = 6

const page = 'src/visitors/write/html-report/page'
// Files that are not chunks.
const otherFiles: Readonly<Record<string, [holds: string, loaded: string]>> = {
  'report-page.css': [`\`${page}\``, 'as a file'],
  'report-page.js': [`\`${page}\`, \`src/visitors\``, 'as a file'],
  'licenses.txt': ['the licenses and notices of the packages', 'never'],
  'package.json': ['the declaration that the files are ES modules', 'by Node'],
}

/** Writes dist/README.md, the table of the files in dist/. */
export function writeDistReadme(folder: string, bundled: BundledFile[]): void {
  const chunks = bundled.map(({ name, isEntry, modules, loadedFor }) => [
    name,
    placesOf(modules),
    isEntry ? 'at the start' : `for ${loadedFor.map(code).join(', ')}`,
  ])
  const names = new Set(bundled.map(({ name }) => name))
  const rest = readdirSync(folder)
    .filter((name) => !names.has(name))
    .sort()
    .map((name) => [name, ...otherFile(name)])
  const rows = [...chunks, ...rest].map(
    ([name = '', holds = '', loaded = '']) =>
      `| [${name}](${name}) | ${sizeOf(path.join(folder, name))} | ${holds} | ${loaded} |`,
  )
  writeFileSync(path.join(folder, 'README.md'), `${introduction}${rows.join('\n')}\n`)
}

const introduction = `# dist

\`npm run build\` generates this folder and this file. Do not edit them. A run loads a file when it imports a module in
the last column.

| File | Bytes | Contents, largest first | Loaded |
|---|--:|---|---|
`

function placesOf(modules: BundledFile['modules']): string {
  const places = [...sizesByPlace(modules).keys()]
  const rest = places.length - maxPlaces
  return places.slice(0, maxPlaces).map(code).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

function otherFile(name: string): [holds: string, loaded: string] {
  const other = otherFiles[name]
  if (other === undefined)
    throw new Error(`dist/README.md could not be written. ${name} is neither a chunk nor a known file.`)
  return other
}

function sizeOf(file: string): string {
  return statSync(file).size.toLocaleString('en-US')
}

function code(text: string): string {
  return `\`${text}\``
}
