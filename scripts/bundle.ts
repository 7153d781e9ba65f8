import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import ncc, { type StatsChunk, type StatsModule } from '@vercel/ncc'
import { transform } from 'esbuild'

interface BundledModule {
  /** A file of src/, or the name of a package. */
  source: string
  /** The folder of the package; undefined for a file of src/. */
  packageFolder: string | undefined
  sizeBytes: number
}

/** A JavaScript file in dist/. */
export interface BundledFile {
  name: string
  modules: BundledModule[]
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
 * Bundles a script and everything that it imports.
 *
 * @returns the JavaScript files
 */
export async function bundle(entry: string, folder: string): Promise<BundledFile[]> {
  const { code, assets, stats } = await ncc(entry, { cache: false, quiet: true })
  const { chunks } = stats.toJson(statsOptions)
  const files = new Map(chunks.map((chunk) => [chunk.id, describe(chunk)]))
  const bundled = [...files.values()]
  refuseDuplicates(bundled)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'index.js'), nameChunks(code, files))
  for (const chunk of chunks) {
    const [numbered = ''] = chunk.files
    const asset = assets[numbered]
    // The entry is not among the assets.
    if (asset === undefined) continue
    const file = files.get(chunk.id)
    const source = String(asset.source)
    writeFileSync(path.join(folder, file?.name ?? ''), isOfPackages(file) ? await minified(source) : source)
    Reflect.deleteProperty(assets, numbered)
  }
  for (const [name, { source }] of Object.entries(assets)) writeFileSync(path.join(folder, name), source)
  return bundled
}

function isOfPackages(file: BundledFile | undefined): boolean {
  return file?.modules.every(({ packageFolder }) => packageFolder !== undefined) ?? false
}

/**
 * Returns code without white space and comments, but with its licenses. Names stay, because packages compare the names
 * of classes, and a stack shows them.
 */
async function minified(code: string): Promise<string> {
  const options = { minifyWhitespace: true, minifySyntax: true, legalComments: 'inline' } as const
  return (await transform(code, { ...options, target: 'es2024', charset: 'utf8' })).code
}

function describe(chunk: StatsChunk): BundledFile {
  const modules = chunk.modules.flatMap(flatten).flatMap(({ name, size }) => {
    const source = name === undefined ? undefined : sourceOf(name)
    const packageFolder = /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(name ?? '')?.[0]
    return source === undefined ? [] : [{ source, packageFolder, sizeBytes: size }]
  })
  if (chunk.entry) return { name: 'index.js', modules }
  const targets = chunk.origins.map(({ moduleName, request }) =>
    request.startsWith('.')
      ? sourceOf(`./${path.posix.join(path.posix.dirname(moduleName), request)}`)
      : request,
  )
  const loadedFor = [...new Set(targets.filter((target) => target !== undefined))].sort()
  return { name: `${chunk.names[0] ?? nameOf(modules, loadedFor)}.js`, modules }
}

function flatten(module: StatsModule): StatsModule[] {
  return module.modules?.flatMap(flatten) ?? [module]
}

/** Returns undefined for modules of Node and of webpack. */
function sourceOf(moduleName: string): string | undefined {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(moduleName)?.[1]
  if (inPackage !== undefined) return inPackage
  return moduleName.startsWith('./build/')
    ? moduleName.replace('./build/', 'src/').replace(/\.js$/u, '.ts')
    : undefined
}

/**
 * Returns the name of the module that the chunk is loaded for. If that module is in another chunk, returns the name of
 * the package or folder with the most bytes.
 */
function nameOf(modules: BundledModule[], loadedFor: string[]): string {
  const sources = new Set(modules.map(({ source }) => source))
  const name = loadedFor.find((target) => sources.has(target)) ?? largestPlace(modules)
  return name
    .replace(/^@/u, '')
    .replace(/^src\/(?:.*\/)?|\.ts$/gu, '')
    .replaceAll('/', '-')
}

/** Returns the package or the folder of src with the most bytes in a file. */
function largestPlace(modules: BundledModule[]): string {
  const sizes = new Map<string, number>()
  for (const { source, sizeBytes } of modules) {
    const place = source.startsWith('src/') ? path.posix.dirname(source) : source
    sizes.set(place, (sizes.get(place) ?? 0) + sizeBytes)
  }
  return [...sizes].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

// webpack copies small modules that several chunks share into each of these chunks.
function refuseDuplicates(files: BundledFile[]): void {
  const seen = new Map<string, string>()
  for (const { name, modules } of files) {
    if (seen.has(name))
      throw new Error(`Two chunks in dist/ have the name ${name}. Rename one of the modules that load them.`)
    seen.set(name, name)
    for (const { source } of modules) {
      if (!source.startsWith('src/')) continue
      const other = seen.get(source)
      if (other !== undefined) {
        throw new Error(
          `${source} is in two files of dist/, ${other} and ${name}. Import it statically from the entry, or load it with a single import().`,
        )
      }
      seen.set(source, name)
    }
  }
}

/** Makes the entry load the chunks by name. ncc numbers the chunk files and has no option for names. */
function nameChunks(code: string, files: Map<number, BundledFile>): string {
  const numbered = '"" + chunkId + ".index.js"'
  const parts = code.split(numbered)
  const [before, after] = parts
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new Error(
      `The chunks could not be named. The entry contains ${numbered} ${parts.length - 1} times, expected once. Check how this version of ncc loads chunks.`,
    )
  }
  const names = Object.fromEntries([...files].map(([id, { name }]) => [id, name]))
  return `${before}${JSON.stringify(names)}[chunkId]${after}`
}
