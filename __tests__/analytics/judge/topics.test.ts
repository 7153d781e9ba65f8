import { describe, expect, it } from '@jest/globals'

import { type LabelledQuestions, labelledQuestions } from '../../../bench/topics/labelled-questions.ts'
import { compareBy } from '../../../src/analytics/judge/compared-count.ts'
import { subjectsOf } from '../../../src/analytics/judge/topics/subjects.ts'
import type { Topic } from '../../../src/analytics/judge/topics/topic.ts'
import type { AskedAndSearched } from '../../../src/analytics/judge/topics/wordings.ts'
import type { Question } from '../../../src/analytics/read/question-list.ts'
import type { SearchTerm } from '../../../src/analytics/read/search-list.ts'
import { groupBy } from '../../../src/shared/group-by.ts'
import { findingsOf } from '../../../src/analytics/judge/findings.ts'
import { analyticsOf, many, noPause, question, questionsOf, term } from '../../support/analytics.ts'

const asked = (
  texts: readonly (string | Partial<Question>)[],
  searched: readonly Partial<SearchTerm>[] = [],
): AskedAndSearched => ({
  questions: {
    questions: texts.map((text) => question(typeof text === 'string' ? { question: text } : text)),
  },
  searches: { terms: searched.map(term) },
})
const compare = compareBy({ now: 1000, before: 1000 }, false)
const subjects = (now: AskedAndSearched, before?: AskedAndSearched) =>
  subjectsOf(now, before, compare, noPause)
const topicsOf = async (now: AskedAndSearched, before?: AskedAndSearched): Promise<Topic[]> =>
  (await subjects(now, before)).topics
const wordingsOf = ({ wordings }: Topic) => wordings.map(({ text }) => text)
const topicWith = (topics: readonly Topic[], text: string) =>
  topics.find((topic) => wordingsOf(topic).includes(text))
/** Returns the wordings of each topic that has several. */
const groupsOf = async (texts: readonly string[]) =>
  (await topicsOf(asked(texts))).map(wordingsOf).filter(({ length }) => length > 1)
const all = ({ subjects, singles }: LabelledQuestions) => [...Object.values(subjects).flat(), ...singles]
const english = all(labelledQuestions('english'))
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

