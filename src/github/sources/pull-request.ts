import { maxPullRequestFiles } from '../github-client.ts'
import { type AuthoredText, type PullRequestVersion, versionOf } from '../github-objects.ts'
import { type Changes, type ChangesOptions, compared, listedFiles } from './changes.ts'
import { fact, type PromptSource, textParts, unlessNoticed } from './prompt-source.ts'

export interface PullRequest extends AuthoredText, PullRequestVersion {
  kind: 'pull request'
  number: number | undefined
}

/**
 * The list of a merged pull request is final. Any other one grows when somebody pushes, so that it could have what nobody
 * looked at: its commits are compared. A closed one can be opened again. The payload of a comment does not tell the commits.
 * So its patches are left out: they could be of a push after the comment.
 */
export async function readPullRequestChanges(
  known: PullRequest,
  options: ChangesOptions,
): Promise<Changes | undefined> {
  const { client, mode, log } = options
  const { number } = known
  if (number === undefined) return undefined
  const isKnown = known.headCommit !== undefined || known.baseCommit !== undefined
  const pullRequest = isKnown ? known : await client.readPullRequest(number)
  const { state, headCommit, baseCommit, changedFiles } = pullRequest
  let changes: Changes
  if (state === 'merged') changes = listedFiles(await client.pullRequestFiles(number), 0, maxPullRequestFiles)
  else if (headCommit === undefined || baseCommit === undefined) return undefined
  else changes = await compared(baseCommit, headCommit, options, changedFiles)
  if (isKnown) return changes
  if (mode === 'diff') {
    log.notice(
      'changes: got "diff", but the patches are left out. The event does not tell the commits of the pull request, so they could be newer than the comment.',
    )
  }
  return { ...changes, files: changes.files.map((file) => ({ ...file, patch: undefined })), pullRequest }
}

export const pullRequest: PromptSource<PullRequest> = {
  read: ({ part }) => {
    const pull = part('pull_request')
    const issue = pull === undefined ? part('issue') : undefined
    // The payload of a comment has it as an issue.
    const read = pull ?? (issue?.pull_request === undefined ? undefined : issue)
    if (read === undefined) return undefined
    const { title, body, user, number } = read
    return { title, body, user, ...versionOf(pull ?? {}), kind: 'pull request', number }
  },
  author: ({ part }) => part('pull_request')?.user,
  defaultPrompt: `Update the documentation for what the pull request described below changed. ${unlessNoticed}`,
  reference: ({ number, ...known }, { changes, link }) => {
    const { state, headCommit, baseCommit, mergeCommit } = changes?.pullRequest ?? known
    const shownState = state === undefined ? '' : ` (${state})`
    return [
      number !== undefined && `Pull request: #${number}${shownState}${link(`/pull/${number}`)}`,
      fact('Head commit', headCommit),
      fact('Base commit', baseCommit),
      fact('Merge commit', mergeCommit),
    ]
  },
  quote: (text) => textParts('pull request', text),
  readChanges: readPullRequestChanges,
}
