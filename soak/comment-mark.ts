/** What the hidden first line of a comment of the action says. Read a second time here: the soak shares no code with `src/`. */
export interface Mark {
  /** The job that has the request. */
  job: string | undefined
  /** The request was about to be sent, or was sent, so that a job may exist. */
  mayHaveJob: boolean
}

const jobField = / job=([^\s<>]*)/u

/** Returns undefined for a comment without a mark. */
export function markIn(body: string): Mark | undefined {
  const [line = ''] = body.split('\n')
  if (!line.startsWith('<!-- docs-agent-action ')) return undefined
  const [, job] = jobField.exec(line) ?? []
  return {
    job: job === undefined ? undefined : (JSON.parse(`"${decodeURIComponent(job)}"`) as string),
    mayHaveJob: line.includes(' state=requested '),
  }
}

/** Returns a comment whose mark names another job. */
export function withJob(body: string, job: string): string {
  return body.replace(jobField, ` job=${job}`)
}
