import { describe, expect, it } from '@jest/globals'

import { type AgentJobInputs, requestKey } from '../../src/agent-job/agent-job-operation.ts'
import type { TriggerInputs } from '../../src/github/trigger-event.ts'
import { readDocument } from '../support/documents.ts'
import { inputsOf } from '../support/inputs.ts'

type Inputs = AgentJobInputs & TriggerInputs

const file = { name: 'report.md', text: 'One', isBuildLog: false }
const before = { quoteFile: file }
const run = { serverUrl: '', repository: '', id: '4711', url: '', attempt: 1, job: 'docs', action: '__acme' }

/** What tells the request of a step from others. */
async function requestOf(change: Partial<Inputs>, workflow = run): Promise<string> {
  const operation = await inputsOf({ 'api-key': 'mint_key_of_tests', 'project-id': 'p', prompt: 'Mend it' })
  if (operation.operation !== 'agent-job') throw new Error('It is another operation.')
  const { agentJob, trigger } = operation
  const inputs = { ...trigger.inputs, ...before, ...change }
  const changed = {
    ...operation,
    agentJob: { ...agentJob, ...before, ...change },
    trigger: { ...trigger, inputs },
  }
  return requestKey(changed, workflow).request
}

const others: Readonly<{ [Name in keyof Inputs]: readonly ['another request' | 'the same', Inputs[Name]] }> =
  {
    prompt: ['another request', 'Mend all'],
    promptFrom: ['another request', 'push'],
    changes: ['another request', 'diff'],
    paths: ['another request', { patterns: ['src/**'], matches: () => true }],
    quoteFile: ['another request', { ...file, name: 'other.md' }],
    jobId: ['another request', 'job_1'],
    wait: ['the same', false],
    pollIntervalMs: ['the same', 1],
    preview: ['the same', true],
    siteUrl: ['the same', new URL('https://docs.example/')],
    buildLogFile: ['the same', '/other'],
    failOn: ['the same', new Set(['no-pr'] as const)],
    comment: ['the same', true],
    issueNumber: ['the same', 7],
    continues: ['the same', true],
    removeLabel: ['the same', true],
    allowedPermissions: ['the same', ['any']],
    leg: ['another request', '{"section":"guides"}'],
    allowedBots: ['the same', ['renovate[bot]']],
  }

describe('the request of a step', () => {
  it.each(Object.entries(others))('with another %s is %j', async (name, [request, value]) => {
    const same = (await requestOf({ [name]: value })) === (await requestOf({}))
    expect(same).toBe(request === 'the same')
  })

  it('is described in docs/agent-jobs.md by every input that belongs to it', () => {
    const [, described = ''] =
      /\nA request is the same if([^.]*)\./u.exec(readDocument('docs/agent-jobs.md')) ?? []
    const named: Readonly<Record<string, string[]>> = { prompt: ['prompt', 'prompt-file'], leg: ['matrix'] }
    const inputs = Object.entries(others)
      .filter(([, [request]]) => request === 'another request')
      .flatMap(([name]) => named[name] ?? name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`))
    expect(described.match(/[\w-]+(?=`)/gu)?.sort()).toEqual(inputs.sort())
  })

  it('is the same when an earlier step made the quoted file anew', async () => {
    expect(await requestOf({ quoteFile: { ...file, text: 'Two' } })).toBe(await requestOf({}))
  })

  it.each([{ job: 'other' }, { action: '__other' }])('is another one in another step: %j', async (change) => {
    expect(await requestOf({}, { ...run, ...change })).not.toBe(await requestOf({}))
  })
})
