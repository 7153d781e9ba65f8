import { type Answer, jsonAnswer } from './answer.ts'
import type { RecordedRequest } from './recording-server.ts'

const defaultPerPage = 30
const largestPerPage = 100

/** The page that a request asks for. A value that is not a positive whole number counts as absent. */
export function pagingOf({ query }: RecordedRequest): { perPage: number; page: number } {
  return {
    perPage: Math.min(positive(query['per_page']) ?? defaultPerPage, largestPerPage),
    page: positive(query['page']) ?? 1,
  }
}

/** The items on the page that a request asks for. */
export function pageOf<T>(all: readonly T[], request: RecordedRequest): T[] {
  const { perPage, page } = pagingOf(request)
  return all.slice((page - 1) * perPage, page * perPage)
}

/** The `Link` header of that page, with the links that the action follows; none on the last page. */
export function linkHeader(total: number, request: RecordedRequest): Record<string, string> {
  const { query, headers, path } = request
  const { perPage, page } = pagingOf(request)
  const last = Math.ceil(total / perPage)
  if (page >= last) return {}
  const links = Object.entries({ next: page + 1, last }).map(([rel, target]) => {
    const parameters = new URLSearchParams({ ...query, page: String(target) })
    return `<http://${headers.host ?? ''}${path}?${parameters.toString()}>; rel="${rel}"`
  })
  return { link: links.join(', ') }
}

/** Status 200 with one page of a list. */
export function listAnswer(all: readonly unknown[], request: RecordedRequest): Answer {
  return jsonAnswer(200, pageOf(all, request), linkHeader(all.length, request))
}

function positive(value: string | undefined): number | undefined {
  return /^[1-9]\d*$/u.test(value ?? '') ? Number(value) : undefined
}
