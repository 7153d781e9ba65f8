import type { AgentJobAttempt } from '../attempt.ts'
import { markIn } from '../comment-mark.ts'
import { markOfRun, ownLogin, workflowRunId } from '../planted-comments.ts'
import { firstBase, headCommit } from '../scenarios/changes.ts'
import { hasOutputs } from './end-of-run.ts'
import { isDisturbed, marksOfRun } from './one-run-one-comment.ts'
import { postsOf } from './posts.ts'

/**
 * No commit is asked about twice, and none is lost: a request starts where the marks of earlier runs end, and the mark of
 * the run says where it ends, unless the job failed.
 */
export function commitsAreAskedOnce(attempt: AgentJobAttempt): string[] {
  if (attempt.scenario.inputs['prompt-from'] !== 'commits') return []
  const base = askedBefore(attempt) ?? firstBase
  const expected = `Commits: ${base}...${headCommit}`
  const posts = postsOf(attempt)
  if (base === headCommit && posts.length > 0) return ['Commits were asked about a second time.']
  return [
    ...posts
      .filter(({ body }) => !JSON.stringify(body).includes(expected))
      .map(() => `The range of the request does not start with ${base}.`),
    ...markProblems(attempt),
  ]
}

/** Returns the commit in the newest mark of another run, by the account of the token. */
function askedBefore({ commentsBefore, scenario, farEnds }: AgentJobAttempt): string | undefined {
  const { project } = markOfRun(scenario, farEnds.service.url)
  const marks = commentsBefore.filter(({ user }) => user.login === ownLogin).map(({ body }) => markIn(body))
  return marks.findLast(
    (mark) => mark?.project === project && mark.run !== workflowRunId && mark.head !== undefined,
  )?.head
}

function markProblems(attempt: AgentJobAttempt): string[] {
  const { jobOrigin = '', outcome } = attempt.run.outputs
  if (jobOrigin === '' || isDisturbed(attempt) || !hasOutputs(attempt)) return []
  const { after } = marksOfRun(attempt)
  const head = outcome === 'failed' ? undefined : headCommit
  return after?.head === head
    ? []
    : [`The mark of a run that ended with ${outcome ?? ''} has the commit ${after?.head ?? 'none'}.`]
}
