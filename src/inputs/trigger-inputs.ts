import { eventAbout, eventsOfBranches } from '../github/event-records.ts'
import { changesModes } from '../github/sources/changes.ts'
import { loginForm } from '../github/github-objects.ts'
import { parsePathFilter, type PathFilter } from '../github/path-filter.ts'
import { allowedPermissionNames } from '../github/permission-gate.ts'
import { type SourceName, sourceNames } from '../github/sources/prompt-sources.ts'
import {
  readTriggerEvent,
  type Trigger,
  type TriggerEvent,
  type TriggerInputs,
} from '../github/trigger-event.ts'
import type { Skip } from '../shared/errors.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { wordList } from '../shared/word-list.ts'
import { warnAboutFork } from './checkout-of-fork.ts'
import { readCommentInputs } from './deployment-inputs.ts'
import type { InputReader } from './input-reader.ts'

/** Reads the event and the inputs about it, and reports problems to the reader. */
export async function readTrigger(reader: InputReader, env: NodeJS.ProcessEnv): Promise<Trigger> {
  const promptFrom = reader.choice('prompt-from', sourceNames)
  const event = await readTriggerEvent(env, promptFrom)
  // Without a request of its own, the run only waits for the job in job-id, and the event may be any.
  const sends = (['prompt', 'prompt-file', 'prompt-from'] as const).some((name) => reader.isGiven(name))
  const asksByComment = promptFrom === 'comment' && !reader.isGiven('prompt')
  const skip = sends ? eventSkip(event, asksByComment) : undefined
  if (skip === undefined) await warnAboutFork(reader, event)
  // A skipped run needs no text of the event.
  if (promptFrom !== undefined && skip === undefined && event.facts[promptFrom] === undefined)
    reader.problem('prompt-from', sourceInsteadOf(promptFrom, event, env['GITHUB_REF']))
  // Of commits, a rule says it.
  const needsThread = sends && skip === undefined && promptFrom !== 'commits'
  const inputs: TriggerInputs = {
    ...readCommentInputs(reader, event, needsThread),
    promptFrom,
    changes: reader.choice('changes', changesModes) ?? 'files',
    paths: readPaths(reader),
    removeLabel: reader.boolean('remove-label'),
    allowedPermissions: reader.list('allowed-permissions', allowedPermissionNames),
    allowedBots: readAllowedBots(reader),
    leg: readLeg(reader),
  }
  if (inputs.allowedPermissions.includes('read') && event.repository.private === false) {
    reader.remark(
      'warning',
      'allowed-permissions: everybody has the permission read on this public repository, so anybody can start an agent job.',
    )
  }
  return { inputs, event, skip }
}

/**
 * Returns a skip if the event took something away, or is a review without text, such as an approval.
 *
 * @param asksByComment whether the comment of the event is all that the step asks
 */
function eventSkip({ removal, facts: { comment } }: TriggerEvent, asksByComment: boolean): Skip | undefined {
  const isEmpty = asksByComment && comment?.body.trim() === ''
  const why = isEmpty ? `The ${comment.kind} has no text.` : removal
  if (why === undefined) return undefined
  return { reason: 'not-a-request', message: `${why} Such an event is not a request.` }
}

/** Returns what is expected in `prompt-from` instead of a source that the event does not have. */
function sourceInsteadOf(source: SourceName, event: TriggerEvent, ref = 'no branch'): string {
  const unreadable = event.unreadable[source]
  if (unreadable !== undefined)
    return `an event with its text; the event payload could not be read: ${unreadable}`
  const given = sourceNames.filter((other) => event.facts[other] !== undefined)
  const others = given.length === 0 ? '' : ` set prompt-from: ${wordList('or', given)},`
  const events = eventAbout(source) ?? `${wordList('or', eventsOfBranches)}, for a branch`
  return `a source that the event ${event.name} (${singleLine(ref, 100)}) has; use prompt,${others} or trigger the workflow on ${events}`
}

function readAllowedBots(reader: InputReader): string[] {
  const logins = reader.items('allowed-bots')
  const wrong = logins.filter((login) => !loginForm.test(login))
  if (wrong.length > 0) {
    const expected =
      'exact logins such as renovate[bot], separated by commas or line breaks, without dashes, wildcards and quotes'
    // GitHub writes it so where it names the author of a pull request or a commit.
    const instead = wrong.flatMap((login) => {
      const [, name] = /^(?:-\s+)?(?:app\/|@)([\w-]+)$/u.exec(login) ?? []
      return name === undefined ? [] : [`instead of ${login}, write ${name}[bot]`]
    })
    reader.problem('allowed-bots', [expected, ...instead].join('; '), wrong.join(', '))
  }
  return logins
}

/** Returns the values of the matrix. GitHub may give their names in another order in another attempt. */
function readLeg(reader: InputReader): string | undefined {
  if (!reader.isGiven('matrix')) return undefined
  const text = reader.text('matrix') ?? ''
  try {
    const leg = JSON.stringify(JSON.parse(text), withSortedMembers)
    // Without a matrix, GitHub has the first, and act the second.
    return leg === 'null' || leg === '{}' ? undefined : leg
  } catch {
    // Somebody has set it.
    return text
  }
}

function withSortedMembers(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function readPaths(reader: InputReader): PathFilter | undefined {
  if (!reader.isGiven('paths')) return undefined
  const filter = parsePathFilter(reader.text('paths') ?? '')
  if ('matches' in filter) return filter
  reader.problem('paths', filter.expected, filter.pattern)
  return undefined
}
