import { describe, expect, it } from '@jest/globals'

import { startDocumentationService } from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import { annotations } from '../support/dist-log.ts'
import { calls, openStage, shortDeadline } from '../support/dist-stage.ts'

const html = { headers: { 'content-type': 'text/html' }, body: '<html>Bad gateway</html>' }

const losses: { name: string; fault: Fault }[] = [
  { name: 'a reset after processing', fault: { reset: 'before-answer', processed: true } },
  { name: 'a reset in the middle of the answer', fault: { reset: 'mid-body' } },
  { name: 'a cut 201', fault: { cutBody: true } },
  { name: 'a 201 of HTML', fault: { status: 201, ...html, processed: true } },
  {
    name: 'a 201 without a job id',
    fault: { transform: (answer) => ({ ...answer, body: { status: 'active' } }) },
  },
  {
    name: 'a compressed 201',
    fault: {
      transform: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' } }),
    },
  },
  { name: 'an endless 201', fault: { status: 201, endless: true, processed: true } },
  { name: 'status 500', fault: { status: 500, body: { error: 'Internal error' }, processed: true } },
  { name: 'status 502 of a gateway', fault: { status: 502, ...html, processed: true } },
]

describe('a create', () => {
  it.concurrent.each(losses)('whose answer is lost is sent exactly once: $name', async ({ fault }) => {
    await using stage = await openStage()
    stage.service.faults.add({ method: 'POST', ...fault })
    const { exitCode, log, outputs } = await stage.runJob()
    expect(calls(stage.service)).toEqual(['POST /v2/agent/project-1/job'])
    expect(stage.service.jobs.size).toBe(1)
    expect({ exitCode, outcome: outputs['outcome'] }).toEqual({ exitCode: 1, outcome: 'error' })
    expect(annotations('error', log)).toEqual([
      expect.stringMatching(
        /It was sent at \d{4}-\d\d-\d\dT[\d:.]+Z\. An agent job may have been started.*input job-id/u,
      ),
    ])
  })

  it.concurrent('that the deadline cuts off is told as a job that may exist', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ method: 'POST', hang: true, processed: true })
    const { exitCode, log } = await stage.runJob({ prompt: 'x', ...shortDeadline })
    expect(exitCode).toBe(1)
    expect(stage.service.jobs.size).toBe(1)
    expect(annotations('error', log)).toEqual([expect.stringContaining('An agent job may have been started')])
  })

  it.concurrent('whose answer is lost tells in the summary that the job may exist', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ method: 'POST', reset: 'before-answer', processed: true })
    const { summary } = await stage.runJob()
    expect(summary).toContain('An agent job may have been started')
  })
  it.concurrent('that was never sent is sent again, and starts one job', async () => {
    await using stage = await openStage()
    const { url } = stage.service
    await stage.service.close()
    const step = stage.startJob({ prompt: 'x', wait: 'false' })
    await step.line(/could not be sent: .*ECONNREFUSED.* Retrying in/u)
    const restarted = await startDocumentationService({ port: Number(new URL(url).port) })
    try {
      const { exitCode } = await step.finished
      expect(exitCode).toBe(0)
      expect(restarted.jobs.size).toBe(1)
    } finally {
      await restarted.close()
    }
  })

  it.concurrent('that was never sent fails with the reason when the deadline comes first', async () => {
    await using stage = await openStage()
    await stage.service.close()
    const { exitCode, log } = await stage.runJob({ prompt: 'x', ...shortDeadline })
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([expect.stringMatching(/could not be sent: .*ECONNREFUSED/u)])
    expect(log).not.toContain('may have been started')
  })
})
