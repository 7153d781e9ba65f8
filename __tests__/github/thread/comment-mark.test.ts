import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { type CommentMark, markHash, readMark, writeMark } from '../../../src/github/thread/comment-mark.ts'
import { elementNames, render, renderers } from '../../support/rendered-markdown.ts'

const mark: CommentMark = {
  runId: '4711',
  step: markHash('docs', '__acme'),
  project: markHash('https://api.mintlify.com/', 'p'),
  jobId: 'job_1',
}

describe('the mark of a comment', () => {
  it('is read as it was written', () => {
    expect(readMark(`${writeMark(mark)}\nText`)).toEqual(mark)
    expect(readMark(writeMark({ ...mark, jobId: undefined }))).toEqual({ ...mark, jobId: undefined })
  })

  it('holds any run and any job ID of printable characters', () => {
    const printable = fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 50,
    })
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), printable, (runId, jobId) => {
        const written = writeMark({ ...mark, runId, jobId })
        expect(written.slice(4, -3)).not.toMatch(/--|[<>]/u)
        expect(readMark(written)).toEqual({ ...mark, runId: runId.toWellFormed(), jobId })
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
  ])('is not read from %s', (_, body) => {
    expect(readMark(body)).toBeUndefined()
  })

  it.each(['%0A', 'a%20b', 'x'.repeat(201)])('has no job if its ID is not usable: %s', (jobId) => {
    const body = writeMark(mark).replace('job=job_1', `job=${jobId}`)
    expect(readMark(body)).toEqual({ ...mark, jobId: undefined })
  })

  it('does not confuse the values of its hashes', () => {
    expect(markHash('a', 'bc')).not.toBe(markHash('ab', 'c'))
  })
})
