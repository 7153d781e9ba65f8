import type { Instruction } from '../github/instruction/compose-instruction.ts'
import { ServiceError } from '../service/errors.ts'
import { messageOf } from '../shared/errors.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { parsePullRequestLink } from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import { lines, singleLine } from '../shared/untrusted-text.ts'
import type { Start, StartOptions } from './decide-start.ts'
import { describeReplaced, otherMaybeSent, repeated } from './job-report.ts'
import { mayOtherBeSent, type ReplacedJob, type Update } from './request-state.ts'

const maxShownLines = 30
// With these statuses, the service certainly did not accept the message.
const refusedStatuses = [400, 404, 409]

/**
 * Creates a job, sends a follow-up message, or attaches to a job. Sends at most one create and one message. A create
 * follows a message only if the service certainly did not accept the message.
 *
 * @param update called before each create and message
 * @returns what is known then
 * @throws what `update` and the client throw
 */
export async function sendRequest(
  start: Start,
  { earlier, client }: Pick<StartOptions, 'earlier' | 'client'>,
  context: RunContext,
  update: Update,
) {
  const { log } = context
  if (start.origin === 'attached') {
    const { jobId, job } = start
    if (job === undefined) log.info(`Attaching to agent job ${singleLine(jobId)}.`)
    else
      log.notice(
        `This is a re-run. It attaches to agent job ${singleLine(jobId)} of the earlier attempt and does not send the request again.`,
      )
    return { progress: 'attached', jobId, job } as const
  }
  const { origin, replaced, instruction } = start
  if (replaced !== undefined)
    log.notice(describeReplaced(replaced, origin === 'created' ? undefined : 'the message is sent again'))
  if (earlier.ofRun?.mayBeSent === true) log.warning(repeated)
  if (mayOtherBeSent({ earlier })) log.warning(otherMaybeSent)
  if (origin === 'created') return create(instruction, replaced)
  const { jobId, fallback } = start
  await announce(instruction)
  try {
    const job = await client.sendMessage(jobId, instruction.text)
    log.info(`Sent a follow-up message to agent job ${singleLine(jobId)}.`)
    // The answer has the job as it was before.
    const continuesPullRequest = job === undefined || parsePullRequestLink(job.prLink) !== undefined
    return { progress: 'continued', jobId, job, continuesPullRequest, replaced: undefined } as const
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.hasStatus(...refusedStatuses)
    if (fallback === undefined || !isRefused) throw error
    const refused: ReplacedJob = { jobId, why: 'refused' }
    log.notice(`${describeReplaced(refused)} ${messageOf(error)}`)
    return create(fallback, refused)
  }

  async function create(text: Instruction, instead: ReplacedJob | undefined) {
    await announce(text)
    const job = await client.createJob(text.text)
    const details = [job.model, job.source?.repository, job.source?.ref].filter(
      (detail) => detail !== undefined,
    )
    const about = details.length === 0 ? '' : ` (${singleLine(details.join(', '))})`
    log.info(`Created agent job ${singleLine(job.id)}${about}.`)
    return { progress: 'created', jobId: job.id, job, replaced: instead } as const
  }

  /** The comment says that a job may exist before the request is sent. */
  async function announce(text: Instruction) {
    logInstruction(text, log)
    context.deadline.signal.throwIfAborted()
    await update({ progress: 'requested', instruction: text })
  }
}

function logInstruction({ text, shown = text }: Instruction, log: RunContext['log']): void {
  const all = lines(shown)
  const more = all.length > maxShownLines ? [`… and ${all.length - maxShownLines} more lines`] : []
  const title = `Instruction (${formatCountOf(text.length, 'character')})`
  log.group(title, [...all.slice(0, maxShownLines), ...more].join('\n'))
}
