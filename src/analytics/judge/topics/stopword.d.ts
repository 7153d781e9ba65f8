// The package has no types. Its functions are not used.
declare module 'stopword' {
  const words: Record<string, readonly string[] | undefined>
  export = words
}
