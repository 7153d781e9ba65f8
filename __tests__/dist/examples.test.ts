import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { failed, simulatorKey } from '../../simulator/documentation-service.ts'
import {
  inputsOfStep,
  readWorkflowSteps,
  runWorkflowJob,
  type WorkflowStep,
} from '../../simulator/workflow-job.ts'
import { annotations } from '../support/dist-log.ts'
import { calls, openStage, projectId, type Stage } from '../support/dist-stage.ts'
import { openEventStage, partsOf, sentPrompt, type TriggeredBy } from '../support/event-stage.ts'
import { concurrentOnPosix } from '../support/platform.ts'

const create = `POST /v2/agent/${projectId}/job`

const known = { 'secrets.DOCS_API_KEY': simulatorKey, 'vars.DOCS_PROJECT_ID': projectId }
const pollFast = { 'poll-interval-seconds': '0.05' }

const stepsOf = (example: string, job: string): WorkflowStep[] =>
  readWorkflowSteps(path.join('examples', example), job)

/** The inputs of the step of an example that runs an agent job, with the expressions replaced as GitHub would. */
function inputsOf(
  example: string,
  job = 'edit',
  values: Record<string, string> = {},
): Record<string, string> {
  const step = stepsOf(example, job).find(({ uses }) => uses?.startsWith('acme/docs-agent-action@'))
  return { ...inputsOfStep(step ?? {}, { ...known, ...values }), ...pollFast }
}

