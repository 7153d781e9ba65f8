import { describe, expect, it } from '@jest/globals'

import { labelledQuestions } from '../../../bench/topics/labelled-questions.ts'
import type { FeedbackEntry } from '../../../src/analytics/read/feedback-list.ts'
import type { PageFeedback } from '../../../src/analytics/read/page-feedback-list.ts'
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
  topics: gaps?.topic?.map(({ name, count: { now, before } }) => [name, now, before]),
  terms: gaps?.term?.map(({ name, count }) => [name, count.now]),
})
const none = { topics: [], terms: [] }

describe('one subject', () => {
  const rotation = [
    'rotate api key',
    'How do I rotate an API key without downtime?',
    'Rotating the API key safely',
  ]
  const languages = ['english', 'german', 'spanish'] as const
  const others = languages.flatMap((language) => labelledQuestions(language).singles)

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

  it.each([
    ['cannot find webhooks page', 'where are the webhooks docs'],
    ['error 4031', 'error 4031 on Debian 12'],
  ])('is one topic: %s, %s', async (one, other) => {
    const { content } = await toldOf({ asked: { [one]: 2, [other]: 2 } })
    expect(content.gaps?.topic?.map(({ count }) => count.now)).toEqual([4])
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

const longQuestion = (error: number) =>
  `When I install the package and start the service, it stops after a few seconds, and its log says error ${error} and nothing else, although I followed every step of the guide twice, and the network of the machine is fine`

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
    ['What does error 4031 mean on Debian 12?', 'What does error 5002 mean on Debian 12?'],
    [longQuestion(4031), longQuestion(5002)],
  ])('are two topics: %s, %s', async (one, other) => {
    const { content } = await toldOf({ asked: { [one]: 5, [other]: 4 } })
    expect(content.gaps?.topic?.map(({ name, count }) => [name, count.now])).toEqual([
      [one, 5],
      [other, 4],
    ])
  })
})

describe('nothing that readers said disappears', () => {
  interface Example {
    asked?: Asked
    searched?: string[]
    topics: string[]
    terms: string[]
  }

  it.each([
    { asked: { 'How do I test my agent?': 40 }, topics: ['How do I test my agent?'], terms: [] },
    {
      asked: {
        'How do I talk to an agent in the chat widget?': 5,
        'talk to a human': 9,
        'Hi, thank you so much': 9,
      },
      topics: ['How do I talk to an agent in the chat widget?'],
      terms: [],
    },
    {
      searched: ['agent', 'testing', 'operator', 'chat', 'live', 'if', 'not', 'for', 'hello', '??'],
      topics: [],
      terms: ['agent', 'testing', 'operator', 'chat', 'live', 'if', 'not', 'for', 'hello', '??'],
    },
    {
      asked: { 'Wie geht der Test?': 6 },
      searched: ['mensch', 'nicht'],
      topics: ['Wie geht der Test?'],
      terms: ['mensch', 'nicht'],
    },
    { searched: ['可以', 'これ', 'tva', 'du'], topics: [], terms: ['可以', 'これ', 'tva', 'du'] },
  ] satisfies Example[])(
    'by a list of words: $topics, $terms',
    async ({ asked = {}, searched = [], topics, terms }: Example) => {
      const rates = Object.fromEntries(
        searched.map((term, index): [string, [number, number]] => [term, [200 - index, 0.02]]),
      )
      const { gaps } = (await toldOf({ asked, searched: rates })).content
      expect(gaps?.topic?.map(({ name }) => name)).toEqual(topics)
      expect(gaps?.term?.map(({ name }) => name)).toEqual(terms)
    },
  )
})

describe('hello world', () => {
  it('is a name in software, not a greeting', async () => {
    const asked = { 'Hello world example in Rust': 4, 'Hello, world!': 3 }
    expect(gapsIn(await toldOf({ asked })).topics).toEqual([['Hello world example in Rust', 7, null]])
  })
})

