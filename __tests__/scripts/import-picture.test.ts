import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import {
  type Arrow,
  foldImports,
  type Import,
  importPicture,
  withoutImplied,
} from '../../scripts/import-picture.ts'
import { describeInBrowser } from '../support/browser.ts'
import { chartsIn, diagramTypeOf, loadMermaid } from '../support/mermaid.ts'

const imported = (from: string, to: string, kind: Import['kind'] = 'static'): Import => ({
  from: `src/${from}`,
  to: `src/${to}`,
  kind,
})
const shown = (arrows: readonly Arrow[]): string[] =>
  arrows.map(({ from, to, kinds }) => `${from} → ${to}: ${[...kinds].sort().join(', ')}`)
const linesOf = (...imports: Import[]): string[] =>
  importPicture(imports)
    .split('\n')
    .filter((line) => /-->|-\.->/u.test(line))

describe('imports', () => {
  it('between the same two parts are one arrow, with all their kinds', () => {
    const imports = [
      imported('run.ts', 'steps/a.ts', 'dynamic'),
      imported('index.ts', 'steps/step.ts'),
      imported('run.ts', 'steps/step.ts', 'types'),
      imported('visitors/read/list.ts', 'service/contract.ts', 'types'),
    ]
    expect(shown(foldImports(imports))).toEqual([
      'entry → steps: dynamic, static, types',
      'visitors → service: types',
    ])
  })

  it('inside a part, or of the shared modules, are no arrow', () => {
    const imports = [
      imported('index.ts', 'run.ts'),
      imported('visitors/export.ts', 'visitors/read/list.ts', 'dynamic'),
      imported('service/client.ts', 'errors.ts'),
      imported('retry-engine.ts', 'deadline.ts'),
    ]
    expect(foldImports(imports)).toEqual([])
  })

  it('of a folder that the picture does not have are an error that names the folder', () => {
    expect(() => foldImports([imported('run.ts', 'billing/invoice.ts')])).toThrow(
      'src/billing/ is not in the picture.',
    )
  })

  it('give the same picture in any order', () => {
    const imports = [
      imported('steps/a.ts', 'github/a.ts'),
      imported('run.ts', 'runner/a.ts', 'dynamic'),
      imported('run.ts', 'steps/a.ts'),
      imported('steps/a.ts', 'runner/a.ts', 'types'),
    ]
    expect(importPicture(imports.toReversed())).toBe(importPicture(imports))
  })
})

describe('an arrow', () => {
  const longWay = [imported('run.ts', 'steps/a.ts'), imported('steps/a.ts', 'runner/log.ts', 'dynamic')]

  it('is left out, and named below the picture, if other arrows that load code lead to its part', () => {
    const imports = [...longWay, imported('run.ts', 'runner/log.ts')]
    const { drawn, implied } = withoutImplied(foldImports(imports))
    expect(shown(drawn)).toEqual(['entry → steps: static', 'steps → runner: dynamic'])
    expect(shown(implied)).toEqual(['entry → runner: static'])
    expect(importPicture(imports)).toMatch(
      /^Left out, because other solid arrows lead there, too: from index\.ts and run\.ts to runner\/\.$/mu,
    )
  })

  it('is drawn if the other way has an arrow of types only', () => {
    const types = imported('steps/a.ts', 'runner/log.ts', 'types')
    const { implied } = withoutImplied(
      foldImports([imported('run.ts', 'steps/a.ts'), types, imported('run.ts', 'runner/log.ts')]),
    )
    expect(implied).toEqual([])
  })

  it('cannot be left out of a circle', () => {
    const circle = [imported('steps/a.ts', 'github/a.ts'), imported('github/a.ts', 'steps/a.ts')]
    expect(() => withoutImplied(foldImports(circle))).toThrow('circle')
  })

  it.each<[string, Import['kind'][]]>([
    ['-->', ['static']],
    ['-->', ['static', 'types']],
    ['-->|on demand|', ['dynamic']],
    ['-->|on demand|', ['dynamic', 'types']],
    ['-->|partly on demand|', ['static', 'dynamic']],
    ['-.->', ['types']],
  ])('is drawn as %s for imports that are %j', (line, kinds) => {
    expect(linesOf(...kinds.map((kind) => imported('run.ts', 'steps/a.ts', kind)))).toEqual([
      `entry ${line} steps`,
    ])
  })
})

describe('the frame', () => {
  const jobs = imported('steps/a.ts', 'agent-job/a.ts')
  const github = imported('steps/a.ts', 'github/a.ts')
  const visitors = imported('steps/a.ts', 'visitors/a.ts')

  it('gets one arrow instead of equal arrows to all folders in it', () => {
    expect(linesOf(jobs, github, visitors)).toEqual(['steps --> frame'])
  })

  it('gets no arrow if one folder in it is not imported', () => {
    expect(linesOf(jobs, visitors)).toEqual(['steps --> agent-job', 'steps --> visitors'])
  })

  it('gets no arrow if one folder in it is imported in another way', () => {
    expect(linesOf(jobs, { ...github, kind: 'types' }, visitors)).toEqual([
      'steps --> agent-job',
      'steps -.-> github',
      'steps --> visitors',
    ])
  })
})

describeInBrowser('The picture of the imports in Mermaid', (stage) => {
  it('is a flowchart', async () => {
    const file = path.join(stage.folder, 'empty.html')
    await writeFile(file, '<!doctype html><title>Mermaid</title>')
    const page = await stage.open(file, { mayHaveTroubles: true })
    await loadMermaid(page)
    const [chart = ''] = chartsIn(readFileSync('docs/architecture.md', 'utf8'))
    expect(await diagramTypeOf(page, chart)).toMatch(/^flowchart/u)
    expect(await diagramTypeOf(page, chart.replace('end\n', ''))).toBeUndefined()
  })
})
