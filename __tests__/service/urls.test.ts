import { describe, expect, it } from '@jest/globals'
import { codePoint, fc } from '../support/properties.ts'

import { ActionError } from '../../src/shared/errors.ts'
import { namedAddress, serviceUrls } from '../../src/service/urls.ts'

const urlsOf = (projectId: string, baseUrl = 'https://api.example.com') =>
  serviceUrls({ baseUrl: new URL(baseUrl), projectId })

describe('the URLs of the contract', () => {
  it('are below the base URL', () => {
    const urls = urlsOf('docs')
    expect([urls.jobs.href, urls.job('job_1').href, urls.message('job_1').href]).toEqual([
      'https://api.example.com/v2/agent/docs/job',
      'https://api.example.com/v2/agent/docs/job/job_1',
      'https://api.example.com/v2/agent/docs/job/job_1/message',
    ])
  })

  it.each([
    ['https://host.example/prefix', 'https://host.example/prefix/v2/agent/docs/job'],
    ['https://host.example/prefix///', 'https://host.example/prefix/v2/agent/docs/job'],
    ['https://host.example:8443/a/b', 'https://host.example:8443/a/b/v2/agent/docs/job'],
  ])('keep the path of %s in front', (baseUrl, jobs) => {
    expect(urlsOf('docs', baseUrl).jobs.href).toBe(jobs)
  })

  it('have the query of visitors, without what is not given', () => {
    const url = urlsOf('docs').analytics('visitors', {
      dateFrom: '2026-01-01',
      dateTo: undefined,
      limit: 250,
      offset: 0,
    })
    expect(url.href).toBe(
      'https://api.example.com/v1/analytics/docs/visitors?dateFrom=2026-01-01&limit=250&offset=0',
    )
  })

  it('hold any identifier as one segment of the path', () => {
    const identifier = fc.string({ unit: codePoint, minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text))
    fc.assert(
      fc.property(identifier, identifier, (projectId, jobId) => {
        const url = urlsOf(projectId).job(jobId)
        const [, v2, agent, project = '', job, id = '', ...more] = url.pathname.split('/')
        expect([v2, agent, job, more, url.search, url.hash]).toEqual(['v2', 'agent', 'job', [], '', ''])
        expect([decodeURIComponent(project), decodeURIComponent(id)]).toEqual([projectId, jobId])
      }),
    )
  })

  it.each(['', '.', '..'])('refuse the identifier "%s", which would leave its place', (identifier) => {
    const error = new ActionError(`"${identifier}" cannot be used as an identifier in the path of a request.`)
    expect(() => urlsOf('docs').job(identifier)).toThrow(error)
    expect(() => urlsOf(identifier)).toThrow(error)
  })
})

it.each([
  ['https://preview.example/a', 'https://api.example.com', 'https://preview.example/a'],
  ['https://preview.example', 'http://127.0.0.1:8000', 'https://preview.example/'],
  ['http://127.0.0.1:8000', 'http://localhost', 'http://127.0.0.1:8000/'],
  ['http://127.0.0.1:8000', 'https://api.example.com', undefined],
  ['https://localhost', 'https://api.example.com', undefined],
  ['https://[::1]/', 'https://api.example.com', undefined],
  ['http://preview.example', 'http://127.0.0.1', undefined],
])('The address %s that a service at %s names is %s', (text, baseUrl, address) => {
  expect(namedAddress(text, { baseUrl: new URL(baseUrl) })?.href).toBe(address)
})
