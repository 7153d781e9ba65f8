import { defineList } from './list-definition.ts'
import { sumsByPath } from './page-path.ts'
import { countNames, inExportOrder, trafficList } from './visitor-list.ts'

/** The views of every page and of the site: events, not people, so they may be added up. */
export const viewList = defineList({
  ...trafficList('views'),
  include: 'views',
  isCompared: false,
  purpose: 'the views',
  file: 'views.csv',
  json: { member: 'views', rows: 'pages' },
  title: 'Views',
  contentOf: ({ rows, totals, isComplete }) => ({
    totals,
    pages: inExportOrder(sumsByPath(rows, countNames)),
    isComplete,
  }),
  partsOf: ({ totals, pages }) => ({ sums: { totals }, rows: pages }),
})
