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
import { GitHubError } from '../../src/github/github-call.ts'
import { type RequestOptions, runRequest } from '../../src/agent-job/agent-job-step.ts'
import { describeEnd, jobComment, jobReport } from '../../src/agent-job/job-report.ts'
import {
  type EndedRequest,
  jobThatStillRuns,
  type RequestState,
  type Start,
} from '../../src/agent-job/request-state.ts'
import { sendRequest } from '../../src/agent-job/start-job.ts'
import { ActionError } from '../../src/shared/errors.ts'
import type { Instruct } from '../../src/github/instruction/compose-instruction.ts'
import { nothingRemembered, type ThreadMemory } from '../../src/github/thread/issue-thread.ts'
import type { PullRequestState } from '../../src/shared/pull-request-link.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { calls, posts, until } from '../support/dist-stage.ts'
import { notSent, requested, sentTo } from '../support/comment-marks.ts'
import { pullRequestOf } from '../support/trigger-event.ts'
import { jobWith } from '../support/job.ts'
import { statusError } from '../support/poll-setup.ts'
import { clientOf, projectId, serviceStarter } from '../support/service-client.ts'

const start = serviceStarter()

interface Given extends Partial<Pick<RequestOptions, 'instruct' | 'readPullRequest'>> {
  jobId?: string
  wait?: boolean
  earlier?: Partial<ThreadMemory>
  threadJobId?: string
  onChange?: (state: RequestState) => void
  onProgress?: (state: RequestState) => void
}

const instructing =
  (text: string): Instruct =>
  () =>
    Promise.resolve({ text, removed: '' })

function running(service: DocumentationService, given: Given = {}) {
  const context = clientOf(service.url)
  /** What was told of a job: how the run came to it, the job, its status. */
  const changes: unknown[] = []
  /** How far the request was at each step, and what the service had received. */
  const steps: [progress: string, requests: string[]][] = []
  const tell = (state: RequestState): Promise<void> => {
    const { progress, jobId, job } = state
    if (jobId !== undefined) {
      const change = [progress, jobId, job?.status]
      if (change.join() !== String(changes.at(-1))) changes.push(change)
      given.onChange?.(state)
    }
    if (progress === 'requested' || (progress !== 'not-sent' && progress !== steps.at(-1)?.[0])) {
      steps.push([progress, calls(service)])
      given.onProgress?.(state)
    }
    return Promise.resolve()
  }
  const run = () =>
    runRequest(
      {
        client: context.client,
        instruct: 'instruct' in given ? given.instruct : instructing('Document the flag'),
        earlier: { ...nothingRemembered, ...given.earlier },
        threadJobId: given.threadJobId,
        readPullRequest: given.readPullRequest ?? (() => Promise.resolve(undefined)),
        inputs: { jobId: given.jobId, wait: given.wait ?? true, pollIntervalMs: 15_000 },
        buildPreview: undefined,
        removeLabel: () => Promise.resolve(),
        tell,
      },
      context,
    )
  return { ...context, changes, steps, run }
}

/** A service with job_1, which lives this life. */
async function startWithJob(life: JobLife, options?: DocumentationServiceOptions) {
  const service = await start(options)
  service.addJob('job_1', projectId, life)
  return service
}
/** Reads that a pull request is open, merged or closed, or that nobody knows. */
const isNow = (state: PullRequestState | undefined) => () =>
  Promise.resolve(state && { ...pullRequestOf(), state })
const completedLife = [{ status: 'completed' }]

const onlyJob = (service: DocumentationService): string => [...service.jobs.keys()].join()
const attaching = { instruct: undefined, jobId: 'job_1' }

/** The error that ended the run, which must be of that class. */
async function endingError<T extends Error>(
  run: Promise<EndedRequest>,
  kind: abstract new (...parameters: never[]) => T,
): Promise<T> {
  const result = await run
  expect(result.outcome).toBe('error')
  expect(result.error).toBeInstanceOf(kind)
  return result.error as T
}

const create = `POST /v2/agent/${projectId}/job`
const retrieve = `GET /v2/agent/${projectId}/job/job_1`
const message = `POST /v2/agent/${projectId}/job/job_1/message`

