import { readFileSync } from 'node:fs'

import { fileProblem } from '../src/errors.ts'
import { UsageError } from './command-line.ts'

interface Payload {
  issue?: { number: number }
  pull_request?: { number: number }
  comment?: unknown
  review?: unknown
  release?: unknown
  discussion?: { number: number }
  commits?: unknown
  label?: { name: string }
  sender?: { login: string }
}

/** An event payload from a file, and the facts about it that a local run needs. */
export interface LocalEvent {
  name: string
  payload: unknown
  /** The sender of the event, because nobody re-runs a local run. */
  triggeringActor: string
  number: number | undefined
  label: string | undefined
  /** The value of `prompt-from` for this event; undefined if the event has no text to quote. */
  promptFrom: string | undefined
}

/**
 * Reads a webhook payload as GitHub sends it. The payload does not name its event. Without `name`, the event is derived
 * from the parts of the payload.
 *
 * @throws UsageError
 */
export function readLocalEvent(file: string, name: string | undefined): LocalEvent {
  const payload = readPayload(file)
  const inferred = inferEvent(payload)
  return {
    name: name ?? inferred.name,
    payload,
    triggeringActor: payload.sender?.login ?? '',
    number: payload.issue?.number ?? payload.pull_request?.number,
    label: payload.label?.name,
    promptFrom: inferred.promptFrom,
  }
}

function readPayload(file: string): Payload {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Payload
  } catch (error) {
    throw new UsageError(
      `--event: ${file} could not be read as a webhook payload, expected a JSON file: ${fileProblem(error)}`,
      { cause: error },
    )
  }
}

function inferEvent({
  comment,
  review,
  issue,
  discussion,
  pull_request: pullRequest,
  release,
  commits,
}: Payload): { name: string; promptFrom: string | undefined } {
  if (comment !== undefined) {
    const name = discussion ? 'discussion_comment' : issue ? 'issue_comment' : 'pull_request_review_comment'
    return { name, promptFrom: 'comment' }
  }
  if (review !== undefined) return { name: 'pull_request_review', promptFrom: 'comment' }
  if (issue !== undefined) return { name: 'issues', promptFrom: 'issue' }
  if (discussion !== undefined) return { name: 'discussion', promptFrom: 'discussion' }
  if (pullRequest !== undefined) return { name: 'pull_request_target', promptFrom: 'pull-request' }
  if (release !== undefined) return { name: 'release', promptFrom: 'release' }
  if (commits !== undefined) return { name: 'push', promptFrom: 'push' }
  return { name: 'workflow_dispatch', promptFrom: undefined }
}
