import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { readActionMetadata } from '../../simulator/action-runner.ts'
import { inputDefaults, operationInputs } from '../../src/inputs/inputs.ts'
import { ActionError } from '../../src/shared/errors.ts'
import type { OperationName } from '../../src/shared/fail-on.ts'
import { forJob, forVisitors, type GivenInputs, inputsOf, problemsOf, service } from '../support/inputs.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

describe('the inputs', () => {
  it('have expressions as defaults only with contexts that GitHub has there', () => {
    const schemaFile = path.resolve(
      import.meta.dirname,
      '../../node_modules/@actions/workflow-parser/dist/action-v1.0.min.json',
    )
    const { definitions } = JSON.parse(readFileSync(schemaFile, 'utf8')) as {
      definitions: { 'input-default-context': { context: readonly string[] } }
    }
    const { context } = definitions['input-default-context']
    const expressions = Object.values(readActionMetadata().inputs).flatMap(
      ({ default: value = '' }) => /^\$\{\{ (?:toJSON\()?(\w+).* \}\}$/u.exec(value)?.[1] ?? [],
    )
    expect(expressions).toEqual(['github', 'matrix'])
    expect(context).toEqual(expect.arrayContaining(expressions))
  })

  it('are those of action.yml: names in the same order, defaults, and what is required', async () => {
    const problems = await problemsOf({ prompt: 'Do it' })
    const required = problems.map((problem) => problem.split(':')[0])
    const description: unknown = expect.any(String)
    const declarationOf = (name: string, value: string) =>
      required.includes(name)
        ? { description, required: true }
        : { description, ...(value !== '' && { default: value }) }
    expect(Object.entries(readActionMetadata().inputs)).toEqual(
      Object.entries(inputDefaults).map(([name, value]) => [name, declarationOf(name, value)]),
    )
  })

  it.each(['', ' '])('of the service that are "%s" have their defaults', async (empty) => {
    const given = { ...forJob, 'base-url': empty, 'timeout-minutes': empty, 'dry-run': empty }
    expect((await inputsOf(given)).service).toMatchObject({
      apiKey: 'mint_admin_key_0123',
      projectId: 'docs',
      baseUrl: new URL('https://api.mintlify.com'),
      timeoutMs: 1_800_000,
      dryRun: false,
      proxy: { url: '', except: '' },
    })
  })

  it('have all their problems in one error, each by name', async () => {
    const problems = await problemsOf({
      'api-key': '',
      'project-id': '',
      'base-url': 'ftp://docs.example',
      'timeout-minutes': '0',
      'dry-run': 'maybe',
      'job-id': 'job 1',
      wait: 'no',
      'fail-on': 'everything',
      'artifact-name': 'x',
      'remove-label': '1',
    })
    expect(problems.map((problem) => problem.split(/[:,]/)[0])).toEqual([
      ...['api-key', 'project-id', 'base-url', 'timeout-minutes', 'dry-run', 'artifact-name'],
      ...['job-id', 'wait', 'fail-on', 'remove-label'],
    ])
  })

  it('have each problem in one short line', async () => {
    const [problem = '', ...others] = await problemsOf({
      ...forJob,
      wait: `a\n::error::${'x'.repeat(5000)}`,
    })
    expect(others).toEqual([])
    expect(problem).toMatch(/^wait: got "a ::error::x+…", expected true or false\.$/u)
    expect(problem.length).toBeLessThan(200)
  })
})

describe('the operation', () => {
  const ofJob = (name: string): string =>
    `artifact-name: only for an export of visitors, and with ${name} this step is an agent job; remove it, or move it to a step of its own with range, date-from or date-to.`
  const ofExport = (name: string): string =>
    `wait: only for an agent job, and with ${name} this step is an export of visitors; remove it, or move it to a step of its own with prompt, prompt-file, prompt-from or job-id.`

  it.each([
    ['prompt', 'Do it', ofJob],
    ['prompt-file', 'prompt.md', ofJob],
    ['prompt-from', 'push', ofJob],
    ['job-id', 'job_1', ofJob],
    ['date-from', '2026-01-01', ofExport],
    ['date-to', '2026-01-01', ofExport],
    ['range', 'last-week', ofExport],
  ])('follows from %s, and the inputs of the other one are refused', async (name, value, problemOf) => {
    writeFileSync(folder.inside('prompt.md'), 'Do it')
    const given = { ...service, [name]: value, 'artifact-name': 'x', wait: 'false' }
    expect(await problemsOf(given, { GITHUB_WORKSPACE: folder.path })).toContain(problemOf(name))
  })

  it('names an input of two others once', async () => {
    expect(await problemsOf({ ...forVisitors, 'poll-interval-seconds': '5' })).toEqual([
      'poll-interval-seconds: only for an agent job or a deployment, and with range this step is an export of visitors; remove it, or move it to a step of its own with prompt, prompt-file, prompt-from, job-id, publish or preview.',
    ])
  })

  const defaultsOf = (operation: OperationName): GivenInputs =>
    Object.fromEntries(
      operationInputs.filter(({ of }) => of.includes(operation)).map((input) => [input.name, input.default]),
    )

  it.each([
    ['export', { ...defaultsOf('agent-job'), ...forVisitors }],
    ['agent job', { ...defaultsOf('visitors'), ...forJob, 'upload-artifact': 'TRUE' }],
    ['deployment', { ...defaultsOf('visitors'), ...defaultsOf('agent-job'), ...service, publish: 'TRUE' }],
  ])('allows the inputs of the other one at their default, in any case: %s', async (_, given) => {
    await expect(inputsOf(given)).resolves.toBeDefined()
  })

  const isEmpty = 'An input whose expression is empty counts as not set.'
  const needs =
    'An agent job needs prompt, prompt-file, prompt-from or job-id. An export of visitors needs range, date-from or date-to. A deployment needs publish or preview.'

  it.each<[string, GivenInputs, string]>([
    ['nothing', { prompt: '', range: '' }, `Nothing to do: \`prompt\` is empty. ${needs} ${isEmpty}`],
    [
      'inputs of an export',
      { range: '', include: 'views' },
      `Nothing to do: \`range\` is empty. ${needs} Set so far: include. ${isEmpty}`,
    ],
    [
      'inputs of both',
      { 'max-requests': '5', include: 'views', comment: 'true', wait: 'TRUE' },
      `Nothing to do: \`prompt\` is empty. ${needs} Set so far: comment, max-requests, include. ${isEmpty}`,
    ],
  ])('is unknown with %s, which the error says first', async (_, given, sentence) => {
    await expect(inputsOf({ ...service, ...given })).rejects.toThrow(new ActionError(sentence))
    await expect(inputsOf({ ...given, 'api-key': 'x', 'project-id': 'docs' })).rejects.toThrow(
      `${sentence}\n- api-key: got 1 characters`,
    )
  })

  it('can be unknown without hiding that values are wrong', async () => {
    const wrong = { range: 'lastweek', include: 'search', wait: 'yes', 'fail-on': 'x', 'site-url': 'docs' }
    const names = async (given: GivenInputs) =>
      (await problemsOf({ ...service, ...given })).map((problem) => problem.split(':')[0])
    expect(await names({ ...wrong, prompt: 'Do it' })).toEqual([
      'prompt, range',
      ...['wait', 'site-url', 'fail-on', 'range', 'include'],
    ])
    expect(await names({ ...wrong, range: '' })).toEqual(['wait', 'site-url', 'fail-on', 'include'])
    expect(await names({ prompt: 'Do it', range: 'last-week', 'fail-on': 'no-pr,incomplete' })).toEqual([
      'prompt, range',
    ])
  })

  it('is asked for by a preview, but not beside an input that only an agent job has', async () => {
    const preview = { ...service, preview: 'docs' }
    expect(await problemsOf({ ...preview, range: 'last-week' })).toEqual([
      `range, preview: these inputs belong to an export of visitors (range) and a deployment (preview); use a step of its own for each. ${isEmpty}`,
    ])
    expect(await problemsOf({ ...preview, include: 'views' })).toEqual([
      'include: only for an export of visitors, and with preview this step is a deployment; remove it, or move it to a step of its own with range, date-from or date-to.',
    ])
    await expect(inputsOf({ ...preview, 'remove-label': 'true' })).rejects.toThrow(
      /^Nothing to do: `prompt` is empty\./u,
    )
  })

  it('is unknown if more than one is asked for', async () => {
    const given = { prompt: 'Do it', range: 'last-week', 'date-to': '2026-01-01' }
    expect(await problemsOf({ ...service, ...given })).toEqual([
      `prompt, range, date-to: these inputs belong to an agent job (prompt) and an export of visitors (range, date-to); use a step of its own for each. ${isEmpty}`,
    ])
    expect(await problemsOf({ ...service, ...given, 'date-to': '', publish: 'true' })).toEqual([
      `prompt, range, publish: these inputs belong to an agent job (prompt), an export of visitors (range) and a deployment (publish); use a step of its own for each. ${isEmpty}`,
    ])
  })
})

describe('a problem that only follows from another', () => {
  it.each<[string, GivenInputs]>([
    ['prompt-from', { prompt: 'Do it', 'prompt-from': 'comments', changes: 'diff', paths: 'src/**' }],
    ['preview', { prompt: 'Do it', preview: 'ture', 'site-url': 'https://docs.example.com' }],
    ['comment', { prompt: 'Do it', comment: 'ture', 'issue-number': '7' }],
    ['wait', { prompt: 'Do it', preview: 'true', wait: 'no' }],
    ['date-from', { 'date-from': '2026-13-01', 'date-to': '2026-01-02' }],
    ['max-requests', { range: 'last-week', include: 'all', 'max-requests': '0' }],
  ])('of %s is not listed', async (name, given) => {
    const problems = await problemsOf({ ...service, ...given })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `, 'u'))])
  })
})
