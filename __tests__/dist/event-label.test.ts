import { describe, expect, it } from '@jest/globals'

import { failed } from '../../simulator/documentation-service.ts'
import type { GitHubApiOptions } from '../../simulator/github-api.ts'
import { annotations } from '../support/dist-log.ts'
import { calls } from '../support/dist-stage.ts'
import { openEventStage, type TriggeredBy } from '../support/event-stage.ts'

const labeled = { fixture: 'issues.labeled' }
const forDocs = { 'prompt-from': 'issue', label: 'docs' }
const removing = { ...forDocs, 'remove-label': 'true' }
const remove = 'DELETE /repos/acme/docs/issues/42/labels/docs'
const github: GitHubApiOptions = { labels: { 42: ['bug', 'docs'], 57: ['docs'] } }

const added = (name: string): TriggeredBy => ({
  ...labeled,
  change: (payload) => ({ ...payload, label: { name } }),
})

const mismatches: { name: string; event: TriggeredBy; says: string }[] = [
  {
    name: 'another label was added, though the issue has it too',
    event: added('bug'),
    says: 'another label',
  },
  {
    name: 'the label was taken off',
    event: { ...labeled, change: (payload) => ({ ...payload, action: 'unlabeled' }) },
    says: 'added no label',
  },
  {
    name: 'an issue was opened with the label on it',
    event: { fixture: 'issues.opened' },
    says: 'added no label',
  },
  { name: 'the run was started by hand', event: { fixture: 'workflow_dispatch' }, says: 'added no label' },
  { name: 'the event is about no issue', event: { fixture: 'release.published' }, says: 'added no label' },
]

describe('a step for one label', () => {
  it.concurrent.each(mismatches)('is skipped without any request when $name', async ({ event, says }) => {
    await using stage = await openEventStage({ github })
    const run = await stage.run(event, { ...removing, comment: 'true' })
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'skipped', skipReason: 'label-mismatch' },
    })
    expect(annotations('notice', run.log)).toEqual([
      expect.stringMatching(new RegExp(`${says}.*"docs"`, 'u')),
    ])
    expect(run.summary).toContain('"docs"')
    expect([...calls(stage.github), ...calls(stage.service)]).toEqual([])
  })

  it.concurrent('is skipped in a dry run, too', async () => {
    await using stage = await openEventStage({ github })
    const run = await stage.run(added('bug'), { ...forDocs, 'dry-run': 'true' })
    expect(run.outputs).toMatchObject({ outcome: 'skipped', skipReason: 'label-mismatch' })
  })

  it.concurrent.each([
    { fixture: 'issues.labeled', source: 'issue' },
    { fixture: 'pull_request.labeled', source: 'pull-request' },
    { fixture: 'pull_request_target.labeled', source: 'pull-request' },
  ])('runs when that label was just added: $fixture', async ({ fixture, source }) => {
    await using stage = await openEventStage({ github })
    const run = await stage.run({ fixture }, { ...forDocs, 'prompt-from': source })
    expect(run.outputs['outcome']).toBe('pr-created')
  })

  it.concurrent('runs whatever the case of the label, as GitHub has one label for all of them', async () => {
    await using stage = await openEventStage({ github })
    const run = await stage.run(labeled, { ...forDocs, label: ' DOCS ' })
    expect(run.outputs['outcome']).toBe('pr-created')
  })

  it.concurrent('leaves the label on unless told', async () => {
    await using stage = await openEventStage({ github })
    await stage.run(labeled, forDocs)
    expect(stage.github.labels.get(42)).toEqual(new Set(['bug', 'docs']))
  })
})

describe('remove-label', () => {
  it.concurrent('takes the label off after the job was created and before it is looked at', async () => {
    await using stage = await openEventStage({ github })
    await stage.run(labeled, removing)
    expect(stage.github.labels.get(42)).toEqual(new Set(['bug']))
    const [created, polled] = stage.service.requests
    const removed = stage.github.requests.find(({ method }) => method === 'DELETE')
    const order = [created, removed, polled].map((request) => request?.receivedAtMs ?? Number.NaN)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it.concurrent('takes the label off a pull request', async () => {
    await using stage = await openEventStage({ github })
    await stage.run(
      { fixture: 'pull_request_target.labeled' },
      { ...removing, 'prompt-from': 'pull-request' },
    )
    expect(calls(stage.github)).toContain('DELETE /repos/acme/docs/issues/57/labels/docs')
  })

  it.concurrent('takes off the label as the event spells it', async () => {
    await using stage = await openEventStage({ github: { labels: { 42: ['Docs: a/b?'] } } })
    await stage.run(added('Docs: a/b?'), { ...removing, label: 'docs: A/B?' })
    expect(stage.github.labels.get(42)).toEqual(new Set())
  })

  it.concurrent('leaves the label on when no job was created', async () => {
    await using stage = await openEventStage({ github })
    stage.service.faults.add({ method: 'POST', status: 403, body: { error: 'No' } })
    await stage.run(labeled, removing)
    expect(calls(stage.github)).not.toContain(remove)
  })

  it.concurrent('takes the label off although the job fails later', async () => {
    await using stage = await openEventStage({ github, service: { jobLife: failed } })
    await stage.run(labeled, removing)
    expect(calls(stage.github)).toContain(remove)
  })

  it.concurrent('that is not permitted is a warning that names the permission', async () => {
    await using stage = await openEventStage({ github })
    stage.github.faults.add({ method: 'DELETE', status: 403, body: { message: 'Not accessible' } })
    const run = await stage.run(labeled, removing)
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created' } })
    expect(annotations('warning', run.log)).toEqual([
      expect.stringMatching(
        /label "docs" was not removed from #42\. .*Not accessible.* add "issues: write, or pull-req/u,
      ),
    ])
  })

  it.concurrent('does not say that a label stays which somebody took off already', async () => {
    await using stage = await openEventStage({ github: { labels: { 42: ['bug'] } } })
    const run = await stage.run(labeled, removing)
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(annotations('warning', run.log)).toEqual([])
  })

  it.concurrent('does not say that a label stays whose removal was done and not answered', async () => {
    await using stage = await openEventStage({ github })
    stage.github.faults.add({ method: 'DELETE', status: 502, processed: true })
    const run = await stage.run({ ...labeled, fastTime: true }, removing)
    expect(stage.github.labels.get(42)).toEqual(new Set(['bug']))
    expect(annotations('warning', run.log)).toEqual([])
  })

  it.concurrent('without label is an input error', async () => {
    await using stage = await openEventStage({ github })
    const run = await stage.run(labeled, { 'prompt-from': 'issue', 'remove-label': 'true' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(annotations('error', run.log)).toEqual([expect.stringContaining('remove-label, label: ')])
    expect([...calls(stage.github), ...calls(stage.service)]).toEqual([])
  })
})
