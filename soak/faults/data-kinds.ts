import type { Answer } from '../../simulator/answer.ts'
import type { VisitorData } from '../../simulator/visitor-data.ts'
import type { FaultKinds } from './fault-kind.ts'

type VisitorsBody = VisitorData & { hasMore: boolean }

/** Answers that follow the contract but are easy to handle wrongly. */
export const dataKinds: FaultKinds = {
  'short-page': { at: ['visitors'], behaviour: () => ({ transform: withHalfOfTheRows }) },
  'repeated-rows': {
    at: ['visitors', 'views', 'searches', 'feedback', 'feedback-by-page', 'assistant'],
    behaviour: () => ({ transform: withRowsTwice }),
  },
  'moved-totals': { at: ['moving-visitors'], behaviour: () => ({ transform: withOneMoreVisitor }) },
}

function withHalfOfTheRows(answer: Answer): Answer {
  if (answer.status !== 200) return answer
  const body = answer.body as VisitorsBody
  if (body.visitors.length < 2) return answer
  const visitors = body.visitors.slice(0, Math.ceil(body.visitors.length / 2))
  return { ...answer, body: { ...body, visitors, hasMore: true } }
}

/** A full page then has more rows than the request asked for. */
function withRowsTwice(answer: Answer): Answer {
  if (answer.status !== 200) return answer
  const fields = Object.entries(answer.body as object)
  const twice = fields.map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : value,
  ])
  return { ...answer, body: Object.fromEntries(twice) as object }
}

function withOneMoreVisitor(answer: Answer): Answer {
  if (answer.status !== 200) return answer
  const body = answer.body as VisitorsBody
  const totals = { ...body.totals, human: body.totals.human + 1, total: body.totals.total + 1 }
  return { ...answer, body: { ...body, totals } }
}
