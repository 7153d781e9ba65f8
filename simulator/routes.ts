/**
 * What performs each operation of a server, by method and path, such as `GET /repos/:owner/:repo`. `:name` matches one
 * non-empty segment, and `#name` one of digits.
 */
export type Routes<Perform> = Readonly<Record<string, Perform>>

/** The forms of named segments, by the first character of the name. */
const namedSegments: Readonly<Record<string, RegExp>> = { ':': /./su, '#': /^\d+$/u }

/**
 * Returns what performs a request, with the decoded values of the named segments; undefined if no route matches, or if the
 * percent-encoding of the path is broken.
 */
export function routeOf<Perform>(
  routes: Routes<Perform>,
  request: { method: string; path: string },
): { perform: Perform; values: Readonly<Record<string, string>> } | undefined {
  const sent = decodedSegments(request.path)
  // A server would resolve a dot segment.
  if (sent === undefined || sent.includes('.') || sent.includes('..')) return undefined
  for (const [route, perform] of Object.entries(routes)) {
    const [method, path = ''] = route.split(' ')
    const values = method === request.method ? valuesOf(path.split('/'), sent) : undefined
    if (values !== undefined) return { perform, values }
  }
  return undefined
}

function decodedSegments(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Returns the values of the named segments; undefined if the path is another one. */
function valuesOf(route: readonly string[], sent: readonly string[]): Record<string, string> | undefined {
  if (route.length !== sent.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, segment] of sent.entries()) {
    const expected = route[index] ?? ''
    const form = namedSegments[expected.charAt(0)]
    if (form?.test(segment) === true) values[expected.slice(1)] = segment
    else if (form !== undefined || expected !== segment) return undefined
  }
  return values
}
