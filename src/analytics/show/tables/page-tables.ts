import { groupBy } from '../../../shared/group-by.ts'
import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import type { Findings } from '../../judge/findings.ts'
import type { MovedRow } from '../../judge/moved.ts'
import type { Counted } from '../../judge/topics/topic.ts'
import type { PageRow } from '../../read/pages.ts'
import { shownMoved } from '../gap-kinds/moved.ts'
import { formatLimits } from '../verdict-words.ts'
import { countColumns, periodNames, type Table, tableOf } from './table.ts'

/** The pages of the range; with a comparison, of both periods. */
export function pageTable(findings: Findings): Table {
  const { rows, views, previous, movement } = findings
  const withBefore = previous !== undefined
  const viewsOf = new Map(views?.pages.map(({ path, total }) => [path, total]))
  return tableOf<PageRow>({
    name: 'pages',
    title: 'Pages',
    noun: 'page',
    note: withBefore ? 'Visitors per page.' : undefined,
    file: 'visitors.csv',
    rows,
    orderedBy: withBefore ? periodNames(findings).now : 'All',
    columns: [
      { name: 'path', kind: 'page', cell: ({ path, received = path }) => received },
      { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
      { name: 'human', kind: 'count' },
      { name: 'ai', kind: 'count' },
      { name: 'total', kind: 'count' },
      ...(withBefore ? previousCounts : []),
      ...countColumns<PageRow>('All', (page) => movement.visitorsOf(page), rows, findings, 'better'),
      { title: 'People', kind: 'count', isWide: withBefore, cell: ({ human }) => human },
      { title: 'AI', kind: 'count', isWide: true, cell: ({ ai }) => ai },
      {
        title: 'Views',
        kind: 'count',
        isWide: true,
        cell: ({ path, received = path }) => viewsOf.get(received) ?? null,
      },
    ],
  })
}

const previousCounts = [
  { name: 'previousHuman', kind: 'count', cell: ({ previous }: PageRow) => previous?.human ?? 0 },
  { name: 'previousAi', kind: 'count', cell: ({ previous }: PageRow) => previous?.ai ?? 0 },
  { name: 'previousTotal', kind: 'count', cell: ({ previous }: PageRow) => previous?.total ?? 0 },
] as const

/** What the site says of the pages that nobody visits now, unless they moved. It is asked for a few pages of a folder. */
function siteWords({ answers, folder }: MovedRow): Counted[] {
  const others = answers.filter(({ movedTo }) => movedTo === undefined)
  const told = others.map(({ isMissing }) => (isMissing ? 'answers 404' : 'is there'))
  const asked = `${answers.length} of ${formatCountOf(folder?.pages ?? 1, 'page')} asked`
  return countedTexts(folder && answers.length > 0 ? [asked, ...told] : told)
}

function countedTexts(texts: readonly string[]): Counted[] {
  return [...groupBy(texts, (text) => text)].map(([text, { length: count }]) => ({ text, count }))
}

/** The pages and folders that moved. */
export function movedTable(findings: Findings): Table {
  const { movement, unfinished } = findings
  // Only what grows can move before the range is over.
  const whole = { ...findings, unfinished: false }
  const percent = Math.round(100 * (movement.variation ?? 0))
  const hasFolder = movement.rows.some(({ folder }) => folder !== undefined)
  const variation = percent === 0 ? '' : ` The visitors of a page usually vary by ${percent}%.`
  return tableOf<MovedRow>({
    ...shownMoved.table,
    note: `The largest difference from what was expected first.${hasFolder ? ' Of a folder, the numbers are those of the page that moved most.' : ''}`,
    empty: `${unfinished ? 'No page has moved up so far.' : 'No page moved.'}${variation}`,
    rows: movement.rows,
    columns: [
      { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
      { title: 'Moved most', kind: 'page', cell: ({ folder }) => folder?.most ?? null },
      { title: 'Pages', kind: 'plain', cell: ({ folder }) => (folder ? formatCount(folder.pages) : null) },
      // What a page usually has, if the period before was otherwise.
      { title: 'Usual', kind: 'plain', cell: ({ usual }) => (usual ? formatLimits(usual) : null) },
      { title: 'Site', kind: 'plain', cell: siteWords },
      {
        title: 'Moved to',
        kind: 'page',
        cell: ({ answers }) => countedTexts(answers.flatMap(({ movedTo }) => movedTo ?? [])),
      },
      ...countColumns('All', ({ visitors }) => visitors, movement.rows, whole, 'better'),
    ],
  })
}
