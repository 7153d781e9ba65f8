import { describe, expect, it } from '@jest/globals'
import { codePoint, fc } from '../../support/properties.ts'

import { type CommentMark, readMark } from '../../../src/github/thread/comment-mark.ts'
import { shortHash } from '../../../src/shared/short-hash.ts'
import { key, markOf, notSent, place, requested, sentTo, writtenAtMs } from '../../support/comment-marks.ts'
import { elementNames, render, renderers } from '../../support/rendered-markdown.ts'

const mark: CommentMark = { ...key, ...sentTo('job_1'), writtenAtMs }
const written = markOf(mark)
const read = (body: string) => readMark(body, place)

describe('the mark of a comment', () => {
  it('names run, request, project, job, and the second of its first writing, and is signed', () => {
    expect(written).toMatch(
      /^<!-- docs-agent-action run=4711 request=[0-9a-f]{12} project=[0-9a-f]{12} job=job_1 written=1768478400 signature=[0-9a-f]{64} -->$/u,
    )
  })

  it.each([requested, notSent, sentTo('job_1'), { ...sentTo('job_1'), mayBeSent: true }])(
    'is read as it was written: %j',
    (memory) => {
      expect(read(`${markOf(memory)}\nText`)).toEqual({ ...mark, ...memory, isSigned: true })
    },
  )

  it.each(['main', 'fix--x', '--><b>'])('holds the commits of the branch %j', (name) => {
    const memory = sentTo('job_1', { name, head: 'a'.repeat(40) })
    expect(markOf(memory).slice(4, -3)).not.toMatch(/--|[<>]|[^ -~]/u)
    expect(read(markOf(memory))).toMatchObject(memory)
  })

  it.each([
    ['head=main branch=main', 'a head that is no commit'],
    [`head=${'a'.repeat(40)}`, 'a head without a branch'],
    ['later=1', 'a field that it does not know'],
  ])('ignores %s', (fields) => {
    expect(read(written.replace(' signature', ` ${fields} signature`))).toMatchObject({ ...mark })
  })

  it('holds any run and any job ID', () => {
    const text = fc.string({ unit: codePoint })
    fc.assert(
      fc.property(text, text, (runId, id) => {
        const jobId = `job ${id}`
        const any = markOf({ runId, ...sentTo(jobId) })
        expect(any.slice(4, -3)).not.toMatch(/--|[<>]|[^ -~]/u)
        expect(read(any)).toMatchObject({ runId, jobId, isSigned: true })
      }),
    )
  })

  it.each(renderers)('is not shown: $name', (renderer) => {
    const hostile = markOf({ runId: '--><b>', ...sentTo('--!><i>') })
    expect(elementNames(render(renderer, `${hostile}\n**Text**`))).toEqual(['p', 'strong'])
  })

  it.each([
    ['another text', 'Text'],
    ['a mark that is not at the start', ` ${written}`],
    ['a mark without an end', written.slice(0, -4)],
    ['broken encoding', written.replace('4711', '%E0%A4%A')],
    ['a broken text', written.replace('4711', '%5C')],
    ['a mark without a run', written.replace(' run=4711', '')],
    ['a mark without a state', written.replace(' job=job_1', '')],
    ['an unknown state', written.replace('job=job_1', 'state=sent')],
    ['a mark without a signature', written.replace(/ signature=\w+/u, '')],
    ['a job ID that is a path', markOf(sentTo('..'))],
    ['an empty job ID', markOf(sentTo(''))],
    ['a job ID that is not well-formed', markOf(sentTo('\uD800'))],
  ])('is not read from %s', (_, body) => {
    expect(read(body)).toBeUndefined()
  })

  it('does not confuse the values of its hashes', () => {
    expect(shortHash('a', 'bc')).not.toBe(shortHash('ab', 'c'))
    expect(shortHash('a', undefined)).not.toBe(shortHash('a', ''))
  })
})

describe('the signature of a mark', () => {
  it.each([
    ['another job', written.replace('job_1', 'job_2')],
    ['another time', written.replace('written=1', 'written=2')],
    ['another run', written.replace('4711', '4712')],
    ['a further field', written.replace(' signature', ' state=requested signature')],
    ['another issue', markOf(mark, { issueNumber: 7 })],
    ['another repository', markOf(mark, { repository: 'acme/site' })],
    ['another API key', markOf(mark, { apiKey: 'mint_another_key_0123' })],
    ['other digits', written.replace(/signature=\w/u, 'signature=x').replace('=x', '=0')],
  ])('does not fit %s', (_, body) => {
    expect(read(body)).toMatchObject({ isSigned: false })
  })

  it('has a key of its own', () => {
    expect(written).not.toContain(place.apiKey)
    const { createHmac } = process.getBuiltinModule('node:crypto')
    const [, fields = '', signature] = /action (.*) signature=(\w+)/u.exec(written) ?? []
    const signed = JSON.stringify(['acme/docs', 42, fields])
    expect(createHmac('sha256', place.apiKey).update(signed).digest('hex')).not.toBe(signature)
  })
})
