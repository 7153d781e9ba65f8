import { expect, it } from '@jest/globals'

import { sectionsOf } from '../../src/visitors/read/site-sections.ts'
import { sectionNames } from '../../src/visitors/section-name.ts'
import { row } from '../support/page-server.ts'

const paths = [
  '/',
  '/guides',
  '/guides/',
  '/guides/a',
  '/guides/b/c',
  '/pricing',
  '/blog/',
  'plain',
  '',
  'a/b',
  '//x',
]

it('the section of a page is the first segment of its path, if there are pages below it', () => {
  const top = 'Top-level pages'
  const guides = '/guides/'
  expect(paths.map(sectionNames(paths))).toEqual([
    ...[top, guides, guides, guides, guides],
    ...[top, top, top, top, '/a/', top],
  ])
})

it('the sections of the table are those of the summary', () => {
  const names = new Set(paths.map(sectionNames(paths)))
  const sections = sectionsOf(paths.map((path) => row(path))).map(({ prefix }) => prefix ?? 'Top-level pages')
  expect([...names].sort()).toEqual(sections.sort())
})
