import { describe, expect, it } from '@jest/globals'

import { failed, gone } from '../../simulator/documentation-service.ts'
import { annotations } from '../support/dist-log.ts'
import { posts, projectId, until } from '../support/dist-stage.ts'
import { type EventStage, openEventStage, type TriggeredBy } from '../support/event-stage.ts'
import { concurrentOnPosix } from '../support/platform.ts'

const onIssue = { 'prompt-from': 'issue', comment: 'true' }
const continuing = { 'prompt-from': 'comment', comment: 'true', continue: 'true' }
const create = `POST /v2/agent/${projectId}/job`

const labeled = (runId: string, attempt = '1'): TriggeredBy => ({
  fixture: 'issues.labeled',
  env: { GITHUB_RUN_ID: runId, GITHUB_RUN_ATTEMPT: attempt },
})
const commented = (runId: string): TriggeredBy => ({
  fixture: 'issue_comment.created',
  env: { GITHUB_RUN_ID: runId },
})

const forget = ({ service, github }: EventStage): void => {
  service.requests.splice(0)
  github.requests.splice(0)
}

describe('a re-run', () => {
  it.concurrent(
    'of a run that was killed while it waited attaches to its job, sends nothing, and edits its comment',
    async () => {
      await using stage = await openEventStage()
      stage.service.faults.add({ method: 'GET', hang: true })
      const first = stage.start(labeled('1'), onIssue)
      await until(() => stage.service.requests.length > 1, first)
      first.process.kill('SIGKILL')
      const { jobId = '' } = (await first.finished).outputs
      forget(stage)
      const again = await stage.run(labeled('1', '2'), onIssue)
      expect(again.outputs).toMatchObject({ outcome: 'pr-created', jobOrigin: 'attached', jobId })
      expect(posts(stage.service)).toEqual([])
      expect(annotations('notice', again.log)).toEqual([
        `This is a re-run. It attaches to agent job ${jobId} of the earlier attempt and does not send the request again.`,
      ])
      expect(again.summary).toContain('| Origin | existing job; nothing was sent |')
      expect(stage.github.comments).toHaveLength(1)
    },
  )

  it.concurrent('starts a new job if that of the first attempt failed, and keeps the comment', async () => {
    await using stage = await openEventStage({ service: { jobLife: failed } })
    const first = await stage.run(labeled('1'), onIssue)
    const again = await stage.run(labeled('1', '2'), onIssue)
    expect(again.outputs).toMatchObject({ outcome: 'failed', jobOrigin: 'created' })
    expect(again.outputs['jobId']).not.toBe(first.outputs['jobId'])
    expect(stage.github.comments).toMatchObject([
      { body: expect.stringContaining(again.outputs['jobId'] ?? '') },
    ])
  })

  concurrentOnPosix(
    'of a run that was killed during the create says that it sends the request again',
    async () => {
      await using stage = await openEventStage()
      stage.service.faults.add({ method: 'POST', hang: true, processed: true })
      const first = stage.start(labeled('1'), onIssue)
      await until(() => stage.service.jobs.size === 1, first)
      first.process.kill('SIGKILL')
      await first.finished
      const again = await stage.run(labeled('1', '2'), onIssue)
      expect(again.outputs).toMatchObject({ outcome: 'pr-created', jobOrigin: 'created' })
      const says = expect.stringContaining(
        'so an agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard. This attempt sends the request again.',
      ) as unknown
      expect(annotations('warning', again.log)).toEqual([says])
      expect([again.summary, ...stage.github.comments.map(({ body }) => body)]).toEqual([says, says])
    },
  )

  it.concurrent('of one leg of a matrix does not attach to the job of another leg', async () => {
    await using stage = await openEventStage()
    const legs = ['A', 'B'].map((leg) => ({ prompt: `Document ${leg}`, comment: 'true' }))
    const [a = {}, b = {}] = legs
    stage.service.faults.add({ method: 'POST', status: 403, body: { error: 'No' } })
    await stage.run(labeled('1'), a)
    const ofB = await stage.run(labeled('1'), b)
    const again = await stage.run(labeled('1', '2'), a)
    expect(again.outputs).toMatchObject({ jobOrigin: 'created' })
    expect(again.outputs['jobId']).not.toBe(ofB.outputs['jobId'])
    expect([...stage.service.jobs.values()].flatMap(({ prompts }) => prompts)).toEqual([
      'Document B',
      'Document A',
    ])
    expect(stage.github.comments).toHaveLength(2)
  })

  it.concurrent('attaches to a job whose ID has an odd form', async () => {
    await using stage = await openEventStage({ service: { jobIdSuffix: ` ü --> ${'x'.repeat(300)}` } })
    await stage.run(labeled('1'), { ...onIssue, wait: 'false' })
    const again = await stage.run(labeled('1', '2'), onIssue)
    expect(again.outputs).toMatchObject({ outcome: 'pr-created', jobOrigin: 'attached' })
    expect(stage.service.jobs.size).toBe(1)
  })

  it.concurrent('without a comment sends the request again', async () => {
    await using stage = await openEventStage()
    await stage.run(labeled('1'), { 'prompt-from': 'issue', wait: 'false' })
    const again = await stage.run(labeled('1', '2'), { 'prompt-from': 'issue', wait: 'false' })
    expect(again.outputs).toMatchObject({ jobOrigin: 'created' })
    expect(stage.service.jobs.size).toBe(2)
  })
})

