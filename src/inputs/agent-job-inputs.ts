import type { AgentJobInputs } from '../agent-job/agent-job-step.ts'
import { readFailOn } from './fail-on-input.ts'
import type { InputReader } from './input-reader.ts'
import { readSiteUrl } from './site-url-input.ts'
import { readWorkspaceFile } from './workspace-file.ts'

/** Reads the inputs of an agent job and reports problems to the reader. */
export async function readAgentJobInputs(reader: InputReader): Promise<AgentJobInputs> {
  const jobId = reader.text('job-id')
  if (jobId !== undefined && !/^(?!\.{1,2}$)(?!\w+:\/\/)[\x21-\x7E]{1,200}$/u.test(jobId)) {
    reader.problem('job-id', 'the ID of a job, as in the output jobId, without white space')
  }
  const preview = reader.boolean('preview')
  const wait = reader.boolean('wait')
  if (preview && !wait) {
    reader.conflict(['preview', 'wait'], 'preview needs wait: true, because it begins when the job has ended')
  }
  if (reader.isGiven('site-url') && !preview) {
    reader.conflict(
      ['site-url', 'preview'],
      'an agent job asks the site only for the pages of a preview; set preview: true',
    )
  }
  return {
    prompt: await readPrompt(reader, jobId),
    quoteFile: await readQuoteFile(reader),
    jobId,
    wait,
    pollIntervalMs: reader.pollIntervalMs(),
    preview,
    siteUrl: readSiteUrl(reader),
    buildLogFile: reader.buildLogFile,
    failOn: readFailOn(reader, 'agent-job'),
  }
}

async function readPrompt(reader: InputReader, jobId: string | undefined): Promise<string | undefined> {
  const hasPrompt = reader.isGiven('prompt')
  const file = reader.text('prompt-file')
  const isFromEvent = reader.isGiven('prompt-from')
  if (file !== undefined && (hasPrompt || isFromEvent)) {
    reader.conflict(['prompt-file', hasPrompt ? 'prompt' : 'prompt-from'], 'set only one of them')
    return undefined
  }
  if (isFromEvent && jobId !== undefined) {
    reader.conflict(['prompt-from', 'job-id'], 'prompt-from starts a new job; set only one of them')
  }
  if (file !== undefined) {
    const result = await readWorkspaceFile(file, reader.workspace, 'that holds the instruction')
    if ('problem' in result) reader.problem('prompt-file', result.problem)
    return 'text' in result ? result.text : undefined
  }
  if (!hasPrompt && !isFromEvent && jobId === undefined) {
    reader.conflict(
      ['prompt', 'prompt-file', 'prompt-from', 'job-id'],
      'an agent job needs one of them, and none is set',
    )
  }
  const prompt = reader.text('prompt')
  if (hasPrompt && prompt === undefined) reader.problem('prompt', 'an instruction')
  return prompt
}

async function readQuoteFile(reader: InputReader): Promise<AgentJobInputs['quoteFile']> {
  const name = reader.text('quote-file')
  if (name === undefined) return undefined
  if (!reader.isGiven('prompt') && !reader.isGiven('prompt-file')) {
    reader.conflict(
      ['quote-file', 'prompt', 'prompt-file'],
      'quote-file needs prompt or prompt-file, which says what to do with the file',
    )
  }
  const result = await readWorkspaceFile(name, reader.workspace, 'to quote', reader.buildLogFolder)
  if ('problem' in result) reader.problem('quote-file', result.problem)
  if (!('text' in result)) return undefined
  const { text, isOwn } = result
  // Its name differs in each run, and the request of a re-run must be the same.
  return { name: isOwn ? 'build-log.txt' : name, text, isBuildLog: isOwn }
}
