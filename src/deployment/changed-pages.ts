import type { ChangedFile } from '../github/commits.ts'
import type { Pause } from '../shared/pause.ts'
import { type PageWords, wordsOf } from './page-words.ts'
import { UncheckedError } from '../site/visit.ts'

const mostPages = 25
const mostFolders = 100
// What is no page of the site, by the documents of the service.
const noPage =
  /(?:^|\/)(?:[._][^/]*|(?:snippets|build|dist|tmp|temp|coverage|node_modules)(?=\/)|(?:README|LICENSE|CHANGELOG|CONTRIBUTING)\.md$)/u

/** A file as GitHub or the service names it. */
export type ChangedPath = Pick<ChangedFile, 'filename' | 'status' | 'patch'>

export interface ChangedPage {
  /** Below the site, without a slash before it. */
  path: string
  isAdded: boolean
  /** Undefined without a patch. */
  words: PageWords | undefined
}

export function isPage(path: string): boolean {
  return /\.mdx?$/u.test(path) && !noPage.test(path) && path.isWellFormed()
}

/**
 * Returns the pages among the files that are asked, added ones first, and the number of the others.
 *
 * @param hasFile whether the commit that was built has a file
 * @throws UncheckedError if their site is unknown
 */
export async function changedPages(
  files: readonly ChangedPath[],
  hasFile: (path: string) => Promise<boolean>,
  pause: Pause,
): Promise<{ pages: ChangedPage[]; unasked: number }> {
  const having = (...statuses: string[]): ChangedPath[] =>
    files.filter(({ filename, status }) => statuses.includes(status) && isPage(filename))
  // A page has a new address if its file was added, renamed or copied.
  const added = having('added', 'renamed', 'copied')
  const all = [...added, ...having('modified', 'changed')]
  const asked = all.slice(0, mostPages)
  const rootOf = rootFinder(hasFile)
  const roots = new Set<string>()
  const pages: ChangedPage[] = []
  for (const [index, { filename, patch }] of asked.entries()) {
    const root = await rootOf(filename)
    if (root === undefined) continue
    roots.add(root)
    const page = filename.slice(root === '' ? 0 : `${root}/`.length).replace(/\.mdx?$/u, '')
    const path = page.replace(/(?<=^|\/)index$/u, '')
    const words = patch === undefined ? undefined : await wordsOf(patch, pause)
    pages.push({ path, isAdded: index < added.length, words })
  }
  if (roots.size > 1)
    throw new UncheckedError('the changed pages are of several sites, each with a docs.json')
  if (asked.length === 0) throw new UncheckedError('no page was changed')
  if (pages.length === 0)
    throw new UncheckedError(
      'GitHub shows no docs.json above the changed pages, or the job lacks the permission contents: read',
    )
  return { pages, unasked: all.length - asked.length }
}

/** Returns a function that finds the deepest folder above a file that has `docs.json`. Asks for each folder once. */
function rootFinder(
  hasFile: (path: string) => Promise<boolean>,
): (path: string) => Promise<string | undefined> {
  const known = new Map<string, boolean>()
  const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
  return async (path) => {
    for (let folder = parentOf(path); ; folder = parentOf(folder)) {
      if (known.size === mostFolders) throw new UncheckedError('the changed pages are in too many folders')
      const has = known.get(folder) ?? (await hasFile(folder === '' ? 'docs.json' : `${folder}/docs.json`))
      known.set(folder, has)
      if (has) return folder
      if (folder === '') return undefined
    }
  }
}
