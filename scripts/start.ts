// Runs the action on this machine as a runner does, against the service simulator or, with --base-url, a real service.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { type ActionRun, type ActionRunOptions, startAction } from '../simulator/action-runner.ts'
import { startArtifactResultsService } from '../simulator/artifact-results-service.ts'
import { type JobLife, simulatorKey, startDocumentationService } from '../simulator/documentation-service.ts'
import { startGitHubApi, workflowToken } from '../simulator/github-api.ts'
import { createLogView } from '../simulator/workflow-commands.ts'
import { runWorkflowJob } from '../simulator/workflow-job.ts'
import { mendExample, orUsageError, readCommandLine, readKey, tokenVariable } from './command-line.ts'
import { type LocalEvent, readLocalEvent } from './local-event.ts'
import { summaryPage } from './summary-page.ts'

interface Step extends Partial<ActionRunOptions> {
  inputs: Record<string, string>
  /** What the step does. */
  title?: string
  /** Where the step comes from. */
  source?: string
}

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, '.local-run')
const labelledIssue: Example = {
  file: 'examples/label-to-pull-request.yml',
  job: 'edit',
  title: 'A labelled issue becomes a pull request',
}
const labelEvent = 'examples/events/issues-labeled.json'
const monthOfReaders: Step = {
  title: 'A month of readers',
  inputs: {
    range: 'last-month',
    compare: 'previous-period',
    series: 'daily',
    include: 'views,searches,feedback,assistant',
  },
}
/** For steps without another event. In a public repository, an export would warn about what readers wrote. */
const startedByHand = {
  name: 'workflow_dispatch',
  payload: { repository: { full_name: 'acme/docs', private: true } },
}
const nextCommands = [
  'npm start -- --mend                               # let the agent mend what readers missed',
  'npm start -- --prompt "Document the --json flag"  # ask the agent yourself',
  'npm start -- --help                               # all options, also for the real service',
]
// A series sends one request per day, week or month.
const mostShownRequests = 20

const commandLine = orUsageError(() => readCommandLine(process.argv.slice(2)))
const { verbose } = commandLine
/** Without options, two steps show what the action does. */
const isTour =
  Object.keys(commandLine.inputs).length === 0 && commandLine.event === undefined && !commandLine.mend
const event = orUsageError(readEvent)
rmSync(folder, { recursive: true, force: true })
/** What each step did, and what to open. */
const results: string[] = []
process.exitCode =
  commandLine.inputs['base-url'] === undefined ? await runWithSimulator() : await runWithService()
showEnd()

function readEvent(): LocalEvent | undefined {
  const { event: file = isTour ? path.join(root, labelEvent) : undefined, eventName } = commandLine
  return file === undefined ? undefined : readLocalEvent(file, eventName)
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
  const exitCode = await runSteps(inputs, {
    inputs: { 'api-key': simulatorKey, 'base-url': service.url },
    githubToken: workflowToken,
    event: startedByHand,
    env: { ...artifacts.environment, GITHUB_API_URL: github.url },
  })
  for (const { name, zip } of artifacts.artifacts.values()) {
    const file = path.join(folder, `${name}.zip`)
    writeFileSync(file, zip)
    if (verbose) console.log(`\nUploaded artifact: ${path.relative('.', file)}`)
  }
  if (verbose) {
    for (const { issueNumber, body } of github.comments)
      console.log(`\nComment on #${issueNumber}:\n\n${indented(body)}`)
    showRequests('service', service.requests)
    showRequests('GitHub', github.requests)
  }
  await Promise.all([service.close(), artifacts.close(), github.close()])
  return exitCode
}

async function runWithService(): Promise<number> {
  const key = orUsageError(() => readKey(process.env))
  const passed = [
    'HTTPS_PROXY',
    'https_proxy',
    'NO_PROXY',
    'no_proxy',
    'NODE_EXTRA_CA_CERTS',
    'GITHUB_API_URL',
  ]
  const { inputs } = commandLine
  return runSteps(inputs, {
    inputs: { 'api-key': key, 'base-url': inputs['base-url'] ?? '' },
    githubToken: process.env[tokenVariable] ?? '',
    env: Object.fromEntries(passed.map((name) => [name, process.env[name]])),
  })
}

/**
 * Runs what the command line asks for.
 *
 * @param common what all steps have
 * @returns the exit code of a step that failed, or 0
 */
