import { readFileSync } from 'node:fs'

import { beforeEach, describe, expect, it } from '@jest/globals'

import type { ServiceClient } from '../../src/service/client.ts'
import { exportVisitors, type VisitorExport } from '../../src/visitors/export-visitors.ts'
import type { VisitorsInputs } from '../../src/visitors/export-options.ts'
import { gapCount } from '../../src/visitors/gap-tables.ts'
import { conversationRow, feedbackRow, many, searchRow } from '../support/included-lists.ts'
import { row } from '../support/page-server.ts'
import { clientOf } from '../support/service-client.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/*
 * Three months of a small site, written by hand. Every number that the verdict, the tasks and "Did it help?" show can be
 * counted here.
 */

const folder = temporaryFolder()

interface Month {
  total: number
  ai: number
  pages: [path: string, total: number][]
  /** Term, searches, share of them with a click. */
  searches: [term: string, hits: number, rate: number][]
  /** Path, thumbs up, thumbs down. */
  votes: [path: string, up: number, down: number][]
  comments: [path: string, comment: string, times: number][]
  /** Question, page, times, and whether the assistant answered. */
  questions: [question: string, page: string, times: number, isAnswered?: boolean][]
}

const rotate = 'How do I rotate an API key?'

const months: Record<string, Month> = {
  '2026-08-01': {
    ...{ total: 900, ai: 90, pages: [['/', 900]] },
    ...{ searches: [], votes: [], comments: [], questions: [] },
  },
  '2026-09-01': {
    ...{ total: 1000, ai: 100 },
    pages: [
      ['/', 800],
      ['/keys', 300],
      ['/webhooks', 250],
      ['/v1', 120],
    ],
    searches: [
      ['sso', 40, 0.1],
      ['refund', 30, 0],
      ['audit log', 20, 0.05],
      ['keys', 90, 0.9],
    ],
    votes: [
      ['/webhooks', 1, 6],
      ['/pricing', 0, 3],
    ],
    comments: [],
    questions: [
      [rotate, '/keys', 11],
      ['Where is the changelog?', '/', 4],
      ['Can I pay by invoice?', '/pricing', 2],
    ],
  },
  '2026-10-01': {
    ...{ total: 986, ai: 150 },
    pages: [
      ['/', 780],
      ['/keys', 210],
      ['/webhooks', 250],
      ['/guide', 60],
    ],
    searches: [
      ['sso', 55, 0.1],
      ['audit log', 25, 0.6],
      ['webhook retries', 12, 0],
      ['keys', 80, 0.9],
    ],
    votes: [
      ['/webhooks', 2, 9],
      ['/pricing', 4, 3],
    ],
    comments: [
      ['/webhooks', 'Step 3 is wrong', 2],
      ['/webhooks', 'Too short', 1],
    ],
    questions: [
      [rotate, '/keys', 20],
      ['HOW do I  rotate an api key?', '/security', 7],
      ['Webhook retries', '/webhooks', 3],
      ['Is there a CLI?', '/', 1],
      ['Where is the changelog?', '/', 5, true],
    ],
  },
}

/** The bodies of the service for a month, by operation. */
function bodiesOf(month: Month): Record<string, object> {
  const totals = { human: month.total - month.ai, ai: month.ai, total: month.total }
  let number = 0
  return {
    visitors: { totals, visitors: month.pages.map(([path, total]) => row(path, total)), hasMore: false },
    searches: {
      searches: month.searches
        .map(([term, hits, ctr]) => searchRow(term, { hits, ctr, topClickedPage: null }))
        .sort((a, b) => b.hits - a.hits),
      totalSearches: month.searches.reduce((sum, [, hits]) => sum + hits, 0),
      nextCursor: null,
    },
    'feedback/by-page': {
      feedback: month.votes.map(([path, thumbsUp, thumbsDown]) => ({
        ...{ path, thumbsUp, thumbsDown, code: 0, total: thumbsUp + thumbsDown },
      })),
      hasMore: false,
    },
    feedback: {
      feedback: month.comments.flatMap(([path, comment, times]) =>
        many(times, (index) => feedbackRow(`${comment} ${index}`, { path, comment })),
      ),
      nextCursor: null,
      hasMore: false,
    },
    assistant: {
      conversations: month.questions.flatMap(([query, page, times, isAnswered = false]) =>
        many(times, () =>
          conversationRow((number += 1), {
            query,
            pageUrl: `https://docs.example${page}`,
            resolutionStatus: isAnswered ? 'answered' : 'unanswered',
          }),
        ),
      ),
      nextCursor: null,
      hasMore: false,
    },
  }
}

