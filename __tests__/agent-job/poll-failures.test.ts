import { describe, expect, it } from '@jest/globals'

import { ActionError } from '../../src/shared/errors.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { failureOf } from '../support/failure-of.ts'
import { malformed, type Poll, polling, statusError } from '../support/poll-setup.ts'

const times = (count: number, poll: Poll): Poll[] => Array<Poll>(count).fill(poll)
const missing = statusError(404)
const down = new ServiceError('GET /job was not answered.', { kind: 'unanswered' })
/** The first 60 s of polls that come every 2 s. */
const firstMinute = times(30, 'active')
const everyTwoSeconds = { pollIntervalMs: 2000 }

describe('Service and network: 404 while polling', () => {
  it('is logged in the first 60 s', async () => {
    const { log, run } = polling([missing, 'completed'])
    await run()
    log.expectExactly(
      'info: HTTP 404. Retrying in 2 s (the service may not know it yet).',
      'info: Agent job job_1: completed after 2 s.',
    )
  })

  it('of the first 60 s does not count for the three', async () => {
    const { polledAt, run } = polling([missing])
    await failureOf(run(everyTwoSeconds), ActionError)
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
    await expect(run({ origin: 'attached' })).rejects.toBe(missing)
    expect(polledAt).toEqual([0])
  })
})

describe('Service and network: failed or odd polls', () => {
  it.each<[string, Error]>([
    ['no answers', down],
    ['refused connections', new ServiceError('ECONNREFUSED.', { kind: 'unsent' })],
    ['unreadable answers', new ServiceError('HTML.', { kind: 'unanswered' })],
    ['redirects, and answers that are compressed or too large', new ServiceError('Too large.')],
    ['a status that is missing or not a string', malformed()],
    ...[400, 407, 409, 421, 429, 503].map((status): [string, Error] => [
      `status ${status}`,
      statusError(status),
    ]),
  ])('do not end the wait nine times in a row, but ten times: %s', async (_, failure) => {
    // Rate limits are waited for by minutes.
    const { log, polledAt, run } = polling([...times(9, failure), 'active', failure], 6 * 3_600_000)
    const error = await failureOf(run(), ActionError)
    expect(error.message).toBe(`Agent job job_1 could not be read 10 times in a row. ${failure.message}`)
    expect(error.cause).toBe(failure)
    expect(polledAt).toHaveLength(20)
    expect(log.entries.filter((entry) => entry.includes('only the poll failed'))).toHaveLength(18)
  })

  it('are logged with their reason, the delay and how many there were', async () => {
    const { log, run } = polling([down, malformed(), 'completed'])
    await run()
    log.expectExactly(
      'info: GET /job was not answered. Retrying in 2 s (retry 1 of 9; only the poll failed).',
      'info: $.status is missing. Retrying in 2 s (retry 2 of 9; only the poll failed).',
      'info: Agent job job_1: completed after 4 s.',
    )
  })

  it('are ten in a row also when their kinds alternate', async () => {
    const kinds = [down, statusError(400), statusError(401), malformed(), statusError(403)]
    const { polledAt, run } = polling([...kinds, ...kinds])
    await failureOf(run(), ActionError)
    expect(polledAt).toHaveLength(10)
  })

  it('are not in a row when a 404 of the first minute comes between', async () => {
    const { run } = polling([...times(9, down), missing, ...times(9, down), 'completed'])
    expect((await run({ pollIntervalMs: 1000 })).end).toBe('terminal')
  })

  it('of a job that this run did not create do not end its wait either', async () => {
    const { run } = polling([...times(9, statusError(421)), 'completed'])
    expect((await run({ origin: 'attached' })).end).toBe('terminal')
  })
})

describe('Service and network: 401 and 403 while polling', () => {
  it.each([[[401, 401, 401]], [[403, 403, 403]], [[401, 403, 401]]])(
    'end the wait three times in a row: %j',
    async (statuses) => {
      const { log, polledAt, run } = polling(['active', ...statuses.map((status) => statusError(status))])
      const error = await failureOf(run(), ActionError)
      expect(error.message).toBe(
        `Agent job job_1 could not be read 3 times in a row. HTTP ${statuses.at(-1)}.`,
      )
      expect(polledAt).toHaveLength(4)
      log.expectExactly('info: Agent job job_1: active.', /retry 1 of 2;/, /retry 2 of 2;/)
    },
  )

  it('do not end it when another failure or an answer comes between', async () => {
    const [denied, other] = [times(2, statusError(401)), times(2, statusError(503))]
    const { run } = polling([...denied, ...other, ...denied, 'active', ...denied, 'completed'])
    expect((await run()).end).toBe('terminal')
  })
})

describe('a failure that no later poll can pass', () => {
  it.each<[string, Error]>([
    ['an answer about another job', new ActionError('Another job.')],
    ['a defect', new RangeError('A defect.')],
  ])('ends the wait at once with that failure: %s', async (_, failure) => {
    const { polledAt, run } = polling([failure])
    await expect(run()).rejects.toBe(failure)
    expect(polledAt).toEqual([0])
  })
})
