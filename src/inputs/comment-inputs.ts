import type { InputReader } from './input-reader.ts'

const commentModes = ['false', 'true', 'continue'] as const
const maxIssueNumber = 999_999_999

/** Reads the inputs about the comment of a job or of a deployment, and reports problems to the reader. */
export function readCommentInputs(reader: InputReader) {
  const comment = reader.choice('comment', commentModes) ?? 'false'
  return {
    comment: comment !== 'false',
    continues: comment === 'continue',
    issueNumber: reader.isGiven('issue-number')
      ? reader.integer('issue-number', { from: 1, to: maxIssueNumber })
      : undefined,
  }
}
