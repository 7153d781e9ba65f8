import type { Thread } from '../github-objects.ts'
import { type PromptSource, textParts } from './prompt-source.ts'

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
    number !== undefined && pullRequest === undefined && `Issue: #${number}${link(`/issues/${number}`)}`,
  ],
  quote: (text) => textParts('issue', text),
}
