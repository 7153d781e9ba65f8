// Runs the action on this machine as a runner does, against the service simulator or, with --base-url, a real service.
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { type ActionRun, type ActionRunOptions, startAction } from '../simulator/action-runner.ts'
import { startArtifactResultsService } from '../simulator/artifact-results-service.ts'
import { type JobLife, simulatorKey, startDocumentationService } from '../simulator/documentation-service.ts'
import { startGitHubApi, workflowToken } from '../simulator/github-api.ts'
import { runWorkflowJob } from '../simulator/workflow-job.ts'
import { endWithUsageError, mendExample, readCommandLine, readKey, tokenVariable } from './command-line.ts'
import { type LocalEvent, readLocalEvent } from './local-event.ts'
import { createLogView } from './workflow-log.ts'

type Step = Pick<ActionRunOptions, 'inputs'> & Partial<ActionRunOptions>

const folder = path.resolve(import.meta.dirname, '..', '.local-run')
// A series sends one request per day, week or month.
const mostShownRequests = 20
const commandLine = readCommandLine()
const event = readEvent()
rmSync(folder, { recursive: true, force: true })
/** What each step of `--mend` did. */
const mended: string[] = []
process.exitCode =
  commandLine.inputs['base-url'] === undefined ? await runWithSimulator() : await runWithService()
if (commandLine.mend) showMended()

function readEvent(): LocalEvent | undefined {
  const { event: file, eventName } = commandLine
  try {
    return file === undefined ? undefined : readLocalEvent(file, eventName)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return endWithUsageError(
      `--event: ${file ?? ''} could not be read as a webhook payload, expected a JSON file: ${reason}`,
    )
  }
}

