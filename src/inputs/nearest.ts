/**
 * Returns the word that shares the most pairs of letters with another one; undefined if none shares enough of them, or if
 * the text is a list.
 */
export function nearestOf(text: string, words: readonly string[]): string | undefined {
  if (/[,;\n]/u.test(text)) return undefined
  const wanted = new Set(pairsOf(text.slice(0, 100)))
  const [best] = words
    .map((word) => ({ word, likeness: likeness(pairsOf(word), wanted) }))
    .toSorted((a, b) => b.likeness - a.likeness)
  return best !== undefined && best.likeness > 0.25 ? best.word : undefined
}

/** Returns the share of pairs that two words have in common, from 0 to 0.5. */
function likeness(pairs: readonly string[], wanted: ReadonlySet<string>): number {
  return pairs.filter((pair) => wanted.has(pair)).length / (pairs.length + wanted.size)
}

/** Returns the pairs of letters of a word. Its first letter and its last one are pairs with a mark. */
function pairsOf(word: string): string[] {
  const marked = `^${word.toLowerCase()}$`
  return Array.from(marked.slice(1), (letter, at) => `${marked.charAt(at)}${letter}`)
}
