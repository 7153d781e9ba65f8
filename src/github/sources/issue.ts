import type { Thread } from '../github-objects.ts'
import { numbered, type PromptSource, textParts } from './prompt-source.ts'

/** As the payload has it. That of a comment has a pull request as an issue. */
export interface Issue extends Thread {
  kind: 'issue'
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
