import { spawnSync } from 'node:child_process'
import path from 'node:path'

import type { GitHubApi } from '../../simulator/github-api.ts'
import type { BranchCommit, SimulatedFile } from '../../simulator/github-changes.ts'

/** The parts of the payload of a push that say what changed. Only webhooks have the lists of files. */
export interface PushPayload {
  before?: string
  after?: string
  commits?: {
    id: string
    message: string
    added?: readonly string[]
    modified?: readonly string[]
    removed?: readonly string[]
  }[]
  repository?: { default_branch?: string }
}

/** A push of one's own. */
export interface LocalPush {
  before: string
  after: string
  defaultBranch: string
  /** Oldest first. */
  commits: BranchCommit[]
}

const commitId = /^[0-9a-f]{40}$/u
const dayMs = 86_400_000
const daysBeforePush = 30
const statusOfLetter: Readonly<Partial<Record<string, SimulatedFile['status']>>> = {
  A: 'added',
  M: 'modified',
  D: 'removed',
  T: 'changed',
}

/**
 * Reads the commits of a push with their files: from the payload, or else from the clone that the file of the payload lies
 * in.
 *
 * @returns undefined if neither has the files, or if the payload does not have both ends of the push
 */
export function readPush(file: string, payload: PushPayload, nowMs: number): LocalPush | undefined {
  const { before = '', after = '', commits = [], repository } = payload
  const date = new Date(nowMs).toISOString()
  const read = commits.map((commit): BranchCommit | undefined => {
    const files = filesInPayload(commit) ?? filesInClone(path.dirname(file), commit.id)
    return files && { sha: commit.id, message: commit.message, date, files }
  })
  if (![before, after].every((commit) => commitId.test(commit))) return undefined
  const known = read.filter((commit) => commit !== undefined)
  if (known.length === 0 || known.length < commits.length) return undefined
  return { before, after, defaultBranch: repository?.default_branch ?? 'main', commits: known }
}

/** Makes the push what the simulator knows of the repository. */
export function showPush(
  { before, after, defaultBranch, commits }: LocalPush,
  github: Pick<GitHubApi, 'comparisons' | 'history'>,
  nowMs: number,
): void {
  const base = { sha: before, message: 'Before the push', date: daysBefore(nowMs), files: [] }
  github.history.splice(0, Infinity, base, ...commits)
  const comparison = { commits, files: filesOfAll(commits) }
  // A push that creates a branch is compared with the default branch.
  for (const start of [before, defaultBranch]) github.comparisons.set(`${start}...${after}`, comparison)
}

function daysBefore(nowMs: number): string {
  return new Date(nowMs - daysBeforePush * dayMs).toISOString()
}

function filesInPayload({
  added,
  modified,
  removed,
}: NonNullable<PushPayload['commits']>[number]): SimulatedFile[] | undefined {
  if (added === undefined && modified === undefined && removed === undefined) return undefined
  const lists = { added, modified, removed }
  return Object.entries(lists).flatMap(([status, names = []]) =>
    names.map((filename): SimulatedFile => ({ filename, status: status as keyof typeof lists })),
  )
}

function filesInClone(folder: string, commit: string): SimulatedFile[] | undefined {
  if (!commitId.test(commit)) return undefined
  const options = ['-m', '--first-parent', '--no-renames', '--name-status', '--format=', '-z']
  const { status, stdout } = spawnSync('git', ['-C', folder, 'show', ...options, commit], {
    encoding: 'utf8',
  })
  if (status !== 0) return undefined
  return Array.from(stdout.matchAll(/([A-Z])\0([^\0]+)\0/gu), ([, letter = '', filename = '']) => ({
    filename,
    status: statusOfLetter[letter] ?? 'changed',
  }))
}

/** Returns each file with what the commits together did to it. */
function filesOfAll(commits: readonly BranchCommit[]): SimulatedFile[] {
  const files = new Map<string, SimulatedFile>()
  for (const file of commits.flatMap((commit) => commit.files)) {
    const isNew = files.get(file.filename)?.status === 'added'
    if (isNew && file.status === 'removed') files.delete(file.filename)
    else files.set(file.filename, isNew ? { ...file, status: 'added' } : file)
  }
  return [...files.values()]
}
