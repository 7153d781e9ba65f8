import { type Answer, jsonAnswer } from './answer.ts'

/**
 * A scripted fault. It applies to requests that match `method` and `path`. It waits `delayMs`. Then it answers itself
 * with `status`, or lets the service answer and changes that answer with `transform`. It sends the answer complete, or
 * broken by `hang`, `reset`, `cutBody`, `drip` or `endless`.
 */
export interface Fault {
  /** Upper-case. Default: any method. */
  method?: string
  /** Tested against the path of the request as sent, without the query. Default: any path. */
  path?: RegExp
  /** Number of requests that the fault applies to. Default 1. `Infinity` is allowed. */
  times?: number
  /** Number of matching requests to skip first. Default 0. */
  after?: number

  /** Delay before everything else, in milliseconds. */
  delayMs?: number
  /** Answer with this status, `headers` and `body`. A `body` is sent as in {@link Answer}. */
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Changes the answer before it is sent. The body is a copy of the JSON value that the service would send. */
  transform?: (answer: Answer) => Answer

  /** Never answer. */
  hang?: boolean
  /** Reset the connection (RST) before the first byte of the answer, or after its headers and half of its body. */
  reset?: 'before-answer' | 'mid-body'
  /** Announce the full length, send half of the body, then close the connection normally. */
  cutBody?: boolean
  /** Send the body in chunks, with a pause before each. */
  drip?: { chunkBytes: number; everyMs: number }
  /** Send a chunked body that never ends, as fast as the caller reads. The status defaults to 200. */
  endless?: boolean

  /**
   * Whether the service performs the operation, although the caller does not learn of it. Default: true if the fault
   * needs the service's own answer, that is without `status`, `hang`, `endless` and `reset: 'before-answer'`. So a
   * create whose answer is cut starts a job, and a create that gets a 502 does not.
   */
  processed?: boolean
}

/** How an answer is sent. */
type Delivery = 'whole' | 'hang' | 'reset-before-answer' | 'reset-mid-body' | 'cut' | 'drip' | 'endless'

const needsNoAnswer: ReadonlySet<Delivery> = new Set(['hang', 'reset-before-answer', 'endless'])

/** Returns how an answer is sent under `fault`. */
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

/** Returns the answer under `fault`. `performed` is the service's own answer if {@link isPerformed} is true. */
export function answerUnder(fault: Fault, performed: Answer | undefined): Answer {
  const { status, headers = {}, body, transform } = fault
  let answer = performed ?? jsonAnswer(200, {})
  if (status !== undefined)
    answer = { status, headers: { ...contentType(body), ...lowerCase(headers) }, body }
  if (transform === undefined) return answer
  return transform({ ...answer, headers: { ...answer.headers }, body: structuredClone(answer.body) })
}

/** Faults in the order in which they were added. The first one that matches a request applies to it. */
export class FaultScript {
  #entries: { readonly fault: Fault; passesLeft: number; timesLeft: number }[] = []

  add(fault: Fault): void {
    this.#entries.push({ fault, passesLeft: fault.after ?? 0, timesLeft: fault.times ?? 1 })
  }

  /** Removes every fault. Requests that already have a fault keep it. */
  clear(): void {
    this.#entries = []
  }

  /** For servers: returns the fault that applies to this request, and counts its use. */
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
  // `search` always starts at 0. `test` with a /g pattern would continue after its last match.
  return (fault.method ?? method) === method && (fault.path === undefined || path.search(fault.path) >= 0)
}

function needsServiceAnswer(fault: Fault): boolean {
  return fault.status === undefined && !needsNoAnswer.has(deliveryOf(fault))
}

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {}
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  return { 'content-type': isRaw ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8' }
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
