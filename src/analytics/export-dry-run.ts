import type { VisitorsOperation } from '../inputs/inputs.ts'
import type { Log } from '../shared/log.ts'
import { formatRange } from './period/date-format.ts'
import { formatCount, formatCountOf } from '../shared/number-format.ts'
import { leastRequests } from './read/visitor-analytics.ts'
import { dryRunEnd, type StepEnd } from '../shared/step.ts'

/** Shows the dates and the least number of requests of an export, and sends nothing. */
export function visitorsDryRun({ visitors }: VisitorsOperation, log: Log): StepEnd {
  const { previous, series, include, maxRequests } = visitors
  const least = leastRequests({
    isCompared: previous !== undefined,
    buckets: series?.buckets.length ?? 0,
    include,
  })
  const compared = previous === undefined ? '' : `, compared with ${formatRange(previous)}`
  const lines = [
    `Visitors: ${formatRange(visitors)}${compared}.`,
    `At least ${formatCountOf(least, 'request')}, at most ${formatCount(maxRequests)}.`,
  ]
  for (const line of lines) log.info(line)
  return dryRunEnd(lines)
}
