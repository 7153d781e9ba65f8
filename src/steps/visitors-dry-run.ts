import type { VisitorsOperation } from '../inputs/inputs.ts'
import type { Log } from '../log.ts'
import { serviceUrls } from '../service/urls.ts'
import { formatComparedRanges } from '../visitors/date-format.ts'
import type { DateRange } from '../visitors/dates/date-range.ts'
import { formatCountOf } from '../visitors/number-format.js'
import { type Included, includedOperations } from '../visitors/read/request-budget.ts'
import { dryRunEnd, type StepEnd } from './step.ts'

/** Shows the requests of an export and sends nothing. */
export function visitorsDryRun(operation: VisitorsOperation, log: Log): StepEnd {
  return dryRunEnd(visitorRequests(operation), [], log)
}

function visitorRequests({ service, visitors }: VisitorsOperation): string {
  const { dateFrom, dateTo, previous, series, include, pageSize, maxRequests } = visitors
  const urls = serviceUrls(service)
  const list = ({ dateFrom, dateTo }: DateRange): string =>
    `GET ${urls.visitors({ dateFrom, dateTo, limit: pageSize, offset: 0 }).href}\n  repeated with the next offset while there are more pages`
  const totals = ({ dateFrom, dateTo }: DateRange): string =>
    `GET ${urls.visitors({ dateFrom, dateTo, limit: 1, offset: 0 }).href}`
  const included = (name: Included): string[] =>
    includedOperations[name].map(({ path, limit }) => {
      const page = name === 'views' ? { limit: pageSize, offset: 0 } : { limit }
      const more = path === 'feedback/by-page' ? '' : '\n  repeated while there are more rows'
      return `GET ${urls.analytics(path, { dateFrom, dateTo, ...page }).href}${more}`
    })
  return [
    `Visitors: ${formatComparedRanges(visitors, previous)}`,
    list({ dateFrom, dateTo }),
    ...(previous === undefined ? [] : [list(previous)]),
    ...(series?.buckets ?? []).map(totals),
    ...include.flatMap(included),
    `At most ${formatCountOf(maxRequests, 'request')}.`,
  ].join('\n')
}
