import { beforeAll, expect, it } from '@jest/globals'

import { dateOf, dayOf, visitorData } from '../../simulator/visitor-data.ts'
import type { VisitorAnalytics } from '../../src/visitors/read/visitor-analytics.ts'
import { analyticsOf, comparedOf, seriesOf } from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, screens, showOn, type WindowOptions } from '../support/browser.ts'
import { current, days, exportReport, pages, period, previous } from '../support/exported-report.ts'
import { row } from '../support/page-server.ts'
import {
  type Box,
  chartsOf,
  colourOf,
  type DrawnText,
  overflowing,
  type ShownChart,
  unreadable,
} from '../support/report-page.ts'

interface Drawing {
  split: ShownChart
  series: ShownChart
  top: ShownChart
  colours: Record<'all' | 'human' | 'both' | 'ai', string>
}

const topPages = [...current.visitors]
  .sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1))
  .slice(0, 20)

describeInBrowser('The charts of report.html', (stage) => {
  let report = ''
  const drawings = new Map<string, Drawing>()
  const drawing = (width: number, scheme = 'light'): Drawing => {
    const found = drawings.get(`${width} ${scheme}`)
    if (found === undefined) throw new Error('Not opened at this width.')
    return found
  }
  beforeAll(async () => {
    report = await exportReport(stage)
    const page = await stage.open(report)
    for (const screen of screens) {
      await showOn(page, screen)
      const [split, series, top] = await chartsOf(page)
      if (split === undefined || series === undefined || top === undefined)
        throw new Error('Not all charts are shown.')
      const colours = {
        all: await colourOf(page, '--all'),
        human: await colourOf(page, '--human'),
        both: await colourOf(page, '--both'),
        ai: await colourOf(page, '--ai'),
      }
      drawings.set(`${screen.width} ${screen.scheme}`, { split, series, top, colours })
    }
  })
  const chartsIn = async (analytics: VisitorAnalytics, screen: WindowOptions) =>
    chartsOf(await stage.open(await stage.write(analytics), screen))

  it.each(screens)('are drawn for the width of the window: $width px, $scheme', ({ width, scheme }) => {
    const { split, series, top } = drawing(width, scheme)
    for (const { variant, box, shapes, labels } of [split, series, top]) {
      expect(variant).toBe(width === phone ? 'phone' : 'desktop')
      expect(box.width).toBeGreaterThan(0.85 * Math.min(width, 1024))
      expect(shapes.filter(({ box }) => box.width + box.height === 0)).toEqual([])
      expect(shapes.filter(({ fill, box }) => fill !== 'none' && box.width > 0).length).toBeGreaterThan(5)
      expect(labels.filter(({ text, box }) => text === '' || box.width === 0)).toEqual([])
      expect(labels.length).toBeGreaterThan(5)
    }
    expect([split.name, series.name, top.name]).toEqual([
      'Human and AI share of all visitors',
      'Visitors per day',
      'Visitors of the most visited pages',
    ])
  })

  it('have colours of their own for human, both and AI, in the light scheme and in the dark', () => {
    const shown = (['light', 'dark'] as const).flatMap((scheme) => {
      const { split, top, colours } = drawing(desktop, scheme)
      const { human, both, ai } = colours
      for (const { shapes } of [split, top]) {
        const fills = shapes.map(({ fill }) => fill).filter((fill) => fill !== 'none')
        expect([...new Set(fills)]).toEqual([human, both, ai])
      }
      return [human, both, ai, split.labels[0]?.fill]
    })
    expect(new Set(shown).size).toBe(8)
    expect(shown).not.toContain('rgb(0, 0, 0)')
  })

  it.each([phone, desktop])('have bars as long as their numbers say: %i px', (width) => {
    const { split, top, colours } = drawing(width)
    expectLengths(split, [current.totals, previous.totals])
    expectLengths(top, topPages)

    function expectLengths(chart: ShownChart, rows: readonly (typeof current.totals)[]): void {
      const visitorsPerPixel = 1 / scaleOf(chart, 'x')
      const parts = {
        human: rows.map(({ ai, total }) => total - ai),
        both: rows.map(({ human, ai, total }) => human + ai - total),
        ai: rows.map(({ human, total }) => total - human),
      }
      for (const part of ['human', 'both', 'ai'] as const) {
        const lengths = filled(chart, colours[part]).map(({ width }) => width * visitorsPerPixel)
        expectNear(lengths, parts[part], 3 * visitorsPerPixel)
      }
    }
  })

  it.each([phone, desktop])('have points as high as the numbers of the day: %i px', (width) => {
    const { series, colours } = drawing(width)
    const visitorsPerPixel = 1 / scaleOf(series, 'y')
    const from = dayOf(period.dateFrom)
    const daily = Array.from(
      { length: days },
      (_, day) => visitorData(pages, dateOf(from + day), dateOf(from + day + 1)).totals,
    )
    for (const [line, count] of [
      ['all', 'total'],
      ['human', 'human'],
      ['ai', 'ai'],
    ] as const) {
      const points = filled(series, colours[line])
        .filter((box) => box.width < 10)
        .map(middleOf)
      const numbers = daily.map((totals) => totals[count])
      expectNear(
        points.map(({ y }) => ((points[0]?.y ?? 0) - y) * visitorsPerPixel),
        numbers.map((number) => number - (numbers[0] ?? 0)),
        3 * visitorsPerPixel,
      )
      const across = points.map(({ x }) => x)
      expect(across).toEqual(across.toSorted((a, b) => a - b))
    }
  })

  it.each([phone, desktop])('name the most visited pages, each beside its bar: %i px', (width) => {
    const { top, colours } = drawing(width)
    const names = top.labels.filter((label) => !isNumber(label))
    expect(names).toHaveLength(topPages.length)
    const whole = names.map(({ text }, index) => {
      const { path } = topPages[index] ?? { path: '' }
      return text.startsWith('…') && path.endsWith(text.slice(1)) ? path : text
    })
    expect(whole).toEqual(topPages.map(({ path }) => path))
    expectNear(
      names.map(({ box }) => middleOf(box).y),
      filled(top, colours.human).map((box) => middleOf(box).y),
      4,
    )
  })

  it.each([phone, desktop])('have labels that are whole and apart: %i px', (width) => {
    const { split, series, top } = drawing(width)
    expect([split, series, top].flatMap(unreadable)).toEqual([])
  })

  it('have whole labels and room for bars with the widest letters', async () => {
    const letters = ['W', '文', 'Ｗ', '👩‍👩‍👧‍👦', '👍🏽', 'é/', 'Щ', 'ש', 'ﷺ']
    const visitors = letters.map((letter) => row(`/${letter.repeat(40)}`, 90))
    const page = await stage.open(await stage.write(analyticsOf({ visitors })))
    for (const width of [phone, desktop]) {
      await showOn(page, { width })
      const charts = await chartsOf(page)
      expect(charts.flatMap(unreadable)).toEqual([])
      const top = charts.at(-1)
      const bars = top === undefined ? [] : filled(top, drawing(width).colours.human)
      expect(bars).toHaveLength(letters.length)
      for (const bar of bars) expect(bar.width).toBeGreaterThan(0.3 * (top?.box.width ?? 0))
    }
  })

  it('have labels apart for ten years of days', async () => {
    const totals = Array.from({ length: 3650 }, (_, day) => ({ human: day, ai: 9, total: day + 5 }))
    const page = await stage.open(await stage.write(analyticsOf({ series: seriesOf('day', totals) })))
    for (const width of [phone, desktop]) {
      await showOn(page, { width })
      const series = (await chartsOf(page)).filter(({ name }) => name === 'Visitors per day')
      expect(series).toHaveLength(1)
      expect(series.flatMap(unreadable)).toEqual([])
    }
  })

  it.each([2_345_678, 98_765_432])(
    'have labels that are whole and apart on a phone, up to %i',
    async (total) => {
      const visitors = [row('/', total)]
      const series = seriesOf('day', visitors)
      const charts = await chartsIn(comparedOf(visitors, visitors, { totals: row('/', total), series }), {
        width: phone,
      })
      expect(charts.flatMap(unreadable)).toEqual([])
    },
  )

  it.each(['day', 'week'] as const)('tell the year where the %ss are of more than one', async (size) => {
    const totals = Array.from({ length: size === 'day' ? 800 : 110 }, () => ({ human: 5, ai: 5, total: 9 }))
    const [, series] = await chartsIn(analyticsOf({ series: seriesOf(size, totals) }), { width: desktop })
    const texts = (series?.labels ?? []).map(({ text }) => text).join(' ')
    for (const year of ['2026', '2027', '2028']) expect(texts).toContain(year)
  })

  it('have letters that are large enough to read, whatever the width', async () => {
    const page = await stage.open(report)
    for (const width of [641, 768, 832, 833, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = (await chartsOf(page)).flatMap(({ labels }) =>
        labels.map(({ box }) => box.bottom - box.top),
      )
      expect(Math.min(...heights)).toBeGreaterThan(10)
    }
  })

  it('fit the window with the rest of the page, whatever its width', async () => {
    const page = await stage.open(report)
    for (const width of [320, phone, 640, 641, 900, desktop]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowing(page)).toEqual([])
    }
  })
})

