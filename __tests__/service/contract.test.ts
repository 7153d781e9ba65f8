import { describe, expect, it } from '@jest/globals'
import { codePoint, fc } from '../support/properties.ts'

import { ActionError } from '../../src/shared/errors.ts'
import { namedAddress, urlBelow } from '../../src/service/contract.ts'

const jobUrl = (projectId: string, jobId: string, baseUrl = 'https://api.example.com') =>
  urlBelow(new URL(baseUrl), ['v2', 'agent', projectId, 'job', jobId])

describe('the URLs of the contract', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com/v2/agent/docs/job/job_1'],
    ['https://host.example/prefix', 'https://host.example/prefix/v2/agent/docs/job/job_1'],
    ['https://host.example/prefix///', 'https://host.example/prefix/v2/agent/docs/job/job_1'],
    ['https://host.example:8443/a/b', 'https://host.example:8443/a/b/v2/agent/docs/job/job_1'],
  ])('are below the path of %s', (baseUrl, url) => {
    expect(jobUrl('docs', 'job_1', baseUrl).href).toBe(url)
  })

  it('hold any identifier as one segment of the path', () => {
    const identifier = fc.string({ unit: codePoint, minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text))
    fc.assert(
      fc.property(identifier, identifier, (projectId, jobId) => {
        const url = jobUrl(projectId, jobId)
        const [, v2, agent, project = '', job, id = '', ...more] = url.pathname.split('/')
        expect([v2, agent, job, more, url.search, url.hash]).toEqual(['v2', 'agent', 'job', [], '', ''])
        expect([decodeURIComponent(project), decodeURIComponent(id)]).toEqual([projectId, jobId])
      }),
    )
  })

  it.each(['', '.', '..'])('refuse the identifier "%s", which would leave its place', (identifier) => {
    const error = new ActionError(`"${identifier}" cannot be used as an identifier in the path of a request.`)
    expect(() => jobUrl('docs', identifier)).toThrow(error)
    expect(() => jobUrl(identifier, 'job_1')).toThrow(error)
  })
})

it.each([
  ['https://preview.example/a', 'https://api.example.com', 'https://preview.example/a'],
  ['https://preview.example', 'http://127.0.0.1:8000', 'https://preview.example/'],
  ['http://127.0.0.1:8000', 'http://localhost', 'http://127.0.0.1:8000/'],
  ['http://127.0.0.1:8000', 'https://api.example.com', undefined],
  ['https://localhost', 'https://api.example.com', undefined],
  ['https://[::1]/', 'https://api.example.com', undefined],
  ...[
    ...['localhost.', 'a.localhost', 'a.localhost.', 'LOCALHOST', '127.1', '127.0.0.1.', '0x7f.1', '0.0.0.0'],
    ...['0', '0.1.2.3', '[::]', '[::ffff:127.0.0.1]', '[::ffff:0:0]', '[::127.0.0.1]', '%6cocalhost'],
  ].flatMap((host): [string, string, string | undefined][] => [
    [`https://${host}/`, 'https://api.example.com', undefined],
    [`https://${host}/`, 'http://127.0.0.1:8000', URL.parse(`https://${host}/`)?.href],
  ]),
  ['https://localhost.example/', 'https://api.example.com', 'https://localhost.example/'],
  ['https://[2001:db8::1]/', 'https://api.example.com', 'https://[2001:db8::1]/'],
  ['http://preview.example', 'http://127.0.0.1', undefined],
])('The address %s that a service at %s names is %s', (text, baseUrl, address) => {
  expect(namedAddress(text, new URL(baseUrl))?.href).toBe(address)
})
