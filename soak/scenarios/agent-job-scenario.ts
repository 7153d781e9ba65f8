import { drawFaults } from '../faults/draw-faults.ts'
import type { Place } from '../faults/places.ts'
import { allHostileTexts } from '../hostile-text.ts'
import type { Random } from '../random.ts'
import { drawSignals, drawTimeoutMs, drawUnusable } from './interruptions.ts'
import { jobLifeNames } from './job-lives.ts'
import type { AgentJobScenario, EventPlan } from './scenario.ts'

/** A job that exists before the run. */
export const earlierJobId = 'job_earlier'
export const issueNumber = 42
export const label = 'docs'
/** GitHub accounts and the permission of each. */
export const permissions = { writer: { permission: 'write' }, reader: { permission: 'read' } }

export function drawAgentJob(random: Random): AgentJobScenario {
  const timeoutMs = drawTimeoutMs(random)
  const event = random.chance(0.6) ? drawEvent(random) : undefined
  const source = drawSource(random, event)
  const thread = event === undefined ? {} : drawThread(random, event)
  const inputs = { ...source, ...thread, ...drawOptions(random) }
  const isCommented = 'comment' in inputs
  return {
    operation: 'agent-job',
    inputs,
    jobLife: random.pick(jobLifeNames),
    messageLife: 'job-id' in source && 'prompt' in source ? random.pick(jobLifeNames) : undefined,
    event,
    hasForgedComments: isCommented && random.chance(0.3),
    attempts: isCommented && random.chance(0.4) ? 2 : 1,
    timeoutMs,
    signals: drawSignals(random, timeoutMs),
    unusable: drawUnusable(random),
    faults: drawFaults(random, placesOf(inputs, event)),
  }
}

function drawSource(random: Random, event: EventPlan | undefined): Record<string, string> {
  const prompt = `Document the flag.${random.chance(0.3) ? allHostileTexts : ''}`
  if (event !== undefined && random.chance(0.7))
    return { 'prompt-from': event.name === 'issues' ? 'issue' : 'comment' }
  const attach = { 'job-id': earlierJobId }
  return random.pick<Record<string, string>>([{ prompt }, { prompt }, attach, { ...attach, prompt }])
}

function drawEvent(random: Random): EventPlan {
  const name = random.pick(['issues', 'issue_comment'])
  const login = random.chance(0.85) ? 'writer' : random.pick(['reader', 'stranger', 'other[bot]'])
  const text = random.chance(0.3) ? allHostileTexts : ''
  const issue = { number: issueNumber, title: `Document the flag ${text}`, body: `It is new. ${text}` }
  const sender = { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' }
  const cause =
    name === 'issues'
      ? { action: 'labeled', label: { name: random.chance(0.9) ? label : 'other' } }
      : { action: 'created', comment: { body: `Please do. ${text}` } }
  return { name, actor: login, payload: { ...cause, issue, sender, repository: { full_name: 'acme/docs' } } }
}

function drawThread(random: Random, event: EventPlan): Record<string, string> {
  const isLabeled = event.name === 'issues' && random.chance(0.5)
  return {
    ...(random.chance(0.75) && { comment: 'true' }),
    ...(isLabeled && { label }),
    ...(isLabeled && random.chance(0.7) && { 'remove-label': 'true' }),
  }
}

function drawOptions(random: Random): Record<string, string> {
  return {
    'poll-interval-seconds': '0.05',
    ...(random.chance(0.25) && { wait: 'false' }),
    ...(random.chance(0.3) && {
      'fail-on': random.pick(['none', 'failed,timed-out,archived,no-pr', 'no-pr']),
    }),
    ...(random.chance(0.03) && { 'dry-run': 'true' }),
  }
}

function placesOf(inputs: Record<string, string>, event: EventPlan | undefined): Place[] {
  const start: Place[] =
    inputs['job-id'] === undefined ? ['create'] : inputs['prompt'] === undefined ? [] : ['message']
  return [
    'service',
    'retrieve',
    ...start,
    ...(event === undefined ? [] : (['github', 'permission'] as const)),
    ...(inputs['comment'] === undefined
      ? []
      : (['account', 'list-comments', 'create-comment', 'edit-comment', 'comments', 'comments'] as const)),
    ...(inputs['remove-label'] === undefined ? [] : (['label'] as const)),
  ]
}