describe('an agent job', () => {
  it('is created once, known before the first poll, and polled until it ends', async () => {
    const service = await start()
    const { changes, log, steps, run } = running(service, { instruct: instructing('line\n'.repeat(100)) })
    expect(await run()).toMatchObject({
      outcome: 'pr-created',
      progress: 'created',
      job: { id: onlyJob(service), status: 'completed' },
      pullRequest: { url: 'https://github.com/acme/docs/pull/128', number: 128, repository: 'acme/docs' },
    })
    const id = onlyJob(service)
    expect(steps).toEqual([
      ['requested', []],
      ['created', [create]],
    ])
    expect(changes).toEqual([
      ['created', id, 'active'],
      ['created', id, 'completed'],
    ])
    expect(calls(service).map((line) => line.split(' ')[0])).toEqual(['POST', 'GET', 'GET'])
    log.expectExactly(
      `group: Instruction (500 characters)\n${'line\n'.repeat(30)}… and 71 more lines`,
      `info: Created agent job ${id} (documentation-writer-1, https://github.com/acme/docs, main).`,
      `info: Agent job ${id}: active.`,
      `info: Agent job ${id}: completed after 4 s.`,
    )
  })

  it('is known and was sent also when its outputs cannot be set', async () => {
    const service = await start()
    const onChange = (): never => {
      throw new ActionError('The file for outputs is gone.')
    }
    expect(await running(service, { onChange }).run()).toMatchObject({
      outcome: 'error',
      jobId: onlyJob(service),
      progress: 'created',
    })
  })

  it('that nobody waits for has the outcome started, also where it is announced', async () => {
    const service = await start()
    const announced: unknown[] = []
    const onProgress = ({ outcome }: RequestState): unknown => announced.push(outcome)
    const end = await running(service, { wait: false, onProgress }).run()
    expect(end).toMatchObject({ outcome: 'started', job: { status: 'active' } })
    expect(announced).toEqual([undefined, 'started'])
    expect(calls(service)).toEqual([create])
  })

  it('whose prLink cannot be trusted has no pull request, with a warning', async () => {
    const prLink = 'https://github.com/acme/docs/pull/1\n::error::forged'
    const service = await start({ jobLife: [{ status: 'active' }, { status: 'completed', prLink }] })
    const { log, run } = running(service)
    const end = await run()
    expect([end.outcome, end.pullRequest]).toEqual(['no-pr', undefined])
    const warnings = log.entries.filter((entry) => entry.startsWith('warning: '))
    expect(warnings).toEqual([expect.stringMatching(/^warning: prLink is ignored, [^\n]+$/)])
  })

  it.each([
    ['cancelled', 'cancel'],
    ['timed-out', 'expire'],
  ] as const)('has the outcome %s when its create is cut off, and may exist', async (outcome, end) => {
    const service = await start()
    service.faults.add({ hang: true, processed: true })
    const { deadline, run } = running(service)
    const work = run()
    await until(() => service.jobs.size === 1)
    deadline[end]()
    const result = await work
    expect(result).toMatchObject({ outcome, progress: 'requested', jobId: undefined })
    expect(describeEnd(result)).toContain('An agent job may have been started')
  })

  it('whose run is cancelled while it is announced is not polled, and keeps its id', async () => {
    const service = await start()
    const onProgress = ({ jobId }: RequestState): void => {
      if (jobId !== undefined) deadline.cancel()
    }
    const { deadline, run } = running(service, { onProgress })
    expect(await run()).toMatchObject({ outcome: 'cancelled', jobId: onlyJob(service) })
    expect(service.requests).toHaveLength(1)
  })
})

