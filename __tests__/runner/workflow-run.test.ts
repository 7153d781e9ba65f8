import { describe, expect, it } from '@jest/globals'

import { workflowRun } from '../../src/runner/workflow-run.ts'
import { isolateEnvironment } from '../support/environment.ts'

isolateEnvironment('GITHUB_SERVER_URL')

describe('the page of the workflow run', () => {
  it.each([
    ['https://github.example.com', 'https://github.example.com/acme/site/actions/runs/7'],
    [undefined, 'https://github.com/acme/site/actions/runs/7'],
  ])('is on the server %s', (server, url) => {
    Object.assign(process.env, { GITHUB_REPOSITORY: 'acme/site', GITHUB_RUN_ID: '7' })
    if (server !== undefined) process.env['GITHUB_SERVER_URL'] = server
    expect(workflowRun().url).toBe(url)
  })
})
