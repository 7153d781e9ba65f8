import { ActionError, messageOf, SkippedError } from '../../shared/errors.ts'
import { eachOf } from '../../shared/pause.ts'
import { singleLine } from '../../shared/untrusted-text.ts'
import type { ChangedFile } from '../github-objects.ts'
import { explaining, GitHubError } from '../github-call.ts'
import { type PathFilter, remediesFor } from '../path-filter.ts'
import { type Facts, type SourceName, withSource } from '../sources/prompt-sources.ts'
import { type Changes, type ChangesOptions, withoutFiles } from '../sources/changes.ts'

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
