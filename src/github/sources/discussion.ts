import { type AuthoredText, textOf, threadSchema } from '../github-objects.ts'
import { textParts } from '../instruction/quoted-text.ts'
import { numbered } from '../instruction/reference-line.ts'
import type { PromptSource } from './prompt-source.ts'

export interface Discussion extends AuthoredText {
  kind: 'discussion'
  number: number | undefined
}

export const discussion: PromptSource<Discussion> = {
  read: (part) => {
    const read = part('discussion', threadSchema)
    return read && { ...textOf(read), kind: 'discussion', number: read.number }
  },
  author: (part) => part('discussion', threadSchema)?.user,
  defaultPrompt: 'Edit the documentation as the discussion quoted below asks.',
  reference: ({ number }, { link }) => numbered('Discussion', number, (at) => link(`/discussions/${at}`)),
  quote: (text) => textParts('discussion', text),
  isInReference: () => false,
  changes: 'none',
  inputs: { paths: false, conversation: 'optional' },
}
