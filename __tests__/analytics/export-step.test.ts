import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { startArtifactResultsService } from '../../simulator/artifact-results-service.ts'
import type { DocumentationServiceOptions } from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import { conversationRow, feedbackRow, searchRow } from '../../simulator/reader-rows.ts'
import { ActionError } from '../../src/shared/errors.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { capturedStdout } from '../support/captured-stdout.ts'
import { isolateEnvironment } from '../support/environment.ts'
import type { GivenInputs } from '../support/inputs.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { many, row } from '../support/analytics.ts'
import { closedAfterEachTest } from '../support/service-client.ts'
import { describeWithDisk, mountDisk } from '../support/small-disk.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { start, stepOn } = operationSteps()
const closedAfterwards = closedAfterEachTest()
const folder = temporaryFolder()
// The artifact client prints to stdout.
capturedStdout()
isolateEnvironment(
  'GITHUB_SERVER_URL',
  'GITHUB_REPOSITORY',
  'GITHUB_RUN_ID',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_RESULTS_URL',
)

const visitors = {
  totals: { human: 1900, ai: 300, total: 2100 },
  visitors: [row('/a', 1200), row('/b', 900)],
}

/** A step that is ready to export January 2026 with a fake clock. */
async function stepWith(given: GivenInputs = {}, options: DocumentationServiceOptions = { visitors }) {
  const service = await start(options)
  const outputDir = folder.inside('out')
  const dates = { 'date-from': '2026-01-01', 'date-to': '2026-02-01' }
  const step = await stepOn(service, {
    ...dates,
    'upload-artifact': 'false',
    'output-dir': outputDir,
    // An export takes none.
    'github-token': '',
    ...given,
  })
  return { ...step, service, outputDir }
}

/** All outputs of a step, the last value of each. */
const outputsOf = ({ outputs }: { outputs: object[] }): Record<string, unknown> =>
  Object.assign({}, ...outputs) as Record<string, unknown>

/** Runs an export, and returns all of its outputs. */
async function exportedOutputs(given: GivenInputs, options?: DocumentationServiceOptions, fault?: Fault) {
  const step = await stepWith(given, options)
  if (fault !== undefined) step.service.faults.add(fault)
  await step.run()
  return outputsOf(step)
}

describe('the step of an export', () => {
  it('sets the counts, and ends with the verdict', async () => {
    const { log, outputs, outputDir, run } = await stepWith()
    expect(await run()).toEqual({
      outcome: 'exported',
      report: expect.stringMatching(
        /^<sub>[^]+\n\nThe data is on the runner in `.+`: `visitors\.csv`, .+\.$/u,
      ) as unknown,
      message:
        'Exported 2 pages. As many visitors as usual.\nNo tasks: questions, searches and feedback were not read.',
      severity: 'info',
    })
    const headline = 'As many visitors as usual. 2,100 visitors.'
    expect(outputs[0]).toEqual({ headline, total: 2100, visitorsChange: 'same', gaps: undefined, outputDir })
    const files = ['visitors.csv', 'visitors.json', 'report.html'].map((name) => `\n  ${outputDir}/${name}`)
    expect(log.entries).toContain(`info: Files of the export:${files.join('')}`)
  })

  it.each([
    { now: 2700, before: 2000, visitorsChange: 'more' },
    { now: 1700, before: 2000, visitorsChange: 'fewer' },
    { now: 2000, before: 2050, visitorsChange: 'same' },
    { now: 0, before: 0, visitorsChange: null },
  ])('has the output visitorsChange for $now visitors after $before', async (given) => {
    const { now, before, visitorsChange } = given
    const countsOf = (total: number) => ({ human: total, ai: 0, total })
    const body = { totals: countsOf(before), visitors: [], hasMore: false }
    const outputs = await exportedOutputs(
      {},
      { visitors: { totals: countsOf(now), visitors: [] } },
      // The previous period, and the seven before it.
      { after: 1, times: 8, status: 200, body },
    )
    expect(outputs).toMatchObject({ visitorsChange })
  })

  it('ends its log with what to do', async () => {
    const readers = {
      searches: [searchRow('gem', { hits: 5, ctr: 0 })],
      conversations: many(3, (index) =>
        conversationRow(index, { query: 'SAML?\n::error::x', pageUrl: 'https://docs.example/b' }),
      ),
    }
    const { message } = await (await stepWith({ include: 'searches,questions' }, { visitors, readers })).run()
    expect(message.split('\n').slice(1)).toEqual([
      'Do next:',
      '  1. Write an answer to "SAML? ::error::x": asked 3 times · mostly on /b',
      '  2. Add content for "gem": searched 5 times · 0% clicked',
    ])
  })

  it('has the number of all gaps, also of those that no table shows', async () => {
    const searches = many(40, (index) => searchRow(`${index}`, { ctr: 0 }))
    const outputs = await exportedOutputs({ include: 'searches' }, { visitors, readers: { searches } })
    expect(outputs).toMatchObject({ gaps: 40 })
  })

  it('has no gaps if only pages lost visitors', async () => {
    const step = await stepWith({ include: 'searches' }, { visitors, readers: { searches: [] } })
    const body = { totals: visitors.totals, visitors: [row('/gone', 900)], hasMore: false }
    step.service.faults.add({ path: /\/visitors$/u, after: 1, status: 200, body })
    expect((await step.run()).message).toContain(
      '1. Check /gone: no visitors now, 900 before: moved, removed or broken?',
    )
    expect(outputsOf(step)).toMatchObject({ gaps: 0 })
  })

  it.each([
    ['views', 'undefined'],
    ['searches', 'number'],
    ['feedback', 'number'],
    ['questions', 'number'],
  ])('has the output gaps of %s: %s', async (include, type) => {
    expect(typeof (await exportedOutputs({ include }))['gaps']).toBe(type)
  })

  it('lists every file in its summary, and says how to open the report in HTML', async () => {
    const { report } = await (await stepWith({ include: 'views,searches' })).run()
    expect(report).toMatch(
      /: `visitors\.csv`, `visitors\.json`, `report\.html`, `views\.csv`, `searches\.csv`, `gaps\.md`\. Open `report\.html` in a browser to explore it\.$/u,
    )
  })
})

