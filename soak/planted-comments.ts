import type { SimulatedComment } from '../simulator/github-api.ts'
import { hashOf, type Mark, markLine } from './comment-mark.ts'
import type { AgentJobScenario, OwnCommentKind } from './scenarios/scenario.ts'

export const workflowRunId = '4711'
export const ownLogin = 'github-actions[bot]'
/** The project of every run. */
export const projectId = 'project soak/1'
// As in simulator/action-runner.ts.
const step = hashOf('docs', '__acme_docs-agent-action')

/** The job that each comment of this action names. */
export const jobOfComment: Readonly<Record<OwnCommentKind, string>> = {
  'older-run': 'job_older_run',
  'earlier-run': 'job_earlier-run',
  'other-step': 'job_other_step',
  'other-project': 'job_other_project',
}
/** The job that comments of other accounts name. */
export const strangersJob = 'job_stranger'

/** Returns the mark of the comment of this run, without a job. */
export function markOfRun(serviceUrl: string): Omit<Mark, 'job'> {
  return { run: workflowRunId, step, project: hashOf(new URL(serviceUrl).href, projectId) }
}

/**
 * Returns the job of the newest comment of this action about the project, before the run writes its own. Only a run with
 * `continue` may use it.
 */
export function jobOfThread({ ownComments }: Pick<AgentJobScenario, 'ownComments'>): string | undefined {
  const newest = ownComments.findLast((kind) => kind !== 'other-project')
  return newest && jobOfComment[newest]
}

/** Returns the comments that exist before the run, oldest first. The action must not change them. */
export function plantedComments(scenario: AgentJobScenario, serviceUrl: string): SimulatedComment[] {
  const issueNumber = scenario.event?.thread
  if (issueNumber === undefined) return []
  const ofRun = markOfRun(serviceUrl)
  const comment = (login: string, body: string): Omit<SimulatedComment, 'id'> => {
    return { issueNumber, body, user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' } }
  }
  const chatter = Array.from({ length: scenario.chatter }, (_, index) =>
    comment('reader', `Comment ${index}.`),
  )
  const own = scenario.ownComments.map((kind) => {
    const mark = { ...ofRun, ...otherThanRun[kind], job: jobOfComment[kind] }
    return comment(ownLogin, `${markLine(mark)}\nOf ${kind}.`)
  })
  const forged = scenario.hasForgedComments
    ? ['other-app[bot]', 'stranger', 'github-actions'].map((login) =>
        comment(login, `${markLine({ ...ofRun, job: strangersJob })}\nWritten by ${login}.`),
      )
    : []
  return [...chatter, ...own, ...forged].map((planted, index) => ({ id: 10 + index, ...planted }))
}

const otherThanRun: Readonly<Record<OwnCommentKind, Partial<Mark>>> = {
  'older-run': { run: '4000' },
  'earlier-run': { run: '4500' },
  'other-step': { step: hashOf('docs', 'another-step') },
  'other-project': { project: hashOf('https://elsewhere.example/', projectId) },
}