describe('attaching to a job', () => {
  it('waits for it without sending anything that writes', async () => {
    const service = await startWithJob(failed)
    const { log, changes, run } = running(service, attaching)
    expect(await run()).toMatchObject({ outcome: 'failed', progress: 'attached', job: { id: 'job_1' } })
    expect(changes[0]).toEqual(['not-sent', 'job_1', undefined])
    expect(calls(service)).toEqual(Array(3).fill(retrieve))
    expect(log.entries[0]).toBe('info: Attaching to agent job job_1.')
  })

  it('without waiting tells its status, and nothing of an end', async () => {
    const service = await startWithJob([{ status: 'archived' }])
    const result = await running(service, { ...attaching, wait: false }).run()
    expect(result).toMatchObject({ outcome: 'started', job: { status: 'archived' } })
    expect(service.requests).toHaveLength(1)
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
    const { log, run } = running(service, followUp)
    expect(await run()).toMatchObject({ outcome: 'pr-created', pullRequest: { number: 2 } })
    expect(service.jobs.get('job_1')?.prompts).toEqual(['Document the flag'])
    expect(calls(service)).toEqual([message, retrieve, retrieve, retrieve])
    expect(log.entries).toContain('info: Sent a follow-up message to agent job job_1.')
  })

  it.each(['merged', 'closed', 'open'] as const)('tells that its pull request is %s', async (state) => {
    const service = await startWithJob([completed(1)], { messageLife: [{ status: 'active' }, completed(1)] })
    const { run } = running(service, { ...followUp, readPullRequest: isNow(state) })
    expect(await run()).toMatchObject({ outcome: 'pr-created', pullRequestState: state })
  })

  it('tells nothing of its pull request where that cannot be read, in time or at all', async () => {
    const states: (() => Promise<never>)[] = [
      () => Promise.reject(new GitHubError('HTTP 404.', 404)),
      () => new Promise(() => undefined),
    ]
    for (const [index, readPullRequest] of states.entries()) {
      const service = await startWithJob([completed(1)], {
        messageLife: [{ status: 'active' }, completed(1)],
      })
      const { deadline, log, run } = running(service, {
        ...followUp,
        readPullRequest: () => {
          if (index === 1) deadline.expire()
          return readPullRequest()
        },
      })
      const end = await run()
      expect([end.outcome, end.pullRequestState, end.error]).toEqual(['pr-created', undefined, undefined])
      expect(
        log.entries.filter((entry) => !entry.startsWith('info:') && !entry.startsWith('group:')),
      ).toEqual([])
    }
  })

  it('that nobody waits for has the outcome started, though the last turn is completed', async () => {
    const service = await startWithJob([completed(1)], { messageLife: [completed(1)] })
    const { run } = running(service, { ...followUp, wait: false })
    const job = { status: 'completed' }
    const end = await run()
    expect(end).toMatchObject({ outcome: 'started', job })
    expect(end.pullRequest).toBeUndefined()
    expect(service.requests).toHaveLength(1)
  })

  it('whose run is cancelled before the new turn names no pull request of the turn before', async () => {
    const service = await startWithJob([completed(1)], { messageLife: [completed(1)] })
    const { clock, deadline, run } = running(service, followUp)
    clock.whileSleeping = () => {
      if (service.requests.length > 1) deadline.cancel()
    }
    const end = await run()
    expect(end).toMatchObject({ outcome: 'cancelled', job: { status: 'completed' } })
    expect(end.pullRequest).toBeUndefined()
  })
})

describe('the pull request of an earlier request', () => {
  const withPr = jobWith('completed', { prLink: 'https://github.com/acme/docs/pull/5' })

  it.each([
    [withPr, true],
    [undefined, true],
    [jobWith('completed'), false],
  ])('is continued by a message whose answer is %j: %s', async (answer, continuesPullRequest) => {
    const service = await startWithJob(completedLife)
    const context = clientOf(service.url)
    const client = { ...context.client, sendMessage: () => Promise.resolve(answer) }
    const instruction = { text: 'Go on', removed: '' }
    const message = { origin: 'continued', jobId: 'job_1', instruction } as const
    const update = () => Promise.resolve()
    expect(await sendRequest(message, { earlier: nothingRemembered, client }, context, update)).toMatchObject(
      {
        progress: 'continued',
        continuesPullRequest,
      },
    )
  })

  it.each<[Given]>([[{}], [attaching]])('is not continued by another start: %j', async (given) => {
    const service = await startWithJob([{ status: 'completed', prLink: withPr.prLink ?? null }])
    const end = await running(service, given).run()
    expect(end).toMatchObject({ outcome: 'pr-created', continuesPullRequest: false })
  })
})

