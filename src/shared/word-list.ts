// Intl.ListFormat takes Node 9 ms at its first use.

/** Returns `a, b or c`. */
export function orList(words: readonly string[]): string {
  return listed(words, 'or')
}

/** Returns `a, b and c`. */
export function andList(words: readonly string[]): string {
  return listed(words, 'and')
}

function listed(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}
