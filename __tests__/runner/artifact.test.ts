import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { startArtifactResultsService } from '../../simulator/artifact-results-service.ts'
import { uploadArtifact } from '../../src/runner/artifact.ts'
import { isolateEnvironment } from '../support/environment.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

isolateEnvironment('GITHUB_SERVER_URL', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL')

const folder = temporaryFolder()
let log = new RecordingLog()
const upload = (files = ['/data/visitors.csv', '/data/visitors.json']) =>
  uploadArtifact({
    name: 'docs-visitors',
    files,
    retentionDays: undefined,
    signal: new AbortController().signal,
    log,
  })

beforeEach(() => {
  log = new RecordingLog()
})

describe('where no artifact can be uploaded', () => {
  it.each([
    'https://github.example.com',
    'https://notgithub.com',
    'https://github.com.evil.example',
    'nonsense',
  ])(
    'a notice says that GitHub Enterprise Server does not support it, and where the files are (%s)',
    async (server) => {
      Object.assign(process.env, {
        GITHUB_SERVER_URL: server,
        ACTIONS_RUNTIME_TOKEN: 'token',
        ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/',
      })
      expect(await upload()).toBeUndefined()
      log.expectExactly(
        /^notice: .+not uploaded.+GitHub Enterprise Server does not support it\. They are in \/data\.$/,
      )
    },
  )

  it.each([
    [{}, 'ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are'],
    [{ ACTIONS_RUNTIME_TOKEN: 'token' }, 'ACTIONS_RESULTS_URL is'],
    [{ ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/' }, 'ACTIONS_RUNTIME_TOKEN is'],
  ])('a notice names what is not set outside of a runner: %j', async (env, names) => {
    Object.assign(process.env, env)
    expect(await upload()).toBeUndefined()
    log.expectExactly(
      `notice: The files are not uploaded as an artifact: ${names} not set, as outside of a runner. They are in /data.`,
    )
  })
})

describe('an upload that the service refuses', () => {
  it('is an error without the signature of a URL in the answer', async () => {
    const service = await startArtifactResultsService()
    const msg = 'cannot use https://host.example/blob?se=1&sig=S1gn%2Fature&sp=w.'
    service.faults.add({ times: 1, status: 400, body: { code: 'invalid_argument', msg } })
    Object.assign(process.env, service.environment)
    const file = path.join(folder.path, 'visitors.csv')
    writeFileSync(file, 'path\r\n')
    const error = await upload([file]).catch(String)
    await service.close()
    expect(error).toContain('https://host.example/blob?se=1&sig=***')
    expect(error).not.toContain('S1gn')
  })
})
