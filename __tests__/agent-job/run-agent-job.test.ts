import { describe, expect, it } from '@jest/globals'

import {
  activeForEver,
  type DocumentationService,
  type DocumentationServiceOptions,
  failed,
  gone,
  type JobLife,
} from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import type { EarlierJob } from '../../src/agent-job/earlier-job.ts'
import { describeResult } from '../../src/agent-job/job-report.ts'
import { type AgentJobOptions, type AgentJobResult, runAgentJob } from '../../src/agent-job/run-agent-job.ts'
import { ActionError } from '../../src/errors.ts'
import type { Job } from '../../src/service/contract.ts'
import { StatusError, UncertainPostError } from '../../src/service/errors.ts'
import { until } from '../support/dist-stage.ts'
import { clientOf, projectId, received, serviceStarter } from '../support/service-client.ts'

const start = serviceStarter()

type Given = Partial<AgentJobOptions['inputs']> & {
  /** Undefined: the run attaches and sends nothing. */
  instruction?: string | undefined
  earlierJob?: EarlierJob
  mayBeRepeated?: boolean
  compose?: NonNullable<AgentJobOptions['compose']>
  readPullRequestState?: AgentJobOptions['readPullRequestState']
  whenRequested?: () => void
  whenKnown?: () => void
}

const defaults = { jobId: undefined, wait: true, pollIntervalMs: 15_000 }

function running(service: DocumentationService, given: Given = {}, whenStarted = (): void => undefined) {
  const {
    instruction,
    compose = () => Promise.resolve(() => instruction ?? ''),
    readPullRequestState = () => Promise.resolve(undefined),
    earlierJob,
    mayBeRepeated = false,
    whenRequested,
    whenKnown,
    ...inputs
  } = { instruction: 'Document the flag', ...given }
  const context = clientOf(service.url)
  const jobs: Job[] = []
  const jobIds: string[] = []
  const started: string[] = []
  /** The requests that the service had got each time before a create or a message. */
  const announced: string[][] = []
  const run = () =>
    runAgentJob(
      {
        client: context.client,
        compose: instruction === undefined ? undefined : compose,
        onRequest: () => {
          announced.push(received(service))
          whenRequested?.()
          return Promise.resolve()
        },
        earlierJob,
        mayBeRepeated,
        readPullRequestState,
        inputs: { ...defaults, ...inputs },
        onJobId: (jobId) => {
          jobIds.push(jobId)
          whenKnown?.()
        },
        onJob: (job) => jobs.push(job),
        onStarted: ({ jobId }) => {
          started.push(jobId)
          whenStarted()
          return Promise.resolve()
        },
      },
      context,
    )
  return { ...context, announced, jobIds, jobs, started, run }
}

/** A service with job_1, which lives this life. */
async function startWithJob(life: JobLife, options?: DocumentationServiceOptions) {
  const service = await start(options)
  service.addJob('job_1', projectId, life)
  return service
}
const completedLife = [{ status: 'completed' }]

const onlyJob = (service: DocumentationService): string => [...service.jobs.keys()].join()
const attached = { instruction: undefined, jobId: 'job_1' }

/** The error that ended the run, which must be of that class. */
async function endingError<T extends Error>(
  run: Promise<AgentJobResult>,
  kind: abstract new (...parameters: never[]) => T,
): Promise<T> {
  const result = await run
  if (!('error' in result)) throw new Error(`It ended with ${result.outcome}.`)
  expect(result.outcome).toBe('error')
  expect(result.error).toBeInstanceOf(kind)
  return result.error as T
}

