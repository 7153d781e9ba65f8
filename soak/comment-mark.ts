import { createHash } from 'node:crypto'

/** The hidden first line of the action's comments. Written a second time here, because the soak shares no code with `src/`. */
export interface Mark {
  run: string
  /** Hash of what makes the request. */
  request: string
  /** Hash of the project. */
  project: string
  /** Undefined if there is a job. */
  state: 'requested' | 'not-sent' | undefined
  job: string | undefined
  /** The commit up to which the job was asked, and its branch. */
  head?: string | undefined
  branch?: string | undefined
}

/** The first 12 hexadecimal digits of the SHA-256 of a JSON list. */
export function hashOf(...values: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12)
}

export function markLine({ run, request, project, state, job, head, branch }: Mark): string {
  const asked = head === undefined || branch === undefined ? {} : { head, branch: encoded(branch) }
  const end = job === undefined ? { state } : { job: encoded(job), ...asked }
  const parts = { run: encoded(run), request, project, ...end }
  const fields = Object.entries(parts).map(([name, value]) => `${name}=${value}`)
  return `<!-- docs-agent-action ${fields.join(' ')} -->`
}

/** Reads the mark in the first line of a comment. */
export function markIn(body: string): Mark | undefined {
  const [line = ''] = body.split('\n')
  const [open, name, ...fields] = line.split(' ')
  if (open !== '<!--' || name !== 'docs-agent-action' || fields.pop() !== '-->') return undefined
  const values = new Map(fields.map((field) => [field.split('=')[0], field.split('=')[1] ?? '']))
  const job = values.get('job')
  const state = values.get('state')
  return {
    run: decoded(values.get('run') ?? ''),
    request: values.get('request') ?? '',
    project: values.get('project') ?? '',
    state: state === 'requested' || state === 'not-sent' ? state : undefined,
    job: job === undefined ? undefined : decoded(job),
    ...(values.has('head') && { head: values.get('head'), branch: decoded(values.get('branch') ?? '') }),
  }
}

// Two hyphens would end the HTML comment.
function encoded(value: string): string {
  return encodeURIComponent(JSON.stringify(value).slice(1, -1)).replaceAll('--', '%2D%2D')
}

function decoded(value: string): string {
  return JSON.parse(`"${decodeURIComponent(value)}"`) as string
}
