// Runs the action on this machine as a runner does, against the simulator or, with --base-url, a real service.
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { type ActionRun, type ActionRunOptions, startAction } from '../../simulator/action-runner.ts'
import { createLogView } from '../../simulator/workflow-commands.ts'
import { runWorkflowJob } from '../../simulator/workflow-job.ts'
import { errorCode } from '../../src/shared/errors.ts'
import { fixExample, orUsageError, readCommandLine, readKey, tokenVariable } from './command-line.ts'
import { type KeptState, nothingKept, readKeptState, writeKeptState } from './kept-state.ts'
import { resultOf, showCommands, showComments, showRequests, showRun, simulatedNote } from './results.ts'
import { keepUntilNextRun, makeRunFolder } from './run-folder.ts'
import { sampleEventOf } from './sample-event.ts'
import { merge, startSimulators } from './simulators.ts'

interface Step extends Partial<ActionRunOptions> {
  inputs: Record<string, string>
  /** What the step does. */
  title?: string
  /** Where the step comes from. */
  source?: string
}

const root = path.resolve(import.meta.dirname, '../..')
const localRuns = path.join(root, '.local-run')
const keptFile = path.join(localRuns, 'kept.json')
const labelledIssue: Example = {
  file: 'examples/label-to-pull-request.yml',
  job: 'edit',
  title: 'A labelled issue becomes a pull request, and its preview is built',
}
const published: Example = {
  file: 'examples/publish-and-check.yml',
  job: 'publish',
  title: 'A merge is published, and its changed pages are checked',
}
const monthOfReaders: Step = {
  title: 'A month of readers',
  inputs: {
    range: 'last-month',
    include: 'all',
  },
}
/** The issue of the conversation of events that are about no issue. */
const conversationIssue = '42'

const commandLine = orUsageError(() => readCommandLine(process.argv.slice(2), process.env))
const { keep, fix, verbose } = commandLine
const isSimulated = commandLine.inputs['base-url'] === undefined
/** Without options, three steps show what the action does. */
const isTour = Object.keys(commandLine.inputs).length === 0 && !fix
const event = sampleEventOf(isTour ? 'issue' : commandLine.inputs['prompt-from'])
const kept = orUsageError(() => (keep ? readKeptState(keptFile) : nothingKept))
const realKey = isSimulated ? '' : orUsageError(() => readKey(process.env))
/** Where the files of this run go. */
const folder = makeRunFolder(localRuns, isTour)
/** What each step did, and what to open. */
const results: string[] = []
const outcomes: (string | undefined)[] = []
const afterTour = [
  ['npm start -- --prompt "Document the --json flag"', 'ask the agent yourself'],
  ['npm start -- --prompt-from commits --keep', 'ask about new commits, twice to see the second request'],
  [
    'npm start -- --prompt "Show a preview that does not build" --preview true',
    'see a preview that does not build',
  ],
  ['npm start -- --fix', 'let the agent fix what readers missed'],
  ['npm start -- --verbose', 'also show the instruction, outputs and requests'],
  ['npm start -- --help', 'all options, also for the real service'],
] as const
if (isTour) console.log('A tour in three steps, with simulators. It takes about 10 seconds.')
process.exitCode = isSimulated ? await runWithSimulator(kept) : await runWithService()
showEnd()
// It has nothing to look at later. Most often, the command line was wrong.
if (outcomes.every((outcome) => outcome === 'error')) keepUntilNextRun(folder)

async function runWithSimulator(kept: KeptState): Promise<number> {
  const inputs: Record<string, string> = { 'project-id': 'acme-docs', ...commandLine.inputs }
  const simulators = await startSimulators(kept, event, inputs).catch(failOnUsedPort)
  const { service, github, artifacts } = simulators
  const exitCode = await runSteps(inputs, simulators.common, { 'vars.DOCS_SITE_URL': simulators.site.url })
  for (const { name, zip } of artifacts.artifacts.values()) {
    const file = path.join(folder, `${name}.zip`)
    writeFileSync(file, zip)
    if (verbose) console.log(`\nUploaded artifact: ${path.relative('.', file)}`)
  }
  if (verbose) {
    showComments(github.comments)
    showRequests('service', service.requests)
    showRequests('GitHub', github.requests)
  }
  if (keep) writeKeptState(keptFile, kept, service, github)
  await simulators.close()
  return exitCode
}