describe('an agent job', () => {
  it('is created once, polled until it ends, and tells its pull request', async () => {
    const service = await start()
    expect(await running(service).run()).toMatchObject({
      outcome: 'pr-created',
      job: { id: onlyJob(service), status: 'completed' },
      pullRequest: { url: 'https://github.com/acme/docs/pull/128', number: 128, repository: 'acme/docs' },
    })
    expect(received(service).map((line) => line.split(' ')[0])).toEqual(['POST', 'GET', 'GET'])
  })

  it('is handed on and announced before anybody waits for it, and handed on with every answer', async () => {
    const service = await start()
    const { jobIds, jobs, clock, started, run } = running(service)
    let atFirstSleep: unknown[] | undefined
    clock.whileSleeping = () => {
      atFirstSleep ??= [jobs.length > 0, started.length]
    }
    await run()
    expect(atFirstSleep).toEqual([true, 1])
    expect([jobIds, started]).toEqual([[onlyJob(service)], [onlyJob(service)]])
    expect(jobs[0]).toMatchObject({ id: onlyJob(service), status: 'active' })
    expect(jobs.at(-1)).toMatchObject({ status: 'completed' })
  })

  it('is known and was sent also when its id cannot be handed on', async () => {
    const service = await start()
    const whenKnown = (): never => {
      throw new ActionError('The file for outputs is gone.')
    }
    expect(await running(service, { whenKnown }).run()).toMatchObject({
      outcome: 'error',
      jobId: onlyJob(service),
      origin: 'created',
      delivery: 'sent',
    })
  })

  it('logs what it does with the first lines of the instruction, and nothing else', async () => {
    const service = await start()
    const { log, run } = running(service, { instruction: 'line\n'.repeat(100) })
    await run()
    const id = onlyJob(service)
    log.expectExactly(
      `group: Instruction (500 characters)\n${'line\n'.repeat(30)}… and 71 more lines`,
      `info: Created agent job ${id} (documentation-writer-1, https://github.com/acme/docs, main).`,
      `info: Agent job ${id}: active.`,
      `info: Agent job ${id}: completed after 4 s.`,
    )
  })

  it('whose create is answered with its id alone is logged without details', async () => {
    const service = await start()
    service.faults.add({ transform: (answer) => ({ ...answer, body: { id: 'job_1' } }) })
    const { log, run } = running(service, { wait: false })
    await run()
    expect(log.entries).toContain('info: Created agent job job_1.')
  })

  it('that nobody waits for has the outcome started', async () => {
    const service = await start()
    const { jobs, run } = running(service, { wait: false })
    expect(await run()).toMatchObject({ outcome: 'started', job: { status: 'active' } })
    expect(received(service)).toEqual([`POST /v2/agent/${projectId}/job`])
    expect(jobs[0]?.id).toBe(onlyJob(service))
  })

  it('whose prLink cannot be trusted has no pull request, with a warning', async () => {
    const prLink = 'https://github.com/acme/docs/pull/1\n::error::forged'
    const service = await start({ jobLife: [{ status: 'active' }, { status: 'completed', prLink }] })
    const { log, run } = running(service)
    expect(await run()).toMatchObject({ outcome: 'no-pr', pullRequest: undefined })
    const warnings = log.entries.filter((entry) => entry.startsWith('warning: '))
    expect(warnings).toEqual([expect.stringMatching(/^warning: prLink is ignored, [^\n]+$/)])
  })

  it('in doubt is a failure, not a second job', async () => {
    const service = await start()
    service.faults.add({ reset: 'before-answer', processed: true })
    const { jobs, started, run } = running(service)
    await endingError(run(), UncertainPostError)
    expect(service.jobs.size).toBe(1)
    expect([jobs, started]).toEqual([[], []])
  })

  it.each([
    ['cancelled', 'cancel'],
    ['timed-out', 'expire'],
  ] as const)('has the outcome %s when its create is cut off, and may exist', async (outcome, end) => {
    const service = await start()
    service.faults.add({ hang: true, processed: true })
    const { deadline, log, run } = running(service)
    const work = run()
    await until(() => service.jobs.size === 1)
    deadline[end]()
    const result = await work
    expect(result).toMatchObject({ outcome, jobId: undefined, job: undefined })
    expect(describeResult(result)).toContain('An agent job may have been started')
    log.expectExactly(/^group: Instruction/)
  })

  it.each([
    ['cancelled', 'cancel'],
    ['timed-out', 'expire'],
  ] as const)('has the outcome %s and is not created when that comes before', async (outcome, end) => {
    const service = await start()
    const { deadline, jobs, started, run } = running(service)
    deadline[end]()
    expect(await run()).toMatchObject({ outcome, jobId: undefined, delivery: 'not-sent' })
    expect([service.requests, jobs, started]).toEqual([[], [], []])
  })

  it('whose run is cancelled while the start is announced is not polled, and keeps its id', async () => {
    const service = await start()
    const { deadline, run } = running(service, {}, () => {
      deadline.cancel()
    })
    expect(await run()).toMatchObject({ outcome: 'cancelled', jobId: onlyJob(service) })
    expect(service.requests).toHaveLength(1)
  })
})

