// What pictures are taken of: runs of dist/ against the simulators.
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { runAction } from '../simulator/action-runner.ts'
import {
  type DocumentationService,
  type DocumentationServiceOptions,
  simulatorKey,
  startDocumentationService,
} from '../simulator/documentation-service.ts'
import { startDocumentationSite } from '../simulator/documentation-site.ts'
import { startGitHubApi, workflowToken } from '../simulator/github-api.ts'
import { manyReaders } from '../simulator/reader-rows.ts'

export interface Site {
  service?: DocumentationServiceOptions
  inputs: Record<string, string>
}

const fourWeeks = { 'date-from': '2026-10-23', 'date-to': '2026-11-20' }
const october = { 'date-from': '2026-10-01', 'date-to': '2026-11-01' }
const linked = { 'site-url': 'https://docs.example.com' }
const nobody = { totals: { human: 0, ai: 0, total: 0 }, visitors: [] }
const everything: Site = {
  service: { pages: 236 },
  inputs: { ...october, ...linked, include: 'views,searches,feedback,questions' },
}

/** The sites to look at, by the first part of the names of their pictures. */
export const sites = {
  everything,
  // What the quick start of README makes, which shows it: a week, compared with the 8 before. There was a release in it.
  week: {
    service: { pages: 236 },
    inputs: {
      'date-from': '2026-06-01',
      'date-to': '2026-06-08',
      ...linked,
      include: 'searches,feedback,questions',
    },
  },
  // The requests end in the middle of the search terms.
  'readers-cut': {
    service: { pages: 230, readers: manyReaders(300) },
    inputs: { ...fourWeeks, include: 'searches,feedback', 'max-requests': '6' },
  },
  'no-readers': {
    service: { pages: 230, readers: { searches: [], feedback: [], conversations: [] } },
    inputs: { ...fourWeeks, include: 'searches,feedback,questions' },
  },
  // The month has 31 days, and the one before has 30.
  'unequal-months': { inputs: { ...october, ...linked } },
  'not-over': { inputs: { ...linked, range: 'month-to-date' } },
  empty: { service: { visitors: nobody }, inputs: { ...fourWeeks, ...linked } },
  'one-page': { service: { pages: 1 }, inputs: { ...fourWeeks, ...linked } },
  '2500-pages': { service: { pages: 2500 }, inputs: { ...fourWeeks, ...linked } },
} satisfies Readonly<Record<string, Site>>

/**
 * Returns what the pictures of README and docs/ are taken of, by the first part of their names: Markdown, and reports.
 *
 * @param folder the runs may write to it
 */
export async function readmeSources(folder: string) {
  return {
    request: await requestWithAnswer(folder),
    preview: await previewComment(folder),
    week: (await exportVisitors(sites.week, folder)).report,
    report: (await exportVisitors(everything, folder)).report,
  }
}
export type Sources = Awaited<ReturnType<typeof readmeSources>>

/** Returns the summary as Markdown, and the report. */
export async function exportVisitors(
  { service: options, inputs }: Site,
  folder: string,
): Promise<{ summary: string; report: string }> {
  await using service = await startDocumentationService({
    ...options,
    analyticsRequestsPerHour: Number.POSITIVE_INFINITY,
  })
  const { summary, outputs } = await runAction({
    folder,
    inputs: { ...accessTo(service), 'max-requests': '1000', 'upload-artifact': 'false', ...inputs },
  })
  // The path of the files is only valid on this machine.
  const shown = summary.replace(/\n\nThe data is[^\n]*\n$/u, '')
  const report = readFileSync(path.join(outputs['outputDir'] ?? '', 'report.html'), 'utf8')
  return { summary: shown, report }
}