describe('a thread with continue', () => {
  it.concurrent('keeps one job for all its requests, and one comment for each', async () => {
    await using stage = await openEventStage()
    const first = await stage.run(labeled('1'), { ...onIssue, continue: 'true' })
    forget(stage)
    const second = await stage.run(commented('2'), continuing)
    expect(second.outputs).toMatchObject({
      outcome: 'pr-created',
      jobOrigin: 'continued',
      jobId: first.outputs['jobId'],
    })
    expect(posts(stage.service)).toEqual([`${create}/${first.outputs['jobId'] ?? ''}/message`])
    const [job] = stage.service.jobs.values()
    expect(job?.prompts).toEqual([
      expect.stringContaining('as the issue quoted below asks'),
      expect.stringContaining('/docs Add an example'),
    ])
    expect(second.summary).toContain('| Origin | continued with a follow-up message |')
    expect(stage.github.comments).toHaveLength(2)
  })

  it.concurrent.each([
    { what: 'failed', life: failed.slice(-1), says: 'is failed, so a new job is started' },
    { what: 'is gone', life: gone, says: 'no longer exists, so a new job is started' },
    {
      what: 'refuses the message',
      life: [{ status: 'completed', messageStatus: 409 as const }],
      says: 'did not accept the follow-up message, so a new job is started',
    },
  ])('starts a new job if the earlier one $what, and says why', async ({ life, says }) => {
    await using stage = await openEventStage({ service: { jobLife: life } })
    await stage.run(labeled('1'), { ...onIssue, wait: 'false' })
    const second = await stage.run(commented('2'), { ...continuing, wait: 'false' })
    expect(second.outputs).toMatchObject({ outcome: 'started', jobOrigin: 'created' })
    expect(stage.service.jobs.size).toBe(2)
    expect(annotations('notice', second.log)).toContainEqual(expect.stringContaining(says))
  })

  it.concurrent(
    'starts no job if the answer to the message is lost, and the comment says that it may have arrived',
    async () => {
      await using stage = await openEventStage()
      await stage.run(labeled('1'), onIssue)
      stage.service.faults.add({ path: /message$/, reset: 'before-answer', processed: true })
      const second = await stage.run(commented('2'), continuing)
      expect(second).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(stage.service.jobs.size).toBe(1)
      expect(stage.github.comments.map(({ body }) => body)).toEqual([
        expect.stringContaining(' job='),
        expect.stringMatching(/ state=requested -->\n[^]*may have got the request, but no answer says so/u),
      ])
    },
  )

  it.concurrent('does not follow a mark that somebody else wrote', async () => {
    await using stage = await openEventStage()
    await stage.run(labeled('1'), { ...onIssue, wait: 'false' })
    const [own] = stage.github.comments
    if (own !== undefined) own.user = { login: 'visitor', type: 'User' }
    const second = await stage.run(commented('2'), { ...continuing, wait: 'false' })
    expect(second.outputs).toMatchObject({ jobOrigin: 'created' })
  })
})

describe('two runs at the same time', () => {
  it.concurrent('that start jobs have one job and one comment each', async () => {
    await using stage = await openEventStage()
    await Promise.all(['1', '2'].map((runId) => stage.run(labeled(runId), onIssue)))
    const ids = [...stage.service.jobs.keys()]
    expect(ids).toHaveLength(2)
    expect(stage.github.comments).toHaveLength(2)
    for (const id of ids) {
      expect(stage.github.comments.filter(({ body }) => body.includes(id))).toHaveLength(1)
    }
  })

  it.concurrent('that continue a job send their messages to it, with a comment each', async () => {
    // Both runs see that the job is active again. Otherwise one waits 30 s for that.
    const active = Array.from({ length: 8 }, () => ({ status: 'active' }))
    await using stage = await openEventStage({
      service: { messageLife: [...active, { status: 'completed' }] },
    })
    await stage.run(labeled('1'), onIssue)
    forget(stage)
    const runs = await Promise.all(['2', '3'].map((runId) => stage.run(commented(runId), continuing)))
    expect(runs).toMatchObject([{ exitCode: 0 }, { exitCode: 0 }])
    expect(posts(stage.service)).toHaveLength(2)
    expect(stage.service.jobs.size).toBe(1)
    expect(stage.github.comments).toHaveLength(3)
  })
})
