import { describe, expect, it } from '@jest/globals'

import {
  type BuildLife,
  buildsPreview,
  failsPreview,
  simulatorKey,
} from '../../simulator/documentation-service.ts'
import { logLines, maskedLog } from '../../simulator/workflow-commands.ts'
import { calls, posts, until } from '../support/dist-stage.ts'
import { type EventStage, openEventStage } from '../support/event-stage.ts'
import { describeOnPosix } from '../support/platform.ts'

const turn = [{ status: 'active' }, { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }]
const inputs = { prompt: 'Document the flag', comment: 'true', preview: 'mend' }
const byMaintainer = { fixture: 'issues.labeled' }

/** Opens a stage whose GitHub has the pull request of the job. */
async function open(...builds: BuildLife[]): Promise<EventStage> {
  const stage = await openEventStage({ service: { jobLife: turn, messageLife: turn, builds } })
  const [head, base] = ['a'.repeat(40), 'b'.repeat(40)]
  stage.github.pullRequests.set(128, { head, base })
  return stage
}

/** Runs the second attempt, which must succeed with one more build. */
async function expectRerunBuilds(stage: EventStage): Promise<void> {
  stage.service.requests.splice(0)
  const env = { GITHUB_RUN_ATTEMPT: '2' }
  const run = await stage.run(byMaintainer, inputs, { env })
  expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created', previewStatus: 'success' } })
  expect(posts(stage.service)).toEqual(['POST /v1/project/preview/project-1'])
  expect(stage.service.jobs.size).toBe(1)
}

describe('a preview', () => {
  it.concurrent('that the agent mends is told as built, and a re-run only builds it again', async () => {
    await using stage = await open(failsPreview, buildsPreview)
    const run = await stage.run(byMaintainer, inputs)
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created', previewStatus: 'success' } })
    const [job = ''] = stage.service.jobs.keys()
    expect(posts(stage.service)).toEqual([
      'POST /v2/agent/project-1/job',
      'POST /v1/project/preview/project-1',
      `POST /v2/agent/project-1/job/${job}/message`,
      'POST /v1/project/preview/project-1',
    ])
    await expectRerunBuilds(stage)
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
    await using stage = await open([{ status: 'failure', logs: hostile }])
    const run = await stage.run(byMaintainer, inputs)
    const prompts = [...stage.service.jobs.values()].flatMap((job) => job.prompts)
    const comment = stage.github.comments[0]?.body ?? ''
    const shown = [maskedLog(run.log), run.summary, comment, prompts[1]]
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
    expect(prompts[1]).toMatch(/^----- begin (\w{32}) -----$[^]*Title @octocat[^]*^----- end \1 -----$/mu)
  })
})

describeOnPosix('SIGINT during the build', () => {
  it.concurrent('ends the run with 130 and the pull request, and a re-run builds again', async () => {
    await using stage = await open([{ status: 'in_progress' }], buildsPreview)
    const step = stage.start(byMaintainer, inputs)
    await until(() => calls(stage.service).some((call) => call.includes('/update-status/')), step)
    step.process.kill('SIGINT')
    const { exitCode, outputs } = await step.finished
    expect(exitCode).toBe(130)
    expect(outputs).toMatchObject({ outcome: 'pr-created', prNumber: '128', previewStatus: 'unknown' })
    expect(stage.github.comments[0]?.body).toContain('It is unknown whether the preview builds.')
    await expectRerunBuilds(stage)
  })
})
