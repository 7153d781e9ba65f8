import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import { readActionMetadata } from '../../simulator/action-runner.ts'

const root = path.resolve(import.meta.dirname, '../..')
const metadata = readActionMetadata()
const branding = (
  parse(readFileSync(path.join(root, 'action.yml'), 'utf8')) as { branding: Record<string, string> }
).branding

describe('action.yml', () => {
  it('describes each input and output with whole sentences, in at most 25 words', () => {
    const declared = { ...metadata.inputs, ...metadata.outputs }
    const isGood = (text: string) => /^\S.*\.$/su.test(text) && text.split(/\s+/u).length <= 25
    const bad = Object.entries(declared).filter(([, { description }]) => !isGood(description))
    expect(bad.map(([name]) => name)).toEqual([])
  })

  it('runs a file of dist on node24', () => {
    expect(metadata.runs.using).toBe('node24')
    expect(existsSync(path.join(root, metadata.runs.main))).toBe(true)
  })

  it('has a description that the marketplace accepts', () => {
    const { description } = metadata
    // GitHub: "Description must be less than 125 characters."
    expect(description.length).toBeLessThan(125)
    expect(description.length).toBeGreaterThan(0)
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

  it('has the licenses of bundled packages, also of those that every run loads', () => {
    const packages = ['undici', 'zod', 'parse5']
    expect(licenses.split('\n')).toEqual(expect.arrayContaining(packages))
  })
})
