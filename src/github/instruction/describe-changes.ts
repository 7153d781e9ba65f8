import { formatCountOf } from '../../shared/number-format.ts'
import { singleLine } from '../../shared/untrusted-text.ts'
import type { ChangedFile } from '../github-objects.ts'
import type { Changes, ChangesMode } from '../sources/changes.ts'
import { type Line, said } from '../sources/prompt-source.ts'

const maxListedFiles = 300
const maxPatchBytes = 131_072
const maxPathCharacters = 500

/**
 * Returns one line per file, and with `diff` the patches that fit. Only whole patches, in GitHub's order.
 *
 * @param clean removes from a text of others what no reader sees
 * @returns the text, and what did not fit, for the log
 */
export function describeChanges(
  changes: Changes,
  mode: ChangesMode,
  clean: (text: string) => string,
): { text: string; cut: string[] } {
  const { files, total, leftOut, mayBeMore, sinceRelease } = changes
  const oneLine = (path: string): string => singleLine(clean(path), maxPathCharacters)
  const lineOf = ({ status, filename, additions, deletions, previous_filename: before }: ChangedFile) => {
    const from = before === undefined ? '' : ` (from ${oneLine(before)})`
    return `${singleLine(status, 20)} ${oneLine(filename)} +${additions} −${deletions}${from}`
  }
  const listed = files.slice(0, maxListedFiles).map(lineOf)
  const more = total - listed.length
  const { fitting, beyond } = patchesThatFit(mode === 'diff' ? files : [], clean)
  const list = said([
    sinceRelease !== undefined && `Changes since the release ${oneLine(sinceRelease)}:`,
    ...listed,
    andMore(more),
    leftOut > 0 && `${formatCountOf(leftOut, 'other changed file')} left out by the workflow`,
    mayBeMore && `GitHub lists at most ${total + leftOut} files. There may be more.`,
  ])
  const named = beyond.slice(0, maxListedFiles).map(oneLine)
  const beyondList = ['Files whose patches did not fit:', ...named, andMore(beyond.length - named.length)]
  const blocks = [
    list.join('\n'),
    ...fitting.map(({ path, patch }) => `Patch of ${oneLine(path)}:\n${patch}`),
    beyond.length > 0 && said(beyondList).join('\n'),
  ]
  const cut = [
    more > 0 && `${formatCountOf(more, 'file name')} after the first ${maxListedFiles}`,
    leftOut > 0 &&
      `${formatCountOf(leftOut, 'file name')} that ${leftOut === 1 ? 'does' : 'do'} not match paths`,
    beyond.length > 0 &&
      `the patches of ${formatCountOf(beyond.length, 'file')} beyond ${maxPatchBytes / 1024} KiB`,
  ]
  return { text: said(blocks).join('\n\n'), cut: said(cut) }
}

function andMore(count: number): Line {
  return count > 0 && `and ${formatCountOf(count, 'more file')}`
}

function patchesThatFit(files: readonly ChangedFile[], clean: (text: string) => string) {
  const fitting: { path: string; patch: string }[] = []
  const beyond: string[] = []
  let freeBytes = maxPatchBytes
  for (const { filename: path, patch } of files) {
    if (patch === undefined) continue
    const bytes = Buffer.byteLength(patch)
    if (bytes > freeBytes) beyond.push(path)
    else {
      freeBytes -= bytes
      fitting.push({ path, patch: clean(patch) })
    }
  }
  return { fitting, beyond }
}
