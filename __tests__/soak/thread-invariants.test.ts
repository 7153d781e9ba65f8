import { describe, expect, it } from '@jest/globals'

import { commitsAreAskedOnce } from '../../soak/invariants/commits-asked.ts'
import { dryRunOnlyReads } from '../../soak/invariants/dry-run.ts'
import { onlyWritersStartJobs } from '../../soak/invariants/gate.ts'
import { onlyKnownGitHubRequests } from '../../soak/invariants/github-requests.ts'
import {
  jobOrigin,
  noMessageAfterMerge,
  noNeedlessJob,
  onlyJobsOfThisRequest,
} from '../../soak/invariants/job-of-thread.ts'
import { oneRequestOneJob } from '../../soak/invariants/one-request-one-job.ts'
import { oneRunOneComment } from '../../soak/invariants/one-run-one-comment.ts'
import { commentTellsUnknownRequest, repeatIsTold } from '../../soak/invariants/unknown-request.ts'
import { jobOfComment, strangersJob } from '../../soak/planted-comments.ts'
import {
  attempt,
  type AttemptParts,
  create,
  issueEvent,
  message,
  ownComment,
  request,
  retrieve,
} from '../support/soak-attempt.ts'

const ofThread = jobOfComment['earlier-run']
const continuing = {
  inputs: { 'prompt-from': 'issue', comment: 'true', continue: 'true' },
  ownComments: ['earlier-run' as const],
}
const rerun = { number: 2, before: ownComment('job_1'), after: [ownComment('job_1')] }
const pullRequest = request('GET', '/repos/acme/docs/pulls/128')
const comments = '/repos/acme/docs/issues/42/comments'

interface Case extends AttemptParts {
  name: string
}

describe('the invariant that a request starts one job', () => {
  it.each<Case>([
    { name: 'one create', service: [create()] },
    { name: 'a create after a refused message', service: [message('a', { ownStatus: 409 }), create()] },
    { name: 'a create after a rejected create', service: [create({ fault: { status: 400 } }), create()] },
  ])('accepts $name', (parts) => {
    expect(oneRequestOneJob(attempt(parts))).toEqual([])
  })

  it.each<Case>([
    { name: 'two creates', service: [create(), create()] },
    { name: 'a create after a message', service: [message('a'), create()] },
    {
      name: 'a create after a message whose answer was lost',
      service: [message('a', { fault: { cutBody: true } }), create()],
    },
    { name: 'a message after a create', service: [create({ fault: { status: 400 } }), message('a')] },
  ])('finds $name', (parts) => {
    expect(oneRequestOneJob(attempt(parts))).not.toEqual([])
  })
})

describe('the invariant that a run only uses jobs of its request', () => {
  it.each<Case>([
    { name: 'a job that it created', service: [create(), retrieve('job_1')] },
    {
      name: 'the job of the thread with continue',
      scenario: continuing,
      service: [retrieve(ofThread), message(ofThread)],
    },
    { name: 'the job of its earlier attempt', ...rerun, service: [retrieve('job_1')] },
  ])('accepts $name', (parts) => {
    expect(onlyJobsOfThisRequest(attempt(parts))).toEqual([])
  })

  it.each<Case>([
    { name: 'the job of a stranger', scenario: continuing, service: [retrieve(strangersJob)] },
    { name: 'a message to the job of a stranger', scenario: continuing, service: [message(strangersJob)] },
    {
      name: 'an older job of the thread',
      scenario: { ...continuing, ownComments: ['older-run', 'earlier-run'] },
      service: [retrieve(jobOfComment['older-run'])],
    },
    {
      name: 'the job of another project',
      scenario: { ...continuing, ownComments: ['other-project'] },
      service: [message(jobOfComment['other-project'])],
    },
    {
      name: 'the job of the thread without continue',
      scenario: { ownComments: ['earlier-run'] },
      service: [retrieve(ofThread)],
    },
    { name: 'a message to its own job', service: [create(), message('job_1')] },
  ])('finds $name', (parts) => {
    expect(onlyJobsOfThisRequest(attempt(parts))).toHaveLength(1)
  })
})

