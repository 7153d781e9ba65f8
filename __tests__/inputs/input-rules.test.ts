import { describe, expect, it } from '@jest/globals'

import { emptyIsNotSet } from '../../src/inputs/input-rules.ts'
import {
  exportInputsOf,
  forJob,
  forVisitors,
  type GivenInputs,
  inputsOf,
  jobInputsOf,
  problemsOf,
  service,
} from '../support/inputs.ts'

describe('fail-on', () => {
  it.each<[string, string[]]>([
    ['', ['failed', 'timed-out', 'preview-failed']],
    ['not-published\npreview-failed, TIMED-OUT,failed,', ['failed', 'timed-out', 'preview-failed']],
    ['failed,timed-out,archived,no-pr', ['failed', 'timed-out', 'archived', 'no-pr']],
    [' failed , , Failed\r\narchived\n', ['failed', 'archived']],
    ['None', []],
  ])('of an agent job can be %j', async (given, words) => {
    expect((await jobInputsOf({ ...forJob, 'fail-on': given })).failOn).toEqual(new Set(words))
  })

  const form =
    'separated by commas or line breaks, without dashes, brackets and quotes. No other word can act in this step'
  const expected = `failed, timed-out, archived, no-pr, none, ${form}.`

  it.each([
    ['failed,pr-created', `fail-on: got "pr-created", expected ${expected}`],
    ['failed;archived', `fail-on: got "failed;archived", expected ${expected}`],
    ['toString', `fail-on: got "toString", expected ${expected}`],
    [',', `fail-on: got ",", expected ${expected}`],
    ['- failed\n- archived', `fail-on: got "- failed, - archived", expected ${expected}`],
    ['none,failed', 'fail-on: got "none,failed", expected either only none, or a list of other words.'],
  ])('of an agent job cannot be %j', async (given, problem) => {
    expect(await problemsOf({ ...forJob, 'fail-on': given })).toEqual([problem])
  })

  it('of an export can be incomplete', async () => {
    const { failOn } = await exportInputsOf({ ...forVisitors, include: 'views', 'fail-on': 'incomplete' })
    expect(failOn).toEqual(new Set(['incomplete']))
  })

  const ofPublication = { ...service, publish: 'true' }
  const ofPreview = { ...service, preview: 'docs/edit' }

  const ofPages = `; pages-not-live needs site-url or preview. ${emptyIsNotSet}`
  const ofJob = `; failed needs wait: true. ${emptyIsNotSet}`

  it.each<[GivenInputs, string, string, string?, string?]>([
    [ofPublication, 'failed', 'timed-out, not-published, none'],
    [ofPublication, 'failed,timed-out', 'timed-out, not-published, none', '', 'failed'],
    [
      ofPublication,
      'preview-failed',
      'timed-out, not-published, none',
      `; preview-failed needs preview. ${emptyIsNotSet}`,
    ],
    [ofPublication, 'pages-not-live', 'timed-out, not-published, none', ofPages],
    [ofPreview, 'failed', 'timed-out, preview-failed, pages-not-live, none'],
    [forJob, 'not-published', 'failed, timed-out, archived, no-pr, none'],
    [
      forJob,
      'preview-failed',
      'failed, timed-out, archived, no-pr, none',
      `; preview-failed needs preview: true. ${emptyIsNotSet}`,
    ],
    [{ ...forJob, wait: 'false' }, 'failed,timed-out', 'timed-out, none', ofJob, 'failed'],
    [forVisitors, 'incomplete', 'none', `; incomplete needs include. ${emptyIsNotSet}`],
    [forVisitors, 'timed-out', 'none'],
  ])(
    'of %j cannot be %s, and the error names what can',
    async (given, value, acting, needs = '', got = value) => {
      expect(await problemsOf({ ...given, 'fail-on': value })).toEqual([
        `fail-on: got "${got}", expected ${acting}, ${form}${needs}.`,
      ])
    },
  )

  it.each<[string, GivenInputs]>([
    ['a publication with a site', { ...ofPublication, 'site-url': 'https://docs.example.com' }],
    ['a preview', ofPreview],
    ['an agent job with a preview', { ...forJob, preview: 'true' }],
  ])('of %s can be pages-not-live', async (_, given) => {
    await expect(inputsOf({ ...given, 'fail-on': 'pages-not-live' })).resolves.toBeDefined()
  })

  it.each<[GivenInputs, string]>([
    [{ ...forJob, wait: 'no', 'fail-on': 'failed' }, 'wait'],
    [{ ...forJob, preview: 'ture', 'fail-on': 'preview-failed' }, 'preview'],
    [{ ...ofPublication, 'site-url': 'docs', 'fail-on': 'pages-not-live' }, 'site-url'],
  ])('is no second problem beside a wrong word: %j', async (given, name) => {
    expect(await problemsOf(given)).toEqual([expect.stringMatching(new RegExp(`^${name}: `, 'u'))])
  })
})