describe('the example', () => {
  it.concurrent('push-to-main.yml sends what was pushed, with patches', async () => {
    await using stage = await openEventStage()
    const run = await stage.run({ fixture: 'push' }, inputsOf('push-to-main.yml'))
    expect(run.outputs).toMatchObject({ outcome: 'pr-created' })
    expect(sentPrompt(stage)).toContain('\nPatch of src/config.ts:\n')
    expect(annotations('warning', run.log)).toEqual([])
  })

  it.concurrent('release.yml sends what changed since the release before', async () => {
    await using stage = await openEventStage()
    const run = await stage.run({ fixture: 'release.published' }, inputsOf('release.yml'))
    expect(run.outputs).toMatchObject({ outcome: 'pr-created' })
    expect(sentPrompt(stage)).toMatch(
      /^The release described below is out\. [^]+\nPrevious release: v2\.2\.0, /u,
    )
  })

  it.concurrent('merged-pull-request.yml sends what the pull request changed', async () => {
    await using stage = await openEventStage()
    const run = await stage.run({ fixture: 'pull_request.closed' }, inputsOf('merged-pull-request.yml'))
    expect(run.outputs).toMatchObject({ outcome: 'pr-created' })
    expect(sentPrompt(stage)).toContain('\nmodified src/export.ts +3 −2\n')
  })

  it.concurrent('comment-command.yml continues one conversation', async () => {
    await using stage = await openEventStage()
    const comment = (runId: string): TriggeredBy => ({
      fixture: 'issue_comment.created',
      env: { GITHUB_RUN_ID: runId },
    })
    const first = await stage.run(comment('1'), inputsOf('comment-command.yml'))
    const second = await stage.run(comment('2'), inputsOf('comment-command.yml'))
    expect(first.outputs).toMatchObject({ outcome: 'pr-created', jobOrigin: 'created' })
    expect(second.outputs).toMatchObject({
      outcome: 'pr-created',
      jobOrigin: 'continued',
      jobId: first.outputs['jobId'],
    })
    expect(stage.github.comments).toHaveLength(2)
  })

  it.concurrent('detach-and-attach.yml only waits again when its failed job is re-run', async () => {
    await using stage = await openEventStage({ service: { jobLife: failed } })
    const started = await stage.run({ fixture: 'push' }, inputsOf('detach-and-attach.yml', 'start'))
    expect(started.outputs).toMatchObject({ outcome: 'started', jobOrigin: 'created' })
    const jobId = started.outputs['jobId'] ?? ''
    const waiting = inputsOf('detach-and-attach.yml', 'finish', { 'needs.start.outputs.jobId': jobId })
    for (const attempt of ['1', '2']) {
      const run = await stage.run({ fixture: 'push', env: { GITHUB_RUN_ATTEMPT: attempt } }, waiting)
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed', jobOrigin: 'attached', jobId } })
    }
    expect(calls(stage.service).filter((call) => call.startsWith('POST'))).toEqual([create])
  })

  concurrentOnPosix('openapi-changes.yml quotes what oasdiff wrote', async () => {
    await using stage = await openEventStage()
    const { workspace, folder } = stage.stage
    const before = commitTwoVersions(workspace)
    const script = stepsOf('openapi-changes.yml', 'edit').find(({ run }) => run !== undefined)?.run ?? ''
    const outputs = path.join(folder, 'compare-outputs')
    writeFileSync(outputs, '')
    const env = { ...process.env, BEFORE: before, RUNNER_TEMP: folder, GITHUB_OUTPUT: outputs }
    execFileSync('bash', ['-e', '-c', `${standInForGo}\n${script}`], { cwd: workspace, env })
    expect(readFileSync(outputs, 'utf8')).toBe('changed=true\n')
    const run = await stage.run({ fixture: 'push' }, inputsOf('openapi-changes.yml'))
    expect(run.outputs).toMatchObject({ outcome: 'pr-created' })
    expect(sentPrompt(stage)).toMatch(
      /\nFile: openapi-changes\.md\n\n# API Changelog 1 vs\. 2\n\n## POST \/orders\n/u,
    )
  })

  concurrentOnPosix('mend-what-readers-miss.yml quotes to the agent what readers missed', async () => {
    await using stage = await openStage({ artifacts: {} })
    const [exported, edited, ...others] = await runMend(stage)
    expect(exported).toMatchObject({ exitCode: 0, outputs: { outcome: 'exported' } })
    expect(edited).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created' } })
    expect(others).toEqual([])
    const gaps = readFileSync(path.join(stage.workspace, 'docs-visitors', 'gaps.md'), 'utf8')
    expect(gaps.match(/^## /gmu)).toHaveLength(4)
    const { before, quoted } = partsOf(sentPrompt(stage))
    expect(before).toMatch(/^Mend the documentation where it did not serve its readers last month\. /u)
    expect(quoted).toBe(`File: docs-visitors/gaps.md\n\n${gaps.trim()}`)
  })

  concurrentOnPosix('mend-what-readers-miss.yml starts no agent job if readers missed nothing', async () => {
    const readers = { searches: [], feedback: [], conversations: [] }
    const visitors = { totals: { human: 1, ai: 0, total: 1 }, visitors: [] }
    await using stage = await openStage({ artifacts: {}, service: { readers, visitors } })
    const runs = await runMend(stage)
    expect(runs.map(({ outputs }) => outputs['outcome'])).toEqual(['exported'])
    expect(stage.service.jobs.size).toBe(0)
  })
})

/** Runs examples/mend-what-readers-miss.yml. Returns its steps with this action. */
async function runMend(stage: Stage): Promise<ActionRun[]> {
  const runs: ActionRun[] = []
  const exitCode = await runWorkflowJob({
    file: path.join('examples', 'mend-what-readers-miss.yml'),
    job: 'mend',
    workspace: stage.workspace,
    folder: stage.folder,
    values: known,
    runAction: async (_, inputs) => {
      const run = await stage.start({ ...inputs, ...('prompt' in inputs && pollFast) }).finished
      runs.push(run)
      return run
    },
  })
  expect(exitCode).toBe(0)
  return runs
}

/** A repository with two versions of openapi.yaml. Returns the first commit. */
function commitTwoVersions(workspace: string): string {
  mkdirSync(workspace, { recursive: true })
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], {
      cwd: workspace,
      encoding: 'utf8',
    })
  git('init', '--quiet', '--initial-branch=main')
  for (const version of ['1', '2']) {
    writeFileSync(
      path.join(workspace, 'openapi.yaml'),
      `openapi: 3.0.0\ninfo: { title: Orders, version: "${version}" }\n`,
    )
    git('add', '.')
    git('commit', '--quiet', '--message', `Version ${version}`)
  }
  return git('rev-parse', 'HEAD~1').trim()
}

/**
 * A function in the place of `go run github.com/oasdiff/oasdiff@… changelog`, which takes minutes to build. It checks its
 * arguments and writes what oasdiff 1.11.4 writes.
 */
const standInForGo = `go() {
  [[ "$1 $2 $3 $4 $5" == "run github.com/oasdiff/oasdiff@v1.11.4 changelog --format markdown" ]] || return 9
  version() { grep -o 'version: "."' "$1" | tr -dc 0-9; }
  printf '# API Changelog %s vs. %s\\n\\n## POST /orders\\n-  endpoint added\\n' "$(version "$6")" "$(version "$7")"
}`
