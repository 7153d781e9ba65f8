import { describe, expect, it } from '@jest/globals'

import { comparedOf, feedbackOf, many, questionsOf, searchesOf } from '../../support/analytics.ts'
import { told } from '../../support/told.ts'
import { gapCount } from '../../../src/analytics/judge/gaps.ts'
import { sentenceText } from '../../../src/analytics/show/sentence.ts'
import { exportHeadline, noTasks, taskMembers, taskWords } from '../../../src/analytics/show/task-words.ts'

const askedTimes = (times: number, question: string, page: string | null = null) =>
  many(times, () => ({ question, page }))
const disliked = (path: string, thumbsDown: number) => ({ path, thumbsDown })

describe('the tasks', () => {
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
      'Fix /: 50 thumbs down',
      'Write an answer to "How do I sign in?": asked 40 times · mostly on /',
      'Write an answer to "Where is the invoice?": asked 35 times · mostly on /',
      'Write an answer to "Is there a gem?": asked 30 times · mostly on /',
    ])
  })

  it('are at most five, by readers who were not served', async () => {
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
      'moved /gone',
      'page /p1',
      'topic Q1',
      'page /p2',
      'topic Q2',
    ])
  })

  it('have a question asked 70 times before five searches, three thumbs down and a page of twelve visitors', async () => {
    const { tasks } = await told({
      before: 1000,
      questions: questionsOf(askedTimes(70, 'Is there a gem?')),
      searches: searchesOf([{ term: 'okta', hits: 5 }]),
      ...feedbackOf([disliked('/sso', 3)], []),
      pages: { '/a': 300, '/b': 200, '/c': 100 },
      pagesBefore: { '/a': 300, '/b': 200, '/c': 100, '/gone': 12 },
      lists: {},
    })
    expect(tasks.map((task) => task.split(' ')[0])).toEqual(['Write', 'Fix', 'Check', 'Add'])
  })

  it('have first what more readers missed, not what rose', async () => {
    const votes = (rose: number, same: number) =>
      feedbackOf([disliked('/rose', rose), disliked('/same', same)], [])
    const { tasks } = await told({ before: 1000, ...votes(14, 27), lists: votes(3, 26) })
    expect(tasks).toEqual(['Fix /same: 27 thumbs down', 'Fix /rose: 14 thumbs down (+11)'])
  })

  it('have first, of as many readers, what was missed in both periods', async () => {
    const asked = (...texts: string[]) => questionsOf(texts.flatMap((text) => askedTimes(3, text)))
    const { tasks } = await told({
      before: 1000,
      questions: asked('a gem', 'SAML'),
      lists: { questions: asked('SAML') },
    })
    expect(tasks.map((task) => task.split('"')[1])).toEqual(['SAML', 'a gem'])
  })

  it('are one for two questions about one subject, and two for opposite ones', async () => {
    const tasksOf = async (one: string, other: string) =>
      (await told({ questions: questionsOf([...askedTimes(5, one), ...askedTimes(4, other)]) })).tasks
    expect(await tasksOf('Rechnungsadresse ändern', 'Wie ändere ich die Rechnungsadresse?')).toEqual([
      'Write an answer to "Rechnungsadresse ändern": asked 9 times in 2 wordings',
    ])
    expect(await tasksOf('add account', 'close my account')).toEqual([
      'Write an answer to "add account": asked 5 times',
      'Write an answer to "close my account": asked 4 times',
    ])
  })

  it('count a conversation once', async () => {
    const turns = ['SAML with Okta', 'Okta SAML?', 'set up SAML', 'Okta', 'SAML sign-in with Okta'].map(
      (question) => ({
        question,
        conversation: 'one',
      }),
    )
    expect((await told({ questions: questionsOf(turns) })).tasks).toEqual([
      'Write an answer to "SAML with Okta": asked once in 4 wordings',
      'Write an answer to "set up SAML": asked once',
    ])
  })

  it('tell how many wordings and searches a topic has', async () => {
    const others = many(20, (index) => ({
      question: `Where is part ${index} of the w${index}manual?`,
      resolution: 'answered',
    }))
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

  it('tell a change only if it is clear', async () => {
    const numbers = { before: 1000, questions: questionsOf(askedTimes(25, 'SAML?')) }
    const since = async (times: number) => {
      const asked = [...askedTimes(times, 'saml'), ...askedTimes(3, 'a gem', 'answered')]
      const lists = { questions: questionsOf(asked) }
      return (await told({ ...numbers, lists })).tasks
    }
    expect(await since(5)).toEqual(['Write an answer to "SAML?": asked 25 times (+20)'])
    expect(await since(0)).toEqual(['Write an answer to "SAML?": asked 25 times (new)'])
    expect(await since(24)).toEqual(['Write an answer to "SAML?": asked 25 times'])
  })

  it('are not called new after a period without any of their list', async () => {
    const lists = { questions: questionsOf([]), searches: searchesOf([]), ...feedbackOf([], []) }
    const { tasks } = await told({
      before: 1000,
      questions: questionsOf(askedTimes(25, 'SAML?')),
      searches: searchesOf([{ term: 'changelog', hits: 60 }]),
      ...feedbackOf([{ path: '/a', thumbsUp: 0, thumbsDown: 9 }], []),
      lists,
    })
    expect(tasks).toEqual([
      'Write an answer to "SAML?": asked 25 times',
      'Fix /a: 9 thumbs down',
      'Add content for "changelog": searched 60 times · 0% clicked',
    ])
  })

  it('say how few searches led to a click, and where', async () => {
    const searches = searchesOf([
      { term: 'webhooks', hits: 50, clickThroughRate: 0.08, topClickedPage: '/x' },
      // The page is that of earlier clicks.
      { term: 'sso', hits: 5, clickThroughRate: 0, topClickedPage: '/y' },
    ])
    expect((await told({ searches })).tasks).toEqual([
      'Add content for "webhooks": searched 50 times · 8% clicked · most clicked: /x',
      'Add content for "sso": searched 5 times · 0% clicked',
    ])
  })

  it.each([
    { asked: 9, on: [5, 4], shown: 'mostly on /p0' },
    { asked: 9, on: [4, 3], shown: 'for example on /p0' },
  ])(
    'say that a topic is $shown if $on of $asked questions were asked there',
    async ({ asked, on, shown }) => {
      const paths = on.flatMap((times, index) => many(times, () => `/p${index}`))
      const questions = questionsOf(
        many(asked, (index) => ({ question: 'a gem', page: paths[index] ?? null })),
      )
      expect((await told({ questions })).tasks).toEqual([
        `Write an answer to "a gem": asked 9 times · ${shown}`,
      ])
    },
  )

  it.each([
    ['four searches', { searches: searchesOf([{ term: 'sso', hits: 4 }]) }],
    [
      'a page whose complaint is resolved',
      feedbackOf([disliked('/a', 9)], [{ comment: 'Typo', status: 'resolved' }]),
    ],
  ])('are none for %s', async (_, lists) => {
    const { tasks, content } = await told(lists)
    expect(tasks).toEqual([])
    expect(noTasks(content)).toMatch(
      /^No tasks, but 1 gap in [a-z]+\. A term with fewer than 5 searches is no task, nor is a page whose complaints are settled\.$/u,
    )
  })

  it('write a topic that was asked twice, and whose terms were searched often', async () => {
    const numbers = {
      questions: questionsOf(askedTimes(2, 'SAML sign-in')),
      searches: searchesOf([{ term: 'saml', hits: 96 }]),
    }
    expect((await told(numbers)).tasks).toEqual([
      'Write an answer to "SAML sign-in": asked 2 times · searched 96 times',
    ])
  })

  it('are also what is too small for a gap, after the gaps', async () => {
    const { tasks, content } = await told({
      questions: questionsOf([
        ...askedTimes(1, 'Is there a gem?', '/'),
        ...askedTimes(1, 'rotate the api key'),
        ...askedTimes(1, 'api key: rotate it'),
      ]),
      searches: searchesOf([{ term: 'okta', hits: 5 }]),
      ...feedbackOf([disliked('/sso', 1), { path: '/liked', thumbsUp: 1, thumbsDown: 1 }], []),
    })
    expect(tasks).toEqual([
      'Add content for "okta": searched 5 times · 0% clicked',
      'Write an answer to "api key: rotate it": asked 2 times in 2 wordings',
      'Fix /sso: 1 thumb down',
      'Write an answer to "Is there a gem?": asked once · mostly on /',
    ])
    expect(gapCount(content.gaps ?? {})).toBe(1)
    expect(content.tasks.map(taskMembers)).toMatchObject([
      { askedOnce: false },
      { askedOnce: false },
      { askedOnce: true },
      { askedOnce: true },
    ])
    expect(exportHeadline(content)).toBe('1,000 visitors in 28 days. 1 gap.')
  })

  it.each([
    { asked: 1, before: 2, task: ['Write an answer to "SAML?": asked once, 2 times before'], gaps: 1 },
    { asked: 1, before: 1, task: ['Write an answer to "SAML?": asked once'], gaps: 0 },
    // Asked twice in the same words, it is a gap without the period before.
    { asked: 2, before: 9, task: ['Write an answer to "SAML?": asked 2 times (−7)'], gaps: 1 },
    { asked: 2, before: 2, task: ['Write an answer to "SAML?": asked 2 times'], gaps: 1 },
    // It is told as closed.
    { asked: 1, before: 22, task: [], gaps: 0 },
  ])('are $task for what was asked $asked times, and $before times before', async (example) => {
    const { asked, before, task, gaps } = example
    const others = many(40, (index) => ({ question: `part${index}`, resolution: 'answered' }))
    const { tasks, content } = await told({
      before: 1000,
      questions: questionsOf([...others, ...askedTimes(asked, 'SAML?')]),
      lists: { questions: questionsOf([...others, ...askedTimes(before, 'Saml')]) },
    })
    expect(tasks).toEqual(task)
    expect(gapCount(content.gaps ?? {})).toBe(gaps)
  })

  it('are none for a page that is told as closed', async () => {
    const votes = (down: number) =>
      feedbackOf([{ path: '/', thumbsUp: 90, thumbsDown: 9 }, disliked('/sso', down)], [])
    const { tasks, closed } = await told({ before: 1000, ...votes(1), lists: votes(14) })
    expect([tasks, closed]).toEqual([[], 'No gap any more: /sso 14 → 1 thumbs down'])
  })

  it('are one for terms and a question about the same', async () => {
    const { tasks, content } = await told({
      questions: questionsOf(askedTimes(1, 'Can I sign in with SAML?')),
      searches: searchesOf([{ term: 'saml', hits: 90 }]),
    })
    expect(tasks).toEqual([
      'Add content for "saml": searched 90 times · 0% clicked · asked once · "Can I sign in with SAML?"',
    ])
    expect(content.tasks.map(taskMembers)).toMatchObject([
      { kind: 'add', askedOnce: false, also: [{ kind: 'write', words: 'Can I sign in with SAML?' }] },
    ])
  })

  it.each([
    {
      comment: 'the webhook signature is never explained',
      tasks: [
        'Fix /webhooks: 9 thumbs down · "the webhook signature is never explained" · asked 6 times · "How do I verify the signature of a webhook?"',
      ],
    },
    {
      comment: 'too long',
      tasks: [
        'Fix /webhooks: 9 thumbs down · "too long"',
        'Write an answer to "How do I verify the signature of a webhook?": asked 6 times · mostly on /webhooks',
      ],
    },
  ])('are $tasks.length for a page with the complaint "$comment", and a question there', async (example) => {
    const { tasks } = await told({
      questions: questionsOf(askedTimes(6, 'How do I verify the signature of a webhook?', '/webhooks')),
      ...feedbackOf([disliked('/webhooks', 9)], [{ path: '/webhooks', comment: example.comment }]),
    })
    expect(tasks).toEqual(example.tasks)
  })

  it('fix a page with its most frequent open complaint', async () => {
    const comments = ['Old', 'Wrong command', 'wrong  command', 'Wrong command'].map((comment) => ({
      comment,
    }))
    const praise = many(9, () => ({ comment: 'Love this page', helpful: true }))
    const resolved = many(9, () => ({ comment: 'Typo', status: 'resolved' }))
    const lists = feedbackOf([disliked('/a', 3)], [...comments, ...praise, ...resolved])
    expect((await told(lists)).tasks).toEqual(['Fix /a: 3 thumbs down · "Wrong command"'])
  })

  it('fix no page of which all comments are resolved or dismissed, but for praise', async () => {
    const settled = [
      ...['resolved', 'dismissed'].map((status) => ({ comment: 'Typo', status })),
      { comment: 'Love this page', helpful: true },
    ]
    expect((await told(feedbackOf([disliked('/a', 30)], settled))).tasks).toEqual([])
    const withoutComment = feedbackOf([disliked('/a', 30)], [{ status: 'resolved' }])
    expect((await told(withoutComment)).tasks).toEqual(['Fix /a: 30 thumbs down'])
  })

  const stable = Object.fromEntries(many(9, (index) => [`/p${index}`, 100]))

  it.each([
    { page: '/gone', before: 300, check: true },
    { page: '/few', before: 4, check: false },
  ])('check $page, which has no visitors now and had $before: $check', async ({ page, before, check }) => {
    const numbers = { before: 1000, pages: stable, pagesBefore: { ...stable, [page]: before } }
    const task = `Check ${page}: no visitors now, ${before} before: moved, removed or broken?`
    expect((await told(numbers)).tasks).toEqual(check ? [task] : [])
    expect((await told({ ...numbers, unfinished: true })).tasks).toEqual([])
  })

  it.each([
    { title: 'no page whose name lives on under another address', webhooksBefore: 0, check: false },
    { title: 'a page whose name another page had before', webhooksBefore: 290, check: true },
  ])('check $title', async ({ webhooksBefore, check }) => {
    const numbers = {
      before: 1000,
      pages: { ...stable, '/guides/webhooks': 280 },
      pagesBefore: { ...stable, '/Webhooks.html': 300, '/guides/webhooks': webhooksBefore },
    }
    const task = 'Check /Webhooks.html: no visitors now, 300 before: moved, removed or broken?'
    expect((await told(numbers)).tasks).toEqual(check ? [task] : [])
  })

  it('check a page that only AI still visits', async () => {
    const page = (human: number, ai: number) => ({ path: '/old', human, ai, total: human + ai })
    const others = many(12, (index) => ({ path: `/p${index}`, human: 100, ai: 0, total: 100 }))
    const tasksOf = async (human: number) => {
      const visitors = [...others, page(human, 49)]
      const { tasks } = await comparedOf(visitors, [...others, page(447, 50)])
      return tasks.map((task) => sentenceText(taskWords(task).why))
    }
    expect(await tasksOf(0)).toEqual([
      'no people now, 447 before, only 49 AI visitors: moved, removed or broken?',
    ])
    expect(await tasksOf(5)).toEqual([])
  })

  it('check a folder once', async () => {
    const names = ['keys', 'webhooks', 'errors', 'limits']
    const pagesIn = (folder: string) => Object.fromEntries(names.map((name) => [`/${folder}/${name}`, 90]))
    const numbers = { before: 1000, pages: stable, pagesBefore: { ...stable, ...pagesIn('v1') } }
    expect((await told(numbers)).tasks).toEqual([
      'Check /v1/*: 4 pages without visitors now, the most visited had 90 before: moved, removed or broken?',
    ])
    expect((await told({ ...numbers, pages: { ...stable, ...pagesIn('v2') } })).tasks).toEqual([])
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
  const answered = questionsOf([{ question: 'a gem', resolution: 'answered' }])

  it.each([
    [{}, 'No tasks: questions, searches and feedback were not read.'],
    [{ questions: answered }, 'No tasks: no gap in questions.'],
    [{ questions: answered, searches: searchesOf([]) }, 'No tasks: no gap in questions and searches.'],
    [{ searches: searchesOf([]) }, 'No tasks: no gap in searches.'],
    [
      { questions: questionsOf([]), searches: searchesOf([]), ...feedbackOf([], []) },
      'No tasks: no gap in questions, searches and feedback.',
    ],
  ])('a person is told which lists were read', async (numbers, sentence) => {
    const { content } = await told(numbers)
    expect(noTasks(content)).toBe(sentence)
  })

  it('a person is told of a list that is empty now, and was not before', async () => {
    const before = questionsOf(many(38, (index) => ({ question: `part${index}` })))
    const { content } = await told({ before: 1000, questions: questionsOf([]), lists: { questions: before } })
    expect(noTasks(content)).toBe('No tasks: no questions, 38 before.')
    expect(exportHeadline(content)).toContain(' No questions, 38 before.')
  })
})
