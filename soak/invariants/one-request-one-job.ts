import type { Attempt } from '../attempt.ts'
import { mayBePerformed } from './posts.ts'

/** A request starts at most one job, or sends at most one message, even if an answer is lost. */
export function oneRequestOneJob({ requests, scenario }: Attempt): string[] {
  const posts = requests.service.filter(({ method }) => method === 'POST')
  const counted = posts.filter(mayBePerformed)
  const problems: string[] = []
  if (counted.length > 1)
    problems.push(
      `${counted.length} creates or messages were performed or may have been performed; expected at most 1.`,
    )
  const uncertain = posts.findIndex(mayBePerformed)
  if (uncertain !== -1 && uncertain < posts.length - 1)
    problems.push('A create or message was sent after one that was performed or may have been performed.')
  if (posts.length > 0 && scenario.operation === 'visitors')
    problems.push('An export sent a POST to the service.')
  if (posts.length > 0 && scenario.inputs['dry-run'] === 'true') problems.push('A dry run sent a POST.')
  return problems
}
