import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { activeForEver } from '../../simulator/documentation-service.ts'
import { lines, printable, singleLine } from '../../src/untrusted-text.ts'
import { attacks, everything, expectHarmless, expectInertMarkdown, longRun } from '../support/dist-attacks.ts'
import { commandsIn } from '../support/dist-log.ts'
import { tableRows } from '../support/dist-markdown.ts'
import { exportFolder, openStage } from '../support/dist-stage.ts'
import { issueWith, openEventStage } from '../support/event-stage.ts'
import { codeTexts, render, renderers } from '../support/rendered-markdown.ts'

describe('an instruction full of attacks', () => {
  it.concurrent.each(attacks.map((attack) => ({ attack })))(
    'is harmless in log and summary: $attack',
    async ({ attack }) => {
      await using stage = await openStage()
      const run = await stage.runJob({ prompt: `x ${attack}`, 'dry-run': 'true' })
      expect(run.outputs['outcome']).toBe('dry-run')
      expectHarmless(run)
    },
  )

  it.concurrent.each([
    { name: 'every attack', attack: everything },
    ...[79, 80, 255, 256, 300].map((count) => ({ name: `${count} backticks`, attack: longRun(count) })),
  ])('is sent and shown as it is, and harmless: $name', async ({ attack }) => {
    await using stage = await openStage()
    const prompt = `x ${attack}`
    const run = await stage.runJob({ prompt, wait: 'false' })
    expect(stage.service.requests[0]?.body).toEqual({ prompt })
    expect(run.exitCode).toBe(0)
    expectHarmless(run)
    const shown = `${lines(prompt).map(printable).join('\n')}\n`
    for (const renderer of renderers) expect(codeTexts(render(renderer, run.summary))).toContain(shown)
  })
})

/** So few at a time that all are within the part of a message that is shown. */
const handfuls = Array.from({ length: Math.ceil(attacks.length / 4) }, (_, index) =>
  attacks.slice(4 * index, 4 * index + 4),
)

describe('an error body full of attacks', () => {
  it.concurrent.each([
    ...handfuls.map((handful) => ({ body: { error: handful.join('') } })),
    { body: { error: 'x', details: [{ message: attacks[0] }, { message: attacks[5] }] } },
    { body: everything },
  ])('is harmless in log and summary, and one annotation: $body', async ({ body }) => {
    await using stage = await openStage()
    stage.service.faults.add({ status: 400, body })
    const run = await stage.runJob()
    expect(run.log).toContain('PWNED')
    expect(commandsIn(run.log).filter(({ name }) => name === 'error')).toHaveLength(1)
    expectHarmless(run)
  })
})

const fields = {
  model: `${longRun(100)}${everything}`,
  source: { repository: everything, ref: longRun(80) },
  createdAt: everything,
  archivedAt: everything,
}

