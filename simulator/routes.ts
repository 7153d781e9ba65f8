/** An operation that a server performs for one method on the paths of a pattern. */
export interface Route {
  readonly method: string
  /** Its `pathname` is a template such as `/repos/:owner/:repo`. */
  readonly pattern: URLPattern
}

/** A route whose pattern a path fits, with the decoded values of the named segments. */
export interface RouteMatch<R extends Route> {
  readonly route: R
  readonly values: Readonly<Record<string, string>>
}

/** The pattern of paths that fit `template`. `:name` stands for one non-empty segment. */
export function pathPattern(template: string): URLPattern {
  return new URLPattern({ pathname: template })
}

/** The routes that a path fits, whatever their method; none when the percent-encoding of the path is broken. */
export function routesOf<R extends Route>(routes: readonly R[], path: string): RouteMatch<R>[] {
  const pathname = canonical(path)
  if (pathname === undefined) return []
  return routes.flatMap((route) => {
    const groups = route.pattern.exec({ pathname })?.pathname.groups
    return groups === undefined ? [] : [{ route, values: decoded(groups) }]
  })
}

/** The path with each segment encoded in one way. */
function canonical(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent)
    // URLPattern would resolve a dot segment, and so match another path than the one that was sent.
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
