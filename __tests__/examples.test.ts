import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import { readActionMetadata } from '../simulator/action-runner.ts'
import { codeBlock } from './support/documents.ts'
import { describeOnPosix } from './support/platform.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

interface Step {
  uses?: string
  with?: Record<string, unknown>
  run?: string
  env?: Record<string, string>
}

interface Workflow {
  on: unknown
  permissions?: unknown
  jobs: Record<string, { 'timeout-minutes'?: number; env?: Record<string, string>; steps: Step[] }>
}

const files = readdirSync('examples').filter((name) => name.endsWith('.yml'))
const workflowOf = (file: string): Workflow =>
  parse(readFileSync(path.join('examples', file), 'utf8')) as Workflow
const stepsOf = (file: string): Step[] => Object.values(workflowOf(file).jobs).flatMap(({ steps }) => steps)

describe.each(files)('the example %s', (file) => {
  it('sets only inputs that the action has, and all that it requires', () => {
    const { inputs } = readActionMetadata()
    const uses = stepsOf(file).filter((step) => step.uses?.startsWith('acme/docs-agent-action@'))
    expect(uses.length).toBeGreaterThan(0)
    for (const { with: given = {} } of uses) {
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)))
      expect(given).toMatchObject({
        'api-key': '${{ secrets.DOCS_API_KEY }}',
        'project-id': expect.anything() as unknown,
      })
    }
  })

  it('says which permissions it needs and how long its jobs may take', () => {
    const { permissions, jobs } = workflowOf(file)
    expect(permissions).toBeDefined()
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  it('puts no expression into a script', () => {
    for (const { run = '' } of stepsOf(file)) expect(run).not.toContain('${{')
  })
})

describe('README', () => {
  const readme = readFileSync('README.md', 'utf8')

  it('counts the inputs that each example sets', () => {
    const rows = [...readme.matchAll(/\(examples\/([\w-]+\.yml)\) *\| *([\d+]+) \|/gu)]
    const counted = Object.fromEntries(rows.map(([, file = '', count]) => [file, count]))
    const inputsOf = (file: string): string =>
      stepsOf(file)
        .filter((step) => step.uses?.startsWith('acme/docs-agent-action@'))
        .map(({ with: given = {} }) => Object.keys(given).length)
        .join('+')
    expect(counted).toEqual(Object.fromEntries(files.map((file) => [file, inputsOf(file)])))
  })

  it('starts with a workflow of two steps with three inputs each', () => {
    const { permissions, jobs } = parse(codeBlock(readme, 'yaml')) as Workflow
    expect(permissions).toEqual({})
    const steps = Object.values(jobs).flatMap(({ steps }) => steps)
    const uses = steps.filter((step) => step.uses !== undefined)
    expect(uses.map((step) => Object.keys(step.with ?? {}))).toEqual([
      ['api-key', 'project-id', 'prompt'],
      ['api-key', 'project-id', 'range'],
    ])
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
  })

  it('names inputs and outputs that the action has', () => {
    const { inputs, outputs } = readActionMetadata()
    const section = /^## Inputs and outputs$([^]*?)^## /mu.exec(readme)?.[1] ?? ''
    const names = [...section.matchAll(/^\| `([\w-]+)` /gmu)].map(([, name = '']) => name)
    expect(names).toHaveLength(16)
    expect(Object.keys({ ...inputs, ...outputs })).toEqual(expect.arrayContaining(names))
  })
})

it('every example is tested in act', () => {
  const tests = readdirSync('__tests__/act').map((name) => path.join('__tests__/act', name))
  const titles = tests.filter((file) => file.endsWith('.test.ts')).map((file) => readFileSync(file, 'utf8'))
  expect(files.filter((file) => !titles.join().includes(`describe('${file}'`))).toEqual([])
})

it('README links every example', () => {
  const linked = readFileSync('README.md', 'utf8').matchAll(/\(examples\/([\w-]+\.yml)\)/gu)
  expect(new Set([...linked].map(([, file]) => file))).toEqual(new Set(files))
})

