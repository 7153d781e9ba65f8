import type { PageText, SitePage } from '../../simulator/documentation-site.ts'
import type { SimulatedFile } from '../../simulator/github-changes.ts'

const lines = { gone: 'A webhook is sent at most once.', fresh: 'A webhook is sent until it is answered.' }
const pageWith = (...paragraphs: string[]): PageText => ({ title: 'Webhooks', paragraphs })
const [text, old] = [pageWith(lines.fresh), pageWith(lines.gone)]

/** The file of the page in each pull request. */
export const changedFile: SimulatedFile = {
  filename: 'guides/webhooks.mdx',
  status: 'modified',
  patch: `@@ -9 +9 @@\n-${lines.gone}\n+${lines.fresh}`,
}

const lives = {
  live: { text },
  'old-for-a-while': { text, old, oldFor: 2 },
  'old-until-built-again': { text, old, oldFor: 8 },
  old: { text, old, oldFor: Infinity },
  'html-for-markdown': { text, old, oldFor: Infinity, markdown: 'html' },
  'other-words': { text: pageWith('Nothing of the change.') },
  missing: 'missing',
  broken: { status: 500 },
} as const satisfies Record<string, SitePage>

export type SiteLifeName = keyof typeof lives
export const siteLives: Readonly<Record<SiteLifeName, SitePage>> = lives
export const siteLifeNames = Object.keys(lives) as SiteLifeName[]
