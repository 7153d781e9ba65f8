// Names the sections of a site as read/site-sections.ts does. It is JavaScript because report.html contains it unchanged:
// see html-report.ts.

/**
 * Returns a function from a path to its section, the first segment of the path: `/guides/` for `/guides/install`, and
 * for `/guides` if other pages are below it. `Pages at the top` for other
 * pages.
 *
 * @param {readonly string[]} paths of all pages
 */
export function sectionNames(paths) {
  const parents = new Set(paths.filter((path) => /^\/?[^/]+\/./su.test(path)).map(firstSegment))
  /** @param {string} path */
  return (path) => {
    const segment = firstSegment(path)
    return parents.has(segment) ? `/${segment}/` : 'Pages at the top'
  }
}

/** @param {string} path */
function firstSegment(path) {
  return path.replace(/^\//u, '').split('/', 1)[0] ?? ''
}
