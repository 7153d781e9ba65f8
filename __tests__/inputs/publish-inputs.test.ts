import { describe, expect, it } from '@jest/globals'

import { type GivenInputs, inputsOf, problemsOf, service } from '../support/inputs.ts'

const given = { ...service, publish: 'true' }

async function publishInputsOf(inputs: GivenInputs = {}) {
  const { operation, ...others } = await inputsOf({ ...given, ...inputs })
  if (!('publish' in others)) throw new Error(`These are the inputs of ${operation}.`)
  return others.publish
}

describe('the inputs of a publication', () => {
  it('have their defaults', async () => {
    expect(await publishInputsOf()).toMatchObject({
      failOn: new Set(['timed-out', 'not-published']),
      pollIntervalMs: 15_000,
      siteUrl: undefined,
      githubToken: undefined,
      buildLogFile: expect.stringMatching(/^\/runner\/temp\/docs-agent-action\/build-log-[\w-]{36}\.txt$/u),
      event: { name: 'workflow_dispatch' },
    })
  })

  it('are read', async () => {
    const inputs = {
      'fail-on': 'missing-pages',
      'site-url': 'http://127.0.0.1:8080',
      'poll-interval-seconds': '2',
    }
    expect(await publishInputsOf(inputs)).toMatchObject({
      failOn: new Set(['missing-pages']),
      siteUrl: new URL('http://127.0.0.1:8080'),
      pollIntervalMs: 2000,
    })
  })

  it.each<[string, GivenInputs]>([
    ['publish', { publish: 'maybe' }],
    ['fail-on', { 'fail-on': 'no-pr' }],
    ['fail-on, site-url', { 'fail-on': 'missing-pages' }],
    ['site-url', { 'site-url': 'http://docs.example.com' }],
    ['poll-interval-seconds', { 'poll-interval-seconds': '0' }],
    ['comment', { comment: 'true' }],
    ['include', { include: 'views' }],
  ])('refuse what they cannot use: %s', async (name, inputs) => {
    expect(await problemsOf({ ...given, ...inputs })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: `, 'u')),
    ])
  })

  it('take no site in an agent job without a preview', async () => {
    const inputs = { ...service, prompt: 'Do it', 'site-url': 'https://docs.example.com' }
    expect(await problemsOf(inputs)).toEqual([
      expect.stringMatching(/^site-url, preview: .+ set preview: true\.$/u),
    ])
    await expect(inputsOf({ ...inputs, preview: 'true' })).resolves.toBeDefined()
  })
})
