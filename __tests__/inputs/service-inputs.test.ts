import { describe, expect, it } from '@jest/globals'

import { ActionError } from '../../src/shared/errors.ts'
import { readInputs } from '../../src/inputs/inputs.ts'
import { readProxy } from '../../src/inputs/service-inputs.ts'
import { environmentOf, forJob, type GivenInputs, inputsOf, nowMs, problemsOf } from '../support/inputs.ts'

const key = 'mint_admin_key_0123'

async function reading(given: GivenInputs) {
  const env = environmentOf(given)
  const masked: string[] = []
  const keyInEnvironment: unknown[] = []
  const maskSecret = (secret: string): void => {
    masked.push(secret)
    keyInEnvironment.push(env['INPUT_API-KEY'])
  }
  const result = await readInputs(nowMs, { maskSecret, redact: String }, env).catch((error: unknown) => error)
  return { env, masked, keyInEnvironment, result }
}

describe('a secret', () => {
  it('is masked before it leaves the environment, also if the inputs are invalid', async () => {
    const { env, masked, keyInEnvironment, result } = await reading({ ...forJob, wait: 'maybe' })
    expect(result).toBeInstanceOf(ActionError)
    expect([masked, keyInEnvironment]).toEqual([
      [key, ''],
      [key, undefined],
    ])
    expect(env).not.toHaveProperty('INPUT_API-KEY')
  })
})

