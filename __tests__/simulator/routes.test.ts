import { describe, expect, it } from '@jest/globals'

import { pathPattern, type Route, routesOf } from '../../simulator/routes.ts'

const routes: Route[] = [
  { method: 'POST', pattern: pathPattern('/projects/:project/jobs') },
  { method: 'GET', pattern: pathPattern('/projects/:project/jobs/:job(\\d+)') },
]

function valuesOf(path: string) {
  return routesOf(routes, path).map(({ route, values }) => ({ method: route.method, ...values }))
}

describe('the routes of a path', () => {
  it('come with the values of the named segments', () => {
    expect(valuesOf('/projects/one/jobs/7')).toEqual([{ method: 'GET', project: 'one', job: '7' }])
  })

  it.each([
    ['a%2Fb%20c', 'a/b c'],
    ['%C3%A9', 'é'],
    ['%252F', '%2F'],
    ["!~*'()", "!~*'()"],
    ['a+b', 'a+b'],
    ['__proto__', '__proto__'],
  ])('decode the value %s once', (sent, project) => {
    expect(valuesOf(`/projects/${sent}/jobs`)).toEqual([{ method: 'POST', project }])
  })

  it('are found when a fixed segment is percent-encoded', () => {
    expect(valuesOf('/%70rojects/one/jobs')).toEqual([{ method: 'POST', project: 'one' }])
  })

  it.each([
    '/projects/one/jobs/',
    '/projects//jobs',
    '/projects/a/b/jobs',
    '/projects/%zz/jobs',
    '/projects/one/jobs/x',
    '/Projects/one/jobs',
    '/x/../projects/one/jobs',
    '/projects/%2e%2e/jobs',
  ])('are none for %s', (path) => {
    expect(valuesOf(path)).toEqual([])
  })
})
