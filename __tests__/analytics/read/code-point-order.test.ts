import { describe, expect, it } from '@jest/globals'
import { codePoint, fc, runs } from '../../support/properties.ts'

import { codePointOrder, orderOf } from '../../../src/analytics/read/code-point-order.ts'

const wellFormed = fc.string({ unit: codePoint, maxLength: 6 })
/** Any UTF-16, halves of surrogate pairs included; few letters, so that texts share beginnings. */
const anyText = fc.string({
  unit: fc.constantFrom('a', 'b', '\ud83d', '\ude00', '\uffff', '\ue000', '😀'),
  maxLength: 5,
})

describe('the order of a list by code point', () => {
  it('is that of each two of its texts, with and without surrogates', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', 'B', '/', 'é', '\uffff', '\ue000'), maxLength: 4 })
    fc.assert(
      fc.property(fc.oneof(fc.array(plain), fc.array(anyText), fc.array(wellFormed)), (texts) => {
        expect(texts.toSorted(orderOf(texts))).toEqual(texts.toSorted(codePointOrder))
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('the order by code point', () => {
  it.each([
    ['a', 'b'],
    ['a', 'aa'],
    ['', 'a'],
    ['Z', 'a'],
    ['\uff00', '😀'],
    ['\uffff', '\u{10000}'],
    ['a\uffff', 'a\u{10ffff}'],
  ])('puts "%s" before "%s"', (first, second) => {
    expect(codePointOrder(first, second)).toBeLessThan(0)
    expect(codePointOrder(second, first)).toBeGreaterThan(0)
  })
})
