/** An operation of a server. */
export interface Route {
  readonly method: string
  /** A template such as `/repos/:owner/:repo`. `:name` matches one non-empty segment. */
  readonly path: string
}

/** The route of a request, with the decoded values of the named segments. */
interface RouteMatch<R extends Route> {
  readonly route: R
  readonly values: Readonly<Record<string, string>>
}

const patterns = new Map<string, URLPattern>()

/** Returns undefined if no route matches, or if the percent-encoding of the path is broken. */
export function routeOf<R extends Route>(
  routes: readonly R[],
  request: { method: string; path: string },
): RouteMatch<R> | undefined {
  const pathname = canonical(request.path)
  if (pathname === undefined) return undefined
  for (const route of routes) {
    if (route.method !== request.method) continue
    const groups = patternOf(route.path).exec({ pathname })?.pathname.groups
    if (groups !== undefined) return { route, values: decoded(groups) }
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
