import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../simulator/faults.ts'
import { annotations } from '../support/dist-log.ts'
import { calls, until } from '../support/dist-stage.ts'
import { type EventStage, openEventStage } from '../support/event-stage.ts'

const labeled = { fixture: 'issues.labeled' }
const commented = { 'prompt-from': 'issue', comment: 'true' }
const mark = '<!-- docs-agent-action run 4711 -->'
const personalToken = 'ghp_personal0123456789'
const bot = { login: 'github-actions[bot]', type: 'Bot' } as const

function markedBy(user: { login: string; type: 'Bot' | 'User' }, { github }: EventStage, body = 'Old') {
  const id = 7000 + github.comments.length
  github.comments.push({ id, issueNumber: 42, body: `${mark}\n${body}`, user })
}

function talk({ github }: EventStage, byStrangers: number): void {
  for (let index = 0; index < byStrangers; index++) {
    const user = { login: `stranger-${index}`, type: 'User' as const }
    github.comments.push({ id: index, issueNumber: 42, body: `Comment ${index}`, user })
  }
}

const marked = ({ github }: EventStage) => github.comments.filter(({ body }) => body.startsWith(mark))
const creates = ({ github }: EventStage) =>
  github.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/comments'))

describe('a re-run', () => {
  it.concurrent('edits the comment of the attempt before', async () => {
    await using stage = await openEventStage()
    await stage.run(labeled, commented)
    await stage.run({ ...labeled, env: { GITHUB_RUN_ATTEMPT: '2' } }, commented)
    expect(creates(stage)).toHaveLength(1)
    expect(stage.github.comments).toHaveLength(1)
  })

  it.concurrent('finds it beyond a hundred comments of others', async () => {
    await using stage = await openEventStage()
    talk(stage, 205)
    markedBy(bot, stage)
    await stage.run(labeled, commented)
    expect(creates(stage)).toEqual([])
    expect(marked(stage).map(({ body }) => body)).toEqual([
      expect.stringContaining('**Pull request created**'),
    ])
  })

  it.concurrent('leaves a comment alone that a stranger gave the mark', async () => {
    await using stage = await openEventStage()
    markedBy({ login: 'visitor', type: 'User' }, stage, 'I was here')
    await stage.run(labeled, commented)
    expect(marked(stage).map(({ user, body }) => [user.login, body.includes('I was here')])).toEqual([
      ['visitor', true],
      ['github-actions[bot]', false],
    ])
  })

  it.concurrent('with a personal token edits the comment of its own account only', async () => {
    const owner = { login: 'writer', type: 'User' } as const
    await using stage = await openEventStage({ github: { tokens: { [personalToken]: owner } } })
    markedBy(bot, stage, 'Of a bot')
    markedBy({ login: 'Writer', type: 'User' }, stage, 'Of another')
    markedBy(owner, stage, 'Own')
    await stage.run(labeled, { ...commented, 'github-token': personalToken })
    expect(creates(stage)).toEqual([])
    expect(marked(stage).map(({ body }) => body.split('\n')[1])).toEqual([
      'Of a bot',
      'Of another',
      expect.stringContaining('Pull request created'),
    ])
  })
})

const lostAnswers: { name: string; fault: Fault }[] = [
  { name: 'was reset', fault: { reset: 'before-answer', processed: true } },
  { name: 'was a 502', fault: { status: 502, processed: true } },
  { name: 'never came', fault: { hang: true, processed: true } },
  { name: 'was cut', fault: { cutBody: true } },
  { name: 'could not be read', fault: { status: 201, body: '<html>unicorn</html>', processed: true } },
]

describe('a comment that was written although the answer', () => {
  it.concurrent.each(lostAnswers)('$name is found and edited, not written twice', async ({ fault }) => {
    await using stage = await openEventStage()
    stage.github.faults.add({ method: 'POST', path: /comments$/u, ...fault })
    const run = await stage.run({ ...labeled, fastTime: true }, commented)
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created' } })
    expect(creates(stage)).toHaveLength(1)
    expect(stage.github.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('**Pull request created**'),
    ])
  })
})

describe('a comment that was perhaps written', () => {
  it.concurrent.each([
    { name: 'a reset', fault: { reset: 'before-answer' } },
    { name: 'a 502', fault: { status: 502 } },
    { name: 'no answer', fault: { hang: true } },
  ] as { name: string; fault: Fault }[])(
    'and is not there is never written again after $name; a warning says so',
    async ({ fault }) => {
      await using stage = await openEventStage()
      stage.github.faults.add({ method: 'POST', path: /comments$/u, ...fault, times: Infinity })
      const run = await stage.run({ ...labeled, fastTime: true }, commented)
      expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created' } })
      expect(creates(stage)).toHaveLength(1)
      expect(annotations('warning', run.log)).toEqual([
        expect.stringContaining('The comment on #42 could not be updated.'),
        expect.stringContaining('not written again'),
      ])
    },
  )
})

describe('a comment whose write', () => {
  it.concurrent('GitHub refused is tried once more at the end', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ method: 'POST', status: 403, body: { message: 'Forbidden' } })
    await stage.run(labeled, commented)
    expect(stage.github.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('**Pull request created**'),
    ])
  })

  it.concurrent('cannot be told from others, as they cannot be listed, is left out', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ method: 'GET', path: /comments/u, status: 403, times: Infinity })
    const run = await stage.run(labeled, commented)
    expect(run.exitCode).toBe(0)
    expect(calls(stage.github)).not.toContainEqual(expect.stringMatching(/^POST/u))
    for (const warning of annotations('warning', run.log))
      expect(warning).toMatch(/comment on #42 .*add "(?:issues|pull-requests): /u)
    expect(annotations('warning', run.log)).not.toEqual([])
  })
})

describe('a cancellation while the comment hangs', () => {
  it.concurrent('is one also where the run does not wait for the job, and names it', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ method: 'POST', hang: true })
    const step = stage.start(labeled, { ...commented, wait: 'false' })
    await until(() => creates(stage).length === 1)
    step.process.kill('SIGINT')
    const run = await step.finished
    expect(run).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
    expect(run.log).toContain(`job-id: ${run.outputs['jobId'] ?? '?'}`)
  })

  it.concurrent('at the end keeps the result, and still counts as one', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ method: 'PATCH', hang: true })
    const step = stage.start(labeled, commented)
    await until(() => stage.github.requests.some(({ method }) => method === 'PATCH'))
    step.process.kill('SIGINT')
    expect(await step.finished).toMatchObject({ exitCode: 130, outputs: { outcome: 'pr-created' } })
  })
})
