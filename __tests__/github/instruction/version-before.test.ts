import { describe, expect, it } from '@jest/globals'

import type { Comparison } from '../../../src/github/commits.ts'
import { GitHubError } from '../../../src/github/github-call.ts'
import type { Release } from '../../../src/github/github-objects.ts'
import {
  compareWithTagBefore,
  nameBeforeVersion,
  tagOfReleaseBefore,
  tagsOfLowerVersions,
} from '../../../src/github/instruction/version-before.ts'
import { pageWithLinks } from '../../../src/github/list-pages.ts'
import { published } from '../../support/trigger-event.ts'

describe('the release before a release', () => {
  const rc = published('v2.0.0-rc.1', 8, { prerelease: true })
  const draft = published('v1.9.9', 8, { draft: true })

  it.each<[string, Release, Release[], string | undefined]>([
    ['is that of the version below', published('v2.0.0', 9), [published('v1.9.0', 5)], 'v1.9.0'],
    ['is no draft', published('v2.0.0', 9), [draft, published('v1.8.0', 5)], 'v1.8.0'],
    ['is no pre-release of a full one', published('v2.0.0', 9), [rc, published('v1.9.0', 5)], 'v1.9.0'],
    [
      'is the pre-release of another one',
      published('v2.0.0-rc.2', 9, { prerelease: true }),
      [rc, published('v1.9.0', 5)],
      'v2.0.0-rc.1',
    ],
    [
      'of a name without a version is the newest that was published before',
      published('spring', 9),
      [published('autumn', 10), published('summer', 1), published('winter', 5)],
      'winter',
    ],
  ])('%s', async (_, release, others, tag) => {
    const listReleases = () => Promise.resolve(pageWithLinks([release, ...others], 1))
    expect(await tagOfReleaseBefore(release, { listReleases })).toBe(tag)
  })

  it('is looked for on all pages', async () => {
    const pages = [[published('v1.9.5', 20), published('v1.0.9', 19)], [published('v1.9.4', 5)]]
    const listReleases = (page: number) =>
      Promise.resolve(pageWithLinks(pages[page - 1] ?? [], page, page === 1 ? '<x>; rel="next"' : ''))
    expect(await tagOfReleaseBefore(published('v1.9.5', 20), { listReleases })).toBe('v1.9.4')
  })
})

describe('the tag before a tag', () => {
  const commit = 'a'.repeat(40)

  /** Looks among tags, each with what the commit is to it. */
  async function before(tag: string, tags: Record<string, Comparison['status'] | Error>) {
    const asked: string[] = []
    const found = await compareWithTagBefore(tag, commit, {
      listTags: (prefix) => Promise.resolve(Object.keys(tags).filter((name) => name.startsWith(prefix))),
      compareCommits: (base, head) => {
        expect(head).toBe(commit)
        asked.push(base)
        const status = tags[base] ?? 'ahead'
        if (status instanceof Error) return Promise.reject(status)
        return Promise.resolve({ status, total_commits: 1, commits: [], files: [] })
      },
    })
    return { asked, found: found?.tag }
  }

  it.each<[string, string, Record<string, Comparison['status'] | Error>, string[]]>([
    [
      'is an ancestor',
      'v1.9.5',
      {
        'v1.9.4': 'ahead',
        'v1.9.4-rc.1': 'ahead',
        'v1.9.5-rc.2': 'diverged',
        'v1.9.5-rc.1': 'identical',
        'v2.0.0': 'diverged',
      },
      ['v1.9.5-rc.2', 'v1.9.5-rc.1', 'v1.9.4'],
    ],
    [
      'has common ancestors',
      'v2',
      { 'v1.1': new GitHubError('No common ancestor', 404), v1: 'ahead' },
      ['v1.1', 'v1'],
    ],
  ])('%s', async (_, tag, tags, compared) => {
    expect(await before(tag, tags)).toEqual({ asked: compared, found: compared.at(-1) })
  })

  it.each<[string, string, Record<string, Comparison['status']>, number]>([
    ['there is no other', 'v1.0', { 'v1.0': 'identical' }, 0],
    ['it has no version', 'stable', { stable: 'identical', nightly: 'ahead' }, 0],
    [
      'none of the ten below it is an ancestor',
      'v1.99',
      Object.fromEntries(Array.from({ length: 20 }, (_, minor) => [`v1.${minor}`, 'diverged' as const])),
      10,
    ],
  ])('is none if %s', async (_, tag, tags, requests) => {
    const { asked, found } = await before(tag, tags)
    expect({ requests: asked.length, found }).toEqual({ requests, found: undefined })
  })

  it('is not told if GitHub fails', async () => {
    const failure = new GitHubError('HTTP 502', 502)
    await expect(before('v1.1', { 'v1.0': failure })).rejects.toBe(failure)
  })
})

describe('the name before the version of a tag', () => {
  it.each([
    ['v1.2.3', 'v'],
    ['1.2.3', ''],
    ['api-v1.3', 'api-v'],
    ['@acme/docs@1.0.0', '@acme/docs@'],
    ['k8s-v1.30.2', 'k8s-v'],
    ['log4j-2.20.0', 'log4j-'],
    ['releases/v3', 'releases/v'],
    ['release_2026-08-21', 'release_'],
    ['go1.22', 'go'],
    ['stable', undefined],
    ['', undefined],
  ])('%s is %j', (tag, name) => {
    expect(nameBeforeVersion(tag)).toBe(name)
  })
})

it.each([
  ['v1.10.0', ['v1.9.0', 'v1.2.0', 'v1.11.0', 'v0.20.0', 'v1'], ['v1.9.0', 'v1.2.0', 'v1', 'v0.20.0']],
  [
    'v2.0.0',
    ['v2.0.0-rc.2', 'v2.0.0-rc.10', 'v2.0.0-beta', 'v2.0.0+1', 'v2.0.1-rc.1'],
    ['v2.0.0-rc.10', 'v2.0.0-rc.2', 'v2.0.0-beta'],
  ],
  ['v2.0.0-rc.1', ['v2.0.0', 'v1.9.0'], ['v1.9.0']],
  [
    'docs-2026-08-21',
    ['docs-2026-08-14', 'docs-2025-12-31', 'docs-2026-09-01'],
    ['docs-2026-08-14', 'docs-2025-12-31'],
  ],
  ['v2', ['x1', 'v', 'V1'], []],
])('the lower versions of %s among %j are %j', (tag, tags, lower) => {
  expect(tagsOfLowerVersions(tag, tags)).toEqual(lower)
})
