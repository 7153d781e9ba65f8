import { describe, expect, it } from '@jest/globals'

import type { Question } from '../../../src/analytics/read/question-list.ts'
import {
  type AskedAndSearched,
  type Subjects,
  subjectsOf,
} from '../../../src/analytics/judge/topics/subjects.ts'
import type { Topic } from '../../../src/analytics/judge/topics/topic.ts'
import { type AskedQuestions, english, german, japanese } from '../../support/asked-questions.ts'
import { many } from '../../support/included-lists.ts'
import { question, term } from '../../support/reader-lists.ts'

const asked = (
  texts: readonly (string | Partial<Question>)[],
  searched: Parameters<typeof term>[0][] = [],
) => ({
  questions: texts.map((text) => question(typeof text === 'string' ? { question: text } : text)),
  terms: searched.map(term),
})
const all = ({ subjects, singles }: AskedQuestions) => [...Object.values(subjects).flat(), ...singles]
const wordingsOf = ({ wordings }: Topic) => wordings.map(({ text }) => text)
const topicsOf = (now: AskedAndSearched, before?: AskedAndSearched): Topic[] => subjectsOf(now, before).topics
const withText = ({ topics }: Subjects, text: string) =>
  topics.find((topic) => wordingsOf(topic).includes(text))

describe('topics of unanswered questions', () => {
  it.each([
    { language: 'English', questions: english, purity: 0.8, cover: 0.5 },
    { language: 'German', questions: german, purity: 1, cover: 0.4 },
    { language: 'Japanese', questions: japanese, purity: 1, cover: 0.6 },
  ])('group $language wordings of one subject', ({ questions: { subjects, singles }, purity, cover }) => {
    const subjectOf = new Map(
      Object.entries(subjects).flatMap(([name, texts]) => texts.map((text) => [text, name])),
    )
    const topics = topicsOf(asked(all({ subjects, singles }))).filter(({ count }) => count > 1)
    const mostOfOneSubject = topics.map((topic) => {
      const bySubject = Map.groupBy(wordingsOf(topic), (text) => subjectOf.get(text) ?? text)
      return Math.max(...Array.from(bySubject.values(), ({ length }) => length))
    })
    const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
    const grouped = sum(topics.map(({ count }) => count))
    expect(sum(mostOfOneSubject) / grouped).toBeGreaterThanOrEqual(purity)
    expect(grouped / subjectOf.size).toBeGreaterThanOrEqual(cover)
  })

  it.each([
    ['How do I add a user?', 'How do I remove a user?'],
    ['How do I turn off dark mode?', 'How do I turn on dark mode?'],
    ['What does error 4031 mean?', 'What does error 5002 mean?'],
    ['How can I export the analytics as CSV?', 'csv import'],
  ])('keep "%s" and "%s" apart', (one, other) => {
    const subjects = subjectsOf(asked(all(english)), undefined)
    expect(withText(subjects, one)).not.toBe(withText(subjects, other))
  })

  it('do not depend on the order of the rows', () => {
    const questions = all(english)
    const terms = [{ term: 'rotate key' }, { term: 'sso' }, { term: 'okta sso' }]
    const forth = subjectsOf(asked(questions, terms), undefined)
    const back = subjectsOf(asked(questions.toReversed(), terms.toReversed()), undefined)
    expect({ ...back, topicOf: undefined }).toEqual({ ...forth, topicOf: undefined })
  })

  it('below 20 texts have only equal wordings, whatever their case, spaces and last punctuation', () => {
    const topics = topicsOf(
      asked(['Rotate the key?', ' rotate  the KEY ', 'How do I rotate the key?', 'ＲＯＴＡＴＥ the key!']),
    )
    expect(topics.map(({ count }) => count)).toEqual([3, 1])
  })

  it('have the most frequent spelling, trimmed', () => {
    const [topic] = topicsOf(asked(['SSO setup', ' sso setup ', 'sso setup', 'SSO Setup?']))
    expect(topic).toMatchObject({ text: 'sso setup', count: 4, wordings: [{ text: 'sso setup', count: 4 }] })
  })

  it('have the most typical question if no spelling is more frequent', () => {
    const topic = withText(subjectsOf(asked(all(english)), undefined), 'rotate api keys')
    const wordings = topic === undefined ? [] : wordingsOf(topic)
    expect(wordings.length).toBeGreaterThan(2)
    expect(wordings).toContain(topic?.text)
  })

  it('have the shorter of two wordings', () => {
    const texts = all(english).filter((text) => !text.includes('Ruby'))
    const wordings = ['hello, is there a Ruby SDK? thanks', 'Is there a Ruby SDK?']
    const topic = withText(subjectsOf(asked([...wordings, ...texts]), undefined), 'Is there a Ruby SDK?')
    expect(topic).toMatchObject({ count: 2, text: 'Is there a Ruby SDK?' })
  })

  it('have the page on which they were asked most first, by its path', () => {
    const page = (path: string) => ({ question: 'q', page: path })
    const [topic] = topicsOf(asked([page('/b'), page('https://docs.example/a?x'), page('/a')]))
    expect(topic?.pages).toEqual([
      { text: '/a', count: 2 },
      { text: '/b', count: 1 },
    ])
  })

  it('are none of answered questions, of questions of the assistant, and of nothing but an e-mail address', () => {
    const topics = topicsOf(
      asked([
        { question: 'a', resolution: 'answered' },
        { question: 'b', isStep: true },
        '[e-mail address]',
        ' ',
      ]),
    )
    expect(topics).toEqual([])
  })

  it('keep questions without words apart', () => {
    expect(
      topicsOf(asked(['???', '!!!', ...all(english)])).filter(({ text }) => /^\W+$/u.test(text)),
    ).toHaveLength(2)
  })

  it('are named by each of their questions, and by no answered one', () => {
    const questions = asked(all(english))
    const { topicOf } = subjectsOf(questions, undefined)
    expect(topicOf(question({ question: 'ROTATE API KEYS' }))).toBe(
      topicOf(question({ question: 'rotate api keys' })),
    )
    expect(topicOf(question({ question: 'rotate api keys', resolution: 'answered' }))).toBeNull()
  })

  it('stay ready for texts without meaning', () => {
    const long = 'word '.repeat(12_000)
    const words = many(300, (index) => `w${index}`).join(' ')
    expect(topicsOf(asked([long, words, ...all(english)])).length).toBeGreaterThan(20)
  })
})

