import { describe, expect, it } from '@jest/globals'

import {
  noRequestAfterRemoval,
  noRequestForClosedIssue,
  onlyWritersStartJobs,
} from '../../soak/invariants/gate.ts'
import type { EventPlan } from '../../soak/scenarios/scenario.ts'
import { attempt, create, issueEvent, request, retrieve } from '../support/soak-attempt.ts'

const permission = request('GET', '/repos/acme/docs/collaborators/x/permission')
const withEvent = (change: Partial<EventPlan>) => ({ scenario: { event: { ...issueEvent, ...change } } })

describe('an event that is checked', () => {
  it.each([{ actor: 'reader' }, { others: ['writer', 'stranger'] }])('starts nothing with %j', (change) => {
    const sent = { ...withEvent(change), github: [permission] }
    expect(onlyWritersStartJobs(attempt(sent))).toEqual([])
    expect(onlyWritersStartJobs(attempt({ ...sent, service: [create()] }))).toHaveLength(1)
  })

  it('starts a job if everyone may write', () => {
    const sent = { ...withEvent({ others: ['writer'] }), service: [create()] }
    expect(onlyWritersStartJobs(attempt(sent))).toEqual([])
  })
})

describe('an event that took something away', () => {
  const takesAway = withEvent({ takesAway: true })

  it('sends nothing', () => {
    expect(noRequestAfterRemoval(attempt(takesAway))).toEqual([])
    expect(noRequestAfterRemoval(attempt({ ...takesAway, github: [permission] }))).toHaveLength(1)
    expect(noRequestAfterRemoval(attempt({ ...takesAway, service: [create()] }))).toHaveLength(1)
  })

  it('may wait for a job', () => {
    const scenario = { ...takesAway.scenario, inputs: { 'job-id': 'job_1' } }
    expect(noRequestAfterRemoval(attempt({ scenario, service: [retrieve('job_1')] }))).toEqual([])
  })
})

describe('an issue that is closed', () => {
  const scenario = { issue: 'closed' as const }

  it('gets no job and no comment', () => {
    const read = request('GET', '/repos/acme/docs/issues/42')
    const comment = request('POST', '/repos/acme/docs/issues/42/comments')
    expect(noRequestForClosedIssue(attempt({ scenario, github: [read] }))).toEqual([])
    expect(noRequestForClosedIssue(attempt({ scenario, github: [read, comment] }))).toHaveLength(1)
    expect(noRequestForClosedIssue(attempt({ scenario, service: [create()] }))).toHaveLength(1)
  })
})