describe('topics of unanswered questions', () => {
  it.each([
    { language: 'english', purity: 0.9, found: 0.7 },
    { language: 'german', purity: 0.95, found: 0.9 },
    { language: 'japanese', purity: 0.95, found: 0.9 },
    { language: 'spanish', purity: 0.9, found: 0.85 },
    { language: 'french', purity: 0.9, found: 0.85 },
  ] as const)('group $language wordings of one subject', async ({ language, purity, found }) => {
    const questions = labelledQuestions(language)
    const lists = Object.entries(questions.subjects)
    const subjectOf = new Map(lists.flatMap(([name, texts]) => texts.map((text) => [text, name])))
    const groups = await groupsOf(all(questions))
    const counts = groups.map((texts) => groupBy(texts, (text) => subjectOf.get(text) ?? text))
    const pure = sum(
      counts.map((bySubject) => Math.max(...[...bySubject.values()].map(({ length }) => length))),
    )
    expect(pure / groups.flat().length).toBeGreaterThanOrEqual(purity)
    // Found is a subject of which half of the wordings, and at least two, are together.
    const isFound = ([name, { length }]: (typeof lists)[number]) =>
      counts.some((bySubject) => (bySubject.get(name)?.length ?? 0) >= Math.max(2, length / 2))
    expect(lists.filter(isFound).length / lists.length).toBeGreaterThanOrEqual(found)
  })

  it('are one if they have one name, although greetings part their questions', async () => {
    const texts = [
      'How do I copy live data to test mode? thanks',
      'How do I copy live data to test mode? please',
    ]
    const topics = await topicsOf(asked(texts))
    expect(topics).toMatchObject([{ name: 'How do I copy live data to test mode?', count: { now: 2 } }])
  })

  describe('with categories of the service', () => {
    const { subjects, singles } = labelledQuestions('english')
    const listWith = (categoryOf: (subject: string) => string | null) => [
      ...Object.entries(subjects).flatMap(([subject, texts]) =>
        texts.map((text) => ({ question: text, category: categoryOf(subject) })),
      ),
      ...singles.map((text) => ({ question: text })),
    ]
    const plain = listWith(() => null)
    const named = listWith((subject) => subject)
    const theme = 'Is there a light theme only option without dark mode?'
    const groupOf = async (now: readonly Partial<Question>[], before?: readonly Partial<Question>[]) => {
      const topics = await topicsOf(asked(now), before && asked(before))
      return topics
        .map(wordingsOf)
        .find((wordings) => wordings.includes(theme))
        ?.sort()
    }
    const withoutCategories = ['How do I turn on dark mode?', theme, 'enable dark mode']

    it('are more alike', async () => {
      expect(await groupOf(plain)).toEqual(withoutCategories)
      expect(await groupOf(named)).toEqual(['How do I turn off dark mode?', theme, 'disable dark mode'])
    })

    it.each([
      ['one category for all', listWith(() => 'General'), undefined],
      ['other categories before', named, listWith((subject) => `old ${subject}`)],
    ])('are as alike as without: %s', async (_name, now, before) => {
      expect(await groupOf(now, before)).toEqual(withoutCategories)
    })
  })

  it.each([
    ['add a user', 'remove a user'],
    ['turn on dark mode', 'turn off dark mode'],
    ['activer le mode sombre', 'Comment désactiver le mode sombre ?'],
    ['What does error 4031 mean?', 'What does error 5002 mean?'],
    ['What does 4031 mean?', 'What does 5002 mean?'],
    ['Why do I get a 401?', 'Why do I get a 403?'],
    ['4031 error', '5002 error'],
    ['upgrade to 2.0', 'upgrade to 3.0'],
    ['migrate from v2 to v3', 'migrate from v4 to v5'],
    ['Benutzer hinzufügen', 'Benutzer entfernen'],
    ['ユーザーを追加する方法', 'ユーザーを削除する方法'],
    ['사용자 추가 방법', '사용자 삭제 방법'],
    ['如何添加用户', '如何删除用户'],
    ['What is MDX?', 'What is a slug?'],
    ['Wie funktioniert die Suche?', 'Wie funktioniert der Export?'],
    ['如何删除账户', '如何重置密码'],
    ['パスワードを変更したい', 'プランを変更する方法'],
    ['로그인 오류', '로그아웃 오류'],
  ])('keep "%s" and "%s" apart', async (one, other) => {
    expect(await groupsOf([one, other, ...english])).not.toContainEqual(expect.arrayContaining([one, other]))
    expect(await groupsOf([one, other])).toEqual([])
  })

  it.each([
    ['How can I rotate the api key?', 'Why can’t I rotate the api key?'],
    ['How do I use the redirectTo option?', 'redirect_to option'],
    ['verify the signature of a webhook', 'Web-hook signature: how to verify?'],
    ['Rechnung herunterladen', 'Wie kann ich Rechnungen herunterladen?'],
    ["Comment renouveler la clé de l'API ?", 'renouvellement des clés API'],
    ["l'API", 'API'],
    ["user's", 'user'],
    ['node sdk typescript types', 'typescript types for sdk'],
    ['web hook', 'webhook'],
    ['dark mode', 'darkmode settings'],
    ['rotación de claves de la API', 'rotacion clave API'],
    ['웹훅 서명 검증', '웹훅 서명을 검증하는 방법'],
    ['如何重置密码', '忘记密码怎么办'],
    ['Где найти счёт?', 'скачать счёт'],
    ['백업을 복구하고 싶어요', '백업에서 복구하는 방법'],
    ['환불은 언제 되나요', '환불하기'],
    ['jest coverage', 'Does Jest work with TypeScript?'],
    ['Comment changer le mot de passe ?', 'mot de passe oublié'],
  ])('have "%s" and "%s" together', async (one, other) => {
    expect(await groupsOf([one, other])).toEqual([expect.arrayContaining([one, other])])
  })

  it('do not depend on the order of the rows', async () => {
    const terms = [{ term: 'rotate key' }, { term: 'sso' }, { term: 'okta sso' }]
    const forth = await subjects(asked(english, terms))
    const back = await subjects(asked(english.toReversed(), terms.toReversed()))
    expect({ ...back, topicOf: undefined }).toEqual({ ...forth, topicOf: undefined })
  })

  it('have equal wordings, whatever their case, spaces and last punctuation', async () => {
    const texts = ['Rotate the key?', ' rotate  the KEY ', 'ＲＯＴＡＴＥ the key!']
    expect(await topicsOf(asked(texts))).toMatchObject([{ count: { now: 3 }, wordings: [{ count: 3 }] }])
  })

  it('are named by the most frequent spelling, else by the most typical wording', async () => {
    expect((await topicsOf(asked(['GEM', 'gem', 'gem'])))[0]?.name).toBe('gem')
    const rotate = [
      'api key rotation',
      'How do I rotate an API key?',
      'rotate every api key of the staging workspace',
    ]
    expect((await topicsOf(asked(rotate)))[0]?.name).toBe('How do I rotate an API key?')
  })

  it.each([
    ['Hello, how do I rotate a key?', 'how do I rotate a key?'],
    ['こんにちは、請求書はどこですか', '請求書はどこですか'],
    ['Hi-fi audio', 'Hi-fi audio'],
    ['Can I map groups? Thanks!', 'Can I map groups?'],
    ['map groups to roles, please', 'map groups to roles'],
  ])('are shown without greetings and thanks: %s', async (text, shown) => {
    expect((await topicsOf(asked([text])))[0]?.name).toBe(shown)
  })

  it('have the pages where they were asked, as paths', async () => {
    const page = (url: string | null) => ({ question: 'Gem?', page: url })
    const topics = await topicsOf(
      asked([page('https://docs.example.com/a?x=1'), page('/b'), page('/a'), page(null)]),
    )
    expect(topics[0]?.pages).toEqual([
      { text: '/a', count: 2 },
      { text: '/b', count: 1 },
    ])
  })

  it('have the answered questions about them', async () => {
    const answered = ['rotate the api key', 'api key rotation?', 'What is MDX?'].map((text) => ({
      question: text,
      resolution: 'answered',
    }))
    const [topic] = await topicsOf(asked(['How do I rotate an API key?', ...answered]))
    expect(topic).toMatchObject({ count: { now: 1 }, answered: 2 })
  })

  it('are none of answered questions, and of questions of the assistant', async () => {
    const others = [
      { question: 'Is there a gem?', resolution: 'answered' },
      { question: 'Which gem?', isStep: true },
    ]
    expect(await topicsOf(asked(others))).toEqual([])
  })

  it.each([
    'hello',
    '?',
    ' ',
    '👍',
    '[e-mail address]',
    'how to',
    'ありがとう',
    'test',
    'talk to a human',
    'Vielen Dank',
  ])('are none of a question that asks nothing, and terms of every search: %j', async (text) => {
    const lists = asked(
      many(5, () => text),
      [{ term: text, hits: 50 }],
    )
    const { topics, terms } = await subjects(lists)
    expect([topics.length, terms.length]).toEqual([0, text.trim() === '' ? 0 : 1])
  })

  it.each(['AI', 'CI', 'R', 'C#', 'IDE'])('know %s as a word that counts', async (text) => {
    expect(await topicsOf(asked([text]))).toHaveLength(1)
  })

  it('are named by each of their questions, and by no answered one', async () => {
    const lists = asked([
      'ROTATE API KEYS',
      'api key rotation',
      { question: 'rotate api keys', resolution: 'answered' },
    ])
    const { topicOf } = await subjects(lists)
    expect(lists.questions?.questions.map((question) => topicOf.get(question))).toEqual([
      'ROTATE API KEYS',
      'ROTATE API KEYS',
      undefined,
    ])
  })

  it('stay ready for texts without meaning', async () => {
    const long = 'word '.repeat(12_000)
    const words = many(300, (index) => `w${index}`).join(' ')
    expect((await topicsOf(asked([long, words, ...english]))).length).toBeGreaterThan(20)
  })
})

