import { describe, expect, it } from '@jest/globals'

import { ActionError, messageOf } from '../../src/shared/errors.ts'
import '../support/native-errors.ts'

describe('the message of what was thrown', () => {
  it.each([
    ['an error', new Error('Not this time.'), 'Not this time.'],
    ['an error without a message', new RangeError(), 'RangeError'],
    ['an error of this action without a message', new ActionError(), 'ActionError'],
    ['several errors', new AggregateError([new Error('A'), new Error('B')]), 'A; B'],
    ['no errors at all', new AggregateError([]), 'AggregateError'],
    ['a text', 'oops', 'oops'],
    ['lines', new Error('a\r\n::error::b'), 'a ::error::b'],
    ['an escape sequence', new Error('\u001b[31mred'), 'red'],
  ])('%s', (_, thrown, message) => {
    expect(messageOf(thrown)).toBe(message)
  })

  it('is cut after 2,000 characters', () => {
    expect(messageOf(new Error('x'.repeat(1_000_000)))).toBe(`${'x'.repeat(2000)}…`)
  })
})
