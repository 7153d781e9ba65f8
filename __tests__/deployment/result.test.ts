import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import type { DeploymentResult } from '../../src/deployment/deploy.ts'
import { noPages, type PageAnswers, type PageState } from '../../src/deployment/pages.ts'
import { aboutPages, tell } from '../../src/deployment/result.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { ActionError } from '../../src/shared/errors.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const buildLogFile = () => folder.inside('docs-agent-action', 'build-log.txt')

async function told(result: Partial<DeploymentResult>, showsWords = true) {
  const log = new RecordingLog()
  const redact = (text: string) => text.replaceAll('mint_key_of_tests', '***')
  const telling = { buildLogFile: buildLogFile(), showsWords, redact, log }
  const { paragraphs, outputs } = await tell({ end: 'unknown', ...result }, '', 'preview', telling)
  const { buildLog, pagesNotLive } = outputs
  const file = buildLog === undefined ? undefined : readFileSync(buildLog, 'utf8')
  return { text: paragraphs.join('\n\n'), file, log, pagesNotLive }
}

/** The answers for pages of which all others answer. */
const pages = (asked: number, missing: string[] = [], unclear = 0, unasked = 0): PageAnswers => ({
  found: Array.from({ length: asked }, (_, index) => ({
    path: missing[index] ?? `/page-${index}`,
    state: index < missing.length ? 'missing' : index >= asked - unclear ? 'unclear' : 'answers',
  })),
  unasked,
  unchecked: undefined,
})
const inStates = (...states: PageState[]): PageAnswers => ({
  ...pages(0),
  found: states.map((state, index) => ({ path: `/${state}-${index}`, state })),
})

describe('what is said about the changed pages', () => {
  it.each<[PageAnswers | undefined, string]>([
    [undefined, ''],
    [noPages('the site is not open'), ', and no page was checked: the site is not open'],
    [pages(1), ': the changed page answers'],
    [pages(3), ': all 3 changed pages answer'],
    [inStates('live'), ': the changed page shows the merge'],
    [inStates('live', 'live', 'live', 'answers'), ': 3 of 4 changed pages show the merge, 1 answers'],
    [pages(3, [], 1), ': 2 of 3 changed pages answer, 1 gives no clear answer'],
    [pages(1, ['/a']), ', but the changed page is missing'],
    [pages(3, ['/a', '/b']), ', but 2 of 3 changed pages are missing'],
    [inStates('live', 'old', 'old'), ', but 2 of 3 changed pages still show the old words'],
    [
      inStates('live', 'missing', 'old', 'unclear'),
      ', but 1 of 4 changed pages is missing, 1 still shows the old words',
    ],
    [pages(25, [], 0, 15), ': all of the first 25 changed pages answer'],
    [pages(25, ['/a'], 0, 15), ', but 1 of the first 25 changed pages is missing'],
  ])('of %j is "%s"', (given, words) => {
    expect(aboutPages(given, 'merge')).toBe(words)
  })

  it('of a pull request names no merge', () => {
    expect(aboutPages(inStates('live', 'live'), 'change')).toBe(': all 2 changed pages show the change')
  })
})