describe('api-key', () => {
  it('of fewer than eight characters is refused', async () => {
    expect(await problemsOf({ ...forJob, 'api-key': '1234567' })).toEqual([
      'api-key: got 7 characters, expected an admin API key, which has at least 8. Check the secret.',
    ])
    await expect(inputsOf({ ...forJob, 'api-key': 'mint_678' })).resolves.toBeDefined()
  })

  it('may have white space around it', async () => {
    expect((await inputsOf({ ...forJob, 'api-key': `\n ${key} \n` })).service.apiKey).toBe(key)
  })

  it.each(['', ' \n'])('that is empty tells why secrets may be ("%s")', async (value) => {
    expect(await problemsOf({ ...forJob, 'api-key': value })).toEqual([
      'api-key: it is empty, expected an admin API key. Check the name of the secret. Workflows triggered by a fork or by Dependabot do not get secrets. A reusable workflow gets them with secrets: inherit in the job that calls it. A secret of the organization has to include this repository.',
    ])
  })

  const odd = /^api-key: it contains white space or other characters/u
  const named = /^api-key: it is a name and a value \(NAME=value\)/u
  const unevaluated = /^api-key: it is an expression that GitHub did not evaluate/u
  const foreign = /^api-key: it is a token of GitHub or a key of another service, expected an admin API key/u

  it.each([
    ['a space', 'mint_123a b', odd],
    ['a line break', 'mint_123\nb', odd],
    ['a zero-width space', 'mint_123\u200bb', odd],
    ['quotes', '"mint_123"', /^api-key: it is in quotes/u],
    ['a letter outside ASCII', 'mint_123ä', odd],
    ['Bearer before it', 'Bearer mint_123', /^api-key: it begins with "Bearer"/u],
    ['a name before it', 'DOCS_API_KEY=mint_123', named],
    ['a command before it', 'export KEY=mint_123', named],
    ['the prefix of an assistant key', 'mint_dsc_123', /^api-key: it is an assistant key \(mint_dsc_\)/u],
    ['the form of an expression', 'secrets.KEY_123', unevaluated],
    ['the form of a variable', 'vars.KEY_123', unevaluated],
    ['brackets of an expression', '{{ secrets.KEY_123 }}', unevaluated],
    ['brackets inside', 'mint_${{ secrets.KEY_123 }}', unevaluated],
    ['the form of a shell variable', '$DOCS_KEY_123', unevaluated],
    ...['ghp', 'gho', 'ghs', 'ghu', 'ghr', 'github_pat'].map((prefix): [string, string, RegExp] => [
      `the prefix of a token of GitHub (${prefix})`,
      `${prefix}_123abc`,
      foreign,
    ]),
    ['the prefix of a key of another service', 'sk-ant-api03-123', foreign],
    ['the form of a private key', '-----BEGIN PRIVATE KEY-----\n123', foreign],
    [
      'the form of a name',
      'DOCS_READ_KEY_123',
      /^api-key: it is the name of a secret\. Write \$\{\{ secrets/u,
    ],
    ['another prefix', 'abc_1234', /^api-key: it does not begin with mint_, as every admin API key does/u],
    ['the prefix of an index key', 'mint_us_123', /^api-key: it is .+ or an index key \(mint_us_\)/u],
  ])('cannot have %s, and is not shown', async (_, value, problem) => {
    const problems = await problemsOf({ ...forJob, 'api-key': value })
    expect(problems).toEqual([expect.stringMatching(problem)])
    expect(problems.join()).not.toContain('123')
    expect((await reading({ ...forJob, 'api-key': value })).masked).toContain(value)
  })
})

describe('the key of a service at another address', () => {
  const elsewhere = { ...forJob, 'base-url': 'https://docs.example.com' }

  it.each(['abc_1234', 'YWJjZGVm', 'YWJjZGU==', 'mint_a=b+c'])('can be %s', async (value) => {
    await expect(inputsOf({ ...elsewhere, 'api-key': value })).resolves.toBeDefined()
  })

  it.each(['sk-ant-api03-123', 'DOCS_READ_KEY', 'KEY=mint_123'])('cannot be %s', async (value) => {
    expect(await problemsOf({ ...elsewhere, 'api-key': value })).toEqual([
      expect.stringMatching(/^api-key: it is /u),
    ])
  })
})

describe('github-token', () => {
  it.each([
    ['mint_admin_123', 'it is an API key (mint_…)'],
    ['secrets.TOKEN_123', 'it is an expression that GitHub did not evaluate'],
    ['1234567', 'it has only 7 characters'],
  ])('cannot be %s, and is not shown', async (value, got) => {
    expect(await problemsOf({ ...forJob, 'github-token': value })).toEqual([
      `github-token: ${got}, expected a token of GitHub. Remove the input to use the token of the workflow.`,
    ])
  })

  it.each([
    ['', undefined],
    ['12345678', '12345678'],
    [' ghs_token ', 'ghs_token'],
  ])('"%s" is read as %s', async (given, githubToken) => {
    expect((await inputsOf({ ...forJob, 'github-token': given })).service.githubToken).toBe(githubToken)
  })
})

describe('project-id', () => {
  it.each(['mint_other_key', '"mint_other_key"', 'Bearer mint_other_key'])(
    'that is a key is masked, and refused without being shown: %s',
    async (value) => {
      const { masked, env, result } = await reading({ ...forJob, 'project-id': ` ${value} ` })
      expect(masked).toContain(value)
      expect(env).not.toHaveProperty('INPUT_PROJECT-ID')
      expect(String(result)).toBe(
        'ActionError: An input is invalid:\n- project-id: it is an API key (mint_…), expected the project ID. Swap the two values, and replace the key, because the variable may have been shown.',
      )
    },
  )

  it.each(['Docs/ü?#', '...', 'a"b'])('can be %s', async (value) => {
    expect((await inputsOf({ ...forJob, 'project-id': ` ${value}\n` })).service.projectId).toBe(value)
  })

  it('that is empty tells why a variable may be', async () => {
    expect(await problemsOf({ ...forJob, 'project-id': ' ' })).toEqual([
      'project-id: it is empty, expected the project ID from the API keys page of the dashboard. If it comes from a variable such as vars.DOCS_PROJECT_ID, the variable is missing, or it is saved as a secret.',
    ])
  })

  it.each([
    ...['.', '..', 'do cs', "'docs'", 'https://docs.example.com'],
    ...['vars.DOCS_PROJECT_ID', '{{ vars.DOCS_PROJECT_ID }}', '$DOCS_PROJECT_ID'],
  ])('cannot be "%s"', async (value) => {
    expect(await problemsOf({ ...forJob, 'project-id': value })).toEqual([
      `project-id: got "${value}", expected the project ID from the API keys page of the dashboard: no URL, no quotes, no white space, and no expression outside of \${{ }}.`,
    ])
  })
})

describe('base-url', () => {
  it.each([
    'https://docs.example:8443/@acme/v9/',
    'http://127.8.9.1',
    'http://localhost:3000/x',
    'http://[::1]:3000',
  ])('can be %s', async (value) => {
    expect((await inputsOf({ ...forJob, 'base-url': value })).service.baseUrl).toEqual(new URL(value))
  })

  const expected =
    'an https URL without user info, query or fragment, such as https://docs.example.com (http only on a loopback address).'

  it.each([
    ['plain http', 'http://docs.example'],
    ['http on a host that only starts like loopback', 'http://127.0.0.1.evil.example'],
    ['http on a host that only ends like loopback', 'http://evil-localhost'],
    ['an empty query', 'https://docs.example/?'],
    ['an empty fragment', 'https://docs.example/#'],
    ['another scheme', 'javascript:alert(1)'],
    ['no scheme', 'docs.example'],
  ])('cannot have %s', async (_, value) => {
    expect(await problemsOf({ ...forJob, 'base-url': value })).toEqual([
      `base-url: got "${value}", expected ${expected}`,
    ])
  })

  it.each([
    'https://user@docs.example',
    'https://:secret@docs.example',
    'https://user:secret@docs exam ple',
    'https:\\\\user:secret@docs.example',
    'https://user:secret@',
    'user:secret@docs.example',
    'http://user:secret@docs.example',
  ])('cannot have user info, which is not shown: %s', async (value) => {
    expect(await problemsOf({ ...forJob, 'base-url': value })).toEqual([
      `base-url: it may contain a password, so it is not shown. Expected ${expected}`,
    ])
  })
})

describe('timeout-minutes', () => {
  it.each([
    ['360', 21_600_000],
    ['0.001', 60],
  ])('%s is %d ms', async (value, timeoutMs) => {
    expect((await inputsOf({ ...forJob, 'timeout-minutes': value })).service.timeoutMs).toBe(timeoutMs)
  })

  it.each(['0.0', '360.1', '-1', '1e2', 'Infinity', '0x10', '1,5', '1 2', '１'])(
    'cannot be %s',
    async (value) => {
      expect(await problemsOf({ ...forJob, 'timeout-minutes': value })).toEqual([
        `timeout-minutes: got "${value}", expected a number above 0, at most 360.`,
      ])
    },
  )
})

it('dry-run can be true in any case', async () => {
  expect((await inputsOf({ ...forJob, 'dry-run': 'True' })).service.dryRun).toBe(true)
})

it('the proxy is in lower or upper case, and an empty variable does not hide the other', () => {
  const lower = { https_proxy: 'http://a', no_proxy: 'x' }
  const upper = { HTTPS_PROXY: 'http://b', NO_PROXY: 'y' }
  expect(readProxy({ ...upper, ...lower })).toEqual({ url: 'http://a', except: 'x' })
  expect(readProxy({ ...upper, https_proxy: '', no_proxy: '' })).toEqual({ url: 'http://b', except: 'y' })
})
