// The script of report.html: what its tables and charts show. It runs in a browser.
import {
  atFirstUse,
  changeClass,
  formatCount,
  formatCountOf,
  formatGain,
  formatGrowth,
  formatRatio,
  formatShare,
} from '../../number-format.js'
import { sectionNames } from '../../page-section.js'
import { showValues } from './report-chart.js'
import { linkAround, showList } from './report-list.js'
import { announceAllOverflows, showTable } from './report-table.js'

/** @typedef {{ path: string, lowerPath: string, human: number, ai: number, total: number, before: number, views: number | null, link: string | null }} Page */
/** @typedef {{ title: string, human: number, ai: number, total: number }} Bucket */

/**
 * The data that html-report.ts writes. `links` has the addresses of pages whose address is not `site` and the path; null
 * for pages without a link. `views` has the views of each page. `lists` has the rows of each list of `include`.
 *
 * @type {{
 *   total: number
 *   site?: string
 *   series?: Bucket[]
 *   pages: [string, number, number, number, number?][]
 *   links: Record<string, string | null>
 *   views?: (number | null)[]
 *   lists?: Record<string, (string | number | null)[][]>
 * }}
 */
const data = JSON.parse(document.getElementById('data')?.textContent ?? '')

const pages = pagesOf()
showPages()
showLists()
for (const chart of document.querySelectorAll('.chart')) showSeries(/** @type {HTMLElement} */ (chart))
announceAllOverflows()
addEventListener('resize', announceAllOverflows)

/** @returns {Page[]} */
function pagesOf() {
  return data.pages.map(([path, human, ai, total, before = 0], index) => {
    const odd = data.links[index]
    // A link to a page that is gone leads nowhere.
    const isLinked = data.site !== undefined && odd !== null && total > 0
    const link = isLinked ? (odd ?? data.site + path) : null
    const views = data.views?.[index] ?? null
    return { path, lowerPath: path.toLowerCase(), human, ai, total, before, views, link }
  })
}

function showLists() {
  const links = atFirstUse(() => new Map(pages.map(({ path, link }) => [path, link])))
  for (const [name, rows] of Object.entries(data.lists ?? {})) {
    const table = /** @type {HTMLTableElement | null} */ (document.getElementById(`${name}-table`))
    if (table !== null) showList(table, rows, (page) => links().get(page) ?? null)
  }
}

function showPages() {
  if (pages.length === 0) return
  const sectionOf = atFirstUse(() => sectionNames(pages.map(({ path }) => path)))
  // The pages are already sorted by total and path.
  const most = Math.max(1, pages[0]?.total ?? 0)
  /** @param {(page: Page) => number} count */
  const counted = (count) => ({ sortsBy: count, fill: textOf((page) => formatCount(count(page))) })

  showTable({
    name: 'pages',
    noun: 'page',
    sort: 'total',
    rows: pages,
    textOf: ({ lowerPath }) => lowerPath,
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
      path: { isText: true, sortsBy: ({ lowerPath }) => lowerPath, fill: fillPath },
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

/** @param {readonly Page[]} pages */
function describeSection(pages) {
  const sum = (/** @type {(page: Page) => number} */ count) =>
    pages.reduce((total, page) => total + count(page), 0)
  const most = pages.reduce((most, { total }) => Math.max(most, total), 0)
  const share = formatShare(
    sum(({ ai }) => ai),
    sum(({ total }) => total),
  )
  return `${formatCountOf(pages.length, 'page')} · top page ${formatCountOf(most, 'visitor')} · AI share ${share}`
}

/**
 * @param {HTMLElement} cell
 * @param {Page} page
 */
function fillPath(cell, { path, link }) {
  const code = document.createElement('code')
  code.textContent = path
  if (link === null) {
    cell.append(code)
    return
  }
  cell.append(linkAround(code, link))
}

/** @param {(page: Page) => string} text */
function textOf(text) {
  /** @type {(cell: HTMLElement, page: Page) => void} */
  return (cell, page) => {
    cell.textContent = text(page)
  }
}

/** @param {(page: Page) => string} text */
function changeOf(text) {
  /** @type {(cell: HTMLElement, page: Page) => void} */
  return (cell, page) => {
    cell.textContent = text(page)
    cell.classList.add('change', changeClass(page.total, page.before))
  }
}

/** @param {HTMLElement} chart */
function showSeries(chart) {
  const buckets = data.series ?? []
  const top = Number(chart.dataset['top'])
  /** @type {(name: string, label: string, text: string, value?: number) => import('./report-chart.js').Reading} */
  const reading = (name, label, text, value) => ({
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
