// Runs the action on this machine as a runner does, against the service simulator or, with --base-url, a real service.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { readActionMetadata, startAction, type ActionRun } from '../simulator/action-runner.ts'
import { startArtifactResultsService } from '../simulator/artifact-results-service.ts'
import { simulatorKey, startDocumentationService } from '../simulator/documentation-service.ts'
import { createLogView } from './workflow-log.ts'

const folder = path.resolve(import.meta.dirname, '..', '.local-run')
const { inputs: declared } = readActionMetadata()
const keyVariable = 'DOCS_AGENT_API_KEY'

const given = readCommandLine()
const isDemo = Object.keys(given).length === 0
rmSync(folder, { recursive: true, force: true })
process.exitCode = given['base-url'] === undefined ? await runWithSimulator() : await runWithService()

async function runWithSimulator(): Promise<number> {
  const service = await startDocumentationService({
    jobLife: [{ status: 'active' }, { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }],
    messageLife: [
      { status: 'active' },
      { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' },
    ],
  })
  const artifacts = await startArtifactResultsService()
  const inputs = { 'api-key': simulatorKey, 'project-id': 'acme-docs', 'base-url': service.url }
  const steps: [string, Record<string, string>][] = isDemo
    ? [
        ['agent-job', { prompt: 'Document the new --json flag of the export command in the CLI reference.' }],
        ['visitors', { range: 'last-7-days', 'summary-rows': '5' }],
      ]
    : [['step', given]]
  // A follow-up needs a job to follow.
  if (given['job-id'] !== undefined)
    service.addJob(given['job-id'], given['project-id'] ?? inputs['project-id'], [
      { status: 'active' },
      { status: 'completed' },
    ])
  let exitCode = 0
  for (const [name, values] of steps) {
    const run = await runStep(name, { ...inputs, ...values }, artifacts.environment)
    exitCode ||= run.exitCode ?? 1
  }
  for (const { name, zip } of artifacts.artifacts.values()) {
    const file = path.join(folder, `${name}.zip`)
    writeFileSync(file, zip)
    console.log(`\nThe artifact that was uploaded: ${path.relative('.', file)}`)
  }
  console.log('\nRequests that the service simulator saw:')
  for (const { method, path: route, query } of service.requests) {
    const search = new URLSearchParams(query).toString()
    console.log(`  ${method} ${route}${search === '' ? '' : `?${search}`}`)
  }
  await Promise.all([service.close(), artifacts.close()])
  return exitCode
}

async function runWithService(): Promise<number> {
  const key = process.env[keyVariable]
  if (key === undefined || key === '') {
    console.error(`Put the admin API key of the service into the environment variable ${keyVariable}.`)
    return 2
  }
  const run = await runStep('step', { ...given, 'api-key': key }, {})
  return run.exitCode ?? 1
}

async function runStep(
  name: string,
  inputs: Record<string, string>,
  env: Record<string, string>,
): Promise<ActionRun> {
  const shown = Object.entries(inputs).filter(([input]) => input !== 'api-key')
  console.log(`\n━━ uses: docs-agent-action ━━`)
  for (const [input, value] of shown) console.log(`  ${input}: ${value}`)
  console.log('')
  const stepFolder = path.join(folder, name)
  mkdirSync(stepFolder, { recursive: true })
  const view = createLogView()
  const { process: child, finished } = startAction({
    inputs,
    env,
    folder: stepFolder,
    workspace: process.cwd(),
    onLine: (line) => {
      for (const visible of view(line)) console.log(visible)
    },
  })
  const interrupt = (): void => {
    child.kill('SIGINT')
  }
  process.on('SIGINT', interrupt)
  const run = await finished
  process.off('SIGINT', interrupt)
  showResult(run, stepFolder)
  return run
}

function showResult({ exitCode, outputs, summary }: ActionRun, stepFolder: string): void {
  console.log(`\nExit code ${exitCode ?? 'none'}. Outputs:`)
  for (const [name, value] of Object.entries(outputs)) if (value !== '') console.log(`  ${name}=${value}`)
  console.log(`\nJob summary (${path.relative('.', path.join(stepFolder, 'summary.md'))}):\n`)
  console.log(summary.replaceAll(/^/gmu, '  '))
}

/** Values of inputs from the command line. A flag alone means `true` for an input that is true or false. */
function readCommandLine(): Record<string, string> {
  const names = Object.keys(declared).filter((name) => name !== 'api-key')
  const isBoolean = (name: string): boolean => /^(?:true|false)$/u.test(declared[name]?.default ?? '')
  const parameters = process.argv.slice(2).map((parameter, index, all) => {
    const next = all[index + 1]
    const isAlone =
      parameter.startsWith('--') && isBoolean(parameter.slice(2)) && !/^(?:true|false)$/u.test(next ?? '')
    return isAlone ? `${parameter}=true` : parameter
  })
  try {
    const { values } = parseArgs({
      args: parameters,
      options: {
        help: { type: 'boolean' as const },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      },
    })
    const { help, ...inputs } = values as Record<string, string> & { help?: boolean }
    if (help === true) showHelp(names)
    return inputs
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nnpm start -- --help lists what it takes.`,
    )
    process.exit(2)
  }
}

function showHelp(names: string[]): never {
  console.log(`Runs the action on this machine, as a runner does.

  npm start                            an agent job and an export of visitors, against the service simulator
  npm start -- --prompt "…"            one agent job, against the simulator
  npm start -- --range last-7-days     one export, against the simulator
  ${keyVariable}=… npm start -- --base-url https://api.mintlify.com --project-id … --prompt "…"
                                       the same against a real service

Every input of the action is an option, except the key: it is read from ${keyVariable}.
Files, outputs and summary are kept in .local-run/ until the next run.
`)
  for (const name of names) {
    const { description = '', default: fallback = '' } = declared[name] ?? {}
    console.log(`  --${name}${fallback === '' ? '' : ` (${fallback})`}\n      ${description}`)
  }
  process.exit(0)
}
