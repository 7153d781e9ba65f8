import type { ComparedCount } from '../../judge/compared-count.ts'
import type { Findings } from '../../judge/findings.ts'
import { formatShare } from '../../../shared/number-format.ts'
import type { MovedRow } from '../../judge/moved.ts'
import type { PageRow } from '../../read/comparison.ts'
import { periodNames } from '../verdict-words.ts'
import { countColumns, type Table, tableOf } from './table.ts'

/**
 * All pages of the range; with a comparison, of both periods.
 *
 * @param shown the first of them, if others are not needed
 */
export function pageTable(findings: Findings, shown: readonly PageRow[] = findings.rows): Table {
  const { views, previous, movement, unfinished } = findings
  const names = periodNames(findings)
  const isCompared = previous !== undefined
  const visitors = (page: PageRow): ComparedCount => movement.visitorsOf(page)
  const viewsOf = new Map(views?.pages.map(({ path, total }) => [path, total]))
  return tableOf<PageRow>({
    name: 'pages',
    title: 'All pages',
    noun: 'page',
    note: isCompared ? 'Visitors per page.' : undefined,
    file: 'visitors.csv',
    empty: 'No page had visitors.',
    rows: shown,
    orderedBy: isCompared ? names.now : 'All',
    columns: [
      { name: 'path', title: 'Page', kind: 'page', isRowName: true },
      { name: 'human', kind: 'count' },
      { name: 'ai', kind: 'count' },
      { name: 'total', kind: 'count' },
      ...(isCompared ? previousCounts : []),
      ...countColumns<PageRow>({
        title: 'All',
        names,
        count: visitors,
        isCompared,
        isUnfinished: unfinished,
        rise: 'better',
      }),
      { title: 'People', kind: 'count', isWide: true, cell: ({ human }) => human },
      { title: 'AI', kind: 'count', isWide: true, cell: ({ ai }) => ai },
      {
        title: 'AI share',
        kind: 'share',
        isWide: isCompared,
        cell: ({ ai, total }) => (total === 0 ? null : ai / total),
      },
      ...(views === undefined
        ? []
        : [
            {
              title: 'Views per visitor',
              kind: 'ratio' as const,
              isWide: true,
              cell: ({ path, total }: PageRow) => {
                const viewed = viewsOf.get(path)
                return viewed === undefined || total === 0 ? null : viewed / total
              },
            },
          ]),
    ],
  })
}

/** Columns of the file. */
const previousCounts = [
  { name: 'previousHuman', kind: 'count', cell: ({ previous }: PageRow) => previous?.human ?? 0 },
  { name: 'previousAi', kind: 'count', cell: ({ previous }: PageRow) => previous?.ai ?? 0 },
  { name: 'previousTotal', kind: 'count', cell: ({ previous }: PageRow) => previous?.total ?? 0 },
] as const

/** The pages and folders that moved. */
export function movedTable(findings: Findings): Table {
  const { movement, unfinished } = findings
  const varied = formatShare(Math.round(100 * (movement.variation ?? 0)), 100).replace('.0', '')
  const variation = varied === '0%' ? '' : ` Pages varied by ${varied}.`
  return tableOf<MovedRow>({
    name: 'moved',
    title: 'What moved',
    noun: 'page',
    empty: `${unfinished ? 'No page has moved up so far.' : 'No page moved.'}${variation}`,
    rows: movement.rows,
    columns: [
      { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
      ...countColumns<MovedRow>({
        title: 'All',
        names: periodNames(findings),
        count: ({ visitors }) => visitors,
        isCompared: true,
        rise: 'better',
      }),
    ],
  })
}
