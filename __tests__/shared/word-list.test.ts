import { expect, it } from '@jest/globals'

import { wordList } from '../../src/shared/word-list.ts'

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('lists %j with "or" before the last word', (words, listed) => {
  expect(wordList('or', words)).toBe(listed)
})

it('lists words with "and" before the last one', () => {
  expect(wordList('and', ['a', 'b', 'c'])).toBe('a, b and c')
})
