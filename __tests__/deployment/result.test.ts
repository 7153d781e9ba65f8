import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { aboutPages, type DeploymentResult, noResult, tell } from '../../src/deployment/result.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const buildLogFile = () => folder.inside('docs-agent-action', 'build-log.txt')

const tellingWith = (log: RecordingLog, showsLog = true) => ({
  what: 'preview',
  buildLogFile: buildLogFile(),
  showsLog,
  redact: (text: string) => text.replaceAll('mint_key_of_tests', '***'),
  log,
})

async function told(result: Partial<DeploymentResult>, showsLog = true) {
  const log = new RecordingLog()
  const { paragraphs, buildLog } = await tell({ ...noResult, ...result }, tellingWith(log, showsLog))
  const file = buildLog === undefined ? undefined : readFileSync(buildLog, 'utf8')
  return { text: paragraphs.join('\n\n'), file, log }
}

const pages = (asked: number, missing: string[], unclear = 0, unasked = 0) => ({
  asked,
  unasked,
  missing,
  unclear,
  problem: undefined,
})

describe('what is said about the changed pages', () => {
  it.each([
    [undefined, ''],
    [pages(0, []), ''],
    [pages(1, []), ', the changed page answers'],
    [pages(3, []), ', all 3 changed pages answer'],
    [pages(3, [], 1), ''],
    [pages(1, ['/a']), ', but 1 of 1 changed page is missing'],
    [pages(3, ['/a', '/b']), ', but 2 of 3 changed pages are missing'],
    [pages(25, [], 0, 15), ', the first 25 of 40 changed pages answer'],
    [pages(25, ['/a'], 0, 15), ', but 1 of the first 25 changed pages is missing'],
  ])('of %j is "%s"', (given, words) => {
    expect(aboutPages(given)).toBe(words)
  })
})

describe('a result', () => {
  it('without a remark leaves no file', async () => {
    expect(await told({ end: 'success', pages: pages(1, []) })).toMatchObject({ text: '', file: undefined })
    expect(existsSync(buildLogFile())).toBe(false)
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

  it('says in its file why nothing is known of the pages', async () => {
    const problem = 'The site is not open: it answers HTTP 401.'
    const { file } = await told({ end: 'success', pages: { ...pages(0, []), problem } })
    expect(file).toContain(problem)
  })

  it('shows a hostile log as text', async () => {
    const { text } = await told({
      end: 'failure',
      summary: '</code></pre><img src=x>',
      log: '```\n@team [x](y)',
    })
    expect(text).toMatch(
      /<pre><code>&lt;\/code&gt;&lt;\/pre&gt;&lt;img src=x&gt;\n\n```\n@team \[x\]\(y\)\n<\/code><\/pre>/u,
    )
  })

  it('says that the file is all if the log is of another repository', async () => {
    const { text, file, log } = await told({ end: 'skipped', summary: 'secret.mdx' }, false)
    expect(text + log.entries.join('\n')).not.toContain('secret')
    expect(text).toContain('only in the file of the output buildLog')
    expect(file).toBe('The service skipped the preview.\n\nsecret.mdx\n')
  })

  it('names missing pages in log, Markdown and file', async () => {
    const { text, file, log } = await told({ end: 'success', pages: pages(3, ['/a', '/b|`c'], 1) })
    expect(text).toContain('\n\n```text\n/a\n/b|`c\n```')
    expect(text).toContain('Of 3 changed pages, 1 gave no clear answer.')
    expect(file).toContain('These changed pages are missing:\n/a\n/b|`c\n')
    expect(log.entries[0]).toMatch(/^group: Missing pages .+\n\/a\n\/b\|`c$/u)
  })

  it('follows no link that another step left where its file goes', async () => {
    mkdirSync(folder.inside('elsewhere'))
    writeFileSync(folder.inside('elsewhere', 'build-log.txt'), 'kept')
    symlinkSync(folder.inside('elsewhere'), folder.inside('docs-agent-action'))
    expect((await told({ end: 'failure', log: 'x' })).file).toContain('x')
    expect(readFileSync(folder.inside('elsewhere', 'build-log.txt'), 'utf8')).toBe('kept')
  })

  it('whose file cannot be written is told all the same', async () => {
    const log = new RecordingLog()
    const blocked = folder.inside('a-file')
    writeFileSync(blocked, '')
    const telling = { ...tellingWith(log), buildLogFile: `${blocked}/own/build-log.txt` }
    const { paragraphs, buildLog } = await tell({ ...noResult, end: 'failure', log: 'x' }, telling)
    expect([paragraphs[0], buildLog]).toEqual(['The preview does not build.', undefined])
    expect(log.entries.at(-1)).toMatch(/^warning: The log of the build could not be written to /u)
  })
})
