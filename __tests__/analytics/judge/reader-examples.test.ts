import { describe, expect, it } from '@jest/globals'

import { askedQuestions } from '../../../bench/topics/asked-questions.ts'
import type { FeedbackEntry } from '../../../src/analytics/read/feedback-list.ts'
import type { PageFeedback } from '../../../src/service/analytics-lists.ts'
import type { SearchTerm } from '../../../src/analytics/read/search-list.ts'
import { noTasks } from '../../../src/analytics/show/task-words.ts'
import { feedbackOf, many, questionsOf, searchesOf } from '../../support/analytics.ts'
import { type Told, told } from '../../support/told.ts'

/** Times that each question was asked without an answer. */
type Asked = Record<string, number>

/** What readers did in a period. */
interface Readers {
  asked?: Asked
  answered?: Asked
  /** Hits, and the share with a click. */
  searched?: Record<string, [number, number]>
  /** Thumbs up and down. */
  votes?: Record<string, [number, number]>
  comments?: (Partial<FeedbackEntry> & { path: string })[]
}

// What the assistant answered, and readers found, in every period.
const answeredAlways = Object.fromEntries(many(60, (index) => [`part${index} of the manual`, 1]))
const found: Partial<SearchTerm> = { term: 'changelog', hits: 400, clickThroughRate: 0.8 }

const listsOf = ({ asked = {}, answered = {}, searched = {}, votes = {}, comments = [] }: Readers) => {
  const questions = (counts: Asked, resolution: string) =>
    Object.entries(counts).flatMap(([question, times]) => many(times, () => ({ question, resolution })))
  const pages = Object.entries(votes).map(([path, [thumbsUp, thumbsDown]]): Partial<PageFeedback> => ({
    path,
    thumbsUp,
    thumbsDown,
  }))
  return {
    questions: questionsOf([
      ...questions(asked, 'unanswered'),
      ...questions({ ...answeredAlways, ...answered }, 'answered'),
    ]),
    searches: searchesOf([
      found,
      ...Object.entries(searched).map(([term, [hits, clickThroughRate]]) => ({
        term,
        hits,
        clickThroughRate,
      })),
    ]),
    ...feedbackOf([{ path: '/', thumbsUp: 90, thumbsDown: 9 }, ...pages], comments),
  }
}

const toldOf = async (now: Readers, before?: Readers): Promise<Told> => {
  return told({ ...listsOf(now), ...(before && { before: 1000, lists: listsOf(before) }) })
}
const each = (texts: readonly string[], times = 1): Asked =>
  Object.fromEntries(texts.map((text) => [text, times]))
const gapsIn = ({ content: { gaps } }: Told) => ({
  topics: gaps?.topics?.map(({ text, unanswered: { now, before } }) => [text, now, before]),
  terms: gaps?.terms?.map(({ text, searches }) => [text, searches.now]),
})
const none = { topics: [], terms: [] }

