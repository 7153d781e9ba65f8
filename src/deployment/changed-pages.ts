import type { ChangedFile } from '../github/github-objects.ts'
import { formatCountOf } from '../shared/number-format.ts'
import type { Pause } from '../shared/pause.ts'
import { wordList } from '../shared/word-list.ts'
import { type PageWords, wordsOfPatch } from '../site/page-words.ts'
import { UncheckedError } from '../site/visit.ts'

const mostPages = 25
const mostFolders = 100
// What is no page of the site, by the documents of the service.
const noPage =
  /(?:^|\/)(?:[._][^/]*|(?:snippets|build|dist|tmp|temp|coverage|node_modules)(?=\/)|(?:README|LICENSE|CHANGELOG|CONTRIBUTING)\.md$)/u

/** A file as GitHub or the service names it. */
export type ChangedPath = Pick<ChangedFile, 'filename' | 'status' | 'patch'> &
  Partial<Pick<ChangedFile, 'previous_filename'>>

export interface ChangedPage {
  /** As in `/guides/webhooks`, written by others. */
  path: string
  isAdded: boolean
  /** Whether the file was renamed, and nothing in it was changed. */
  isMoved: boolean
  /** Undefined without a patch. */
  words: PageWords | undefined
}

/** What a change is to the site. */
export interface SiteChange {
  /** The pages to ask, added ones first, and the number of the others. */
  pages: readonly ChangedPage[]
  unasked: number
  /** The paths that removed and renamed pages had, to be asked, and the number of the others. */
  oldPaths: readonly string[]
  oldUnasked: number
  /** The number of pages that were removed. */
  removed: number
  /** The folder of the site, without a slash at its end. Empty if no page was changed. */
  root: string
  /** What was changed if no page was, such as `only docs.json changed`. */
  instead: string | undefined
}

export function isPage(path: string): boolean {
  return /\.mdx?$/u.test(path) && !noPage.test(path) && path.isWellFormed()
}

/**
 * Returns what was changed on the site.
 *
 * @param hasFile whether the commit that was built has a file
 * @throws UncheckedError if the site is unknown
 */
export async function siteChangeOf(
  files: readonly ChangedPath[],
  hasFile: (path: string) => Promise<boolean>,
  pause: Pause,
): Promise<SiteChange> {
  const having = (...statuses: string[]): ChangedPath[] =>
    files.filter(({ filename, status }) => statuses.includes(status) && isPage(filename))
  // A page has a new address if its file was added, renamed or copied.
  const added = having('added', 'renamed', 'copied')
  const all = [...added, ...having('modified', 'changed')]
  // Where the folder of the site was renamed, too, nobody knows what the addresses were.
  const isSiteRenamed = files.some(
    ({ filename, status }) => status === 'renamed' && isConfiguration(filename),
  )
  const former = files
    .flatMap(({ filename, status, previous_filename: before }) =>
      status === 'removed' ? [filename] : status === 'renamed' && before !== undefined ? [before] : [],
    )
    .filter((path) => isPage(path) && !isSiteRenamed)
  const asked = all.slice(0, mostPages)
  const rootOf = rootFinder(hasFile)
  const roots = new Set<string>()
  const pages: ChangedPage[] = []
  for (const [index, { filename, status, patch }] of asked.entries()) {
    const root = await rootOf(filename)
    if (root === undefined) continue
    roots.add(root)
    const words = patch === undefined ? undefined : await wordsOfPatch(patch, pause)
    const isMoved = status === 'renamed' && patch === undefined
    pages.push({ path: pathBelow(root, filename), isAdded: index < added.length, isMoved, words })
  }
  // The pages of one site can be changed while those of another one are removed.
  const oldPaths = new Map<string, string>()
  const askedBefore = former.slice(0, mostPages)
  for (const filename of askedBefore) {
    const root = await rootOf(filename)
    if (root === undefined || (pages.length > 0 && !roots.has(root))) continue
    roots.add(root)
    oldPaths.set(filename, pathBelow(root, filename))
  }
  const isNoPage = all.length + former.length === 0
  const [root = isNoPage ? '' : undefined, other] = roots
  if (other !== undefined)
    throw new UncheckedError('the changed pages are of several sites, each with a docs.json')
  if (root === undefined)
    throw new UncheckedError(
      'GitHub shows no docs.json above the changed pages, or the job lacks the permission contents: read',
    )
  const plain = (path: string): string => path.toLowerCase().replace(/\/$/u, '')
  const taken = new Set(all.map(({ filename }) => plain(pathBelow(root, filename))))
  const isOfOther = ({ filename }: ChangedPath): boolean =>
    askedBefore.includes(filename) && !oldPaths.has(filename)
  return {
    pages,
    unasked: all.length - asked.length,
    oldPaths: [...new Set(oldPaths.values())].filter((path) => !taken.has(plain(path))),
    oldUnasked: former.length - askedBefore.length,
    removed: having('removed').filter((file) => !isOfOther(file)).length,
    root,
    instead: isNoPage ? changedInstead(files) : undefined,
  }
}

/** Returns the path of a page on the site: that below the folder of the site, without the ending. `index` stands for its folder. */
function pathBelow(root: string, filename: string): string {
  const page = filename.slice(root === '' ? 0 : `${root}/`.length).replace(/\.mdx?$/u, '')
  return `/${page.replace(/(?<=^|\/)index$/u, '')}`
}

function isConfiguration(path: string): boolean {
  return /(?:^|\/)docs\.json$/u.test(path)
}

/** Returns the folders that have a file, the deepest first. The last one is that of the repository, which is empty. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return [...parts, ''].map((_, index) => parts.slice(0, parts.length - index).join('/'))
}

/** Returns a function that finds the deepest folder above a file that has `docs.json`. Asks for each folder once. */
function rootFinder(
  hasFile: (path: string) => Promise<boolean>,
): (path: string) => Promise<string | undefined> {
  const known = new Map<string, boolean>()
  return async (path) => {
    for (const folder of foldersAbove(path)) {
      if (known.size === mostFolders) throw new UncheckedError('the changed pages are in too many folders')
      const has = known.get(folder) ?? (await hasFile(folder === '' ? 'docs.json' : `${folder}/docs.json`))
      known.set(folder, has)
      if (has) return folder
    }
    return undefined
  }
}

/** What can be changed besides pages, by the names of files. */
const kinds: readonly (readonly [noun: string, form: RegExp])[] = [
  ['docs.json', /(?:^|\/)docs\.json$/u],
  ['image', /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/iu],
  ['snippet', /(?:^|\/)snippets\//u],
  ['API description', /(?:openapi|swagger|asyncapi)[^/]*\.(?:json|ya?ml)$/iu],
  ['other file', /(?:)/u],
]

/** Says what was changed, such as `only docs.json and 2 images changed`. */
function changedInstead(files: readonly ChangedPath[]): string {
  const counts = new Map<string, number>()
  for (const { filename } of files) {
    const [noun = ''] = kinds.find(([, form]) => form.test(filename)) ?? []
    counts.set(noun, (counts.get(noun) ?? 0) + 1)
  }
  const said = kinds.flatMap(([noun]) => {
    const count = counts.get(noun)
    return count === undefined ? [] : [noun === 'docs.json' ? noun : formatCountOf(count, noun)]
  })
  return counts.size === (counts.has('other file') ? 1 : 0)
    ? 'no page was changed'
    : `only ${wordList('and', said)} changed`
}
