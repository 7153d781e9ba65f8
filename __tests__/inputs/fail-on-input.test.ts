import { describe, expect, it } from '@jest/globals'

import { readActionMetadata } from '../../simulator/action-runner.ts'
import { failOnWords } from '../../src/shared/fail-on.ts'
import {
  exportInputsOf,
  forJob,
  forVisitors,
  type GivenInputs,
  jobInputsOf,
  problemsOf,
} from '../support/inputs.ts'

describe('fail-on', () => {
  it('has no word that action.yml does not list', () => {
    const description = readActionMetadata().inputs['fail-on']?.description ?? ''
    const listed = [...description.matchAll(/`([\w-]+)`/gu)].map(([, word]) => word)
    expect(listed).toEqual(expect.arrayContaining([...Object.values(failOnWords).flat(), 'none']))
  })

  it.each<[string, string[]]>([
    ['', ['failed', 'timed-out', 'preview-failed']],
    ['failed,timed-out,archived,no-pr', ['failed', 'timed-out', 'archived', 'no-pr']],
    [' failed , , Failed\r\narchived\n', ['failed', 'archived']],
    ['None', []],
  ])('of an agent job can be %j', async (given, words) => {
    expect((await jobInputsOf({ ...forJob, 'fail-on': given })).failOn).toEqual(new Set(words))
  })

  const expected =
    'failed, timed-out, archived, no-pr, preview-failed, pages-not-live, none, separated by commas or line breaks.'

  it.each([
    ['failed,pr-created', `fail-on: got "pr-created", expected ${expected}`],
    ['failed;archived', `fail-on: got "failed;archived", expected ${expected}`],
    ['toString', `fail-on: got "toString", expected ${expected}`],
    [',', `fail-on: got ",", expected ${expected}`],
    ['none,failed', 'fail-on: got "none,failed", expected either only none, or a list of other words.'],
  ])('of an agent job cannot be %j', async (given, problem) => {
    expect(await problemsOf({ ...forJob, 'fail-on': given })).toEqual([problem])
  })

  it('of an export ignores words of agent jobs that are in the default', async () => {
    const { failOn } = await exportInputsOf({ ...forVisitors, 'fail-on': 'timed-out' })
    expect(failOn).toEqual(new Set())
  })

  it('of an export can be incomplete', async () => {
    const { failOn } = await exportInputsOf({
      ...forVisitors,
      include: 'views',
      'fail-on': 'incomplete,failed',
    })
    expect(failOn).toEqual(new Set(['incomplete']))
  })

  it.each<[GivenInputs, string]>([
    [
      { ...forJob, wait: 'false', 'fail-on': 'no-pr' },
      'fail-on, wait: with wait: false the step does not see',
    ],
    [
      { ...forJob, wait: 'false', 'fail-on': 'archived' },
      'fail-on, wait: with wait: false the step does not see',
    ],
    [
      { ...forJob, 'fail-on': 'pages-not-live' },
      'fail-on, preview: an agent job checks the pages of a preview',
    ],
    [
      { ...forVisitors, 'fail-on': 'incomplete' },
      'fail-on, include: incomplete is about the lists of include',
    ],
  ])('refuses a word that can never act: %j', async (given, problem) => {
    expect(await problemsOf(given)).toEqual([expect.stringContaining(problem)])
  })

  it('allows the default where its words cannot act', async () => {
    const given = { ...forJob, wait: 'false', 'fail-on': 'failed,timed-out' }
    await expect(jobInputsOf(given)).resolves.toBeDefined()
  })

  it('of an export refuses words of agent jobs that are not in the default', async () => {
    expect(await problemsOf({ ...forVisitors, 'fail-on': 'failed,no-pr' })).toEqual([
      'fail-on: got "no-pr", expected incomplete, none, separated by commas or line breaks.',
    ])
  })
})
