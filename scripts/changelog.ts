// CHANGELOG.md in the format of https://keepachangelog.com/en/1.1.0/.

const unreleased = '## [Unreleased]\n'

/** Returns the text below the heading of a version, or below "Unreleased"; undefined if there is no such heading. */
export function entriesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /mu).slice(1)
  const section = sections.find((each) => each.startsWith(`[${version}]`))
  return section?.slice(section.indexOf('\n')).trim()
}

/** Returns the changelog with a heading for a new version above the entries that were unreleased. */
export function withVersion(changelog: string, version: string, date: string): string {
  if (!changelog.includes(unreleased))
    throw new Error('CHANGELOG.md has no heading "## [Unreleased]". Add it above the newest version.')
  if (entriesOf(changelog, 'Unreleased') === '')
    throw new Error('CHANGELOG.md has no entries below "Unreleased". Add what changed for users.')
  return changelog.replace(unreleased, `${unreleased}\n## [${version}] - ${date}\n`)
}