describe('a re-run whose earlier attempt has a job', () => {
  const earlier = { ofRun: sentTo('job_1') }

  it.each(['active', 'completed', 'paused'])(
    'attaches to it and sends nothing if it is %s',
    async (status) => {
      const service = await startWithJob([{ status }, { status: 'completed' }])
      const { log, steps, run } = running(service, { earlier })
      expect(await run()).toMatchObject({ progress: 'attached', jobId: 'job_1', outcome: 'no-pr' })
      expect(posts(service)).toEqual([])
      expect(steps.map(([progress]) => progress)).toEqual(['attached'])
      expect(log.entries[0]).toBe(
        'notice: This is a re-run. It attaches to agent job job_1 of the earlier attempt and does not send the request again.',
      )
    },
  )

  it.each([
    ['is failed', 'failed', [{ status: 'failed' }]],
    ['is archived', 'archived', [{ status: 'archived' }]],
    ['no longer exists', 'gone', gone],
  ] as const)('starts a new job if it %s, and says why', async (words, why, life) => {
    const service = await startWithJob(life)
    const { log, run } = running(service, { earlier, threadJobId: 'job_1' })
    const replaced = { jobId: 'job_1', why }
    expect(await run()).toMatchObject({ progress: 'created', outcome: 'pr-created', replaced })
    expect(posts(service)).toEqual([create])
    expect(log.entries[0]).toBe(
      `notice: Agent job job_1 of an earlier request ${words}, so a new job is started.`,
    )
  })

  it('with job-id sends the message again if the job failed, and says so', async () => {
    const service = await startWithJob([{ status: 'failed' }])
    const { log, run } = running(service, { earlier, jobId: 'job_1' })
    await run()
    expect(posts(service)).toEqual([message])
    expect(log.entries[0]).toBe(
      'notice: Agent job job_1 of an earlier request is failed, so the message is sent again.',
    )
  })

  it('starts no job if a proxy says that there is no earlier one', async () => {
    const service = await startWithJob(completedLife)
    service.faults.add({ method: 'GET', status: 404, body: '<html>Not found</html>', times: Infinity })
    await endingError(running(service, { earlier }).run(), ServiceError)
    expect(posts(service)).toEqual([])
  })

  it('starts no job if the earlier one cannot be retrieved', async () => {
    const service = await start({ keys: [] })
    await endingError(running(service, { earlier }).run(), ServiceError)
    expect(posts(service)).toEqual([])
  })
})