async function runWithSimulator(): Promise<number> {
  const life: JobLife = [
    { status: 'active' },
    { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' },
  ]
  const service = await startDocumentationService({ jobLife: life, messageLife: life })
  const artifacts = await startArtifactResultsService()
  const github = await startGitHubApi(
    event && { permissions: senderMayWrite(event), labels: labelsOf(event) },
  )
  const inputs: Record<string, string> = { 'project-id': 'acme-docs', ...commandLine.inputs }
  // The simulator must know the job that the run attaches to.
  if (inputs['job-id'] !== undefined) service.addJob(inputs['job-id'], inputs['project-id'] ?? '', life)
  const common: Step = {
    inputs: { 'api-key': simulatorKey, 'base-url': service.url },
    githubToken: workflowToken,
    env: { ...artifacts.environment, GITHUB_API_URL: github.url },
  }
  const exitCode = commandLine.mend
    ? await runMend(inputs['project-id'] ?? '', common)
    : await runSteps(stepsOf(inputs), common)
  for (const { name, zip } of artifacts.artifacts.values()) {
    const file = path.join(folder, `${name}.zip`)
    writeFileSync(file, zip)
    console.log(`\nUploaded artifact: ${path.relative('.', file)}`)
  }
  for (const { issueNumber, body } of github.comments)
    console.log(`\nComment on #${issueNumber}:\n\n${indented(body)}`)
  showRequests('service', service.requests)
  showRequests('GitHub', github.requests)
  await Promise.all([service.close(), artifacts.close(), github.close()])
  return exitCode
}

/** Runs each step, also after one that failed. */
async function runSteps(steps: Record<string, Step>, common: Step): Promise<number> {
  let exitCode = 0
  for (const [name, step] of Object.entries(steps)) {
    const run = await runStep(name, { ...common, ...step, inputs: { ...step.inputs, ...common.inputs } })
    exitCode ||= run.exitCode ?? 1
  }
  return exitCode
}

/** Runs the example as a runner does. */
async function runMend(projectId: string, common: Step): Promise<number> {
  const workspace = path.join(folder, 'workspace')
  return runWorkflowJob({
    file: path.resolve(import.meta.dirname, '..', mendExample),
    job: 'mend',
    workspace,
    folder,
    values: { 'vars.DOCS_PROJECT_ID': projectId },
    runAction: async ({ name = '' }, inputs) => {
      const stepFolder = `step-${mended.length + 1}`
      const run = await runStep(stepFolder, { ...common, inputs: { ...inputs, ...common.inputs }, workspace })
      const { outcome = '', headline, outputDir, prLink } = run.outputs
      const gaps = outputDir === undefined ? undefined : path.relative('.', path.join(outputDir, 'gaps.md'))
      const results = [headline, gaps, prLink].filter((result) => result !== undefined && result !== '')
      mended.push([`${name}: ${outcome}`, ...results].join('\n     '))
      return run
    },
  })
}

function stepsOf(inputs: Record<string, string>): Record<string, Step> {
  if (event !== undefined) {
    const instruction = ['prompt', 'prompt-file', 'prompt-from', 'job-id'].some((name) => name in inputs)
    const quoted = instruction || event.promptFrom === undefined ? {} : { 'prompt-from': event.promptFrom }
    return { step: { event, inputs: { operation: 'agent-job', comment: 'true', ...quoted, ...inputs } } }
  }
  if (Object.keys(commandLine.inputs).length > 0) return { step: { inputs } }
  const prompt = 'Document the new --json flag of the export command in the CLI reference.'
  return {
    'agent-job': { inputs: { ...inputs, prompt } },
    visitors: { inputs: { ...inputs, range: 'last-7-days', 'summary-rows': '5' } },
  }
}

async function runWithService(): Promise<number> {
  const key = readKey()
  const passed = [
    'HTTPS_PROXY',
    'https_proxy',
    'NO_PROXY',
    'no_proxy',
    'NODE_EXTRA_CA_CERTS',
    'GITHUB_API_URL',
  ]
  const { inputs } = commandLine
  const common: Step = {
    inputs: { 'api-key': key, 'base-url': inputs['base-url'] ?? '' },
    githubToken: process.env[tokenVariable] ?? '',
    env: Object.fromEntries(passed.map((name) => [name, process.env[name]])),
  }
  if (commandLine.mend) return runMend(inputs['project-id'] ?? '', common)
  return runSteps({ step: { inputs, ...(event && { event }) } }, common)
}

async function runStep(name: string, step: Step): Promise<ActionRun> {
  console.log('\n━━ uses: docs-agent-action ━━')
  for (const [input, value] of Object.entries(step.inputs)) {
    if (input !== 'api-key') console.log(`  ${input}: ${value.trimEnd().replaceAll('\n', '\n    ')}`)
  }
  console.log('')
  const view = createLogView()
  const stepFolder = path.join(folder, name)
  const { process: child, finished } = startAction({
    ...step,
    folder: stepFolder,
    workspace: step.workspace ?? process.cwd(),
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
  console.log(indented(summary))
}

function showRequests(
  server: string,
  requests: readonly { method: string; path: string; query: Record<string, string> }[],
): void {
  if (requests.length === 0) return
  console.log(`\nRequests to the simulator of ${server}:`)
  for (const { method, path: route, query } of requests.slice(0, mostShownRequests)) {
    const search = new URLSearchParams(query).toString()
    console.log(`  ${method} ${route}${search === '' ? '' : `?${search}`}`)
  }
  const more = requests.length - mostShownRequests
  if (more > 0) console.log(`  … and ${more} more`)
}

/** Shows what each step of `--mend` did, at the end of the log, where a reader looks first. */
function showMended(): void {
  console.log(`\n━━ What ${mendExample} did ━━`)
  for (const [index, step] of mended.entries()) console.log(`  ${index + 1}. ${step}`)
  if (process.exitCode === 0 && mended.length === 1)
    console.log('  Readers missed nothing, so no agent job was started.')
}

function senderMayWrite({ triggeringActor }: LocalEvent): Record<string, { permission: string }> {
  return { [triggeringActor]: { permission: 'write' } }
}

function labelsOf({ number, label }: LocalEvent): Record<number, string[]> {
  return number === undefined || label === undefined ? {} : { [number]: [label] }
}

function indented(text: string): string {
  return text.replaceAll(/^/gmu, '  ')
}
