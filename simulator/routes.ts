/** An operation of a server, for one method and one pattern of paths. */
export interface Route {
  readonly method: string
  /** Its `pathname` is a template such as `/repos/:owner/:repo`. */
  readonly pattern: URLPattern
}

/** A route that matches a path, with the decoded values of the named segments. */
export interface RouteMatch<R extends Route> {
  readonly route: R
  readonly values: Readonly<Record<string, string>>
}

/** Returns the URL pattern of `template`. `:name` matches one non-empty segment. */
export function pathPattern(template: string): URLPattern {
  return new URLPattern({ pathname: template })
}

/** Returns the routes that match a path, for any method; none if the percent-encoding of the path is broken. */
export function routesOf<R extends Route>(routes: readonly R[], path: string): RouteMatch<R>[] {
  const pathname = canonical(path)
  if (pathname === undefined) return []
  return routes.flatMap((route) => {
    const groups = route.pattern.exec({ pathname })?.pathname.groups
    return groups === undefined ? [] : [{ route, values: decoded(groups) }]
  })
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
