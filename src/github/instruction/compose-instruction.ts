import { ActionError } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'
import { printable } from '../../shared/untrusted-text.ts'
import type { RenderMarkdown } from '../page-text/page-text.ts'
import { promptSources, type SourceName, withSource } from '../sources/prompt-sources.ts'
import type { TriggerEvent } from '../trigger-event.ts'
import type { Changes, ChangesMode } from '../sources/changes.ts'
import { describeChanges } from './describe-changes.ts'
import { type FencedText, fencedText, filePart, type QuotedFile } from '../sources/quoted-text.ts'
import { type ContinuedJob, continuationLines, type ReferencedRun, referenceLines } from './reference.ts'

/** The text that is sent to the agent. */
export interface Instruction {
  text: string
  /** What log and summary show instead: printable, and without secrets, before they cut it. Default: the text. */
  shown?: string
  /** What was removed from the quoted text, as sentences of this action. Empty if nothing was. */
  removed: string
}

/** Returns the instruction for a new job, or for one that continues. Reads from GitHub at the first call only. */
export type Instruct = (continued?: ContinuedJob) => Promise<Instruction>

export interface InstructionOptions {
  /** From `prompt` or `prompt-file`. */
  prompt: string | undefined
  /** `prompt-from` */
  source: SourceName | undefined
  event: TriggerEvent
  /** `quote-file` */
  quoteFile: QuotedFile | undefined
  changesMode: ChangesMode
  readChanges: () => Promise<Changes | undefined>
  renderMarkdown: RenderMarkdown
  /** Removes secrets from what is quoted. */
  redact: (text: string) => string
  workflowRun: ReferencedRun
  log: Log
}

/**
 * Returns the function that composes the instruction: the prompt, the reference, and the quoted text. A prompt alone is
 * sent unchanged. Call it after the permission gate, so that only a permitted event can make a run fail.
 *
 * It throws an ActionError if there is no prompt either, or if a text is too long for GitHub, and what `readChanges` and
 * `renderMarkdown` throw.
 */
export function createInstruct(options: InstructionOptions): Instruct {
  const { prompt = '', source, quoteFile, event, redact } = options
  const instruction = (text: string, removed = '', shown = text): Instruction => ({
    text,
    shown: redact(printable(shown)),
    removed,
  })
  if (source === undefined && quoteFile === undefined) return () => Promise.resolve(instruction(prompt))
  let parts: ReturnType<typeof composeParts> | undefined
  return async (continued) => {
    parts ??= composeParts(options)
    const { request, reference, quoted, removed } = await parts
    const facts = [...reference, ...continuationLines(continued)].join('\n')
    const withQuote = (quote: string): string =>
      [request, facts, quote].filter((part) => part !== '').join('\n\n')
    const isHidden = quoteFile?.isBuildLog === true && event.repository.isPrivate !== true
    return instruction(withQuote(quoted), removed, isHidden ? withQuote(hiddenQuote) : undefined)
  }
}

const hiddenQuote =
  '(The log of the build is quoted here. It is not shown, because this repository is public, or may be.)'

async function composeParts(options: InstructionOptions) {
  const { prompt, source, event, workflowRun, log } = options
  const changes = await options.readChanges()
  const quoted = await quotedText(options, changes)
  const isInReference =
    source !== undefined &&
    withSource(source, event.facts, (record, about) => record.isInReference?.(about)) === true
  if (quoted.text === '' && prompt === undefined && !isInReference) {
    throw new ActionError(
      `prompt-from: got "${source ?? ''}", but the event has no visible text. Expected a text to quote, or an instruction in prompt.`,
    )
  }
  if (quoted.removed !== '') log.notice(quoted.removed)
  return {
    request: prompt ?? (source === undefined ? '' : promptSources[source].defaultPrompt),
    reference: referenceLines(event, changes, workflowRun),
    quoted: quoted.text,
    removed: quoted.removed,
  }
}

function quotedText(
  { source, event, quoteFile, changesMode, renderMarkdown: render, redact }: InstructionOptions,
  changes: Changes | undefined,
): Promise<FencedText> {
  const parts = [
    ...((source && withSource(source, event.facts, (record, about) => record.quote(about, changes))) ?? []),
    ...(quoteFile === undefined ? [] : [filePart(quoteFile)]),
  ]
  const hasFiles = changes !== undefined && changes.files.length + changes.leftOut > 0
  const described = hasFiles ? describeChanges(changes, changesMode, redact) : undefined
  return fencedText(parts, described, { render, redact })
}
