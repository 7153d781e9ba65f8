import { describe, expect, it } from '@jest/globals'

import { markIn, markLine } from '../../soak/comment-mark.ts'
import { markOfRun } from '../../soak/planted-comments.ts'

describe('a forged mark', () => {
  it('has the form of the action', () => {
    expect(markLine({ ...markOfRun('http://127.0.0.1:1'), job: 'job_--> x' })).toMatch(
      /^<!-- docs-agent-action run=4711 step=[0-9a-f]{12} project=[0-9a-f]{12} job=job_%2D%2D%3E%20x -->$/u,
    )
  })

  it.each([undefined, 'job_--> x=y'])('is read as it was written, with the job %s', (job) => {
    const mark = { ...markOfRun('http://127.0.0.1:1'), job }
    expect(markIn(`${markLine(mark)}\nText`)).toEqual(mark)
  })

  it('is not seen in another text', () => {
    expect(markIn('Text\n<!-- docs-agent-action run=1 -->')).toBeUndefined()
  })
})
