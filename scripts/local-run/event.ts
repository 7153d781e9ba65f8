import { readFileSync } from 'node:fs'
import path from 'node:path'

import { fileProblem } from '../../src/shared/errors.ts'
import { UsageError } from './command-line.ts'
import { type LocalPush, type PushPayload, readPush } from './push.ts'

/** The files in examples/events that stand for the sources of `prompt-from`. */
const sampleEvents: Readonly<Record<string, string>> = {
  issue: 'issues-labeled.json',
  comment: 'issue_comment-created.json',
  'pull-request': 'pull_request-closed.json',
  push: 'push.json',
  commits: 'schedule.json',
  release: 'release-published.json',
  discussion: 'discussion-labeled.json',
}

/** Returns the path of the sample event for a value of `prompt-from`; undefined if there is none. */
export function sampleEventOf(promptFrom: string | undefined): string | undefined {
  const name = sampleEvents[promptFrom?.trim().toLowerCase() ?? '']
  return name === undefined ? undefined : path.join(import.meta.dirname, '../../examples/events', name)
}

interface Payload extends PushPayload {
  issue?: { number: number }
  pull_request?: { number: number }
  comment?: unknown
  review?: unknown
  release?: unknown
  discussion?: { number: number }
  schedule?: unknown
  label?: { name: string }
  sender?: { login: string }
  repository?: { full_name: string; default_branch?: string }
  ref?: string
}

/** The first of these whose parts a payload has is its event. */
const eventsOfParts: readonly [parts: (keyof Payload)[], name: string, promptFrom: string][] = [
  [['comment', 'discussion'], 'discussion_comment', 'comment'],
  [['comment', 'issue'], 'issue_comment', 'comment'],
  [['comment'], 'pull_request_review_comment', 'comment'],
  [['review'], 'pull_request_review', 'comment'],
  [['issue'], 'issues', 'issue'],
  [['discussion'], 'discussion', 'discussion'],
  [['pull_request'], 'pull_request_target', 'pull-request'],
  [['release'], 'release', 'release'],
  [['commits'], 'push', 'push'],
  [['schedule'], 'schedule', 'commits'],
]

/** An event payload from a file, and the facts about it that a local run needs. */
export interface LocalEvent {
  file: string
  name: string
  payload: unknown
  /** The sender of the event, because nobody re-runs a local run. */
  triggeringActor: string
  /** As `owner/name`; undefined if the payload has none. */
  repository: string | undefined
  /** The branch or tag of a push, such as `refs/heads/main`. */
  ref: string | undefined
  /** Undefined for another event, and if its files are not known. */
  push: LocalPush | undefined
  /** Number of the issue or pull request. */
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
    file,
    name: name ?? inferred.name,
    payload,
    triggeringActor: payload.sender?.login ?? '',
    repository: payload.repository?.full_name,
    ref: inferred.name === 'push' ? payload.ref : undefined,
    push: inferred.name === 'push' ? readPush(file, payload, Date.now()) : undefined,
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

function inferEvent(payload: Payload): { name: string; promptFrom: string | undefined } {
  for (const [parts, name, promptFrom] of eventsOfParts)
    if (parts.every((part) => payload[part] !== undefined)) return { name, promptFrom }
  return { name: 'workflow_dispatch', promptFrom: undefined }
}
