import { describe, expect, it } from '@jest/globals'

import { removalOf } from '../../src/github/removal.ts'
import { commitOf } from '../support/trigger-event.ts'

const zeros = '0'.repeat(40)

describe('an event that takes something away', () => {
  it.each([
    ['issues', 'deleted'],
    ['pull_request_review', 'dismissed'],
    ['release', 'unpublished'],
  ])('is %s with the action %s', (name, action) => {
    expect(removalOf(name, { action })).toBe(`The event ${name} has the action ${action}.`)
  })

  it('is delete', () => {
    expect(removalOf('delete', {})).toBe('The event delete removed a branch or tag.')
  })

  it.each([{ deleted: true }, { after: zeros }, { after: '0'.repeat(64) }])('is a push with %j', (push) => {
    const parts = { ref: 'refs/heads/old', before: commitOf('1'), ...push }
    expect(removalOf('push', parts)).toBe('The push deleted refs/heads/old and pushed nothing.')
  })

  it('is told on one line, whatever the name of the branch is', () => {
    expect(removalOf('push', { deleted: true, ref: 'a\n::error::b' })).not.toContain('\n')
  })
})

describe('an event that takes nothing away', () => {
  it.each([
    ['pull_request', 'closed'],
    ['issues', 'unlabeled'],
    ['workflow_dispatch', undefined],
    // The sender of a dispatch chooses its action.
    ['repository_dispatch', 'deleted'],
  ])('is %s with the action %s', (name, action) => {
    expect(removalOf(name, { action })).toBeUndefined()
  })

  it.each([{}, { before: zeros }, { deleted: false }])('is a push to a branch with %j', (push) => {
    expect(removalOf('push', { after: commitOf('2'), ...push })).toBeUndefined()
  })
})
