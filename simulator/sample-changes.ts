import { createHash } from 'node:crypto'

import type {
  BranchCommit,
  SimulatedCommit,
  SimulatedComparison,
  SimulatedFile,
  SimulatedPullRequest,
  SimulatedRelease,
} from './github-changes.ts'

// The changes of a small repository. They fit the payloads in examples/events.

/** Of pull request 57. */
const pullRequestFiles: readonly SimulatedFile[] = [
  {
    filename: '__tests__/json.test.ts',
    status: 'added',
    patch: `@@ -0,0 +1,10 @@
+import { toJson } from '../src/json.ts'
+
+const rows = [
+  ['path', 'total'],
+  ['/start', 7],
+]
+
+it('names the columns', () => {
+  expect(JSON.parse(toJson(rows))).toEqual([{ path: '/start', total: 7 }])
+})`,
  },
  {
    filename: 'src/export.ts',
    status: 'modified',
    patch: `@@ -1,17 +1,18 @@
 export const flags = [
+  '--json',
   '--csv',
   '--legacy',
   '--output',
 ] as const
 
 export interface Options {
-  format: 'csv'
+  format: 'csv' | 'json'
   legacy: boolean
   output: string
 }
 
 export function exportRows(rows: Row[], options: Options): void {
   if (options.legacy) return exportLegacy(rows, options)
-  const text = toCsv(rows)
+  const text = options.format === 'json' ? toJson(rows) : toCsv(rows)
   writeFileSync(options.output, text)
 }`,
  },
  {
    filename: 'src/json.ts',
    status: 'added',
    patch: `@@ -0,0 +1,7 @@
+/** One object per row, in the order of the columns. */
+export function toJson(rows: Row[]): string {
+  const [columns = [], ...values] = rows
+  const objects = values.map((row) =>
+    Object.fromEntries(columns.map((column, index) => [column, row[index]])))
+  return JSON.stringify(objects, null, 2)
+}`,
  },
]

/** Of a push to main after that pull request was merged. */
const pushedFiles: readonly SimulatedFile[] = [
  {
    filename: 'docs/images/export.png',
    status: 'added',
  },
  {
    filename: 'docs/reference/cli.md',
    status: 'renamed',
    previous_filename: 'docs/cli.md',
    patch: `@@ -5,5 +5,5 @@
 Writes rows to a file.
 
 - \`--csv\`: comma-separated values
-- \`--legacy\`: the format of version 1
+- \`--json\`: a JSON array of objects
 - \`--output\`: the file to write`,
  },
  {
    filename: 'src/config.ts',
    status: 'added',
    patch: `@@ -0,0 +1,6 @@
+const formats = ['csv', 'json']
+
+/** The format of the command line, else that of the config file. */
+export function formatOf({ format }: Options): string {
+  return format ?? formats.find((name) => name === config.export?.format) ?? 'csv'
+}`,
  },
  {
    filename: 'src/export.ts',
    status: 'modified',
    patch: `@@ -1,18 +1,15 @@
 export const flags = [
   '--json',
   '--csv',
-  '--legacy',
   '--output',
 ] as const
 
 export interface Options {
-  format: 'csv' | 'json'
-  legacy: boolean
+  format?: 'csv' | 'json'
   output: string
 }
 
 export function exportRows(rows: Row[], options: Options): void {
-  if (options.legacy) return exportLegacy(rows, options)
-  const text = options.format === 'json' ? toJson(rows) : toCsv(rows)
+  const text = formatOf(options) === 'json' ? toJson(rows) : toCsv(rows)
   writeFileSync(options.output, text)
 }`,
  },
  {
    filename: 'src/legacy.ts',
    status: 'removed',
    patch: `@@ -1,3 +0,0 @@
-export function exportLegacy(rows: Row[], { output }: Options): void {
-  writeFileSync(output, rows.map((row) => row.join(';')).join('\\n'))
-}`,
  },
]

const merged: SimulatedCommit = {
  sha: 'c4295bd74fb0f4fda03689c3df3f2803b658fd85',
  message: 'Let export write JSON (#57)\n\nAdds `--json` to `export`.\n\nCloses #42.',
}

const pushedMessage = `Read the format of export from the config file

A team that always exports JSON had to repeat the flag in every script. The
config file now has a section for \`export\`, and its \`format\` is used whenever
the command line names none. The order is: command line, config file, CSV.

A format that the command does not know is ignored for now. It should be an
error, but that would break config files that were written for the old plugin,
where the same key named a template. The plugin is retired in March, and the
next release after that can be strict.

The config file is read once, when the process starts. An export that runs for
hours therefore keeps the format that it began with, whatever happens to the
file in the meantime.

What was tried and given up:

- An environment variable. It is easy to set and hard to see, and two people
  lost an afternoon to one in the last release.
- One key per command at the top level of the file. It reads well with two
  commands and badly with twelve.

Closes #51.
Reviewed-by: Reviewer <5311777+reviewer@users.noreply.github.com>`