describe('many questions', () => {
  // Words that say nothing, the same in each run.
  let seed = 7
  const word = () => {
    let text = ''
    for (let length = 0; length < 4; length++) {
      seed = (seed * 16_807) % (2 ** 31 - 1)
      text += 'ba ke li mo nu ra se ti'.split(' ')[seed % 8] ?? ''
    }
    return text
  }

  it('about one subject, each with two words of its own, are one topic', async () => {
    const subject = many(20, () => `${word()} webhook secret rotation ${word()}`)
    const others = many(3000, () => many(5, word).join(' '))
    const topics = await topicsOf(asked([...subject, ...others]))
    const found = topics.find(({ wordings }) => wordings.some(({ text }) => subject.includes(text)))
    expect(found?.wordings.map(({ text }) => text).toSorted()).toEqual(subject.toSorted())
  }, 60_000)

  it('that are pasted logs are one topic', async () => {
    const line =
      'Error: connect refused at TCPConnectWrap.afterConnect as oncomplete in node net of the worker '
    const long = many(300, (index) => `${index}: ${line.repeat(3)}`)
    const short = many(300, (index) => `12:${index}:07.${index} worker ${index}/${index} connect refused`)
    expect(await topicsOf(asked(long))).toMatchObject([{ count: { now: 300 } }])
    expect(await topicsOf(asked(short))).toMatchObject([{ count: { now: 300 } }])
  })

  it('end with what a pause throws in any step, and pause at each text in each step', async () => {
    const texts = many(500, () => many(5, word).join(' '))
    const cancelled = new Error('cancelled')
    const pausesUntil = async (last: number): Promise<number> => {
      let pauses = 0
      await subjectsOf(asked(texts), asked(texts), compare, async () => {
        if (pauses === last) throw cancelled
        pauses += 1
        await noPause()
      })
      return pauses
    }
    const pauses = await pausesUntil(Infinity)
    // Questions of two periods; then split, words, stems, openers, rarity, features, groups, subjects.
    expect(pauses).toBeGreaterThanOrEqual(8 * texts.length)
    for (const share of [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.999])
      await expect(pausesUntil(Math.floor(share * pauses))).rejects.toBe(cancelled)
  })
})

