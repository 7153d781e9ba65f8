import { globSync, readFileSync } from 'node:fs'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { explained, troubleshootingLinks } from '../../src/runner/troubleshooting.ts'
import { addressesIn, anchorsOf, headingsOf, readDocument } from '../support/documents.ts'
import { isolateEnvironment } from '../support/environment.ts'

isolateEnvironment('GITHUB_ACTION_REPOSITORY', 'GITHUB_ACTION_REF', 'GITHUB_SERVER_URL')
beforeEach(() => {
  process.env['GITHUB_ACTION_REPOSITORY'] = 'acme/docs-agent-action'
  process.env['GITHUB_ACTION_REF'] = 'v1.2.0'
  process.env['GITHUB_SERVER_URL'] = 'https://github.com'
})

const troubleshooting = readDocument('docs/troubleshooting.md')
const sources = globSync('src/**/*.ts').filter((file) => !file.endsWith('troubleshooting.ts'))
const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
const base = 'https://github.com/acme/docs-agent-action/blob/v1.2.0/docs/troubleshooting.md'

describe('docs/troubleshooting.md', () => {
  it('has one entry for each message that is linked, and no other', () => {
    expect(headingsOf(troubleshooting).slice(1).sort()).toEqual([...explained].sort())
  })

  it.each(explained)('has the anchor that a message with "%s" links', (part) => {
    const [address = ''] = troubleshootingLinks([`Something ${part}: a reason.`]).flatMap(addressesIn)
    expect(address.split('#')[0]).toBe(base)
    expect(anchorsOf(troubleshooting)).toContain(address.split('#')[1])
  })

  it.each(explained)('has "%s" as the messages say it', (part) => {
    // Messages that are put together from a status or the name of an input.
    const written = part
      .replace(/^answered with HTTP \d+$/u, 'answered with HTTP ${status}')
      .replace(/^api-key: it is empty$/u, "'api-key',\n      'it is empty")
    expect(text).toContain(written)
  })
})

describe('the links to troubleshooting', () => {
  it('are one for each message, once', () => {
    const messages = [
      'GET /x was answered with HTTP 401.',
      'POST /x was answered with HTTP 401.',
      'Job a is still running.',
    ]
    expect(troubleshootingLinks(messages)).toEqual([
      `Troubleshooting: [answered with HTTP 401](<${base}#answered-with-http-401>) · [still running](<${base}#still-running>)`,
    ])
  })

  it('are missing where there is nothing to say', () => {
    expect(
      troubleshootingLinks(['The agent job completed without a pull request.', 'The comments (HTTP 403).']),
    ).toEqual([])
  })

  it.each([
    ['https://acme.ghe.com', 'v1.2.0', 'v1.2.0'],
    ['https://github.com', '', 'HEAD'],
    ['https://github.com', 'v1>) x', 'HEAD'],
  ])('fit the server %s and the version "%s"', (server, ref, version) => {
    Object.assign(process.env, { GITHUB_SERVER_URL: server, GITHUB_ACTION_REF: ref })
    const address = `${server}/acme/docs-agent-action/blob/${version}/docs/troubleshooting.md`
    expect(troubleshootingLinks(['still running']).join()).toContain(`(<${address}#`)
  })

  it.each(['', 'acme', 'acme/x>) y'])(
    'name only the document if the action comes from "%s"',
    (repository) => {
      process.env['GITHUB_ACTION_REPOSITORY'] = repository
      expect(troubleshootingLinks(['still running'])).toEqual([
        'Troubleshooting: still running (`docs/troubleshooting.md#still-running` of this action)',
      ])
    },
  )
})
