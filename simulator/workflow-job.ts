import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

/** A step of a workflow file. */
interface WorkflowStep {
  id?: string
  name?: string
  if?: string
  with?: Record<string, string | number | boolean>
}

interface WorkflowJob {
  /** Path of a workflow file. */
  file: string
  /** ID of the job in the file. */
  job: string
  /** Values of expressions, such as `secrets.DOCS_API_KEY`. */
  values: Record<string, string>
  /** Runs a step with this action. The job ends if the step fails. */
  runAction: (
    step: WorkflowStep,
    inputs: Record<string, string>,
  ) => Promise<{ exitCode: number | null; outputs: Record<string, string> }>
}

/**
 * Runs a job whose steps all use this action, as a runner does.
 *
 * @returns the exit code of the step that failed, or 0
 */
export async function runWorkflowJob(options: WorkflowJob): Promise<number> {
  const { file, job, runAction } = options
  const values = { ...options.values }
  for (const step of readWorkflowSteps(file, job)) {
    if (step.if !== undefined && !isMet(step.if, values)) continue
    const { exitCode, outputs } = await runAction(step, inputsOfStep(step, values))
    for (const [name, value] of Object.entries(outputs))
      values[`steps.${step.id ?? ''}.outputs.${name}`] = value
    if (exitCode !== 0) return exitCode ?? 1
  }
  return 0
}

/** Returns the steps of a job; an empty list if the file does not have the job. */
function readWorkflowSteps(file: string, job: string): WorkflowStep[] {
  const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, { steps: WorkflowStep[] }> }
  return jobs[job]?.steps ?? []
}

/** Returns the inputs of a step. Expressions without a value are kept. */
function inputsOfStep(step: WorkflowStep, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(step.with ?? {}).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{\{ (.+?) \}\}/gu, (expression, key: string) => values[key] ?? expression),
    ]),
  )
}

/**
 * Evaluates a condition such as `steps.visitors.outputs.gaps > 0`. An output that was not set is an empty string, which is 0
 * as a number: https://docs.github.com/actions/reference/workflows-and-actions/expressions
 */
function isMet(condition: string, values: Record<string, string>): boolean {
  const [, name, least] = /^([\w.-]+) > (\d+)$/u.exec(condition) ?? []
  if (name === undefined) throw new Error(`The condition "${condition}" is not supported. Expected a > 0.`)
  return Number(values[name] ?? '') > Number(least)
}
