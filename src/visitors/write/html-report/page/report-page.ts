// The script of report.html: what its tables and charts show.
import { atFirstUse } from '../../../../first-use.ts'
import {
  changeClass,
  formatCount,
  formatCountOf,
  formatGain,
  formatGrowth,
  formatRatio,
  formatShare,
} from '../../../number-format.ts'
import { sectionNames } from '../../../section-name.ts'
import type { PageData } from '../page-data.ts'
import { type Reading, showValues } from './chart.ts'
import { linkAround, partsOfPath, showList } from './list.ts'
import { announceOverflows } from './overflow.ts'
import { type Column, showTable } from './table.ts'

interface Page {
  index: number
  path: string
  human: number
  ai: number
  total: number
  before: number
  views: number | null
}

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as PageData

const pages = pagesOf()
showPages()
showLists()
for (const chart of document.querySelectorAll<HTMLElement>('.chart')) showSeries(chart)
announceOverflows()

function pagesOf(): Page[] {
  const { path, human, ai, total, before, views } = data.pages
  return path.map((path, index) => ({
    index,
    path,
    human: human[index] ?? 0,
    ai: ai[index] ?? 0,
    total: total[index] ?? 0,
    before: before?.[index] ?? 0,
    views: views?.[index] ?? null,
  }))
}

/** Returns null if the site is unknown, the path has no address, or the page is gone. */
function linkOf({ index, path, total }: Page): string | null {
  const { site, links } = data
  const odd = links[index]
  return site === undefined || odd === null || total === 0 ? null : (odd ?? site + path)
}

function showLists(): void {
  const pagesByPath = atFirstUse(() => new Map(pages.map((page) => [page.path, page])))
  const linkTo = (path: string): string | null => {
    const page = pagesByPath().get(path)
    return page === undefined ? null : linkOf(page)
  }
  for (const [name, rows] of Object.entries(data.lists)) {
    const table = document.querySelector<HTMLTableElement>(`#${name}-table`)
    if (table !== null) showList(table, rows, linkTo)
  }
}

function showPages(): void {
  if (pages.length === 0) return
  const sectionOf = atFirstUse(() => sectionNames(pages.map(({ path }) => path)))
  // The pages are already sorted by total and path.
  const most = Math.max(1, pages[0]?.total ?? 0)
  const counted = (count: (page: Page) => number): Column<Page> => ({
    sortsBy: count,
    fill: textOf((page) => formatCount(count(page))),
  })

  showTable({
    name: 'pages',
    noun: 'page',
    sort: 'total',
    rows: pages,
    textOf: ({ path }) => path.toLowerCase(),
    sectionOf: ({ path }) => sectionOf()(path),
    describe: describeSection,
    choices: {
      all: () => true,
      up: ({ total, before }) => total > before && before > 0,
      down: ({ total, before }) => total < before && total > 0,
      new: ({ total, before }) => total > 0 && before === 0,
      vanished: ({ total, before }) => total === 0 && before > 0,
    },
    columns: {
      path: { isText: true, sortsBy: ({ path }) => path.toLowerCase(), fill: fillPath },
      total: counted(({ total }) => total),
      share: {
        sortsBy: ({ total }) => total,
        fill: (cell, { total }) => {
          const bar = document.createElement('span')
          bar.className = 'bar'
          bar.style.width = `calc(${total / most} * (100% - 1rem))`
          cell.append(formatShare(total, data.total), bar)
        },
      },
      human: counted(({ human }) => human),
      ai: counted(({ ai }) => ai),
      aiShare: {
        sortsBy: ({ ai, total }) => (total === 0 ? undefined : ai / total),
        fill: textOf(({ ai, total }) => formatShare(ai, total)),
      },
      perVisitor: {
        sortsBy: ({ views, total }) => (views === null || total === 0 ? undefined : views / total),
        fill: textOf(({ views, total }) => (views === null ? '–' : formatRatio(views, total))),
      },
      before: counted(({ before }) => before),
      change: {
        sortsBy: ({ total, before }) => total - before,
        fill: changeOf(({ total, before }) => formatGain(total, before)),
      },
      growth: {
        // New pages grew from nothing, more than any other page.
        sortsBy: ({ total, before }) => (total === before ? 0 : (total - before) / before),
        fill: changeOf(({ total, before }) => formatGrowth(total, before)),
      },
    },
  })
}

function describeSection(pages: readonly Page[]): string {
  const sum = (count: (page: Page) => number): number => pages.reduce((total, page) => total + count(page), 0)
  const most = pages.reduce((most, { total }) => Math.max(most, total), 0)
  const share = formatShare(
    sum(({ ai }) => ai),
    sum(({ total }) => total),
  )
  return `${formatCountOf(pages.length, 'page')} · top page ${formatCountOf(most, 'visitor')} · AI share ${share}`
}

function fillPath(cell: HTMLElement, page: Page): void {
  const code = document.createElement('code')
  code.append(...partsOfPath(page.path))
  const link = linkOf(page)
  cell.append(link === null ? code : linkAround(code, link))
}

function textOf(text: (page: Page) => string): Column<Page>['fill'] {
  return (cell, page) => {
    cell.textContent = text(page)
  }
}

function changeOf(text: (page: Page) => string): Column<Page>['fill'] {
  return (cell, page) => {
    cell.textContent = text(page)
    cell.classList.add('change', changeClass(page.total, page.before))
  }
}

function showSeries(chart: HTMLElement): void {
  const buckets = data.series ?? []
  const top = Number(chart.dataset['top'])
  const reading = (name: string, label: string, text: string, value?: number): Reading => ({
    name,
    label,
    text,
    share: value === undefined ? undefined : value / top,
  })
  showValues(chart, {
    count: buckets.length,
    titleOf: (index) => buckets[index]?.title ?? '',
    readingsOf: (index) => {
      const bucket = buckets[index]
      if (bucket === undefined) return []
      const { human, ai, total } = bucket
      if (chart.id === 'share-chart')
        return [
          reading('ai', 'AI share', formatShare(ai, total), total === 0 ? undefined : (100 * ai) / total),
          reading('', 'AI visitors', `${formatCount(ai)} of ${formatCount(total)}`),
        ]
      return [
        reading('total', 'All', formatCount(total), total),
        reading('human', 'Human', formatCount(human), human),
        reading('ai', 'AI', formatCount(ai), ai),
      ]
    },
  })
}
