// Runs a workflow with this action end to end in act, an independent runner: https://github.com/nektos/act. act runs on
// this machine without containers and has its own artifact server. The service is the simulator.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import { unzipSync } from 'fflate'

import { simulatorKey, startDocumentationService } from '../simulator/documentation-service.ts'

const version = 'v0.2.89'
const root = path.resolve(import.meta.dirname, '..')
const act = path.join(root, 'node_modules', '.cache', 'act', version, 'act')

const workflow = `on: workflow_dispatch
jobs:
  docs:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - id: edit
        uses: ./
        with:
          api-key: \${{ secrets.DOCS_API_KEY }}
          project-id: acme-docs
          base-url: \${{ vars.BASE_URL }}
          prompt: Document the export command.
      - id: visitors
        uses: ./
        with:
          api-key: \${{ secrets.DOCS_API_KEY }}
          project-id: acme-docs
          base-url: \${{ vars.BASE_URL }}
          range: last-week
          compare: previous-period
          series: daily
      - env:
          LINK: \${{ steps.edit.outputs.prLink }}
          ARTIFACT: \${{ steps.visitors.outputs.artifactId }}
        run: |
          echo "outputs: <$LINK> <$ARTIFACT>"
`

if (!hasGo()) {
  console.log('SKIPPED: end-to-end run. Go is missing. It is needed to install act.')
} else {
  installAct()
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-act-'))
  try {
    await runInAct(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runInAct(folder: string): Promise<void> {
  const repository = makeRepository(path.join(folder, 'repository'))
  const artifacts = path.join(folder, 'artifacts')
  const service = await startDocumentationService({
    jobLife: [{ status: 'active' }, { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }],
  })
  const actPort = await freePort()
  const adapter = await startArtifactAdapter(actPort)
  const { log, exitCode } = await runAct(
    repository,
    folder,
    [
      ...['--secret', `DOCS_API_KEY=${simulatorKey}`, '--var', `BASE_URL=${service.url}`],
      ...['--artifact-server-path', artifacts, '--artifact-server-addr', '127.0.0.1'],
      ...['--artifact-server-port', String(actPort)],
    ],
    adapter.url,
  )
  console.log(log)
  await service.close()
  adapter.server.close()
  adapter.server.closeAllConnections()
  expectThat('act exits with code 0', exitCode === 0)
  expectThat(
    'a later step reads the outputs',
    /outputs: <https:\/\/github\.com\/acme\/docs\/pull\/128> <\d+>/u.test(log),
  )
  expectThat('the key is not in the log', !log.includes(simulatorKey))
  expectThat(
    'the log contains both job summaries',
    log.includes('## Pull request created') && log.includes('## Documentation visitors'),
  )
  const zip = path.join(artifacts, '4711', 'docs-visitors', 'docs-visitors.zip')
  expectThat('the artifact server has the artifact', existsSync(zip))
  const files = unzipSync(readFileSync(zip))
  const names = ['report.html', 'series.csv', 'visitors.csv', 'visitors.json']
  expectThat('the artifact contains the files', Object.keys(files).sort().join() === names.join())
  const csv = Buffer.from(files['visitors.csv'] ?? []).toString()
  expectThat(
    'the CSV has its header and rows',
    csv.startsWith('path,human,ai,total,previousHuman,previousAi,previousTotal\r\n/') &&
      csv.split('\r\n').length > 20,
  )
}

function expectThat(what: string, holds: boolean): void {
  if (!holds) throw new Error(`Expected that ${what}.`)
  console.log(`ok: ${what}`)
}

function hasGo(): boolean {
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function installAct(): void {
  if (existsSync(act)) return
  console.log(`Installing act ${version} …`)
  const install = ['install', '-trimpath', `github.com/nektos/act@${version}`]
  execFileSync('go', install, { env: { ...process.env, GOBIN: path.dirname(act) }, stdio: 'inherit' })
}

/** act copies the folder of the workflow to the place where `actions/checkout` would clone it. */
function makeRepository(folder: string): string {
  mkdirSync(path.join(folder, '.github', 'workflows'), { recursive: true })
  for (const part of ['action.yml', 'dist'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  writeFileSync(path.join(folder, '.github', 'workflows', 'docs.yml'), workflow)
  const identity = ['-c', 'user.name=end-to-end', '-c', 'user.email=end-to-end@localhost']
  for (const command of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    [...identity, 'commit', '-q', '-m', 'Start'],
  ]) {
    execFileSync('git', ['-C', folder, ...command])
  }
  return folder
}

async function runAct(
  cwd: string,
  home: string,
  parameters: readonly string[],
  artifactUrl: string,
): Promise<{ log: string; exitCode: number | null }> {
  const platform = ['-P', 'ubuntu-latest=-self-hosted', '--pull=false', '--no-cache-server']
  const context = ['--env', 'GITHUB_RUN_ID=4711', '--env', 'GITHUB_REPOSITORY=acme/docs']
  const child = spawn(act, ['workflow_dispatch', ...platform, ...context, ...parameters], {
    cwd,
    // act passes its environment on to the steps, and runs the first node in PATH as node24.
    env: {
      HOME: home,
      PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
      ACTIONS_RUNTIME_URL: artifactUrl,
      // act appends blocks in the order in which they arrive.
      ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
  })
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err] = await Promise.all([buffer(child.stdout), buffer(child.stderr)])
  return { log: `${out.toString()}${err.toString()}`, exitCode: await exited }
}

/**
 * Starts a proxy for act's artifact server, which is older than the client. It does not know the field `mime_type`, and
 * its signatures have base64 padding that the client's storage library drops from the URL. The files themselves go to
 * act directly.
 */
async function startArtifactAdapter(actPort: number): Promise<{ url: string; server: Server }> {
  const server = createServer((incoming, outgoing) => {
    void forward(incoming, outgoing, actPort)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): Promise<void> {
  const message = JSON.parse((await buffer(incoming)).toString()) as Record<string, unknown>
  const body = JSON.stringify({ ...message, mime_type: undefined })
  const headers = {
    ...incoming.headers,
    host: `127.0.0.1:${port}`,
    'content-length': Buffer.byteLength(body),
  }
  const onward = request(
    { host: '127.0.0.1', port, method: 'POST', path: incoming.url, headers },
    (answer) => {
      void buffer(answer).then((bytes) => {
        const text = bytes
          .toString()
          .replace(
            /(sig=[\w-]+)(=+)&/u,
            (_, sig: string, pad: string) => `${sig}${'%3D'.repeat(pad.length)}&`,
          )
        outgoing.writeHead(answer.statusCode ?? 502, {
          'content-type': answer.headers['content-type'] ?? 'application/json',
        })
        outgoing.end(text)
      })
    },
  )
  onward.on('error', (error) => outgoing.writeHead(502).end(error.message))
  onward.end(body)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