describe('a request on a thread that has a job', () => {
  const threadJobId = 'job_1'

  it('is a follow-up message to that job', async () => {
    const service = await startWithJob(completedLife)
    expect(await running(service, { threadJobId }).run()).toMatchObject({
      progress: 'continued',
      jobId: 'job_1',
      outcome: 'pr-created',
    })
    expect(calls(service).slice(0, 2)).toEqual([retrieve, message])
    expect(posts(service)).toEqual([message])
  })

  it.each(['active', 'paused'])('waits for the turn of a job that is %s', async (status) => {
    const service = await startWithJob([{ status }, { status }, { status: 'completed' }])
    const { log, run } = running(service, { threadJobId })
    await run()
    expect(calls(service).slice(0, 4)).toEqual([retrieve, retrieve, retrieve, message])
    expect(log.entries[0]).toBe(
      'info: Agent job job_1 is still working. This request waits until it has ended.',
    )
  })

  it('does not wait for the earlier turn with wait: false', async () => {
    const service = await startWithJob(activeForEver)
    expect(await running(service, { threadJobId, wait: false }).run()).toMatchObject({ outcome: 'started' })
    expect(calls(service)).toEqual([retrieve, message])
  })

  it('starts no other job if a proxy refuses the message', async () => {
    const service = await startWithJob(completedLife)
    service.faults.add({ method: 'POST', status: 404, body: '<html>Not found</html>' })
    await endingError(running(service, { threadJobId }).run(), ServiceError)
    expect(posts(service)).toEqual([message])
  })

  it('is composed before the earlier job is read, because it can be skipped', async () => {
    const service = await startWithJob(completedLife)
    const instruct = () => Promise.reject(new ActionError('Nothing changed.'))
    await endingError(running(service, { threadJobId, instruct }).run(), ActionError)
    expect(service.requests).toEqual([])
  })

  it.each([
    ['is gone', gone],
    ['fails in its turn', [{ status: 'active' }, { status: 'failed' }]],
    ['vanishes in its turn', [{ status: 'active' }, { status: 'active', isGone: true }]],
  ])('starts a new job if that job %s', async (_, life) => {
    const service = await startWithJob(life)
    const { log, run } = running(service, { threadJobId })
    expect(await run()).toMatchObject({ progress: 'created', outcome: 'pr-created' })
    expect(posts(service)).toEqual([create])
    expect(log.entries.filter((entry) => entry.endsWith(', so a new job is started.'))).toHaveLength(1)
  })

  describe('whose pull request', () => {
    const prLink = 'https://github.com/acme/docs/pull/5'
    const pullRequest = { url: prLink, number: 5, repository: 'acme/docs' }

    it.each(['merged', 'closed'] as const)('was %s starts a new job, and says why', async (state) => {
      const service = await startWithJob([{ status: 'completed', prLink }])
      const readPullRequest = isNow(state)
      const { log, run } = running(service, { threadJobId, readPullRequest })
      expect(await run()).toMatchObject({
        progress: 'created',
        replaced: { jobId: 'job_1', why: state, pullRequest },
      })
      expect(posts(service)).toEqual([create])
      expect(log.entries[0]).toBe(
        `notice: The pull request ${prLink} of agent job job_1 was ${state}, so a new job is started.`,
      )
    })

    it('cannot be read is named to its job, and the log says that its state is unknown', async () => {
      const service = await startWithJob([{ status: 'completed', prLink }])
      const readPullRequest = () => Promise.reject(new GitHubError('Reading failed (HTTP 404).', 404))
      const { log, run } = running(service, { threadJobId, readPullRequest })
      expect(await run()).toMatchObject({ progress: 'continued', outcome: 'pr-created' })
      expect(log.entries.filter((entry) => entry.startsWith('notice'))).toEqual([
        `notice: It is unknown whether the pull request ${prLink} of the earlier job is still open, so the request goes to that job. Reading failed (HTTP 404).`,
      ])
    })

    it.each(['open', undefined] as const)('is %s is named to its job', async (state) => {
      const service = await startWithJob([{ status: 'completed', prLink }])
      const instruct: Instruct = (continued) =>
        Promise.resolve({ text: continued?.pullRequest?.url ?? 'new', removed: '' })
      const readPullRequest = isNow(state)
      const result = await running(service, { threadJobId, instruct, readPullRequest }).run()
      expect(result).toMatchObject({ progress: 'continued', instruction: { text: prLink } })
      expect(service.jobs.get('job_1')?.prompts).toEqual([prLink])
    })

    it('is looked at when the turn of the job has ended', async () => {
      const service = await startWithJob([{ status: 'active' }, { status: 'completed', prLink }])
      const readPullRequest: Given['readPullRequest'] = () => {
        expect(calls(service)).toEqual([retrieve, retrieve])
        return isNow('closed')()
      }
      const result = await running(service, { threadJobId, readPullRequest }).run()
      expect(result).toMatchObject({ progress: 'created' })
    })
  })

  it.each([400, 404, 409] as const)(
    'starts a new job if the message is refused with %i, and says why',
    async (status) => {
      const service = await startWithJob([{ status: 'completed', messageStatus: status }])
      const instruct: Instruct = (continued) =>
        Promise.resolve({ text: continued === undefined ? 'First' : 'More', removed: '' })
      const { steps, log, run } = running(service, { threadJobId, instruct })
      expect(await run()).toMatchObject({ progress: 'created', outcome: 'pr-created' })
      expect(steps).toEqual([
        ['requested', [retrieve]],
        ['requested', [retrieve, message]],
        ['created', [retrieve, message, create]],
      ])
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
    const { deadline, run } = running(service, { threadJobId })
    const work = run()
    await until(() => posts(service).length === 1)
    if (fault.hang === true) deadline.expire()
    const progress = fault.status === 403 ? 'not-sent' : 'requested'
    expect(await work).toMatchObject({ progress, jobId: undefined })
    expect(posts(service)).toEqual([message])
  })

  it.each([
    ['timed-out', 'expire'],
    ['cancelled', 'cancel'],
  ] as const)('that waits for its turn has the outcome %s, and was not sent', async (outcome, end) => {
    const service = await startWithJob(activeForEver)
    const { clock, deadline, run } = running(service, { threadJobId })
    clock.whileSleeping = deadline[end]
    const result = await run()
    expect(result).toMatchObject({ outcome, progress: 'not-sent', jobId: undefined })
    expect(describeEnd(result)).toMatch(/ The request was not sent\.$/u)
    expect(posts(service)).toEqual([])
  })
})

