import { describe, expect, it } from '@jest/globals'

import { readActionMetadata } from '../simulator/action-runner.ts'
import type { ToldChange } from '../src/analytics/judge/verdict.ts'
import type { DeploymentEnd } from '../src/deployment/deploy.ts'
import { changesModes } from '../src/github/sources/changes.ts'
import { allowedPermissionNames } from '../src/github/permission-gate.ts'
import { promptSources, sourceNames } from '../src/github/sources/prompt-sources.ts'
import { inputDefaults } from '../src/inputs/inputs.ts'
import { failOnWords } from '../src/shared/fail-on.ts'
import { outcomes, outputNames } from '../src/shared/outputs.ts'
import { skipHeadlines } from '../src/shared/errors.ts'
import { readDocument } from './support/documents.ts'

// What src/ has in a record or a list, some texts list, too. Each text here has all of its names, and no others.

const { inputs, outputs } = readActionMetadata()
const input = (name: string): string => inputs[name]?.description ?? ''
const output = (name: string): string => outputs[name]?.description ?? ''

/** The text of a document from one text to another; to its end if there is no other. */
function part(file: string, from: string, to = ''): string {
  const [, after = ''] = readDocument(file).split(from)
  const [found = ''] = to === '' ? [after] : after.split(to)
  if (found === '') throw new Error(`${file} has no text between "${from}" and "${to}".`)
  return found
}

const codeIn = (text: string): string[] => [...text.matchAll(/`([\w-]+)`/gu)].map(([, name = '']) => name)
/** The first cells of the rows of tables. */
const rowsIn = (text: string): string[] =>
  [...text.matchAll(/^\| `([\w-]+)` +\|/gmu)].map(([, name = '']) => name)

const previewStatuses: Record<DeploymentEnd, true> = {
  success: true,
  failure: true,
  skipped: true,
  unknown: true,
}
const changes: Record<ToldChange, true> = {
  more: true,
  fewer: true,
  same: true,
  falling: true,
  rising: true,
}
const aboutChanges = sourceNames.filter((name) => 'readChanges' in promptSources[name])
const isNoInput = (name: string): boolean => !(name in inputDefaults)
const everyFailOnWord = Object.keys(failOnWords)
const skipReasons = Object.keys(skipHeadlines)
const reference = 'docs/reference.md'

describe('the names that a text lists', () => {
  it.each<[string, readonly string[], string[]]>([
    ['outcomes: action.yml', outcomes, codeIn(output('outcome'))],
    ['outcomes: reference', outcomes, rowsIn(part(reference, '\n## Outcomes\n'))],
    ['reasons to skip: action.yml', skipReasons, codeIn(output('skipReason'))],
    [
      'reasons to skip: reference',
      skipReasons,
      codeIn(part(reference, '**`skipReason`.**', '\n\n')).filter(isNoInput),
    ],
    ['values of fail-on: action.yml', [...everyFailOnWord, 'none'], codeIn(input('fail-on'))],
    [
      'values of fail-on: reference',
      everyFailOnWord,
      codeIn(part(reference, '**`fail-on`.**', '**`poll-interval-seconds`.**')).filter(isNoInput),
    ],
    ['sources of prompt-from: action.yml', sourceNames, codeIn(input('prompt-from').split(': ')[1] ?? '')],
    [
      'sources of prompt-from: agent-jobs',
      sourceNames,
      rowsIn(part('docs/agent-jobs.md', '| `prompt-from`', '\n\n')),
    ],
    ['values of changes: action.yml', changesModes, codeIn(input('changes').split('. ')[0] ?? '')],
    [
      'sources without changes: action.yml',
      sourceNames.filter((name) => !aboutChanges.includes(name)),
      codeIn(input('changes').split('. ')[1] ?? '').filter((name) => name !== 'prompt-from'),
    ],
    [
      'sources with paths: reference',
      // `paths` does not limit the files of a pull request under a comment.
      aboutChanges.filter((name) => name !== 'comment'),
      codeIn(part(reference, '`paths` needs ', '.')),
    ],
    [
      'values of allowed-permissions: action.yml',
      allowedPermissionNames,
      codeIn(input('allowed-permissions')),
    ],
    [
      'values of previewStatus: action.yml',
      Object.keys(previewStatuses),
      codeIn(output('previewStatus').split(': ')[1] ?? ''),
    ],
    ['values of visitorsChange: action.yml', Object.keys(changes), codeIn(output('visitorsChange'))],
  ])('are all: %s', (_, names, listed) => {
    expect([...new Set(listed)].sort()).toEqual([...names].sort())
  })

  const [ofInputs = '', ofOutputs = ''] = part('README.md', '\n## Inputs and outputs\n').split('\n| output ')
  const inputRows = [...ofInputs.matchAll(/^\| (`.*?) *\| (.*?) *\|/gmu)].flatMap(([, names = '', value]) =>
    codeIn(names).map((name) => [name, value]),
  )

  it.each(inputRows)('are inputs with their defaults: README, %s', (name = '', value) => {
    const { required, default: known } = inputs[name] ?? { default: 'no input' }
    expect(value).toBe(required === true ? 'required' : known === undefined ? '' : `\`${known}\``)
  })

  it.each(rowsIn(ofOutputs))('are outputs: README, %s', (name) => {
    expect(outputNames).toContain(name)
  })
})
