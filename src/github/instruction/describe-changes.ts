import { formatCountOf } from '../../shared/number-format.ts'
import { singleLine } from '../../shared/untrusted-text.ts'
import type { ChangedFile } from '../commits.ts'
import { type Changes, type ChangesMode, maxListedFiles } from '../sources/changes.ts'

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
  const oneLine = (path: string): string => singleLine(clean(path), maxPathCharacters)
  const list = fileList(changes, oneLine)
  const patches = mode === 'diff' ? patchesThatFit(changes.files, clean) : { fitting: [], leftOut: [] }
  const { fitting, leftOut } = patches
  const blocks = [
    list.lines.join('\n'),
    ...fitting.map(({ path, patch }) => `Patch of ${oneLine(path)}:\n${patch}`),
    ...(leftOut.length === 0 ? [] : [leftOutList(leftOut, oneLine)]),
  ]
  const cutPatches =
    leftOut.length === 0
      ? []
      : [`the patches of ${formatCountOf(leftOut.length, 'file')} beyond ${maxPatchBytes / 1024} KiB`]
  return { text: blocks.join('\n\n'), cut: [...list.cut, ...cutPatches] }
}

type OneLine = (path: string) => string

function fileList(
  { files, total, leftOut, mayBeMore, sinceRelease }: Changes,
  oneLine: OneLine,
): { lines: string[]; cut: string[] } {
  const listed = files.slice(0, maxListedFiles)
  const more = total - listed.length
  return {
    lines: [
      ...(sinceRelease === undefined ? [] : [`Changes since the release ${oneLine(sinceRelease)}:`]),
      ...listed.map((file) => fileLine(file, oneLine)),
      ...(more === 0 ? [] : [`and ${formatCountOf(more, 'more file')}`]),
      ...(leftOut === 0 ? [] : [`${formatCountOf(leftOut, 'other changed file')} left out by the workflow`]),
      ...(mayBeMore ? [`GitHub lists at most ${total + leftOut} files. There may be more.`] : []),
    ],
    cut: [
      ...(more === 0 ? [] : [`${formatCountOf(more, 'file name')} after the first ${maxListedFiles}`]),
      ...(leftOut === 0
        ? []
        : [`${formatCountOf(leftOut, 'file name')} that ${leftOut === 1 ? 'does' : 'do'} not match paths`]),
    ],
  }
}

function fileLine(
  { status, filename, additions, deletions, previous_filename: before }: ChangedFile,
  oneLine: OneLine,
): string {
  const from = before === undefined ? '' : ` (from ${oneLine(before)})`
  return `${singleLine(status, 20)} ${oneLine(filename)} +${additions} −${deletions}${from}`
}

function patchesThatFit(
  files: readonly ChangedFile[],
  clean: (text: string) => string,
): { fitting: { path: string; patch: string }[]; leftOut: string[] } {
  const fitting: { path: string; patch: string }[] = []
  const leftOut: string[] = []
  let freeBytes = maxPatchBytes
  for (const { filename: path, patch } of files) {
    if (patch === undefined) continue
    const bytes = Buffer.byteLength(patch)
    if (bytes > freeBytes) leftOut.push(path)
    else {
      freeBytes -= bytes
      fitting.push({ path, patch: clean(patch) })
    }
  }
  return { fitting, leftOut }
}

function leftOutList(paths: readonly string[], oneLine: OneLine): string {
  const named = paths.slice(0, maxListedFiles).map(oneLine)
  const more = paths.length - named.length
  return [
    'Files whose patches did not fit:',
    ...named,
    ...(more === 0 ? [] : [`and ${formatCountOf(more, 'more file')}`]),
  ].join('\n')
}
