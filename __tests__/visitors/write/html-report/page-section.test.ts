import { expect, it } from '@jest/globals'

import { sectionNames } from '../../../../src/visitors/write/html-report/page-section.js'

it('the section of a page is the first segment of its path, and the top for pages without pages below them', () => {
  const paths = ['/', '/guides', '/guides/', '/guides/a', '/guides/b/c', '/pricing', '/blog/', 'plain', '']
  const sectionOf = sectionNames(paths)
  expect(paths.map(sectionOf)).toEqual([
    '/',
    '/guides/',
    '/guides/',
    '/guides/',
    '/guides/',
    '/',
    '/',
    '/',
    '/',
  ])
})
