import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import { groupBy } from '../src/shared/group-by.ts'

interface Workflow {
  on: Record<string, unknown>
  permissions?: unknown
  jobs: Record<string, { uses?: string; steps?: { uses?: string }[] }>
}

const files = globSync(['examples/*.yml', '.github/workflows/*.yml']).map((file) =>
  file.replaceAll(path.sep, '/'),
)
const textOf = (file: string): string => readFileSync(file, 'utf8')
const workflowOf = (file: string): Workflow => parse(textOf(file)) as Workflow

/** Everything after `uses:`, with the comment. */
const usesIn = (text: string): string[] =>
  Array.from(text.matchAll(/^\s*(?:- )?uses:[ \t]*(.*)$/gmu), ([, value = '']) => value.trim())

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u

describe.each(files)('%s', (file) => {
  it('gives no permission to all jobs', () => {
    expect(workflowOf(file).permissions).toEqual({})
  })
})

it('all workflows pin an action to the same commit', () => {
  const pins = files.flatMap((file) => usesIn(textOf(file))).filter((each) => pinned.test(each))
  const byRepository = groupBy(
    new Set(pins.map((pin) => pin.replace(/^([^/]+\/[^/@]+)[^@]*/u, '$1'))),
    (pin) => pin.replace(/@.*/u, ''),
  )
  expect([...byRepository.values()].filter((versions) => versions.length > 1)).toEqual([])
})

describe('a workflow of this repository that a fork can trigger', () => {
  const events = ['pull_request', 'pull_request_target', 'issue_comment', 'issues', 'discussion', 'fork']
  const reachable = files
    .filter((file) => file.startsWith('.github/'))
    .filter((file) => events.some((event) => event in workflowOf(file).on))

  it.each(reachable)('%s has no secret, and runs without the rights of this repository', (file) => {
    expect(textOf(file)).not.toMatch(/secrets\.|secrets: inherit/u)
    expect(Object.keys(workflowOf(file).on)).not.toContain('pull_request_target')
  })
})
