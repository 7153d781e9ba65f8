import { describe, expect, it } from '@jest/globals'

import type { VisitorAnalytics } from '../../../../src/visitors/read/visitor-analytics.ts'
import { gapsBlock } from '../../../../src/visitors/write/html-report/gaps.ts'
import { listBlock, reportLists } from '../../../../src/visitors/write/html-report/lists.ts'
import { analyticsOf } from '../../../support/analytics.ts'
import { type HtmlElement, parseHtml } from '../../../support/html-document.ts'
import { many } from '../../../support/included-lists.ts'
import { feedbackOf, questionsOf, searchesOf } from '../../../support/reader-lists.ts'

const siteUrl = new URL('https://docs.example.com')

function gapsIn(change: Partial<VisitorAnalytics>): HtmlElement {
  const analytics = analyticsOf(change)
  return parseHtml(gapsBlock({ ...analytics, siteUrl }).content.markup)
}

function listIn(change: Partial<VisitorAnalytics>): HtmlElement {
  const analytics = analyticsOf(change)
  const [list] = reportLists(analytics, analytics.gaps)
  if (list === undefined) throw new Error('There is no list.')
  return parseHtml(listBlock(list).content.markup)
}

const textsOf = (element: HtmlElement, selector: string): string[] =>
  [...element.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll(/\s+/gu, ' ').trim(),
  )

describe('where readers were not served', () => {
  it('has the unanswered questions, five of them, with the page that they were asked on most', () => {
    const asked = many(7, (index) => many(7 - index, () => ({ question: `Q${index}?`, page: '/a' }))).flat()
    const element = gapsIn({ questions: questionsOf([...asked, { question: 'q0?', page: '/b' }]) })
    expect(textsOf(element, 'h3')).toEqual(['Unanswered questions 7'])
    expect(textsOf(element, 'tbody tr').slice(0, 2)).toEqual(['Q0?/a (7 times)/b 8', 'Q1?/a (6 times) 6'])
    expect(textsOf(element, 'tbody tr')).toHaveLength(5)
    expect(element.querySelector('tbody a')?.getAttribute('href')).toBe('https://docs.example.com/a')
    expect(textsOf(element, '.more')).toEqual(['And 2 more'])
    expect(element.querySelector('.more a')?.getAttribute('href')).toBe('#questions.show=gaps')
    expect(textsOf(element, 'div > .note, body > .note')).toEqual([
      'The same question counts once, in whatever case and spacing.',
    ])
  })

  it('has the terms with few clicks', () => {
    const element = gapsIn({
      searches: searchesOf([{ term: 'sso', hits: 1200, clickThroughRate: 0.05 }, { clickThroughRate: 1 }]),
    })
    expect(textsOf(element, 'tbody th, tbody td')).toEqual(['sso', '1,200', '5.0%'])
  })

  it('has the disliked pages with two of their comments', () => {
    const comments = ['No', 'no', 'Why?', 'How?'].map((comment) => ({ comment }))
    const element = gapsIn(feedbackOf([{ thumbsDown: 9, thumbsUp: 2 }], comments))
    expect(textsOf(element, 'tbody th, tbody td')).toEqual(['/aNo (2 times)Why?and 1 other', '9', '2'])
  })

  it.each<[string, Partial<VisitorAnalytics>, string[]]>([
    ['no question', { questions: questionsOf([]) }, ['Nobody asked the assistant.']],
    [
      'no unanswered question',
      { questions: questionsOf([{ resolution: 'answered' }]) },
      ['The assistant answered every question.'],
    ],
    ['no search', { searches: searchesOf([]) }, ['Nobody searched.']],
    [
      'no gap in the searches',
      { searches: searchesOf([{ clickThroughRate: 1 }]) },
      ['No term was searched often with few clicks.'],
    ],
    ['no feedback', feedbackOf([], []), ['No page got feedback.']],
    ['no disliked page', feedbackOf([{ thumbsUp: 1 }], []), ['No page got more thumbs down than up.']],
  ])('says in a sentence that there is %s', (_, change, sentences) => {
    const element = gapsIn(change)
    expect(textsOf(element, 'p')).toEqual(sentences)
    expect(element.querySelectorAll('table')).toHaveLength(0)
  })

  it('says how much was read of a list that was cut', () => {
    const isComplete = false
    const { pageFeedback } = feedbackOf([{}], [])
    const cut = {
      searches: { ...searchesOf([{}]), isComplete },
      pageFeedback: { ...pageFeedback, isComplete },
    }
    expect(textsOf(gapsIn(cut), '.cut')).toEqual([
      'Only the first 1 terms were read: those with the most searches.',
      'Only the first 1 pages with feedback were read: the service gives no more.',
    ])
    expect(textsOf(gapsIn({ searches: searchesOf([{}]) }), '.cut')).toEqual([])
  })
})

describe('a list of include', () => {
  const isComplete = false
  it.each<[string, Partial<VisitorAnalytics>]>([
    ['Nobody searched in this range.', { searches: searchesOf([]) }],
    ['No page got feedback in this range.', { pageFeedback: feedbackOf([], []).pageFeedback }],
    ['Nobody gave feedback in this range.', { feedback: feedbackOf([], []).feedback }],
    ['Nobody asked the assistant in this range.', { questions: questionsOf([]) }],
  ])('says in a sentence that it is empty: %s', (sentence, change) => {
    const element = listIn(change)
    expect(textsOf(element, 'p')).toEqual([sentence])
    expect(element.querySelectorAll('table, noscript')).toHaveLength(0)
  })

  it.each<[string, Partial<VisitorAnalytics>]>([
    [
      'Only the first 2 search terms were read: those with the most searches.',
      { searches: { ...searchesOf([{}, {}]), isComplete } },
    ],
    [
      'Only the first 1 page was read: the service gives the feedback of no more.',
      { pageFeedback: { ...feedbackOf([{}], []).pageFeedback, isComplete } },
    ],
    [
      'Only the first 1 feedback item was read.',
      { feedback: { ...feedbackOf([], [{}]).feedback, isComplete } },
    ],
    ['Only the first 1 question was read.', { questions: { ...questionsOf([{}]), isComplete } }],
  ])('says that it was cut: %s', (sentence, change) => {
    expect(textsOf(listIn(change), '.cut')).toEqual([sentence])
  })

  it('has a column for code only if an entry has some', () => {
    const columnsOf = (code: string | null) =>
      textsOf(listIn({ feedback: feedbackOf([], [{ code }]).feedback }), 'th')
    expect(columnsOf('x')).toEqual(['Comment', 'On code', 'Page', 'Thumb', 'Status', 'Source', 'Date'])
    expect(columnsOf(null)).toEqual(['Comment', 'Page', 'Thumb', 'Status', 'Source', 'Date'])
  })
})
