import { forgedComments } from '../far-ends.ts'
import type { Attempt } from '../attempt.ts'

const forgedIds: ReadonlySet<number> = new Set(forgedComments.map(({ id }) => id))

/** A workflow run keeps one comment per thread, across re-runs, and does not change comments of other accounts. */
export function oneRunOneComment({ farEnds: { github }, scenario }: Attempt): string[] {
  if (scenario.operation !== 'agent-job') return []
  const own = github.comments.filter(({ id }) => !forgedIds.has(id))
  const others = github.comments.filter(({ id }) => forgedIds.has(id))
  const expected = scenario.hasForgedComments ? forgedComments : []
  const most = scenario.inputs['comment'] === 'true' ? 1 : 0
  return [
    ...(own.length > most
      ? [`The run has ${own.length} comments on the thread; expected at most ${most}.`]
      : []),
    ...(JSON.stringify(others) === JSON.stringify(expected)
      ? []
      : ['A comment of another account was edited.']),
  ]
}
