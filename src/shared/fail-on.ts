export type OperationName = 'agent-job' | 'visitors' | 'deployment'

interface FailOnDeclaration {
  /** The operations that have the word. In the others, it is an error unless it is in the default. */
  operations: readonly OperationName[]
  isDefault: boolean
}

/** What `fail-on` can list. */
const declarations = {
  failed: { operations: ['agent-job'], isDefault: true },
  'timed-out': { operations: ['agent-job', 'deployment'], isDefault: true },
  archived: { operations: ['agent-job'], isDefault: false },
  'no-pr': { operations: ['agent-job'], isDefault: false },
  'preview-failed': { operations: ['agent-job', 'deployment'], isDefault: true },
  'pages-not-live': { operations: ['agent-job', 'deployment'], isDefault: false },
  'not-published': { operations: ['deployment'], isDefault: true },
  incomplete: { operations: ['visitors'], isDefault: false },
} as const satisfies Record<string, FailOnDeclaration>

type Declarations = typeof declarations

/** A word that an operation has. */
export type FailOnWord<Operation extends OperationName> = {
  [Word in keyof Declarations]: Operation extends Declarations[Word]['operations'][number] ? Word : never
}[keyof Declarations]

/** For each word of an operation, whether it is true of how the operation ended. */
export type FailOnRules<Operation extends OperationName, End> = Readonly<
  Record<FailOnWord<Operation>, (end: End) => boolean>
>

export const failOnWords: readonly string[] = Object.keys(declarations)
export const failOnDefaults: readonly string[] = failOnWords.filter((word) => declarationOf(word)?.isDefault)

export function isFailOnWord<Operation extends OperationName>(
  word: string,
  operation: Operation,
): word is FailOnWord<Operation> {
  return declarationOf(word)?.operations.includes(operation) === true
}

/** Returns true if one of the words is true of how an operation ended. */
export function isFailure<Word extends string, End>(
  end: End,
  failOn: ReadonlySet<Word>,
  rules: Readonly<Record<Word, (end: End) => boolean>>,
): boolean {
  return [...failOn].some((word) => rules[word](end))
}

function declarationOf(word: string): FailOnDeclaration | undefined {
  return Object.hasOwn(declarations, word) ? declarations[word as keyof Declarations] : undefined
}
