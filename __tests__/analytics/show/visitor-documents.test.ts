import { describe, expect, it } from '@jest/globals'

import type { VisitorAnalytics } from '../../../src/analytics/read/visitor-analytics.ts'
import { headlineOf } from '../../../src/analytics/show/headline.ts'
import { htmlReport } from '../../../src/analytics/show/html-report/html-report.ts'
import { gapsReport, visitorReport } from '../../../src/analytics/show/markdown-report/markdown-report.ts'
import {
  analyticsOf,
  comparedOf,
  historyOf,
  many,
  questionsOf,
  row,
  searchesOf,
} from '../../support/analytics.ts'
import { parseHtml } from '../../support/html-document.ts'
import { fc } from '../../support/properties.ts'

const notANumber = /NaN|∞|Infinity|undefined|null|\[object/u
const firstLines = (markdown: string): string[] => markdown.split('\n\n').slice(0, 4)
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

describe('a list that is missing', () => {
  const reason = 'The service says **no** to <b>searches</b>.'
  const searches = { name: 'searches', purpose: 'the search terms', rows: 0, reason } as const
  const content = (change: Partial<VisitorAnalytics> = {}) =>
    analyticsOf({ questions: questionsOf([{}, {}]), missing: [searches], ...change })

  it('is named with its reason in the first lines of summary, gaps.md and report', async () => {
    const line = '**Attention:** Missing: the search terms. `The service says **no** to <b>searches</b>.`'
    const findings = await content()
    expect(firstLines(visitorReport(findings, undefined))).toContain(line)
    expect(firstLines(gapsReport(findings, undefined))).toContain(line)
    const page = parseHtml([...(await htmlReport(findings))].join(''))
    expect(plain(page.querySelectorAll('header p').at(-1)?.textContent ?? '')).toBe(
      `Attention: Missing: the search terms. ${reason}`,
    )
  })

  it('lets nobody claim how many gaps there are, nor ask for it again', async () => {
    const findings = await content()
    const summary = visitorReport(findings, undefined)
    expect(summary).toContain('### Do next\n')
    expect(summary).toContain('`include: questions,searches,feedback`, this list also has the pages')
    expect(headlineOf(findings)).not.toContain('gap')
  })

  it('says how much of it was read', async () => {
    const cut = { ...searches, rows: 1200 }
    const report = visitorReport(await content({ missing: [cut], searches: searchesOf([{}]) }), undefined)
    expect(report).toContain('**Attention:** Incomplete: only the first 1,200 of the search terms.')
  })
})

describe('the documents', () => {
  it('count the tasks apart from the gaps, since a Check is no gap', async () => {
    const findings = await comparedOf([row('/a', 900)], [row('/a', 900), row('/gone', 300)], {
      questions: questionsOf(many(3, () => ({}))),
    })
    expect(visitorReport(findings, undefined)).toContain('### Do next (2 tasks · 1 gap)\n')
  })

  it('count the questions alike in the list and in the counts', async () => {
    const asked = [{}, {}, { isStep: true }]
    const findings = await analyticsOf({ questions: questionsOf(asked) })
    const page = parseHtml([...(await htmlReport(findings))].join(''))
    expect(plain(page.querySelector('#gaps .note')?.textContent ?? '')).toBe('Questions 2 · unanswered 2')
    expect(plain(page.querySelector('#questions h2')?.textContent ?? '')).toBe(
      'Questions 2 (1 more were no questions)',
    )
  })

  it('say once that nobody did anything in the lists', async () => {
    const findings = await analyticsOf({ questions: questionsOf([]), searches: searchesOf([]) })
    const summary = visitorReport(findings, undefined)
    expect(summary.match(/Nobody/gu)).toHaveLength(1)
    expect(summary).toContain('Nobody asked or searched: are the assistant and the search of the site on?')
  })

  it('say it also where there is a page to check', async () => {
    const findings = await comparedOf([row('/a', 900)], [row('/a', 900), row('/gone', 300)], {
      searches: searchesOf([]),
    })
    const summary = visitorReport(findings, undefined)
    expect(summary).toContain('1. **Check** `/gone`')
    expect(summary).toContain('Nobody searched: is the search of the site on?')
  })

  it('have no changes while the range is not over', async () => {
    const findings = await comparedOf([row('/a', 300)], [row('/a', 900)], {
      unfinished: true,
      questions: questionsOf([{}, {}]),
      lists: { questions: questionsOf(many(9, () => ({}))) },
    })
    const summary = visitorReport(findings, undefined)
    expect(summary).not.toMatch(/Change|Bold/u)
    expect(summary).toContain('| <sub>Visitors</sub> | <sub>January</sub> | <sub>December</sub> |')
    expect(summary).toContain('| <sub>Page</sub> | <sub>January</sub> | <sub>December</sub> |')
    expect(summary).toContain('| <sub>Topic</sub> | <sub>January</sub> | <sub>December</sub> |')
    expect(summary).toContain('Unanswered questions: 2, 9 before.')
    const page = parseHtml([...(await htmlReport(findings))].join(''))
    expect(page.querySelectorAll('.change')).toHaveLength(0)
  })

  it('say that there are none now, if there were some before', async () => {
    const lists = { questions: questionsOf(many(38, () => ({}))) }
    const findings = await comparedOf([], [], { questions: questionsOf([]), lists })
    expect(visitorReport(findings, undefined)).toContain(
      'No questions (before 38) · unanswered 0 (before 38)',
    )
  })
  it('have only numbers where numbers belong, whatever the counts', async () => {
    const count = fc.oneof(fc.nat(2), fc.maxSafeNat(), fc.constant(Number.MAX_SAFE_INTEGER))
    const counts = fc.record({ human: count, ai: count, total: count })
    const path = fc.constantFrom('/a', '/b', '/c', '/d')
    const page = fc.record({ path, human: count, ai: count, total: count })
    const pages = fc.uniqueArray(page, { selector: (each) => each.path })
    await fc.assert(
      fc.asyncProperty(counts, counts, pages, pages, async (now, totalsBefore, visitors, gone) => {
        const findings = await comparedOf(visitors, gone, {
          totals: now,
          totalsBefore,
          history: historyOf(8, totalsBefore),
        })
        const markup = [...(await htmlReport(findings))].join('')
        const elements = markup.slice(markup.indexOf('</style>'), markup.indexOf('<script>'))
        expect(visitorReport(findings, undefined) + elements).not.toMatch(notANumber)
      }),
    )
  })
})