describe('search terms', () => {
  it('join a topic that was asked twice and is about the same', async () => {
    const { topics, terms } = await subjects(asked(english, [{ term: 'rotate api key', hits: 30 }]))
    expect(terms).toEqual([])
    expect(topicWith(topics, 'rotate api keys')?.terms).toEqual([{ text: 'rotate api key', count: 30 }])
  })

  it('do not join a topic of which they have only half of the words', async () => {
    const questions = asked(
      ['copy live data to test mode', 'reset test mode data', 'delete all data in test mode'],
      [{ term: 'dark mode' }, { term: 'data test mode' }],
    )
    const { topics, terms } = await subjects(questions)
    expect(terms.map(({ name }) => name)).toEqual(['dark mode'])
    expect(topics[0]?.terms.map(({ text }) => text)).toEqual(['data test mode'])
  })

  it('join the larger one of two topics that are about them', async () => {
    const often = [
      'How often do you retry a failed webhook?',
      'can I change how often you retry a failed webhook?',
      'do you retry a failed webhook when my endpoint is down',
      'where do i see how often a failed webhook was retried',
      'do you retry failed webhooks automatically',
    ]
    const times = many(2, () => 'how many times do you retry a failed webhook')
    const { topics } = await subjects(asked([...often, ...times], [{ term: 'webhook retries', hits: 70 }]))
    expect(topics).toMatchObject([
      { count: { now: 5 }, terms: [{ text: 'webhook retries', count: 70 }] },
      { count: { now: 2 }, terms: [] },
    ])
  })

  it('are clicked if the same term with its marks is', async () => {
    const searched = [
      { term: 'résiliation', hits: 80, clickThroughRate: 0.6 },
      { term: 'resiliation', hits: 9 },
    ]
    expect((await subjects(asked([], searched))).terms).toEqual([])
  })

  it.each([
    ['install', 'uninstall', 'reinstall'],
    ['enable', 'disable'],
  ])('of one word each are other terms if they are no forms of it: %s', async (...texts) => {
    const searched = texts.map((text) => ({ term: text }))
    expect((await subjects(asked([], searched))).terms).toHaveLength(texts.length)
  })

  it('do not join a topic with a term that joins it', async () => {
    const questions = asked(
      ['delete user', 'delete user?', 'How do I delete a user?'],
      [
        { term: 'users', hits: 60 },
        { term: 'add user', hits: 30 },
      ],
    )
    const { topics, terms } = await subjects(questions)
    expect(topics[0]?.terms).toEqual([{ text: 'users', count: 60 }])
    expect(terms).toMatchObject([{ name: 'add user', count: { now: 30 } }])
  })

  it('do not join a topic that was asked once', async () => {
    const { terms } = await subjects(asked(english, [{ term: 'embed a video' }]))
    expect(terms.map(({ name }) => name)).toEqual(['embed a video'])
  })

  it('that are alike are one group, with a rate weighted by searches', async () => {
    const searched = [
      { term: 'custom domain', hits: 30, clickThroughRate: 0.1, topClickedPage: '/a' },
      { term: 'custom domains', hits: 10, clickThroughRate: 0.18, topClickedPage: '/b' },
      // It is shown as 20.0%, which is not less than 20%.
      { term: 'changelog', hits: 10, clickThroughRate: 0.1997 },
    ]
    expect((await subjects(asked(english, searched))).terms).toEqual([
      {
        name: 'custom domain',
        terms: [
          { text: 'custom domain', count: 30 },
          { text: 'custom domains', count: 10 },
        ],
        count: { now: 40, before: null, change: null },
        clickThroughRate: expect.closeTo(0.12) as unknown as number,
        topClickedPage: '/a',
        asked: [],
      },
    ])
  })

  it.each([
    ['webhook', 'webhooks'],
    ['webhook', 'web-hook'],
    ['Rechnung', 'Rechnungen'],
    ['カスタムドメイン', 'カスタム ドメイン'],
  ])('%s and %s are one term, clicked by their sum', async (clicked, other) => {
    const searched = [
      { term: clicked, hits: 100, clickThroughRate: 0.6 },
      { term: other, hits: 10, clickThroughRate: 0 },
    ]
    expect((await subjects(asked([], searched))).terms).toEqual([])
  })

  it.each(['webhook signature', 'webhook retries', 'failed webhook'])(
    'with few clicks are not hidden by a broader term that is clicked: %s',
    async (text) => {
      const searched = [
        { term: 'webhook', hits: 100, clickThroughRate: 0.6 },
        { term: text, hits: 40, clickThroughRate: 0 },
      ]
      expect((await subjects(asked([], searched))).terms).toMatchObject([{ name: text, count: { now: 40 } }])
      const [asking, failed] = [`${text}?`, `how do I see ${text}`]
      const { topics } = await subjects(asked([asking, asking, failed], searched))
      expect(topics[0]?.terms).toEqual([{ text, count: 40 }])
      const { terms } = await subjects(asked([], searched.slice(1)), asked([], searched))
      expect(terms).toMatchObject([{ name: text, count: { now: 40, before: 40 } }])
    },
  )
})

