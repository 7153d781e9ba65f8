import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { activeForEver } from '../../simulator/documentation-service.ts'
import { lines, printable, singleLine } from '../../src/untrusted-text.ts'
import { attacks, everything, expectHarmless, expectInertMarkdown, longRun } from '../support/dist-attacks.ts'
import { commandsIn } from '../support/dist-log.ts'
import { exportFolder, openStage } from '../support/dist-stage.ts'
import { issueWith, openEventStage, sentQuote } from '../support/event-stage.ts'
import { codeTexts, codeTextsOfFirstCells, render, renderers } from '../support/rendered-markdown.ts'

const fields = {
  model: `${longRun(100)}${everything}`,
  source: { repository: everything, ref: longRun(80) },
  createdAt: everything,
  archivedAt: everything,
}

describe('hostile text', () => {
  it.concurrent('in the instruction is sent unchanged and shown as code alone', async () => {
    await using stage = await openStage()
    const prompt = `x ${everything} ${longRun(80)} ${longRun(256)}`
    const run = await stage.runJob({ prompt, wait: 'false' })
    expect(stage.service.requests[0]?.body).toEqual({ prompt })
    expectHarmless(run)
    const shown = `${lines(prompt).map(printable).join('\n')}\n`
    for (const renderer of renderers) expect(codeTexts(render(renderer, run.summary))).toContain(shown)
  })

  it.concurrent('in error bodies is harmless in log and summary', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    // A message of the service is cut after 200 characters, so each retry shows a part of the attacks.
    for (let first = 0; first < attacks.length; first += 4) {
      const body = { error: attacks.slice(first, first + 4).join('') }
      stage.service.faults.add({ method: 'GET', status: 404, body })
    }
    const details = [{ message: attacks[0] }, { message: attacks[5] }]
    stage.service.faults.add({ method: 'GET', times: 3, status: 403, body: { error: attacks[14], details } })
    const run = await stage.runJob()
    expect(run.exitCode).toBe(1)
    expect(run.log.match(/HTTP 404: [^\n]*PWNED/gu)).toHaveLength(Math.ceil(attacks.length / 4))
    expect(commandsIn(run.log).filter(({ name }) => name === 'error')).toHaveLength(1)
    expect(run.summary).toContain('PWNED')
    expectHarmless(run)
  })

  it.concurrent('in the fields of a job is harmless in log, summary and outputs', async () => {
    const forged = 'ghadelimiter\noutcome<<x\nPWNED\nx\nevil<<y\nPWNED\ny\nevil=PWNED\n'
    const jobLife = [
      { ...fields, status: `active${everything}` },
      { ...fields, source: { repository: forged, ref: forged }, status: `paused\n${forged}` },
      { ...fields, status: 'completed', prLink: `https://github.com/acme/docs/pull/1${everything}` },
    ]
    await using stage = await openStage({ service: { jobLife } })
    const run = await stage.runJob()
    expect(run.outputs).toMatchObject({ outcome: 'no-pr', prLink: '' })
    expect(run.outputs).not.toHaveProperty('evil')
    const written = readFileSync(path.join(stage.folder, 'outputs'), 'utf8').split(/\r?\n/u)
    expect(written.filter((line) => line.startsWith('evil') || line.startsWith('outcome<<x'))).toEqual([])
    expectHarmless(run)
  })

  it.concurrent('in a job id is shown as code where the step says how to attach to the job', async () => {
    const id = `PWNED\\|${'`'.repeat(100)}<img/src=PWNED>@PWNED.example`
    await using stage = await openStage()
    stage.service.addJob(id, 'project-1', activeForEver)
    stage.service.faults.add({ after: 1, times: 3, status: 401, body: { error: 'API key has expired' } })
    const run = await stage.runJob({ 'job-id': id })
    expect(run.outputs).toMatchObject({ outcome: 'error', status: 'active' })
    expect(run.log).toContain(`job-id: ${id}`)
    expectHarmless(run)
    for (const renderer of renderers)
      expect(codeTexts(render(renderer, run.summary)).slice(1, 4)).toEqual([id, `job-id: ${id}`, id])
  })

  it.concurrent('in an issue and in a job id is harmless in log, summary and comment', async () => {
    const id = `job${everything}`
    await using stage = await openEventStage({
      service: { jobLife: [{ ...fields, id, status: everything }] },
    })
    const inputs = { 'prompt-from': 'issue', comment: 'true', wait: 'false' }
    const run = await stage.run(issueWith({ title: everything, body: everything }), inputs)
    expect(sentQuote(stage)).toContain('PWNED')
    expectHarmless(run)
    expect(commandsIn(run.log).filter(({ name }) => name === 'group')).toHaveLength(1)
    const [comment = ''] = stage.github.comments.map(({ body }) => body)
    expectInertMarkdown(comment)
    for (const renderer of renderers) expect(codeTexts(render(renderer, comment))).toEqual([singleLine(id)])
  })

  it.concurrent('in page paths is harmless in log, summary and report, and unchanged in JSON', async () => {
    const counts = { human: 1, ai: 1, total: 2 }
    const paths = [...attacks, longRun(60), longRun(100), '=1+1']
    const visitors = paths.map((attack) => ({ path: attack, ...counts }))
    await using stage = await openStage({ service: { visitors: { totals: counts, visitors } } })
    const run = await stage.runExport({
      'upload-artifact': 'false',
      formats: 'csv,json,md',
      'summary-rows': '1000',
      'project-id': `p${everything}`,
    })
    const file = (name: string) => readFileSync(path.join(exportFolder(run), name), 'utf8')
    expect(run.exitCode).toBe(0)
    expectHarmless(run)
    expectInertMarkdown(file('report.md'))
    for (const renderer of renderers) {
      // The other first cells are sections.
      expect(codeTextsOfFirstCells(render(renderer, file('report.md')))).toEqual(
        expect.arrayContaining(paths.map((each) => singleLine(each, 70))),
      )
    }
    const written = JSON.parse(file('visitors.json')) as { visitors: { path: string }[] }
    expect(new Set(written.visitors.map((row) => row.path))).toEqual(new Set(paths))
    expect(file('visitors.csv')).toContain("\r\n'=1+1,")
  })
})