function isNumber({ text }: DrawnText): boolean {
  return /^[\d,]+$/u.test(text)
}

function numberOf({ text }: DrawnText): number {
  return Number(text.replaceAll(',', ''))
}

function middleOf({ left, right, top, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Pixels per visitor, from the first and last number of an axis. */
function scaleOf({ labels }: ShownChart, axis: 'x' | 'y'): number {
  const numbers = labels.filter(isNumber).sort((a, b) => numberOf(a) - numberOf(b))
  const [first, last] = [numbers.at(0), numbers.at(-1)]
  if (first === undefined || last === undefined) throw new Error('The axis has no numbers.')
  return Math.abs(middleOf(last.box)[axis] - middleOf(first.box)[axis]) / (numberOf(last) - numberOf(first))
}

/** The boxes of what is filled with a colour, in the order of the data. */
function filled({ shapes }: ShownChart, colour: string): Box[] {
  return shapes.filter(({ fill }) => fill === colour).map(({ box }) => box)
}

function expectNear(numbers: readonly number[], expected: readonly number[], tolerance: number): void {
  expect(numbers).toHaveLength(expected.length)
  const far = numbers.filter((number, index) => !(Math.abs(number - (expected[index] ?? NaN)) < tolerance))
  expect(far).toEqual([])
}
