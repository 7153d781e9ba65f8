import { existsSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import {
  type BuildLife,
  type DocumentationServiceOptions,
  failsPreview,
  neverEnds,
  ofCommit,
  simulatorKey,
} from '../../simulator/documentation-service.ts'
import { startDocumentationSite } from '../../simulator/documentation-site.ts'
import { maskedLog } from '../../simulator/workflow-commands.ts'
import { calls, until } from '../support/dist-stage.ts'
import { type EventStage, openEventStage, readPayload } from '../support/event-stage.ts'
import { describeOnPosix } from '../support/platform.ts'

const { before, after } = readPayload('push') as { before: string; after: string }
const push = { fixture: 'push', change: { head_commit: { id: after } } }
const inputs = { publish: 'true', 'poll-interval-seconds': '0.05' }
const isLive: BuildLife = [{ status: 'in_progress' }, ...ofCommit([{ status: 'success' }], after)]
const headline = `main at ${after.slice(0, 7)}`

/** A stage where the push has added two pages. */
async function open(service: DocumentationServiceOptions): Promise<EventStage> {
  const stage = await openEventStage({ service })
  const files = ['guides/a.mdx', 'guides/b.mdx'].map((filename) => ({ filename, status: 'added' as const }))
  stage.github.comparisons.set(`${before}...${after}`, { files })
  return stage
}

describe('publish', () => {
  it.concurrent('is green when the pushed commit is live, and sends no key to the site', async () => {
    await using stage = await open({ publications: [isLive] })
    await using site = await startDocumentationSite({ pages: { '/guides/a': 'page', '/guides/b': 'page' } })
    const run = await stage.run(push, { ...inputs, 'site-url': site.url })
    expect([run.exitCode, run.outputs['outcome'], run.outputs['headline']]).toEqual([
      0,
      'published',
      `${headline} is live: 2 changed pages answer; their words could not be compared`,
    ])
    expect(run.summary).toContain('is live: 2 changed pages answer')
    expect(site.requests).toHaveLength(3)
    expect(JSON.stringify(site.requests)).not.toContain(simulatorKey)
    expect(calls(stage.service).filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  it.concurrent('is red when the build fails, with its log as text and in a file', async () => {
    const logs = ['::error::forged', '<img src=x>', simulatorKey]
    const life = ofCommit([{ status: 'failure', logs }], after)
    await using stage = await open({ publications: [life] })
    const run = await stage.run(push, inputs)
    expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'not-published'])
    expect(run.summary).toContain('```text\n::error::forged\n<img src=x>\n***\n```')
    expect(existsSync(run.outputs['buildLog'] ?? '')).toBe(true)
    expect(maskedLog(run.log)).not.toMatch(new RegExp(`^::error::forged|${simulatorKey}`, 'mu'))
  })

  it.concurrent('publishes again when it is re-run', async () => {
    await using stage = await open({ publications: [failsPreview, isLive] })
    const exitCodes: unknown[] = []
    for (const attempt of ['1', '2'])
      exitCodes.push((await stage.run(push, inputs, { env: { GITHUB_RUN_ATTEMPT: attempt } })).exitCode)
    expect(exitCodes).toEqual([1, 0])
  })
})

describeOnPosix('SIGINT during a publication', () => {
  it.concurrent('ends the run with 130', async () => {
    await using stage = await open({ publications: [neverEnds] })
    const step = stage.start(push, inputs)
    await until(() => calls(stage.service).some((call) => call.includes('/update-status/')), step)
    step.process.kill('SIGINT')
    const { exitCode, outputs } = await step.finished
    expect([exitCode, outputs['outcome']]).toEqual([130, 'cancelled'])
  })
})
