import { readFileSync } from 'node:fs'

interface Payload {
  issue?: { number: number }
  pull_request?: { number: number }
  comment?: unknown
  review?: unknown
  release?: unknown
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
 */
export function readLocalEvent(file: string, name: string | undefined): LocalEvent {
  const payload = JSON.parse(readFileSync(file, 'utf8')) as Payload
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

function inferEvent(payload: Payload): { name: string; promptFrom: string | undefined } {
  if (payload.comment !== undefined) {
    return { name: payload.issue ? 'issue_comment' : 'pull_request_review_comment', promptFrom: 'comment' }
  }
  if (payload.review !== undefined) return { name: 'pull_request_review', promptFrom: 'comment' }
  if (payload.issue !== undefined) return { name: 'issues', promptFrom: 'issue' }
  if (payload.pull_request !== undefined) return { name: 'pull_request_target', promptFrom: 'pull-request' }
  return { name: payload.release === undefined ? 'workflow_dispatch' : 'release', promptFrom: undefined }
}
