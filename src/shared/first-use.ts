/** Returns a function that makes a value at its first call, and returns the same value at every call. */
export function atFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