describe('the invariant that no needless job starts', () => {
  it.each<Case>([
    { name: 'an attempt that attaches', ...rerun, service: [retrieve('job_1')] },
    {
      name: 'a new job for a failed one',
      ...rerun,
      statuses: { job_1: 'failed' },
      service: [retrieve('job_1'), create()],
    },
    {
      name: 'a new job for one that is gone',
      ...rerun,
      service: [retrieve('job_1', { ownStatus: 404 }), create()],
    },
    {
      name: 'a new job after comments that could not be read',
      ...rerun,
      github: [request('GET', comments, { fault: { status: 500 } })],
      service: [create()],
    },
    {
      name: 'a new job after a refused message',
      scenario: continuing,
      service: [retrieve(ofThread), message(ofThread, { ownStatus: 409 }), create()],
    },
  ])('accepts $name', (parts) => {
    expect(noNeedlessJob(attempt(parts))).toEqual([])
  })

  it.each<Case>([
    { name: 'a second job after a re-run', ...rerun, service: [retrieve('job_1'), create()] },
    {
      name: 'a message after a re-run',
      ...rerun,
      scenario: continuing,
      service: [retrieve(ofThread), message(ofThread)],
    },
    { name: 'a second job with continue', scenario: continuing, service: [create()] },
    {
      name: 'a new job after a message with status 429',
      scenario: continuing,
      service: [message(ofThread, { ownStatus: 429 }), create()],
    },
    { name: 'a new job with job-id', scenario: { inputs: { 'job-id': 'job_earlier' } }, service: [create()] },
  ])('finds $name', (parts) => {
    expect(noNeedlessJob(attempt(parts))).toHaveLength(1)
  })
})

describe('the invariant that a job whose pull request was merged gets no message', () => {
  const merged = { ...continuing, pullRequest: 'merged' as const }

  it('accepts a new job', () => {
    const parts = { scenario: merged, github: [pullRequest], service: [retrieve(ofThread), create()] }
    expect(noMessageAfterMerge(attempt(parts))).toEqual([])
    expect(noNeedlessJob(attempt(parts))).toEqual([])
  })

  it('accepts a message if GitHub did not tell', () => {
    const github = [{ ...pullRequest, fault: { status: 500 } }]
    expect(noMessageAfterMerge(attempt({ scenario: merged, github, service: [message(ofThread)] }))).toEqual(
      [],
    )
  })

  it('finds a message', () => {
    const parts = { scenario: merged, github: [pullRequest], service: [message(ofThread)] }
    expect(noMessageAfterMerge(attempt(parts))).toHaveLength(1)
  })
})

describe('the invariant about the output jobOrigin', () => {
  const outputs = (jobOrigin: string, jobId: string, outcome = 'pr-created') => ({
    jobOrigin,
    jobId,
    outcome,
  })

  it.each<Case>([
    { name: 'created', outputs: outputs('created', 'job_1'), service: [create()] },
    { name: 'continued', outputs: outputs('continued', 'a'), service: [message('a')] },
    { name: 'attached', outputs: outputs('attached', 'a'), service: [retrieve('a')] },
    { name: 'no origin after an error', outputs: outputs('', '', 'error') },
  ])('accepts $name', (parts) => {
    expect(jobOrigin(attempt(parts))).toEqual([])
  })

  it.each<Case>([
    { name: 'created without a create', outputs: outputs('created', 'job_1') },
    { name: 'created after a message', outputs: outputs('created', 'job_1'), service: [message('a')] },
    { name: 'continued without a message', outputs: outputs('continued', 'a'), service: [create()] },
    { name: 'continued with another job', outputs: outputs('continued', 'b'), service: [message('a')] },
    { name: 'attached after a create', outputs: outputs('attached', 'job_1'), service: [create()] },
    { name: 'a result without an origin', outputs: outputs('', 'job_1'), service: [create()] },
    { name: 'an unknown origin', outputs: outputs('found', 'job_1') },
  ])('finds $name', (parts) => {
    expect(jobOrigin(attempt(parts))).toHaveLength(1)
  })
})

