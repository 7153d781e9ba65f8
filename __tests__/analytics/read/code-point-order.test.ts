import { describe, expect, it } from '@jest/globals'

import { codePointOrder, orderOf } from '../../../src/analytics/read/code-point-order.ts'

describe('the order of a list by code point', () => {
  it.each([
    [['', '/', 'B', 'a', 'aa', 'é', '\ue000', '\uffff']],
    [['', 'a', '\ue000', '\uffff', '😀', '😀a', '\u{10ffff}']],
    [['a', '\uffff', '\ud83d', '😀', '\ude00']],
  ])('is that of each two of its texts, with and without surrogates: %j', (sorted) => {
    const texts = sorted.toReversed()
    expect(texts.toSorted(orderOf(texts))).toEqual(sorted)
    expect(texts.toSorted(codePointOrder)).toEqual(sorted)
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
