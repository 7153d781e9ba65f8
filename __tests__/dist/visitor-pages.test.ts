import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../simulator/faults.ts'
import { annotations } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'

const totals = { human: 20, ai: 10, total: 30 }
const row = (name: string, human = 2) => ({ path: name, human, ai: 1, total: human + 1 })
type Row = ReturnType<typeof row>
const page = (visitors: readonly unknown[], hasMore: boolean, pageTotals: unknown = totals) => ({
  totals: pageTotals,
  visitors,
  hasMore,
})
const local = { 'upload-artifact': 'false', formats: 'json' }

/** Faults that make the service answer these bodies, one after the other. */
const answering = (bodies: readonly unknown[]): Fault[] =>
  bodies.map((body) => ({ transform: (answer) => ({ ...answer, body }) }))

async function exportOf(bodies: readonly unknown[], inputs: Record<string, string> = {}) {
  await using stage = await openStage()
  for (const fault of answering(bodies)) stage.service.faults.add(fault)
  const run = await stage.runExport({ ...local, 'page-size': '2', ...inputs })
  const file = path.join(exportFolder(run), 'visitors.json')
  const whole = run.exitCode === 0
  return {
    ...run,
    files: filesIn(exportFolder(run)),
    rows: whole ? (JSON.parse(readFileSync(file, 'utf8')) as { visitors: Row[] }).visitors : [],
    offsets: stage.service.requests.map(({ query }) => query['offset']),
  }
}

describe('pages of a list', () => {
  it.concurrent('may be shorter than asked: the offset goes on by the rows that came', async () => {
    const { rows, offsets } = await exportOf([page([row('/a')], true), page([row('/b'), row('/c')], false)])
    expect(offsets).toEqual(['0', '1'])
    expect(rows.map((visitor) => visitor.path)).toEqual(['/a', '/b', '/c'])
  })

  it.concurrent('that name a path twice with the same numbers have it once, with a warning', async () => {
    const { rows, log } = await exportOf([
      page([row('/a'), row('/b')], true),
      page([row('/b'), row('/c')], false),
    ])
    expect(rows.map((visitor) => visitor.path)).toEqual(['/a', '/b', '/c'])
    expect(annotations('warning', log)).toEqual([expect.stringContaining('listed 1 page twice')])
  })

  it.concurrent.each([
    { name: 'an empty page that promises more', stalled: page([], true) },
    { name: 'the same page again', stalled: page([row('/a'), row('/b')], true) },
    { name: 'the same page again as the last', stalled: page([row('/a'), row('/b')], false) },
  ])('are asked for once more after $name', async ({ stalled }) => {
    const { exitCode, rows, offsets } = await exportOf([
      page([row('/a'), row('/b')], true),
      stalled,
      page([row('/c')], false),
    ])
    expect(exitCode).toBe(0)
    expect(offsets).toEqual(['0', '2', '2'])
    expect(rows.map((visitor) => visitor.path)).toEqual(['/a', '/b', '/c'])
  })

  it.concurrent.each([
    { name: 'an empty page that promises more', stalled: page([], true) },
    { name: 'the same page again', stalled: page([row('/a'), row('/b')], true) },
    { name: 'the same page again as the last', stalled: page([row('/a'), row('/b')], false) },
  ])('end the export when $name comes twice', async ({ stalled }) => {
    const first = page([row('/a'), row('/b')], true)
    const { exitCode, log, files, offsets } = await exportOf([first, stalled, stalled])
    expect(exitCode).toBe(1)
    expect(offsets).toEqual(['0', '2', '2'])
    expect(files).toEqual([])
    expect(annotations('error', log)).toEqual([expect.stringMatching(/offset 2 .*twice/u)])
  })

  const moved = [
    {
      name: 'the numbers of a path',
      pages: [page([row('/a'), row('/b')], true), page([row('/b', 9)], false)],
    },
    {
      name: 'the totals',
      pages: [page([row('/a'), row('/b')], true), page([row('/c')], false, { human: 21, ai: 10, total: 31 })],
    },
  ]

  it.concurrent.each(moved)('are read again from the start when $name changed', async ({ pages }) => {
    const whole = [page([row('/a'), row('/b')], true), page([row('/c')], false)]
    const { exitCode, rows, offsets, log } = await exportOf([...pages, ...whole])
    expect(exitCode).toBe(0)
    expect(offsets).toEqual(['0', '2', '0', '2'])
    expect(rows.map((visitor) => visitor.path)).toEqual(['/a', '/b', '/c'])
    expect(annotations('warning', log)).toHaveLength(1)
  })

  it.concurrent.each(moved)('end the export when $name changed twice', async ({ pages }) => {
    const { exitCode, files, offsets } = await exportOf([...pages, ...pages])
    expect(exitCode).toBe(1)
    expect(offsets).toEqual(['0', '2', '0', '2'])
    expect(files).toEqual([])
  })
})

const shapes: { name: string; body: unknown; says: string }[] = [
  { name: 'a negative count', body: page([{ ...row('/a'), ai: -1 }], false), says: '$.visitors[0].ai is -1' },
  {
    name: 'a fraction',
    body: page([{ ...row('/a'), human: 1.5 }], false),
    says: '$.visitors[0].human is 1.5',
  },
  {
    name: 'a count as text',
    body: page([row('/a'), { ...row('/b'), total: '3' }], false),
    says: '$.visitors[1].total is "3"',
  },
  {
    name: 'a count beyond the safe integers',
    body: page([], false, { ...totals, total: 2 ** 53 }),
    says: '$.totals.total is 9007199254740992',
  },
  { name: 'no path', body: page([totals], false), says: '$.visitors[0].path is missing' },
  { name: 'no list', body: { totals, hasMore: false }, says: '$.visitors is missing' },
  { name: 'no hasMore', body: { totals, visitors: [] }, says: '$.hasMore is missing' },
  { name: 'null', body: 'null', says: '$ is null' },
]

describe('a page of another shape', () => {
  it.concurrent.each(shapes)('is an error with its JSON path: $name', async ({ body, says }) => {
    const { exitCode, log, files } = await exportOf([body])
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([expect.stringContaining(says)])
    expect(files).toEqual([])
  })
})

describe('a path with the name of a prototype', () => {
  it.concurrent('is a path like any other', async () => {
    const names = ['__proto__', 'constructor', 'toString']
    const { exitCode, rows } = await exportOf([
      page(
        names.slice(0, 2).map((name) => row(name)),
        true,
      ),
      page([row('toString')], false),
    ])
    expect(exitCode).toBe(0)
    expect(rows.map((visitor) => visitor.path)).toEqual(names)
  })
})
