import { describe, expect, it } from '@jest/globals'

import { eventFile } from '../support/event-stage.ts'
import { forVisitors, type GivenInputs, inputsOf } from '../support/inputs.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

async function warningsOf(
  given: GivenInputs,
  payload: object,
  ofAction: Record<string, string> = {},
): Promise<string[]> {
  const env = { ...eventFile('schedule', JSON.stringify(payload), folder.path), ...ofAction }
  const { remarks } = await inputsOf({ ...forVisitors, ...given }, env)
  return remarks.filter(({ severity }) => severity === 'warning').map(({ message }) => message)
}

const readers = { include: 'searches,feedback,questions' }

describe('an export of what readers wrote', () => {
  it('warns once in a public repository, and names the document', async () => {
    expect(await warningsOf(readers, { repository: { private: false } })).toEqual([
      'This repository is public: everybody can read what readers wrote (include: searches,feedback,questions). See docs/visitors.md#privacy',
    ])
  })

  const document = 'docs/visitors.md#privacy'

  it.each([
    ['v1', `https://github.com/acme/docs-agent-action/blob/v1/${document}`],
    ['', `https://github.com/acme/docs-agent-action/blob/HEAD/${document}`],
    ['a b', `https://github.com/acme/docs-agent-action/blob/HEAD/${document}`],
  ])('links the document in the version of this action: "%s"', async (ref, link) => {
    const ofAction = {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action',
      GITHUB_ACTION_REF: ref,
    }
    const [warning] = await warningsOf(readers, {}, ofAction)
    expect(warning?.endsWith(`. See ${link}`)).toBe(true)
    const [ofCheckout] = await warningsOf(readers, {}, { ...ofAction, GITHUB_ACTION_REPOSITORY: '' })
    expect(ofCheckout?.endsWith(`. See ${document}`)).toBe(true)
  })

  it.each(['searches', 'feedback', 'questions'])('warns about %s alone', async (include) => {
    expect(await warningsOf({ include }, { repository: { private: false } })).toHaveLength(1)
  })

  it.each([
    ['an event without a repository', {}],
    ['a repository that tells nothing', { repository: {} }],
    ['a repository that tells something else', { repository: { private: 'no' } }],
    ['a payload that is no object', []],
  ])('warns if that is unknown: %s', async (_, payload) => {
    expect(await warningsOf(readers, payload)).toEqual([
      expect.stringContaining('This repository may be public'),
    ])
  })

  it('does not warn in a private repository', async () => {
    expect(await warningsOf(readers, { repository: { private: true } })).toEqual([])
  })

  it.each(['', 'views'])('is not an export of "%s"', async (include) => {
    expect(await warningsOf({ include }, { repository: { private: false } })).toEqual([])
  })
})
