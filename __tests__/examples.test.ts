import { spawnSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import { documentedAction } from '../scripts/action-owner.ts'
import { readActionMetadata } from '../simulator/action-runner.ts'
import { visitorsJson } from '../src/analytics/show/json.ts'
import { analyticsOf, feedbackOf, many, questionsOf } from './support/analytics.ts'
import { addressesIn, codeBlocks, documents, readDocument } from './support/documents.ts'
import { describeOnPosix } from './support/platform.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

interface Step {
  uses?: string
  with?: Record<string, unknown>
  run?: string
}

interface Workflow {
  jobs: Record<string, { 'timeout-minutes'?: number; permissions?: Record<string, string>; steps: Step[] }>
}

/** The steps that run this action. */
function ownSteps({ jobs }: Workflow): Step[] {
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  return steps.filter(({ uses }) => uses?.startsWith(`${documentedAction}@`))
}

const { inputs, outputs } = readActionMetadata()
const readme = readDocument('README.md')
const examples = globSync('examples/*.yml').map((file) => file.replaceAll(path.sep, '/'))

describe.each([
  ...examples.map((file) => ({ file, text: readDocument(file) })),
  ...codeBlocks(readme, 'yaml').map((text) => ({ file: 'README.md', text })),
])('a workflow of $file', ({ file, text }) => {
  const workflow = parse(text) as Workflow

  it('sets only inputs that the action has, and all that it requires', () => {
    const uses = ownSteps(workflow)
    expect(uses.length).toBeGreaterThan(0)
    for (const { with: given = {} } of uses) {
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)))
      expect(given).toMatchObject({
        'api-key': expect.stringMatching(/^\$\{\{ secrets\.DOCS_(?:API|READ)_KEY \}\}$/u) as unknown,
        'project-id': expect.anything() as unknown,
      })
    }
  })

  if (file !== 'README.md')
    it('says how long its jobs may take', () => {
      for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0)
    })
})

it('every example is tested in act', () => {
  const tests = globSync('__tests__/act/*.test.ts').map(readDocument).join('\n')
  const untested = examples.filter((file) => !tests.includes(`describe('${path.basename(file)}'`))
  expect(untested).toEqual([])
})

describe('the table of README', () => {
  const rows = readme.split('\n').filter((line) => line.includes('](examples/'))
  const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim())
  const levels = ['read', 'write']

  /** What all jobs of a workflow may do together, as the table writes it. */
  function permissionsOf({ jobs }: Workflow): string {
    const all = Object.values(jobs).flatMap(({ permissions = {} }) => Object.entries(permissions))
    const most = new Map<string, string>()
    for (const [name, level] of all.sort(([, a], [, b]) => levels.indexOf(a) - levels.indexOf(b)))
      most.set(name, level)
    const shown = [...most].map(([name, level]) => `\`${name}: ${level}\``)
    return shown.length === 0 ? 'none' : shown.sort().join(', ')
  }

  /** Exports send requests, and jobs cost credits. Only exports work with a key that reads. */
  function keyAndCosts(workflow: Workflow): { key: string; costs: string } {
    const given = ownSteps(workflow).map(({ with: inputs = {} }) => Object.keys(inputs))
    const has = (...names: string[]) => given.filter((inputs) => names.some((name) => inputs.includes(name)))
    const exports = has('range', 'date-from')
    const costs = [
      ...(exports.length > 0 ? ['requests'] : []),
      ...(has('prompt', 'prompt-file', 'prompt-from').length > 0 ? ['credits'] : []),
    ]
    return {
      key: exports.length === given.length ? '`read`' : '`write`',
      costs: costs.join(', ') || 'nothing',
    }
  }

  it('has a row for each example', () => {
    expect(rows.flatMap((row) => addressesIn(row)).sort()).toEqual([...examples].sort())
  })

  it.each(rows)('says which key and permissions a workflow needs, and what a run costs: %s', (row) => {
    const [file = ''] = addressesIn(row)
    const workflow = parse(readDocument(file)) as Workflow
    const { key, costs } = keyAndCosts(workflow)
    expect(cellsOf(row).slice(3, -1)).toEqual([key, permissionsOf(workflow), costs])
    const secret = key === '`read`' ? 'DOCS_READ_KEY' : 'DOCS_API_KEY'
    for (const { with: inputs } of ownSteps(workflow))
      expect(inputs?.['api-key']).toBe(`\${{ secrets.${secret} }}`)
  })
})

