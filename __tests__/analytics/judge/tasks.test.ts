import { describe, expect, it } from '@jest/globals'

import { many } from '../../support/included-lists.ts'
import { feedbackOf, questionsOf, searchesOf } from '../../support/reader-lists.ts'
import { told } from '../../support/told.ts'
import { noTasks } from '../../../src/analytics/show/task-words.ts'

const askedTimes = (times: number, question: string, page: string | null = null) =>
  many(times, () => ({ question, page }))
const disliked = (path: string, thumbsDown: number) => ({ path, thumbsDown })

describe('the tasks of the week', () => {
  it('are all heavy topics of one page, and the page', async () => {
    const { tasks } = await told({
      questions: questionsOf([
        ...askedTimes(30, 'Is there a gem?', '/'),
        ...askedTimes(40, 'How do I sign in?', '/'),
        ...askedTimes(35, 'Where is the invoice?', '/'),
      ]),
      ...feedbackOf([disliked('/', 50)], []),
    })
    expect(tasks).toEqual([
      'Write an answer to "How do I sign in?": asked 40 times · mostly on /',
      'Fix /: 50 thumbs down',
      'Write an answer to "Where is the invoice?": asked 35 times · mostly on /',
      'Write an answer to "Is there a gem?": asked 30 times · mostly on /',
    ])
  })

  it('are the heaviest of each kind, then the second of each kind, at most five', async () => {
    const { content } = await told({
      before: 1000,
      questions: questionsOf([...askedTimes(9, 'Q1'), ...askedTimes(8, 'Q2'), ...askedTimes(7, 'Q3')]),
      searches: searchesOf([
        { term: 't1', hits: 9 },
        { term: 't2', hits: 8 },
      ]),
      ...feedbackOf([disliked('/p1', 9), disliked('/p2', 8)], []),
      pages: { '/a': 100, '/b': 100, '/c': 100 },
      pagesBefore: { '/a': 100, '/b': 100, '/c': 100, '/gone': 300, '/gone-too': 200 },
      lists: {},
    })
    expect(content.tasks.map(({ kind, words, page }) => `${kind} ${words ?? page ?? ''}`)).toEqual([
      'write Q1',
      'fix /p1',
      'add t1',
      'redirect /gone',
      'write Q2',
    ])
  })

  it('tell how many wordings and searches a topic has', async () => {
    const others = many(20, (index) => ({ question: `Where is part ${index} of the w${index}manual?` }))
    const { tasks } = await told({
      questions: questionsOf([
        ...others,
        ...askedTimes(3, 'rotate the api key', '/keys'),
        ...askedTimes(1, 'api key: rotate it'),
      ]),
      searches: searchesOf([{ term: 'rotate api key', hits: 40 }]),
    })
    expect(tasks).toEqual([
      'Write an answer to "rotate the api key": asked 4 times in 2 wordings · searched 40 times · mostly on /keys',
    ])
  })

  it('tell a change only beyond chance', async () => {
    const numbers = { before: 1000, questions: questionsOf(askedTimes(25, 'SAML?')) }
    const since = async (times: number) => {
      const lists = { questions: questionsOf(askedTimes(times, 'saml')) }
      return (await told({ ...numbers, lists })).tasks
    }
    expect(await since(5)).toEqual(['Write an answer to "SAML?": asked 25 times (+20)'])
    expect(await since(0)).toEqual(['Write an answer to "SAML?": asked 25 times (new)'])
    expect(await since(24)).toEqual(['Write an answer to "SAML?": asked 25 times'])
  })

  it('say how few searches led to a click, and where', async () => {
    const searches = searchesOf([
      { term: 'webhooks', hits: 50, clickThroughRate: 0.08, topClickedPage: '/x' },
      // The page is that of earlier clicks.
      { term: 'sso', hits: 5, clickThroughRate: 0, topClickedPage: '/y' },
    ])
    expect((await told({ searches })).tasks).toEqual([
      'Add content for "webhooks": searched 50 times · 8% clicked · usually on /x',
      'Add content for "sso": searched 5 times · 0% clicked',
    ])
  })

  it('fix a page with its most frequent open comment', async () => {
    const comments = ['Old', 'Wrong command', 'wrong  command', 'Wrong command'].map((comment) => ({
      comment,
    }))
    const resolved = many(9, () => ({ comment: 'Typo', status: 'resolved' }))
    const lists = feedbackOf([disliked('/a', 2)], [...comments, ...resolved])
    expect((await told(lists)).tasks).toEqual(['Fix /a: 2 thumbs down · "Wrong command"'])
  })

  it('redirect a page that has no visitors now and had many', async () => {
    const numbers = {
      before: 1000,
      pages: { '/a': 100, '/b': 10 },
      pagesBefore: { '/a': 100, '/gone': 300, '/few': 3, '/b': 400 },
    }
    expect((await told(numbers)).tasks).toEqual(['Redirect /gone: no visitors now, 300 before'])
    expect((await told({ ...numbers, unfinished: true })).tasks).toEqual([])
  })

  it('are none on an empty site', async () => {
    const numbers = { now: 0, before: 900, pagesBefore: { '/gone': 300 } }
    expect((await told(numbers)).tasks).toEqual([])
  })

  it('are none on a site of 12 visitors that nobody missed anything on', async () => {
    expect((await told({ now: 12, before: 20, pages: { '/': 12 }, pagesBefore: { '/': 20 } })).tasks).toEqual(
      [],
    )
  })
})

describe('without tasks', () => {
  it.each([
    [{}, 'No tasks: questions, searches and feedback were not read.'],
    [{ questions: questionsOf([{ question: 'Once?' }]) }, 'Nothing that two readers missed, in questions.'],
    [
      { questions: questionsOf([]), searches: searchesOf([]) },
      'Nothing that two readers missed, in questions and searches.',
    ],
  ])('a person is told which lists were read', async (numbers, sentence) => {
    const { content } = await told(numbers)
    expect(noTasks(content)).toBe(sentence)
  })
})
