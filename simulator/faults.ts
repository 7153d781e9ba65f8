import { type Answer, jsonAnswer } from './answer.ts'

/**
 * A scripted fault. It takes hold of requests that match `method` and `path`, waits `delayMs`, then either answers
 * itself (`status`) or lets the service answer, alters that answer (`transform`), and sends it whole or in one of
 * the broken ways: `hang`, `reset`, `cutBody`, `drip`, `endless`.
 */
export interface Fault {
  /** Upper-case; any method when absent. */
  method?: string
  /** Tested against the path of the request as sent, without its query; any path when absent. */
  path?: RegExp
  /** How many requests the fault takes hold of; default 1, `Infinity` allowed. */
  times?: number
  /** How many matching requests pass unharmed first; default 0. */
  after?: number

  /** Wait before anything else happens. */
  delayMs?: number
  /** Answer with this status, `headers` and `body` (a string or bytes raw, `undefined` empty, else JSON). */
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Alter the answer before it is sent. The body is a copy of the JSON value the service would send. */
  transform?: (answer: Answer) => Answer

  /** Never answer. */
  hang?: boolean
  /** Reset the connection (RST) before any byte of the answer, or after its headers and half of its body. */
  reset?: 'before-answer' | 'mid-body'
  /** Announce the full length, send half of the body, end the connection in an orderly way. */
  cutBody?: boolean
  /** Send the body in pieces with a pause before each. */
  drip?: { chunkBytes: number; everyMs: number }
  /** Send a chunked body that never ends, as fast as the caller reads. Status 200 unless `status` is set. */
  endless?: boolean

  /**
   * Whether the service performs the operation although the caller does not learn of it. Default: only when the
   * service's own answer is needed, that is without `status` and not for `hang`, `endless` or a reset before the
   * answer. So a cut answer to a create HAS started a job, and a 502 has not.
   */
  processed?: boolean
}

/** How the answer travels. */
export type Delivery =
  'whole' | 'hang' | 'reset-before-answer' | 'reset-mid-body' | 'cut' | 'drip' | 'endless'

const needsNoAnswer: ReadonlySet<Delivery> = new Set(['hang', 'reset-before-answer', 'endless'])

/** How the answer to a request under `fault` travels. */
export function deliveryOf(fault: Fault): Delivery {
  if (fault.hang === true) return 'hang'
  if (fault.reset !== undefined) return `reset-${fault.reset}`
  if (fault.cutBody === true) return 'cut'
  if (fault.drip !== undefined) return 'drip'
  return fault.endless === true ? 'endless' : 'whole'
}

/** Whether the service performs the operation of a request under `fault`. */
export function isPerformed(fault: Fault): boolean {
  return fault.processed ?? needsServiceAnswer(fault)
}

/** The answer under `fault`, where `performed` is the service's own answer if {@link isPerformed}. */
export function answerUnder(fault: Fault, performed: Answer | undefined): Answer {
  const { status, headers = {}, body, transform } = fault
  let answer = performed ?? jsonAnswer(200, {})
  if (status !== undefined)
    answer = { status, headers: { ...contentType(body), ...lowerCase(headers) }, body }
  if (transform === undefined) return answer
  return transform({ ...answer, headers: { ...answer.headers }, body: structuredClone(answer.body) })
}

/** Faults in the order in which they were added; the first that matches a request takes hold of it. */
export class FaultScript {
  #entries: { readonly fault: Fault; passesLeft: number; timesLeft: number }[] = []

  /** Throws a `TypeError` when the fault contradicts itself. */
  add(fault: Fault): void {
    rejectContradiction(fault)
    this.#entries.push({ fault, passesLeft: fault.after ?? 0, timesLeft: fault.times ?? 1 })
  }

  /** Forgets every fault; requests that already are in the hold of one stay there. */
  clear(): void {
    this.#entries = []
  }

  /** For servers: the fault that takes hold of this request, which is counted as met. */
  take(method: string, path: string): Fault | undefined {
    for (const entry of this.#entries) {
      if (entry.timesLeft <= 0 || !matches(entry.fault, method, path)) continue
      if (entry.passesLeft > 0) {
        entry.passesLeft -= 1
        continue
      }
      entry.timesLeft -= 1
      return entry.fault
    }
    return undefined
  }
}

function matches(fault: Fault, method: string, path: string): boolean {
  // `search` starts at 0 also for a /g pattern, whose `test` would remember its last position.
  return (fault.method ?? method) === method && (fault.path === undefined || path.search(fault.path) >= 0)
}

function needsServiceAnswer(fault: Fault): boolean {
  return fault.status === undefined && !needsNoAnswer.has(deliveryOf(fault))
}

function rejectContradiction(fault: Fault): void {
  const { hang, reset, cutBody, drip, endless } = fault
  const broken = [hang === true, reset !== undefined, cutBody === true, drip !== undefined, endless === true]
  if (broken.filter(Boolean).length > 1) {
    throw new TypeError('A fault has at most one of hang, reset, cutBody, drip and endless.')
  }
  if (fault.status === undefined && (fault.headers !== undefined || 'body' in fault)) {
    throw new TypeError('The headers and body of a fault need its status.')
  }
  if (fault.processed === false && needsServiceAnswer(fault)) {
    throw new TypeError(
      'A fault that damages the service’s own answer cannot have processed: false; give a status.',
    )
  }
}

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {}
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  return { 'content-type': isRaw ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8' }
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
