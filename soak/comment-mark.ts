import { createHash } from 'node:crypto'

/** The hidden first line of the action's comments. Written a second time here, because the soak shares no code with `src/`. */
export interface Mark {
  run: string
  /** Hash of the step. */
  step: string
  /** Hash of the project. */
  project: string
  job: string | undefined
}

/** The first 12 hexadecimal digits of the SHA-256 of a JSON list. */
export function hashOf(...values: string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12)
}

export function markLine({ run, step, project, job }: Mark): string {
  const parts = { run: encoded(run), step, project, ...(job !== undefined && { job: encoded(job) }) }
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
  return {
    run: decodeURIComponent(values.get('run') ?? ''),
    step: values.get('step') ?? '',
    project: values.get('project') ?? '',
    job: job === undefined ? undefined : decodeURIComponent(job),
  }
}

// Two hyphens would end the HTML comment.
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll('-', '%2D')
}
