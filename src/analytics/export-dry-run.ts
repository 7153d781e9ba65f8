import type { VisitorsOperation } from '../inputs/inputs.ts'
import type { Log } from '../shared/log.ts'
import { formatRange } from './period/date-format.ts'
import { formatCount, formatCountOf } from '../shared/number-format.ts'
import { plannedRequests } from './read/request-plan.ts'
import { dryRunEnd, type StepEnd } from '../shared/step.ts'

/** Shows the dates and the least number of requests of an export, and sends nothing. */
export function visitorsDryRun({ visitors }: VisitorsOperation, log: Log): StepEnd {
  const { previous, earlierPeriods, maxRequests } = visitors
  const { requests, isHistoryRead } = plannedRequests(visitors)
  const compared = previous === undefined ? '' : `, compared with ${formatRange(previous)}`
  const lines = [
    `Visitors: ${formatRange(visitors)}${compared}.`,
    `At least ${formatCountOf(requests, 'request')}, at most ${formatCount(maxRequests)}.`,
    ...(isHistoryRead
      ? []
      : [
          `max-requests has no room for the ${formatCountOf(earlierPeriods.length, 'period')} before the range, so nothing tells what is usual.`,
        ]),
  ]
  for (const line of lines) log.info(line)
  return dryRunEnd(lines)
}
