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

/** An event payload from a file, and what a local run needs around it. */
export interface LocalEvent {
  name: string
  payload: unknown
  /** The sender of the event; nobody re-runs it here. */
  triggeringActor: string
  number: number | undefined
  label: string | undefined
  /** The input that quotes the text of the event; undefined where it has none. */
  promptFrom: string | undefined
}

/**
 * Reads a webhook payload as GitHub sends it. Which event it is of, the payload itself does not say; without `name` it
 * follows from its parts.
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
