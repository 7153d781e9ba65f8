const mostEdits = 2

/** Returns the word that differs least from a text, in at most two letters; undefined if there is none. Case is ignored. */
export function nearestOf(text: string, words: readonly string[]): string | undefined {
  const wanted = text.toLowerCase()
  const near = words
    .filter((word) => Math.abs(word.length - wanted.length) <= mostEdits)
    .map((word) => ({ word, edits: editsBetween(wanted, word.toLowerCase()) }))
    .filter(({ edits }) => edits <= mostEdits)
  return near.sort((a, b) => a.edits - b.edits)[0]?.word
}

/** Returns the Levenshtein distance: how many letters have to be added, removed or replaced. */
function editsBetween(a: string, b: string): number {
  let edits = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [row, letter] of Array.from(a).entries()) {
    const next = [row + 1]
    for (let at = 0; at < b.length; at++) {
      const replaced = (edits[at] ?? 0) + (letter === b[at] ? 0 : 1)
      next.push(Math.min(replaced, (edits[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    edits = next
  }
  return edits[b.length] ?? 0
}
