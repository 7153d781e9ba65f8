import { describe, expect, it } from '@jest/globals'
import { marked, type Tokens } from 'marked'

import { isTrustedEvent } from '../../src/github/trusted-events.ts'
import { readDocument } from '../support/documents.ts'
import { workflowSchema } from '../support/workflow-schema.ts'

const eventsOfGitHub = Object.keys(workflowSchema.definitions['on-mapping-strict'].mapping.properties)

/** The rows of the table in docs/security.md. */
function documented(): { event: string; who: string; checked: string }[] {
  const tokens = marked.lexer(readDocument('docs/security.md'))
  const tables = tokens.filter((token): token is Tokens.Table => token.type === 'table')
  const table = tables.find(({ header }) => header[0]?.text === 'Event')
  return (table?.rows ?? []).map(([event, who, checked]) => ({
    event: event?.text.replaceAll('`', '') ?? '',
    who: who?.text ?? '',
    checked: checked?.text ?? '',
  }))
}

describe('the table of events in docs/security.md', () => {
  it('has every event of GitHub once', () => {
    expect(documented().map(({ event }) => event)).toEqual([...eventsOfGitHub].sort())
  })

  it.each(documented())('says of $event who can cause it, and correctly if it is checked', (row) => {
    expect(row.who).not.toBe('')
    expect(row.checked).toMatch(
      row.event === 'pull_request' ? /^yes, except / : isTrustedEvent(row.event) ? /^no$/u : /^yes$/u,
    )
  })
})

describe('a trusted event', () => {
  it.each(['', 'Push', 'push ', 'dynamic', 'constructor', '__proto__'])('is not %j', (name) => {
    expect(isTrustedEvent(name)).toBe(false)
  })
})