describe('words that open questions about many subjects', () => {
  it.each([
    {
      texts: ['Como emitir boleto?', 'Como pagar com boleto?', 'boleto vencido'],
      others: [
        'Como emitir nota fiscal?',
        'Como emitir segunda via?',
        'Como emitir relatório?',
        'Como emitir certificado?',
      ],
    },
    {
      texts: [
        'Quiero activar la factura electrónica',
        'factura electrónica',
        'no llega la factura electrónica',
      ],
      others: [
        'Quiero activar el modo oscuro',
        'Quiero activar los webhooks',
        'Quiero activar la cuenta',
        'Quiero activar las notificaciones',
      ],
    },
  ])('join nothing: $texts', async ({ texts, others }) => {
    const { topics = [] } = (await toldOf({ asked: each([...texts, ...others]) })).content
    const subjects = topics.map(({ wordings }) => wordings.map(({ text }) => text).sort())
    expect(subjects).toContainEqual(texts.toSorted())
    expect(subjects).toHaveLength(1 + others.length)
  })
})

describe('no gap', () => {
  it.each([
    [
      'words that say nothing',
      { asked: each(['thanks!', 'hello', '?', 'ok danke', 'merci !', 'ありがとう', 'hola'], 5) },
    ],
    [
      'greetings and thanks of more languages',
      { asked: each(['buenas tardes', 'Muchas gracias!', 'Merci beaucoup', 'ありがとう'], 5) },
    ],
    ['a term that is clicked in another spelling', { searched: { webhook: [100, 0.6], webhooks: [10, 0] } }],
    ['the same in German', { searched: { Rechnung: [100, 0.6], Rechnungen: [10, 0] } }],
    [
      'a topic that is answered most times',
      { asked: { 'Is there a gem?': 3 }, answered: { 'is there a gem': 30 } },
    ],
    ['a question asked once, most times answered', { asked: { gem: 1 }, answered: { 'a gem': 4 } }],
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
  ])('has the complaint of most readers as evidence, however they end it: %s', async (most, same, other) => {
    const comments = [other, most, same].map((comment) => ({ path: '/keys', comment, helpful: false }))
    expect((await toldOf({ votes: { '/keys': [1, 9] }, comments })).tasks).toEqual([
      `Fix /keys: 9 thumbs down · "${most}"`,
    ])
  })

  it.each([
    {
      name: 'that is most like the others',
      comments: ['too long', 'No word about the new auth flow', 'auth changes are missing'],
      quoted: 'No word about the new auth flow',
    },
    {
      name: 'of many in other words, not that of two in the same words',
      comments: [
        ...many(2, () => 'too long'),
        'The sample misses the import',
        'import is missing in the sample',
        'missing import, code does not run',
        'sample code: import missing',
      ],
      quoted: 'sample code: import missing',
    },
    {
      name: 'of two in the same words where no others are alike',
      comments: ['Step 3 fails', 'too long', 'Link is dead', 'too long'],
      quoted: 'too long',
    },
    {
      name: 'that is the latest where none is more typical, or says more',
      comments: ['Link is dead', 'too long', 'Step fails'],
      quoted: 'Link is dead',
    },
    {
      name: 'that says most of those that are about as typical',
      comments: ['what about auth?', 'auth changes are missing', 'No word about the new auth flow'],
      quoted: 'No word about the new auth flow',
    },
    {
      name: 'that says enough, not the longest',
      comments: [
        'import missing in the sample code',
        'I came here from the start page, then read every guide twice, and the import is missing',
        'the sample code misses the import',
      ],
      quoted: 'import missing in the sample code',
    },
    {
      name: 'that is no praise or thanks',
      comments: [...many(3, () => 'Great page, thanks!'), 'thx', 'Step 3 fails'],
      quoted: 'Step 3 fails',
    },
    {
      name: 'that is no thanks in another language',
      comments: ['谢谢', '감사합니다', 'ありがとうございます', 'Obrigado!', 'Спасибо', 'Step 3 fails'],
      quoted: 'Step 3 fails',
    },
    {
      name: 'that is no thanks in several words',
      comments: [
        'thank you',
        'merci beaucoup',
        'muchas gracias',
        'Vielen Dank!',
        'thank you, great docs',
        'fails',
      ],
      quoted: 'fails',
    },
  ])('quotes the complaint $name', async ({ comments, quoted }) => {
    // The latest is the first.
    const read = comments.map((comment) => ({ path: '/keys', comment, helpful: false }))
    expect((await toldOf({ votes: { '/keys': [0, 9] }, comments: read })).tasks).toEqual([
      `Fix /keys: 9 thumbs down · "${quoted}"`,
    ])
  })

  it('is not called small if it is no task because its comments are resolved', async () => {
    const comments = [{ path: '/keys', comment: 'Link is dead', helpful: false, status: 'resolved' }]
    const { tasks, content } = await toldOf({ votes: { '/keys': [0, 5] }, comments })
    expect(tasks).toEqual([])
    expect(noTasks(content)).toBe(
      'No tasks, but 1 gap in questions, searches and feedback. A term with fewer than 5 searches is no task, nor is a page whose complaints are settled.',
    )
  })

  it('is not closed by thumbs up', async () => {
    const result = await toldOf({ votes: { '/keys': [30, 9] } }, { votes: { '/keys': [1, 9] } })
    expect(result.closed).toBe('')
  })
})

