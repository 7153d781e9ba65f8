import { describe, expect, it } from '@jest/globals'

import { gapCount } from '../../../src/analytics/judge/gaps.ts'
import { many } from '../../support/included-lists.ts'
import { feedbackOf, questionsOf, searchesOf } from '../../support/reader-lists.ts'
import { type Numbers, told } from '../../support/told.ts'

const askedTimes = (times: number, question: string) => many(times, () => ({ question }))
const votes = (path: string, thumbsUp: number, thumbsDown: number) => ({ path, thumbsUp, thumbsDown })
const gapsOf = async (numbers: Numbers) => {
  const { gaps } = (await told(numbers)).content
  return gaps && { ...gaps, count: gapCount(gaps) }
}

describe('a gap', () => {
  it('is a topic that was asked at least twice', async () => {
    const questions = questionsOf([...askedTimes(2, 'Is there a gem?'), ...askedTimes(1, 'What is MDX?')])
    expect((await gapsOf({ questions }))?.topics?.map(({ text }) => text)).toEqual(['Is there a gem?'])
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
    expect((await gapsOf({ searches }))?.terms?.map(({ text }) => text)).toEqual(['changelog'])
  })

  it('is a page with at least two thumbs down and more down than up', async () => {
    const pages = [votes('/a', 0, 2), votes('/b', 0, 1), votes('/c', 3, 3), votes('/d', 40, 50)]
    expect((await gapsOf(feedbackOf(pages, [])))?.pages?.map(({ path }) => path)).toEqual(['/d', '/a'])
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
  const questions = (times: number) => questionsOf(askedTimes(times, 'SAML sign-in?'))
  const terms = (hits: number, clickThroughRate: number) =>
    searchesOf([{ term: 'sso', hits, clickThroughRate }])
  const pages = (up: number, down: number) => feedbackOf([votes('/sso', up, down)], [])
  const nothing = { questions: questionsOf([]), searches: searchesOf([]), ...feedbackOf([], []) }
  const all = { ...nothing, before: 1000 }

  it.each([
    { now: 0, before: 14, closed: '"SAML sign-in?" 14 → 0' },
    { now: 1, before: 14, closed: '"SAML sign-in?" 14 → 1' },
    // Still a gap.
    { now: 2, before: 14, closed: '' },
    // Chance.
    { now: 0, before: 4, closed: '' },
    { now: 0, before: 5, closed: '"SAML sign-in?" 5 → 0' },
  ])(
    'is told of a question that was asked $before times, and now $now times',
    async ({ now, before, closed }) => {
      const told_ = await told({
        ...all,
        questions: questions(now),
        lists: { ...nothing, questions: questions(before) },
      })
      expect(told_.closed).toBe(closed === '' ? '' : `Closed: ${closed}`)
    },
  )

  it('is a question that the assistant answers now', async () => {
    const answered = questionsOf(many(9, () => ({ question: 'SAML sign-in?', resolution: 'answered' })))
    const { closed } = await told({
      ...all,
      questions: answered,
      lists: { ...nothing, questions: questions(9) },
    })
    expect(closed).toContain('"SAML sign-in?" 9 → 0')
  })

  it.each([
    { now: terms(40, 0.8), closed: '"sso" 36 → 8' },
    { now: searchesOf([]), closed: '"sso" 36 → 0' },
    { now: terms(5, 0), closed: '' },
    // It is a gap no longer, but as many searches are without a click as before.
    { now: terms(45, 0.2), closed: '' },
  ])('is a term that is clicked now or not searched: $closed', async ({ now, closed }) => {
    const told_ = await told({ ...all, searches: now, lists: { ...nothing, searches: terms(40, 0.1) } })
    expect(told_.closed).toBe(closed === '' ? '' : `Closed: ${closed}`)
  })

  it.each([
    { now: pages(0, 0), closed: '/sso 9 → 0' },
    { now: pages(30, 9), closed: '/sso 9 → 9' },
    { now: pages(10, 9), closed: '' },
    { now: pages(0, 9), closed: '' },
  ])('is a page that is disliked no more: $closed', async ({ now, closed }) => {
    const told_ = await told({ ...all, ...now, lists: { ...nothing, ...pages(1, 9) } })
    expect(told_.closed).toBe(closed === '' ? '' : `Closed: ${closed}`)
  })

  it('is nothing where a list was cut', async () => {
    const cut = { ...questionsOf([]), isComplete: false }
    expect(
      (await told({ ...all, questions: cut, lists: { ...nothing, questions: questions(9) } })).closed,
    ).toBe('')
  })

  it('is nothing while the range is not over', async () => {
    const lists = { ...nothing, questions: questions(9) }
    expect((await told({ ...all, unfinished: true, lists })).closed).toBe('')
  })

  it('is not a term that joined a topic and was a gap of its own before', async () => {
    const texts = many(20, (index) => ({ question: `Where is part ${index} of the w${index}manual?` }))
    const asked = [
      ...texts,
      ...['rotate the api key', 'api key: rotate it'].map((question) => ({ question })),
    ]
    const searched = searchesOf([{ term: 'rotate api key', hits: 40, clickThroughRate: 0 }])
    const { content, closed } = await told({
      ...all,
      questions: questionsOf(asked),
      searches: searched,
      lists: { ...nothing, searches: searched },
    })
    expect(content.gaps?.topics?.[0]?.terms).toEqual([{ text: 'rotate api key', count: 40 }])
    expect(closed).toBe('')
  })
})