describe('one subject', () => {
  const rotation = [
    'rotate api key',
    'How do I rotate an API key without downtime?',
    'Rotating the API key safely',
  ]
  const { english, german, spanish } = askedQuestions
  const others = [english, german, spanish].flatMap(({ singles }) => singles)

  it.each([
    { among: 9, texts: others.slice(0, 9) },
    { among: 37, texts: others },
    // Words of no language, which are about nothing else.
    { among: 300, texts: [...others, ...many(263, (index) => `wo${index}rk la${index % 90}mp`)] },
  ])('is one topic among $among others', async ({ texts }) => {
    const { content } = await toldOf({ asked: each([...rotation, ...texts]) })
    const topic = content.topics?.find(({ wordings }) => wordings.some(({ text }) => text === rotation[0]))
    expect(topic?.wordings.map(({ text }) => text).sort()).toEqual(rotation.toSorted())
  })

  it('in other words than before is one topic, and not closed', async () => {
    const now = each([
      'rotate api key',
      'api key rotation',
      'Rotating the API key safely',
      'API key: rotate?',
    ])
    const result = await toldOf(
      { asked: { ...now, 'rotate the api key now': 3 } },
      { asked: { 'How do I rotate an API key?': 14 } },
    )
    expect(gapsIn(result).topics).toEqual([['rotate the api key now', 7, 14]])
    expect(result.closed).toBe('')
  })

  it('in a question and in a term is one task, and closed in neither', async () => {
    const before: Readers = { asked: { 'Can I sign in with SAML?': 14 }, searched: { saml: [85, 0.02] } }
    const result = await toldOf({ searched: { saml: [90, 0.02] } }, before)
    expect(result.closed).toBe('')
    expect(result.tasks).toEqual(['Add content for "saml": searched 90 times · 2% clicked'])
  })

  it.each([
    {
      asked: { 'Wie richte ich SSO ein?': 4, 'SSO einrichten': 3 },
      task: 'Wie richte ich SSO ein?',
      times: 7,
    },
    {
      asked: { 請求書をダウンロードするには: 4, 請求書のダウンロード方法: 2 },
      task: '請求書をダウンロードするには',
      times: 6,
    },
    {
      asked: { '¿Cómo cancelo mi suscripción?': 3, 'cancelar la suscripción': 5 },
      task: 'cancelar la suscripción',
      times: 8,
    },
    {
      asked: { 'Comment exporter mes données ?': 2, 'exporter les données en CSV': 3 },
      task: 'exporter les données en CSV',
      times: 5,
    },
    {
      asked: { 'Exportar dados para CSV': 2, 'Como exportar os dados em CSV?': 3 },
      task: 'Como exportar os dados em CSV?',
      times: 5,
    },
    { asked: { 如何取消订阅: 3, 取消订阅: 3 }, task: '取消订阅', times: 6 },
    { asked: { '비밀번호 재설정': 3, '비밀번호를 재설정하는 방법': 2 }, task: '비밀번호 재설정', times: 5 },
    { asked: { 'Как сбросить пароль?': 3, 'сброс пароля': 2 }, task: 'Как сбросить пароль?', times: 5 },
  ])('is one task: $task', async ({ asked, task, times }) => {
    expect((await toldOf({ asked })).tasks).toEqual([
      `Write an answer to "${task}": asked ${times} times in 2 wordings`,
    ])
  })
})

describe('two subjects', () => {
  it.each([
    ['How do I add a user?', 'How do I remove a user?'],
    ['Does the Python SDK support streaming?', 'Does the Ruby SDK support streaming?'],
    ['What does error 4031 mean?', 'What does error 4032 mean?'],
    ['Wie aktiviere ich den Dunkelmodus?', 'Wie deaktiviere ich den Dunkelmodus?'],
    ['¿Cómo importo páginas?', '¿Cómo exporto páginas?'],
    ['Webhookを有効にする方法', 'Webhookを無効にする方法'],
    ['Comment activer le mode sombre ?', 'Comment désactiver le mode sombre ?'],
    ['如何添加用户？', '如何删除用户？'],
  ])('are two topics: %s, %s', async (one, other) => {
    const { content } = await toldOf({ asked: { [one]: 5, [other]: 4 } })
    expect(content.gaps?.topics?.map(({ text, unanswered }) => [text, unanswered.now])).toEqual([
      [one, 5],
      [other, 4],
    ])
  })
})

describe('no gap', () => {
  it.each([
    [
      'words that say nothing',
      { asked: each(['thanks!', 'hello', '?', 'ok danke', 'merci !', 'ありがとう', '您好'], 5) },
    ],
    ['a term that is clicked in another spelling', { searched: { webhook: [100, 0.6], webhooks: [10, 0] } }],
    ['the same in German', { searched: { Rechnung: [100, 0.6], Rechnungen: [10, 0] } }],
    [
      'a topic that is answered most times',
      { asked: { 'Is there a gem?': 3 }, answered: { 'is there a gem': 30 } },
    ],
    ['a question asked once', { asked: { 'Is there a gem?': 1 } }],
    ['a term searched once', { searched: { gem: [1, 0] } }],
  ] satisfies [string, Readers][])('is in %s', async (_, readers) => {
    const result = await toldOf(readers)
    expect(gapsIn(result)).toEqual(none)
    expect(result.tasks).toEqual([])
  })
})