describe('closed', () => {
  it.each([
    { now: {}, closed: 'No gap any more: "Can I sign in with SAML?" 14 → 0' },
    // Answered now.
    {
      now: { answered: { 'sign in with saml': 12 } },
      closed: 'No gap any more: "Can I sign in with SAML?" 14 → 0',
    },
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
  ])('is nothing that is asked in other words: $now', async ({ before, now }) => {
    const result = await toldOf({ asked: now }, { asked: before })
    expect(result.closed).toBe('')
    expect(result.content.gaps?.topic).toMatchObject([{ count: { now: 9, before: 12 } }])
  })

  it('is a subject, though another one with a word of it is open', async () => {
    const before = { 'SSO setup': 14, 'How do I set up SSO?': 10, 'domain setup': 8 }
    const now = { 'SSO setup': 1, 'How do I set up SSO with Okta?': 1, 'domain setup': 9 }
    expect((await toldOf({ asked: now }, { asked: before })).closed).toMatch(
      /^No gap any more: "[^"]*SSO[^"]*" 24 → [12]$/u,
    )
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

  it('is a subject that was asked in 14 wordings, though only two other questions are left', async () => {
    const saml = [
      'Can I sign in with SAML?',
      'SAML sign-in',
      'How do we set up SAML sign-in?',
      'sign in with SAML',
      'saml sign in',
      'set up SAML',
      'SAML setup',
      'How to set up SAML for our team?',
      'enable SAML sign-in',
      'SAML sign-in for the team',
      'Is SAML sign-in possible?',
      'turn on SAML',
      'our SAML sign-in',
      'SAML sign-in with Okta',
    ]
    const others = { 'Where is the invoice?': 1, 'How do I embed a video?': 1 }
    const { closed } = await toldOf({ asked: others }, { asked: { ...others, ...each(saml) } })
    // Two of the wordings are told apart, because they share only the name.
    expect(closed).toMatch(/^No gap any more: "[^"]*SAML[^"]*" 1[2-4] → 0$/u)
  })
})

describe('six questions about one subject', () => {
  it('in six wordings are one topic', async () => {
    const okta = [
      'Does it work with Okta?',
      'Okta integration',
      'How do I connect Okta?',
      'okta setup',
      'Okta login fails',
      'SSO through Okta',
    ]
    const { gaps } = (await toldOf({ asked: each(okta) })).content
    expect(gaps?.topic?.map(({ count }) => count.now)).toEqual([6])
  })
})

describe('unrelated questions', () => {
  const questions: Record<string, string[]> = {
    English: [
      'How do I rotate an API key?',
      'Where is my invoice?',
      'Can I embed a video?',
      'What is the rate limit?',
      'Is there a Terraform provider?',
      'How do I invite a colleague?',
      'Why is my build slow?',
      'Do you support dark mode?',
      'How can I export to PDF?',
      'Where are the servers located?',
      'What does error 4031 mean?',
      'How do I verify a webhook?',
      'Can I use my own domain?',
      'How is search ranked?',
      'Is there an audit log?',
      'How do I cancel?',
      'What is a slug?',
      'Does the CLI run on Windows?',
      'How do redirects work?',
      'Which languages are supported?',
    ],
    German: [
      'Wie erneuere ich den API-Schlüssel?',
      'Wo finde ich meine Rechnung?',
      'Kann ich ein Video einbetten?',
      'Wie hoch ist das Ratenlimit?',
      'Gibt es einen Terraform-Provider?',
      'Wie lade ich Kollegen ein?',
      'Warum dauert der Build so lange?',
      'Gibt es einen dunklen Modus?',
      'Wie exportiere ich als PDF?',
      'Wo stehen die Server?',
      'Was bedeutet Fehler 4031?',
      'Wie prüfe ich einen Webhook?',
      'Kann ich eine eigene Domain nutzen?',
      'Wie funktioniert die Suche?',
      'Wo ist das Protokoll?',
      'Wie kündige ich?',
      'Was ist ein Slug?',
      'Läuft das CLI unter Windows?',
      'Wie lege ich Weiterleitungen an?',
      'Welche Sprachen werden unterstützt?',
    ],
    French: [
      "Comment renouveler une clé d'API ?",
      'Où est ma facture ?',
      'Puis-je intégrer une vidéo ?',
      'Quelle est la limite de débit ?',
      'Existe-t-il un fournisseur Terraform ?',
      'Comment inviter un collègue ?',
      'Pourquoi la compilation est-elle lente ?',
      'Y a-t-il un mode sombre ?',
      'Comment exporter en PDF ?',
      'Où sont les serveurs ?',
      "Que signifie l'erreur 4031 ?",
      'Comment vérifier un webhook ?',
      'Puis-je utiliser mon domaine ?',
      'Comment fonctionne la recherche ?',
      "Où est le journal d'audit ?",
      'Comment résilier ?',
      "Qu'est-ce qu'un slug ?",
      'Le CLI marche-t-il sous Windows ?',
      'Comment créer une redirection ?',
      'Quelles langues sont disponibles ?',
    ],
    Japanese: [
      'APIキーを更新するには？',
      '請求書はどこですか',
      '動画を埋め込めますか',
      'レート制限はいくつですか',
      'Terraformプロバイダーはありますか',
      '同僚を招待したい',
      'ビルドが遅い',
      'ダークモードはありますか',
      'PDFに書き出す方法',
      'サーバーの所在地',
      'エラー4031の意味',
      'Webhookの検証',
      '独自ドメインを使いたい',
      '検索の仕組み',
      '監査ログはどこですか',
      '解約したい',
      'スラッグとは',
      'WindowsでCLIは動きますか',
      'リダイレクトの設定',
      '対応言語',
    ],
    Korean: [
      'API 키를 갱신하려면?',
      '청구서는 어디에 있나요',
      '동영상을 삽입할 수 있나요',
      '요청 한도는 얼마인가요',
      '테라폼 프로바이더가 있나요',
      '동료를 초대하고 싶어요',
      '빌드가 느려요',
      '다크 모드가 있나요',
      'PDF로 내보내는 방법',
      '서버 위치',
      '오류 4031의 의미',
      '웹훅 검증',
      '사용자 도메인 연결',
      '검색은 어떻게 동작하나요',
      '감사 로그는 어디에 있나요',
      '해지하고 싶어요',
      '슬러그란 무엇인가요',
      '윈도우에서 CLI가 되나요',
      '리디렉션 설정',
      '지원 언어',
    ],
    Chinese: [
      '如何更新API密钥？',
      '发票在哪里',
      '可以嵌入视频吗',
      '速率限制是多少',
      '有Terraform插件吗',
      '怎么邀请同事',
      '构建很慢',
      '支持深色模式吗',
      '如何导出PDF',
      '服务器在哪里',
      '错误4031是什么意思',
      '如何验证webhook',
      '可以使用自己的域名吗',
      '搜索怎么排序',
      '审计日志在哪里',
      '如何退订',
      'slug是什么',
      'CLI能在Windows上运行吗',
      '如何设置重定向',
      '支持哪些语言',
    ],
  }

  it.each(Object.entries(questions))('in %s are no gap', async (_, texts) => {
    expect(gapsIn(await toldOf({ asked: each(texts) }))).toEqual(none)
  })

  it('in six languages together are gaps only where they are translations of one question', async () => {
    const indexOf = new Map(
      Object.values(questions).flatMap((texts) => texts.map((text, index) => [text, index])),
    )
    const { gaps } = (await toldOf({ asked: each([...indexOf.keys()]) })).content
    const subjects = gaps?.topic?.map(
      ({ wordings }) => new Set(wordings.map(({ text }) => indexOf.get(text))),
    )
    expect(subjects?.length).toBeGreaterThan(5)
    expect(subjects?.filter(({ size }) => size > 1)).toEqual([])
    expect(gaps?.term).toEqual([])
  })
})
