import { spawnSync } from 'node:child_process'

import { describe, expect, it } from '@jest/globals'

import { referenceParts } from '../../scripts/reference.ts'
import { readActionMetadata } from '../../simulator/action-runner.ts'
import { readDocument } from '../support/documents.ts'

const metadata = readActionMetadata()
const names = (text: string): string[] =>
  [...text.matchAll(/^(?:###|\|) `([\w-]+)`/gmu)].map(([, name = '']) => name)

describe('the reference', () => {
  it('has every input and every output of action.yml once', () => {
    const listed = names(Object.values(referenceParts(metadata)).join('\n'))
    expect(listed.sort()).toEqual([...Object.keys(metadata.inputs), ...Object.keys(metadata.outputs)].sort())
  })

  it('has each of its parts in the document, and every name in one of them', () => {
    const document = readDocument('docs/reference.md')
    for (const part of Object.keys(referenceParts(metadata)))
      expect(document).toMatch(new RegExp(`\n<!-- ${part} -->\n\n(?:###|\\|) `, 'u'))
  })

  it('is in the document as npm run docs writes it', () => {
    const script = spawnSync(process.execPath, ['scripts/update-docs.ts', '--check'], { encoding: 'utf8' })
    expect(`${script.stdout}${script.stderr}`).toBe(
      'The generated parts of the documents match their sources.\n',
    )
  })

  it('is refused if an input has no group', () => {
    const inputs = { ...metadata.inputs, 'new-input': { description: 'New.' } }
    expect(() => referenceParts({ ...metadata, inputs })).toThrow(/^new-input: expected each input /u)
  })

  it('is refused if a group has an input that is gone', () => {
    const kept = Object.entries(metadata.inputs).filter(([name]) => name !== 'wait')
    const inputs = Object.fromEntries(kept)
    expect(() => referenceParts({ ...metadata, inputs })).toThrow(/^wait: expected each input /u)
  })
})
