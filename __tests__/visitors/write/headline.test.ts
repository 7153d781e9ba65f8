import { spawnSync } from 'node:child_process'

import { describe, expect, it } from '@jest/globals'
import { fc, runs } from '../../support/properties.ts'

import { headlineOf } from '../../../src/visitors/write/headline.ts'
import { analyticsOf, comparedOf, nobody } from '../../support/analytics.ts'
import { codePoint } from '../../support/code-point.ts'
import { many } from '../../support/included-lists.ts'
import { row, totals } from '../../support/page-server.ts'
import { itOnPosix } from '../../support/platform.ts'
import { questionsOf } from '../../support/reader-lists.ts'
import { elementNames, renderAll, renderers } from '../../support/rendered-markdown.ts'

const compared = (...of: Parameters<typeof comparedOf>): string => headlineOf(comparedOf(...of))

/** What the headline shows of a path. */
function shownPath(path: string): string | undefined {
  const headline = headlineOf(analyticsOf({ visitors: [row(path)] }))
  return /Most visited page (.*), 10\. No tasks\.$/su.exec(headline)?.[1]
}

describe('the headline', () => {
  it('has the total, the share of AI and the most visited page', () => {
    expect(headlineOf(analyticsOf({ visitors: [row('/', 1234), row('/b')] }))).toBe(
      '1,100 visitors, Jan 1 – 31, 2026. AI share 27.3 percent. Most visited page /, 1,234. No tasks.',
    )
  })

  it('has the change, and the pages that rose and fell most', () => {
    const now = [row('/up', 2000), row('/more', 1999), row('/down', 10)]
    const before = [row('/up', 1), row('/more', 1), row('/down', 1500)]
    expect(compared(now, before, { totalsBefore: { ...totals, total: 1000 } })).toBe(
      '1,100 visitors, Jan 1 – 31, 2026, up 100 or 10.0 percent from 1,000, Dec 1 – 31, 2025. AI share 27.3 percent. Biggest riser /up, up 1,999. Biggest faller /down, down 1,490. 1 task, the first on /down.',
    )
  })

  it('says that the biggest riser is new, and that the biggest faller has no visitors now', () => {
    const headline = compared([row('/new', 9), row('/up', 8)], [row('/up', 1), row('/gone', 5)])
    expect(headline).toMatch(
      /Biggest riser \/new, up 9, new\. Biggest faller \/gone, down 5, no visitors now\. 1 task, the first on \/gone\.$/u,
    )
  })

  it.each([
    ['down', 2200, ', down 1,100 or 50.0 percent from 2,200, '],
    ['unchanged', 1100, ', unchanged from 1,100, '],
    ['from zero', 0, ', up 1,100 from 0, '],
  ])('says how the total changed: %s', (_, total, words) => {
    expect(compared([], [], { totalsBefore: { ...totals, total } })).toContain(words)
  })

  it('names no page if none changed, or none is listed', () => {
    expect(compared([row('/')], [row('/')])).toMatch(/AI share 27\.3 percent\. No tasks\.$/u)
    expect(headlineOf(analyticsOf())).toMatch(/AI share 27\.3 percent\. No tasks\.$/u)
  })

  it('has the days of each period if they differ', () => {
    const october = { dateFrom: '2026-10-01', dateTo: '2026-11-01', days: 31 }
    const rangeBefore = { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 }
    expect(compared([], [], { ...october, rangeBefore })).toContain(
      '1,100 visitors in 31 days, Oct 1 – 31, 2026, unchanged from 1,100 in 30 days, Sep 1 – 30, 2026.',
    )
  })

  it('of nobody has no share and no pages, of which all would be fallers', () => {
    expect(headlineOf(analyticsOf({ totals: nobody }))).toBe('No visitors, Jan 1 – 31, 2026. No tasks.')
    expect(compared([], [row('/gone', 5)], { totals: nobody })).toBe(
      'No visitors, Jan 1 – 31, 2026, down 1,100 or 100.0 percent from 1,100, Dec 1 – 31, 2025. 1 task, the first on /gone.',
    )
  })

  it.each([
    ['some', ['unanswered', 'answered', 'unanswered'], 'Unanswered questions 2 of 3. 1 task.'],
    ['none', ['answered'], 'Unanswered questions 0 of 1. No tasks.'],
    ['no questions at all', [], 'No questions to the assistant. No tasks.'],
  ])('has the unanswered questions if they were read: %s', (_, resolutions, words) => {
    const questions = questionsOf(resolutions.map((resolution) => ({ resolution })))
    expect(headlineOf(analyticsOf({ visitors: [row('/')], questions }))).toBe(
      `1,100 visitors, Jan 1 – 31, 2026. AI share 27.3 percent. Most visited page /, 10. ${words}`,
    )
    expect(headlineOf(analyticsOf({ totals: nobody, questions }))).toBe(
      `No visitors, Jan 1 – 31, 2026. ${words}`,
    )
  })

  it.each([
    [1, ', up 1.'],
    [2, ', as many as before.'],
    [3, ', down 1.'],
  ])('has the change of the unanswered questions: %d before', (before, words) => {
    const unanswered = (count: number) => questionsOf(many(count, () => ({})))
    const lists = { questions: unanswered(before) }
    expect(headlineOf(comparedOf([], [], { questions: unanswered(2), lists }))).toContain(
      `Unanswered questions 2 of 2${words}`,
    )
  })
})

