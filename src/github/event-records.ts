import type { SourceName } from './sources/prompt-sources.ts'

interface EventRecord {
  /**
   * Who is checked. `writers`: nobody, because only people with write access cause it, or what a maintainer configured.
   * `anyone`: everyone behind it. `pull-request`: the same, except for what only people with write access do to a pull
   * request. `earlier-run`: also everyone behind the run that it follows.
   */
  causedBy: 'writers' | 'anyone' | 'pull-request' | 'earlier-run'
  /** What has the text that it is about. A discussion is no source of `prompt-from`. */
  text: SourceName | 'discussion' | 'none'
  /**
   * The commit of the run: the newest one of a branch, if the event stands for all commits of the branch; one of the pull
   * request; or another one.
   */
  commit: 'branch' | 'pull-request' | 'other'
  /** Whether it takes something away. Default: some of its actions do. */
  removes?: 'always' | 'never'
}

// GitHub describes all events:
// https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
const events: Readonly<Record<string, EventRecord>> = {
  // The times are in a workflow on the default branch:
  // https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule
  schedule: { causedBy: 'writers', text: 'none', commit: 'branch' },
  // Running a workflow by hand needs write access:
  // https://docs.github.com/actions/how-tos/manage-workflow-runs/manually-run-a-workflow
  workflow_dispatch: { causedBy: 'writers', text: 'none', commit: 'branch' },
  // The request needs a token that may write contents, and its sender chooses the action:
  // https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event
  repository_dispatch: { causedBy: 'writers', text: 'none', commit: 'branch', removes: 'never' },
  // A push needs write access, or a deploy key that an administrator added:
  // https://docs.github.com/organizations/managing-user-access-to-your-organizations-repositories/managing-repository-roles/repository-roles-for-an-organization
  push: { causedBy: 'writers', text: 'push', commit: 'branch' },
  workflow_run: { causedBy: 'earlier-run', text: 'none', commit: 'branch' },
  // A release needs write access:
  // https://docs.github.com/repositories/releasing-projects-on-github/managing-releases-in-a-repository
  release: { causedBy: 'writers', text: 'release', commit: 'other' },
  // A merge queue belongs to a branch that a maintainer protects. Adding to it needs write access:
  // https://docs.github.com/pull-requests/collaborating-with-pull-requests/incorporating-changes-from-a-pull-request/merging-a-pull-request-with-a-merge-queue
  merge_group: { causedBy: 'writers', text: 'none', commit: 'other' },
  issues: { causedBy: 'anyone', text: 'issue', commit: 'other' },
  issue_comment: { causedBy: 'anyone', text: 'comment', commit: 'other' },
  discussion: { causedBy: 'anyone', text: 'discussion', commit: 'other' },
  discussion_comment: { causedBy: 'anyone', text: 'comment', commit: 'other' },
  pull_request: { causedBy: 'pull-request', text: 'pull-request', commit: 'pull-request' },
  // It runs on the base branch.
  pull_request_target: { causedBy: 'anyone', text: 'pull-request', commit: 'other' },
  pull_request_review: { causedBy: 'anyone', text: 'comment', commit: 'pull-request' },
  pull_request_review_comment: { causedBy: 'anyone', text: 'comment', commit: 'pull-request' },
  delete: { causedBy: 'anyone', text: 'none', commit: 'other', removes: 'always' },
}

/** Any other event, also one that GitHub adds later. */
const otherEvent: EventRecord = { causedBy: 'anyone', text: 'none', commit: 'other' }

export function eventRecord(name: string): EventRecord {
  return (Object.hasOwn(events, name) ? events[name] : undefined) ?? otherEvent
}

/** The events that stand for all commits of a branch. */
export const eventsOfBranches = Object.keys(events).filter((name) => eventRecord(name).commit === 'branch')

/** Returns the event that is most often about the text of a source. */
export function eventAbout(source: SourceName): string | undefined {
  return Object.keys(events).find((name) => eventRecord(name).text === source)
}