describe('search terms with few clicks', () => {
  const texts = all(english)

  it('join a topic that was asked twice and is about the same', () => {
    const { topics, terms } = subjectsOf(asked(texts, [{ term: 'rotate api key', hits: 30 }]), undefined)
    expect(terms).toEqual([])
    const rotation = topics.find((topic) => wordingsOf(topic).includes('rotate api keys'))
    expect(rotation?.terms).toEqual([{ text: 'rotate api key', count: 30 }])
  })

  it('do not join a topic that was asked once', () => {
    const { terms } = subjectsOf(asked(texts, [{ term: 'embed a video' }]), undefined)
    expect(terms.map(({ text }) => text)).toEqual(['embed a video'])
  })

  it('that are alike are one group, with a rate weighted by searches', () => {
    const searched = [
      { term: 'custom domain', hits: 30, clickThroughRate: 0.1, topClickedPage: '/a' },
      { term: 'custom domains', hits: 10, clickThroughRate: 0.18, topClickedPage: '/b' },
      { term: 'changelog', hits: 10, clickThroughRate: 0.2 },
    ]
    const { terms } = subjectsOf(asked(texts, searched), undefined)
    expect(terms).toEqual([
      {
        text: 'custom domain',
        terms: [
          { text: 'custom domain', count: 30 },
          { text: 'custom domains', count: 10 },
        ],
        hits: 40,
        clickThroughRate: expect.closeTo(0.12) as unknown as number,
        topClickedPage: '/a',
        previous: null,
      },
    ])
  })
})

describe('the previous period', () => {
  const texts = all(english)

  it('counts its questions for the topic that they are about, whatever their wording', () => {
    const before = asked(['rotate the api key without any downtime', 'rotating api keys', 'What is a slug?'])
    const topics = topicsOf(asked(texts), before)
    const rotation = topics.find((topic) => wordingsOf(topic).includes('rotate api keys'))
    expect(rotation?.previous).toBe(2)
    expect(topics.reduce((sum, { previous }) => sum + (previous ?? 0), 0)).toBe(2)
  })

  it.each([
    { before: 'setting a default locale', now: 'set a default locale' },
    { before: 'adding a user to my workspace', now: 'add a user to my workspace' },
    { before: 'using dark mode', now: 'use dark mode' },
  ])('counts "$before" for the topic of "$now"', ({ before, now }) => {
    const topics = topicsOf(asked([...texts, now, now]), asked(many(9, () => before)))
    expect(topics.find((topic) => wordingsOf(topic).includes(now))?.previous).toBe(9)
  })

  it('has former topics of the questions that belong to none', () => {
    const { formerTopics } = subjectsOf(
      asked(texts),
      asked(['What is a slug?', 'what is a slug', 'rotate api keys']),
    )
    expect(formerTopics).toEqual([{ text: 'What is a slug?', previous: 2, now: 0 }])
  })

  it('is not known for a topic if its questions were not read', () => {
    const [topic] = topicsOf(asked(['q']), { questions: undefined, terms: [] })
    expect(topic?.previous).toBeNull()
  })

  it('counts the searches of a group', () => {
    const now = asked(texts, [{ term: 'custom domain', hits: 30 }])
    const before = asked(texts, [
      { term: 'Custom domain', hits: 5, clickThroughRate: 0.9 },
      { term: 'custom domains', hits: 7 },
      { term: 'okta', hits: 9 },
    ])
    const { terms, formerTerms } = subjectsOf(now, before)
    expect(terms).toMatchObject([{ text: 'custom domain', previous: 12 }])
    expect(formerTerms).toEqual([{ text: 'okta', previous: 9, now: 0 }])
  })

  it.each([
    { now: 'no more', askedNow: [] },
    { now: 'once', askedNow: ['Is there a Terraform provider?'] },
  ])('has no former term of what belonged to a topic that is asked $now', ({ askedNow }) => {
    const before = asked(
      [...texts, ...many(14, () => 'Is there a Terraform provider?')],
      [
        { term: 'terraform provider', hits: 40 },
        { term: 'changelog', hits: 40 },
      ],
    )
    const { formerTerms } = subjectsOf(asked([...texts, ...askedNow]), before)
    expect(formerTerms.map(({ text }) => text)).toEqual(['changelog'])
  })

  it('has no former term of what joined a topic now', () => {
    const now = asked(texts, [{ term: 'rotate api key', hits: 30 }])
    expect(subjectsOf(now, asked([], [{ term: 'rotate api key', hits: 30 }])).formerTerms).toEqual([])
  })
})
