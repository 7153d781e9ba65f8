import { runInNewContext } from 'node:vm'

import { describe, expect, it } from '@jest/globals'

import { drawSample, insertMutants, type Mutant } from '../../../scripts/mutation/mutants.ts'
import { Random } from '../../../soak/random.ts'

describe('a sample', () => {
  const all = Array.from({ length: 50 }, (_, index) => index)
  const draw = (size: number, seed: string) => drawSample(all, size, new Random(seed))

  it('is the same for the same seed, and another for another seed', () => {
    expect(draw(20, '1')).toEqual(draw(20, '1'))
    expect(draw(20, '1')).not.toEqual(draw(20, '2'))
  })

  it('begins with the smaller sample of the same seed', () => {
    expect(draw(20, '1').slice(0, 5)).toEqual(draw(5, '1'))
  })

  it('has nothing twice, and at most everything', () => {
    expect(draw(Infinity, '1').toSorted((a, b) => a - b)).toEqual(all)
  })
})

describe('mutants', () => {
  it('have the place and the text that they replace', async () => {
    const content = 'export const isSmall = (size: number): boolean =>\n  size <\n  10\n'
    const { mutants } = await insertMutants([{ name: 'size.ts', content }])
    expect(mutants).toContainEqual(
      expect.objectContaining({ place: '2:3', original: 'size <\n  10', replacement: 'size <= 10' }),
    )
  })

  it('that are no valid code are left out, and the others can be activated', async () => {
    const content = 'globalThis.found = /^[\\n\\v]$/u.test(globalThis.text)\n'
    const { files, mutants, invalid } = await insertMutants([{ name: 'found.js', content }])
    expect(invalid).toBe(1)
    expect(mutants.map(({ replacement }) => replacement)).not.toContain('/^[\\n\\V]$/u')
    const found = (mutant?: Mutant) => {
      const context = { text: '\n', found: false, __stryker__: { activeMutant: mutant?.id } }
      runInNewContext(files[0]?.content ?? '', context)
      return context.found
    }
    expect(found()).toBe(true)
    expect(found(mutants.find(({ replacement }) => replacement === '/^[^\\n\\v]$/u'))).toBe(false)
  })
})
