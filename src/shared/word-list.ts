/** Returns `a, b and c`, or `a, b or c`. */
export function wordList(conjunction: 'and' | 'or', words: readonly string[]): string {
  // Intl.ListFormat takes Node 9 ms at its first use.
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}
