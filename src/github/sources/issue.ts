import type { AuthoredText } from '../github-objects.ts'
import { numbered, type PromptSource, textParts } from './prompt-source.ts'

export interface Issue extends AuthoredText {
  kind: 'issue'
  number?: number | undefined
  /** Defined if it is a pull request: the payload of a comment has that as an issue. */
  pull_request?: unknown
}

export const issue: PromptSource<Issue> = {
  read: ({ part }) => {
    const read = part('issue')
    return read && { ...read, kind: 'issue' }
  },
  author: ({ part }) => part('issue')?.user,
  defaultPrompt: 'Edit the documentation as the issue quoted below asks.',
  reference: ({ number, pull_request: pullRequest }, { link }) => [
    pullRequest === undefined && numbered('Issue', number, (at) => link(`/issues/${at}`)),
  ],
  quote: (text) => textParts('issue', text),
}