describe('attaching to a job', () => {
  it('waits for it without sending anything that writes', async () => {
    const service = await startWithJob(failed)
    const { log, run } = running(service, attached)
    expect(await run()).toMatchObject({ outcome: 'failed', job: { id: 'job_1' } })
    expect(received(service)).toEqual(Array(3).fill(`GET /v2/agent/${projectId}/job/job_1`))
    expect(log.entries[0]).toBe('info: Attaching to agent job job_1.')
  })

  it('without waiting tells its status, and nothing of an end', async () => {
    const service = await startWithJob([{ status: 'archived' }])
    const result = await running(service, { ...attached, wait: false }).run()
    expect(result).toMatchObject({ outcome: 'started', job: { status: 'archived' } })
    expect(service.requests).toHaveLength(1)
  })

  it('to a job that does not exist fails at once', async () => {
    const service = await start()
    const { clock, jobIds, log, run } = running(service, attached)
    const error = await endingError(run(), StatusError)
    expect(error.message).toMatch(/HTTP 404: Job not found\. .+job-id is wrong/)
    expect(service.requests).toHaveLength(1)
    expect(jobIds).toEqual(['job_1'])
    expect(clock.sleeps).toEqual([])
    log.expectExactly('info: Attaching to agent job job_1.')
  })
})

describe('Service and network: a follow-up message to a finished job', () => {
  const followUp = { jobId: 'job_1' }
  const completed = (number: number) => ({
    status: 'completed',
    prLink: `https://github.com/acme/docs/pull/${number}`,
  })

  it('is followed by the wait for the new turn', async () => {
    const messageLife = [completed(1), completed(1), { status: 'active' }, completed(2)]
    const service = await startWithJob([completed(1)], { messageLife })
    const { jobIds, log, run } = running(service, followUp)
    expect(await run()).toMatchObject({ outcome: 'pr-created', pullRequest: { number: 2 } })
    expect(jobIds).toEqual(['job_1'])
    expect(service.jobs.get('job_1')?.prompts).toEqual(['Document the flag'])
    expect(received(service)).toEqual([
      `POST /v2/agent/${projectId}/job/job_1/message`,
      ...Array<string>(3).fill(`GET /v2/agent/${projectId}/job/job_1`),
    ])
    expect(log.entries).toContain('info: Sent a follow-up message to agent job job_1.')
  })

  it('that nobody waits for has the outcome started, though the last turn is completed', async () => {
    const service = await startWithJob([completed(1)], { messageLife: [completed(1)] })
    const { run } = running(service, { ...followUp, wait: false })
    const job = { status: 'completed' }
    expect(await run()).toMatchObject({ outcome: 'started', job, pullRequest: undefined })
    expect(service.requests).toHaveLength(1)
  })

  it('whose run is cancelled before the new turn names no pull request of the turn before', async () => {
    const service = await start({ messageLife: [completed(1)] })
    service.addJob('job_1', projectId, [completed(1)])
    const { clock, deadline, run } = running(service, followUp)
    clock.whileSleeping = () => {
      if (service.requests.length > 1) deadline.cancel()
    }
    expect(await run()).toMatchObject({
      outcome: 'cancelled',
      job: { status: 'completed' },
      pullRequest: undefined,
    })
  })

  it('whose run is cancelled before it was sent keeps the id', async () => {
    const service = await start()
    const { deadline, run } = running(service, followUp)
    deadline.cancel()
    expect(await run()).toMatchObject({ outcome: 'cancelled', jobId: 'job_1', job: undefined })
  })
})

