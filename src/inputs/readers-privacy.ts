import { readEventPayload } from '../github/event-payload.ts'
import type { VisitorsInputs } from '../analytics/export-options.ts'
import { withTextOfReaders } from '../analytics/read/included-lists.ts'
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
  const lists = withTextOfReaders(include)
  if (lists.length === 0) return
  const { values } = await readEventPayload(env['GITHUB_EVENT_PATH'])
  const isPrivate = values.repository?.private
  if (isPrivate === true) return
  const isOpen = isPrivate === false ? 'is' : 'may be'
  reader.remark(
    'warning',
    `This repository ${isOpen} public: everybody can read what readers wrote (include: ${lists.join(',')}). See docs/visitors.md#privacy`,
  )
}
