import { keyPrefix } from '../service/contract.ts'
import type { RunnerProxy } from '../shared/connection.ts'
import { failOnDefaults } from '../shared/fail-on.ts'
import { minSecretCharacters } from '../shared/untrusted-text.ts'
import { type InputMask, InputReader, isUnevaluated } from './input-reader.ts'

/** Inputs of every operation, with their defaults. */
export const serviceInputs = {
  'api-key': '',
  'project-id': '',
  'base-url': 'https://api.mintlify.com',
  'timeout-minutes': '30',
  'github-token': '${{ github.token }}',
  matrix: '${{ toJSON(matrix) }}',
  'dry-run': 'false',
  'fail-on': failOnDefaults.join(','),
} as const

/** An API key, also in quotes or after a word such as `Bearer`. */
const keyForm = new RegExp(`(?:^|\\W)${keyPrefix}`, 'u')

/** Reads the inputs of every operation and reports problems to the reader. */
export function readServiceInputs(reader: InputReader, env: NodeJS.ProcessEnv) {
  const apiKey = reader.secret('api-key')
  const keyProblem = problemOfKey(apiKey, reader.isGiven('base-url'))
  if (keyProblem !== undefined) reader.problemOf(['api-key'], keyProblem)
  const githubToken = reader.secret('github-token') || undefined
  if (githubToken !== undefined) checkToken(reader, githubToken)
  const projectId = reader.text('project-id') ?? ''
  checkProject(reader, projectId)
  return {
    apiKey,
    githubToken,
    projectId,
    baseUrl: reader.address('base-url') ?? new URL(serviceInputs['base-url']),
    timeoutMs: readTimeoutMs(reader),
    dryRun: reader.boolean('dry-run'),
    proxy: readProxy(env),
  }
}

function readTimeoutMs(reader: InputReader): number {
  return reader.number('timeout-minutes', { atMost: 360 }) * 60_000
}

/** Returns the time that the step has, before its inputs are read. That of an invalid value is the default. */
export function stepTimeoutMs(mask: InputMask, env = process.env): number {
  const reader = new InputReader(env, serviceInputs, mask)
  const timeoutMs = readTimeoutMs(reader)
  return reader.problems.size === 0 ? timeoutMs : Number(serviceInputs['timeout-minutes']) * 60_000
}

/** Reads the proxy in lower or upper case. Like the runner, it treats an empty variable as absent. */
export function readProxy(env: NodeJS.ProcessEnv): RunnerProxy {
  const variable = (name: string): string => [env[name], env[name.toUpperCase()]].find(Boolean) ?? ''
  return { url: variable('https_proxy'), except: variable('no_proxy') }
}

const keysPage = 'Create an admin key on the API keys page of the dashboard'
/** Forms of what cannot be an admin key. The problems do not repeat it. */
const problemsOfKey: readonly { form: RegExp; problem: string }[] = [
  {
    form: /\{\{|^\$|^(?:secrets|vars)\./u,
    problem: 'it is an expression that GitHub did not evaluate. Write it as ${{ secrets.DOCS_API_KEY }}',
  },
  {
    form: /^(?:gh[opsur]_|github_pat_|sk-|sk_|pk_|xox[a-z]-|AKIA|AIza|glpat-|npm_|eyJ|-----BEGIN )/u,
    problem: `it is a token of GitHub or a key of another service, expected an admin API key. ${keysPage}`,
  },
  { form: /^["'`]/u, problem: 'it is in quotes, which are no part of a key. Save the secret without them' },
  {
    form: /^Bearer\s/iu,
    problem: 'it begins with "Bearer", which the action adds itself. Save the key alone in the secret',
  },
  {
    form: /^(?!mint_)(?:export\s+)?\w+\s*=\s*[^\s=]/u,
    problem: 'it is a name and a value (NAME=value). Save the value alone in the secret',
  },
  {
    form: /[^\x21-\x7E]/u,
    problem: 'it contains white space or other characters that no key contains. Copy the key again',
  },
  {
    form: /^mint_(?:dsc|us)_/u,
    problem: `it is an assistant key (mint_dsc_) or an index key (mint_us_), which cannot call these operations. ${keysPage}`,
  },
  {
    form: /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/u,
    problem: 'it is the name of a secret. Write ${{ secrets.NAME }} with this name in the input',
  },
]

const emptyKey = [
  'it is empty, expected an admin API key. Check the name of the secret',
  'Workflows triggered by a fork or by Dependabot do not get secrets',
  'A reusable workflow gets them with secrets: inherit in the job that calls it',
  'A secret of the organization has to include this repository',
].join('. ')

/**
 * Returns undefined for a text that can be an admin key.
 *
 * @param isElsewhere whether the service has another address, where keys can have another form
 */
function problemOfKey(apiKey: string, isElsewhere: boolean): string | undefined {
  if (apiKey === '') return emptyKey
  if (apiKey.length < minSecretCharacters)
    return `got ${apiKey.length} characters, expected an admin API key, which has at least ${minSecretCharacters}. Check the secret`
  const known = problemsOfKey.find(({ form }) => form.test(apiKey))?.problem
  if (known !== undefined || isElsewhere || apiKey.startsWith(keyPrefix)) return known
  return `it does not begin with ${keyPrefix}, as every admin API key does. ${keysPage}`
}

function checkProject(reader: InputReader, projectId: string): void {
  if (projectId === '') {
    reader.problemOf(
      ['project-id'],
      'it is empty, expected the project ID from the API keys page of the dashboard. If it comes from a variable such as vars.DOCS_PROJECT_ID, the variable is missing, or it is saved as a secret',
    )
  } else if (keyForm.test(projectId)) {
    reader.secret('project-id')
    reader.problemOf(
      ['project-id'],
      `it is an API key (${keyPrefix}…), expected the project ID. Swap the two values, and replace the key, because the variable may have been shown`,
    )
  } else if (isUnevaluated(projectId) || /\s|^(?:\w+:\/\/|["'`]|\.{1,2}$)/u.test(projectId)) {
    reader.problem(
      'project-id',
      'the project ID from the API keys page of the dashboard: no URL, no quotes, no white space, and no expression outside of ${{ }}',
    )
  }
}

function checkToken(reader: InputReader, token: string): void {
  const isExpression = isUnevaluated(token)
  if (token.length >= minSecretCharacters && !isExpression && !keyForm.test(token)) return
  const got = isExpression
    ? 'it is an expression that GitHub did not evaluate'
    : keyForm.test(token)
      ? `it is an API key (${keyPrefix}…)`
      : `it has only ${token.length} characters`
  reader.problemOf(
    ['github-token'],
    `${got}, expected a token of GitHub. Remove the input to use the token of the workflow`,
  )
}
