import { ActionError } from '../../src/shared/errors.ts'
import { type Inputs, readInputs } from '../../src/inputs/inputs.ts'
import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { failureOf } from './failure-of.ts'

export type GivenInputs = Record<string, string>

/** Wednesday, 18 November 2026, 15:30 UTC. */
export const nowMs = Date.UTC(2026, 10, 18, 15, 30)

export const service: GivenInputs = { 'api-key': 'mint_admin_key_0123', 'project-id': 'docs' }
export const forJob: GivenInputs = { ...service, prompt: 'Document the flag' }
export const forVisitors: GivenInputs = { ...service, range: 'last-week' }

/** The environment in which a runner hands over inputs. */
export function environmentOf(given: GivenInputs, env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const inputs: NodeJS.ProcessEnv = {}
  for (const [name, value] of Object.entries(given)) inputs[`INPUT_${name.toUpperCase()}`] = value
  const runner = {
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    RUNNER_TEMP: '/runner/temp',
    GITHUB_WORKSPACE: '/workspace',
  }
  return { ...runner, ...inputs, ...env }
}

export async function inputsOf(given: GivenInputs, env: NodeJS.ProcessEnv = {}): Promise<Inputs> {
  const mask = createSecretMask()
  const { redact } = mask
  return readInputs(nowMs, { maskSecret: mask.add, redact }, environmentOf(given, env))
}

export async function jobInputsOf(given: GivenInputs, env: NodeJS.ProcessEnv = {}) {
  const inputs = await inputsOf({ ...service, ...given }, env)
  if (inputs.operation !== 'agent-job') throw new Error('These are the inputs of another operation.')
  return inputs.agentJob
}

/** The inputs of an export, with those of its step. */
export async function exportInputsOf(given: GivenInputs) {
  const inputs = await inputsOf(given)
  if (inputs.operation !== 'visitors') throw new Error('These are the inputs of another operation.')
  return inputs
}

export async function visitorsInputsOf(given: GivenInputs) {
  return (await exportInputsOf({ ...forVisitors, ...given })).visitors
}

/** What is logged about inputs that can be used, as `severity: message`. */
export async function remarksOf(given: GivenInputs): Promise<string[]> {
  const { remarks } = await inputsOf({ ...service, ...given })
  return remarks.map(({ severity, message }) => `${severity}: ${message}`)
}

/** Every problem of inputs that cannot be used, without the dash before it. */
export async function problemsOf(given: GivenInputs, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const error = await failureOf(inputsOf(given, env), ActionError)
  return error.message.split('\n- ').slice(1)
}
