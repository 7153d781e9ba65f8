// Only people with write access cause these events, or what a maintainer configured. Every other event is checked, also
// one that GitHub adds later. GitHub describes all of them:
// https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
const trustedEvents: ReadonlySet<string> = new Set([
  // A merge queue belongs to a branch that a maintainer protects. Adding to it needs write access:
  // https://docs.github.com/pull-requests/collaborating-with-pull-requests/incorporating-changes-from-a-pull-request/merging-a-pull-request-with-a-merge-queue
  'merge_group',
  // A push needs write access, or a deploy key that an administrator added:
  // https://docs.github.com/organizations/managing-user-access-to-your-organizations-repositories/managing-repository-roles/repository-roles-for-an-organization
  'push',
  // A release needs write access:
  // https://docs.github.com/repositories/releasing-projects-on-github/managing-releases-in-a-repository
  'release',
  // The request needs a token that may write contents:
  // https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event
  'repository_dispatch',
  // The times are in a workflow on the default branch:
  // https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule
  'schedule',
  // Running a workflow by hand needs write access:
  // https://docs.github.com/actions/how-tos/manage-workflow-runs/manually-run-a-workflow
  'workflow_dispatch',
])

/**
 * Returns true if someone without write access cannot have caused the event. An unknown event returns false.
 * `pull_request` returns false, too: only some of its activities need write access.
 */
export function isTrustedEvent(name: string): boolean {
  return trustedEvents.has(name)
}