describe('a path in the headline', () => {
  it.each([
    ['/', '/'],
    ['/guides/first-project', '/guides/first-project'],
    ['/snake_case/v1.2', '/snake_case/v1.2'],
    ['/führung/日本語/हिन्दी', '/führung/日本語/हिन्दी'],
    ['/_private_', '/…private…'],
    ['/a__b', '/a…b'],
    ['/evil.example/x', '/evil…example/x'],
    ['www.evil.example', '…www…evil…example'],
    ['https://evil.example', '…https…//evil…example'],
    ['-rf', '…-rf'],
    ['$(id)', '…id…'],
    ['/`id`;!x&y|z>a<b"c\'d\\e', '/…id…x…y…z…a…b…c…d…e'],
    ['/@everyone', '/…everyone'],
    ['/a b\n- c', '/a…b…- c'.replace(' ', '…')],
    ['/%n%s', '/…n…s'],
    ['/*?[a]{b,c}~#', '/…a…b…c…'],
    ['/a\u202eb\u200bc\u00add\ufe0fe', '/a…b…c…d…e'],
    ['/\ud800a', '/…a'],
    ['', '…'],
  ])('%j is %j', (path, shown) => {
    expect(shownPath(path)).toBe(shown)
  })

  it.each([
    [60, '/' + 'é'.repeat(59)],
    [61, '/' + 'é'.repeat(59) + '…'],
    [100_000, '/' + 'é'.repeat(59) + '…'],
  ])('of %d characters has at most 60', (count, shown) => {
    expect(shownPath('/' + 'é'.repeat(count - 1))).toBe(shown)
  })
})

describe('hostile paths in the headline', () => {
  const unit = fc.oneof(
    fc.constantFrom(...Array.from('$`"\'\\!;&|<>()[]{}*?~#%@:=^,+-_./ \n\r\t')),
    fc.constantFrom(
      '$(',
      '${',
      '**',
      '__',
      '~~',
      '](x)',
      'www.',
      'http://',
      '<b>',
      '&amp;',
      '@a',
      '%s',
      'a',
      '1',
    ),
    codePoint,
  )
  const lines = fc
    .sample(fc.string({ unit, maxLength: 12 }), runs(300))
    .map((path) => headlineOf(comparedOf([row(path, 9)], [row(`${path}!`, 3)])))

  /** What bash prints for the headlines if a workflow pastes them into a script without quotes. */
  const printed = (lines: string[]): string[] => {
    const script = lines.map((line) => `printf "%s " ${line}; printf "\\n"`).join('\n')
    const { stdout } = spawnSync('bash', ['--noprofile', '--norc', '-c', script], {
      encoding: 'utf8',
    })
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.trimEnd())
  }

  itOnPosix('have no meaning in a shell, not even without quotes', () => {
    expect(printed(lines)).toEqual(lines)
  })

  itOnPosix('have no meaning between double quotes, and in a format string', () => {
    const script = lines.map((line) => `printf "${line}\\n"`).join('\n')
    const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
    expect([stdout.trimEnd().split('\n'), stderr]).toEqual([lines, ''])
  })

  it.each(renderers)('have no meaning in Markdown: $name', (renderer) => {
    const rendered = renderAll(renderer, lines).map(elementNames)
    expect(rendered).toEqual(lines.map(() => ['p']))
  })

  it('have only letters, digits and a few signs', () => {
    for (const line of lines) expect(line).toMatch(/^[\p{L}\p{M}\p{N} ,./–…_-]+$/u)
  })

  it.each(['$HOME', '/{1,2}', '/;echo x'])(
    'would have a meaning as they are, so that these tests can fail: %s',
    (path) => {
      const line = `Most visited page ${path}, 10.`
      expect(printed([line])).not.toEqual([line])
    },
  )

  it.each(renderers)('would have a meaning in Markdown as they are: $name', (renderer) => {
    const hostile = ['_a_', '<b>x</b>', '[x](http://evil.example)', '**x**']
    const raw = hostile.map((path) => `Most visited page ${path}, 10.`)
    for (const body of renderAll(renderer, raw)) expect(elementNames(body)).not.toEqual(['p'])
  })
})
