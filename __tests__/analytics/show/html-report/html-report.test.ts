import { createHash } from 'node:crypto'
import { Script } from 'node:vm'

import { describe, expect, it } from '@jest/globals'

import type { Findings } from '../../../../src/analytics/judge/findings.ts'
import { htmlReport } from '../../../../src/analytics/show/html-report/html-report.ts'
import {
  analyticsOf,
  comparedOf,
  feedbackOf,
  historyOf,
  many,
  nobody,
  questionsOf,
  row,
  searchesOf,
} from '../../../support/analytics.ts'
import { type HtmlElement, parseHtml } from '../../../support/html-document.ts'

const hostile = '</script><script>alert(1)</script><!-- "&\' \u202e'
const shownHostile = hostile.replace(' \u202e', '')
const siteUrl = new URL('https://docs.example.com/base/')

async function markupOf(content: Promise<Findings>): Promise<string> {
  return [...(await htmlReport(await content))].join('')
}

async function pageOf(content: Promise<Findings>): Promise<HtmlElement> {
  return parseHtml(await markupOf(content))
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()
const textsOf = (page: HtmlElement, selector: string): string[] =>
  page.querySelectorAll(selector).map(({ textContent }) => plain(textContent))
/** The cells of each row that has a name. */
const rowsOf = (page: HtmlElement, block: string): string[][] =>
  page
    .querySelectorAll(`#${block} tbody tr`)
    .filter((each) => each.getAttribute('class') !== 'detail')
    .map((each) => each.children.map(({ textContent }) => plain(textContent)))
const blocksOf = (page: HtmlElement): (string | undefined)[] =>
  page.querySelectorAll('main > section').map((each) => each.getAttribute('id'))
const linksOf = (page: HtmlElement, selector: string): (string | undefined)[] =>
  page.querySelectorAll(selector).map((link) => link.getAttribute('href'))

describe('the blocks of the page', () => {
  const visitors = [row('/a', 2), row('/b', 1)]
  const lists = {
    searches: searchesOf([{}]),
    ...feedbackOf([{}], [{}]),
    questions: questionsOf([{}]),
  }

  it.each<[string, Promise<Findings>, string[]]>([
    ['an empty site', comparedOf([], [], { totals: nobody, totalsBefore: nobody }), ['checks']],
    ['one page', analyticsOf({ visitors: [row('/a')] }), ['visitors', 'tasks', 'pages']],
    [
      'a site that nobody visits any more',
      comparedOf([], visitors, { totals: nobody }),
      ['checks', 'visitors', 'pages'],
    ],
    [
      'everything',
      comparedOf(visitors, visitors, lists),
      [
        'visitors',
        'tasks',
        'moved',
        'gaps',
        'pages',
        'searches',
        'feedback-by-page',
        'feedback',
        'questions',
      ],
    ],
    [
      'lists without rows',
      analyticsOf({ visitors, searches: searchesOf([]) }),
      ['visitors', 'tasks', 'gaps', 'pages'],
    ],
  ])('are those that its data fills: %s', async (_, content, blocks) => {
    expect(blocksOf(await pageOf(content))).toEqual(blocks)
  })

  it('are named by their headings, and the lists of readers are folded', async () => {
    const page = await pageOf(comparedOf(visitors, visitors, lists))
    const sections = page.querySelectorAll('main > section')
    const named = sections.map((each) => each.getAttribute('aria-labelledby')).slice(1)
    expect(sections[0]?.getAttribute('aria-label')).toBe('Visitors')
    expect(page.querySelectorAll('main h2').map((each) => each.getAttribute('id'))).toEqual(named)
    expect(textsOf(page, 'main > section > details > summary > h2')).toEqual([
      'Search terms 1',
      'Feedback by page 1',
      'Feedback 1',
      'Questions 1',
    ])
  })
})

describe('the top of the page', () => {
  it('has the verdict as its heading, with the project above and the details below', async () => {
    const page = await pageOf(analyticsOf({ projectId: hostile }))
    expect(textsOf(page, 'header > *')).toEqual([
      `${shownHostile} · January 2026`,
      '1,100 visitors in January 2026.',
    ])
    expect(textsOf(page, 'title')).toEqual([`Documentation visitors of ${shownHostile}`])
  })

  it('says what to check on an empty site, and nothing about what its numbers mean', async () => {
    const history = historyOf(8, nobody)
    const empty = { projectId: hostile, totals: nobody, totalsBefore: nobody, history }
    const page = await pageOf(comparedOf([], [], empty))
    expect(textsOf(page, '.chart')).toEqual([])
    expect(textsOf(page, 'main > p')).toEqual([])
    const [range, project] = textsOf(page, '#checks li')
    expect(range).toBe('The range: January 2026. Was the site public then?')
    expect(textsOf(page, '#checks strong')).toEqual(['The range', 'The project', 'The tracking'])
    expect(project).toContain(`The project: ${shownHostile}. Is this`)
  })

  it('links each task to the row with its evidence', async () => {
    const asked = many(2, (index) => many(9 - index, () => ({ question: `gem${index}` }))).flat()
    const gone = many(1, (index) => row(`/gone-${index}`, 80 - index))
    const page = await pageOf(
      comparedOf([row('/a', 900)], [row('/a', 900), ...gone], {
        questions: questionsOf(asked),
        searches: searchesOf([{ term: 'saml', hits: 300 }]),
        ...feedbackOf([{ thumbsDown: 3 }], []),
      }),
    )
    expect(textsOf(page, '#tasks li strong')).toEqual(['Add', 'Write', 'Write', 'Fix', 'Check'])
    const links = linksOf(page, '#tasks .evidence')
    expect(links).toEqual(['#terms-1', '#topics-1', '#topics-2', '#disliked-1', '#moved-1'])
    for (const link of links) expect(page.querySelectorAll(link ?? '')).toHaveLength(1)
  })

  it('links a task that one reader told to the row of the list with what the reader did', async () => {
    const page = await pageOf(
      analyticsOf({
        questions: questionsOf([{ resolution: 'answered' }, { question: 'a gem' }]),
        ...feedbackOf([{ path: '/liked', thumbsUp: 3 }, { path: '/sso' }], []),
      }),
    )
    const links = linksOf(page, '#tasks .evidence')
    expect(links).toEqual(['#feedback-by-page-2', '#questions-2'])
    expect(links.map((link) => textsOf(page, `${link ?? ''} th`))).toEqual([['/sso'], ['a gem']])
  })

  it('links a task that one reader told to the list if that has no room for its row', async () => {
    const asked = [...many(1100, () => ({ question: 'often' })), { question: 'gem' }]
    const page = await pageOf(analyticsOf({ questions: questionsOf(asked) }))
    expect(linksOf(page, '#tasks .evidence')).toEqual(['#topics-1', '#questions'])
    expect(page.querySelectorAll('#questions')).toHaveLength(1)
  })

  it('links a task to the table if the row with its evidence is not shown', async () => {
    const rows = (visitors: number) => [
      ...many(30, (index) => row(`/as-usual-${index}`, 900)),
      ...many(10, (index) => row(`/fewer-${index}`, visitors)),
    ]
    const page = await pageOf(comparedOf(rows(90), [...rows(9000), row('/gone', 300)]))
    expect(textsOf(page, '#tasks li code')).toEqual(['/gone'])
    expect(linksOf(page, '#tasks .evidence')).toEqual(['#moved'])
  })

  it('shows words and paths in tasks as text, and links no page without visitors', async () => {
    const questions = questionsOf([null, '/a', '/a'].map((path) => ({ question: hostile, page: path })))
    const page = await pageOf(comparedOf([row('/a', 90)], [row('/gone', 90)], { siteUrl, questions }))
    expect(textsOf(page, '#tasks li')).toEqual([
      `Write an answer to “${shownHostile}” asked 3 times · mostly on /a Evidence ›`,
      'Check /gone no visitors now, 90 before: moved, removed or broken? Evidence ›',
    ])
    expect(linksOf(page, '#tasks a[target]')).toEqual(['https://docs.example.com/base/a'])
  })

  it('links a page that readers voted on, also if the range counts no visitor of it', async () => {
    const votes = [{ path: 'https://docs.example.com/%C3%BCber', thumbsDown: 9, total: 9 }]
    const visitors = [row('/a', 90)]
    const page = await pageOf(analyticsOf({ siteUrl, visitors, ...feedbackOf(votes, []) }))
    expect(textsOf(page, '#tasks li code')).toEqual(['/über'])
    expect(linksOf(page, '#tasks a[target]')).toEqual(['https://docs.example.com/base/%C3%BCber'])
  })
})

describe('the totals', () => {
  it('have a card for all, people and AI, with what is usual, and a mark for what is not', async () => {
    const totals = { human: 905, ai: 600, total: 1400 }
    const history = historyOf(8, totals)
    const page = await pageOf(comparedOf([], [], { totalsBefore: totals, history }))
    expect(textsOf(page, '.cards li')).toEqual([
      'All 1,100 ↓ usual 1,270–1,550',
      'People 900 usual 817–998',
      'AI 300 ↓ usual 528–676',
    ])
    // More AI visitors are neither good nor bad.
    const colours = page.querySelectorAll('.cards .change').map((each) => each.getAttribute('class'))
    expect(colours).toEqual(['change clear worse', 'change', 'change clear'])
    expect(textsOf(await pageOf(analyticsOf()), '.cards li')).toEqual(['All 1,100', 'People 900', 'AI 300'])
  })
})

describe('the chart of the verdict', () => {
  const history = [5000, 1000, 1100, 1050, 1000, 1100, 1000, 1050].map((total, index) => ({
    dateFrom: `2025-0${index + 1}-01`,
    dateTo: `2025-0${index + 2}-01`,
    days: 30,
    totals: { human: total, ai: 0, total },
    visitors: [],
    isComplete: true,
  }))

  it('has a bar with a title for each period before and for the range, and hatches an odd one', async () => {
    const page = await pageOf(comparedOf([], [], { history }))
    const bars = page.querySelectorAll('.chart g')
    expect(bars.map((bar) => bar.getAttribute('class'))).toEqual(['odd', ...many(7, () => 'before'), 'range'])
    expect(textsOf(page, '.chart g title').filter((_, index) => index === 0 || index === 8)).toEqual([
      'Jan 1–31, 2025: 5,000 visitors, not counted as usual',
      'Jan 1–31, 2026: 1,100 visitors',
    ])
    // No line at both ends of the band: it goes on.
    expect(page.querySelectorAll('.chart .limit')).toHaveLength(2)
    expect(page.querySelector('.chart .band')?.getAttribute('stroke-dasharray')).toBeUndefined()
    expect(textsOf(page, 'figure .note')[0]).toMatch(/^All visitors\..+ Hatched/u)
    expect(textsOf(page, 'figure details p')).toEqual([
      expect.stringMatching(/^Jan: 5,000, not counted as usual .+ · Jan: 1,100 \(people 900, AI 300\)$/u),
    ])
  })

  it('has its names and numbers below the bars, where no line of the band crosses them', async () => {
    const page = await pageOf(comparedOf([], [], { history }))
    const axis = Number(page.querySelector('.chart .axis')?.getAttribute('y1'))
    const texts = page.querySelectorAll('.chart text')
    expect(texts).toHaveLength(18)
    expect(texts.filter((text) => Number(text.getAttribute('y')) <= axis)).toEqual([])
  })

  it('does not exist without a history', async () => {
    const page = await pageOf(comparedOf([], [], { history: history.slice(0, 5) }))
    expect(page.querySelectorAll('.chart')).toHaveLength(0)
  })
})

describe('what moved', () => {
  it('has rising and falling pages by size', async () => {
    const page = await pageOf(
      comparedOf([row('/up', 500), row('/same', 9)], [row('/down', 200), row('/same', 8)]),
    )
    expect(rowsOf(page, 'moved')).toEqual([
      ['/up', '500', '0', '+500'],
      ['/down', '0', '200', '−200'],
    ])
  })
})

describe('where readers were not served', () => {
  const askedOften = (subjects: number) =>
    questionsOf(many(subjects, (index) => [{ question: `v${index}` }, { question: `v${index}` }]).flat())

  it('shows up to 25 rows, and says which file has the others', async () => {
    const page = await pageOf(analyticsOf({ questions: askedOften(30) }))
    expect(textsOf(page, '#topics h3')).toEqual(['Topics without an answer 25 of 30'])
    expect(page.querySelectorAll('#topics tbody th')).toHaveLength(25)
    expect(textsOf(page, '#topics > p').at(-1)).toBe('And 5 more, in visitors.json.')
  })

  it('folds what follows the first text of a row', async () => {
    const comments = ['No', 'no', 'Why?', 'How?', 'When?'].map((comment) => ({ comment }))
    const asked = ['Rotate a key?', 'rotate a key', 'Rotate a key'].map((question) => ({
      question,
      page: '/a',
    }))
    const page = await pageOf(
      analyticsOf({
        questions: questionsOf(asked),
        searches: searchesOf([
          { term: 'SSO', hits: 3 },
          { term: 'sso', hits: 4 },
          { term: 'Sso', hits: 2 },
          { term: 'S.S.O.', hits: 1 },
        ]),
        ...feedbackOf([{ thumbsDown: 9, thumbsUp: 2 }], comments),
      }),
    )
    expect(textsOf(page, '#topics .detail > td > div')).toEqual(['Asked on: /a (3)'])
    expect(textsOf(page, '#terms .detail > td > div')).toEqual(['Other terms: SSO (3) · Sso (2) · S.S.O.'])
    expect(textsOf(page, '#disliked .detail > td > div')).toEqual(['Open comments: No (2)'])
    expect(textsOf(page, '#disliked summary')).toEqual(['And 3 more'])
  })

  it('has a search term also where readers asked in the same words', async () => {
    const questions = questionsOf(['SAML?', 'SAML?', 'SAML login?'].map((question) => ({ question })))
    const page = await pageOf(analyticsOf({ questions, searches: searchesOf([{ term: 'SAML?', hits: 30 }]) }))
    expect(textsOf(page, '#topics .detail > td > div')).toEqual([
      'Other wordings: SAML login?',
      'Search terms: SAML? (30)',
    ])
  })

  it('has no other wording of a topic that was asked with a greeting', async () => {
    const asked = many(3, () => ({ question: 'Hi, how do I rotate an API key?' }))
    const page = await pageOf(analyticsOf({ questions: questionsOf(asked) }))
    expect(textsOf(page, '#topics tbody')).toEqual([expect.not.stringContaining('Hi')])
  })

  it('shows two further texts of a row unfolded', async () => {
    const comments = ['No', 'Why?', 'How?'].map((comment) => ({ comment }))
    const page = await pageOf(analyticsOf(feedbackOf([{ thumbsDown: 9 }], comments)))
    expect(textsOf(page, '#disliked .detail > td')).toEqual(['Open comments: No · Why? · How?'])
  })
})

describe('the tables of lists', () => {
  const headsOf = (page: HtmlElement, name: string): string[] => textsOf(page, `#${name} thead th`)
  const attributesOf = (page: HtmlElement, selector: string, name: string): (string | undefined)[] =>
    page.querySelectorAll(selector).map((each) => each.getAttribute(name))

  it('have a cell for each column with a title, and name the rows first', async () => {
    const visitors = [{ path: '/a', human: 3, ai: 1, total: 4 }]
    const page = await pageOf(comparedOf(visitors, [row('/gone', 90)]))
    expect(headsOf(page, 'pages')).toEqual(['Page', 'January', 'December', 'Change', 'People', 'AI'])
    expect(rowsOf(page, 'pages')).toEqual([
      ['/a', '4', '0', '+4', '3', '1'],
      ['/gone', '0', '90', '−90', '0', '0'],
    ])
    expect(attributesOf(page, '#pages th[aria-sort]', 'aria-sort')).toEqual(['descending'])
  })

  it('link pages with visitors, below the site', async () => {
    const paths = ['/b c', '//evil.example', 'javascript:alert(1)', '/d\u202e']
    const visitors = [...paths.map((path) => row(path, 1)), row('/unvisited', 0)]
    const page = await pageOf(analyticsOf({ siteUrl, visitors }))
    expect(textsOf(page, '#pages tbody th')).toEqual([
      '/b c',
      '//evil.example',
      'javascript:alert(1)',
      '/d',
      '/unvisited',
    ])
    expect(linksOf(page, '#pages a')).toEqual([
      'https://docs.example.com/base/b%20c',
      'https://docs.example.com/base/d%E2%80%AE',
    ])
  })

  it('have dates as days, which are sorted as such, states in words, and no column without a cell', async () => {
    const entries = [
      { comment: null, createdAt: '2026-01-31T23:59:59-05:00', status: 'in_progress' },
      { comment: hostile, createdAt: 'yesterday', status: '' },
    ]
    const page = await pageOf(analyticsOf(feedbackOf([], entries)))
    expect(headsOf(page, 'feedback')).toEqual(['Comment', 'Page', 'Date', 'Source', 'Status', 'Thumb'])
    expect(rowsOf(page, 'feedback')).toEqual([
      [shownHostile, '/a', '–', 'Contextual', '(empty)', 'Down'],
      ['–', '/a', 'Feb 1, 2026', 'Contextual', 'In progress', 'Down'],
    ])
    expect(attributesOf(page, '#feedback td time', 'datetime')).toEqual(['2026-02-01'])
  })

  it('have unanswered questions and open comments first', async () => {
    const asked = ['once', 'answered', 'often', 'answered'].map((question) => ({
      question,
      resolution: question === 'answered' ? 'answered' : 'unanswered',
    }))
    const entries = [{}, { comment: 'settled', status: 'resolved' }, { comment: 'open' }]
    const page = await pageOf(analyticsOf({ questions: questionsOf(asked), ...feedbackOf([], entries) }))
    expect(textsOf(page, '#questions tbody th')).toEqual(['once', 'often', 'answered', 'answered'])
    expect(textsOf(page, '#feedback tbody th')).toEqual(['open', 'settled', '–'])
  })

  it('have the first 1,000 rows, and say which file has all', async () => {
    const page = await pageOf(
      analyticsOf({ visitors: many(1001, (index) => row(`/${index}`, 2000 - index)) }),
    )
    expect(page.querySelectorAll('#pages tbody tr')).toHaveLength(1000)
    expect(textsOf(page, '#pages [role="status"]')).toEqual([
      'The first 1,000 of 1,001 pages; visitors.csv has all',
    ])
  })

  it('are text that ends no element', async () => {
    const page = await pageOf(comparedOf([row(hostile, 2)], [row(hostile, 1)]))
    expect(page.querySelectorAll('script')).toHaveLength(1)
    expect(textsOf(page, '#pages tbody th')).toEqual([shownHostile])
  })
})

describe('the policy of the page', () => {
  it('allows its own style sheet and script by their hashes, and stands before them', async () => {
    const markup = await markupOf(analyticsOf({ visitors: [row('/a')] }))
    const page = parseHtml(markup)
    const hashOf = (selector: string): string => {
      const source = page.querySelector(selector)?.textContent ?? ''
      return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
    }
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')
    expect(policy).toBe(
      `default-src 'none'; style-src ${hashOf('style')}; script-src ${hashOf('script')}; base-uri 'none'; form-action 'none'`,
    )
    expect(markup.indexOf('Content-Security-Policy')).toBeLessThan(markup.indexOf('<style>'))
  })

  it('has a script that is valid outside of a module', async () => {
    const script = (await pageOf(analyticsOf())).querySelector('script')?.textContent ?? ''
    expect(() => new Script(script)).not.toThrow()
    expect(script).not.toMatch(/^ *(?:import|export) /mu)
  })
})

describe('the footer', () => {
  it('says when the data was exported', async () => {
    expect(textsOf(await pageOf(analyticsOf()), 'time')).toEqual(['Feb 1, 2026, 12:00 UTC'])
  })
})
