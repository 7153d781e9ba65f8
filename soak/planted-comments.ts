import type { SimulatedComment } from '../simulator/github-api.ts'
import { hashOf, type Mark, markLine } from './comment-mark.ts'
import { headCommit } from './scenarios/changes.ts'
import type { AgentJobScenario, OwnCommentKind } from './scenarios/scenario.ts'

export const workflowRunId = '4711'
export const ownLogin = 'github-actions[bot]'
/** The project of every run. */
export const projectId = 'project soak/1'

/** The job that each comment of this action names. */
export const jobOfComment: Readonly<Record<OwnCommentKind, string>> = {
  'older-run': 'job_older_run',
  'earlier-run': 'job_earlier-run',
  'other-step': 'job_other_step',
  'other-leg': 'job_other_leg',
  'other-project': 'job_other_project',
}
/** The job that comments of other accounts name. */
export const strangersJob = 'job_stranger'

/** Returns what the mark of the run's comment has at all times. */
export function markOfRun(
  { inputs }: Pick<AgentJobScenario, 'inputs'>,
  serviceUrl: string,
): Omit<Mark, 'job' | 'state'> {
  return {
    run: workflowRunId,
    request: requestHash(inputs),
    project: hashOf(new URL(serviceUrl).href, projectId),
  }
}

function requestHash(inputs: Record<string, string>, action = '__acme_docs-agent-action'): string {
  const { prompt, changes = 'files', paths, label } = inputs
  const [source, file, job] = ['prompt-from', 'quote-file', 'job-id'].map((name) => inputs[name] ?? null)
  // The job and the action are as in simulator/action-runner.ts.
  return hashOf(
    'docs',
    action,
    prompt?.trim() ?? null,
    source ?? null,
    changes,
    paths ?? null,
    file ?? null,
    job ?? null,
    label ?? null,
  )
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
  const ofRun = { ...markOfRun(scenario, serviceUrl), state: undefined }
  const comment = (login: string, body: string): Omit<SimulatedComment, 'id'> => {
    return { issueNumber, body, user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' } }
  }
  const chatter = Array.from({ length: scenario.chatter }, (_, index) =>
    comment('reader', `Comment ${index}.`),
  )
  const own = scenario.ownComments.map((kind) => {
    const head = scenario.askedHeads[kind]
    const asked = head === undefined ? {} : { head, branch: 'main' }
    const mark = { ...ofRun, ...otherThanRun(kind, scenario.inputs), job: jobOfComment[kind], ...asked }
    return comment(ownLogin, `${markLine(mark)}\nOf ${kind}.`)
  })
  const forged = scenario.hasForgedComments
    ? ['other-app[bot]', 'stranger', 'github-actions'].map((login) =>
        comment(
          login,
          `${markLine({ ...ofRun, job: strangersJob, head: headCommit, branch: 'main' })}\nWritten by ${login}.`,
        ),
      )
    : []
  return [...chatter, ...own, ...forged].map((planted, index) => ({ id: 10 + index, ...planted }))
}

function otherThanRun(kind: OwnCommentKind, inputs: Record<string, string>): Partial<Mark> {
  switch (kind) {
    case 'older-run':
      return { run: '4000' }
    case 'earlier-run':
      return { run: '4500' }
    case 'other-step':
      return { request: requestHash(inputs, 'another-step') }
    case 'other-leg':
      return { request: requestHash({ ...inputs, prompt: 'Document it for another leg of the matrix.' }) }
    case 'other-project':
      return { project: hashOf('https://elsewhere.example/', projectId) }
  }
}