describe('a dry run of an export', () => {
  it.each<[GivenInputs, string, ...string[]]>([
    [
      { range: '', 'date-from': '2026-01-01', 'max-requests': '7' },
      'Visitors: From 2026-01-01 to now.',
      'At least 1 request, at most 7.',
    ],
    [
      { include: 'views' },
      'Visitors: Nov 9–15, 2026, compared with Nov 2–8, 2026.',
      // 2 for the pages, 1 for the views, and 7 for the weeks before the previous one.
      'At least 10 requests, at most 100.',
    ],
    [
      { 'site-url': 'https://docs.example.com' },
      'Visitors: Nov 9–15, 2026, compared with Nov 2–8, 2026.',
      'At least 9 requests, at most 100.',
      'Up to 30 requests to https://docs.example.com/, without the key: for pages that lost their readers.',
    ],
    [
      { include: 'searches', 'max-requests': '10' },
      'Visitors: Nov 9–15, 2026, compared with Nov 2–8, 2026.',
      'At least 4 requests, at most 10.',
      'The visitors are not compared with what is usual: max-requests has no room for it.',
    ],
  ])('shows the dates and the least number of requests, and sends nothing: %j', async (given, ...lines) => {
    const noDates = { 'date-from': '', 'date-to': '', range: 'last-week' }
    const step = await stepWith({ ...noDates, 'dry-run': 'true', ...given })
    const end = await step.run()
    step.log.expectExactly(...lines.map((line) => `info: ${line}`))
    expect(end).toMatchObject({ outcome: 'dry-run', message: 'Dry run: nothing was sent.' })
    for (const line of lines) expect(end.report).toContain(line)
    expect(step.service.requests).toEqual([])
  })
})

describe('an export without a list of include', () => {
  const readers = {
    searches: [searchRow('gem', { hits: 5, ctr: 0 })],
    conversations: many(3, (index) => conversationRow(index)),
    feedback: [feedbackRow('1')],
  }
  const denied = { times: 2, status: 403, body: { error: 'Not on this plan' } }
  const lists = ['feedback', 'feedback/by-page', 'assistant', 'searches']

  async function runWithout(list: string, given: GivenInputs = {}) {
    const step = await stepWith({ include: 'all', ...given }, { visitors, readers })
    step.service.faults.add({ path: new RegExp(`/${list}$`, 'u'), ...denied })
    const end = await step.run()
    return { end, log: step.log, outputs: outputsOf(step) }
  }

  it.each(lists)('is exported, and has no number of gaps: %s', async (list) => {
    const { end, outputs } = await runWithout(list)
    expect(end).toMatchObject({ outcome: 'exported', severity: 'info' })
    expect(outputs).toMatchObject({ gaps: undefined, total: 2100 })
  })

  it('has the number of gaps if only the views are missing', async () => {
    expect((await runWithout('views')).outputs).toMatchObject({ gaps: 1 })
  })

  it('claims nothing of a list that was read in part', async () => {
    const searches = many(150, (index) => searchRow(`term ${index}`, { hits: 200 - index, ctr: 0.9 }))
    const step = await stepWith({ include: 'searches' }, { visitors, readers: { searches } })
    step.service.faults.add({ path: /\/searches$/u, after: 1, status: 403, body: { error: 'No' } })
    const { report } = await step.run()
    expect(outputsOf(step)).toMatchObject({ gaps: undefined })
    expect(report).toContain('Not in this export: the search terms after the first 100.')
    expect(report).not.toContain('Closed')
  })

  it('fails the step with fail-on: incomplete, and has all outputs', async () => {
    const { end, outputs } = await runWithout('assistant', { 'fail-on': 'incomplete' })
    expect(end).toMatchObject({ outcome: 'exported', severity: 'error' })
    expect(end.message).toMatch(
      /^Missing: the questions\. GET .+ HTTP 403: Not on this plan\. .+ remove questions from include\.\nExported/u,
    )
    expect(outputs).toMatchObject({ total: 2100 })
  })

  it('writes gaps.md also if no list of readers could be read', async () => {
    const step = await stepWith({ include: 'questions' }, { visitors, readers })
    step.service.faults.add({ path: /\/assistant$/u, ...denied })
    await step.run()
    expect(readdirSync(step.outputDir)).toEqual(['gaps.md', 'report.html', 'visitors.csv', 'visitors.json'])
  })
})

