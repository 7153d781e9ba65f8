import { describe, expect, it } from '@jest/globals'

import { pagesChart, seriesChart, splitChart } from '../../../../src/visitors/write/html-report/charts.ts'
import { seriesOf } from '../../../support/analytics.ts'
import { row, totals } from '../../../support/page-server.ts'

const charts = {
  'the split': splitChart([{ name: 'This period', totals }]),
  'the series': seriesChart(seriesOf('day', [totals, totals, totals])),
  'the most visited pages': pagesChart([row('/a', 9), row('/b', 5)]),
}

describe.each(Object.entries(charts))('the chart of %s', (_, { markup }) => {
  it('is drawn for a wide and for a narrow screen', () => {
    expect(markup.match(/<svg width="\d+"/gu)).toEqual(['<svg width="960"', '<svg width="360"'])
  })

  it('has no styles that the policy of the page forbids', () => {
    expect(markup.replaceAll(/<div[^>]*>/gu, '')).not.toMatch(/ style=| class=|<style|<script/u)
  })

  it('has no colours but those of the style sheet', () => {
    const colours = [...markup.matchAll(/ (?:fill|stroke)="([^"]*)"/gu)].map(([, colour]) => colour)
    expect(new Set(colours.filter((colour) => !/^var\(--\w+\)$/u.test(colour ?? '')))).toEqual(
      new Set(markup.includes('clip') ? ['none', '#000'] : ['none']),
    )
  })
})

describe('the names in a chart', () => {
  it.each([
    ['markup', '</text><script>', '&#60;/text&#62;&#60;script&#62;'],
    ['what stands for a name', 'name 1', 'name 1'],
    ['what a replacement would read', "$& $1 $'", '$&#38; $1 $&#39;'],
    ['a key of every object', '__proto__', '__proto__'],
    ['nothing', '', '(empty)'],
  ])('are the paths, as text: %s', (_, path, text) => {
    const { markup } = pagesChart([row('/first', 9), row(path, 5)])
    expect(markup.split(`>${text}<`)).toHaveLength(3)
    expect(markup.split('>/first<')).toHaveLength(3)
  })
})
