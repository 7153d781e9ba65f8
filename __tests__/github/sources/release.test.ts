import { describe, expect, it } from '@jest/globals'

import { compareVersions, versionOfTag } from '../../../src/github/sources/release.ts'

describe('the version in a tag', () => {
  it.each([
    ['v1.4.0', 'v', '1.4.0'],
    ['1.4.0', '', '1.4.0'],
    ['V2', 'V', '2'],
    ['cli-v1.4.0', 'cli-v', '1.4.0'],
    ['@acme/cli@1.4.0', '@acme/cli@', '1.4.0'],
    ['packages/s3-v2', 'packages/s3-v', '2'],
    ['s3-v1.2.0', 's3-v', '1.2.0'],
    ['py3.11-v2.0.0', 'py3.11-v', '2.0.0'],
    ['release1.2', 'release', '1.2'],
    ['REL_16_1', 'REL_', '16.1'],
    ['2026-11-28', '', '2026', '-11-28'],
    ['v2.0.0-rc.1.2', 'v', '2.0.0', '-rc.1.2'],
    ['1.0.0rc1', '', '1.0.0', 'rc1'],
    ['jdk-21+35', 'jdk-', '21', '+35'],
  ])('%s is of the series "%s"', (tag, series, numbers, rest = '') => {
    expect(versionOfTag(tag)).toEqual({ series, numbers, rest })
  })

  it.each(['latest', 'nightly-7f3a2b1', 'b4521', 'r12', ''])('is missing in %s', (tag) => {
    expect(versionOfTag(tag)).toBeUndefined()
  })

  it.each([
    ['1.9.0', '1.10.0'],
    ['1.9', '1.9.1'],
    ['v2.0.0-rc.9', 'v2.0.0-rc.10'],
    ['v2.0.0-alpha', 'v2.0.0-alpha.1'],
    ['v2.0.0-alpha.1', 'v2.0.0-beta'],
    ['v2.0.0-rc.1', 'v2.0.0'],
    ['1.0.0rc1', '1.0.0'],
    ['2025-12-31', '2026-01-01'],
    ['2026-02-09', '2026-11-28'],
    ['jdk-21+9', 'jdk-21+35'],
    ['v1.0.0-rc.1', 'v1.0.0+35'],
    ['v1.0.0-rc.1+5', 'v1.0.0-rc.1.2'],
    ['REL_15_5', 'REL_16_1'],
    ['9'.repeat(30), `1${'0'.repeat(30)}`],
  ])('%s is lower than %s', (lower, higher) => {
    const [a, b] = [versionIn(lower), versionIn(higher)]
    expect([Math.sign(compareVersions(a, b)), Math.sign(compareVersions(b, a))]).toEqual([-1, 1])
  })

  it('is the same with other separators', () => {
    expect(compareVersions(versionIn('v1_2'), versionIn('1.2'))).toBe(0)
  })

  function versionIn(tag: string) {
    const version = versionOfTag(tag)
    if (version === undefined) throw new Error(`${tag} has no version.`)
    return version
  }
})