async function runSteps(inputs: Record<string, string>, common: Step): Promise<number> {
  const projectId = inputs['project-id'] ?? ''
  if (commandLine.mend) return runExample({ file: mendExample, job: 'mend' }, projectId, common)
  if (!isTour) return exitCodeOf(await runStep('step', given(inputs), common))
  const ofJob = await runExample(labelledIssue, projectId, { ...common, ...(event && { event }) })
  const visitors = { ...monthOfReaders, inputs: { ...inputs, ...monthOfReaders.inputs } }
  const ofExport = exitCodeOf(await runStep('visitors', visitors, common))
  return ofJob === 0 ? ofExport : ofJob
}

/** The step of the inputs on the command line. With an event, it quotes the event unless there is another instruction. */
function given(inputs: Record<string, string>): Step {
  if (event === undefined) return { inputs }
  const instruction = ['prompt', 'prompt-file', 'prompt-from', 'job-id'].some((name) => name in inputs)
  const quoted = instruction || event.promptFrom === undefined ? {} : { 'prompt-from': event.promptFrom }
  return { event, inputs: { comment: 'true', ...quoted, ...inputs } }
}

interface Example {
  file: string
  job: string
  /** For a step without a name. */
  title?: string
}

/** Runs a job of an example as a runner does. */
async function runExample({ file, job, title }: Example, projectId: string, common: Step): Promise<number> {
  const workspace = path.join(folder, 'workspace')
  let count = 0
  return runWorkflowJob({
    file: path.join(root, file),
    job,
    workspace,
    folder,
    values: { 'vars.DOCS_PROJECT_ID': projectId },
    runAction: async ({ name = title ?? '' }, inputs) => {
      count += 1
      return runStep(`${job}-${count}`, { title: name, source: file, inputs, workspace }, common)
    },
  })
}

async function runStep(
  name: string,
  { title = 'docs-agent-action', source, ...step }: Step,
  common: Step,
): Promise<ActionRun> {
  const inputs = { ...step.inputs, ...common.inputs }
  console.log(`\n━━ ${title} ━━`)
  if (source !== undefined) console.log(`  # ${source}`)
  for (const [input, value] of Object.entries(inputs)) {
    if (input === 'api-key' || (input === 'base-url' && !verbose)) continue
    console.log(`  ${input}: ${value.trimEnd().replaceAll('\n', '\n    ')}`)
  }
  console.log('')
  const view = createLogView({ folds: !verbose })
  const stepFolder = path.join(folder, name)
  const { process: child, finished } = startAction({
    workspace: process.cwd(),
    ...common,
    ...step,
    inputs,
    folder: stepFolder,
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
  if (verbose) showRun(run, stepFolder)
  await keepResult(title, run, stepFolder)
  return run
}

function showRun({ exitCode, outputs, summary }: ActionRun, stepFolder: string): void {
  console.log(`\nExit code ${exitCode ?? 'none'}. Outputs:`)
  for (const [name, value] of Object.entries(outputs)) if (value !== '') console.log(`  ${name}=${value}`)
  console.log(`\nJob summary (${path.relative('.', path.join(stepFolder, 'summary.md'))}):\n`)
  console.log(indented(summary))
}

/** Keeps what a step did and what to open, for the end of the log, where a reader looks first. */
async function keepResult(title: string, { outputs, summary }: ActionRun, stepFolder: string): Promise<void> {
  const { outcome = 'no outcome', outputDir = '', prLink = '' } = outputs
  const page = path.join(stepFolder, 'summary.html')
  writeFileSync(page, await summaryPage(summary))
  const made = ['report.html', 'gaps.md'].map((name) => path.join(outputDir, name))
  const files = [page, ...(outputDir === '' ? [] : made)].filter((file) => existsSync(file))
  const isSimulated = commandLine.inputs['base-url'] === undefined
  const pullRequest = prLink === '' ? [] : [`${prLink}${isSimulated ? ' (simulated)' : ''}`]
  const shown = [...pullRequest, ...files.map((file) => pathToFileURL(file).href)]
  results.push([`${results.length + 1}. ${title}: ${outcome}`, ...shown].join('\n     '))
}

function showEnd(): void {
  console.log('\n━━ What happened, and what to open ━━')
  for (const result of results) console.log(`  ${result}`)
  if (commandLine.mend && process.exitCode === 0 && results.length === 1)
    console.log('  Readers missed nothing, so no agent job was started.')
  if (!isTour) return
  console.log('\n━━ Try next ━━')
  for (const command of nextCommands) console.log(`  ${command}`)
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

function exitCodeOf({ exitCode }: ActionRun): number {
  return exitCode ?? 1
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
