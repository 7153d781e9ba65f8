// Keeps the state of the tables of report.html in the fragment of its address: `#pages.filter=api&pages.sort=-change`.
// A link to a block, such as `#series`, has no `=`.

/** Returns the values that the fragment has for a table. Anybody can write them, so a table must check each of them. */
export function readState(table: string): Map<string, string> {
  const prefix = `${table}.`
  const state = new Map<string, string>()
  for (const [key, value] of parameters())
    if (key.startsWith(prefix)) state.set(key.slice(prefix.length), value)
  return state
}

/** Replaces the values of a table in the fragment. An empty value is left out. */
export function writeState(table: string, state: Record<string, string>): void {
  const all = parameters()
  for (const [name, value] of Object.entries(state)) {
    if (value === '') all.delete(`${table}.${name}`)
    else all.set(`${table}.${name}`, value)
  }
  const fragment = all.size === 0 ? '' : `#${all.toString().replaceAll('%2F', '/')}`
  if (fragment !== location.hash && (fragment !== '' || location.hash.includes('=')))
    history.replaceState(history.state, '', fragment || location.href.replace(/#.*/u, ''))
}

function parameters(): URLSearchParams {
  return new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '')
}
