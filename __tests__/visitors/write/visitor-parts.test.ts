import { describe, expect, it } from '@jest/globals'
import { fc } from '../../support/properties.ts'

import { partsOf } from '../../../src/visitors/write/visitor-parts.ts'

const anyCount = fc.oneof(fc.nat(20), fc.nat(1_000_000), fc.maxSafeNat())

describe('the parts of a total', () => {
  it.each([
    ['none are both', { human: 5, ai: 3, total: 8 }, [5, 0, 3]],
    ['some are both', { human: 5, ai: 3, total: 6 }, [3, 2, 1]],
    ['all of AI are both', { human: 5, ai: 3, total: 5 }, [2, 3, 0]],
    ['all are both', { human: 4, ai: 4, total: 4 }, [0, 4, 0]],
    ['only humans', { human: 4, ai: 0, total: 4 }, [4, 0, 0]],
    ['only AI', { human: 0, ai: 4, total: 4 }, [0, 0, 4]],
    ['nobody', { human: 0, ai: 0, total: 0 }, [0, 0, 0]],
    ['a total above the sum', { human: 5, ai: 3, total: 9 }, [5, 0, 3]],
    ['a total below the larger', { human: 5, ai: 3, total: 4 }, [2, 3, 0]],
    ['no total', { human: 5, ai: 3, total: 0 }, [2, 3, 0]],
  ])('are human only, both and AI only: %s', (_, counts, parts) => {
    expect(Object.values(partsOf(counts))).toEqual(parts)
  })

  it('are 0 or more, and add up to the counts, whatever the counts', () => {
    fc.assert(
      fc.property(anyCount, anyCount, anyCount, (human, ai, total) => {
        const { humanOnly, both, aiOnly } = partsOf({ human, ai, total })
        expect(Math.min(humanOnly, both, aiOnly)).toBeGreaterThanOrEqual(0)
        expect([humanOnly + both, aiOnly + both]).toEqual([human, ai])
      }),
    )
  })

  it('add up to the total where the counts allow it', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (humanOnly, both, aiOnly) => {
        const [human, ai] = [humanOnly + both, aiOnly + both]
        expect(partsOf({ human, ai, total: humanOnly + both + aiOnly })).toEqual({ humanOnly, both, aiOnly })
      }),
    )
  })
})
