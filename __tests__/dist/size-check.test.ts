import { describe, expect, it } from '@jest/globals'

import { checkSize } from '../support/dist-loads.ts'

describe('the check of the size', () => {
  const files = [
    { name: 'small.js', sizeBytes: 100_000 },
    { name: 'large.js', sizeBytes: 900_000 },
  ]

  it.each([1_000_000, 1_111_111])(
    'passes from 90 percent of the budget to the budget (%d)',
    (budgetBytes) => {
      expect(() => {
        checkSize('A dry run', files, budgetBytes)
      }).not.toThrow()
    },
  )

  it.each([
    [999_999, 'more than its budget of 999,999. Load less, or raise the budget'],
    [1_111_112, 'more than 10 percent below its budget of 1,111,112. Lower the budget'],
  ])('names the operation, both sizes and the largest files (%d)', (budgetBytes, says) => {
    expect(() => {
      checkSize('A dry run', files, budgetBytes)
    }).toThrow(`A dry run loads 1,000,000 bytes of dist/, ${says}`)
    expect(() => {
      checkSize('A dry run', files, budgetBytes)
    }).toThrow('The largest files are large.js (900,000), small.js (100,000).')
  })
})
