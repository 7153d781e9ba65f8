import type { Attempt } from '../attempt.ts'
import { isCreate, isMessage, mayBePerformed, postsOf } from './posts.ts'

/** A request starts at most one job, or sends at most one message, even if an answer is lost. */
export function oneRequestOneJob({ requests, scenario }: Attempt): string[] {
  const posts = postsOf({ requests })
  const counted = posts.filter(mayBePerformed)
  const problems: string[] = []
  if (counted.length > 1)
    problems.push(
      `${counted.length} creates or messages were performed or may have been performed; expected at most 1.`,
    )
  const uncertain = posts.findIndex(mayBePerformed)
  if (uncertain !== -1 && uncertain < posts.length - 1)
    problems.push('A create or message was sent after one that was performed or may have been performed.')
  const firstCreate = posts.findIndex(isCreate)
  if (firstCreate !== -1 && posts.slice(firstCreate).some(isMessage))
    problems.push('A message was sent after a create.')
  if (posts.length > 0 && scenario.operation === 'visitors')
    problems.push('An export sent a POST to the service.')
  return problems
}
