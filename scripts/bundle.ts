import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import ncc, { type StatsChunk, type StatsModule } from '@vercel/ncc'

export interface BundledModule {
  /** A file of src/, or the name of a package. */
  source: string
  /** The folder of the package; undefined for a file of src/. */
  packageFolder: string | undefined
  sizeBytes: number
}

/** A file of JavaScript in dist/. */
export interface BundledFile {
  name: string
  isEntry: boolean
  modules: BundledModule[]
  /** The modules whose `import()` loads the file. */
  loadedFor: string[]
}

const statsOptions = {
  all: false,
  ids: true,
  chunks: true,
  chunkModules: true,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
  chunkOrigins: true,
  dependentModules: true,
  nestedModules: true,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
}

/**
 * Bundles a script and all that it imports.
 *
 * @returns the files of JavaScript, the entry first
 */
export async function bundle(entry: string, folder: string): Promise<BundledFile[]> {
  const { code, assets, stats } = await ncc(entry, { cache: false, quiet: true })
  const { chunks } = stats.toJson(statsOptions)
  const files = new Map(chunks.map((chunk) => [chunk.id, describe(chunk)]))
  const bundled = [...files.values()].sort(
    (a, b) => Number(b.isEntry) - Number(a.isEntry) || a.name.localeCompare(b.name, 'en'),
  )
  refuseDuplicates(bundled)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'index.js'), nameChunks(code, files))
  for (const chunk of chunks) {
    const [numbered = ''] = chunk.files
    const asset = assets[numbered]
    // The entry is not among the assets.
    if (asset === undefined) continue
    writeFileSync(path.join(folder, files.get(chunk.id)?.name ?? ''), asset.source)
    Reflect.deleteProperty(assets, numbered)
  }
  for (const [name, { source }] of Object.entries(assets)) writeFileSync(path.join(folder, name), source)
  return bundled
}

function describe(chunk: StatsChunk): BundledFile {
  const modules = chunk.modules.flatMap(flatten).flatMap(({ name, size }) => {
    const source = name === undefined ? undefined : sourceOf(name)
    const packageFolder = /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(name ?? '')?.[0]
    return source === undefined ? [] : [{ source, packageFolder, sizeBytes: size }]
  })
  if (chunk.entry) return { name: 'index.js', isEntry: true, modules, loadedFor: [] }
  const targets = chunk.origins.map(({ moduleName, request }) =>
    request.startsWith('.') ? sourceOf(`./${path.join(path.dirname(moduleName), request)}`) : request,
  )
  const loadedFor = [...new Set(targets.filter((target) => target !== undefined))].sort()
  return { name: `${nameOf(modules, loadedFor)}.js`, isEntry: false, modules, loadedFor }
}

function flatten(module: StatsModule): StatsModule[] {
  return module.modules?.flatMap(flatten) ?? [module]
}

/** Undefined for modules of Node and for webpack's own. */
function sourceOf(moduleName: string): string | undefined {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(moduleName)?.[1]
  if (inPackage !== undefined) return inPackage
  return moduleName.startsWith('./build/')
    ? moduleName.replace('./build/', 'src/').replace(/\.js$/u, '.ts')
    : undefined
}

/**
 * The name of the module that the chunk is loaded for, or of the place that most of it is from if that module is in
 * another chunk.
 */
function nameOf(modules: BundledModule[], loadedFor: string[]): string {
  const sources = new Set(modules.map(({ source }) => source))
  const [largest] = sizesByPlace(modules).keys()
  const name = loadedFor.find((target) => sources.has(target)) ?? largest ?? ''
  return name
    .replace(/^@/u, '')
    .replace(/^src\/(?:.*\/)?|\.ts$/gu, '')
    .replaceAll('/', '-')
}

/** The packages and folders of src that modules are from, with their sizes in bytes, the largest first. */
export function sizesByPlace(modules: BundledModule[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { source, sizeBytes } of modules) {
    const place = source.startsWith('src/') ? path.dirname(source) : source
    sizes.set(place, (sizes.get(place) ?? 0) + sizeBytes)
  }
  return new Map([...sizes].sort(([a, aSize], [b, bSize]) => bSize - aSize || a.localeCompare(b, 'en')))
}

// webpack puts small modules that several chunks share into each of these chunks.
function refuseDuplicates(files: BundledFile[]): void {
  const seen = new Map<string, string>()
  for (const { name, modules } of files) {
    if (seen.has(name)) throw new Error(`Two chunks of dist have the same name, ${name}.`)
    seen.set(name, name)
    for (const { source } of modules) {
      if (!source.startsWith('src/')) continue
      const other = seen.get(source)
      if (other !== undefined) {
        throw new Error(
          `${source} is in two files of dist, ${other} and ${name}. Import it statically from the entry, or load it with one import().`,
        )
      }
      seen.set(source, name)
    }
  }
}

/** Lets the entry load the chunks by name. ncc names their files by number and has no option for that. */
function nameChunks(code: string, files: Map<number, BundledFile>): string {
  const numbered = '"" + chunkId + ".index.js"'
  const parts = code.split(numbered)
  const [before, after] = parts
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new Error(
      `The chunks could not be named: the entry has ${parts.length - 1} times ${numbered}, expected once. See how this version of ncc loads chunks.`,
    )
  }
  const names = Object.fromEntries([...files].map(([id, { name }]) => [id, name]))
  return `${before}${JSON.stringify(names)}[chunkId]${after}`
}
