import type { VisitorsOperation } from '../inputs/inputs.ts'
import type { Log } from '../log.ts'
import { codeBlock, lines } from '../untrusted-text.ts'
import { serviceUrls } from '../service/urls.ts'
import { formatComparedRanges } from '../visitors/date-format.ts'
import type { DateRange } from '../visitors/dates/date-range.ts'
import { formatCountOf } from '../visitors/number-format.ts'
import { comparedListsOf, listsOf } from '../visitors/read/included-lists.ts'
import { firstQuery } from '../visitors/read/paged-list.ts'
import { visitorList } from '../visitors/read/visitor-list.ts'
import { dryRunEnd, type StepEnd } from './step.ts'

// A series needs one request per bucket, and the size of a summary is limited.
const maxRequestLines = 500

/** Shows the requests of an export and sends nothing. */
export function visitorsDryRun(operation: VisitorsOperation, log: Log): StepEnd {
  const requests = visitorRequests(operation)
  log.info(requests)
  const shown = lines(requests)
  const rest = shown.splice(maxRequestLines).length
  if (rest > 0) shown.push(`… and ${rest} more lines, in the log`)
  return dryRunEnd(['With `dry-run: false` this step sends:', codeBlock(shown.join('\n'))])
}

function visitorRequests({ service, visitors }: VisitorsOperation): string {
  const { previous, series, include, pageSize, maxRequests } = visitors
  const urls = serviceUrls(service)
  const request = (list: Parameters<typeof firstQuery>[0], range: DateRange): string =>
    `GET ${urls.analytics(list.path, firstQuery(list, { range, pageSize })).href}`
  const all = (...[list, range]: Parameters<typeof request>): string =>
    `${request(list, range)}${list.paging === 'single' ? '' : '\n  repeated while there are more rows'}`
  return [
    `Visitors: ${formatComparedRanges(visitors, previous)}`,
    all(visitorList, visitors),
    ...(previous === undefined ? [] : [all(visitorList, previous)]),
    ...(series?.buckets ?? []).map((bucket) => request({ ...visitorList, limit: 1 }, bucket)),
    ...listsOf(include).map((list) => all(list, visitors)),
    ...(previous === undefined
      ? []
      : comparedListsOf(include).map(
          (list) => `${all(list, previous)}\n  left out if max-requests has no room for it`,
        )),
    `At most ${formatCountOf(maxRequests, 'request')}.`,
  ].join('\n')
}
