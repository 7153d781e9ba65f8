/**
 * What performs each operation of a server, by method and path, such as `GET /repos/:owner/:repo`. `:name` matches one
 * non-empty segment.
 */
export type Routes<Perform> = Readonly<Record<string, Perform>>

const patterns = new Map<string, URLPattern>()

/**
 * Returns what performs a request, with the decoded values of the named segments; undefined if no route matches, or if the
 * percent-encoding of the path is broken.
 */
export function routeOf<Perform>(
  routes: Routes<Perform>,
  request: { method: string; path: string },
): { perform: Perform; values: Readonly<Record<string, string>> } | undefined {
  const pathname = canonical(request.path)
  if (pathname === undefined) return undefined
  for (const [route, perform] of Object.entries(routes)) {
    const [method, path = ''] = route.split(' ')
    if (method !== request.method) continue
    const groups = patternOf(path).exec({ pathname })?.pathname.groups
    if (groups !== undefined) return { perform, values: decoded(groups) }
  }
  return undefined
}

function patternOf(path: string): URLPattern {
  const pattern = patterns.get(path) ?? new URLPattern({ pathname: path })
  patterns.set(path, pattern)
  return pattern
}

/** Returns the path with every segment encoded in the same way. */
function canonical(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent)
    // URLPattern would resolve a dot segment and match a path that was not sent.
    if (segments.includes('.') || segments.includes('..')) return undefined
    return segments.map(encodeURIComponent).join('/')
  } catch {
    return undefined
  }
}

function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value = '']) => [name, decodeURIComponent(value)]),
  )
}