it('no document, example or form names an account of GitHub as the owner of this action', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml')
  const texts = [...documents, ...examples, ...forms].map(readDocument).join('\n')
  const named = texts.match(/[^\s/`"']+\/docs-agent-action\b/gu)
  expect([...new Set(named)]).toEqual([documentedAction])
})

it('README names inputs and outputs that the action has, with their defaults', () => {
  const section = /^## Inputs and outputs$([^]*?)^## /mu.exec(readme)?.[1] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((line) => {
    const [, names = '', second = ''] = line.split('|').map((cell) => cell.trim())
    return Array.from(names.matchAll(/`([\w-]+)`/gu), ([, name = '']) => ({ name, second }))
  })
  expect(named.filter(({ name }) => !(name in inputs) && !(name in outputs))).toEqual([])
  const ofInputs = named.filter(({ name }) => name in inputs)
  expect(ofInputs.length).toBeGreaterThan(0)
  expect(ofInputs.map(({ name, second }) => [name, second])).toEqual(
    ofInputs.map(({ name }) => {
      const { required, default: fallback } = inputs[name] ?? {}
      return [name, required === true ? 'required' : fallback === undefined ? '' : `\`${fallback}\``]
    }),
  )
})

// The examples for chats write their messages with jq.
const hasJq = spawnSync('jq', ['--version']).error === undefined
;(hasJq ? describeOnPosix : describe.skip)('the message to a chat', () => {
  const folder = temporaryFolder()
  const headline = 'No visitors, "quotes" $(exit 3) `exit 3` \\ \'quotes\''
  const run = 'https://github.com/acme/docs/actions/runs/4711'
  const ofSlack = parse(readDocument('examples/tasks-in-slack.yml')) as Workflow
  const [ofTeams = ''] = codeBlocks(readDocument('docs/visitors.md'), 'yaml')
  const words = '<!channel> @here *SAML* & https://evil.example'

  /** Runs a script after an export with a task about a page, and one about words of readers. Returns what it would send. */
  async function sent(script = ''): Promise<unknown> {
    const questions = questionsOf(many(4, () => ({ question: words })))
    const lists = {
      questions,
      ...feedbackOf([{ path: '/<!here>/errors', thumbsDown: 9 }], [{ comment: words }]),
    }
    writeFileSync(folder.inside('visitors.json'), [...visitorsJson(await analyticsOf(lists))].join(''))
    const env = { HEADLINE: headline, OUTPUT_DIR: folder.path, RUN_URL: run, WEBHOOK: 'https://chat.example' }
    const recording = `curl() { echo "$*" >&2; cat; }\n${script}`
    const { stdout, stderr } = spawnSync('bash', ['-e', '-c', recording], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    })
    expect(stderr).toBe('--fail --silent --show-error --json @- https://chat.example\n')
    return JSON.parse(stdout)
  }

  const tasks = ['Fix /…here…/errors: 9 thumbs down', 'Write an answer to …: asked 4 times']

  it('is for Slack a text with the verdict, the tasks and a link, without words of readers', async () => {
    const numbered = tasks.map((task, index) => `${index + 1}. ${task}`)
    const text = [headline, ...numbered, `<${run}|The run> has the report.`].join('\n')
    expect(await sent(ofSlack.jobs['visitors']?.steps.at(-1)?.run)).toEqual({ text })
  })

  // https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook
  it('is for Teams an adaptive card with the same', async () => {
    const body = [headline, ...tasks].map((text) => ({ type: 'TextBlock', wrap: true, text }))
    const actions = [{ type: 'Action.OpenUrl', title: 'The run', url: run }]
    const contentType = 'application/vnd.microsoft.card.adaptive'
    const content = { type: 'AdaptiveCard', version: '1.4', body, actions }
    expect(await sent((parse(ofTeams) as Step).run)).toEqual({
      type: 'message',
      attachments: [{ contentType, content }],
    })
  })
})
