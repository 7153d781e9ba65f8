import type { Random } from '../random.ts'
import { issueNumber, projects, repository } from './events.ts'
import { headCommits, mainCommits } from './job-lives.ts'
import type { RunPlan, Scenario } from './scenario.ts'

export const previewedNumber = 60
export const previewBranch = 'docs/60'
/** That of the pull request, and what a push begins with. */
export const baseCommit = 'b'.repeat(40)
/** Plain https, or no address to link. */
const urls = [
  'https://preview.example/a](http://b.example)',
  'http://b.example',
  'javascript:alert(1)',
  '//b',
]

/** Most builds are on the simulated site. */
export function drawPreviewUrl(random: Random): string {
  return random.chance(0.6) ? '/' : random.pick(urls)
}

/** Returns where a build of a preview is, from 0. */
export function previewUrlOf(build: number, { previewUrls }: Scenario, site: string): string {
  const drawn = previewUrls[build % previewUrls.length] ?? ''
  return drawn === '/' ? `${site}/?build=${build}` : drawn
}

/** Draws a preview or a publication, for a pull request at some time of its life. */
export function drawDeployment(random: Random): Pick<RunPlan, 'event' | 'inputs' | 'deployed'> {
  const commit = random.pick(mainCommits.slice(1))
  const state = random.pick(['open', 'open', 'merged', 'closed'] as const)
  const merged = state === 'merged'
  const pullRequest = {
    state: state === 'open' ? 'open' : 'closed',
    merged,
    merge_commit_sha: merged ? commit : null,
    head: random.pick(headCommits),
    base: baseCommit,
    branch: previewBranch,
    ...(random.chance(0.1) && { fork: 'stranger/docs' }),
  } as const
  const other = random.pick(['workflow_dispatch', 'schedule', 'release', 'workflow_run'])
  const name = random.pick(['pull_request', 'pull_request', 'pull_request_target', 'push', other, other])
  const isAbout = { pullRequest: name.startsWith('pull_request'), push: name === 'push' }
  const ref = random.pick(['main', 'main', previewBranch])
  const after = ref === 'main' ? commit : pullRequest.head
  const brought = isAbout.push ? merged && after === commit : isAbout.pullRequest
  const isNumbered = random.chance(isAbout.pullRequest || isAbout.push ? 0.15 : 0.9)
  const isCommented = (isAbout.pullRequest || isAbout.push || isNumbered) && random.chance(0.9)
  const isPublication = (isAbout.push && ref === 'main') || random.chance(state === 'open' ? 0.2 : 0.7)
  const preview = isAbout.pullRequest && random.chance(0.7) ? 'true' : previewBranch
  const { head, base, fork } = { fork: repository.full_name, ...pullRequest }
  const payload = {
    repository: { ...repository, private: random.pick([true, false, undefined]) },
    sender: { login: 'writer', type: 'User' },
    ...(isAbout.push && { ref: `refs/heads/${ref}`, before: baseCommit, after }),
    ...(isAbout.pullRequest && {
      action: state === 'open' ? random.pick(['opened', 'synchronize']) : 'closed',
      pull_request: {
        number: previewedNumber,
        title: 'Webhooks',
        body: '',
        user: { login: 'writer' },
        state: pullRequest.state,
        merged,
        merge_commit_sha: pullRequest.merge_commit_sha,
        head: { sha: head, repo: { full_name: fork } },
        base: { sha: base, ref: 'main' },
      },
    }),
  }
  const own = brought ? previewedNumber : undefined
  return {
    event: { name, source: '', payload, checked: [], thread: isNumbered ? issueNumber : own },
    inputs: {
      ...(isPublication ? { publish: 'true' } : { preview }),
      'project-id': random.chance(0.9) ? projects[0] : projects[1],
      'poll-interval-seconds': '0.05',
      ...(isCommented && { comment: 'true' }),
      ...(isCommented && isNumbered && { 'issue-number': String(issueNumber) }),
      ...(random.chance(0.6) && { 'site-url': '' }),
    },
    deployed: { pullRequest, commit: isAbout.push ? after : commit },
  }
}
