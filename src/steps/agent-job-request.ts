import type { GitHubClient } from '../github/github-client.ts'
import { type Changes, hasNoneLeft, limitTo, readChanges } from '../github/instruction/changes.ts'
import { type CommitRange, readCommitRange } from '../github/instruction/commit-range.ts'
import { composeInstruction, type Instruction } from '../github/instruction/compose-instruction.ts'
import { SkippedError, type Trigger } from '../github/trigger.ts'
import type { AgentJobOperation } from '../inputs/inputs.ts'
import type { RunContext } from '../run-context.ts'
import { workflowRun } from '../runner/workflow-run.ts'
import { singleLine } from '../untrusted-text.ts'

interface RequestOptions {
  /** The commit up to which the agent was asked; undefined if it never was. */
  askedHead: string | undefined
  client: GitHubClient
}

/**
 * Reads the changes from GitHub and composes the instruction.
 *
 * @throws SkippedError if nothing changed that the request is about
 */
export async function composeRequest(
  { agentJob: { prompt, quoteFile }, trigger }: Pick<AgentJobOperation, 'agentJob' | 'trigger'>,
  options: RequestOptions,
  context: RunContext,
): Promise<Instruction> {
  const { event, inputs } = trigger
  const { promptFrom: source, changes: mode } = inputs
  const { range, changes } = await readWhatChanged(trigger, options, context)
  const { serverUrl, id, url } = workflowRun()
  const instruction = await composeInstruction({
    prompt,
    source,
    event,
    quoteFile,
    range,
    changes: mode === 'none' ? undefined : changes,
    changesMode: mode,
    links: { serverUrl, runUrl: id === '' ? undefined : url },
    renderMarkdown: options.client.renderMarkdown,
  })
  if (instruction.removed !== '') {
    context.log.notice(`Removed from the quoted text: ${instruction.removed}.`)
  }
  return instruction
}

interface WhatChanged {
  range: CommitRange | undefined
  changes: Changes | undefined
}

async function readWhatChanged(
  trigger: Trigger,
  options: RequestOptions,
  context: RunContext,
): Promise<WhatChanged> {
  const { event, inputs } = trigger
  const { promptFrom: source, changes: mode, paths } = inputs
  const { client } = options
  const changed =
    source === 'commits' && event.branch !== undefined
      ? await readNewCommits(event.branch, trigger, options, context)
      : {
          range: undefined,
          changes: await readChanges(source, event, { mode, paths, client, log: context.log }),
        }
  if (paths !== undefined && changed.changes !== undefined) refuseNoneLeft(changed.changes, paths.patterns)
  return changed
}

async function readNewCommits(
  branch: NonNullable<Trigger['event']['branch']>,
  { inputs }: Trigger,
  { askedHead, client }: RequestOptions,
  { clock, log }: RunContext,
): Promise<WhatChanged> {
  const range = await readCommitRange(branch, { asked: askedHead, client, nowMs: clock.now(), log })
  if (range === undefined) throw noChanges(`There are no new commits on ${singleLine(branch.name)}.`)
  return { range, changes: range.changes && limitTo(inputs.paths, range.changes) }
}

function refuseNoneLeft(changes: Changes, patterns: readonly string[]): void {
  if (!hasNoneLeft(changes)) return
  const shown = singleLine(patterns.join(' '))
  throw noChanges(`None of the ${changes.leftOut} changed files matches paths (${shown}).`)
}

function noChanges(message: string): SkippedError {
  return new SkippedError({ reason: 'no-changes', message })
}