const pushed: readonly SimulatedCommit[] = [
  { sha: '68e664dd5191eed3da9c77f70b75e0f17f4961c1', message: pushedMessage },
  { sha: 'bf928046669c01b36556cad3fc4563550671a9e3', message: 'Remove the --legacy flag' },
  {
    sha: 'e720f4f8d697752150e70a2abffbabdb9848ff90',
    message: 'Move the CLI reference, and add a picture of an export',
  },
]

const pullRequest: SimulatedPullRequest = {
  head: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
  base: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e',
}

/** By `base...head`. */
const comparisons: Readonly<Record<string, SimulatedComparison>> = {
  'v2.2.0...v2.3.0': { files: pullRequestFiles, commits: [merged] },
  'c4295bd74fb0f4fda03689c3df3f2803b658fd85...e720f4f8d697752150e70a2abffbabdb9848ff90': {
    files: pushedFiles,
    commits: pushed,
  },
  [`${pullRequest.base}...${pullRequest.head}`]: { files: pullRequestFiles },
}

/** Newest first. */
const releases: readonly SimulatedRelease[] = [
  { tag_name: 'v2.5.0', name: '2.5.0', draft: true, created_at: '2026-01-15T14:00:00Z' },
  {
    tag_name: 'v2.4.0-beta.1',
    name: '2.4.0 beta 1',
    prerelease: true,
    created_at: '2026-01-15T14:00:00Z',
    published_at: '2026-01-15T15:00:00Z',
    body: '- The config file sets the format of `export`\n- `--legacy` is gone',
  },
  {
    tag_name: 'v2.3.0',
    name: '2.3.0',
    created_at: '2026-01-15T12:00:00Z',
    published_at: '2026-01-15T12:30:00Z',
    body: '- `export` has a `--json` flag',
  },
  { tag_name: 'v2.3.0-beta.1', name: '2.3.0 beta 1', prerelease: true, created_at: '2026-01-08T09:00:00Z' },
  { tag_name: 'v2.2.0', name: '2.2.0', created_at: '2025-11-20T10:00:00Z' },
  { tag_name: 'v2.1.0', name: '2.1.0', created_at: '2025-10-01T10:00:00Z' },
]

/** Returns the pull request, the comparisons and the releases that go with the example events. */
export function sampleChanges(): {
  pullRequests: Map<number, SimulatedPullRequest>
  pullRequestFiles: Map<number, readonly SimulatedFile[]>
  comparisons: Map<string, SimulatedComparison>
  releases: SimulatedRelease[]
} {
  return {
    pullRequests: new Map([[57, pullRequest]]),
    pullRequestFiles: new Map([[57, pullRequestFiles]]),
    comparisons: new Map(Object.entries(comparisons)),
    releases: [...releases],
  }
}

const dayMs = 86_400_000

/** The branch main before the first run. */
const olderCommits: readonly (SimulatedCommit & { ageDays: number; files: readonly SimulatedFile[] })[] = [
  {
    sha: pullRequest.base,
    message: 'Add export',
    ageDays: 40,
    files: [{ filename: 'src/export.ts', status: 'added' }],
  },
  { ...merged, ageDays: 12, files: pullRequestFiles },
  ...pushed.map((commit, index) => ({ ...commit, ageDays: 6 - 2 * index, files: pushedFiles })),
]

/** Pushed before later runs. */
const laterCommits = [
  ['Add --limit to export (#61)\n\n`--limit 100` writes the first 100 rows.', 'src/limit.ts'],
  ['Refuse an unknown format', 'src/config.ts'],
  ['Name the columns of an empty export', 'src/json.ts'],
] as const

/**
 * Returns the history of main, oldest first. It goes on from the pushed commits of the example event.
 *
 * @param later number of commits that were pushed since the first run
 */
export function sampleHistory(nowMs: number, later: number): BranchCommit[] {
  const dateOf = (ageDays: number): string => new Date(nowMs - ageDays * dayMs).toISOString()
  const older = olderCommits.map(({ ageDays, ...commit }) => ({ ...commit, date: dateOf(ageDays) }))
  const newer = Array.from(
    { length: later },
    (_, index) => laterCommits[index % laterCommits.length] ?? [],
  ).map(([message = '', filename = ''], index): BranchCommit => ({
    sha: createHash('sha1').update(`commit ${index}`).digest('hex'),
    message,
    date: dateOf(0),
    files: [{ filename, status: 'modified', patch: '@@ -1 +1,2 @@\n-a\n+b\n+c' }],
  }))
  return [...older, ...newer]
}
