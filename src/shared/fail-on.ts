/** What `fail-on` can list. A word of another operation is an error, unless it is in the default. */
export const failOnWords = {
  'agent-job': ['failed', 'timed-out', 'archived', 'no-pr', 'preview-failed', 'pages-not-live'],
  deployment: ['timed-out', 'preview-failed', 'pages-not-live', 'not-published'],
  visitors: ['incomplete'],
} as const

export type OperationName = keyof typeof failOnWords
/** A word that an operation has. */
export type FailOnWord<Operation extends OperationName> = (typeof failOnWords)[Operation][number]

export const failOnDefaults: readonly FailOnWord<OperationName>[] = [
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
