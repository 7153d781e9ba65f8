import { describe, expect, it } from '@jest/globals'

import { readLocalEvent, sampleEventOf } from '../../../scripts/local-run/event.ts'
import { promptSources } from '../../../src/github/instruction/prompt-source.ts'

describe('the sample event of prompt-from', () => {
  it.each(promptSources)('has text to quote: %s', (source) => {
    expect(readLocalEvent(sampleEventOf(source) ?? '', undefined).promptFrom).toBe(source)
  })

  it('is none for another value', () => {
    expect(sampleEventOf('nothing')).toBeUndefined()
    expect(sampleEventOf(undefined)).toBeUndefined()
  })
})

describe('a local event', () => {
  it('has the repository and the branch of a push', () => {
    const push = readLocalEvent('examples/events/push.json', undefined)
    expect(push).toMatchObject({ repository: 'acme/docs', ref: 'refs/heads/main' })
  })
})
