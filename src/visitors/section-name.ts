// Names the sections of a site, for the files of an export and for the script of report.html.

/** The section of the pages that have no pages below them and are below none. */
export const pagesAtTheTop = 'Top-level pages'

/**
 * Returns a function from a path to its section, the first segment of the path: `/guides/` for `/guides/install`, and
 * for `/guides` if other pages are below it; {@link pagesAtTheTop} for other pages.
 */
export function sectionNames(paths: readonly string[]): (path: string) => string {
  const parents = new Set(paths.filter(isBelow).map(firstSegment))
  return (path) => {
    const segment = firstSegment(path)
    return parents.has(segment) ? `/${segment}/` : pagesAtTheTop
  }
}

function firstSegment(path: string): string {
  const start = path.startsWith('/') ? 1 : 0
  const end = path.indexOf('/', start)
  return path.slice(start, end === -1 ? undefined : end)
}

/** Returns true for a path with a further segment. */
function isBelow(path: string): boolean {
  const start = path.startsWith('/') ? 1 : 0
  const end = path.indexOf('/', start)
  return end > start && end + 1 < path.length
}
