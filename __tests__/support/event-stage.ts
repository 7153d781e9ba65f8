import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { ActionRun } from '../../simulator/action-runner.ts'
import {
  type GitHubApi,
  type GitHubApiOptions,
  startGitHubApi,
  workflowToken,
} from '../../simulator/github-api.ts'
import { openStage, type Stage, type StageOptions, type StartedStep, type StepOptions } from './dist-stage.ts'

const folders = ['../fixtures/events', '../../examples/events'].map((folder) =>
  path.resolve(import.meta.dirname, folder),
)

type Inputs = Record<string, string>
export type Payload = Record<string, unknown>

/** What started the workflow of a step. */
export interface TriggeredBy {
  /**
   * Name of a payload in `fixtures/events` or `examples/events`; the event is what stands before its first dot, which is a dash
   * in the examples.
   */
  fixture: string
  /** See {@link readPayload}. */
  change?: Payload
  /** GITHUB_TRIGGERING_ACTOR; the sender unless told, null for none. */
  actor?: string | null
  env?: Record<string, string | undefined>
}

/** A stage whose far ends are the service and GitHub. */
export interface EventStage extends AsyncDisposable {
  readonly stage: Stage
  readonly service: Stage['service']
  readonly github: GitHubApi
  start(event: TriggeredBy, inputs?: Inputs, options?: StepOptions): StartedStep
  run(event: TriggeredBy, inputs?: Inputs, options?: StepOptions): Promise<ActionRun>
}

/** Two people who may write, besides those that a test adds. */
export const writers = { maintainer: { permission: 'write' }, reviewer: { permission: 'write' } }

export async function openEventStage(
  options: StageOptions & { github?: GitHubApiOptions } = {},
): Promise<EventStage> {
  const { github: githubOptions = {}, ...farEnds } = options
  const github = await startGitHubApi({
    ...githubOptions,
    permissions: { ...writers, ...githubOptions.permissions },
  })
  const stage = await openStage(farEnds)
  const start: EventStage['start'] = (event, inputs = { 'prompt-from': 'issue' }, options = {}) =>
    stage.startJob(
      { 'github-token': workflowToken, ...inputs },
      {
        ...options,
        env: { GITHUB_API_URL: github.url, ...environmentOf(event, stage.folder), ...options.env },
      },
    )
  return {
    stage,
    service: stage.service,
    github,
    start,
    run: (...step) => start(...step).finished,
    async [Symbol.asyncDispose]() {
      await stage[Symbol.asyncDispose]()
      await github.close()
    },
  }
}

/** What the payload of every event says about its repository. */
const repository = {
  name: 'docs',
  full_name: 'acme/docs',
  private: false,
  owner: { login: 'acme' },
  default_branch: 'main',
}

/**
 * A payload of `fixtures/events` or `examples/events`, with its repository. Objects of `change` are merged into those of the payload, other values
 * replace them.
 */
export function readPayload(fixture: string, change: Payload = {}): Payload {
  const files = folders.flatMap((folder) =>
    [fixture, fixture.replace('.', '-')].map((name) => path.join(folder, `${name}.json`)),
  )
  const file = files.find((file) => existsSync(file)) ?? fixture
  const payload = JSON.parse(readFileSync(file, 'utf8')) as Payload
  return merged(merged({ repository }, payload), change) as Payload
}

function merged(value: unknown, change: unknown): unknown {
  if (!isObject(value) || !isObject(change)) return change
  const changed = Object.entries(change).map(([name, field]) => [name, merged(value[name], field)])
  return { ...value, ...(Object.fromEntries(changed) as Payload) }
}

function isObject(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The labeled issue with another text. */
export function issueWith(text: { title?: string; body?: string | null }): TriggeredBy {
  return { fixture: 'issues.labeled', change: { issue: text } }
}

export function environmentOf(
  { fixture, change, actor, env }: TriggeredBy,
  folder: string,
): Record<string, string | undefined> {
  const payload = readPayload(fixture, change)
  const sender = payload['sender'] as { login: string } | null | undefined
  return {
    ...eventFile(fixture.split('.')[0] ?? '', JSON.stringify(payload), folder),
    GITHUB_TRIGGERING_ACTOR: actor === null ? undefined : (actor ?? sender?.login),
    ...env,
  }
}

/** What names an event and the file with the text of its payload. */
export function eventFile(name: string, text: string, folder: string) {
  // Two runs at the same time must not write over what the other one reads.
  const file = path.join(mkdtempSync(path.join(folder, 'event-')), 'event.json')
  writeFileSync(file, text)
  return { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file }
}

/** The one prompt that the service was sent. */
export function sentPrompt({ service }: Pick<EventStage, 'service'>): string {
  const prompts = [...service.jobs.values()].flatMap((job) => job.prompts)
  if (prompts.length !== 1) throw new Error(`The service was sent ${prompts.length} prompts.`)
  return prompts[0] ?? ''
}

/**
 * The parts of a prompt that quotes the text of an event: what stands before the quoted text, the fence, and the text without
 * the heading of its first part. Throws where the fence is not whole.
 */
export function partsOf(prompt: string) {
  const [, before = '', fence = '', quoted = ''] =
    /^(.*)\n----- begin ([0-9a-f]{32}) -----\n----- [^\n]+ \2 -----\n(.*)\n----- end \2 -----$/su.exec(
      prompt,
    ) ?? []
  if (fence === '') throw new Error(`No text stands between fences in:\n${prompt}`)
  return { before, fence, quoted }
}

/** The text that the service was sent as that of the event. */
export function sentQuote(stage: Pick<EventStage, 'service'>): string {
  return partsOf(sentPrompt(stage)).quoted
}
