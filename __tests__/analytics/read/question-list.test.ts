import { describe, expect, it } from '@jest/globals'

import { conversationRow } from '../../../simulator/reader-rows.ts'
import { questionList } from '../../../src/analytics/read/question-list.ts'
import { readBody } from '../../support/included-lists.ts'

const readQuestions = (conversations: object[]) => readBody(questionList, { conversations, hasMore: false })

describe('the questions to the assistant', () => {
  it('have the latest first, those without a time last, and count the unanswered ones', async () => {
    const read = await readQuestions([
      { ...conversationRow(4), timestamp: null },
      conversationRow(1),
      conversationRow(3, { resolutionStatus: 'answered' }),
      conversationRow(2, { resolutionStatus: 'later' }),
    ])
    expect(read.questions.map(({ question }) => question)).toEqual([
      'question 3',
      'question 2',
      'question 1',
      'question 4',
    ])
    expect(read).toMatchObject({ asked: 4, unanswered: 2 })
  })

  it('have those of one conversation each', async () => {
    const { id } = conversationRow(1)
    const asked = [conversationRow(1), conversationRow(2, { query: 'and then?' })]
    expect((await readQuestions(asked.map((row) => ({ ...row, id })))).questions).toHaveLength(2)
  })

  it('list a turn that the assistant answered with a question, and do not count it', async () => {
    const read = await readQuestions([
      conversationRow(2, { query: 'It fails', responseType: 'clarifying_question' }),
      conversationRow(1, { query: 'Why does the build of a monorepo fail?' }),
    ])
    expect(read).toMatchObject({ asked: 1, unanswered: 1 })
    expect(read.questions.map(({ question, isStep }) => [question, isStep])).toEqual([
      ['It fails', true],
      ['Why does the build of a monorepo fail?', false],
    ])
  })
})
