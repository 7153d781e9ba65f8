import { describe, expect, it } from '@jest/globals'

import { jobWith } from '../support/job.ts'
import { malformed, polling, statusError } from '../support/poll-setup.ts'

const warningOf = (status: string): string =>
  `warning: Agent job job_1 has the status "${status}", which this action does not know. The action keeps waiting.`

describe('the wait', () => {
  it.each(['completed', 'archived', 'failed'])('ends with the status %s', async (status) => {
    const { log, polledAt, run } = polling(['active', 'active', status, 'active'])
    expect(await run()).toEqual({ end: 'terminal', job: jobWith(status) })
    expect(polledAt).toEqual([0, 2, 4])
    log.expectExactly('info: Agent job job_1: active.', `info: Agent job job_1: ${status} after 4 s.`)
  })

  it('hands on every answer', async () => {
    const { run, seen } = polling(['active', malformed(), 'thinking', statusError(503), 'active', 'archived'])
    await run({ job: jobWith('active') })
    expect(seen).toEqual(['active', 'active', 'thinking', 'active', 'archived'])
  })

  it('logs each change of the status at once, and its words in one line', async () => {
    const { log, run } = polling(['active', 'active', 'a\n::error::b', 'active', 'completed'])
    await run()
    log.expectExactly(
      'info: Agent job job_1: active.',
      'info: Agent job job_1: a ::error::b after 4 s.',
      warningOf('a ::error::b'),
      'info: Agent job job_1: active after 6 s.',
      'info: Agent job job_1: completed after 8 s.',
    )
  })
})

describe('Service and network: unknown status string', () => {
  it('keeps polling and warns once, with the status', async () => {
    const { log, run } = polling(['queued', 'thinking', 'queued', 'completed'])
    expect((await run()).end).toBe('terminal')
    log.expectExactly(
      'info: Agent job job_1: queued.',
      warningOf('queued'),
      'info: Agent job job_1: thinking after 2 s.',
      'info: Agent job job_1: queued after 4 s.',
      'info: Agent job job_1: completed after 6 s.',
    )
  })
})

describe('Service and network: follow-up message', () => {
  const followUp = { origin: 'continued', pollIntervalMs: 2000 } as const
  const before = jobWith('completed', { prLink: 'https://github.com/acme/docs/pull/1' })
  const after = jobWith('completed', { prLink: 'https://github.com/acme/docs/pull/2' })

  it('waits for the new turn: a terminal status of the turn before does not count', async () => {
    const { polledAt, run } = polling([before, before, 'active', 'active', after])
    expect(await run({ ...followUp, job: before })).toEqual({ end: 'terminal', job: after })
    expect(polledAt).toEqual([2, 4, 6, 8, 10])
  })

  it('counts a terminal status after 30 s without active, and not before', async () => {
    const { polledAt, run } = polling([before])
    expect(await run({ ...followUp, job: before })).toEqual({ end: 'terminal', job: before })
    expect(polledAt.slice(-2)).toEqual([28, 30])
  })

  it('takes no unknown status for the start of the new turn', async () => {
    const { polledAt, run } = polling(['queued', before, 'active', after])
    expect(await run({ ...followUp, job: before })).toEqual({ end: 'terminal', job: after })
    expect(polledAt).toHaveLength(4)
  })
})
