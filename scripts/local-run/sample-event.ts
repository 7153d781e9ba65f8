import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The files in examples/events that stand for the sources of `prompt-from`. A file begins with the name of its event. */
const files: Readonly<Record<string, string>> = {
  issue: 'issues-labeled.json',
  comment: 'issue_comment-created.json',
  'pull-request': 'pull_request-closed.json',
  push: 'push.json',
  commits: 'schedule.json',
  release: 'release-published.json',
}

interface Payload {
  issue?: { number: number }
  pull_request?: { number: number }
  label?: { name: string }
  sender?: { login: string }
}

/** An event of examples/events, and the facts about it that a local run needs. */
export interface SampleEvent {
  file: string
  name: string
  payload: unknown
  /** The sender of the event, because nobody re-runs a local run. */
  triggeringActor: string
  /** Number of the issue or pull request. */
  number: number | undefined
  label: string | undefined
}

/** Returns the sample event for a value of `prompt-from`; undefined if there is none. */
export function sampleEventOf(promptFrom: string | undefined): SampleEvent | undefined {
  const name = files[promptFrom?.trim().toLowerCase() ?? '']
  if (name === undefined) return undefined
  const file = path.join(import.meta.dirname, '../../examples/events', name)
  const payload = JSON.parse(readFileSync(file, 'utf8')) as Payload
  return {
    file,
    name: /^[a-z_]+/u.exec(name)?.[0] ?? '',
    payload,
    triggeringActor: payload.sender?.login ?? '',
    number: payload.issue?.number ?? payload.pull_request?.number,
    label: payload.label?.name,
  }
}
