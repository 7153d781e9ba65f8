const mostParts = 20

/** Splits a path behind its slashes, where it can break better than inside a word. */
export function pathParts(path: string): string[] {
  const parts = path.split(/(?<=.\/)/u)
  // A path of many slashes must not make a page of many elements.
  return parts.length > mostParts ? [path] : parts
}