describe('a request', () => {
  const instruction = { text: 'Go on', removed: '' }
  const fallback = { text: 'Begin', removed: '' }
  const newJob = { origin: 'created', instruction } as const
  const refusedMessage = { origin: 'continued', jobId: 'job_1', instruction, fallback } as const

  /** Sends a request. The service refuses every message. */
  function sending(start: Start, onUpdate: () => Promise<void>) {
    const context = clientOf('https://service.example')
    const order: string[] = []
    const client = {
      ...context.client,
      createJob: () => {
        order.push('create')
        return Promise.resolve(jobWith('active'))
      },
      sendMessage: () => {
        order.push('message')
        return Promise.reject(statusError(409))
      },
    }
    const update = async (): Promise<void> => {
      await onUpdate()
      order.push('told')
    }
    const sent = sendRequest(start, { earlier: nothingRemembered, client }, context, update)
    return { order, sent }
  }

  it.each<[Start, string[]]>([
    [newJob, ['told', 'create']],
    [refusedMessage, ['told', 'message', 'told', 'create']],
  ])('is sent after it was told that a job may exist: %j', async (start, expected) => {
    const { order, sent } = sending(start, () => new Promise(setImmediate))
    await sent
    expect(order).toEqual(expected)
  })

  it.each<Start>([newJob, refusedMessage])('is not sent if that cannot be told: %j', async (start) => {
    const { order, sent } = sending(start, () => Promise.reject(new ActionError('No comment.')))
    await expect(sent).rejects.toThrow('No comment.')
    expect(order).toEqual([])
  })

  it.each<[string, Fault, string]>([
    ['refused', { status: 403, body: { error: 'No' } }, 'not-sent'],
    ['rejected by the rate limit', { status: 429, body: { error: 'x' }, times: 99 }, 'not-sent'],
    ['answered by a gateway', { status: 502 }, 'requested'],
    ['reset', { reset: 'before-answer', processed: true }, 'requested'],
    ['answered without an ID', { transform: (answer) => ({ ...answer, body: {} }) }, 'requested'],
  ])('whose create is %s is %j: %s', async (_, fault, progress) => {
    const service = await start()
    service.faults.add({ method: 'POST', ...fault })
    expect(await running(service).run()).toMatchObject({ outcome: 'error', progress })
    expect(service.jobs.size).toBeLessThan(2)
  })

  it.each<[string, Given, 'expire' | 'cancel']>([
    ['for a new job', {}, 'cancel'],
    ['for a new job', {}, 'expire'],
    ['for the job in job-id', { jobId: 'job_1' }, 'cancel'],
    ['for the job in job-id', { jobId: 'job_1' }, 'expire'],
  ])('%s is not sent when the run ends while it is announced: %j, %s', async (_, given, end) => {
    const service = await startWithJob(completedLife)
    const onProgress = (): void => {
      deadline[end]()
    }
    const { deadline, run } = running(service, { ...given, onProgress })
    const ended = await run()
    expect(ended).toMatchObject({ progress: 'not-sent', jobId: given.jobId })
    expect(jobThatStillRuns(ended)).toBeUndefined()
    expect(service.requests).toEqual([])
  })

  it('is not sent when the instruction cannot be composed', async () => {
    const service = await start()
    const instruct = () => Promise.reject(new TypeError('A mistake'))
    const { steps, run } = running(service, { instruct })
    expect(await run()).toMatchObject({ outcome: 'error', progress: 'not-sent' })
    expect([...steps, ...service.requests]).toEqual([])
  })

  it('after one that was certainly not sent is no warning', async () => {
    const service = await start()
    const { log, run } = running(service, { earlier: { ofRun: notSent } })
    expect(await run()).toMatchObject({ progress: 'created' })
    expect(log.entries.filter((entry) => entry.startsWith('warning'))).toEqual([])
  })

  it.each([
    [
      { ofRun: requested },
      'An earlier attempt of this run may have sent this request already, so an agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard. This attempt sends the request again.',
    ],
    [
      { others: [requested] },
      'An earlier request on this thread got no answer, but the service may have received it. So another agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard.',
    ],
  ])('after one of unknown fate (%j) is a warning before it is sent', async (earlier, warning) => {
    const service = await start()
    const { log, run } = running(service, { earlier })
    const result = await run()
    expect(result).toMatchObject({ progress: 'created' })
    expect(log.entries[0]).toBe(`warning: ${warning}`)
    expect([jobReport(result, 1000), jobComment(result, 'https://ci.example/')]).toEqual(
      Array(2).fill(expect.stringContaining(`\n\n${warning}\n\n`)),
    )
  })
})
