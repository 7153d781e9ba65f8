import type { SimulatedComment } from '../../simulator/github-api.ts'
import type { AgentJobAttempt } from '../attempt.ts'
import { type Mark, markIn } from '../comment-mark.ts'
import { strangersWord } from '../hostile-text.ts'
import { markOfRun, plantedComments } from '../planted-comments.ts'
import type { AgentJobScenario } from '../scenarios/scenario.ts'
import { hasOutputs } from './end-of-run.ts'

/** A workflow run keeps one comment per thread, across re-runs. It changes no other comment. */
export function oneRunOneComment(attempt: AgentJobAttempt): string[] {
  const { farEnds, scenario } = attempt
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
    ...own.flatMap(({ body }) => contentOf(body, scenario, farEnds.service.url)),
    ...namedJob(attempt),
  ]
}

/** Returns the mark of the run's comment when the attempt started, and at its end. */
export function marksOfRun({ commentsBefore, scenario, farEnds }: AgentJobAttempt): {
  before: Mark | undefined
  after: Mark | undefined
} {
  const planted = new Set(plantedComments(scenario, farEnds.service.url).map(({ id }) => id))
  const markAmong = (comments: readonly Readonly<SimulatedComment>[]): Mark | undefined => {
    const own = comments.find(({ id }) => !planted.has(id))
    return own && markIn(own.body)
  }
  return { before: markAmong(commentsBefore), after: markAmong(farEnds.github.comments) }
}

/** Whether the run could have been kept from its last edit of the comment. */
export function isDisturbed({ run, requests, signalled }: AgentJobAttempt): boolean {
  return signalled || run.outputs['outcome'] === 'timed-out' || requests.github.some(({ fault }) => fault)
}

/** Whether the run keeps a comment. */
export function keepsComment({ inputs, event }: AgentJobScenario): boolean {
  return inputs['comment'] === 'true' && event?.thread !== undefined
}

function contentOf(body: string, scenario: AgentJobScenario, serviceUrl: string): string[] {
  const expected = markOfRun(scenario, serviceUrl)
  const mark = markIn(body)
  const names: (keyof typeof expected)[] = ['run', 'request', 'project']
  return [
    ...(mark !== undefined && names.every((name) => mark[name] === expected[name])
      ? []
      : [`The mark of the comment is ${describe(mark)}; expected ${describe(expected)}.`]),
    ...(body.includes(strangersWord) || body.includes('PWNED')
      ? ['The comment contains text of other people.']
      : []),
  ]
}

/** The comment names the job that the run came to. A later attempt removes the name only before it sends the request. */
function namedJob(attempt: AgentJobAttempt): string[] {
  const { jobId = '', jobOrigin = '' } = attempt.run.outputs
  const { before, after } = marksOfRun(attempt)
  const job = after?.job
  const lost =
    before?.job !== undefined && job === undefined && after?.state !== 'requested'
      ? [`The comment named ${before.job}, and now names no job. A re-run would send the request again.`]
      : []
  const isDue = keepsComment(attempt.scenario) && jobOrigin !== ''
  if (!isDue || isDisturbed(attempt) || !hasOutputs(attempt)) return lost
  return job === jobId
    ? lost
    : [...lost, `The comment names ${job ?? 'no job'}; expected ${jobId}, which is ${jobOrigin}.`]
}

function describe(mark: Partial<Mark> | undefined): string {
  return mark === undefined ? 'missing' : JSON.stringify(mark)
}
