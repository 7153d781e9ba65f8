import { execFileSync, spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import { unzipSync } from 'fflate'

import { checkedAction, withOwner } from '../../scripts/action-owner.ts'
import { actPath } from '../../scripts/run-in-act.ts'
import {
  type BuildLife,
  type DocumentationService,
  type DocumentationServiceOptions,
  type JobLife,
  simulatorKey,
  startDocumentationService,
} from '../../simulator/documentation-service.ts'
import {
  type GitHubApi,
  type GitHubApiOptions,
  startGitHubApi,
  workflowToken,
} from '../../simulator/github-api.ts'
import { freePort, startArtifactProxy } from './act-artifacts.ts'
import { readActLog, type WorkflowRun } from './act-log.ts'
import { readPayload, type TriggeredBy, writers } from './event-stage.ts'

const root = path.resolve(import.meta.dirname, '../..')
// Only a run that hangs reaches this limit, however busy the machine is. It is shorter than the limit of a test.
const longestRunMs = 150_000
const workflowFile = path.join('.github', 'workflows', 'workflow.yml')

export const projectId = 'acme-docs'
const chatWebhook = 'https://chat.example/webhook'
/** The pull request of a completed job. */
export const prLink = 'https://github.com/acme/docs/pull/128'

/** A job that the first poll finds completed. */
const completedAtOnce: JobLife = [{ status: 'active' }, { status: 'completed', prLink }]

/** A preview that the first poll finds built. */
export const buildsAtOnce: BuildLife = [{ status: 'success' }]

/** What triggers a workflow. */
export interface Trigger extends Pick<TriggeredBy, 'fixture' | 'change'> {
  /** GITHUB_RUN_ID. Default: 4711. */
  runId?: string
  /** GITHUB_RUN_ATTEMPT. Default: 1. */
  attempt?: number
  /** Variables of the repository, beside DOCS_PROJECT_ID. */
  variables?: Record<string, string>
  /** Shell code to run before every `run` of the workflow. */
  beforeScripts?: string
  /** Exit code of act. Default: 0. */
  expectedExitCode?: number
}

export async function openActStage(
  options: { service?: DocumentationServiceOptions; github?: GitHubApiOptions } = {},
): Promise<ActStage> {
  const service = await startDocumentationService({
    jobLife: completedAtOnce,
    messageLife: completedAtOnce,
    builds: [buildsAtOnce],
    ...options.service,
  })
  const github = await startGitHubApi({
    permissions: writers,
    ...options.github,
  })
  // That of the agent.
  github.pullRequests.set(128, { head: 'a'.repeat(40), base: 'b'.repeat(40) })
  return new ActStage(service, github)
}

/** The far ends of a workflow, the repository of its user, and act to run it. */
export class ActStage implements AsyncDisposable {
  readonly service: DocumentationService
  readonly github: GitHubApi
  /** The bare repository behind `origin`. */
  readonly origin: string
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-act-'))
  readonly #repository: string
  readonly #programs: string
  readonly #artifacts: string
  /** The folder that stands for an action. */
  readonly #actions: Readonly<Record<string, string>>

  constructor(service: DocumentationService, github: GitHubApi) {
    this.service = service
    this.github = github
    const inFolder = (name: string): string => path.join(this.#folder, name)
    this.origin = inFolder('origin.git')
    this.#repository = inFolder('repository')
    this.#programs = inFolder('programs')
    this.#artifacts = inFolder('artifacts')
    mkdirSync(this.#repository)
    mkdirSync(this.#programs)
    this.#git('init', '--quiet', '--bare', this.origin)
    this.#git('init', '--quiet', '--initial-branch=main')
    this.#git('remote', 'add', 'origin', this.origin)
    this.commit({ 'README.md': '# Docs\n' })
    this.#actions = {
      [`${checkedAction}@v1`]: copyAction(inFolder('action'), service.url),
      [usedAction('actions/upload-artifact')]:
        process.env['UPLOAD_ARTIFACT_ACTION'] ??
        writeArtifactActions(inFolder('upload-artifact'), ['upload-artifact', 'upload-artifact/merge']),
      [usedAction('actions/download-artifact')]: writeArtifactActions(inFolder('download-artifact'), [
        'download-artifact',
      ]),
      [usedAction('actions/create-github-app-token')]: writeAppTokenAction(
        inFolder('create-github-app-token'),
      ),
    }
  }

  /** Adds a program that scripts find before all others. */
  addProgram(name: string, script: string): void {
    writeFileSync(path.join(this.#programs, name), `#!/usr/bin/env bash\n${script}`, { mode: 0o755 })
  }

  /** Returns a file that programs wrote into `$HOME`. act can lose the last output of a step. */
  written(name: string): string {
    return readFileSync(path.join(this.#folder, name), 'utf8')
  }

  /** Commits files to the repository of the user, and returns the commit. */
  commit(files: Record<string, string>): string {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.#repository, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    this.#git('add', '--', ...Object.keys(files))
    const identity = ['-c', 'user.name=user', '-c', 'user.email=user@localhost']
    this.#git(...identity, 'commit', '--quiet', '--message=Change')
    return this.#git('rev-parse', 'HEAD').trim()
  }

  /** Commits a new file to the main branch, also to the one that GitHub knows. Returns the commit. */
  commitToMain(filename: string, date = new Date().toISOString()): string {
    const sha = this.commit({ [filename]: '' })
    const files = [{ filename, status: 'added' as const }]
    this.github.history.push({ sha, message: `Add ${filename}`, date, files })
    return sha
  }

  /** Runs a file of examples/. Only the owner of the action is written into it. */
  runExample(example: string, trigger: Trigger): Promise<WorkflowRun> {
    return this.run(readFileSync(path.join(root, 'examples', example), 'utf8'), trigger)
  }

  /** Runs a workflow. Throws with the log if act ends with another exit code than expected, or shows a secret. */
  async run(workflow: string, trigger: Trigger): Promise<WorkflowRun> {
    const file = path.join(this.#repository, workflowFile)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, withOwner(workflow))
    const port = await freePort()
    const proxy = await startArtifactProxy(port)
    try {
      const run = await this.#act(this.#parameters(trigger, port), proxy.url)
      refuseSurprises(run, trigger)
      return run
    } finally {
      await proxy.close()
    }
  }

  /** Returns the files of an artifact of the run 4711, by path. */
  artifact(name: string): Record<string, string> {
    const zip = readFileSync(path.join(this.#artifacts, '4711', name, `${name}.zip`))
    return Object.fromEntries(
      Object.entries(unzipSync(zip)).map(([file, bytes]) => [file, Buffer.from(bytes).toString()]),
    )
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.service.close(), this.github.close()])
    await rm(this.#folder, { recursive: true })
  }

  #parameters(trigger: Trigger, artifactPort: number): string[] {
    const { fixture, change, runId = '4711', attempt = 1, variables, beforeScripts } = trigger
    const secrets = {
      GITHUB_TOKEN: workflowToken,
      DOCS_API_KEY: simulatorKey,
      DOCS_READ_KEY: simulatorKey,
      CHAT_WEBHOOK: chatWebhook,
    }
    const [event = ''] = fixture.split('.')
    const payload = readPayload(fixture, change)
    const env = {
      GITHUB_API_URL: this.github.url,
      GITHUB_REPOSITORY: 'acme/docs',
      GITHUB_RUN_ID: runId,
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_TRIGGERING_ACTOR: (payload['sender'] as { login: string } | undefined)?.login ?? '',
      ...(beforeScripts !== undefined && { BASH_ENV: this.#write('before-scripts.sh', beforeScripts) }),
    }
    return [
      ...[event, '--workflows', workflowFile, '--platform', 'ubuntu-latest=-self-hosted', '--json'],
      ...['--pull=false', '--no-cache-server'],
      ...['--eventpath', this.#write('event.json', JSON.stringify(payload))],
      // act hides a secret only where it finds all of it. The inputs of a step are trimmed, so only the masks of the
      // action hide these values.
      ...Object.entries(secrets).flatMap(([name, secret]) => ['--secret', `${name}=${secret} `]),
      ...Object.entries({ DOCS_PROJECT_ID: projectId, ...variables }).flatMap(([name, value]) => [
        '--var',
        `${name}=${value}`,
      ]),
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...Object.entries(this.#actions).flatMap(([uses, folder]) => [
        '--local-repository',
        `${uses}=${folder}`,
      ]),
      ...['--artifact-server-path', this.#artifacts, '--artifact-server-addr', '127.0.0.1'],
      ...['--artifact-server-port', String(artifactPort)],
    ]
  }

  async #act(parameters: readonly string[], artifactUrl: string): Promise<WorkflowRun> {
    const child = spawn(actPath, parameters, {
      cwd: this.#repository,
      // act passes its environment on to the steps, and runs the first node in PATH as node24.
      env: {
        HOME: this.#folder,
        PATH: [this.#programs, path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
        ACTIONS_RUNTIME_URL: artifactUrl,
        // act appends blocks in the order in which they arrive.
        ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestRunMs,
    })
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('close', resolve).on('error', reject)
    })
    const [exitCode, out, err] = await Promise.all([ended, buffer(child.stdout), buffer(child.stderr)])
    return readActLog(`${out.toString()}${err.toString()}`, exitCode)
  }

  #write(name: string, content: string): string {
    const file = path.join(this.#folder, name)
    writeFileSync(file, content)
    return file
  }

  #git(...parameters: string[]): string {
    return execFileSync('git', parameters, { cwd: this.#repository, encoding: 'utf8' })
  }
}

/** Copies the action as it is, except that the default of base-url is the simulator. Returns the folder. */
function copyAction(folder: string, serviceUrl: string): string {
  cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true })
  const metadata = readFileSync(path.join(root, 'action.yml'), 'utf8')
  const changed = metadata.replace('default: https://api.mintlify.com', `default: ${serviceUrl}`)
  if (changed === metadata) throw new Error('action.yml has no default of base-url to replace.')
  writeFileSync(path.join(folder, 'action.yml'), changed)
  return folder
}

/** Writes actions of artifact-actions.ts into the folder of their repository. Returns the folder. */
function writeArtifactActions(folder: string, actions: readonly string[]): string {
  const script = path.join(import.meta.dirname, 'artifact-actions.ts')
  for (const action of actions) {
    const into = path.join(folder, ...action.split('/').slice(1))
    mkdirSync(into, { recursive: true })
    const metadata = `name: ${action}\nruns: { using: node24, main: index.mjs }\n`
    writeFileSync(path.join(into, 'action.yml'), metadata)
    const call = `import { runAction } from ${JSON.stringify(script)}\nawait runAction('${action}')\n`
    writeFileSync(path.join(into, 'index.mjs'), call)
  }
  return folder
}

/** Returns an action with the commit that the examples use. */
function usedAction(name: string): string {
  const examples = globSync(path.join(root, 'examples', '*.yml')).map((file) => readFileSync(file, 'utf8'))
  const commits = examples.join('\n').matchAll(new RegExp(`${name}(?:/merge)?@([0-9a-f]{40})`, 'gu'))
  const [commit = '', ...others] = new Set(Array.from(commits, ([, each]) => each))
  if (others.length > 0) throw new Error(`The examples use ${name} at several commits.`)
  return `${name}@${commit}`
}

/** Writes an action that returns a token without a request to GitHub. Returns the folder. */
function writeAppTokenAction(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const metadata = 'name: App token\noutputs: { token: {} }\nruns: { using: node24, main: index.mjs }\n'
  writeFileSync(path.join(folder, 'action.yml'), metadata)
  const script = `import { appendFileSync } from 'node:fs'\nappendFileSync(process.env.GITHUB_OUTPUT, 'token=app-token\\n')\n`
  writeFileSync(path.join(folder, 'index.mjs'), script)
  return folder
}

function refuseSurprises(run: WorkflowRun, { expectedExitCode = 0 }: Trigger): void {
  if (run.exitCode !== expectedExitCode) {
    const end = run.exitCode === null ? 'was stopped' : `ended with exit code ${run.exitCode}`
    throw new Error(`act ${end}, expected exit code ${expectedExitCode}:\n${run.log}`)
  }
  const shown = JSON.stringify(run)
  for (const [name, secret] of Object.entries({ key: simulatorKey, token: workflowToken }))
    if (shown.includes(secret)) throw new Error(`The run shows the ${name}:\n${run.log}`)
}
