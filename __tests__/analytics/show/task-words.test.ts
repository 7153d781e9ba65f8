import { spawnSync } from 'node:child_process'

import { beforeAll, describe, expect, it } from '@jest/globals'
import { codePoint, fc, runs } from '../../support/properties.ts'

import { exportHeadline, taskHeadline } from '../../../src/analytics/show/task-words.ts'
import { analyticsOf, feedbackOf, many, questionsOf, searchesOf } from '../../support/analytics.ts'
import { itOnPosix } from '../../support/platform.ts'
import { elementNames, renderAll, renderers } from '../../support/rendered-markdown.ts'
import { type Numbers, told } from '../../support/told.ts'

/** The headline of an export whose first task is about a page. */
const headlineAbout = async (path: string): Promise<string> =>
  exportHeadline(await analyticsOf(feedbackOf([{ path, thumbsDown: 3 }], [])))

/** What the headline shows of a path. */
async function shownPath(path: string): Promise<string | undefined> {
  return / 1 gap\. The first task is on (.*)\.$/su.exec(await headlineAbout(path))?.[1]
}

describe('the headline', () => {
  it.each([
    [{ now: 1234 }, '1,234 visitors in 28 days.'],
    [
      { now: 900, history: new Array<number>(8).fill(1800) },
      '50 percent fewer visitors than usual. 900 visitors.',
    ],
    [{ now: 0, before: 20 }, 'No visitors in 28 days.'],
    [{ now: 12, ...feedbackOf([], []) }, '12 visitors in 28 days. No gaps.'],
  ])('has the verdict, the total, and no gaps if none were looked for: %j', async (numbers, headline) => {
    expect(exportHeadline((await told(numbers)).content)).toBe(headline)
  })

  it('has the number of gaps and the page of the first task, and no words of readers', async () => {
    const questions = questionsOf(['/keys', '/keys', '/keys'].map((page) => ({ page })))
    const { content } = await told({ questions, ...feedbackOf([{ thumbsDown: 2 }], []) })
    expect(exportHeadline(content)).toBe('1,000 visitors in 28 days. 2 gaps. The first task is on /keys.')
  })

  it.each([
    {
      what: 'less than half of the questions were asked',
      numbers: { questions: questionsOf([{ page: '/keys' }, {}, {}]) },
    },
    {
      what: 'few of those who searched clicked',
      numbers: { searches: searchesOf([{ hits: 50, clickThroughRate: 0.02, topClickedPage: '/keys' }]) },
    },
  ])('does not tell that the first task is where $what', async ({ numbers }) => {
    const { tasks, content } = await told(numbers)
    expect(tasks.join()).toContain('/keys')
    expect(exportHeadline(content)).toBe('1,000 visitors in 28 days. 1 gap.')
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
    ['/evil\uff0eexample\u2024x', '/evil…example…x'],
    ['/e\u217dil', '/ecil'],
  ])('%j is %j', async (path, shown) => {
    expect(await shownPath(path)).toBe(shown)
  })

  it.each([
    [60, '/' + 'é'.repeat(59)],
    [61, '/' + 'é'.repeat(59) + '…'],
    [100_000, '/' + 'é'.repeat(59) + '…'],
  ])('of %d characters has at most 60', async (count, shown) => {
    expect(await shownPath('/' + 'é'.repeat(count - 1))).toBe(shown)
  })
})

describe('the headline of a task', () => {
  const words = '@channel <!here> *words* of readers, see https://evil.example'
  const taskHeadlines = async (numbers: Numbers): Promise<string[]> =>
    (await told(numbers)).content.tasks.map((task) => taskHeadline(task))

  it('says of each kind what to do and why, without words of readers', async () => {
    const asked = many(9, () => ({ question: words, page: '/keys' }))
    const lists = {
      questions: questionsOf(asked),
      searches: searchesOf([{ term: 'terraform @here', hits: 50, clickThroughRate: 0.02 }]),
      ...feedbackOf([{ path: '/errors', thumbsDown: 8 }], [{ path: '/errors', comment: words }]),
    }
    const pages = Object.fromEntries(many(20, (index) => [`/${index}`, 100]))
    const pagesBefore = { ...pages, '/gone': 300 }
    expect((await taskHeadlines({ ...lists, pages, before: 1000, pagesBefore })).sort()).toEqual([
      'Add content for …: searched 50 times, 2 percent clicked',
      'Check /gone: no visitors now, 300 before: moved, removed or broken?',
      'Fix /errors: 8 thumbs down',
      'Write an answer to …: asked 9 times, mostly on /keys',
    ])
  })

  it('has a path as the headline of the export has it', async () => {
    const path = '/<!channel>/evil.example'
    const [task] = await taskHeadlines(feedbackOf([{ path, thumbsDown: 3 }], []))
    expect(task).toBe(`Fix ${await shownPath(path)}: 3 thumbs down`)
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
  const paths = fc.sample(fc.string({ unit, maxLength: 12 }), runs(300))
  let lines: string[]
  beforeAll(async () => {
    lines = await Promise.all(paths.map(headlineAbout))
  })

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
