import { expect, it } from '@jest/globals'
import { marked, type Tokens } from 'marked'

import { isTrustedEvent } from '../../src/github/trusted-events.ts'
import { readDocument } from '../support/documents.ts'
import { workflowSchema } from '../support/workflow-schema.ts'

const eventsOfGitHub = Object.keys(workflowSchema.definitions['on-mapping-strict'].mapping.properties)

it('docs/security.md lists the trusted events, and that some of pull_request are', () => {
  const tables = marked
    .lexer(readDocument('docs/security.md'))
    .filter((token): token is Tokens.Table => token.type === 'table')
  const events = tables.find(({ header }) => header[0]?.text === 'Event')
  const documented = events?.rows.map(([event]) => /`(\w+)`/u.exec(event?.text ?? '')?.[1])
  const trusted = eventsOfGitHub.filter(isTrustedEvent)
  expect(documented).toEqual([...trusted, 'pull_request'].sort())
})

it.each(['', 'Push', 'push ', 'dynamic', 'constructor', '__proto__', 'pull_request'])(
  'the event %j is not trusted',
  (name) => {
    expect(isTrustedEvent(name)).toBe(false)
  },
)
