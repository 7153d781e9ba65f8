import { describe, expect, it } from '@jest/globals'

import { nearestOf } from '../../src/inputs/nearest.ts'

describe('the word that may be meant', () => {
  it.each([
    ['a letter more', 'prompts', 'prompt'],
    ['a letter less', 'promt', 'prompt'],
    ['another letter', 'prompf', 'prompt'],
    ['two letters in the wrong order', 'pormpt', 'prompt'],
    ['other case', 'PROMPT', 'prompt'],
    ['the nearer of two words', 'rangee', 'range'],
    ['the word itself', 'rangers', 'rangers'],
    ['three letters more', 'prompting', undefined],
    ['three other letters', 'romptabc', undefined],
    ['nothing', '', undefined],
  ])('differs in at most two letters: %s', (_, text, word) => {
    expect(nearestOf(text, ['prompt', 'rangers', 'range'])).toBe(word)
  })
})
