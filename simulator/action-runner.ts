import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { EOL } from 'node:os'
import path from 'node:path'

import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '..')

/** An input or output as `action.yml` declares it. */
export interface Declaration {
  description: string
  required?: boolean
  default?: string
}

export interface ActionMetadata {
  description: string
  inputs: Record<string, Declaration>
  outputs: Record<string, Declaration>
  runs: { using: string; main: string }
}

export interface ActionRunOptions {
  /** Values under `with:`. All other inputs have their defaults. */
  inputs: Record<string, string>
  /** Folder for all files that the runner keeps per step. Created if it does not exist. */
  folder: string
  /** Checked-out repository of the workflow. Defaults to `folder`/workspace. */
  workspace?: string
  /** Value of `${{ github.token }}`. Defaults to an empty string. */
  githubToken?: string
  /** Values of `${{ matrix }}`. Defaults to no matrix. */
  matrix?: Record<string, unknown>
  /** The event that triggered the workflow. Defaults to one that someone with write access started by hand. */
  event?: { name: string; payload: unknown; triggeringActor?: string }
  /** Variables to replace in the runner's environment, or to remove with undefined. */
  env?: Record<string, string | undefined>
  /** Options for the node process, before the script. */
  nodeOptions?: readonly string[]
  onLine?: (line: string) => void
  /** The folder with `action.yml`, whose script is run. Defaults to this repository. */
  actionFolder?: string | undefined
}

/** A finished step as the runner sees it. */
export interface ActionRun {
  exitCode: number | null
  /** stdout and stderr in one text, as the runner reads them. */
  log: string
  outputs: Record<string, string>
  /** Markdown. */
  summary: string
  workspace: string
  /** RUNNER_TEMP. */
  temporaryFolder: string
}

const metadata = new Map<string, ActionMetadata>()

/** @param folder that of `action.yml`. Defaults to this repository */
export function readActionMetadata(folder = root): ActionMetadata {
  const known = metadata.get(folder)
  if (known !== undefined) return known
  const read = parse(readFileSync(path.join(folder, 'action.yml'), 'utf8')) as ActionMetadata
  metadata.set(folder, read)
  return read
}

/**
 * Runs the committed `dist/index.js` as a runner does, with inputs in the environment and files for outputs and
 * summary.
 */
export function startAction(options: ActionRunOptions): {
  process: ChildProcess
  finished: Promise<ActionRun>
} {
  const { folder, workspace = path.join(folder, 'workspace') } = options
  const temporaryFolder = path.join(folder, 'temp')
  for (const made of [folder, workspace, temporaryFolder]) mkdirSync(made, { recursive: true })
  const files = { outputs: path.join(folder, 'outputs'), summary: path.join(folder, 'summary.md') }
  for (const file of Object.values(files)) writeFileSync(file, '')
  const actionFolder = options.actionFolder ?? root
  const metadata = readActionMetadata(actionFolder)
  const main = path.join(actionFolder, metadata.runs.main)
  const child = spawn(process.execPath, [...(options.nodeOptions ?? []), main], {
    cwd: workspace,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: files.outputs,
      GITHUB_STEP_SUMMARY: files.summary,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/docs',
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_JOB: 'docs',
      GITHUB_ACTION: '__acme_docs-agent-action',
      RUNNER_TEMP: temporaryFolder,
      ...eventVariables(options),
      ...inputVariables(metadata, options),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = collectLines(child, options.onLine)
  const finished = new Promise<ActionRun>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => {
      resolve({
        exitCode,
        log: log(),
        outputs: parseOutputs(readFileSync(files.outputs, 'utf8')),
        summary: readFileSync(files.summary, 'utf8'),
        workspace,
        temporaryFolder,
      })
    })
  })
  return { process: child, finished }
}

/** @throws Error with the log if the step fails */
export async function runAction(options: ActionRunOptions): Promise<ActionRun> {
  const run = await startAction(options).finished
  if (run.exitCode !== 0)
    throw new Error(`The action ended with exit code ${String(run.exitCode)}, expected 0: ${run.log}`)
  return run
}

/**
 * Returns `INPUT_` variables with the defaults of `action.yml`. An optional input without a default is an empty string.
 */
function inputVariables(
  metadata: ActionMetadata,
  { inputs, githubToken = '', matrix }: ActionRunOptions,
): Record<string, string> {
  const unknown = Object.keys(inputs).filter((name) => !(name in metadata.inputs))
  if (unknown.length > 0)
    throw new Error(`Unknown inputs: ${unknown.join(', ')}. Expected inputs that action.yml declares.`)
  return Object.fromEntries(
    Object.entries(metadata.inputs).map(([name, declared]) => [
      `INPUT_${name.toUpperCase()}`,
      inputs[name] ??
        (declared.default ?? '')
          .replace('${{ github.token }}', githubToken)
          .replace('${{ toJSON(matrix) }}', JSON.stringify(matrix ?? null, undefined, 2)),
    ]),
  )
}

function eventVariables({ event, folder }: ActionRunOptions): Record<string, string> {
  if (event === undefined) return { GITHUB_EVENT_NAME: 'workflow_dispatch' }
  const file = path.join(folder, 'event.json')
  writeFileSync(file, JSON.stringify(event.payload))
  const actor = event.triggeringActor === undefined ? {} : { GITHUB_TRIGGERING_ACTOR: event.triggeringActor }
  return { GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: file, ...actor }
}

function collectLines(child: ChildProcess, onLine: (line: string) => void = () => undefined): () => string {
  let log = ''
  let pending = ''
  const add = (chunk: string): void => {
    log += chunk
    const lines = withLineFeeds(pending + chunk).split('\n')
    pending = lines.pop() ?? ''
    lines.forEach(onLine)
  }
  child.stdout?.setEncoding('utf8').on('data', add)
  child.stderr?.setEncoding('utf8').on('data', add)
  return () => withLineFeeds(log)
}

/** The toolkit ends lines as the system does, and the runner reads both line ends. */
function withLineFeeds(text: string): string {
  return text.replaceAll(EOL, '\n')
}

/**
 * Parses the runner's file of outputs, as the runner does: `name=value`, or `name<<delimiter`, the value, the delimiter. A
 * later value replaces an earlier one.
 */
export function parseOutputs(text: string): Record<string, string> {
  const form = /^(?:(?<name>[^=<\n]+)=(?<value>.*)|(?<named>[^=<\n]+)<<(\S+)\n(?<lines>[\s\S]*?)\n\4)$/gmu
  const found = Array.from(withLineFeeds(text).matchAll(form), ({ groups = {} }) => groups)
  return Object.fromEntries(
    found.map(({ name, named, value, lines }) => [name ?? named ?? '', value ?? lines ?? '']),
  )
}