describe('an export that fails', () => {
  it('for the service has the reason, and writes no file', async () => {
    const step = await stepWith({}, { keys: [] })
    const end = await step.run()
    expect(end).toMatchObject({ outcome: 'error', severity: 'error' })
    expect(end.error).toBeInstanceOf(ServiceError)
    expect(end.message).toMatch(/HTTP 401/)
    expect(end.message).not.toContain('Nothing was exported.')
    expect(outputsOf(step)).toEqual({})
    expect(existsSync(step.outputDir) ? readdirSync(step.outputDir) : []).toEqual([])
  })

  it('for the deadline says that nothing was exported, and what to change', async () => {
    const step = await stepWith()
    step.service.faults.add({ status: 503 })
    step.clock.whileSleeping = step.deadline.expire
    expect(await step.run()).toMatchObject({
      outcome: 'timed-out',
      message:
        'The step did not end within 30 minutes (timeout-minutes). Nothing was exported. Raise timeout-minutes, or shorten the range.',
      severity: 'error',
    })
  })

  it('for a cancellation says no more than that', async () => {
    const step = await stepWith()
    step.deadline.cancel()
    expect(await step.run()).toMatchObject({
      outcome: 'cancelled',
      message: 'The run was cancelled (SIGINT).',
    })
  })
})

describeWithDisk('a full disk', () => {
  it.each([
    [0, 'visitors.csv'],
    [1, 'report.html'],
  ])('with room for %i files names %s, and leaves what was there', async (blocks, name) => {
    using disk = mountDisk(folder.inside('disk'))
    const outputDir = folder.inside('disk', 'out')
    const given = { 'output-dir': outputDir }
    const contents = () =>
      readdirSync(outputDir).map((name) => [name, readFileSync(path.join(outputDir, name), 'utf8')])
    await (await stepWith(given)).run()
    const earlier = contents()
    disk.leave(blocks)
    const { outcome, message } = await (await stepWith(given)).run()
    expect(outcome).toBe('error')
    expect(message).toContain(`${path.join(outputDir, name)}: ENOSPC: no space left on device, write`)
    expect(contents()).toEqual(earlier)
  })
})

describe('the artifact of an export', () => {
  const upload = { 'upload-artifact': 'true' }

  async function startArtifacts() {
    const artifacts = closedAfterwards(await startArtifactResultsService())
    Object.assign(process.env, {
      GITHUB_REPOSITORY: 'acme/docs',
      GITHUB_RUN_ID: '4711',
      ...artifacts.environment,
    })
    return artifacts
  }

  it('is linked in the summary and named by outputs', async () => {
    const artifacts = await startArtifacts()
    const step = await stepWith(upload)
    const { outcome, report } = await step.run()
    const url = 'https://github.com/acme/docs/actions/runs/4711/artifacts/42'
    expect(outcome).toBe('exported')
    expect([...artifacts.artifacts.keys()]).toEqual(['docs-visitors'])
    expect(report).toMatch(
      new RegExp(
        `\\n\\nThe data is in the artifact \\[\`docs-visitors\`\\]\\(<${url}>\\): \`visitors\\.csv\`, .+\\.$`,
      ),
    )
    expect(outputsOf(step)).toMatchObject({ artifactUrl: url })
  })

  it('that is refused fails the step, which keeps its counts, files and report', async () => {
    const { faults } = await startArtifacts()
    faults.add({ path: /CreateArtifact$/u, status: 409, body: { code: 'already_exists' } })
    const step = await stepWith(upload)
    const end = await step.run()
    expect(end).toMatchObject({ outcome: 'error', severity: 'error' })
    expect(end.error).toBeInstanceOf(ActionError)
    expect(end.message).toMatch(
      new RegExp(`could not be uploaded: .+ The files of the export are in ${step.outputDir}\\.$`),
    )
    expect(end.report).toMatch(/^<sub>.+\n\n```text\n.+could not be uploaded.+\n```$/su)
    expect(outputsOf(step)).toMatchObject({ total: 2100 })
    expect(readdirSync(step.outputDir)).toHaveLength(3)
  })
})
