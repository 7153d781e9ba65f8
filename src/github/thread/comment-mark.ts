import { createHash } from 'node:crypto'

/** What the hidden first line of a comment says. It identifies the comment and its agent job. */
export interface CommentMark {
  /** ID of the workflow run. */
  runId: string
  /** Hash of the step, because two steps of a run have a comment each. */
  step: string
  /** Hash of the project, because a job belongs to one project. */
  project: string
  /** Undefined if the run has no job. */
  jobId: string | undefined
}

const markForm =
  /^<!-- docs-agent-action run=(\S*) step=([0-9a-f]{12}) project=([0-9a-f]{12})(?: job=(\S+))? -->/u
const jobIdForm = /^[\x21-\x7E]{1,200}$/u

/** Returns a short hash, so that the mark does not show names of the workflow. */
export function markHash(...values: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12)
}

/** Returns the mark as an HTML comment, which GitHub does not show. No value can end it. */
export function writeMark({ runId, step, project, jobId }: CommentMark): string {
  const job = jobId === undefined ? '' : ` job=${encode(jobId)}`
  return `<!-- docs-agent-action run=${encode(runId)} step=${step} project=${project}${job} -->`
}

/** Reads the mark at the start of a comment. Anyone can write a mark, so the caller has to check the author. */
export function readMark(body: string): CommentMark | undefined {
  const [, runId, step, project, jobId] = markForm.exec(body) ?? []
  if (runId === undefined || step === undefined || project === undefined) return undefined
  try {
    const decodedJobId = jobId === undefined ? undefined : decodeURIComponent(jobId)
    const isUsable = decodedJobId === undefined || jobIdForm.test(decodedJobId)
    return { runId: decodeURIComponent(runId), step, project, jobId: isUsable ? decodedJobId : undefined }
  } catch {
    return undefined
  }
}

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('-', '%2D')
}
