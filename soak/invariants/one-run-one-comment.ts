import type { SimulatedComment } from '../../simulator/github-api.ts'
import type { Attempt } from '../attempt.ts'
import { type Mark, markIn } from '../comment-mark.ts'
import { strangersWord } from '../hostile-text.ts'
import { markOfRun, plantedComments } from '../planted-comments.ts'
import type { AgentJobScenario } from '../scenarios/scenario.ts'
import { hasOutputs } from './end-of-run.ts'

/** A workflow run keeps one comment per thread, across re-runs. It changes no other comment. */
export function oneRunOneComment(attempt: Attempt): string[] {
  const { farEnds, scenario } = attempt
  if (scenario.operation !== 'agent-job') return []
  const { comments } = farEnds.github
  const planted = plantedComments(scenario, farEnds.service.url)
  const plantedIds = new Set(planted.map(({ id }) => id))
  const own = comments.filter(({ id }) => !plantedIds.has(id))
  const most = keepsComment(scenario) ? 1 : 0
  return [
    ...(own.length > most
      ? [`The run has ${own.length} comments on the thread; expected at most ${most}.`]
      : []),
    ...(JSON.stringify(comments.filter(({ id }) => plantedIds.has(id))) === JSON.stringify(planted)
      ? []
      : ['A comment that the run did not write was edited.']),
    ...own.flatMap(({ body }) => contentOf(body, attempt)),
    ...namedJob(own, attempt),
  ]
}

/** Returns the job that the comment of the run named when the attempt started. */
export function jobOfEarlierAttempt({ commentsBefore, scenario, farEnds }: Attempt): string | undefined {
  if (scenario.operation !== 'agent-job') return undefined
  const planted = new Set(plantedComments(scenario, farEnds.service.url).map(({ id }) => id))
  const own = commentsBefore.find(({ id }) => !planted.has(id))
  return own && markIn(own.body)?.job
}

function keepsComment({ inputs, event }: AgentJobScenario): boolean {
  return inputs['comment'] === 'true' && event?.thread !== undefined
}

function contentOf(body: string, { farEnds }: Attempt): string[] {
  const expected = markOfRun(farEnds.service.url)
  const mark = markIn(body)
  const names: (keyof typeof expected)[] = ['run', 'step', 'project']
  return [
    ...(mark !== undefined && names.every((name) => mark[name] === expected[name])
      ? []
      : [`The mark of the comment is ${describe(mark)}; expected ${describe(expected)}.`]),
    ...(body.includes(strangersWord) || body.includes('PWNED')
      ? ['The comment contains text of other people.']
      : []),
  ]
}

/** The comment names the job that the run came to. A later attempt does not remove the name. */
function namedJob(own: readonly SimulatedComment[], attempt: Attempt): string[] {
  const { run, scenario, requests, signalled } = attempt
  const { jobId = '', jobOrigin = '', outcome } = run.outputs
  const [comment] = own
  const job = comment && markIn(comment.body)?.job
  const before = jobOfEarlierAttempt(attempt)
  const lost =
    before !== undefined && job === undefined
      ? [`The comment named ${before}, and now names no job. A re-run would send the request again.`]
      : []
  const isDisturbed = signalled || outcome === 'timed-out' || requests.github.some(({ fault }) => fault)
  const isDue = scenario.operation === 'agent-job' && keepsComment(scenario) && jobOrigin !== ''
  if (!isDue || isDisturbed || !hasOutputs(attempt)) return lost
  return job === jobId
    ? lost
    : [...lost, `The comment names ${job ?? 'no job'}; expected ${jobId}, which is ${jobOrigin}.`]
}

function describe(mark: Partial<Mark> | undefined): string {
  return mark === undefined ? 'missing' : JSON.stringify(mark)
}
