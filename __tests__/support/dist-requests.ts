import type { RecordingServer } from '../../simulator/recording-server.ts'
import { calls, projectId } from './dist-stage.ts'

interface Servers<T> {
  service: T
  github: T
  artifacts: T | undefined
}

/** Returns the requests in order, in short: `GET job/<id>`, or `3 × GET job/<id>` for equal neighbours. */
export function requestsOf({
  service,
  github,
  artifacts,
}: Servers<Pick<RecordingServer, 'requests'>>): Servers<string[]> {
  return {
    service: counted(calls(service).map(shortServiceCall)),
    github: counted(calls(github).map(shortGitHubCall)),
    artifacts: artifacts && counted(calls(artifacts).map(shortArtifactCall)),
  }
}

function shortServiceCall(call: string): string {
  return call
    .replace(`/v2/agent/${projectId}/`, '')
    .replace(`/v1/analytics/${projectId}/`, '')
    .replace(/job_\w+/u, '<id>')
}

function shortGitHubCall(call: string): string {
  return call
    .replace('/repos/acme/docs/', '')
    .replace('/markdown', 'markdown')
    .replace(/compare\/.+/u, 'compare/<range>')
}

function shortArtifactCall(call: string): string {
  return call.replace(/\/twirp\/[^/]+\//u, '').replace(/\/blob\/.+/u, 'blob')
}

function counted(all: readonly string[]): string[] {
  const rows: { call: string; count: number }[] = []
  for (const call of all) {
    const last = rows.at(-1)
    if (last?.call === call) last.count++
    else rows.push({ call, count: 1 })
  }
  return rows.map(({ call, count }) => (count === 1 ? call : `${count} × ${call}`))
}
