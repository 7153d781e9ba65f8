import { setTimeout as delay } from 'node:timers/promises'

import { attachHint } from './agent-job/job-report.ts'
import { Cancelled, type Deadline, DeadlineExceeded, rejectionOf } from './deadline.ts'
import { ActionError, messageOf } from './errors.ts'
import { type Inputs, readInputs } from './inputs/inputs.ts'
import { setOutputs } from './runner/outputs.ts'
import { RunnerLog } from './runner/runner-log.ts'
import { createSecretMask } from './runner/secret-mask.ts'
import { writeSummary } from './runner/summary.ts'
import { outcomeOfError, type Step, type StepEnd } from './steps/step.ts'
import { codeBlock, singleLine } from './untrusted-text.ts'

// The runner follows SIGINT with SIGTERM after 7.5 s; work that ignores the abort must not hold the result back.
const graceAfterAbortMs = 1500

/**
 * Runs the action: reads inputs, does the operation, writes outputs and summary.
 *
 * @returns the exit code: 0, 1 after a failure, 130 after a cancellation
 */
export async function run(): Promise<number> {
  const mask = createSecretMask()
  const log = new RunnerLog(mask)
  log.captureLibraries()
  const abort = abortOnSignals()
  const startedAtMs = Date.now()
  let jobId: string | number | undefined
  const step: Omit<Step, 'deadline'> = {
    log,
    redact: mask.redact,
    startedAtMs,
    setOutputs: (outputs) => {
      jobId = outputs.jobId ?? jobId
      setOutputs(outputs, mask)
    },
  }
  const maskSecret = (secret: string): void => {
    log.maskSecret(secret)
  }
  // The last error boundary: an error that an operation does not make its own end of becomes one here.
  const end = await endOfRun(step, abort, maskSecret).catch((error: unknown) => failedEnd(error, jobId))
  let { message, severity } = end
  try {
    const durationSeconds = Math.round((Date.now() - startedAtMs) / 1000)
    step.setOutputs({ ...end.outputs, outcome: end.outcome, durationSeconds })
  } catch (error) {
    message += ` The outputs could not be set: ${messageOf(error)}`
    severity = 'error'
  }
  await writeSummary(end.report, mask, log)
  log[severity](message)
  await log.flush()
  // A signal that came when the result was already known does not change that, but the runner is told that it was heard.
  if (abort.signal.reason instanceof Cancelled) return 130
  return severity === 'error' ? 1 : 0
}

function abortOnSignals(): AbortController {
  const abort = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      abort.abort(new Cancelled(`The run was cancelled (${signal}).`))
    })
  }
  return abort
}

async function endOfRun(
  step: Omit<Step, 'deadline'>,
  abort: AbortController,
  maskSecret: (secret: string) => void,
): Promise<StepEnd> {
  try {
    const inputs = await readInputs(process.env, step.startedAtMs, maskSecret)
    if (inputs.service.dryRun) {
      const { dryRunStep } = await import('./steps/dry-run-step.ts')
      return await dryRunStep(inputs, step)
    }
    const work = withDeadline(inputs.service.timeoutMs, step.startedAtMs, abort, (deadline) =>
      operate(inputs, { ...step, deadline }),
    )
    return await Promise.race([work, uncaught()])
  } catch (error) {
    if (!(error instanceof ActionError) && error instanceof Error) {
      step.log.group('Details of the unexpected error', error.stack ?? '')
    }
    throw error
  }
}

/** An error that escaped from a callback of a library must not be printed as it is, nor end the step without result. */
async function uncaught(): Promise<never> {
  return new Promise((_, reject) => {
    process.on('uncaughtException', reject)
  })
}

async function operate(inputs: Inputs, step: Step): Promise<StepEnd> {
  if (inputs.operation === 'agent-job') {
    const { agentJobStep } = await import('./steps/agent-job-step.ts')
    return agentJobStep(inputs, step)
  }
  const { visitorsStep } = await import('./steps/visitors-step.ts')
  return visitorsStep(inputs.service, inputs.visitors, step)
}

async function withDeadline<T>(
  timeoutMs: number,
  startedAtMs: number,
  abort: AbortController,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const timer = setTimeout(() => {
    abort.abort(new DeadlineExceeded(`timeout-minutes (${timeoutMs / 60_000}) have passed.`))
  }, timeoutMs)
  const { signal } = abort
  const overdue = rejectionOf(signal).catch(async (reason: unknown) => {
    await delay(graceAfterAbortMs)
    throw reason
  })
  try {
    return await Promise.race([work({ expiresAtMs: startedAtMs + timeoutMs, signal }), overdue])
  } finally {
    clearTimeout(timer)
  }
}

/** @param jobId of a job that the operation had heard of, and whose end it could not tell */
function failedEnd(error: unknown, jobId: string | number | undefined): StepEnd {
  const reason = error instanceof ActionError ? error.message : messageOf(error)
  const message = jobId === undefined ? reason : `${reason} ${attachHint(singleLine(String(jobId)))}`
  return {
    outcome: outcomeOfError(error),
    report: `## Failed\n\n${codeBlock(message)}`,
    message,
    severity: 'error',
  }
}
