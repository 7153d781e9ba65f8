import { describe, expect, it } from '@jest/globals'

import { gapCount } from '../../../src/analytics/judge/gaps.ts'
import { feedbackOf, many, questionsOf, searchesOf } from '../../support/analytics.ts'
import { type Numbers, told } from '../../support/told.ts'

const askedTimes = (times: number, question: string, resolution = 'unanswered') =>
  many(times, () => ({ question, resolution }))
const votes = (path: string, thumbsUp: number, thumbsDown: number) => ({ path, thumbsUp, thumbsDown })
const gapsOf = async (numbers: Numbers) => {
  const { gaps } = (await told(numbers)).content
  return gaps && { ...gaps, count: gapCount(gaps) }
}

describe('a gap', () => {
  it.each([
    { unanswered: 2, answered: 0, gaps: 1 },
    { unanswered: 1, answered: 0, gaps: 0 },
    { unanswered: 2, answered: 7, gaps: 1 },
    { unanswered: 2, answered: 8, gaps: 0 },
    { unanswered: 30, answered: 200, gaps: 0 },
  ])('is a topic of $unanswered unanswered and $answered answered questions: $gaps', async (topic) => {
    const { unanswered, answered, gaps } = topic
    const questions = questionsOf([
      ...askedTimes(unanswered, 'rotate the api key'),
      ...askedTimes(answered, 'How do I rotate an API key?', 'answered'),
    ])
    expect((await gapsOf({ questions }))?.count).toBe(gaps)
  })

  it.each([
    { hits: 2, clickThroughRate: 0.19, gaps: 1 },
    { hits: 1, clickThroughRate: 0, gaps: 0 },
    { hits: 500, clickThroughRate: 0.2, gaps: 0 },
  ])(
    'is a term with $hits searches of which $clickThroughRate were clicked: $gaps',
    async ({ gaps, ...term }) => {
      expect((await gapsOf({ searches: searchesOf([term]) }))?.count).toBe(gaps)
    },
  )

  it('is found among more than a hundred terms', async () => {
    const clicked = many(150, (index) => ({ term: `t${index}`, hits: 900, clickThroughRate: 0.7 }))
    const searches = searchesOf([...clicked, { term: 'changelog', hits: 20, clickThroughRate: 0.05 }])
    expect((await gapsOf({ searches }))?.term?.map(({ name }) => name)).toEqual(['changelog'])
  })

  it('is a page with at least two thumbs down and more down than up', async () => {
    const pages = [votes('/a', 0, 2), votes('/b', 0, 1), votes('/c', 3, 3), votes('/d', 40, 50)]
    expect((await gapsOf(feedbackOf(pages, [])))?.page?.map(({ name }) => name)).toEqual(['/d', '/a'])
  })

  it('is one page whose path is written in two ways, in both periods', async () => {
    const pages = (down: number) => feedbackOf([votes('/%E8%AA%B2', 1, down), votes('/課', 0, down)], [])
    const { gaps } = (await told({ before: 1000, ...pages(20), lists: pages(2) })).content
    expect(gaps?.page).toMatchObject([
      { name: '/課', thumbsUp: 1, count: { now: 40, before: 4, change: 'more' } },
    ])
  })

  it('is no page that lost visitors', async () => {
    const numbers = {
      before: 1000,
      pages: { '/a': 10 },
      pagesBefore: { '/a': 900 },
      questions: questionsOf([]),
    }
    expect((await gapsOf(numbers))?.count).toBe(0)
  })

  it('is not known if no list that tells it was read', async () => {
    expect(await gapsOf({})).toBeUndefined()
  })
})

