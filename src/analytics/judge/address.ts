/** Returns what the spellings of an address have in common: `/api/keys` of `/api/Keys.html` and `/api/keys/index.md`. */
export function addressOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/$/u, '')
    .replace(/\.(?:html?|mdx?)$/u, '')
    .replace(/\/index$/u, '')
}

/** Returns the last part of an address: `keys` of `/api/Keys.html`. */
export function pageNameOf(path: string): string {
  const address = addressOf(path)
  return address.slice(address.lastIndexOf('/') + 1)
}
