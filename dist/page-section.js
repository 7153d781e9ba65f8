// Names the sections of a site. It is JavaScript because report.html contains it unchanged: see html-report.ts.

/** The section of the pages that have no pages below them and are below none. */
export const pagesAtTheTop = 'Pages at the top'

/**
 * Returns a function from a path to its section, the first segment of the path: `/guides/` for `/guides/install`, and
 * for `/guides` if other pages are below it; {@link pagesAtTheTop} for other pages.
 *
 * @param {readonly string[]} paths of all pages
 */
export function sectionNames(paths) {
  const parents = new Set(paths.filter(isBelow).map(firstSegment))
  /** @param {string} path */
  return (path) => {
    const segment = firstSegment(path)
    return parents.has(segment) ? `/${segment}/` : pagesAtTheTop
  }
}

/** @param {string} path */
function firstSegment(path) {
  const start = path.startsWith('/') ? 1 : 0
  const end = path.indexOf('/', start)
  return path.slice(start, end === -1 ? undefined : end)
}

/**
 * Returns true for a path with a further segment.
 *
 * @param {string} path
 */
function isBelow(path) {
  const start = path.startsWith('/') ? 1 : 0
  const end = path.indexOf('/', start)
  return end > start && end + 1 < path.length
}
