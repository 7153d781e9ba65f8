import { describe, expect, it } from '@jest/globals'

import { exportHeadline } from '../../../src/analytics/show/task-words.ts'
import { visitorReport } from '../../../src/analytics/show/markdown-report.ts'
import { comparedOf, feedbackOf, many, questionsOf } from '../../support/analytics.ts'
import { told } from '../../support/told.ts'

const week = { dateFrom: '2026-05-04', dateTo: '2026-05-11' }
/** Pages that vary a little and do not move. */
const others = Object.fromEntries(many(24, (index) => [`/handbook-${index}`, 400 - 12 * index]))
const under = (folder: string, names: readonly string[], visitors: number) =>
  Object.fromEntries(names.map((name, index) => [`${folder}/${name}`, visitors - 7 * index]))
const asked = (texts: readonly string[], page: string | null = null) =>
  questionsOf(texts.map((question) => ({ question, page })))
const encoded = (path: string): string => encodeURI(path)

describe('a trend', () => {
  it('of nine weeks, each a little lower, is told', async () => {
    const { verdict } = await told({
      range: week,
      history: [20_400, 19_600, 19_900, 18_100, 17_500, 16_300, 15_200, 14_600],
      now: 13_500,
    })
    expect(verdict).toBe('Falling: −35% in 8 weeks. This week is within the usual range.')
  })
  it('of people is told though AI makes up for it', async () => {
    const of = (human: number, ai: number) => ({ human, ai, total: human + ai })
    const { verdict } = await told({
      range: week,
      history: [
        of(2400, 600),
        of(2300, 690),
        of(2180, 800),
        of(2090, 880),
        of(1990, 990),
        of(1890, 1100),
        of(1800, 1190),
        of(1710, 1270),
      ],
      now: of(1630, 1390),
    })
    expect(verdict).toContain('People fell 32% in 8 weeks')
  })
  it('of months is told in months', async () => {
    const { verdict } = await told({
      range: { dateFrom: '2026-06-01', dateTo: '2026-07-01' },
      history: [5100, 5300, 5900, 6000, 6500, 7000, 7300, 8000],
      now: 8700,
    })
    expect(verdict).toMatch(/^Rising: \+\d+% in 8 months\. This month is within the usual range\.$/u)
  })
})

describe('a folder', () => {
  const names = many(60, (index) => `article-${index}`)
  it('has no more visitors than the site', async () => {
    const before = { ...others, ...under('/wiki', names, 900) }
    const { content, tasks } = await told({ before: 4103, now: 4000, pages: others, pagesBefore: before })
    const [row] = content.movement.rows
    expect(row?.path).toBe('/wiki/*')
    expect(row?.visitors.before).toBe(900)
    expect(tasks).toEqual([
      'Check /wiki/*: 60 pages without visitors now, the most visited had 900 before: moved, removed or broken?',
    ])
  })
  it('that began tells its most visited page', async () => {
    const { content } = await told({
      before: 4000,
      now: 4100,
      pages: { ...others, ...under('/aide', names, 950) },
      pagesBefore: others,
    })
    expect(content.movement.rows[0]).toMatchObject({ path: '/aide/*', visitors: { now: 950, before: 0 } })
    expect(visitorReport(content, undefined)).toMatch(
      /`\/aide\/\*`<br>Moved most: <code>\/aide\/<wbr>article-0<\/code><br>Pages: 60 \| 950 \|/u,
    )
  })
  it('of which most pages fell alike is one row', async () => {
    const hooks = many(12, (index) => `event-${index}`)
    const before = { ...others, ...under('/webhooks', hooks, 500) }
    const now = { ...others, ...under('/webhooks', hooks, 90) }
    expect(
      (await told({ before: 5000, now: 4000, pages: now, pagesBefore: before })).moved.map(
        (line) => line.split(' ')[0],
      ),
    ).toEqual(['/webhooks/*'])
  })
  it('that was renamed and lost a page names the lost page (Spanish)', async () => {
    const guias = ['primeros-pasos', 'facturación', 'autenticación', 'límites', 'errores', 'webhooks']
    const { moved, tasks } = await told({
      before: 3000,
      pages: { ...others, ...under('/aprender', guias, 320) },
      pagesBefore: { ...others, ...under('/guías', guias, 320), '/guías/migración-antigua': 180 },
    })
    expect(moved.map((line) => line.split(' ')[0])).toEqual([
      '/guías/migración-antigua',
      '/guías/*',
      '/aprender/*',
    ])
    expect(tasks.map((task) => task.split(':')[0])).toEqual(['Check /guías/migración-antigua'])
  })
  it('has its start page when all moved below a language (Japanese)', async () => {
    const site = {
      '/': 1200,
      '/料金': 500,
      '/認証': 400,
      '/請求書': 300,
      '/導入': 260,
      '/制限': 210,
      ...others,
    }
    const now = Object.fromEntries(
      Object.entries(site).map(([path, count]) => [path === '/' ? '/ja' : `/ja${path}`, count]),
    )
    expect((await told({ before: 3000, pages: now, pagesBefore: site })).tasks).toEqual([])
  })
})

