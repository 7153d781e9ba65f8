import { describe, expect, it } from '@jest/globals'

import { writeMark } from '../../src/github/thread/comment-mark.ts'
import { markIn, markLine } from '../../soak/comment-mark.ts'
import { markOfRun } from '../../soak/planted-comments.ts'

const ofRun = markOfRun({ inputs: { prompt: 'x' } }, 'http://127.0.0.1:1')

describe('a forged mark', () => {
  it('has the form of the action', () => {
    expect(markLine({ ...ofRun, state: undefined, job: 'job_--> x' })).toMatch(
      /^<!-- docs-agent-action run=4711 request=[0-9a-f]{12} project=[0-9a-f]{12} job=job_%2D%2D%3E%20x -->$/u,
    )
  })

  it.each([
    { state: 'requested', job: undefined },
    { state: 'not-sent', job: undefined },
    { state: undefined, job: 'job_--> x="y\\' },
  ] as const)('is read as it was written: %j', (state) => {
    const mark = { ...ofRun, ...state }
    expect(markIn(`${markLine(mark)}\nText`)).toEqual(mark)
  })

  it('has the form that the action reads and writes', () => {
    const { run, request, project } = ofRun
    const key = { runId: run, request, project }
    const line = markLine({ ...ofRun, state: undefined, job: 'a--"\\ü' })
    expect(line).toBe(writeMark({ ...key, state: { jobId: 'a--"\\ü' } }))
  })

  it('is not seen in another text', () => {
    expect(markIn('Text\n<!-- docs-agent-action run=1 -->')).toBeUndefined()
  })
})
