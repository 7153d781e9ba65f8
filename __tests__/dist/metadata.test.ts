import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import { readActionMetadata } from '../../simulator/action-runner.ts'
import { operationInputs, serviceInputs } from '../../src/inputs/inputs.ts'
import { outcomes, outputNames } from '../../src/runner/outputs.ts'
import { formats } from '../../src/visitors/export-options.ts'

const root = path.resolve(import.meta.dirname, '../..')
const metadata = readActionMetadata()
const branding = (
  parse(readFileSync(path.join(root, 'action.yml'), 'utf8')) as { branding: Record<string, string> }
).branding

describe('action.yml', () => {
  it('declares the inputs that the code reads, with the same defaults', () => {
    const declared = Object.entries(metadata.inputs).map(([name, input]) => [name, input.default ?? ''])
    expect(Object.fromEntries(declared)).toEqual({
      ...serviceInputs,
      ...operationInputs['agent-job'],
      ...operationInputs.visitors,
    })
  })

  it('requires the key and the project, and nothing else', () => {
    const required = Object.entries(metadata.inputs).flatMap(([name, input]) =>
      input.required === true ? [name] : [],
    )
    expect(required).toEqual(['api-key', 'project-id'])
  })

  it('declares the outputs that the code sets', () => {
    expect(Object.keys(metadata.outputs).sort()).toEqual([...outputNames].sort())
  })

  it('lists every outcome where it describes that output', () => {
    const described = metadata.outputs['outcome']?.description ?? ''
    expect(Array.from(described.matchAll(/`([^`]+)`/gu), ([, name]) => name)).toEqual([...outcomes])
  })

  it('lists every format where it describes that input', () => {
    const described = metadata.inputs['formats']?.description ?? ''
    expect(Array.from(described.matchAll(/`([^`]+)`/gu), ([, name]) => name)).toEqual([...formats])
  })

  it.each([...Object.entries(metadata.inputs), ...Object.entries(metadata.outputs)])(
    'describes %s',
    (_, { description }) => {
      expect(description).toMatch(/^\S.*\.$/su)
    },
  )

  it('runs on node24 what is in dist', () => {
    expect(metadata.runs.using).toBe('node24')
    expect(existsSync(path.join(root, metadata.runs.main))).toBe(true)
  })

  it('has an icon and a colour of the marketplace', () => {
    expect(branding['icon']).toMatch(/^[a-z-]+$/u)
    expect(['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark']).toContain(
      branding['color'],
    )
  })
})

describe('dist/licenses.txt', () => {
  const licenses = readFileSync(path.join(root, 'dist', 'licenses.txt'), 'utf8')

  it.each(['echarts', 'zrender', 'undici', 'zod', 'csv-stringify'])('has the license of %s', (name) => {
    expect(licenses.split('\n')).toContain(name)
  })

  it('has the notice of echarts, which its license asks for', () => {
    expect(licenses).toContain(readFileSync(path.join(root, 'node_modules/echarts/NOTICE'), 'utf8').trimEnd())
  })
})
