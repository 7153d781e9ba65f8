import { describe, expect, it } from '@jest/globals'

import { entriesOf, withVersion } from '../../scripts/changelog.ts'

const changelog = `# Changelog

## [Unreleased]

### Added

- Two.

## [1.0.0] - 2026-10-01

### Added

- One.
`

describe('a new version in the changelog', () => {
  it('gets the entries that were unreleased', () => {
    const released = withVersion(changelog, '1.1.0', '2026-11-22')
    expect(released).toContain('## [Unreleased]\n\n## [1.1.0] - 2026-11-22\n\n### Added\n\n- Two.\n')
    expect(entriesOf(released, 'Unreleased')).toBe('')
    expect(entriesOf(released, '1.1.0')).toBe('### Added\n\n- Two.')
    expect(entriesOf(released, '1.0.0')).toBe('### Added\n\n- One.')
  })

  it('needs entries', () => {
    const released = withVersion(changelog, '1.1.0', '2026-11-22')
    expect(() => withVersion(released, '1.2.0', '2026-11-23')).toThrow(/no entries below "Unreleased"/u)
  })

  it('needs the heading for them', () => {
    expect(() => withVersion('# Changelog\n', '1.1.0', '2026-11-22')).toThrow(/no heading/u)
  })
})

describe('the entries of a version', () => {
  it.each(['1.0', '1.0.01', '2.0.0', ''])(
    'are missing if the changelog has no such version: "%s"',
    (version) => {
      expect(entriesOf(changelog, version)).toBeUndefined()
    },
  )
})
