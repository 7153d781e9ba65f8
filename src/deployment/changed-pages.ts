import type { ChangedFile } from '../github/github-objects.ts'
import { groupBy } from '../shared/group-by.ts'
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
const configurationForm = /(?:^|\/)docs\.json$/u

/** A file as GitHub or the service names it. */
export type ChangedPath = Pick<ChangedFile, 'filename' | 'status' | 'patch'> &
  Partial<Pick<ChangedFile, 'previous_filename'>>

/** The address of a changed page, or one where a page was. */
export interface ChangedAddress {
  /** As in `/guides/webhooks`, written by others. */
  path: string
  /** Whether its page was removed or renamed. */
  isOld: boolean
  isAdded?: boolean
  /** Whether the file was renamed, and nothing in it was changed. */
  isMoved?: boolean
  /** Undefined without a patch. */
  words?: PageWords | undefined
}

/** What a change is to the site. */
export interface SiteChange {
  /** Those to ask: of pages, added ones first, then old ones. */
  addresses: readonly ChangedAddress[]
  /** The number of pages that are not asked, because there are too many. */
  unasked: number
  /** The same of old addresses. */
  oldUnasked: number
  /** The number of pages that were removed. */
  removed: number
  /** The folder of the site, without a slash at its end. */
  root: string
  /** What was changed if no page was, such as `only docs.json changed`. */
  instead?: string
}

export const noChange: SiteChange = { addresses: [], unasked: 0, oldUnasked: 0, removed: 0, root: '' }

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
  const pages = [...added, ...having('modified', 'changed')]
  // Where the folder of the site was renamed, too, nobody knows what the addresses were.
  const isSiteRenamed = files.some(
    ({ filename, status }) => status === 'renamed' && configurationForm.test(filename),
  )
  const former = files
    .flatMap(({ filename, status, previous_filename: before }) =>
      status === 'removed' ? [filename] : status === 'renamed' && before !== undefined ? [before] : [],
    )
    .filter((path) => isPage(path) && !isSiteRenamed)
  if (pages.length + former.length === 0) return { ...noChange, instead: changedInstead(files) }
  const asked = pages.slice(0, mostPages)
  const askedBefore = former.slice(0, mostPages)
  const rootOf = await rootsOf([...asked.map(({ filename }) => filename), ...askedBefore], hasFile)
  // The pages of one site can be changed while those of another one are removed.
  const telling = pages.length === 0 ? askedBefore : asked.map(({ filename }) => filename)
  const [root, other] = new Set(telling.flatMap((path) => rootOf.get(path) ?? []))
  if (other !== undefined)
    throw new UncheckedError('the changed pages are of several sites, each with a docs.json')
  if (root === undefined)
    throw new UncheckedError(
      'GitHub shows no docs.json above the changed pages, or the job lacks the permission contents: read',
    )
  const isOfSite = (path: string): boolean => !rootOf.has(path) || rootOf.get(path) === root
  const plain = (path: string): string => path.toLowerCase().replace(/\/$/u, '')
  const taken = new Set(pages.map(({ filename }) => plain(pathOnSite(root, filename))))
  const addresses: ChangedAddress[] = []
  for (const { filename, status, patch } of asked.filter((file) => isOfSite(file.filename)))
    addresses.push({
      path: pathOnSite(root, filename),
      isOld: false,
      isAdded: status !== 'modified' && status !== 'changed',
      isMoved: status === 'renamed' && patch === undefined,
      words: patch === undefined ? undefined : await wordsOfPatch(patch, pause),
    })
  const old = new Set(askedBefore.filter(isOfSite).map((path) => pathOnSite(root, path)))
  for (const path of old) if (!taken.has(plain(path))) addresses.push({ path, isOld: true })
  return {
    addresses,
    unasked: pages.length - asked.length,
    oldUnasked: former.length - askedBefore.length,
    removed: having('removed').filter(({ filename }) => isOfSite(filename)).length,
    root,
  }
}

/** Returns the path of a page on the site: that below the folder of the site, without the ending. `index` stands for its folder. */
function pathOnSite(root: string, filename: string): string {
  const page = filename.slice(root === '' ? 0 : `${root}/`.length).replace(/\.mdx?$/u, '')
  return `/${page.replace(/(?<=^|\/)index$/u, '')}`
}

/** Returns the deepest folder above each file that has `docs.json`; undefined without one. Asks for each folder once. */
async function rootsOf(
  paths: readonly string[],
  hasFile: (path: string) => Promise<boolean>,
): Promise<ReadonlyMap<string, string | undefined>> {
  const known = new Map<string, boolean>()
  const rootOf = async (path: string): Promise<string | undefined> => {
    const parts = path.split('/')
    for (let depth = parts.length - 1; depth >= 0; depth--) {
      if (known.size === mostFolders) throw new UncheckedError('the changed pages are in too many folders')
      const folder = parts.slice(0, depth).join('/')
      const has = known.get(folder) ?? (await hasFile([...parts.slice(0, depth), 'docs.json'].join('/')))
      known.set(folder, has)
      if (has) return folder
    }
    return undefined
  }
  const roots = new Map<string, string | undefined>()
  for (const path of paths) roots.set(path, await rootOf(path))
  return roots
}

/** What can be changed besides pages, by the names of files. */
const kinds: readonly (readonly [noun: string, form: RegExp])[] = [
  ['docs.json', configurationForm],
  ['image', /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/iu],
  ['snippet', /(?:^|\/)snippets\//u],
  ['API description', /(?:openapi|swagger|asyncapi)[^/]*\.(?:json|ya?ml)$/iu],
  ['other file', /(?:)/u],
]

/** Says what was changed, such as `only docs.json and 2 images changed`. */
function changedInstead(files: readonly ChangedPath[]): string {
  const groups = groupBy(files, ({ filename }) => kinds.find(([, form]) => form.test(filename))?.[0])
  const said = kinds.flatMap(([noun]) => {
    const count = groups.get(noun)?.length ?? 0
    return count === 0 ? [] : [noun === 'docs.json' ? noun : formatCountOf(count, noun)]
  })
  return groups.size === (groups.has('other file') ? 1 : 0)
    ? 'no page was changed'
    : `only ${wordList('and', said)} changed`
}
