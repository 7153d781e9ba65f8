import type { AgentJobInputs } from '../agent-job/agent-job-operation.ts'
import { type InputReader, isUnevaluated } from './input-reader.ts'
import { readFailOn } from './input-rules.ts'
import { readWorkspaceFile } from './workspace-file.ts'

/** Reads the inputs of an agent job and reports problems to the reader. */
export async function readAgentJobInputs(reader: InputReader): Promise<AgentJobInputs> {
  return {
    prompt: await readPrompt(reader),
    quoteFile: await readQuoteFile(reader),
    jobId: readJobId(reader),
    wait: reader.boolean('wait'),
    preview: reader.boolean('preview'),
    ...reader.deployment(),
    failOn: readFailOn('agent-job', reader),
  }
}

function readJobId(reader: InputReader): string | undefined {
  if (!reader.isGiven('job-id')) return undefined
  const jobId = reader.text('job-id') ?? ''
  if (isUnevaluated(jobId) || !/^(?!\.{1,2}$|\w+:\/\/)[\x21-\x7E]{1,200}$/u.test(jobId))
    reader.problem(
      'job-id',
      'the ID of a job, as in the output jobId: no URL, no white space, and no expression outside of ${{ }}',
    )
  return jobId
}

async function readPrompt(reader: InputReader): Promise<string | undefined> {
  const input = reader.isGiven('prompt-file') ? 'prompt-file' : 'prompt'
  const text = input === 'prompt' ? reader.text(input) : (await readWorkspaceFile(input, reader))?.text
  const isBlank = input === 'prompt' && reader.isGiven(input) && text === undefined
  if (isBlank || (text !== undefined && isUnevaluated(text)))
    reader.problem(input, 'an instruction, and no expression outside of ${{ }}', text)
  return text
}

async function readQuoteFile(reader: InputReader): Promise<AgentJobInputs['quoteFile']> {
  const name = reader.text('quote-file')
  if (name === undefined) return undefined
  const file = await readWorkspaceFile('quote-file', reader)
  // Its name differs in each run, and the request of a re-run must be the same.
  return file && { ...file, name: file.isBuildLog ? 'build-log.txt' : name }
}