describeOnPosix('the history of exports', () => {
  const folder = temporaryFolder()
  let runs = 0
  const job = workflowOf('visitors-history.yml').jobs['visitors']
  const git = (cwd: string, ...parameters: string[]): string =>
    execFileSync('git', parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

  /** A run of the workflow on a fresh checkout, with files that the action would have written. */
  function runWorkflow(dateFrom: string, content: string): void {
    runs += 1
    const checkout = folder.inside(`checkout-${runs}`)
    git('.', 'clone', folder.inside('origin'), checkout)
    const outputDir = folder.inside('output')
    mkdirSync(outputDir, { recursive: true })
    writeFileSync(path.join(outputDir, 'visitors.csv'), content)
    for (const { run } of job?.steps ?? []) {
      if (run === undefined) continue
      const env = { ...process.env, ...job?.env, OUTPUT_DIR: outputDir, DATE_FROM: dateFrom }
      execFileSync('bash', ['-e', '-c', run], { cwd: checkout, env, stdio: 'ignore' })
    }
  }

  const kept = (): string =>
    git(folder.inside('origin'), 'ls-tree', '-r', '--name-only', 'docs-visitors-history')

  it('begins the branch, adds a week to it, and takes a week that is exported again', () => {
    const origin = folder.inside('origin')
    git('.', 'init', '--initial-branch=main', origin)
    writeFileSync(path.join(origin, 'source.txt'), 'source')
    git(origin, 'add', '.')
    git(origin, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--message', 'Begin')

    runWorkflow('2026-11-02', 'first')
    expect(kept()).toBe('2026-11-02/visitors.csv\n')
    runWorkflow('2026-11-09', 'second')
    expect(kept()).toBe('2026-11-02/visitors.csv\n2026-11-09/visitors.csv\n')
    runWorkflow('2026-11-09', 'again')
    expect(git(origin, 'show', 'docs-visitors-history:2026-11-09/visitors.csv')).toBe('again')
    runWorkflow('2026-11-09', 'again')
    expect(git(origin, 'rev-list', '--count', 'docs-visitors-history')).toBe('3\n')
  })
})

describeOnPosix('the alert about fewer visitors', () => {
  const [, compare] = stepsOf('visitors-alert.yml')

  it.each([
    ['70', '100', 0],
    ['69', '100', 1],
    ['9', '100', 1],
    ['0', '1', 1],
    ['1300', '1000', 0],
    ['0', '0', 0],
    ['5', '0', 0],
    ['5', '', 0],
    ['', '', 0],
  ])('of %j visitors and %j before ends with %d', (TOTAL, PREVIOUS_TOTAL, status) => {
    const env = { ...process.env, ...compare?.env, TOTAL, PREVIOUS_TOTAL, HEADLINE: '$(exit 3) visitors' }
    const run = spawnSync('bash', ['-e', '-c', compare?.run ?? ''], { env, encoding: 'utf8' })
    expect(run).toMatchObject({ status, stderr: '' })
    expect(run.stdout).toBe(status === 0 ? '' : '::error title=Fewer visitors::$(exit 3) visitors\n')
  })
})

// The examples for chats write their messages with jq.
const hasJq = spawnSync('jq', ['--version']).error === undefined
;(hasJq ? describeOnPosix : describe.skip)('the message to a chat', () => {
  const text = 'No visitors, "quotes" $(exit 3) `exit 3` \\ \'quotes\''
  const documented = readFileSync('docs/visitors.md', 'utf8')
  const scripts = [...documented.matchAll(/^```yaml\n([^]*?)^```/gmu)].flatMap(([, block = '']) =>
    [parse(block) as Step | Step[]].flat().flatMap(({ run }) => run ?? []),
  )

  /** Runs a documented script. Returns what it would send. */
  function sent(script: string | undefined): unknown {
    const env = { ...process.env, HEADLINE: text, WEBHOOK: 'https://chat.example' }
    const recording = `curl() { echo "$*" >&2; cat; }\n${script ?? ''}`
    const { stdout, stderr } = spawnSync('bash', ['-e', '-c', recording], { env, encoding: 'utf8' })
    expect(stderr).toBe('--fail --json @- https://chat.example\n')
    return JSON.parse(stdout)
  }

  it('is for Slack a text', () => {
    expect(sent(scripts[0])).toEqual({ text })
  })

  // https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook
  it('is for Teams an adaptive card with the text', () => {
    const body = [{ type: 'TextBlock', wrap: true, text }]
    const contentType = 'application/vnd.microsoft.card.adaptive'
    const content = { type: 'AdaptiveCard', version: '1.4', body }
    expect(sent(scripts[1])).toEqual({ type: 'message', attachments: [{ contentType, content }] })
    expect(scripts).toHaveLength(2)
  })
})
