import { writeFileSync } from 'node:fs'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { startArtifactResultsService } from '../../simulator/artifact-results-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import { Cancelled } from '../../src/shared/errors.ts'
import { uploadArtifact } from '../../src/runner/artifact.ts'
import { capturedStdout } from '../support/captured-stdout.ts'
import { until } from '../support/dist-stage.ts'
import { isolateEnvironment } from '../support/environment.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { closedAfterEachTest } from '../support/service-client.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// The artifact client prints to stdout.
capturedStdout()
isolateEnvironment('GITHUB_SERVER_URL', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL')

const folder = temporaryFolder()
let log = new RecordingLog()
const someFiles = ['/data/visitors.csv', '/data/visitors.json']
const upload = ({ files = someFiles, name = 'docs-visitors', signal = new AbortController().signal } = {}) =>
  uploadArtifact(name, files, { signal, log })

beforeEach(() => {
  log = new RecordingLog()
})

describe('where no artifact can be uploaded', () => {
  it.each(['https://notgithub.com', 'https://github.com.evil.example', 'nonsense'])(
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

  it.each([{ ACTIONS_RUNTIME_TOKEN: 'token' }, { ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/' }])(
    'a notice says that the runner has no artifact service: %j alone is set',
    async (env) => {
      Object.assign(process.env, env)
      expect(await upload()).toBeUndefined()
      log.expectExactly(
        'notice: The files are not uploaded as an artifact: this runner has no artifact service (ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not both set). They are in /data.',
      )
    },
  )
})

describe('an upload', () => {
  const closedAfterwards = closedAfterEachTest()

  async function startWithFile() {
    const service = closedAfterwards(await startArtifactResultsService())
    Object.assign(process.env, service.environment)
    const file = folder.inside('visitors.csv')
    writeFileSync(file, 'path\r\n')
    return { service, files: [file] }
  }

  it('has its name, and is kept as long as the repository says', async () => {
    const { service, files } = await startWithFile()
    await upload({ files, name: 'visitors (docs) [1]' })
    const [artifact] = service.artifacts.values()
    expect(artifact?.name).toBe('visitors (docs) [1]')
    expect(artifact).not.toHaveProperty('expiresAt')
  })

  it('that is refused is an error without the signature of a URL in the answer', async () => {
    const { service, files } = await startWithFile()
    const msg = 'cannot use https://host.example/blob?se=1&sig=S1gn%2Fature&sp=w.'
    service.faults.add({ times: 1, status: 400, body: { code: 'invalid_argument', msg } })
    const error = await upload({ files }).catch(String)
    expect(error).toContain('cannot use https://host.example/blob?se=1&sig=***&sp=w.')
  })

  it.each<Fault>([{ hang: true }, { cutBody: true, times: Infinity }])(
    'ends with the step, even if the artifact client never settles: %j',
    async (fault) => {
      const { service, files } = await startWithFile()
      service.faults.add({ path: /CreateArtifact$/u, ...fault })
      const abort = new AbortController()
      const work = upload({ files, signal: abort.signal })
      await until(() => service.requests.length === 1)
      abort.abort(new Cancelled('The run was cancelled (SIGINT).'))
      await expect(work).rejects.toBe(abort.signal.reason)
    },
  )

  it('that gets no ID is an error', async () => {
    const { service, files } = await startWithFile()
    service.faults.add({ path: /FinalizeArtifact$/u, status: 200, body: { ok: true } })
    expect(await upload({ files }).catch(String)).toContain('has no ID')
  })

  it('whose connection is refused is an error that says so', async () => {
    const { service, files } = await startWithFile()
    await service.close()
    expect(await upload({ files }).catch(String)).toContain('ECONNREFUSED')
  })
})