const posts = (service: DocumentationService): string[] =>
  received(service).filter((line) => line.startsWith('POST'))
const create = `POST /v2/agent/${projectId}/job`
const retrieve = `GET /v2/agent/${projectId}/job/job_1`
const message = `POST /v2/agent/${projectId}/job/job_1/message`

describe('a re-run whose earlier attempt has a job', () => {
  const earlierJob: EarlierJob = { jobId: 'job_1', startedBy: 'earlier-attempt' }

  it.each(['active', 'completed', 'paused'])(
    'attaches to it and sends nothing if it is %s',
    async (status) => {
      const service = await startWithJob([{ status }, { status: 'completed' }])
      const { log, started, run } = running(service, { earlierJob })
      expect(await run()).toMatchObject({
        ...{ origin: 'attached', jobId: 'job_1', outcome: 'no-pr', delivery: 'not-sent' },
      })
      expect(posts(service)).toEqual([])
      expect(started).toEqual(['job_1'])
      expect(log.entries[0]).toBe(
        'notice: This is a re-run. It attaches to agent job job_1 of the earlier attempt and does not send the request again.',
      )
    },
  )

  it.each([
    ['is failed', [{ status: 'failed' }]],
    ['is archived', [{ status: 'archived' }]],
    ['no longer exists', gone],
  ] as const)('starts a new job if it %s, and says why', async (why, life) => {
    const service = await startWithJob(life)
    const { log, run } = running(service, { earlierJob })
    expect(await run()).toMatchObject({ origin: 'created', outcome: 'pr-created' })
    expect(posts(service)).toEqual([create])
    expect(log.entries[0]).toBe(
      `notice: Agent job job_1 of an earlier request ${why}, so a new job is started.`,
    )
  })

  it.each([
    ['job_1', []],
    ['job_2', [`POST /v2/agent/${projectId}/job/job_2/message`]],
  ])('with job-id: %s sends the message only if the comment names another job', async (jobId, sent) => {
    const service = await start()
    for (const id of ['job_1', 'job_2']) service.addJob(id, projectId, [{ status: 'completed' }])
    expect(await running(service, { earlierJob, jobId }).run()).toMatchObject({ jobId })
    expect(posts(service)).toEqual(sent)
  })

  it('with job-id sends the message again if the job failed, and says so', async () => {
    const service = await startWithJob([{ status: 'failed' }])
    const { log, run } = running(service, { earlierJob, jobId: 'job_1' })
    await run()
    expect(posts(service)).toEqual([message])
    expect(log.entries[0]).toBe(
      'notice: Agent job job_1 of an earlier request is failed, so the message is sent again.',
    )
  })

  it('starts no job if the earlier one cannot be retrieved', async () => {
    const service = await start({ keys: {} })
    await endingError(running(service, { earlierJob }).run(), StatusError)
    expect(posts(service)).toEqual([])
  })
})

