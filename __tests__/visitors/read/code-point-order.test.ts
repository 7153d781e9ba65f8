import { describe, expect, it } from '@jest/globals'
import { fc, runs } from '../../support/properties.ts'

import { codePointOrder, orderOf } from '../../../src/visitors/read/code-point-order.ts'
import { codePoint } from '../../support/code-point.ts'

const wellFormed = fc.string({ unit: codePoint, maxLength: 6 })
/** Any UTF-16, halves of surrogate pairs included; few letters, so that texts share beginnings. */
const anyText = fc.string({
  unit: fc.constantFrom('a', 'b', '\ud83d', '\ude00', '\uffff', '\ue000', '😀'),
  maxLength: 5,
})

function byCodePoints(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0))
  for (const [index, point] of (left ?? []).entries()) {
    const other = right?.[index]
    if (other === undefined) return 1
    if (point !== other) return point - other
  }
  return (left?.length ?? 0) - (right?.length ?? 0)
}

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

  it('is that of the code points one by one', () => {
    fc.assert(
      fc.property(wellFormed, wellFormed, (a, b) => {
        expect(Math.sign(codePointOrder(a, b))).toBe(Math.sign(byCodePoints(a, b)))
      }),
    )
  })

  it('is a total order for any text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (a, b, c) => {
        expect(codePointOrder(a, b) === 0).toBe(a === b)
        expect(Math.sign(codePointOrder(a, b)) + Math.sign(codePointOrder(b, a))).toBe(0)
        if (codePointOrder(a, b) <= 0 && codePointOrder(b, c) <= 0)
          expect(codePointOrder(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
