import { describe, expect, it } from '@jest/globals'

import { nameBeforeVersion, tagsOfLowerVersions } from '../../src/github/tag-versions.ts'

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
