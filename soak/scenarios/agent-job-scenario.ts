import { drawFaults } from '../faults/draw-faults.ts'
import type { Place } from '../faults/places.ts'
import { allHostileTexts, hostileLines, strangersWord } from '../hostile-text.ts'
import type { Random } from '../random.ts'
import { headCommit, history } from './changes.ts'
import { drawEvent, issueNumber, label } from './events.ts'
import { drawKills, drawSignals, drawTimeoutMs, drawUnusable } from './interruptions.ts'
import { endingLives, type JobLifeName, jobLifeNames } from './job-lives.ts'
import type { AgentJobScenario, EventPlan, OwnCommentKind } from './scenario.ts'

/** A job that exists before the run. */
export const earlierJobId = 'job_earlier'
/** The file of the workspace in `quote-file`. */
export const quotedFileName = 'report.txt'
/** GitHub accounts and the permission of each. */
export const permissions = { writer: { permission: 'write' }, reader: { permission: 'read' } }

// The contract says nothing about the form of an ID.
const oddIdEnds = [' with space', '-ü\u{1F600}', '--!><b>', 'x'.repeat(300), '"\\']

// A run for an issue that is not open ends early.
const issueStates = [...Array.from({ length: 8 }, () => 'open' as const), 'closed', 'missing'] as const

type Inputs = Record<string, string>

export function drawAgentJob(random: Random): AgentJobScenario {
  const timeoutMs = drawTimeoutMs(random)
  const event = random.chance(0.75) ? drawEvent(random) : undefined
  const source = drawSource(random, event)
  const thread = event === undefined ? {} : drawThread(random, event, source)
  const inputs: Inputs = { ...source, ...thread, ...drawOptions(random) }
  const isCommented = inputs['comment'] === 'true' && event?.thread !== undefined
  const attempts = isCommented && random.chance(0.5) ? random.pick([2, 2, 3] as const) : 1
  const sendsMessage = inputs['continue'] !== undefined || ('job-id' in source && 'prompt' in source)
  return {
    operation: 'agent-job',
    inputs,
    jobLife: drawLife(random),
    messageLife: sendsMessage && random.chance(0.5) ? drawLife(random) : undefined,
    event,
    hasForgedComments: isCommented && random.chance(0.4),
    ownComments: isCommented ? drawOwnComments(random) : [],
    askedHeads: inputs['prompt-from'] === 'commits' ? drawAskedHeads(random) : {},
    issue: inputs['issue-number'] === undefined ? 'open' : random.pick(issueStates),
    pullRequest: random.pick(['open', 'merged', 'closed', 'missing']),
    threadLife: drawLife(random),
    chatter: isCommented && random.chance(0.2) ? 130 : 0,
    hostileFiles: random.pick([undefined, 1, 18, 350]),
    quotedFile: inputs['quote-file'] === undefined ? undefined : drawFile(random),
    jobIdSuffix: random.chance(0.7) ? '' : random.pick(oddIdEnds),
    attempts,
    kills: drawKills(random, attempts),
    timeoutMs,
    signals: drawSignals(random, timeoutMs),
    unusable: drawUnusable(random),
    faults: drawFaults(random, placesOf(inputs, event), attempts),
  }
}

/** Half of the jobs end by themselves. With most other lives, a run that waits lasts until its deadline. */
function drawLife(random: Random): JobLifeName {
  return random.pick(random.chance(0.5) ? endingLives : jobLifeNames)
}

function drawSource(random: Random, event: EventPlan | undefined): Inputs {
  const prompt = `Document the flag.${random.chance(0.3) ? allHostileTexts : ''}`
  if (event?.source !== undefined && random.chance(0.75)) {
    return {
      'prompt-from': event.source,
      ...(random.chance(0.6) && { changes: random.pick(['files', 'diff', 'diff', 'none']) }),
      ...(random.chance(0.3) && { prompt }),
    }
  }
  const quoted: Inputs = random.chance(0.3) ? { 'quote-file': quotedFileName } : {}
  const attach = { 'job-id': earlierJobId }
  return random.pick<Inputs>([
    { prompt, ...quoted },
    { prompt, ...quoted },
    attach,
    { ...attach, prompt, ...quoted },
    { ...attach, prompt, ...quoted },
  ])
}

function drawFile(random: Random): string {
  const hostile = random.pick(['', hostileLines, allHostileTexts, '\u200B\u{E0041}\u202E'])
  return `${strangersWord} ${hostile}\n`.repeat(random.pick([1, 2, 3000]))
}

function drawThread(random: Random, event: EventPlan, source: Inputs): Inputs {
  if (event.source === 'commits') {
    const isContinued = !('job-id' in source) && random.chance(0.5)
    return { comment: 'true', 'issue-number': String(issueNumber), ...(isContinued && { continue: 'true' }) }
  }
  const isLabeled = 'label' in event.payload && random.chance(0.6)
  const isCommented = random.chance(event.thread === undefined ? 0.2 : 0.75)
  return {
    ...(isCommented && { comment: 'true' }),
    ...(isCommented && !('job-id' in source) && random.chance(0.5) && { continue: 'true' }),
    ...(isLabeled && { label }),
    ...(isLabeled && random.chance(0.7) && { 'remove-label': 'true' }),
  }
}

function drawOwnComments(random: Random): OwnCommentKind[] {
  const kinds = [
    'older-run',
    'other-step',
    'other-leg',
    'earlier-run',
    'earlier-run',
    'other-project',
  ] as const
  return random.chance(0.3) ? [] : [...new Set(random.subset(kinds))]
}

function drawAskedHeads(random: Random): AgentJobScenario['askedHeads'] {
  const heads = history.map(({ sha }) => sha)
  return {
    ...(random.chance(0.6) && { 'older-run': random.pick(heads) }),
    ...(random.chance(0.6) && { 'earlier-run': random.pick(heads) }),
    'other-project': headCommit,
  }
}

function drawOptions(random: Random): Inputs {
  return {
    'poll-interval-seconds': '0.05',
    ...(random.chance(0.25) && { wait: 'false' }),
    ...(random.chance(0.3) && {
      'fail-on': random.pick(['none', 'failed,timed-out,archived,no-pr', 'no-pr']),
    }),
    ...(random.chance(0.05) && { 'dry-run': 'true' }),
  }
}

function placesOf(inputs: Inputs, event: EventPlan | undefined): Place[] {
  const isMessage = inputs['job-id'] !== undefined && inputs['prompt'] !== undefined
  return [
    'service',
    'retrieve',
    ...(inputs['job-id'] === undefined ? (['create'] as const) : []),
    ...(isMessage || inputs['continue'] !== undefined ? (['message'] as const) : []),
    ...(event === undefined ? [] : (['github'] as const)),
    ...(event?.isGated === true ? (['permission'] as const) : []),
    ...(event?.thread === undefined || inputs['comment'] === undefined ? [] : commentPlaces),
    ...(inputs['remove-label'] === undefined ? [] : (['label'] as const)),
    ...changePlaces(inputs, event),
  ]
}

const commentPlaces = [
  'account',
  'list-comments',
  'create-comment',
  'edit-comment',
  'comments',
  'comments',
] as const

function changePlaces(inputs: Inputs, event: EventPlan | undefined): Place[] {
  const source = inputs['prompt-from']
  if (source === undefined || inputs['changes'] === 'none') return []
  if (source === 'push' || source === 'commits') return ['compare']
  if (source === 'release') return ['compare', 'releases']
  return event?.thread === undefined || source === 'issue' ? [] : ['pull-files']
}
