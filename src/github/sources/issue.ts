import { partOf } from '../event-payload.ts'
import { type AuthoredText, authoredTextOf } from '../github-objects.ts'
import { numbered, type PromptSource, textParts } from './prompt-source.ts'

export interface Issue extends AuthoredText {
  kind: 'issue'
  number: number | undefined
  /** The payload of a comment has a pull request as an issue. */
  isPullRequest: boolean
}

export const issue: PromptSource<Issue> = {
  read: ({ parts }) =>
    partOf(parts.issue, (issue) => {
      const isPullRequest = issue.pull_request !== undefined
      return { ...authoredTextOf(issue), kind: 'issue', number: issue.number, isPullRequest }
    }),
  author: ({ parts }) => partOf(parts.issue, ({ user }) => user),
  defaultPrompt: 'Edit the documentation as the issue quoted below asks.',
  reference: ({ number, isPullRequest }, { link }) =>
    isPullRequest ? [] : numbered('Issue', number, (at) => link(`/issues/${at}`)),
  quote: (text) => textParts('issue', text),
}