async function runWithService(): Promise<number> {
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
    inputs: { 'api-key': realKey, 'base-url': inputs['base-url'] ?? '' },
    githubToken: process.env[tokenVariable] ?? '',
    env: Object.fromEntries(passed.map((name) => [name, process.env[name]])),
  })
}

/** Ends the process if another one uses the port of the run before. */
function failOnUsedPort(error: unknown): never {
  if (errorCode(error) !== 'EADDRINUSE') throw error
  console.error(`--keep: the port of the run before is in use. Delete ${path.relative('.', keptFile)}.`)
  process.exit(2)
}

/**
 * Runs what the command line asks for.
 *
 * @param common what all steps have
 * @param values of expressions in the examples
 * @returns the exit code of a step that failed, or 0
 */
async function runSteps(
  inputs: Record<string, string>,
  common: Step,
  values: Record<string, string> = {},
): Promise<number> {
  rmSync(keptFile, { force: true })
  const projectId = inputs['project-id'] ?? ''
  if (fix) return runExample({ file: fixExample, job: 'fix' }, projectId, common)
  if (!isTour) return exitCodeOf(await runStep('step', given(inputs), common))
  // The simulated service and site answer at once.
  const polls = { ...common.inputs, 'poll-interval-seconds': '0.1' }
  const withPreview = { ...common, inputs: { ...polls, preview: 'true' }, ...(event && { event }) }
  const ofJob = await runExample(labelledIssue, projectId, withPreview)
  const visitors = { ...monthOfReaders, inputs: { ...inputs, ...monthOfReaders.inputs } }
  const ofExport = exitCodeOf(await runStep('visitors', visitors, common))
  // A page that is not live is no failure of the tour.
  const ofMerge = { ...common, event: merge, inputs: { ...polls, 'fail-on': 'not-published' } }
  const ofPublication = await runExample(published, projectId, ofMerge, values)
  return ofJob || ofExport || ofPublication
}

/** The step of the inputs on the command line. An agent job has a comment if it has an issue for it. */
function given(inputs: Record<string, string>): Step {
  const isJob = ['prompt', 'prompt-file', 'prompt-from', 'job-id'].some((name) => name in inputs)
  if (event === undefined && !(keep && isJob)) return { inputs }
  const needsIssue = event?.number === undefined && (keep || inputs['prompt-from'] === 'commits')
  const hasIssue = event?.number !== undefined || needsIssue || 'issue-number' in inputs
  return {
    ...(event && { event, source: `event: ${path.relative('.', event.file)}` }),
    inputs: {
      ...(hasIssue && { comment: keep ? 'continue' : 'true' }),
      ...(needsIssue && { 'issue-number': conversationIssue }),
      ...inputs,
    },
  }
}

interface Example {
  file: string
  job: string
  /** For a step without a name. */
  title?: string
}

/** Runs a job of an example as a runner does. */
async function runExample(
  { file, job, title }: Example,
  projectId: string,
  common: Step,
  values: Record<string, string> = {},
): Promise<number> {
  const workspace = path.join(folder, 'workspace')
  let count = 0
  return runWorkflowJob({
    file: path.join(root, file),
    job,
    values: { 'vars.DOCS_PROJECT_ID': projectId, ...values },
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
  outcomes.push(run.outputs['outcome'])
  results.push(await resultOf(`${results.length + 1}. ${title}`, run, { stepFolder, isSimulated }))
  return run
}

function showEnd(): void {
  console.log('\n━━ What happened, and what to open ━━')
  if (isSimulated) console.log(`  ${simulatedNote}`)
  for (const result of results) console.log(`  ${result}`)
  if (fix && process.exitCode === 0 && results.length === 1)
    console.log('  Readers missed nothing, so no agent job was started.')
  if (keep)
    console.log(
      `  Jobs and comments are kept in ${path.relative('.', keptFile)} for the next run with --keep. A run without --keep deletes them.`,
    )
  if (!isTour) return
  if (process.exitCode === 0)
    console.log('  In step 3, two pages are not live on purpose: they show what the action then says.')
  showCommands(afterTour)
}

function exitCodeOf({ exitCode }: ActionRun): number {
  return exitCode ?? 1
}
