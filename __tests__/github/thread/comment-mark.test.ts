import { describe, expect, it } from '@jest/globals'
import { fc } from '../../support/properties.ts'

import { type CommentMark, markHash, readMark, writeMark } from '../../../src/github/thread/comment-mark.ts'
import { elementNames, render, renderers } from '../../support/rendered-markdown.ts'
import { notSent, requested, sentTo } from '../../support/request-memory.ts'

const mark: CommentMark = {
  runId: '4711',
  request: markHash('docs', '__acme'),
  project: markHash('https://api.mintlify.com/', 'p'),
  ...sentTo('job_1'),
}

describe('the mark of a comment', () => {
  it.each([requested, notSent, sentTo('job_1')])('is read as it was written: %j', (memory) => {
    expect(readMark(`${writeMark({ ...mark, ...memory })}\nText`)).toEqual({ ...mark, ...memory })
  })

  it.each(['main', 'fix--x', '--><b>'])('holds the commits of the branch %j', (branch) => {
    const memory = sentTo('job_1', { head: 'a'.repeat(40), branch })
    const written = writeMark({ ...mark, ...memory })
    expect(written.slice(4, -3)).not.toMatch(/--|[<>]|[^ -~]/u)
    expect(readMark(written)).toEqual({ ...mark, ...memory })
  })

  it.each([
    ['head=main branch=main', 'a head that is no commit'],
    [`head=${'a'.repeat(40)}`, 'a head without a branch'],
    ['later=1', 'a field that it does not know'],
  ])('ignores %s', (fields) => {
    expect(readMark(writeMark(mark).replace(' -->', ` ${fields} -->`))).toEqual(mark)
  })

  it('holds any run and any job ID, also one that is not well-formed', () => {
    const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
    const text = fc.oneof(fc.string({ unit: codeUnit }), fc.string({ unit: 'binary-ascii' }))
    fc.assert(
      fc.property(text, text, (runId, jobId) => {
        const written = writeMark({ ...mark, runId, jobId })
        expect(written.slice(4, -3)).not.toMatch(/--|[<>]|[^ -~]/u)
        expect(readMark(written)).toEqual({ ...mark, runId, jobId })
      }),
    )
  })

  it.each(renderers)('is not shown: $name', (renderer) => {
    const written = writeMark({ ...mark, runId: '--><b>', jobId: '--!><i>' })
    expect(elementNames(render(renderer, `${written}\n**Text**`))).toEqual(['p', 'strong'])
  })

  it.each([
    ['another text', 'Text'],
    ['a mark that is not at the start', ` ${writeMark(mark)}`],
    ['a mark without an end', writeMark(mark).slice(0, -4)],
    ['broken encoding', writeMark(mark).replace('4711', '%E0%A4%A')],
    ['a broken text', writeMark(mark).replace('4711', '%5C')],
    ['a mark without a run', writeMark(mark).replace(' run=4711', '')],
    ['a mark without a state', writeMark(mark).replace(' job=job_1', '')],
    ['an unknown state', writeMark(mark).replace('job=job_1', 'state=sent')],
  ])('is not read from %s', (_, body) => {
    expect(readMark(body)).toBeUndefined()
  })

  it('does not confuse the values of its hashes', () => {
    expect(markHash('a', 'bc')).not.toBe(markHash('ab', 'c'))
    expect(markHash('a', undefined)).not.toBe(markHash('a', ''))
  })
})
