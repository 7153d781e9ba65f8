import { groupBy } from '../../../shared/group-by.ts'
import type { Findings } from '../../judge/findings.ts'
import type { MovedRow } from '../../judge/moved.ts'
import type { Counted } from '../../judge/topics/topic.ts'
import type { PageRow } from '../../read/pages.ts'
import { shownMoved } from '../gap-kinds/moved.ts'
import { formatLimits } from '../verdict-words.ts'
import { type Column, countColumns, periodNames, type Table, tableOf } from './table.ts'

/** The pages of the range; with a comparison, of both periods. */
export function pageTable(findings: Findings): Table {
  const { rows, views, previous, movement } = findings
  const withBefore = previous !== undefined
  const viewsOf = new Map(views?.pages.map(({ path, total }) => [path, total]))
  const viewsPerVisitor: Column<PageRow> = {
    title: 'Views per visitor',
    kind: 'ratio',
    isWide: true,
    cell: ({ path, received = path, total }) => {
      const viewed = viewsOf.get(received)
      return viewed === undefined || total === 0 ? null : viewed / total
    },
  }
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
      { title: 'AI', kind: 'count', isWide: withBefore, cell: ({ ai }) => ai },
      ...(views === undefined ? [] : [viewsPerVisitor]),
    ],
  })
}

/** Columns of the file. */
const previousCounts = [
  { name: 'previousHuman', kind: 'count', cell: ({ previous }: PageRow) => previous?.human ?? 0 },
  { name: 'previousAi', kind: 'count', cell: ({ previous }: PageRow) => previous?.ai ?? 0 },
  { name: 'previousTotal', kind: 'count', cell: ({ previous }: PageRow) => previous?.total ?? 0 },
] as const

const folderColumns: Column<MovedRow>[] = [
  { title: 'Moved most', kind: 'page', cell: ({ folder }) => folder?.most ?? null },
  { title: 'Pages', kind: 'count', cell: ({ folder }) => folder?.pages ?? 1 },
]

/** What a page usually has stands in its row if the period before was otherwise. */
const usualColumn: Column<MovedRow> = {
  title: 'Usual',
  kind: 'plain',
  cell: ({ usual }) => (usual === undefined ? null : formatLimits(usual)),
}

/** What the site says of a page that nobody visits now; of a folder, of how many of its pages. */
const siteColumns: Column<MovedRow>[] = [
  {
    title: 'Site',
    kind: 'plain',
    cell: ({ answers }) => {
      const asked = answers.filter(({ movedTo }) => movedTo === undefined)
      return countedTexts(asked.map(({ isMissing }) => (isMissing ? 'answers 404' : 'is there')))
    },
  },
  {
    title: 'Moved to',
    kind: 'page',
    cell: ({ answers }) => countedTexts(answers.flatMap(({ movedTo }) => movedTo ?? [])),
  },
]

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
    file: 'visitors.csv',
    note: `The largest difference from what was expected first.${hasFolder ? ' Of a folder, the numbers are those of the page that moved most.' : ''}`,
    empty: `${unfinished ? 'No page has moved up so far.' : 'No page moved.'}${variation}`,
    rows: movement.rows,
    columns: [
      { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
      ...(hasFolder ? folderColumns : []),
      usualColumn,
      ...siteColumns,
      ...countColumns('All', ({ visitors }) => visitors, movement.rows, whole, 'better'),
    ],
  })
}
