import { describe, expect, it } from '@jest/globals'
import { fc, runs } from '../../../support/properties.ts'

import { singleLine } from '../../../../src/untrusted-text.ts'
import type { ExportContent } from '../../../../src/visitors/export-content.ts'
import type { VisitorAnalytics } from '../../../../src/visitors/read/visitor-analytics.ts'
import { visitorReport } from '../../../../src/visitors/write/markdown-report/markdown-report.ts'
import { analyticsOf, comparedOf, nobody, seriesOf } from '../../../support/analytics.ts'
import { codePoint } from '../../../support/code-point.ts'
import { attacks, expectInertMarkdown, longRun } from '../../../support/dist-attacks.ts'
import { many } from '../../../support/included-lists.ts'
import { row } from '../../../support/page-server.ts'
import { feedbackOf, questionsOf, searchesOf } from '../../../support/reader-lists.ts'
import {
  codeTexts,
  linksIn,
  outsideOfCode,
  render,
  renderAll,
  renderers,
} from '../../../support/rendered-markdown.ts'

const title = '### Where readers were not served'

/** The block of the report, from its title to the next one. */
function blockOf(analytics: ExportContent): string | undefined {
  const [, block] = visitorReport(analytics, 25).split(`${title}\n\n`)
  return block?.split(/\n\n(?:### |<details>)/u)[0]
}

/** An export with a gap of each kind. */
const withGaps = (): Partial<VisitorAnalytics> => ({
  questions: questionsOf([
    { page: 'https://docs.example/keys' },
    { question: 'HOW?' },
    { question: 'Why?' },
    { question: 'Where?', resolution: 'answered' },
  ]),
  searches: searchesOf([
    { hits: 1200, clickThroughRate: 0.125, topClickedPage: '/b' },
    { term: 'x', hits: 3 },
  ]),
  ...feedbackOf(
    [{ thumbsDown: 1234, thumbsUp: 2 }, { path: '/c' }],
    [{ comment: 'Step 3\nis wrong' }, { comment: 'Too short' }, { comment: 'Too long' }],
  ),
})

describe('where readers were not served', () => {
  it('has a table for each kind of gap, with its numbers and pages', () => {
    expect(blockOf(analyticsOf(withGaps()))).toBe(
      [
        '4 questions to the assistant, 3 unanswered. 1,203 searches. 1,235 thumbs down, 2 thumbs up.',
        '',
        '#### Unanswered questions',
        '',
        'The same question counts once, in whatever case and spacing.',
        '',
        '| Question, asked on | Asked |',
        '|---|--:|',
        '| `How?`<br>`/keys` | 2 |',
        '| `Why?` | 1 |',
        '',
        '#### Searches with few clicks',
        '',
        'Less than 20% of the searches led to a click. Of the 100 terms with the most searches, each searched at least 2 times.',
        '',
        '| Term, clicked most | Searches | With a click |',
        '|---|--:|--:|',
        '| `sso`<br>`/b` | 1,200 | 12.5% |',
        '| `x` | 3 | 0.0% |',
        '',
        '#### Disliked pages',
        '',
        'More thumbs down than up. With the comments that are neither resolved nor dismissed.',
        '',
        '| Page, open comments | Down | Up |',
        '|---|--:|--:|',
        '| `/a`<br>`Step 3 is wrong` and 2 others | 1,234 | 2 |',
        '| `/c` | 1 | 0 |',
        '',
        '`gaps.md` has up to 25 of each, with more pages and comments.',
      ].join('\n'),
    )
  })

  it('is between what moved and the series', () => {
    const analytics = comparedOf([row('/', 5)], [row('/', 8)], {
      ...withGaps(),
      series: seriesOf('day', [nobody, nobody]),
    })
    expect(
      visitorReport(analytics, 25)
        .match(/^### .*$/gmu)
        ?.slice(1),
    ).toEqual(['### What moved', title, '### Did it help?', '### Visitors per day'])
  })

  it('does not exist if only visitors and views were read', () => {
    expect(blockOf(analyticsOf())).toBeUndefined()
    const views = { totals: nobody, isComplete: true, pages: [] }
    expect(blockOf(analyticsOf({ views }))).toBeUndefined()
  })

  it.each([
    [6, 'Unanswered questions (5 of 6)'],
    [1234, 'Unanswered questions (5 of 1,234)'],
  ])('has the first five of %d gaps, and tells how many there are', (count, head) => {
    const questions = questionsOf(many(count, (index) => ({ question: `Q${index}` })))
    const block = blockOf(analyticsOf({ questions }))
    expect(block).toContain(`#### ${head}\n`)
    expect(block?.match(/^\| `Q/gmu)).toHaveLength(5)
  })

  it('says of how many terms and pages it knows, if not of all', () => {
    const searches = {
      ...searchesOf(many(1200, (index) => ({ term: String(index) }))),
      isComplete: false,
    }
    const { pageFeedback } = feedbackOf(
      many(100, () => ({})),
      [],
    )
    const block = blockOf(analyticsOf({ searches, pageFeedback: { ...pageFeedback, isComplete: false } }))
    expect(block).toContain(' Only the first 1,200 terms were read: those with the most searches.\n')
    expect(block).toContain(' Only the first 100 pages with feedback were read: the service gives no more.\n')
    expect(blockOf(analyticsOf(withGaps()))).not.toContain('Only the first')
  })

  it('has one sentence for each list, and no table, if no list has a gap', () => {
    const lists = { questions: questionsOf([]), searches: searchesOf([]), ...feedbackOf([], []) }
    expect(blockOf(analyticsOf(lists))).toBe(
      'Nobody asked the assistant. Nobody searched. No page got feedback.',
    )
  })

  it('counts one in the singular', () => {
    const searches = searchesOf([{ hits: 1 }])
    expect(blockOf(analyticsOf({ questions: questionsOf([{}]), searches }))).toMatch(
      /^1 question to the assistant, 1 unanswered\. 1 search\. No term was/u,
    )
  })

  it.each(renderers)('links pages to the site: $name', (renderer) => {
    const siteUrl = new URL('https://docs.example')
    const links = linksIn(render(renderer, blockOf(analyticsOf({ siteUrl, ...withGaps() })) ?? ''))
    expect(links).toEqual(['/keys', '/b', '/a', '/c'].map((path) => [path, `https://docs.example${path}`]))
  })
})

describe('hostile words in the report', () => {
  const hostile = [...attacks, longRun(60), longRun(100), longRun(256), '=1+1', '__proto__', '1. x', '\ud800']
  const gapsWith = (words: string): ExportContent =>
    analyticsOf({
      questions: questionsOf([{ question: words, page: words, timestamp: words }]),
      searches: searchesOf([{ term: words, topClickedPage: words }]),
      ...feedbackOf([{ path: words }], [{ path: words, comment: words }]),
    })

  it.each(renderers)('are shown as code: $name', (renderer) => {
    const shown = renderAll(
      renderer,
      hostile.map((words) => blockOf(gapsWith(words)) ?? ''),
    ).map(codeTexts)
    expect(shown).toEqual(
      hostile.map((words) => {
        const [path, text] = [singleLine(words, 70), singleLine(words, 100)]
        return [text, path, text, path, path, text, 'gaps.md']
      }),
    )
  })

  it('are inert, also in the tasks', () => {
    expectInertMarkdown(hostile.map((words) => visitorReport(gapsWith(words), 25)).join('\n\n'))
  })

  it('would be found if they were not code', () => {
    for (const words of attacks.filter((each) => /^(?:<|\[|\||<\/code)/u.test(each))) {
      const alive = (blockOf(gapsWith('PLAIN')) ?? '').replaceAll('`PLAIN`', words)
      expect(() => {
        expectInertMarkdown(alive)
      }).toThrow('expect(received)')
    }
  })

  it.each(renderers)('leave all else as it is: $name', (renderer) => {
    const unit = fc.oneof(
      fc.constantFrom(...['|', '`', '\\|', '<b>', '</code>', '<!--', '@a', '\n', '\n\n# ', '*', '_', '![']),
      fc.constantFrom(...['](x)', 'www.', 'http://', '\r', '\u2028', '\u001b[', '~~', '&amp;', '\\', '-']),
      fc.integer({ min: 79, max: 100 }).map((count) => '`'.repeat(count)),
      codePoint,
    )
    const words = fc.sample(
      fc.string({ unit, maxLength: 12 }).map((text) => `a${text}`),
      runs(100),
    )
    const blocks = ['plain', ...words].map((text) => blockOf(gapsWith(text)) ?? '')
    const [expected, ...seen] = renderAll(renderer, blocks).map(outsideOfCode)
    expect(seen).toEqual(words.map(() => expected))
  })
})
