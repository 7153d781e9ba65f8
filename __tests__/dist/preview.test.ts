import { describe, expect, it } from '@jest/globals'

import {
  type BuildLife,
  buildsPreview,
  type DocumentationServiceOptions,
  simulatorKey,
} from '../../simulator/documentation-service.ts'
import { logLines, maskedLog } from '../../simulator/workflow-commands.ts'
import { calls, until } from '../support/dist-stage.ts'
import { type EventStage, openEventStage } from '../support/event-stage.ts'
import { describeOnPosix } from '../support/platform.ts'

const pullRequest = { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }
const turn = [{ status: 'active' }, pullRequest]
const inputsOfPreview = {
  'poll-interval-seconds': '0.05',
  prompt: 'Document the flag',
  comment: 'true',
  preview: 'true',
}
const stuck: BuildLife = [{ status: 'in_progress' }]
const byMaintainer = { fixture: 'issues.labeled' }

function open(service: DocumentationServiceOptions = {}): Promise<EventStage> {
  return openEventStage({ service: { jobLife: turn, messageLife: turn, buildsPerMinute: 100, ...service } })
}

function addPullRequest({ github }: EventStage): void {
  const [head, base] = ['a'.repeat(40), 'b'.repeat(40)]
  github.pullRequests.set(128, { head, base })
}

/** Runs the step, and returns its exit code, its result, and what it posted to the service. */
async function attempt(stage: EventStage, number: number) {
  stage.service.requests.splice(0)
  const env = { GITHUB_RUN_ATTEMPT: String(number) }
  const run = await stage.run(byMaintainer, inputsOfPreview, { env })
  return { run, told: [run.exitCode, run.outputs['outcome'], run.outputs['previewStatus'], postsOf(stage)] }
}

function postsOf({ service }: EventStage): string {
  const posts = calls(service).filter((call) => call.startsWith('POST'))
  return posts.map((call) => /\/(preview|message)(?:\/|$)/u.exec(call)?.[1] ?? 'job').join(' ')
}

describe('a preview', () => {
  it.concurrent('that does not build, with a log of 5 MB, is red, and a re-run builds it again', async () => {
    const build = [{ status: 'failure', logs: ['x\n'.repeat(2_500_000)] }]
    await using stage = await open({ builds: [build] })
    addPullRequest(stage)
    expect((await attempt(stage, 1)).told).toEqual([1, 'pr-created', 'failure', 'job preview'])
    expect((await attempt(stage, 2)).told).toEqual([1, 'pr-created', 'failure', 'preview'])
    expect(stage.service.jobs.size).toBe(1)
  })

  it.concurrent('with a hostile log shows it as text, without the key', async () => {
    const hostile = [
      '# Title @octocat <img src=x> [x](http://evil.example)',
      '::error::forged',
      '##[error]forged',
      '```',
      '\u001b[31m\u202eevil',
      simulatorKey,
    ]
    await using stage = await open({ builds: [[{ status: 'failure', logs: hostile }]] })
    addPullRequest(stage)
    const { run } = await attempt(stage, 1)
    const comment = stage.github.comments[0]?.body ?? ''
    const shown = [maskedLog(run.log), run.summary, comment]
    for (const text of shown) {
      expect(text).toContain('Title @octocat')
      for (const hidden of [simulatorKey, '\u001b', '\u202e']) expect(text).not.toContain(hidden)
    }
    expect(logLines(run.log).filter((line) => /^(?:::error::|##\[error\])forged/u.test(line.trim()))).toEqual(
      [],
    )
    for (const text of [run.summary, comment]) {
      expect(text).toMatch(/<pre><code>[^]*# Title @octocat &lt;img src=x&gt;[^]*<\/code><\/pre>/u)
    }
  })
})

describeOnPosix('SIGKILL during the build', () => {
  it.concurrent('leaves the pull request and an unknown result in the outputs', async () => {
    await using stage = await open({ builds: [stuck] })
    addPullRequest(stage)
    const step = stage.start(byMaintainer, inputsOfPreview)
    await until(() => calls(stage.service).some((call) => call.includes('/update-status/')), step)
    step.process.kill('SIGKILL')
    const { outputs } = await step.finished
    expect(outputs).toMatchObject({
      prLink: pullRequest.prLink,
      status: 'completed',
      previewStatus: 'unknown',
    })
  })
})

describeOnPosix('SIGINT during the build', () => {
  it.concurrent('ends the run with 130 and the pull request, and a re-run builds again', async () => {
    await using stage = await open({ builds: [stuck, buildsPreview] })
    addPullRequest(stage)
    const step = stage.start(byMaintainer, inputsOfPreview)
    await until(() => calls(stage.service).some((call) => call.includes('/update-status/')), step)
    step.process.kill('SIGINT')
    const { exitCode, outputs } = await step.finished
    expect(exitCode).toBe(130)
    expect(outputs).toMatchObject({ outcome: 'pr-created', prNumber: '128', previewStatus: 'unknown' })
    expect(stage.github.comments[0]?.body).toContain('It is unknown whether the preview builds.')
    const { told } = await attempt(stage, 2)
    expect(told).toEqual([0, 'pr-created', 'success', 'preview'])
  })
})
