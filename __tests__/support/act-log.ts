/** A line of the log that act writes with --json. A value is masked in `msg` only. */
interface LogEntry {
  msg: string
  jobID?: string
  matrix?: Record<string, unknown>
  stepID?: string[]
  /** The output of a program. */
  raw_output?: boolean
  jobResult?: string
  command?: string
  /** The name of an output. */
  name?: string
  /** The value of an output. */
  arg?: string
  /** The Markdown of a summary. */
  content?: string
}

/** What a run of a workflow shows on the outside. A job is named as `job`, or as `job (matrix values)`. */
export interface WorkflowRun {
  exitCode: number | null
  /** The conclusion of each job that ran. A job that was skipped has none. */
  conclusions: Record<string, string>
  /** By job and step. A step without ID has its position in the job, from 0. */
  outputs: Record<string, Record<string, Record<string, string>>>
  /** Markdown of all steps, by job. */
  summaries: Record<string, string>
  /** The messages, masked as act prints them. */
  log: string
}

export function readActLog(text: string, exitCode: number | null): WorkflowRun {
  const run: WorkflowRun = { exitCode, conclusions: {}, outputs: {}, summaries: {}, log: '' }
  for (const entry of entriesOf(text)) {
    const {
      msg,
      jobID,
      stepID: [step = ''] = [],
      jobResult,
      command,
      name = '',
      arg = '',
      content = '',
    } = entry
    run.log += `${msg.trimEnd()}\n`
    if (jobID === undefined) continue
    const job = [jobID, ...matrixOf(entry)].join(' ')
    if (jobResult !== undefined) run.conclusions[job] = jobResult
    if (command === 'set-output') ((run.outputs[job] ??= {})[step] ??= {})[name] = arg
    if (command === 'summary') run.summaries[job] = (run.summaries[job] ?? '') + content
  }
  return run
}

function entriesOf(text: string): LogEntry[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(entryOf)
}

/** A line that act did not write, or did not finish, is a message. */
function entryOf(line: string): LogEntry {
  try {
    return JSON.parse(line) as LogEntry
  } catch {
    return { msg: line }
  }
}

function matrixOf({ matrix = {} }: LogEntry): string[] {
  const values = Object.values(matrix).map(String)
  return values.length === 0 ? [] : [`(${values.join(', ')})`]
}
