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

/** For each word of an operation, whether it is true of how the operation ended. */
export type FailOnRules<Operation extends OperationName, End> = Readonly<
  Record<FailOnWord<Operation>, (end: End) => boolean>
>

/** Returns true if one of the words is true of how an operation ended. */
export function isFailure<Word extends string, End>(
  end: End,
  failOn: ReadonlySet<Word>,
  rules: Readonly<Record<Word, (end: End) => boolean>>,
): boolean {
  return [...failOn].some((word) => rules[word](end))
}