describe('a job full of attacks', () => {
  it.concurrent('is harmless in log, summary and outputs when it ends', async () => {
    const prLink = `https://github.com/acme/docs/pull/1${everything}`
    const jobLife = [
      { ...fields, status: `active${everything}` },
      { ...fields, status: 'completed', prLink },
    ]
    await using stage = await openStage({ service: { jobLife } })
    const run = await stage.runJob()
    expect(run.outputs).toMatchObject({ outcome: 'no-pr', prLink: '' })
    expectHarmless(run)
  })

  it.concurrent('is harmless when its id and status are attacks and it goes on', async () => {
    const jobLife = [{ ...fields, id: `job${everything}`, status: everything }]
    await using stage = await openStage({ service: { jobLife } })
    const run = await stage.runJob({ prompt: 'x', wait: 'false' })
    expect(run.outputs['jobId']).toMatch(/^job/u)
    expectHarmless(run)
  })

  it.concurrent('is harmless when another id comes back', async () => {
    const jobLife = [{ status: 'active' }, { status: 'active', id: everything }]
    await using stage = await openStage({ service: { jobLife } })
    const run = await stage.runJob()
    expect(run.exitCode).toBe(1)
    expectHarmless(run)
  })

  it.concurrent('cannot set outputs of its own', async () => {
    const status = 'active\nghadelimiter\noutcome<<x\nPWNED\nx\nevil<<y\nPWNED\ny\n'
    await using stage = await openStage({ service: { jobLife: [{ status, model: status }] } })
    const { outputs } = await stage.runJob({ prompt: 'x', wait: 'false' })
    const lines = readFileSync(path.join(stage.folder, 'outputs'), 'utf8').split('\n')
    expect(outputs['outcome']).toBe('started')
    expect(outputs).not.toHaveProperty('evil')
    expect(lines.filter((line) => line.startsWith('evil<<') || line.startsWith('outcome<<x'))).toEqual([])
  })

  it.concurrent.each([
    { id: '`PWNED`|<img/src=PWNED>@PWNED' },
    { id: `PWNED\\|${'`'.repeat(100)}<img/src=PWNED>a@PWNED.example` },
  ])('is harmless when its id is an attack and the way to attach to it is told: $id', async ({ id }) => {
    await using stage = await openStage()
    stage.service.addJob(id, 'project-1', activeForEver)
    stage.service.faults.add({ after: 1, status: 401, body: { error: 'API key has expired' } })
    const run = await stage.runJob({ 'job-id': id })
    expect(run.outputs).toMatchObject({ outcome: 'error', status: 'active' })
    expect(run.log).toContain(`job-id: ${id}`)
    expectHarmless(run)
    for (const renderer of renderers)
      expect(codeTexts(render(renderer, run.summary)).slice(1, 4)).toEqual([id, `job-id: ${id}`, id])
  })

  it.concurrent.each([
    { name: 'every attack', attack: everything },
    { name: '100 backticks', attack: longRun(100) },
  ])('is harmless in the comment that names it: $name', async ({ attack }) => {
    const id = `job${attack}`
    await using stage = await openEventStage({
      service: { jobLife: [{ ...fields, id, status: 'active' }] },
    })
    const inputs = { 'prompt-from': 'issue', comment: 'true', wait: 'false' }
    expectHarmless(await stage.run(issueWith({ title: attack, body: attack }), inputs))
    const [comment = ''] = stage.github.comments.map(({ body }) => body)
    expectInertMarkdown(comment)
    for (const renderer of renderers) expect(codeTexts(render(renderer, comment))).toEqual([singleLine(id)])
  })
})

describe('page paths full of attacks', () => {
  const counts = { human: 1, ai: 1, total: 2 }
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '\uFF1D1', '\uFF20x']
  const formulasInside = ['/b;=1', '/b\t=1']
  const paths = [...attacks, longRun(60), longRun(100), ...formulas, ...formulasInside]
  const visitors = paths.map((attack) => ({ path: attack, ...counts }))
  const open = () => openStage({ service: { visitors: { totals: counts, visitors } } })
  const local = { 'upload-artifact': 'false', formats: 'csv,json,ndjson,md' }

  it.concurrent('are harmless in log, summary and report', async () => {
    await using stage = await open()
    const run = await stage.runExport({ ...local, 'summary-rows': '1000', 'project-id': `p${everything}` })
    const report = readFileSync(path.join(exportFolder(run), 'report.md'), 'utf8')
    expect(run.exitCode).toBe(0)
    expectHarmless(run)
    expectInertMarkdown(report)
    for (const renderer of renderers) {
      const cells = [...render(renderer, report).querySelectorAll('td:first-child code')]
      expect(new Set(cells.map(({ textContent }) => textContent))).toEqual(
        new Set(paths.map((each) => singleLine(each, 70))),
      )
    }
  })

  it.concurrent('end no cell of the table', async () => {
    await using stage = await open()
    const { summary } = await stage.runExport({ ...local, 'summary-rows': '1000' })
    const rows = tableRows(summary)
    const first = rows.findIndex(([cell]) => cell === 'Page')
    const pages = rows.slice(first + 2)
    expect(pages).toHaveLength(paths.length)
    for (const row of pages) expect(row.slice(1)).toEqual(['1', '1', '2 `██████████`', '100.0 %'])
  })

  it.concurrent('stay as they are in JSON', async () => {
    await using stage = await open()
    const run = await stage.runExport(local)
    const text = readFileSync(path.join(exportFolder(run), 'visitors.json'), 'utf8')
    const written = (JSON.parse(text) as { visitors: { path: string }[] }).visitors.map((row) => row.path)
    expect(new Set(written)).toEqual(new Set(paths))
  })

  it.concurrent('are one quoted cell of CSV each, whatever line breaks they hold', async () => {
    await using stage = await open()
    const run = await stage.runExport(local)
    const csv = readFileSync(path.join(exportFolder(run), 'visitors.csv'), 'utf8')
    const cells = records(csv).map(([cell = '']) => cell.replaceAll("'", ''))
    expect(new Set(cells)).toEqual(new Set(['path', ...paths]))
  })

  it.concurrent('begin no part of a cell of CSV with a formula', async () => {
    await using stage = await open()
    const run = await stage.runExport(local)
    const cells = records(readFileSync(path.join(exportFolder(run), 'visitors.csv'), 'utf8')).flat()
    expect(cells).toContain("'=1+1")
    const parts = cells.flatMap((cell) => [cell, ...cell.split(/[;\r\n]/u), ...cell.split(/[\t\r\n]/u)])
    expect(parts.filter((part) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(part))).toEqual([])
  })
})

/** The records of a CSV document, as spreadsheets read it: outside of quotes any line break ends a record. */
function records(csv: string): string[][] {
  const parsed: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gu,
  )) {
    parsed.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') parsed.push([])
  }
  return parsed.filter((cells) => cells.join('') !== '')
}
