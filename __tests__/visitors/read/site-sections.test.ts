import { describe, expect, it } from '@jest/globals'
import { fc } from '../../support/properties.ts'

import { comparePages } from '../../../src/visitors/read/comparison.ts'
import { sectionsOf } from '../../../src/visitors/read/site-sections.ts'
import { row } from '../../support/page-server.ts'

const prefixesOf = (...paths: string[]): (string | undefined)[] =>
  sectionsOf(paths.map((path) => row(path))).map(({ prefix }) => prefix)

describe('the sections of a site', () => {
  it.each([
    ['pages below a segment', ['/guides/a', '/guides/b'], ['/guides/']],
    ['the page of the segment itself', ['/guides', '/guides/', '/guides/a'], ['/guides/']],
    ['pages at the top', ['/', '/faq', '/support/'], [undefined]],
    ['pages deep below', ['/a/b/c/d', '/a/e'], ['/a/']],
    ['paths without a slash', ['guides/a', 'faq'], [undefined, '/guides/']],
    ['odd paths', ['', '//', '//x', '/__proto__/a'], [undefined, '/__proto__/']],
    ['no pages', [], []],
  ])('are by the first segment: %s', (_, paths, prefixes) => {
    expect(prefixesOf(...paths)).toEqual(prefixes)
  })

  it('have the visitors of their most visited page, not a sum', () => {
    expect(sectionsOf([row('/a/1', 5), row('/a/2', 9), row('/a/3', 0)])).toEqual([
      { prefix: '/a/', pages: 2, most: 9, mostBefore: 0, aiShare: 0 },
    ])
  })

  it('have the average of the AI shares, weighted by visitors', () => {
    const pages = [
      { path: '/a/1', human: 0, ai: 10, total: 10 },
      { path: '/a/2', human: 30, ai: 0, total: 30 },
    ]
    expect(sectionsOf(pages)).toMatchObject([{ aiShare: 0.25 }])
    expect(sectionsOf([row('/a/1', 0)])).toMatchObject([{ aiShare: undefined }])
  })

  it('end with sections that only the previous period has', () => {
    const changes = comparePages([row('/a/1', 5), row('/b/1', 3)], [row('/a/1', 2), row('/v1/x', 4)])
    expect(sectionsOf(changes)).toMatchObject([
      { prefix: '/a/', pages: 1, most: 5, mostBefore: 2 },
      { prefix: '/b/', pages: 1, most: 3, mostBefore: 0 },
      { prefix: '/v1/', pages: 0, most: 0, mostBefore: 4 },
    ])
  })

  it('have every page once, whatever the paths', () => {
    const path = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '.'), maxLength: 6 })
    fc.assert(
      fc.property(fc.uniqueArray(path), (paths) => {
        const sections = sectionsOf(paths.map((each) => row(each)))
        expect(sections.reduce((sum, { pages }) => sum + pages, 0)).toBe(paths.length)
        expect(new Set(sections.map(({ prefix }) => prefix)).size).toBe(sections.length)
      }),
    )
  })
})
