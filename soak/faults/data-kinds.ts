import type { Answer } from '../../simulator/answer.ts'
import type { VisitorData } from '../../simulator/visitor-data.ts'
import type { FaultKinds } from './fault-kind.ts'

type VisitorsBody = VisitorData & { hasMore: boolean }

/** Answers that follow the contract but are easy to handle wrongly. */
export const dataKinds: FaultKinds = {
  'short-page': { at: ['visitors'], behaviour: () => ({ transform: withHalfOfTheRows }) },
  'moved-totals': { at: ['moving-visitors'], behaviour: () => ({ transform: withOneMoreVisitor }) },
}

function withHalfOfTheRows(answer: Answer): Answer {
  if (answer.status !== 200) return answer
  const body = answer.body as VisitorsBody
  if (body.visitors.length < 2) return answer
  const visitors = body.visitors.slice(0, Math.ceil(body.visitors.length / 2))
  return { ...answer, body: { ...body, visitors, hasMore: true } }
}

function withOneMoreVisitor(answer: Answer): Answer {
  if (answer.status !== 200) return answer
  const body = answer.body as VisitorsBody
  const totals = { ...body.totals, human: body.totals.human + 1, total: body.totals.total + 1 }
  return { ...answer, body: { ...body, totals } }
}
