import { drawFaults, type Place } from '../faults/fault-plans.ts'
import type { Random } from '../random.ts'
import { apiKey, apiKeys, gitHubToken, otherToken } from '../secrets.ts'
import { drawDeployment, drawPreviewUrl } from './draw-deployment.ts'
import { drawEvent, issueNumber, projects } from './events.ts'
import { buildLifeNames, endingLives, jobLifeNames } from './job-lives.ts'
import { siteLifeNames } from './site-lives.ts'
import type { AttemptPlan, EventPlan, RunPlan, Scenario } from './scenario.ts'

/** A job that exists before the first run. */
export const earlierJobId = 'job_earlier'
/** The file of the workspace in `quote-file`. */
export const quotedFileName = 'report.txt'

const oddIdEnds = [' with space', '-ü\u{1F600}', '--!><b>', 'x'.repeat(300), '"\\']
const dump = Buffer.from(`GET / HTTP/1.1\r\nauthorization: Bearer ${apiKey}\r\n`).toString('base64')
/** A report that an earlier step wrote, with secrets of the run. */
export const quotedFile = `${gitHubToken} ${dump}`

type Inputs = Record<string, string>

/** An export has what readers write, and a number of requests. */
const exportInputs: Inputs = {
  'date-from': '2026-01-01',
  'date-to': '2026-02-01',
  include: 'questions',
  'upload-artifact': 'false',
}

export function drawScenario(random: Random): Scenario {
  const event = random.chance(0.85) ? drawEvent(random) : undefined
  const inputs = event === undefined && random.chance(0.6) ? exportInputs : drawInputs(random, event)
  const isDeployment = random.chance(0.25)
  const isThread = isDeployment || inputs['comment'] === 'true'
  const count = isThread ? random.pick([1, 2, 2, 3]) : 1
  // Half of the jobs end by themselves. With most other lives, a run that waits lasts until its deadline.
  const life = () => random.pick(random.chance(0.5) ? endingLives : jobLifeNames)
  return {
    runs: Array.from({ length: count }, (_, index) => {
      const plan = isDeployment ? drawDeployment(random) : drawPlan(random, event, inputs)
      return { id: String(4700 + index), ...plan, attempts: drawAttempts(random, plan, isThread) }
    }),
    jobLife: life(),
    messageLife: random.chance(0.5) ? life() : undefined,
    builds: [random.pick(buildLifeNames), random.pick(buildLifeNames)],
    publications: [random.pick(buildLifeNames), random.pick(buildLifeNames)],
    previewUrls: [drawPreviewUrl(random), drawPreviewUrl(random)],
    site: random.pick(siteLifeNames),
    jobIdSuffix: random.chance(0.7) ? '' : random.pick(oddIdEnds),
    chatter: isThread && random.chance(0.2) ? 130 : 0,
    hasCopies: isThread && random.chance(0.5),
  }
}

function drawPlan(
  random: Random,
  event: EventPlan | undefined,
  common: Inputs,
): Pick<RunPlan, 'event' | 'inputs'> {
  // Commits can be asked about before the run knows how the job before ended.
  const waits = !random.chance(common['prompt-from'] === 'commits' ? 0.4 : 0.2)
  const isJob = common !== exportInputs
  const isThread = common['comment'] === 'true'
  const inputs: Inputs = {
    ...common,
    'project-id': random.chance(0.9) ? projects[0] : projects[1],
    ...(isThread && !('job-id' in common) && random.chance(0.6) && { comment: 'continue' }),
    ...(isJob && !waits && { wait: 'false' }),
    ...(isJob && waits && random.chance(0.4) && { preview: 'true' }),
  }
  return { event, inputs }
}

function drawAttempts(
  random: Random,
  { inputs, deployed }: Pick<RunPlan, 'inputs' | 'deployed'>,
  isThread: boolean,
): AttemptPlan[] {
  const count = isThread ? random.pick([1, 1, 2, 3]) : 1
  const places = placesOf(inputs, isThread, deployed !== undefined)
  const isPushed = deployed !== undefined && random.chance(0.15)
  return Array.from({ length: count }, (_, at) => drawAttempt(random, places, at < count - 1, isPushed))
}

function drawInputs(random: Random, event: EventPlan | undefined): Inputs {
  const source = drawSource(random, event)
  const isCommented = event !== undefined && random.chance(0.8)
  return {
    'poll-interval-seconds': '0.05',
    ...source,
    ...(isCommented && { comment: 'true' }),
    ...(event?.source === 'commits' && { comment: 'true', 'issue-number': String(issueNumber) }),
  }
}

function drawSource(random: Random, event: EventPlan | undefined): Inputs {
  const prompt = `Document the flag. ${random.chance(0.3) ? apiKey : ''}`
  if (event !== undefined && random.chance(0.75)) {
    return {
      'prompt-from': event.source,
      ...(event.source !== 'issue' && random.chance(0.5) && { changes: 'diff' }),
      ...(random.chance(0.3) && { prompt }),
    }
  }
  const request: Inputs = { prompt, ...(random.chance(0.4) && { 'quote-file': quotedFileName }) }
  const attach: Inputs = { 'job-id': earlierJobId }
  return random.pick([request, request, attach, { ...attach, ...request }])
}

function drawAttempt(
  random: Random,
  places: readonly Place[],
  isRerun: boolean,
  isPushed: boolean,
): AttemptPlan {
  // Short, so that a run that waits for its deadline ends soon, and sometimes before anything was sent.
  const timeoutMs = random.chance(0.1) ? random.integer(1, 1500) : random.integer(1500, 3000)
  return {
    apiKey: apiKeys[random.chance(0.1) ? 1 : 0],
    gitHubToken: random.chance(0.1) ? otherToken : gitHubToken,
    timeoutMs,
    faults: drawFaults(random, places),
    signal: random.chance(0.15)
      ? {
          name: random.pick(['SIGINT', 'SIGTERM', 'SIGHUP']),
          ...(random.chance(0.5)
            ? { afterMs: random.integer(0, timeoutMs) }
            : { afterRequests: random.integer(1, 9) }),
        }
      : undefined,
    fullDisk: random.chance(0.04) ? random.pick(['outputs', 'summary']) : undefined,
    pushAfterRequests: isPushed ? random.integer(1, 9) : undefined,
    // Most runs send fewer than ten requests. A re-run follows.
    killAfterRequests: isRerun && random.chance(0.4) ? random.integer(1, 9) : undefined,
  }
}

function placesOf(inputs: Inputs, isThread: boolean, isDeployment: boolean): Place[] {
  const comments = ['list-comments', 'create-comment', 'edit-comment'] as const
  if ('date-from' in inputs) return ['service', 'list', 'list']
  if (isDeployment) return ['service', 'build', 'build', 'github', 'changes', ...comments]
  return [
    'service',
    'retrieve',
    // What happens to the request matters most.
    ...(inputs['job-id'] === undefined ? (['create', 'create', 'create'] as const) : []),
    ...(inputs['job-id'] !== undefined || inputs['comment'] === 'continue' ? (['message'] as const) : []),
    ...(inputs['preview'] === undefined ? [] : (['build'] as const)),
    ...(inputs['prompt-from'] === undefined ? [] : (['github', 'changes'] as const)),
    ...(isThread ? (['permission', ...comments] as const) : []),
  ]
}
