import { documentAddress } from '../action-documents.ts'
import { isPublicRepository, readEventPayload } from '../github/event-payload.ts'
import type { VisitorsInputs } from '../visitors/export-options.ts'
import { listsOf } from '../visitors/read/included-lists.ts'
import type { InputReader } from './input-reader.ts'

/**
 * Warns about an export of what readers wrote, unless the event payload says that the repository is private. Everybody
 * with an account on GitHub can read the artifacts, the logs and the job summaries of a public repository.
 */
export async function warnAboutReaders(
  include: VisitorsInputs['include'],
  reader: InputReader,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const lists = include.filter((name) => listsOf([name]).some(({ hasTextOfReaders }) => hasTextOfReaders))
  if (lists.length === 0) return
  const isPublic = isPublicRepository(await readEventPayload(env['GITHUB_EVENT_PATH']))
  if (isPublic === false) return
  const isOpen = isPublic === true ? 'is' : 'may be'
  reader.remark(
    'warning',
    `This repository ${isOpen} public: everybody can read what readers wrote (include: ${lists.join(',')}). See ${documentAddress('docs/visitors.md#privacy', env)}`,
  )
}