describe('the period before', () => {
  it.each([
    { before: 'rotate the api key without any downtime', now: 'How do I rotate an API key?' },
    { before: 'API-Schlüssel erneuern', now: 'Wie erneuere ich meinen API-Schlüssel?' },
    { before: '請求書のダウンロード', now: '請求書をダウンロードするには' },
    { before: 'mot de passe oublié', now: "J'ai oublié mon mot de passe" },
  ])('counts "$before" for the topic of "$now"', async ({ before, now }) => {
    const topics = await topicsOf(asked([now, now]), asked(many(9, () => before)))
    expect(topics).toMatchObject([{ count: { now: 2, before: 9 } }])
  })

  it('does not change the topics of this one', async () => {
    const withoutPrevious = (topics: readonly Topic[]) =>
      topics.map((topic) => ({ ...topic, count: topic.count.now }))
    const before = asked(['What is a slug?', ...english.slice(0, 9)])
    expect(withoutPrevious(await topicsOf(asked(english), before))).toEqual(
      withoutPrevious(await topicsOf(asked(english))),
    )
  })

  it('has gaps of its own', async () => {
    const before = asked(['What is a slug?', 'what is a slug', 'rotate api keys', 'rotate api key', 'Once?'])
    const { formerTopics } = await subjects(asked(english), before)
    expect(formerTopics).toEqual([{ name: 'What is a slug?', before: 2, now: 0 }])
  })

  it('is not known for a topic if its questions were not read', async () => {
    const [topic] = await topicsOf(asked(['a gem']), { searches: { terms: [] } })
    expect(topic?.count.before).toBeNull()
  })

  it('counts the searches of a group', async () => {
    const now = asked(english, [{ term: 'custom domain', hits: 30 }])
    const before = asked(english, [
      { term: 'Custom domain', hits: 5, clickThroughRate: 0.1 },
      { term: 'custom domains', hits: 7 },
      { term: 'okta', hits: 9 },
    ])
    const { terms, formerTerms } = await subjects(now, before)
    expect(terms).toMatchObject([{ name: 'custom domain', count: { before: 12 } }])
    expect(formerTerms).toEqual([{ name: 'okta', before: 9, now: 0 }])
  })

  it('counts each spelling of a term once', async () => {
    const searched = (clickThroughRate: number) =>
      asked(
        [],
        [
          { term: 'webhook', hits: 50, clickThroughRate },
          { term: 'web-hooks', hits: 10, clickThroughRate },
        ],
      )
    const { terms, formerTerms } = await subjects(searched(0.5), searched(0.1))
    expect({ terms, formerTerms }).toEqual({
      terms: [],
      formerTerms: [{ name: 'webhook', before: 54, now: 30 }],
    })
  })

  it.each([
    { now: 'no more', askedNow: [] },
    { now: 'once', askedNow: ['Is there a Terraform provider?'] },
  ])('has no gap in a term that belonged to a topic that is asked $now', async ({ askedNow }) => {
    const before = asked(
      [...english, ...many(14, () => 'Is there a Terraform provider?')],
      [
        { term: 'terraform provider', hits: 40 },
        { term: 'changelog', hits: 40 },
      ],
    )
    const { formerTerms } = await subjects(asked([...english, ...askedNow]), before)
    expect(formerTerms.map(({ name }) => name)).toEqual(['changelog'])
  })
})

describe('an export', () => {
  it('ends with what a pause throws while topics are searched, and has no pause without lists', async () => {
    const cancelled = new Error('cancelled')
    const content = await analyticsOf()
    const pause = () => Promise.reject(cancelled)
    await expect(findingsOf({ ...content, questions: questionsOf([{}]) }, pause)).rejects.toBe(cancelled)
    await expect(findingsOf({ ...content, questions: undefined }, pause)).resolves.toBeDefined()
  })
})
