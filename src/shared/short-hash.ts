/** Returns a short hash of values, for a mark that does not show names and texts of the workflow. */
export function shortHash(...values: readonly (string | undefined)[]): string {
  // Node takes milliseconds to load it, and most runs need no hash.
  const { createHash } = process.getBuiltinModule('node:crypto')
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12)
}
