import { type EventPayload, readEventPayload } from '../github/event-payload.ts'
import type { VisitorsInputs } from '../visitors/export-options.ts'
import { listsOf } from '../visitors/read/included-lists.ts'
import type { InputReader } from './input-reader.ts'

/**
 * Warns about an export of what readers wrote, unless the event payload says that the repository is private. Everybody
 * with an account on GitHub can read the artifacts, the logs and the job summaries of a public repository.
 */
export async function warnAboutReaders(
  { include, artifact }: Pick<VisitorsInputs, 'include' | 'artifact'>,
  reader: InputReader,
  eventPath: string | undefined,
): Promise<void> {
  const lists = include.filter((name) => listsOf([name]).some(({ hasTextOfReaders }) => hasTextOfReaders))
  if (lists.length === 0) return
  const isPublic = isPublicRepository(await readEventPayload(eventPath))
  if (isPublic === false) return
  const repository = isPublic === true ? 'This repository is public' : 'This repository may be public'
  const places =
    artifact === undefined ? 'the log and the job summary' : 'the artifact, the log and the job summary'
  const summaryStays =
    artifact === undefined
      ? ''
      : ' With upload-artifact: false, no files are uploaded, but the log and the job summary still show the first entries.'
  reader.remark(
    'warning',
    `include: got "${lists.join(', ')}", which is text that readers wrote. ${repository}, so that everybody with an account on GitHub can read ${places}. To keep the text private, use a private repository, or leave them out of include.${summaryStays}`,
  )
}

/** Returns undefined if the event payload does not tell. */
function isPublicRepository({ parts: { repository } }: EventPayload): boolean | undefined {
  if (repository?.private != null) return !repository.private
  return repository?.visibility == null ? undefined : repository.visibility === 'public'
}
