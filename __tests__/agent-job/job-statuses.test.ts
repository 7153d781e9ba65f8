import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { jobLives } from '../../soak/scenarios/job-lives.ts'
import {
  isFinal,
  isTerminal,
  jobStatuses,
  outcomeOfStatus,
  type TerminalStatus,
  activeWords,
} from '../../src/agent-job/job-statuses.ts'

const statuses = Object.keys(jobStatuses)

/** The outcomes without a pull request and with one. */
const outcomes: Readonly<Record<TerminalStatus, readonly [string, string]>> = {
  completed: ['no-pr', 'pr-created'],
  archived: ['archived', 'archived'],
  failed: ['failed', 'failed'],
}

describe('the status of a job', () => {
  it('that is terminal says what came of the request', () => {
    expect(statuses.filter(isTerminal)).toEqual(Object.keys(outcomes))
    for (const status of statuses.filter(isTerminal))
      expect([outcomeOfStatus(status, false), outcomeOfStatus(status, true)]).toEqual(outcomes[status])
  })

  it.each(['active', 'completed', 'thinking', 'constructor', undefined])(
    'does not change what the comment says while the run waits: %s',
    (status) => {
      expect(activeWords(status).words).toBe('The agent is working on the request')
    },
  )

  it('is one that a simulated job has', () => {
    const simulated = Object.values(jobLives).flatMap((life) => life.map(({ status }) => status))
    expect(statuses.filter((status) => !simulated.includes(status))).toEqual([])
  })

  it('that takes no message is in both paragraphs of the documents about a new job', () => {
    const [, remembered = ''] = readFileSync('docs/agent-jobs.md', 'utf8').split(
      '\n## What a run remembers\n',
    )
    const both = ['**Re-run.**', '**`comment: continue`.**'].map((title) => remembered.split(title)[1])
    const named = statuses.filter(isFinal).map((status) => `\`${status}\``)
    for (const paragraph of both)
      expect(named.filter((status) => paragraph?.includes(status) !== true)).toEqual([])
  })
})