describe('what is closed', () => {
  const others = many(40, (index) => ({ question: `part${index}`, resolution: 'answered' }))
  const asked = (question: string, times: number) => [...others, ...askedTimes(times, question)]
  const questions = (times: number) => questionsOf(asked('SAML sign-in?', times))
  const terms = (...searched: [string, number, number][]) =>
    searchesOf([
      { term: 'changelog', hits: 500, clickThroughRate: 0.9 },
      ...searched.map(([term, hits, clickThroughRate]) => ({ term, hits, clickThroughRate })),
    ])
  const pages = (up: number, down: number) => feedbackOf([votes('/', 90, 10), votes('/sso', up, down)], [])
  const nothing = { questions: questions(0), searches: terms(), ...pages(0, 0) }
  const all = { ...nothing, before: 1000 }
  const closedIn = async (now: Numbers, lists: Numbers['lists']) =>
    (await told({ ...all, ...now, lists: { ...nothing, ...lists } })).closed

  it.each([
    { now: 0, before: 14, closed: 'No gap any more: "SAML sign-in?" 14 → 0' },
    { now: 1, before: 14, closed: 'No gap any more: "SAML sign-in?" 14 → 1' },
    // Still a gap.
    { now: 2, before: 14, closed: '' },
    // Too few to be sure.
    { now: 0, before: 4, closed: '' },
    { now: 0, before: 5, closed: 'No gap any more: "SAML sign-in?" 5 → 0' },
  ])('is told of a question that was asked $before times, and now $now times', async (example) => {
    const { now, before, closed } = example
    expect(await closedIn({ questions: questions(now) }, { questions: questions(before) })).toBe(closed)
  })

  it('is no question that the assistant answered before, most times', async () => {
    const before = questionsOf([...asked('SAML sign-in?', 9), ...askedTimes(50, 'SAML sign-in?', 'answered')])
    expect(await closedIn({}, { questions: before })).toBe('')
  })

  it('is no question that fell with all questions', async () => {
    const few = questionsOf(askedTimes(5, 'a gem', 'answered'))
    expect(await closedIn({ questions: few }, { questions: questions(9) })).toBe('')
  })

  it.each([
    { now: terms(['sso', 40, 0.8]), closed: 'No gap any more: "sso" 36 → 8 searches without a click' },
    { now: terms(), closed: 'No gap any more: "sso" 36 → 0 searches without a click' },
    { now: terms(['sso', 5, 0]), closed: '' },
    // It is a gap no longer, but as many searches are without a click as before.
    { now: terms(['sso', 45, 0.2]), closed: '' },
  ])('is a term that is clicked now or not searched: $closed', async ({ now, closed }) => {
    expect(await closedIn({ searches: now }, { searches: terms(['sso', 40, 0.1]) })).toBe(closed)
  })

  it.each([
    { now: pages(0, 0), closed: 'No gap any more: /sso 9 → 0 thumbs down' },
    { now: pages(10, 9), closed: '' },
    { now: pages(0, 9), closed: '' },
  ])('is a page that is disliked no more: $closed', async ({ now, closed }) => {
    expect(await closedIn(now, pages(1, 9))).toBe(closed)
  })

  it.each([
    { name: 'is gone', now: {}, down: 0, closed: '', fix: [] },
    {
      name: 'is renamed, and liked',
      now: { '/learn/sso': 90 },
      down: 0,
      closed: 'No gap any more: /learn/sso 14 → 0 thumbs down',
      fix: [],
    },
    {
      name: 'is renamed, and still disliked',
      now: { '/learn/sso': 90 },
      down: 13,
      closed: '',
      fix: ['/learn/sso: 13 thumbs down'],
    },
    // Which of the two it is, nobody knows.
    {
      name: 'has the name of two new ones',
      now: { '/a/sso': 50, '/b/sso': 40 },
      down: 0,
      closed: '',
      fix: [],
    },
    {
      name: 'is still there',
      now: { '/guides/sso': 90 },
      down: 0,
      closed: 'No gap any more: /guides/sso 14 → 0 thumbs down',
      fix: [],
    },
  ])('of the page that $name: $closed', async ({ now, down, closed, fix }) => {
    const votesOn = (path: string, thumbsDown: number) =>
      feedbackOf([votes('/', 90, 10), votes(path, 0, thumbsDown)], [])
    const result = await told({
      ...all,
      ...votesOn('/learn/sso', down),
      pages: { '/': 500, ...now },
      pagesBefore: { '/': 500, '/guides/sso': 90 },
      lists: { ...nothing, ...votesOn('/guides/sso', 14) },
    })
    expect(result.closed).toBe(closed)
    expect(
      result.tasks.filter((task) => task.startsWith('Fix')).map((task) => task.slice('Fix '.length)),
    ).toEqual(fix)
  })

  it('is nothing where a list was cut, or is empty', async () => {
    const cut = { ...terms(['webhook', 90, 0.9]), isComplete: false }
    expect(await closedIn({ searches: cut }, { searches: terms(['sso', 40, 0]) })).toBe('')
    expect(await closedIn({ searches: searchesOf([]) }, { searches: terms(['sso', 40, 0]) })).toBe('')
    expect(await closedIn(feedbackOf([], []), pages(1, 9))).toBe('')
  })

  it('is nothing while the range is not over', async () => {
    expect(await closedIn({ unfinished: true }, { questions: questions(9) })).toBe('')
  })

  it('is a question of which a term was searched once, but no term of which the question is a gap now', async () => {
    const once = { searches: terms(['saml', 1, 0]) }
    expect(await closedIn(once, { questions: questions(14) })).toContain('14 → 0')
    const before = { searches: terms(['saml sign-in', 90, 0]) }
    expect(await closedIn({ questions: questions(14) }, before)).toBe('')
  })

  it('is not a term that joined a topic and was a gap of its own before', async () => {
    const rotate = [
      ...others,
      ...['rotate the api key', 'api key: rotate it'].map((question) => ({ question })),
    ]
    const searches = terms(['rotate api key', 40, 0])
    expect(await closedIn({ questions: questionsOf(rotate), searches }, { searches })).toBe('')
  })
})
