import {
  type GitHubApi,
  type GitHubApiOptions,
  startGitHubApi,
  workflowToken,
} from '../../simulator/github-api.ts'

export interface GitHubReply {
  status: number
  /** The `Link` header. */
  link: string | null
  body: unknown
}

/** One call with a token accepted by default; `route` is a method and a path, `body` is sent as JSON. */
export async function callGitHub(
  api: GitHubApi,
  route: string,
  body?: object,
  token = workflowToken,
): Promise<GitHubReply> {
  const [method = '', path = ''] = route.split(' ')
  const headers = { authorization: `token ${token}`, 'content-type': 'application/json' }
  const text = body === undefined ? null : JSON.stringify(body)
  const response = await fetch(api.url + path, { method, headers, body: text })
  return { status: response.status, link: response.headers.get('link'), body: await response.json() }
}

/** Starts servers that `closeAll` closes. */
export function gitHubStarter() {
  const started: GitHubApi[] = []
  return {
    start: async (options?: GitHubApiOptions) => {
      const api = await startGitHubApi(options)
      started.push(api)
      return api
    },
    closeAll: async () => {
      await Promise.all(started.splice(0).map((api) => api.close()))
    },
  }
}