describe('the invariant that a run keeps one comment', () => {
  const outputs = { jobId: 'job_1', jobOrigin: 'created', outcome: 'pr-created' }

  it.each<Case>([
    { name: 'one comment that names the job', outputs, after: [ownComment('job_1')] },
    { name: 'no comment after an error', outputs: { outcome: 'error' } },
    { name: 'a re-run that names another job', ...rerun, after: [ownComment('job_2')] },
    { name: 'a re-run that is about to send the request', ...rerun, after: [ownComment(undefined)] },
  ])('accepts $name', (parts) => {
    expect(oneRunOneComment(attempt(parts))).toEqual([])
  })

  it.each<Case>([
    { name: 'two comments', after: [ownComment('job_1'), ownComment('job_1')] },
    {
      name: 'a comment without the input',
      scenario: { inputs: { 'prompt-from': 'issue' } },
      after: [ownComment('job_1')],
    },
    { name: 'a comment that names another job', outputs, after: [ownComment('job_2')] },
    { name: 'a missing comment', outputs },
    {
      name: 'a re-run that removes the job',
      ...rerun,
      after: [ownComment(undefined, { state: 'not-sent' })],
    },
    { name: 'a mark of another run', after: [ownComment('job_1', { run: '1' })] },
    { name: 'a mark of another request', after: [ownComment('job_1', { request: '0'.repeat(12) })] },
  ])('finds $name', (parts) => {
    expect(oneRunOneComment(attempt(parts))).toHaveLength(1)
  })

  it('finds text of other people', () => {
    const comment = ownComment('job_1')
    comment.body += 'STRANGERSWORD'
    expect(oneRunOneComment(attempt({ after: [comment] }))).toHaveLength(1)
  })

  it.each(['edited', 'removed'])('finds a comment of another account that was %s', (change) => {
    const found = attempt({ scenario: { hasForgedComments: true } })
    const [first] = found.farEnds.github.comments
    if (first !== undefined) first.body = '**Started**'
    if (change === 'removed') found.farEnds.github.comments.shift()
    expect(oneRunOneComment(found)).toHaveLength(1)
  })
})

describe('the invariant about a request of which nobody knows whether it was sent', () => {
  const requested = ownComment(undefined)
  const notSent = ownComment(undefined, { state: 'not-sent' })
  const killed = { endedBySignal: 'SIGKILL' } as const

  it.each<Case>([
    { name: 'a killed run whose comment says so', ...killed, service: [create()], after: [requested] },
    {
      name: 'a killed run whose comment names the job',
      ...killed,
      service: [create()],
      after: [ownComment('a')],
    },
    { name: 'a refused create', service: [create({ ownStatus: 403 })], after: [notSent] },
    {
      name: 'a comment that could not be written',
      service: [create()],
      github: [request('POST', comments, { fault: { status: 500 } })],
    },
    { name: 'a run that was killed before the create', ...killed, after: [requested] },
    { name: 'a re-run that sends nothing', number: 2, before: requested, after: [requested] },
  ])('accepts $name', (parts) => {
    expect(commentTellsUnknownRequest(attempt(parts))).toEqual([])
  })

  it.each<Case>([
    { name: 'a killed run without a comment', ...killed, service: [create()] },
    { name: 'a comment that says that nothing was sent', service: [create()], after: [notSent] },
    { name: 'a comment that still names the earlier job', ...rerun, service: [create()] },
    { name: 'a needless doubt', service: [create({ ownStatus: 403 })], after: [requested] },
  ])('finds $name', (parts) => {
    expect(commentTellsUnknownRequest(attempt(parts))).toHaveLength(1)
  })

  it('finds a re-run that sends the request again and does not say so in log and summary', () => {
    const again = { number: 2, before: requested, service: [create()] }
    expect(repeatIsTold(attempt(again))).toHaveLength(2)
    expect(repeatIsTold(attempt({ ...again, log: 'This attempt sends the request again.' }))).toEqual([])
    expect(repeatIsTold(attempt({ ...again, before: notSent }))).toEqual([])
  })
})