describe('a request on a thread that has a job', () => {
  const earlierJob: EarlierJob = { jobId: 'job_1', startedBy: 'earlier-run' }

  it('is a follow-up message to that job', async () => {
    const service = await startWithJob(completedLife)
    expect(await running(service, { earlierJob }).run()).toMatchObject({
      origin: 'continued',
      jobId: 'job_1',
      outcome: 'pr-created',
    })
    expect(received(service).slice(0, 2)).toEqual([retrieve, message])
    expect(posts(service)).toEqual([message])
    expect(service.jobs.get('job_1')?.prompts).toEqual(['Document the flag'])
  })

  it.each(['active', 'paused'])('waits for the turn of a job that is %s', async (status) => {
    const service = await startWithJob([{ status }, { status }, { status: 'completed' }])
    const { log, run } = running(service, { earlierJob })
    await run()
    expect(received(service).slice(0, 4)).toEqual([retrieve, retrieve, retrieve, message])
    expect(log.entries[0]).toBe(
      'info: Agent job job_1 is still working on an earlier request. Waiting for it to end.',
    )
  })

  it('does not wait for the earlier turn with wait: false', async () => {
    const service = await startWithJob(activeForEver)
    expect(await running(service, { earlierJob, wait: false }).run()).toMatchObject({ outcome: 'started' })
    expect(received(service)).toEqual([retrieve, message])
  })

  it.each([
    ['is gone', gone],
    ['fails in its turn', [{ status: 'active' }, { status: 'failed' }]],
    ['vanishes in its turn', [{ status: 'active' }, { status: 'active', isGone: true }]],
  ])('starts a new job if that job %s', async (_, life) => {
    const service = await startWithJob(life)
    const { log, run } = running(service, { earlierJob })
    expect(await run()).toMatchObject({ origin: 'created', outcome: 'pr-created' })
    expect(posts(service)).toEqual([create])
    expect(log.entries.filter((entry) => entry.endsWith(', so a new job is started.'))).toHaveLength(1)
  })

  describe('whose pull request', () => {
    const prLink = 'https://github.com/acme/docs/pull/5'
    const pullRequest = { url: prLink, number: 5, repository: 'acme/docs' }

    it.each(['merged', 'closed'] as const)('was %s starts a new job, and says why', async (state) => {
      const service = await startWithJob([{ status: 'completed', prLink }])
      const readPullRequestState = () => Promise.resolve(state)
      const { log, run } = running(service, { earlierJob, readPullRequestState })
      expect(await run()).toMatchObject({
        origin: 'created',
        replaced: { jobId: 'job_1', why: state, pullRequest },
      })
      expect(posts(service)).toEqual([create])
      expect(log.entries[0]).toBe(
        `notice: The pull request ${prLink} of agent job job_1 was ${state}, so a new job is started.`,
      )
    })

    it.each(['open', undefined] as const)('is %s is named to its job', async (state) => {
      const service = await startWithJob([{ status: 'completed', prLink }])
      const continued: unknown[] = []
      const compose: Given['compose'] = () =>
        Promise.resolve((continuedRequest) => {
          continued.push(continuedRequest)
          return 'More'
        })
      const readPullRequestState = () => Promise.resolve(state)
      const result = await running(service, { earlierJob, compose, readPullRequestState }).run()
      expect(result).toMatchObject({ origin: 'continued' })
      expect(continued).toEqual([{ pullRequest }])
    })

    it('is looked at when the turn of the job has ended', async () => {
      const service = await startWithJob([{ status: 'active' }, { status: 'completed', prLink }])
      const readPullRequestState: Given['readPullRequestState'] = () => {
        expect(received(service)).toEqual([retrieve, retrieve])
        return Promise.resolve('closed')
      }
      const result = await running(service, { earlierJob, readPullRequestState }).run()
      expect(result).toMatchObject({ origin: 'created' })
    })

    it('is not there yet gets the request', async () => {
      const service = await startWithJob(completedLife)
      const readPullRequestState = () => Promise.resolve('closed' as const)
      const result = await running(service, { earlierJob, readPullRequestState }).run()
      expect(result).toMatchObject({ origin: 'continued' })
    })
  })

  it.each([400, 404, 409] as const)(
    'starts a new job if the message is refused with %i, and says why',
    async (status) => {
      const service = await startWithJob([{ status: 'completed', messageStatus: status }])
      const compose: Given['compose'] = () =>
        Promise.resolve((continued) => (continued === undefined ? 'First' : 'More'))
      const { announced, log, run } = running(service, { earlierJob, compose })
      expect(await run()).toMatchObject({ origin: 'created', outcome: 'pr-created', delivery: 'sent' })
      expect(posts(service)).toEqual([message, create])
      expect(announced).toEqual([[retrieve], [retrieve, message]])
      expect([...service.jobs.values()].map(({ prompts }) => prompts)).toContainEqual(['First'])
      expect(log.entries).toContainEqual(
        expect.stringMatching(
          /^notice: Agent job job_1 did not accept the follow-up message, so a new job is started\. .*HTTP \d/u,
        ),
      )
    },
  )

  it.each<Fault>([
    { reset: 'before-answer', processed: true },
    { hang: true, processed: true },
    { status: 502 },
    { status: 403, body: { error: 'No' } },
  ])('never starts a job if the message may have been accepted, or is forbidden: %j', async (fault) => {
    const service = await startWithJob(completedLife)
    service.faults.add({ method: 'POST', ...fault })
    const { deadline, run } = running(service, { earlierJob })
    const work = run()
    await until(() => posts(service).length === 1)
    if (fault.hang === true) deadline.expire()
    expect(await work).toMatchObject({ origin: undefined, jobId: undefined })
    expect(posts(service)).toEqual([message])
  })

  it.each([
    ['timed-out', 'expire'],
    ['cancelled', 'cancel'],
  ] as const)('that waits for its turn has the outcome %s, and was not sent', async (outcome, end) => {
    const service = await startWithJob(activeForEver)
    const { clock, deadline, run } = running(service, { earlierJob })
    clock.whileSleeping = deadline[end]
    const result = await run()
    expect(result).toMatchObject({ outcome, jobId: undefined })
    expect('error' in result && result.error).toBeInstanceOf(ActionError)
    expect(describeResult(result)).toMatch(
      /Agent job job_1 was still working on an earlier request, so this request was not sent\.$/u,
    )
    expect(posts(service)).toEqual([])
  })

  it('that waits for its turn fails as polls do', async () => {
    const service = await startWithJob(activeForEver)
    service.faults.add({ method: 'GET', after: 1, times: Infinity, status: 401, body: { error: 'No' } })
    const result = await running(service, { earlierJob }).run()
    expect(describeResult(result)).toMatch(/^Agent job job_1 could not be read 3 times in a row\./u)
    expect(describeResult(result)).not.toContain('still working')
    expect(posts(service)).toEqual([])
  })
})

