import { describe, expect, it } from '@jest/globals'

import type { MissingList } from '../../../src/analytics/read/included-lists.ts'
import type { VisitorAnalytics } from '../../../src/analytics/read/visitor-analytics.ts'
import { exportHeadline } from '../../../src/analytics/show/task-words.ts'
import { htmlReport } from '../../../src/analytics/show/html-report/html-report.ts'
import { gapsReport, visitorReport } from '../../../src/analytics/show/markdown-report.ts'
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
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

describe('a list that is missing', () => {
  const reason = 'The service says **no** to <b>searches</b>.'
  const searches: MissingList = {
    name: 'searches',
    rows: 0,
    reason,
    cause: 403,
  }
  const why = 'The plan or the key does not allow them (HTTP 403).'
  const content = (change: Partial<VisitorAnalytics> = {}) =>
    analyticsOf({ questions: questionsOf([{}, {}]), missing: [searches], ...change })

  it('is named with its reason in the first lines of summary, gaps.md and report', async () => {
    const line = `> **Not in this export: the search terms.** ${why} Remove searches from include, or create a key with the scope read.`
    const findings = await content()
    for (const document of [visitorReport(findings, undefined), gapsReport(findings, undefined)]) {
      expect(document.split('\n').slice(0, 12)).toContain(line)
      expect(document).toContain('> `The service says **no** to <b>searches</b>.`')
    }
    const page = parseHtml([...(await htmlReport(findings))].join(''))
    expect(plain(page.querySelector('.missing > p')?.textContent ?? '')).toContain(
      `Not in this export: the search terms. ${why}`,
    )
    expect(plain(page.querySelector('.missing details p')?.textContent ?? '')).toBe(reason)
  })

  it('lets nobody claim how many gaps there are, nor ask for it again', async () => {
    const findings = await content()
    const summary = visitorReport(findings, undefined)
    expect(summary).toContain('### Do next (1 task)\n')
    expect(summary).toContain('With feedback in `include`, this list also has the pages')
    expect(exportHeadline(findings)).not.toContain('gap')
  })

  it('says how much of it was read', async () => {
    const cut = { ...searches, rows: 1200 }
    const report = visitorReport(await content({ missing: [cut], searches: searchesOf([{}]) }), undefined)
    expect(report).toContain('> **Not in this export: the search terms after the first 1,200.**')
  })

  it('is one box with others that are missing for the same reason', async () => {
    const comments: MissingList = { ...searches, name: 'feedback' }
    const votes: MissingList = { ...searches, name: 'pageFeedback' }
    const whatOf = async (...missing: MissingList[]) =>
      visitorReport(await content({ missing }), undefined).match(/(?<=^> \*\*Not in this export: )[^*]+/gmu)
    expect(await whatOf(votes, comments, searches)).toEqual([
      'the feedback by page, the single comments of the feedback, the search terms.',
    ])
    expect(await whatOf(comments, { ...searches, cause: 'max-requests' })).toEqual([
      'the single comments of the feedback.',
      'the search terms.',
    ])
  })

  it.each<[MissingList['cause'], string]>([
    [403, 'The plan or the key does not allow them (HTTP 403). Remove feedback and searches from include,'],
    [429, 'The requests of this hour are used up (HTTP 429). Run this again when the hour is over.'],
    [503, 'They could not be read (HTTP 503). Run this again later, or shorten the range.'],
    [undefined, 'They could not be read. Run this again later, or shorten the range.'],
    ['max-requests', 'max-requests allows no more requests. Raise it, or shorten the range.'],
  ])('tells what to do after %s', async (cause, told) => {
    const names = ['feedback', 'pageFeedback', 'searches'] as const
    const missing = names.map((name): MissingList => ({ ...searches, name, cause }))
    expect(visitorReport(await content({ missing }), undefined)).toContain(`** ${told}`)
  })
})

describe('the documents', () => {
  it('count the tasks apart from the gaps, since a Check is no gap', async () => {
    const findings = await comparedOf([row('/a', 900)], [row('/a', 900), row('/gone', 300)], {
      questions: questionsOf(many(3, () => ({}))),
    })
    expect(visitorReport(findings, undefined)).toContain('### Do next (2 tasks, 1 gap below)\n')
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

  it('say once of each list that nobody did anything in it', async () => {
    const findings = await analyticsOf({ questions: questionsOf([]), searches: searchesOf([]) })
    const summary = visitorReport(findings, undefined)
    expect(summary.match(/Nobody[^.]*?\?/gu)).toEqual([
      'Nobody asked the assistant: is it on?',
      'Nobody searched: is the search of the site on?',
    ])
  })

  it('have no changes while the range is not over', async () => {
    const findings = await comparedOf([row('/a', 300)], [row('/a', 900)], {
      unfinished: true,
      questions: questionsOf([{}, {}]),
      lists: { questions: questionsOf(many(9, () => ({}))) },
    })
    const summary = visitorReport(findings, undefined)
    expect(summary).not.toMatch(/Change|Bold/u)
    expect(summary).toContain('| All | 1,100<br><sub>December 1,100</sub> |')
    expect(summary).toContain('| <sub>Page</sub> | <sub>January</sub> | <sub>December</sub> |')
    expect(summary).toContain('| <sub>Topic</sub> | <sub>January</sub> | <sub>December</sub> |')
    expect(summary).toContain('| Unanswered questions | 2<br><sub>December 9</sub> |')
    const page = parseHtml([...(await htmlReport(findings))].join(''))
    expect(page.querySelectorAll('td.change')).toHaveLength(0)
  })

  it('say that there are none now, if there were some before', async () => {
    const lists = { questions: questionsOf(many(38, () => ({}))) }
    const findings = await comparedOf([], [], { questions: questionsOf([]), lists })
    expect(visitorReport(findings, undefined)).toContain('Questions 0 (before 38) · unanswered 0 (before 38)')
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