describe('a page', () => {
  it('that people left and AI still reads is a task', async () => {
    const page = (path: string, human: number, ai: number) => ({ path, human, ai, total: human + ai })
    const stable = many(20, (index) => page(`/p${index}`, 200 - index, 20))
    const { tasks } = await comparedOf(
      [...stable, page('/quickstart', 0, 61)],
      [...stable, page('/quickstart', 512, 60)],
    )
    expect(tasks).toMatchObject([{ kind: 'moved', page: '/quickstart', count: { now: 0, before: 512 } }])
  })
})

describe('a path', () => {
  const question = (page: string) =>
    asked(['請求書はどこですか', '請求書はどこですか', '請求書はどこですか'], page)
  it('of a question is the path of the visitors (Japanese)', async () => {
    const { content, tasks } = await told({
      questions: question(`https://docs.example${encoded('/課金/請求書')}`),
      pages: { '/課金/請求書': 90 },
    })
    expect(content.gaps?.topic?.[0]?.pages).toEqual([{ text: '/課金/請求書', count: 3 }])
    expect(tasks[0]).toContain('mostly on /課金/請求書')
    expect(exportHeadline(content)).toContain('/課金/請求書')
    expect(visitorReport(content, undefined)).not.toContain('%E8')
  })
  it('of a question keeps what would change its meaning', async () => {
    const { tasks } = await told({
      questions: question('https://docs.example/a%2Fb%3Fc%23d%25e%00f%E2%80%AEg%FFh%C3%BC'),
    })
    expect(tasks[0]).toContain('/a%2Fb%3Fc%23d%25e%00f%E2%80%AEg%FFhü')
  })
  it('shows no e-mail address that was encoded in parts', async () => {
    const { content, tasks } = await told({
      questions: question('https://docs.example/u/jane%40example%2Ecom'),
    })
    expect(tasks[0]).toContain('[e-mail address]')
    expect(visitorReport(content, undefined)).not.toMatch(/jane/u)
  })
  it('of a disliked page is that of its comments (German)', async () => {
    const { tasks } = await told(
      feedbackOf(
        [{ path: '/für-entwickler/schlüssel', thumbsDown: 9 }],
        [
          {
            path: `https://docs.example${encoded('/für-entwickler/schlüssel')}`,
            comment: 'Das Beispiel ist veraltet',
          },
        ],
      ),
    )
    expect(tasks).toEqual(['Fix /für-entwickler/schlüssel: 9 thumbs down · "Das Beispiel ist veraltet"'])
  })
  it('that is listed encoded is shown decoded (Korean)', async () => {
    const path = encoded('/가이드/시작')
    const { content } = await told({
      before: 3000,
      pages: { ...others },
      pagesBefore: { ...others, [path]: 300 },
    })
    expect(content.tasks[0]?.page).toBe('/가이드/시작')
    expect(visitorReport(content, undefined)).toContain('/가이드/시작')
  })
})