describe('a disliked page', () => {
  const love = { path: '/keys', comment: 'Love this page', helpful: true }

  it('is no evidence by praise', async () => {
    const wrong = { path: '/keys', comment: 'Step 3 fails', helpful: false }
    const votes: Readers['votes'] = { '/keys': [1, 9] }
    expect((await toldOf({ votes, comments: [love, love, wrong] })).tasks).toEqual([
      'Fix /keys: 9 thumbs down · "Step 3 fails"',
    ])
    expect((await toldOf({ votes, comments: [love] })).tasks).toEqual(['Fix /keys: 9 thumbs down'])
  })

  it.each([
    ['O exemplo não funciona', 'o exemplo não funciona!', 'Falta a versão para Windows'],
    ['예제가 작동하지 않아요', '예제가 작동하지 않아요.', '윈도우 설명이 없어요'],
    ['サンプルが動きません', 'サンプルが動きません。', 'Windowsの説明がない'],
    ['Das Beispiel läuft nicht', 'das Beispiel läuft nicht ...', 'Windows fehlt'],
  ])('has the complaint of most readers as evidence, however they end it: %s', async (most, same, other) => {
    const comments = [other, most, same].map((comment) => ({ path: '/keys', comment, helpful: false }))
    expect((await toldOf({ votes: { '/keys': [1, 9] }, comments })).tasks).toEqual([
      `Fix /keys: 9 thumbs down · "${most}"`,
    ])
  })

  it('is not called small if it is no task because its comments are resolved', async () => {
    const comments = [{ path: '/keys', comment: 'Link is dead', helpful: false, status: 'resolved' }]
    const { tasks, content } = await toldOf({ votes: { '/keys': [0, 5] }, comments })
    expect(tasks).toEqual([])
    expect(noTasks(content)).toBe(
      'No tasks: 1 gap in questions, searches and feedback, all small, or with all comments resolved or dismissed.',
    )
  })

  it('is not closed by thumbs up', async () => {
    const result = await toldOf({ votes: { '/keys': [30, 9] } }, { votes: { '/keys': [1, 9] } })
    expect(result.closed).toBe('')
  })
})

describe('closed', () => {
  it.each([
    { now: {}, closed: 'Closed: "Can I sign in with SAML?" 14 → 0' },
    // Answered now.
    { now: { answered: { 'sign in with saml': 12 } }, closed: 'Closed: "Can I sign in with SAML?" 14 → 0' },
    // In other words, or in another list.
    { now: { asked: { 'SAML sign-in': 4 } }, closed: '' },
    { now: { searched: { 'saml sign in': [40, 0] } }, closed: '' },
  ] satisfies { now: Readers; closed: string }[])(
    'is what readers no longer miss: $closed',
    async ({ now, closed }) => {
      expect((await toldOf(now, { asked: { 'Can I sign in with SAML?': 14 } })).closed).toBe(closed)
    },
  )

  it.each([
    { before: { 'Wo finde ich meine Rechnung?': 12 }, now: { 'Rechnung herunterladen': 9 } },
    { before: { APIキーを更新するには: 12 }, now: { APIキーの更新方法: 9 } },
    { before: { '¿Dónde está mi factura?': 12 }, now: { 'descargar la factura': 9 } },
    { before: { 'Où est ma facture ?': 12 }, now: { 'télécharger ma facture': 9 } },
  ])('is nothing that is asked in other words: $now', async ({ before, now }) => {
    const result = await toldOf({ asked: now }, { asked: before })
    expect(result.closed).toBe('')
    expect(result.content.gaps?.topics).toMatchObject([{ unanswered: { now: 9, before: 12 } }])
  })

  it('is nothing when nobody asked at all', async () => {
    const { closed } = await told({
      before: 1000,
      ...listsOf({}),
      questions: questionsOf([]),
      lists: listsOf({ asked: { 'Can I sign in with SAML?': 14 } }),
    })
    expect(closed).toBe('')
  })
})
