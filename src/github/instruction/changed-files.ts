import { ActionError, messageOf, SkippedError } from '../../shared/errors.ts'
import { formatCountOf } from '../../shared/number-format.ts'
import { eachOf } from '../../shared/pause.ts'
import { singleLine } from '../../shared/untrusted-text.ts'
import { explaining, GitHubError } from '../github-call.ts'
import type { ChangedFile } from '../github-objects.ts'
import { type PathFilter, remediesFor } from '../path-filter.ts'
import { type Changes, type ChangesMode, type ChangesOptions, withoutFiles } from '../sources/changes.ts'
import { type Line, said } from '../sources/prompt-source.ts'
import { type Facts, type SourceName, withSource } from '../sources/prompt-sources.ts'

const maxListedFiles = 300
const maxPatchBytes = 131_072
const maxPathCharacters = 500

/**
 * Reads from GitHub what changed. Call it after the permission gate. A failure is a warning that names the permission, but
 * an error if `paths` needs the changes.
 *
 * @returns undefined if there are none, if the event does not tell them, or after a failure
 * @throws SkippedError if nothing changed, or nothing that matches `paths`
 * @throws ActionError if GitHub does not tell what the source or `paths` needs
 */
export async function readChanges(
  source: SourceName | undefined,
  facts: Facts,
  options: ChangesOptions,
): Promise<Changes | undefined> {
  const { paths, log } = options
  const orWarn = (error: unknown): undefined => {
    if (!(error instanceof GitHubError)) throw error
    log.warning(`${withoutFiles} ${messageOf(error)}`)
  }
  // Without the list, nobody can tell whether the request is wanted.
  const unknown = 'paths: the changed files could not be read, so nothing was sent to the service.'
  const onError = paths === undefined ? orWarn : explaining(unknown)
  if (source === undefined) return undefined
  const changes = await withSource(source, facts, (record, fact) =>
    record.readChanges?.(fact, options).catch(onError),
  )
  if (paths === undefined) return changes
  if (changes === undefined) throw new ActionError(`${unknown} The event does not tell the commits.`)
  const { limited, remedies } = await limitTo(paths, changes, options)
  if (remedies.length > 0) log.warning(`paths: ${remedies.join('\n')}`)
  if (limited.files.length > 0 || limited.mayBeMore) return limited
  const nothing = `No changed file matches paths (${singleLine(paths.patterns.join(' '))}).`
  throw new SkippedError({ reason: 'no-changes', message: [nothing, ...remedies].join('\n') })
}

/** Leaves out the files that do not match. A renamed file matches by its old path, too. */
async function limitTo({ patterns, matches }: PathFilter, changes: Changes, { pause }: ChangesOptions) {
  const files: ChangedFile[] = []
  const names = new Set<string>()
  await eachOf(changes.files, pause, (file) => {
    const { filename, previous_filename: before = filename } = file
    names.add(filename).add(before)
    if (matches(filename) || matches(before)) files.push(file)
  })
  const leftOut = changes.files.length - files.length
  const isWhole = !changes.mayBeMore && changes.total === changes.files.length
  const limited: Changes = { ...changes, files, total: files.length, leftOut, mayBeMore: !isWhole }
  const remedies = await remediesFor(patterns, [...names], pause)
  return { limited, remedies: remedies.map((remedy) => singleLine(remedy)) }
}

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
