import type { Outcome } from './outputs.ts'

export type OperationName = 'agent-job' | 'deployment' | 'visitors'

/**
 * What `fail-on` can list, and where each word can act: in which operations, and with which inputs. One of these conditions
 * has to hold, which have the form of those in `input-rules.ts`; without any, the word can always act.
 */
export const failOnWords = {
  failed: { 'agent-job': ['wait: true'] },
  // A run with `wait: false` also reads the job once.
  'timed-out': { 'agent-job': [], deployment: [] },
  archived: { 'agent-job': ['wait: true'] },
  'no-pr': { 'agent-job': ['wait: true'] },
  'preview-failed': { 'agent-job': ['preview: true'], deployment: ['preview'] },
  'pages-not-live': { 'agent-job': ['preview: true'], deployment: ['site-url', 'preview'] },
  'not-published': { deployment: ['publish'] },
  incomplete: { visitors: ['include'] },
} as const satisfies Readonly<Record<string, Partial<Record<OperationName, readonly string[]>>>>

type Words = typeof failOnWords

/** A word that an operation has. */
export type FailOnWord<Operation extends OperationName = OperationName> = {
  [Word in keyof Words]: Operation extends keyof Words[Word] ? Word : never
}[keyof Words]

export const failOnDefaults: readonly FailOnWord[] = [
  'failed',
  'timed-out',
  'preview-failed',
  'not-published',
]

/** What `fail-on` asks of how an operation ended. */
interface End {
  outcome: Outcome
  previewStatus?: string | undefined
  pagesNotLive?: readonly string[]
  /** The lists of `include` that could not be read. */
  missing?: readonly unknown[]
}

/** Returns true if one of the words is true of how an operation ended. */
export function isFailure(
  failOn: ReadonlySet<FailOnWord>,
  { outcome, previewStatus, pagesNotLive = [], missing = [] }: End,
): boolean {
  const isTrue: Readonly<Record<FailOnWord, boolean>> = {
    failed: outcome === 'failed',
    'timed-out': outcome === 'timed-out',
    archived: outcome === 'archived',
    'no-pr': outcome === 'no-pr',
    'preview-failed': previewStatus === 'failure',
    'pages-not-live': pagesNotLive.length > 0,
    'not-published': outcome === 'not-published',
    incomplete: missing.length > 0,
  }
  return [...failOn].some((word) => isTrue[word])
}
