import { describe, expect, it } from '@jest/globals'

import { type GivenInputs, inputsOf, problemsOf, service } from '../support/inputs.ts'

const given = { ...service, publish: 'true' }

async function deploymentInputsOf(inputs: GivenInputs = {}) {
  const { operation, ...others } = await inputsOf({ ...given, ...inputs })
  if (!('deployment' in others)) throw new Error(`These are the inputs of ${operation}.`)
  return others.deployment
}

describe('the inputs of a publication', () => {
  it('have their defaults', async () => {
    expect(await deploymentInputsOf()).toMatchObject({
      failOn: new Set(['timed-out', 'preview-failed', 'not-published']),
      pollIntervalMs: 15_000,
      siteUrl: undefined,
      buildLogFile: expect.stringMatching(/^\/runner\/temp\/docs-agent-action\/build-log-[\w-]{36}\.txt$/u),
      event: { name: 'workflow_dispatch' },
    })
  })

  it('are read', async () => {
    const inputs = {
      'fail-on': 'pages-not-live',
      'site-url': 'http://127.0.0.1:8080',
      'poll-interval-seconds': '2',
    }
    expect(await deploymentInputsOf(inputs)).toMatchObject({
      failOn: new Set(['pages-not-live']),
      siteUrl: new URL('http://127.0.0.1:8080'),
      pollIntervalMs: 2000,
    })
  })

  it.each<[string, GivenInputs]>([
    ['publish', { publish: 'maybe' }],
    ['fail-on', { 'fail-on': 'no-pr' }],
    ['site-url', { 'site-url': 'http://docs.example.com' }],
    ['poll-interval-seconds', { 'poll-interval-seconds': '0' }],
    ['comment, issue-number', { comment: 'true' }],
    ['include', { include: 'views' }],
  ])('refuse what they cannot use: %s', async (name, inputs) => {
    expect(await problemsOf({ ...given, ...inputs })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: `, 'u')),
    ])
  })

  it('say why an event does not tell its pull request', async () => {
    const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: '/nowhere' }
    expect(await problemsOf({ ...service, preview: 'true' }, env)).toEqual([
      expect.stringMatching(
        /; the event payload could not be read: the file of GITHUB_EVENT_PATH cannot be /u,
      ),
    ])
  })

  it('take no site in an agent job without a preview', async () => {
    const inputs = { ...service, prompt: 'Do it', 'site-url': 'https://docs.example.com' }
    expect(await problemsOf(inputs)).toEqual([
      expect.stringMatching(/^site-url, preview: site-url needs preview: true\. /u),
    ])
    await expect(inputsOf({ ...inputs, preview: 'true' })).resolves.toBeDefined()
  })
})
