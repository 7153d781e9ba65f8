import { describe, expect, it } from '@jest/globals'

import { sampleEventOf } from '../../../scripts/local-run/sample-event.ts'
import { sourceNames } from '../../../src/github/sources/prompt-sources.ts'
import { inputsOf, service } from '../../support/inputs.ts'

describe('the sample event of prompt-from', () => {
  it.each(sourceNames)('has text to quote: %s', async (source) => {
    const event = sampleEventOf(source)
    const given = { 'prompt-from': source, comment: 'true', 'issue-number': '42' }
    const env = {
      GITHUB_EVENT_NAME: event?.name,
      GITHUB_EVENT_PATH: event?.file,
      GITHUB_REPOSITORY: 'acme/docs',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: 'a'.repeat(40),
    }
    await expect(inputsOf({ ...service, ...given }, env)).resolves.toMatchObject({
      trigger: { skip: undefined },
    })
  })

  it('is none for another value', () => {
    expect(sampleEventOf('nothing')).toBeUndefined()
    expect(sampleEventOf(undefined)).toBeUndefined()
  })
})