describe('a result', () => {
  it('without a remark leaves no file', async () => {
    expect(await told({ end: 'success', pages: pages(1, []) })).toMatchObject({ text: '', file: undefined })
    expect(existsSync(buildLogFile())).toBe(false)
  })

  it('of a build that fails has the summary and the last 30 lines of the log, and the file has all', async () => {
    const logs = Array.from({ length: 100 }, (_, index) => `line ${index}`)
    const given = { end: 'failure' as const, summary: 'One page is broken', log: logs.join('\n') }
    const { text, file } = await told(given)
    const shown = `\`\`\`text\nOne page is broken\n\`\`\`\n\n\`\`\`text\n${logs.slice(-30).join('\n')}\n\`\`\``
    expect(text).toBe(`The preview does not build.\n\n${shown}`)
    expect(file).toBe(`The preview does not build.\n\nOne page is broken\n\n${logs.join('\n')}\n`)
  })

  it('says if the service gave neither a reason nor a log', async () => {
    const { text } = await told({ end: 'failure', summary: ' ' })
    expect(text).toBe('The preview does not build. The service gave neither a reason nor a log.')
  })

  it('has a log without colours, also where the log is cut', async () => {
    const line = '\u001B[31mError\u001B[0m in a.mdx'
    const log = `${'\u001B[0mx'.repeat(30_000)}\n${line}`
    const { text, file = '' } = await told({ end: 'failure', log })
    for (const shown of [text, file]) {
      expect(shown).toContain('Error in a.mdx')
      expect(shown).not.toMatch(/\[\d*m/u)
      expect(shown).not.toContain('\u001B')
    }
    expect(file.length).toBeLessThan(20_100)
  })

  it('has no secret in its file, also if a colour splits one, or a page is named like one', async () => {
    const log = `The key is mint_key\u001B[0m_of_tests.\n${'x'.repeat(19_990)}`
    const { file } = await told({ end: 'failure', log, pages: pages(1, ['/mint_key_of_tests']) })
    expect(file).toContain('/***')
    expect(file).not.toMatch(/mint_key|key_of_tests|of_tests/u)
  })

  it('says in its file why no page was checked', async () => {
    const { text, file } = await told({
      end: 'success',
      pages: noPages('GitHub failed', 'HTTP 500 for a.mdx'),
    })
    expect(text).toBe('No page was checked: GitHub failed.\n\n```text\nHTTP 500 for a.mdx\n```')
    expect(file).toBe('No page was checked: GitHub failed.\n\nHTTP 500 for a.mdx\n')
  })

  it('has no part of a secret that a colour splits where a line is cut', async () => {
    const log = `${'x'.repeat(290)}mint_\u001B[1mkey_of_tests`
    const { text, file } = await told({ end: 'failure', summary: log, log })
    expect(text).toContain(`${'x'.repeat(290)}***`)
    expect(text + (file ?? '')).not.toMatch(/mint_|key_of/u)
  })

  it.each([
    ['with mostly markup', '<'],
    ['with mostly markup and a fence', '&```'],
    ['of letters', 'x'],
  ])('has a quote that GitHub takes in a comment: lines %s', async (_, mark) => {
    const log = Array.from({ length: 60 }, (_, line) => `${line} ${mark.repeat(300)}`).join('\n')
    const { text } = await told({ end: 'failure', summary: log, log })
    expect(text.length).toBeLessThan(41_000)
    // The end of a log says the most.
    expect(text).toContain('\n59 ')
  })

  it('shows a hostile log as text', async () => {
    const { text } = await told({
      end: 'failure',
      summary: '</code></pre><img src=x>',
      log: '```\n@team [x](y)',
    })
    expect(text).toMatch(
      /```text\n<\/code><\/pre><img src=x>\n```\n\n<pre><code>```\n@team \[x\]\(y\)\n<\/code><\/pre>/u,
    )
  })

  it('of another repository is only in the file, except for the number of pages', async () => {
    const error = new ServiceError('HTTP 400.', { status: 400, words: ': No page secret.mdx' })
    const given = {
      error: new ActionError('HTTP 400. Later.', { cause: error }),
      summary: 'secret.mdx is bad',
      log: 'secret.mdx:3',
      pages: pages(3, ['/secret', '/secret-2']),
    }
    const { text, file, log, pagesNotLive } = await told(given, false)
    expect(text).toContain('HTTP 400. Later.')
    expect(text).toContain('only in the file of the output buildLog')
    expect(text + log.entries.join('\n')).not.toContain('secret')
    expect(pagesNotLive).toEqual(['2 pages'])
    for (const words of ['No page secret.mdx', 'secret.mdx is bad', 'secret.mdx:3', '/secret\n/secret-2\n'])
      expect(file).toContain(words)
  })

  it('whose commit is known is of the repository of the run', async () => {
    expect((await told({ end: 'failure', log: 'shown.mdx', hasChange: false }, false)).text).toContain(
      'shown',
    )
  })

  it('names missing pages in log, Markdown and file', async () => {
    const { text, file, log } = await told({ end: 'success', pages: pages(3, ['/a', '/b|`c'], 1) })
    expect(text).toContain('\n\n```text\n/a\n/b|`c\n```')
    expect(file).toContain('looks the same):\n\n/a\n/b|`c\n')
    expect(log.entries[0]).toMatch(/^group: Missing pages .+\n\/a\n\/b\|`c$/u)
  })

  it('names pages with old words', async () => {
    const { text, pagesNotLive } = await told({ end: 'success', pages: inStates('old', 'live') })
    expect(text).toContain('Pages that still show the old words:\n\n```text\n/old-0\n```')
    expect(pagesNotLive).toEqual(['/old-0'])
  })

  const left = () => folder.inside('docs-agent-action')
  it.each<[string, () => void]>([
    [
      'a link to a folder',
      () => {
        symlinkSync(folder.inside('elsewhere'), left())
      },
    ],
    [
      'a file',
      () => {
        writeFileSync(left(), '')
      },
    ],
    [
      'a folder with a link to a file',
      () => {
        mkdirSync(left())
        symlinkSync(folder.inside('elsewhere', 'build-log.txt'), buildLogFile())
      },
    ],
  ])('is told without its file if another step left %s there', async (_, leave) => {
    mkdirSync(folder.inside('elsewhere'))
    leave()
    const { text, file, log } = await told({ end: 'failure', log: 'x' })
    expect([text, file]).toEqual(['The preview does not build.\n\n```text\nx\n```', undefined])
    expect(log.entries.at(-1)).toMatch(/^warning: The log of the build could not be written to /u)
    expect(readdirSync(folder.inside('elsewhere'))).toEqual([])
  })
})