describe('the invariants about what may be sent at all', () => {
  it('find every request to the service and every write in a dry run', () => {
    const inputs = { 'dry-run': 'true' }
    const service = [retrieve('job_1')]
    const github = [request('GET', comments), request('POST', '/graphql'), request('POST', comments)]
    expect(dryRunOnlyReads(attempt({ scenario: { inputs }, service, github }))).toHaveLength(2)
    expect(dryRunOnlyReads(attempt({ service, github }))).toEqual([])
  })

  it('find requests after an event of an account without write permission', () => {
    const event = { ...issueEvent, actor: 'reader' }
    const check = request('GET', '/repos/acme/docs/collaborators/reader/permission')
    const files = request('GET', '/repos/acme/docs/pulls/57/files')
    const sent = { service: [create()], github: [check, files] }
    expect(onlyWritersStartJobs(attempt({ scenario: { event }, ...sent }))).toHaveLength(2)
    expect(
      onlyWritersStartJobs(attempt({ scenario: { event: { ...event, isGated: false } }, ...sent })),
    ).toEqual([])
  })

  it.each([
    '/user',
    '/repos/acme/docs/compare/main...a/../../../user',
    '/repos/evil/docs/releases',
    '/repos/acme/docs/pulls/58/files',
  ])('find the GitHub request %s', (path) => {
    const github = [request('GET', path), request('GET', '/repos/acme/docs/compare/a...b')]
    expect(onlyKnownGitHubRequests(attempt({ github }))).toHaveLength(1)
  })

  it('find a read of the changes with changes: none', () => {
    const inputs = { 'prompt-from': 'issue', changes: 'none' }
    const github = [request('GET', '/repos/acme/docs/releases')]
    expect(onlyKnownGitHubRequests(attempt({ scenario: { inputs }, github }))).toHaveLength(1)
  })
})

describe('the invariant that commits are asked about once', () => {
  const inputs = { 'prompt-from': 'commits', comment: 'true', 'issue-number': '42' }
  const [older = '', newest = ''] = ['2', '4'].map((digit) => digit.repeat(40))
  const asked = { inputs, ownComments: ['earlier-run' as const], askedHeads: { 'earlier-run': older } }
  const createOf = (base = '') => create({ body: { prompt: `x\nCommits: ${base}...${newest}\n` } })
  const ended = (head: string | undefined) => [ownComment('job_1', { head, branch: head && 'main' })]
  const outputs = { outcome: 'pr-created', jobOrigin: 'created', jobId: 'job_1' }

  it.each<Case>([
    { name: 'a range that starts at the mark', scenario: asked, service: [createOf(older)] },
    { name: 'a first range', scenario: { inputs }, service: [createOf('1'.repeat(40))] },
    { name: 'a mark with the commit', scenario: asked, outputs, after: ended(newest) },
    {
      name: 'no commit after a failed job',
      scenario: asked,
      outputs: { ...outputs, outcome: 'failed' },
      after: ended(undefined),
    },
  ])('accepts $name', (parts) => {
    expect(commitsAreAskedOnce(attempt(parts))).toEqual([])
  })

  it.each<Case>([
    { name: 'a range that starts too late', scenario: asked, service: [createOf('3'.repeat(40))] },
    {
      name: 'a second request for the same commits',
      scenario: { ...asked, askedHeads: { 'earlier-run': newest } },
      service: [createOf(newest)],
    },
    { name: 'a mark without the commit', scenario: asked, outputs, after: ended(undefined) },
    {
      name: 'a commit after a failed job',
      scenario: asked,
      outputs: { ...outputs, outcome: 'failed' },
      after: ended(newest),
    },
  ])('finds $name', (parts) => {
    expect(commitsAreAskedOnce(attempt(parts))).not.toEqual([])
  })
})
