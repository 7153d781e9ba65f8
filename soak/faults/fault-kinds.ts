import type { Answer } from '../../simulator/answer.ts'
import type { Fault } from '../../simulator/faults.ts'
import { apiKey, formsOf, gitHubToken } from '../secrets.ts'
import type { Random } from '../random.ts'

/** What a fault does. Its plan says where and how often. */
type FaultBehaviour = Omit<Fault, 'method' | 'path' | 'times' | 'after'>
type Family = Readonly<Record<string, FaultBehaviour>>

/** Faults that lose, cut or delay an answer. */
const delivery: Family = {
  hang: { hang: true },
  'hang-after-processing': { hang: true, processed: true },
  reset: { reset: 'before-answer' },
  'reset-after-processing': { reset: 'before-answer', processed: true },
  'reset-mid-body': { reset: 'mid-body' },
  cut: { cutBody: true },
  drip: { drip: { chunkBytes: 16, everyMs: 1 } },
  'slow-drip': { drip: { chunkBytes: 1, everyMs: 100 } },
  endless: { endless: true },
  'endless-after-processing': { endless: true, processed: true },
  'delay-300-ms': { delayMs: 300 },
  'delay-2000-ms': { delayMs: 2000 },
  'delayed-reset': { delayMs: 300, reset: 'before-answer', processed: true },
}

const depth = 5000
/** Successful answers that cannot be read. The service did the work. */
const unreadable: Family = familyOf(
  successWith('no-bytes', { body: '' }),
  // A job may have 1 MiB.
  successWith('too-large', { body: `"${'x'.repeat(1_048_576)}"` }),
  successWith('html', { body: '<html><h1>Sign in</h1></html>', headers: { 'content-type': 'text/html' } }),
  successWith('null', { body: 'null' }),
  successWith('empty-object', { body: '{}' }),
  successWith('deep-list', { body: '['.repeat(depth) + ']'.repeat(depth) }),
  successWith('broken-json', { body: '{"id": "' }),
  successWith('gzip', { headers: { 'content-encoding': 'gzip' } }),
)

const bodies = {
  json: { body: { error: 'The simulator does not want to.', message: 'The simulator does not want to.' } },
  html: { headers: { 'content-type': 'text/html' }, body: '<html><h1>Bad gateway</h1></html>' },
}
const rejections = [400, 401, 403, 404, 407, 409, 413, 421, 422, 429]
const troubles = [408, 500, 502, 503, 504]

/** Answers with another status. The service may have done the work before a gateway error. */
const status: Family = familyOf(
  ...Object.entries(bodies).flatMap(([name, body]) => [
    ...[...rejections, ...troubles].map((status) => kind(`status-${status}-${name}`, { status, ...body })),
    ...troubles.map((status) =>
      kind(`status-${status}-${name}-performed`, { status, ...body, processed: true }),
    ),
  ]),
  kind('redirect', { status: 307, headers: { location: 'https://elsewhere.example/' } }),
)

/** A proxy that lets the request through, and puts a page of its own in place of the answer. */
const proxy: Family = familyOf(
  ...[...rejections, 511].map((status) =>
    kind(`proxy-${status}-performed`, { status, ...bodies.html, processed: true }),
  ),
)

const echo = [apiKey, gitHubToken].flatMap(formsOf).join(' ')
/** Errors that repeat a secret of the run. */
const secrets: Family = {
  'secrets-in-error': { status: 400, body: { error: echo, message: echo } },
  'secrets-in-html': { status: 502, headers: { 'content-type': 'text/html' }, body: `<p>${echo}</p>` },
  'secrets-in-header': { status: 403, headers: { 'x-request-id': encodeURIComponent(apiKey) }, body: {} },
}

/** GitHub's refusals of a comment. They last. */
const refusedComments: Family = familyOf(
  kind('comment-forbidden', { status: 403, body: { message: 'Resource not accessible by integration' } }),
  kind('comment-locked', {
    status: 403,
    body: { message: 'Unable to create comment because issue is locked.' },
  }),
  kind('comment-full', {
    status: 422,
    body: { message: 'Commenting is disabled on issues with more than 2500 comments.' },
  }),
)

// The faults of the delivery are the most common ones, and the most expensive to handle wrongly.
const families = [delivery, delivery, delivery, unreadable, unreadable, status, proxy, secrets]

export function drawRefusedComment(random: Random): string {
  return random.pick(Object.keys(refusedComments))
}

/** Draws the name of a fault. The family is drawn first, so that a large family does not crowd out the others. */
export function drawKind(random: Random): string {
  return random.pick(Object.keys(random.pick(families)))
}

/** Returns what a drawn fault does. */
export function behaviourOf(kind: string): FaultBehaviour {
  const behaviour = [...families, refusedComments].find((family) => kind in family)?.[kind]
  if (behaviour === undefined) throw new Error(`There is no fault ${kind}.`)
  return behaviour
}

function kind(name: string, behaviour: FaultBehaviour): [string, FaultBehaviour] {
  return [name, behaviour]
}

function successWith(name: string, change: Partial<Answer>): [string, FaultBehaviour] {
  return kind(`success-${name}`, {
    transform: (answer) => (answer.status < 300 ? { ...answer, ...change } : answer),
  })
}

function familyOf(...kinds: [string, FaultBehaviour][]): Family {
  return Object.fromEntries(kinds)
}
