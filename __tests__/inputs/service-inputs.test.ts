import { describe, expect, it } from '@jest/globals'

import { ActionError } from '../../src/errors.ts'
import { readInputs, readProxy } from '../../src/inputs/inputs.ts'
import { environmentOf, forJob, inputsOf, nowMs, problemsOf } from '../support/inputs.ts'

const key = 'mint_admin_key_0123'

describe('api-key', () => {
  async function reading(given: Record<string, string>) {
    const env = environmentOf(given)
    const masked: string[] = []
    const keyInEnvironment: unknown[] = []
    const maskSecret = (secret: string): void => {
      masked.push(secret)
      keyInEnvironment.push(env['INPUT_API-KEY'])
    }
    const work = readInputs(nowMs, maskSecret, env)
    return { env, masked, keyInEnvironment, result: await work.catch((error: unknown) => error) }
  }

  it('is masked and taken out of the environment also when the inputs cannot be used', async () => {
    const { env, masked, result } = await reading({
      'api-key': 'mint_dsc_ assistant',
      'base-url': 'nonsense',
    })
    expect(result).toBeInstanceOf(ActionError)
    expect(masked).toEqual(['mint_dsc_ assistant'])
    expect(env).not.toHaveProperty('INPUT_API-KEY')
  })

  it('is masked before it leaves the environment', async () => {
    const { env, masked, keyInEnvironment } = await reading(forJob)
    expect([masked, keyInEnvironment]).toEqual([[key], [key]])
    expect(env).not.toHaveProperty('INPUT_API-KEY')
  })

  it('may have white space around it', async () => {
    expect((await inputsOf({ ...forJob, 'api-key': `\n ${key} \n` })).service.apiKey).toBe(key)
  })

  it.each(['', ' \n'])('that is empty tells why secrets may be ("%s")', async (value) => {
    const { masked, result } = await reading({ ...forJob, 'api-key': value })
    expect(masked).toEqual([])
    expect(String(result)).toMatch(/\n- api-key: it is empty.*Workflows triggered by a fork/)
  })

  it.each([
    ['a space', 'mint_123a b'],
    ['a line break', 'mint_a\nb'],
    ['a zero-width space', 'mint_a\u200bb'],
    ['a letter outside ASCII', 'mint_123ä'],
  ])('cannot have %s inside, and is not shown', async (_, value) => {
    const [problem = ''] = await problemsOf({ ...forJob, 'api-key': value })
    expect(problem).toMatch(/^api-key: it contains white space/)
    expect(problem).not.toContain('mint_')
  })

  it.each(['mint_dsc_0123456789', 'mint_us_0123456789'])('cannot be of another kind (%s)', async (value) => {
    const [problem = ''] = await problemsOf({ ...forJob, 'api-key': value })
    expect(problem).toMatch(/^api-key: it is an assistant key \(mint_dsc_\) or an index key \(mint_us_\)/)
    expect(problem).not.toContain('0123456789')
  })

  it('is not in the problems of other inputs', async () => {
    const problems = await problemsOf({ ...forJob, 'base-url': `https://${key}@docs.example/` })
    expect(problems.join()).not.toContain(key)
  })
})

describe('base-url', () => {
  it.each([
    'https://docs.example',
    'https://docs.example:8443/api/v9/',
    'https://docs.example/@acme/api',
    'http://127.8.9.1',
    'http://localhost:3000/x',
    'http://[::1]:3000',
  ])('can be %s', async (value) => {
    expect((await inputsOf({ ...forJob, 'base-url': value })).service.baseUrl).toEqual(new URL(value))
  })

  it.each([
    ['plain http', 'http://docs.example'],
    ['http on a host that only starts like loopback', 'http://127.0.0.1.evil.example'],
    ['http on a host that only ends like loopback', 'http://evil-localhost'],
    ['http on every address', 'http://0.0.0.0'],
    ['an empty query', 'https://docs.example/?'],
    ['an empty fragment', 'https://docs.example/#'],
    ['another scheme', 'ftp://docs.example'],
    ['no scheme', 'docs.example'],
    ['no URL', 'https://'],
  ])('cannot have %s', async (_, value) => {
    const problems = await problemsOf({ ...forJob, 'base-url': value })
    expect(problems).toEqual([
      `base-url: got "${value}", expected an https URL without query or fragment (http is allowed only on a loopback address).`,
    ])
  })

  it.each([
    'https://user@docs.example',
    'https://:secret@docs.example',
    'https://user:secret@docs exam ple',
    'user:secret@docs.example',
    'http://user:secret@docs.example',
  ])('cannot hold user info, which is not shown', async (value) => {
    const problems = await problemsOf({ ...forJob, 'base-url': value })
    expect(problems).toEqual([expect.stringMatching(/^base-url: it contains user info/)])
    expect(problems.join()).not.toMatch(/secret|user:/)
  })
})

it('the proxy is in lower or upper case, and an empty variable does not hide the other', () => {
  const lower = { https_proxy: 'http://a', no_proxy: 'x' }
  const upper = { HTTPS_PROXY: 'http://b', NO_PROXY: 'y' }
  expect(readProxy({ ...upper, ...lower })).toEqual({ url: 'http://a', except: 'x' })
  expect(readProxy({ ...upper, https_proxy: '', no_proxy: '' })).toEqual({ url: 'http://b', except: 'y' })
})

describe('project-id, timeout-minutes and dry-run', () => {
  it.each(['Docs/ü?#', '...'])('project-id can be %s', async (value) => {
    expect((await inputsOf({ ...forJob, 'project-id': value })).service.projectId).toBe(value)
  })

  it.each([' ', '.', '..'])('project-id cannot be "%s"', async (value) => {
    const problems = await problemsOf({ ...forJob, 'project-id': value })
    expect(problems).toEqual([
      `project-id: got "${value.trim()}", expected the project ID from the API keys page of the dashboard.`,
    ])
  })

  it.each([
    ['360', 21_600_000],
    ['0.001', 60],
  ])('timeout-minutes %s are %d ms', async (value, timeoutMs) => {
    expect((await inputsOf({ ...forJob, 'timeout-minutes': value })).service.timeoutMs).toBe(timeoutMs)
  })

  it.each(['0.0', '360.1', '-1', '1e2', 'Infinity', '0x10', '1,5', 'ten', '1 2', '１'])(
    'timeout-minutes cannot be %s',
    async (value) => {
      const problems = await problemsOf({ ...forJob, 'timeout-minutes': value })
      expect(problems).toEqual([`timeout-minutes: got "${value}", expected a number above 0, at most 360.`])
    },
  )

  it.each([
    ['True', true],
    ['false', false],
  ])('dry-run can be %s', async (value, dryRun) => {
    expect((await inputsOf({ ...forJob, 'dry-run': value })).service.dryRun).toBe(dryRun)
  })

  it.each(['yes', 'truee'])('dry-run cannot be %s', async (value) => {
    expect(await problemsOf({ ...forJob, 'dry-run': value })).toEqual([
      `dry-run: got "${value}", expected true or false.`,
    ])
  })
})
