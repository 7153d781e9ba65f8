/** Returns the path of a page that the service names by a path or a URL. Other text is unchanged. */
export function pagePath(page: string): string {
  const url = /^https?:\/\//iu.test(page) ? URL.parse(page) : null
  return url === null ? page : url.pathname
}
