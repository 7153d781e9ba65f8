import type { VisitorsOperation } from '../inputs/inputs.ts'
import type { Log } from '../shared/log.ts'
import { formatRange } from './period/date-format.ts'
import { formatCount, formatCountOf } from '../shared/number-format.ts'
import { noRoomText, plan, readsWithin } from './read/request-plan.ts'
import { dryRunEnd, type StepEnd } from '../shared/step.ts'

/** Shows the dates and the least number of requests of an export, and sends nothing. */
export function visitorsDryRun({ visitors }: VisitorsOperation, log: Log): StepEnd {
  const { previous, maxRequests } = visitors
  const { requests, fitting, leftOut } = readsWithin(plan(visitors), maxRequests)
  const compared = previous && fitting.length > 0 ? `, compared with ${formatRange(previous)}` : ''
  const lines = [
    `Visitors: ${formatRange(visitors)}${compared}.`,
    `At least ${formatCountOf(requests, 'request')}, at most ${formatCount(maxRequests)}.`,
    ...leftOut.map(noRoomText),
  ]
  for (const line of lines) log.info(line)
  return dryRunEnd(lines)
}