/** Exports a month, compared with the one before. */
async function exporting(change: Partial<VisitorsInputs> = {}): Promise<VisitorExport> {
  const { clock, deadline, log } = clientOf('http://127.0.0.1')
  const readPage: ServiceClient['readPage'] = async (list, { dateFrom = '' }, options) => {
    options?.beforeSending?.()
    const month = months[dateFrom]
    if (month === undefined) throw new Error(`There is no month ${dateFrom}.`)
    return Promise.resolve(list.decode(bodiesOf(month)[list.path]))
  }
  const inputs: VisitorsInputs = {
    ...{ dateFrom: '2026-10-01', dateTo: '2026-11-01', days: 31, unfinished: false },
    previous: { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 },
    include: ['searches', 'feedback', 'assistant'],
    ...{ series: undefined, pageSize: 250, maxRequests: 100, formats: ['json', 'md'] },
    ...{ outputDir: folder.inside('out'), artifact: undefined, summaryRows: 25, siteUrl: undefined },
    ...change,
  }
  const options = { inputs, projectId: 'docs', client: { readPage }, redact: (text: string) => text }
  return exportVisitors(
    { ...options, onRequests: () => undefined },
    { clock, deadline, log, random: () => 0 },
  )
}

describe('October, compared with September', () => {
  let exported: VisitorExport
  let gapsFile: string
  let json: Record<string, unknown>
  beforeEach(async () => {
    exported = await exporting()
    gapsFile = readFileSync(folder.inside('out', 'gaps.md'), 'utf8')
    json = JSON.parse(readFileSync(folder.inside('out', 'visitors.json'), 'utf8')) as typeof json
  })

  const answer = [
    '**1.4% fewer visitors than in September, which was a day shorter.**',
    '',
    '<sub>Oct 1 – 31, 2026 (31 days), compared with Sep 1 – 30, 2026 (30 days). 986 visitors, 15.2% AI.</sub>',
  ]
  const tasks = [
    '1. **Write** an answer to `HOW do I rotate an api key?`, asked 27 times, 16 more, on `/keys`',
    '2. **Write** an answer to `Is there a CLI?`, asked once, none before, on `/`',
    '3. **Fix** `/webhooks`, 9 thumbs down, 3 more: `Step 3 is wrong`',
    '4. **Add** content for `sso`, searched 55 times, 15 more, with few clicks',
    '5. **Look at** `/v1`, no visitors now, 120 before. Redirect?',
    '',
  ]

  it('has the verdict and the tasks at the top of the summary and of gaps.md', () => {
    expect(exported.report.split('\n').slice(2, 13)).toEqual(
      [...answer, '', '### Do this week', '', ...tasks].slice(0, 11),
    )
    expect(gapsFile.split('\n').slice(2, 13)).toEqual(
      [...answer, '', '## Do this week', '', ...tasks].slice(0, 11),
    )
    expect(exported.report).toContain('\n\nThe agent can do this: quote `gaps.md` ')
    expect(exported.report).not.toContain('`include:')
  })

  it('has the tasks in visitors.json', () => {
    expect(json['tasks']).toEqual([
      { kind: 'write', words: 'HOW do I  rotate an api key?', page: '/keys', count: 27, previous: 11 },
      { kind: 'write', words: 'Is there a CLI?', page: '/', count: 1, previous: 0 },
      { kind: 'fix', words: 'Step 3 is wrong', page: '/webhooks', count: 9, previous: 6 },
      { kind: 'add', words: 'sso', page: null, count: 55, previous: 40 },
      { kind: 'look-at', words: null, page: '/v1', count: 0, previous: 120 },
    ])
  })

  it('has its gaps with what they were before', () => {
    expect(json['gaps']).toMatchObject({
      questions: [
        { question: 'HOW do I  rotate an api key?', count: 27, previous: 11, new: false },
        { question: 'Webhook retries', count: 3, previous: 0, new: true },
        { question: 'Is there a CLI?', count: 1, previous: 0, new: true },
      ],
      terms: [
        { term: 'sso', hits: 55, previous: 40, new: false },
        { term: 'webhook retries', hits: 12, previous: 0, new: true },
      ],
      pages: [{ path: '/webhooks', thumbsDown: 9, previous: 6, new: false }],
      gone: [
        { reason: 'answered', name: 'Where is the changelog?', previous: 4 },
        { reason: 'not-asked', name: 'Can I pay by invoice?', previous: 2 },
        { reason: 'not-searched', name: 'refund', previous: 30 },
        { reason: 'clicked', name: 'audit log', previous: 20 },
        { reason: 'not-disliked', name: '/pricing', previous: 3 },
      ],
    })
    // Three questions, two terms, a page, and three pages that lost visitors.
    expect(gapCount(exported.content)).toBe(9)
  })

  it('says in each table whether a gap is new or still open', () => {
    const served = exported.report.replace(/^[^]*\n### Where readers|\n### Did it help[^]*$/gu, '')
    const cells = served.split('\n').filter((line) => /^\|.* \((?:\+\d+|new)\) \|/u.test(line))
    expect(cells).toEqual([
      '| `HOW do I rotate an api key?`<br>`/keys` (20 times) and 1 other | 27 (+16) |',
      '| `Webhook retries`<br>`/webhooks` (3 times) | 3 (new) |',
      '| `Is there a CLI?`<br>`/` | 1 (new) |',
      '| `sso` | 55 (+15) | 10.0% |',
      '| `webhook retries` | 12 (new) | 0.0% |',
      '| `/webhooks`<br>`Step 3 is wrong` (2 times) and 1 other | 9 (+3) | 2 |',
    ])
  })

  it('tells what helped', () => {
    expect(exported.report.split('### Did it help?\n\n')[1]?.split('\n\n')[0]?.split('\n').slice(2)).toEqual([
      '| Questions not asked any more: `Can I pay by invoice?` | 1 |',
      '| Questions answered now: `Where is the changelog?` | 1 |',
      '| Searches with more clicks now: `audit log` | 1 |',
      '| Terms not searched any more: `refund` | 1 |',
      '| Pages not disliked any more: `/pricing` | 1 |',
    ])
    expect(gapsFile).toContain('\n## Did it help?\n')
  })

  it('has one table of what moved, the largest change first', () => {
    const [, block = ''] = exported.report.split('### What moved\n\n')
    expect(block.split('\n\n')[0]?.split('\n')).toEqual([
      '| Page | Change (31 days, before 30) | Now |',
      '|---|--:|--:|',
      '| `/v1` | −120 (no visitors now) | 0 |',
      '| `/keys` | −90 (−30.0%) | 210 |',
      '| `/guide` | +60 (new) | 60 |',
      '| `/` | −20 (−2.5%) | 780 |',
    ])
  })

  it('ends its headline with the number of tasks and the page of the first', () => {
    expect(exported.headline).toMatch(
      / Unanswered questions 31 of 36, up 14\. 5 tasks, the first on \/keys\.$/u,
    )
  })
})

describe('September, compared with August, which had no gaps', () => {
  it('has only new gaps, and nothing that helped', async () => {
    const { content, report } = await exporting({
      ...{ dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 },
      previous: { dateFrom: '2026-08-01', dateTo: '2026-09-01', days: 31 },
    })
    expect(content.verdict).toBe('11.1% more visitors than in August, which was a day longer.')
    expect(content.tasks.map(({ kind, page, words, count }) => [kind, page ?? words, count])).toEqual([
      ['write', '/keys', 11],
      ['write', '/pricing', 2],
      ['fix', '/webhooks', 6],
      ['add', 'sso', 40],
      ['look-at', '/', 800],
    ])
    expect(report).toContain('### Did it help?\n\nNo gap of the previous period is gone.')
    expect(report.split('### Did it help?')[0]?.match(/\| \d+ \(new\) \|/gmu)).toHaveLength(8)
  })
})

describe('October without what readers asked, searched and disliked', () => {
  it('has the tasks of the visitors, and the lists that would tell more', async () => {
    const { content, report } = await exporting({ include: [] })
    expect(content.tasks.map(({ kind, page, count, previous }) => [kind, page, count, previous])).toEqual([
      ['look-at', '/v1', 0, 120],
      ['look-at', '/keys', 210, 300],
    ])
    expect(report).toContain(
      '2. **Look at** `/keys`, 210 visitors, 90 fewer\n\nWith `include: assistant,feedback,searches`, the list would also tell the questions',
    )
    expect(report).not.toMatch(/gaps\.md|Did it help/u)
  })

  it('has no task without a comparison', async () => {
    const { content, report } = await exporting({ include: [], previous: undefined })
    expect(content.verdict).toBe('986 visitors in October 2026.')
    expect(report).toContain('### Do this week\n\nNo task was found.')
  })
})

describe('October, if the lists of September could not be read', () => {
  it('has its gaps and tasks without a change, and says so', async () => {
    // Two lists of pages, and four lists of readers.
    const { content, report } = await exporting({ maxRequests: 6 })
    expect(content.tasks.map(({ previous }) => previous)).toEqual([null, null, null, null, 120])
    expect(content.gaps?.gone).toBeUndefined()
    expect(report).toContain('The previous period could not be read, so nothing here is compared with it.')
    expect(report).not.toContain('Did it help')
  })
})
