// Judges by real edits whether the words of a page tell the page after a change from the page before. Prints a table.
//
// Usage: node bench/page-words/page-words.ts <folder of a git repository> [--commits 400] [--skip 0] [--show wrong|unclear]
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { isPage } from '../../src/deployment/changed-pages.ts'
import { pauseByTime } from '../../src/shared/pause.ts'
import { servedLetters, toldBy, wordsOfPatch } from '../../src/site/page-words.ts'
import { wholeNumber } from '../../scripts/whole-number.ts'
import { servedMarkdown } from './served-markdown.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  options: { commits: text, skip: text, show: text },
  allowPositionals: true,
})
const [folder = '.'] = positionals
const skip = wholeNumber('--skip', values.skip) ?? 0
const commits = wholeNumber('--commits', values.commits) ?? 400

function git(...given: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...given], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

function fileAt(commit: string, path: string): string | undefined {
  try {
    return git('show', `${commit}:${path}`)
  } catch {
    return undefined
  }
}

interface Change {
  path: string
  isAdded: boolean
  patch: string
}

/** The changes of a commit, with patches as GitHub has them. */
function changesOf(commit: string): Change[] {
  const diff = git('show', '--format=', '--no-renames', '-U3', commit, '--', '*.md', '*.mdx', '*.jsx')
  return diff.split(/^diff --git /mu).flatMap((part) => {
    const [, path] = /^\+\+\+ b\/(.*?)\t?$/mu.exec(part) ?? []
    const at = part.search(/^@@ /mu)
    return path === undefined || at < 0
      ? []
      : [{ path, isAdded: /^--- \/dev\/null$/mu.test(part), patch: part.slice(at) }]
  })
}

const counts: Record<string, number> = {}
const count = (name: string) => (counts[name] = (counts[name] ?? 0) + 1)

/** Path of the site. */
const base = '/docs'
const pause = pauseByTime(new AbortController().signal)

async function judge(commit: string, { path, isAdded, patch }: Change): Promise<void> {
  const words = await wordsOfPatch(patch, pause)
  const told = async (at: string): Promise<string> => {
    const source = fileAt(at, path)
    if (source === undefined) return 'no file'
    const root = /^(.*\/)?(?=[^/]*$)/u.exec(path)?.[1] ?? ''
    const readFile = (name: string) =>
      fileAt(at, name) ?? fileAt(at, `${root}${name}`) ?? fileAt(at, `docs/${name}`)
    const served = servedMarkdown(source, readFile, base)
    return toldBy(await servedLetters(served, base, pause), words, isAdded, pause)
  }
  const show = (what: string, shown: string): void => {
    if (what === values.show) console.log(what, shown, commit, path, patch)
  }
  const kind = isAdded ? 'added' : 'modified'
  const ofNew = await told(commit)
  count(kind)
  count(`${kind}, new shown: ${ofNew}`)
  show(ofNew === 'old' ? 'wrong' : ofNew, 'new')
  if (isAdded) return
  const ofOld = await told(`${commit}~`)
  count(`${kind}, old shown: ${ofOld}`)
  show(ofOld === 'live' ? 'wrong' : '', 'old')
}

const listed = git('log', '--no-merges', '--format=%H', '--', '*.md', '*.mdx').trim().split('\n')
// Spread over the whole history.
const step = Math.max(1, Math.floor(listed.length / commits))
for (let index = skip; index < listed.length; index += step) {
  const commit = listed[index] ?? ''
  const changes = changesOf(commit)
  if (changes.length > 60) continue
  for (const change of changes) if (isPage(change.path)) await judge(commit, change)
}
console.log(folder)
for (const [name, number] of Object.entries(counts).sort()) console.log(`  ${name}: ${number}`)