/** Asks the agent in a comment. Returns the comment, and the one of the action below it, as Markdown. */
async function requestWithAnswer(folder: string): Promise<string> {
  const text = 'With the flag --json, the command prints one object per line.'
  const body = '/docs Document the --json flag of export.'
  const user = { login: 'maintainer', type: 'User' }
  const payload = {
    action: 'created',
    issue: { number: 42, title: 'Where is --json documented?', body: '', state: 'open', user },
    comment: { id: 1, body, user, author_association: 'MEMBER' },
    repository: { full_name: 'acme/docs', private: true, default_branch: 'main' },
    sender: user,
  }
  const head = 'a'.repeat(40)
  await using site = await startDocumentationSite({
    pages: { '/reference/cli': { text: { title: 'CLI', paragraphs: [text] } } },
  })
  await using service = await startDocumentationService({
    jobLife: [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }],
    builds: [[{ status: 'success' }]],
    previewUrl: site.url,
  })
  await using github = await startGitHubApi({ permissions: { maintainer: { permission: 'write' } } })
  github.pullRequests.set(128, { head, base: 'b'.repeat(40) })
  github.pullRequestFiles.set(128, [
    {
      filename: 'reference/cli.mdx',
      status: 'modified',
      patch: `@@ -9 +9 @@\n-The command prints a table.\n+${text}`,
    },
  ])
  const preview = { preview: 'true', 'poll-interval-seconds': '0.05' }
  await runAction({
    folder,
    inputs: { ...accessTo(service), 'prompt-from': 'comment', comment: 'continue', ...preview },
    githubToken: workflowToken,
    event: { name: 'issue_comment', payload },
    env: { GITHUB_API_URL: github.url, GITHUB_TRIGGERING_ACTOR: user.login },
  })
  const answer = github.comments[0]?.body ?? ''
  return `${commentBox(user.login, body)}\n\n${commentBox('github-actions bot', answer)}`
}

/** Builds the preview of a pull request, of which one page does not parse. Returns the comment of the action, as Markdown. */
async function previewComment(folder: string): Promise<string> {
  const now = 'Rows are written as they are read, so an export of any size fits into memory.'
  const pages = ['guides/export', 'guides/import', 'reference/cli']
  const head = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'
  const payload = {
    action: 'synchronize',
    pull_request: { number: 57, state: 'open', head: { sha: head } },
    repository: { full_name: 'acme/docs', private: true },
  }
  const live = { text: { title: 'Export', paragraphs: [now] } }
  const logs = ['Parsing 41 pages', 'Failed to parse guides/export.mdx:12: Expected a closing tag for <Note>']
  await using site = await startDocumentationSite({
    pages: { '/guides/import': live, '/reference/cli': live },
  })
  await using service = await startDocumentationService({
    builds: [[{ status: 'success', commit: { sha: head }, logs }]],
    previewUrl: site.url,
  })
  await using github = await startGitHubApi()
  github.pullRequests.set(57, { head, base: 'b'.repeat(40) })
  const patch = `@@ -9 +9 @@\n-Rows are kept until all are read.\n+${now}`
  const files = pages.map((page) => ({ filename: `${page}.mdx`, status: 'modified' as const, patch }))
  github.pullRequestFiles.set(57, files)
  await runAction({
    folder,
    inputs: { ...accessTo(service), preview: 'true', comment: 'true', 'poll-interval-seconds': '0.05' },
    githubToken: workflowToken,
    event: { name: 'pull_request', payload },
    env: { GITHUB_API_URL: github.url },
  })
  return commentBox('github-actions bot', github.comments[0]?.body ?? '')
}

function accessTo({ url }: DocumentationService): Record<string, string> {
  return { 'api-key': simulatorKey, 'project-id': 'acme-docs', 'base-url': url }
}

/** Returns a table that looks like a comment on GitHub. */
function commentBox(author: string, text: string): string {
  return `<table style="display: table; width: 100%; table-layout: fixed">
<tr style="background: #818b981f"><th align="left">${author} commented</th></tr>
<tr style="background: none"><td>

${text}

</td></tr>
</table>`
}
