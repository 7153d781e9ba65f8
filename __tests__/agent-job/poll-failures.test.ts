import { describe, expect, it } from '@jest/globals'

import { LostJobError } from '../../src/agent-job/poll-failures.ts'
import {
  NoAnswerError,
  NotSentError,
  RedirectError,
  RefusedAnswerError,
  UnreadableAnswerError,
} from '../../src/service/errors.ts'
import { failureOf } from '../support/failure-of.ts'
import { jobWith } from '../support/job.ts'
import { malformed, type Poll, polling, statusError } from '../support/poll-setup.ts'

const times = (count: number, poll: Poll): Poll[] => Array<Poll>(count).fill(poll)
const missing = statusError(404)
const down = new NoAnswerError('GET /job was not answered.')
/** The first 60 s of polls that come every 2 s. */
const firstMinute = times(30, 'active')
const everyTwoSeconds = { pollIntervalMs: 2000 }

describe('Service and network: 404 while polling', () => {
  it('is tolerated in the first 60 s', async () => {
    const { polledAt, run } = polling((elapsedMs) => (elapsedMs < 60_000 ? missing : 'completed'))
    expect((await run(everyTwoSeconds)).end).toBe('terminal')
    expect(polledAt).toHaveLength(31)
  })

  it('is logged in the first 60 s', async () => {
    const { log, run } = polling([missing, 'completed'])
    await run()
    log.expectExactly(
      'info: HTTP 404. Retrying in 2 s (the service may not know the new job yet).',
      'info: Agent job job_1: completed after 2 s.',
    )
  })

  it('fails three in a row later: the job vanished', async () => {
    const { polledAt, run } = polling([...firstMinute, ...times(3, missing)])
    const error = await failureOf(run(everyTwoSeconds), LostJobError)
    expect(error.message).toMatch(/^Agent job job_1 was not found 3 times in a row\. HTTP 404\.$/)
    expect(error.cause).toBe(missing)
    expect(polledAt.slice(-3)).toEqual([60, 62, 64])
  })

  it('of the first 60 s does not count for the three', async () => {
    const { polledAt, run } = polling([missing])
    await failureOf(run(everyTwoSeconds), LostJobError)
    expect(polledAt.at(-1)).toBe(64)
  })

  it('is tolerated twice in a row later, again and again', async () => {
    const { run } = polling([...firstMinute, missing, missing, 'active', missing, missing, 'completed'])
    expect((await run(everyTwoSeconds)).end).toBe('terminal')
  })
})

describe('Service and network: 404 for a job that this run did not create', () => {
  it('fails at once', async () => {
    const { polledAt, run } = polling([missing])
    await expect(run({ wasCreatedByThisRun: false })).rejects.toBe(missing)
    expect(polledAt).toEqual([0])
  })
})

describe('Service and network: transient failures while polling', () => {
  it.each<[string, Error]>([
    ['no answers', down],
    ['refused connections', new NotSentError('ECONNREFUSED.')],
    ['unreadable answers', new UnreadableAnswerError('HTML.')],
    ['status 408', statusError(408)],
    ['status 429', statusError(429)],
    ['status 500', statusError(500)],
    ['status 503', statusError(503)],
  ])('do not end the wait nine times in a row: %s', async (_, failure) => {
    // Rate limits are waited for by minutes.
    const script = [...times(9, failure), 'active', ...times(9, failure), 'completed']
    const { log, run } = polling(script, 6 * 3_600_000)
    expect((await run()).end).toBe('terminal')
    expect(log.entries.filter((entry) => entry.includes('the job is unaffected'))).toHaveLength(18)
  })

  it('end it ten times in a row', async () => {
    const { polledAt, run } = polling([down])
    const error = await failureOf(run(), LostJobError)
    expect(error.message).toMatch(/could not be retrieved 10 times in a row\. GET \/job was not answered\.$/)
    expect(polledAt).toHaveLength(10)
  })

  it('are logged with their reason, the delay and how many there were', async () => {
    const { log, run } = polling([down, down, 'completed'])
    await run()
    log.expectExactly(
      'info: GET /job was not answered. Retrying in 2 s (failure 1 of 10 in a row; the job is unaffected).',
      'info: GET /job was not answered. Retrying in 2 s (failure 2 of 10 in a row; the job is unaffected).',
      'info: Agent job job_1: completed after 4 s.',
    )
  })

  it('are not in a row when a 404 of the first minute comes between', async () => {
    const { run } = polling([...times(9, down), missing, ...times(9, down), 'completed'])
    expect((await run({ pollIntervalMs: 1000 })).end).toBe('terminal')
  })

  it('are not in a row when a failure of another kind comes between', async () => {
    const { run } = polling([...times(9, down), malformed(), ...times(9, down), 'completed'])
    expect((await run()).end).toBe('terminal')
  })
})

describe('Service and network: status missing or not a string', () => {
  it('fails three in a row', async () => {
    const { log, polledAt, run } = polling(['active', malformed()])
    const error = await failureOf(run(), LostJobError)
    expect(error.message).toMatch(/status of agent job job_1 could not be read 3 times in a row\. \$\.status/)
    expect(polledAt).toHaveLength(4)
    log.expectExactly('info: Agent job job_1: active.', /1 of 3 in a row/, /2 of 3 in a row/)
  })

  it('is tolerated twice in a row', async () => {
    const { run } = polling([malformed(), malformed(), 'active', malformed(), malformed(), 'failed'])
    expect((await run()).end).toBe('terminal')
  })
})

describe("Service and network: another job's id in the answer", () => {
  it.each(['active', 'completed', 'no-such-status'])('fails at once (status %s)', async (status) => {
    const { run, seen } = polling([jobWith(status, { id: 'job_2' })])
    const error = await failureOf(run(), LostJobError)
    expect(error.message).toContain('returned job job_2 instead of job job_1')
    expect(seen).toEqual([])
  })

  it('fails also in the answer that the wait starts with', async () => {
    const { run, polledAt } = polling([])
    await failureOf(run({ job: jobWith('completed', { id: 'job_2' }) }), LostJobError)
    expect(polledAt).toEqual([])
  })

  it.each(['', 'JOB_1', 'job_1 '])('is every id that is not the same ("%s")', async (id) => {
    const { run } = polling([jobWith('completed', { id })])
    await failureOf(run(), LostJobError)
  })

  it('is not there when the answer has no id', async () => {
    const { run } = polling([jobWith('completed', { id: undefined })])
    expect((await run()).end).toBe('terminal')
  })
})

describe('any other failure of a poll', () => {
  it.each<[string, Error]>([
    ['status 400', statusError(400)],
    ['status 401', statusError(401)],
    ['status 403', statusError(403)],
    ['a redirect', new RedirectError('Redirected.')],
    ['a refused answer', new RefusedAnswerError('Too large.')],
    ['a defect', new RangeError('A defect.')],
  ])('ends the wait at once with that failure: %s', async (_, failure) => {
    const { polledAt, run } = polling([failure])
    await expect(run()).rejects.toBe(failure)
    expect(polledAt).toEqual([0])
  })
})