describe('the delivery of a request', () => {
  const continued = { earlierJob: { jobId: 'job_1', startedBy: 'earlier-run' } } as const

  it.each<[string, Given, string[][]]>([
    ['a create', {}, [[]]],
    ['a message', { jobId: 'job_1' }, [[]]],
    ['a message to the job of an earlier run', continued, [[retrieve]]],
  ])('is announced directly before %s', async (_, given, before) => {
    const { announced, run } = running(await startWithJob(completedLife), given)
    expect(await run()).toMatchObject({ delivery: 'sent' })
    expect(announced).toEqual(before)
  })

  it.each<[string, Fault, string]>([
    ['refused', { status: 403, body: { error: 'No' } }, 'not-sent'],
    ['rejected by the rate limit', { status: 429, body: { error: 'x' }, times: 99 }, 'not-sent'],
    ['answered by a gateway', { status: 502 }, 'unknown'],
    ['reset', { reset: 'before-answer', processed: true }, 'unknown'],
    ['answered without an ID', { transform: (answer) => ({ ...answer, body: {} }) }, 'unknown'],
  ])('of a create that is %s is %j: %s', async (_, fault, delivery) => {
    const service = await start()
    service.faults.add({ method: 'POST', ...fault })
    expect(await running(service).run()).toMatchObject({ origin: undefined, delivery })
  })

  it('does not happen when the run is cancelled while it is announced', async () => {
    const service = await start()
    const { deadline, run } = running(service, {
      whenRequested: () => {
        deadline.cancel()
      },
    })
    expect(await run()).toMatchObject({ outcome: 'cancelled', delivery: 'not-sent' })
    expect(service.requests).toEqual([])
  })

  it('does not happen when the instruction cannot be composed', async () => {
    const service = await start()
    const compose = () => Promise.reject(new TypeError('A mistake'))
    const { announced, run } = running(service, { compose })
    expect(await run()).toMatchObject({ outcome: 'error', delivery: 'not-sent' })
    expect([...announced, ...service.requests]).toEqual([])
  })

  it('that may be a second one is a warning before it is sent', async () => {
    const service = await start()
    const { log, run } = running(service, { mayBeRepeated: true })
    expect(await run()).toMatchObject({ origin: 'created' })
    expect(log.entries[0]).toBe(
      'warning: An earlier attempt of this run may have sent this request already, so an agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard. This attempt sends the request again.',
    )
  })
})
