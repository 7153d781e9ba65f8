import { rejectionOf, systemClock } from './shared/run-context.ts'
import { ActionError, Cancelled, DeadlineExceeded, messageOf } from './shared/errors.ts'
import { readInputs } from './inputs/inputs.ts'
import { stepTimeoutMs } from './inputs/service-inputs.ts'
import { createStepOutputs, OutputFileError } from './runner/output-file.ts'
import { RunnerLog } from './runner/runner-log.ts'
import { createSecretMask } from './runner/secret-mask.ts'
import { writeSummary } from './runner/summary.ts'
import { workflowRun } from './runner/workflow-run.ts'
import { attachHint, interruptedEnd, type StepContext, type StepEnd } from './shared/step.ts'
import { singleLine } from './shared/untrusted-text.ts'

/**
 * Runs the action: reads inputs, runs the operation, writes outputs and summary.
 *
 * @returns the exit code: 0, 1 after a failure, 130 after a cancellation
 */
export async function run(): Promise<number> {
  const mask = createSecretMask()
  const log = new RunnerLog(mask)
  log.captureLibraries()
  const outputs = createStepOutputs(mask)
  const { abort, received } = abortOnSignals()
  // An error that escapes from a callback of a library. Node would print it unredacted and end the step without a result.
  const uncaught = new Promise<never>((_, reject) => {
    process.on('uncaughtException', reject)
  })
  const end = await Promise.race([stepOf(log, outputs, abort, mask.redact), uncaught])
    // The last error boundary. An error that an operation did not handle becomes an end of the step here.
    .catch((error: unknown) => {
      const jobId = singleLine(outputs.get('jobId'))
      return interruptedEnd(error, jobId === '' ? undefined : attachHint(jobId, 'may still be working'))
    })
  if (end.error instanceof Error && !(end.error instanceof ActionError)) {
    log.group('Details of the unexpected error', end.error.stack ?? '')
  }
  let { message, severity } = end
  try {
    outputs.set({ ...end.outputs, outcome: end.outcome })
  } catch (error) {
    if (!(end.error instanceof OutputFileError)) message += ` ${messageOf(error)}`
    severity = 'error'
  }
  await writeSummary(end.report, mask, log)
  log[severity](message)
  await log.flush()
  // A signal after the deadline, or after the result is known, does not change the result. The exit code still tells the runner
  // that it was received.
  if (received.length > 0) return 130
  return severity === 'error' ? 1 : 0
}

async function stepOf(
  log: RunnerLog,
  outputs: ReturnType<typeof createStepOutputs>,
  abort: AbortController,
  redact: (text: string) => string,
): Promise<StepEnd> {
  const startedAtMs = systemClock.now()
  outputs.check()
  const { signal } = abort
  const mask = { maskSecret: log.maskSecret, redact }
  const timeoutMs = stepTimeoutMs(mask)
  const timer = setTimeout(() => {
    abort.abort(new DeadlineExceeded(timeoutMs))
  }, timeoutMs)
  try {
    const reading = readInputs(systemClock.date().getTime(), mask)
    const inputs = await Promise.race([reading, rejectionOf(signal)])
    for (const { severity, message } of inputs.remarks) log[severity](message)
    const context: StepContext = {
      clock: systemClock,
      deadline: { timeoutMs, expiresAtMs: startedAtMs + timeoutMs, signal },
      log,
      random: Math.random,
      redact,
      startedAtMs,
      workflowRun: workflowRun(),
      setOutputs: outputs.set,
    }
    if (inputs.operation === 'agent-job') {
      const { agentJobStep } = await import('./agent-job/agent-job-step.ts')
      return await agentJobStep(inputs, context)
    }
    if (inputs.operation === 'deployment') {
      const { deploymentStep } = await import('./deployment/deployment-step.ts')
      return await deploymentStep(inputs, context)
    }
    const { visitorsStep } = await import('./analytics/export-step.ts')
    return await visitorsStep(inputs, context)
  } finally {
    clearTimeout(timer)
  }
}

function abortOnSignals() {
  const abort = new AbortController()
  const received: NodeJS.Signals[] = []
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      received.push(signal)
      abort.abort(new Cancelled(`The run was cancelled (${signal}).`))
    })
  }
  return { abort, received }
}
