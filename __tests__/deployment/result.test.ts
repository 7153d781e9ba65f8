import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import type { DeploymentResult } from '../../src/deployment/deploy.ts'
import type { PageAnswers, PageState } from '../../src/deployment/page-answers.ts'
import { aboutPages } from '../../src/deployment/page-sentences.ts'
import { recordResult } from '../../src/deployment/result.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { ActionError, DeadlineExceeded } from '../../src/shared/errors.ts'
import { codeSpan } from '../../src/shared/untrusted-text.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const buildLogFile = () => folder.inside('docs-agent-action', 'build-log.txt')

const site = new URL('https://docs.example.com/docs')

async function told(result: Partial<DeploymentResult>, showsWords = true, at?: URL) {
  const log = new RecordingLog()
  const redact = (text: string) => text.replaceAll('mint_key_of_tests', '***')
  const telling = { buildLogFile: buildLogFile(), showsWords, isWholeStep: true, redact, log }
  const given = { end: 'unknown', site: at, ...result } as const
  const { paragraphs, outputs, decisiveLines } = await recordResult(given, '', 'change', telling)
  const { buildLog, pagesNotLive } = outputs
  const file = buildLog === undefined ? undefined : readFileSync(buildLog, 'utf8')
  return { text: paragraphs.join('\n\n'), file, log, pagesNotLive, decisiveLines }
}

/** The answers for pages of which all others answer. */
const pages = (asked: number, missing: string[] = [], unclear = 0, unasked = 0): PageAnswers => ({
  asked: Array.from({ length: asked }, (_, index) => ({
    path: missing[index] ?? `/page-${index}`,
    isOld: false,
    state: index < missing.length ? 'missing' : index >= asked - unclear ? 'unclear' : 'answers',
  })),
  unasked,
  oldUnasked: 0,
  removed: 0,
})
const noPages = (why: string, detail = ''): PageAnswers => ({ ...pages(0), unchecked: { why, detail } })
const inStates = (...states: PageState[]): PageAnswers => ({
  ...pages(0),
  asked: states.map((state, index) => ({ path: `/${state}-${index}`, isOld: false, state })),
})
const oldIn = (...states: PageState[]): PageAnswers['asked'] =>
  states.map((state, index) => ({ path: `/${state}-${index}`, isOld: true, state }))

describe('what is said about the changed pages', () => {
  it.each<[PageAnswers | undefined, string]>([
    [undefined, ''],
    [noPages('the site is not open'), ', and no page was checked: the site is not open'],
    [pages(1), ': 1 changed page answers; its words could not be compared'],
    [pages(3), ': 3 changed pages answer; their words could not be compared'],
    [inStates('live'), ': 1 changed page shows the merge'],
    [inStates('live', 'live'), ': 2 changed pages show the merge'],
    [inStates('live', 'live', 'live', 'answers'), ': 3 of 4 changed pages show the merge, 1 answers'],
    [
      pages(3, [], 1),
      ': 2 of 3 changed pages answer, 1 gives no clear answer; their words could not be compared',
    ],
    [pages(1, ['/a']), ', but 1 changed page is missing'],
    [pages(3, ['/a', '/b']), ', but 2 of 3 changed pages are missing'],
    [inStates('live', 'old', 'old'), ', but 2 of 3 changed pages still show the old words'],
    [
      inStates('live', 'missing', 'old', 'unclear'),
      ', but 1 of 4 changed pages is missing, 1 still shows the old words',
    ],
    [pages(25, [], 0, 15), ': the first 25 changed pages answer; their words could not be compared'],
    [pages(25, ['/a'], 0, 15), ', but 1 of the first 25 changed pages is missing'],
    [inStates('moved', 'closed'), ': 1 of 2 changed pages is at its new address, 1 is not open to everybody'],
    [
      { ...inStates('missing', 'live', 'unchecked'), interruption: new DeadlineExceeded(60_000) },
      ', but 1 of 3 changed pages is missing, 1 was not checked: the step timed out',
    ],
    [
      {
        ...pages(0),
        asked: [...inStates('live').asked, ...oldIn('missing', 'answers', 'missing', 'moved', 'unclear')],
      },
      ': 1 changed page shows the merge; 2 of 5 old addresses answer 404, 1 redirects, 1 still answers, 1 gives no clear answer',
    ],
    [
      { ...pages(0), asked: oldIn('missing', 'moved'), oldUnasked: 4, removed: 6 },
      ': 6 pages were removed; 1 of the first 2 old addresses answers 404, 1 redirects',
    ],
    [{ ...pages(0), removed: 1 }, ': 1 page was removed'],
    [{ ...pages(0), instead: 'only docs.json changed' }, ': only docs.json changed'],
    [pages(0), ''],
  ])('of %j is "%s"', (given, words) => {
    expect(aboutPages(given, 'merge')).toBe(words)
  })

  it('of a pull request names no merge', () => {
    expect(aboutPages(inStates('live', 'live'), 'change')).toBe(': 2 changed pages show the change')
  })

  it('of a run that has only its last commit says so', () => {
    expect(aboutPages({ ...pages(0), removed: 2 }, 'last commit')).toBe(
      ': 2 pages were removed in the last commit',
    )
    expect(aboutPages(inStates('live', 'old'), 'last commit')).toBe(
      ', but 1 of 2 pages of the last commit still shows the old words',
    )
  })
})

describe('a result', () => {
  it('of which all is well shows no log and leaves no file', async () => {
    const { text, file } = await told({ end: 'success', log: 'Parsing 41 pages', pages: inStates('live') })
    expect([text, file]).toEqual(['Changed pages:\n\n- `/live-0` shows the change', undefined])
    expect(existsSync(buildLogFile())).toBe(false)
  })

  it('has the link, the pages that are not live first, what the log says, the next step, and the log', async () => {
    const log = ['Reading docs.json', 'Failed to parse old-1.mdx', 'Done'].join('\n')
    const given = { end: 'success' as const, log, pages: inStates('live', 'old', 'answers') }
    const { text, log: run, decisiveLines } = await told(given, true, site)
    const at = (page: string) => `https://docs.example.com/docs${page}`
    expect(text).toBe(
      [
        '[Open the preview](<https://docs.example.com/docs>)',
        'Changed pages:',
        [
          `- [\`/old-1\`](<${at('/old-1')}>) still shows the old words`,
          `- [\`/live-0\`](<${at('/live-0')}>) shows the change`,
          `- [\`/answers-2\`](<${at('/answers-2')}>) answers`,
        ].join('\n'),
        'What the log says:',
        '```text\nFailed to parse old-1.mdx\n```',
        'Next: look again in some minutes. If the page stays old, a cache of the site may have it.',
        '<details><summary>Log</summary>',
        `\`\`\`text\n${log}\n\`\`\``,
        '</details>',
      ].join('\n\n'),
    )
    expect(decisiveLines).toEqual(['Failed to parse old-1.mdx'])
    const pagesInLog = [
      `/old-1 still shows the old words: ${at('/old-1')}`,
      `/live-0 shows the change: ${at('/live-0')}`,
      `/answers-2 answers: ${at('/answers-2')}`,
    ]
    run.expectExactly(
      'info: The preview is at https://docs.example.com/docs',
      `group: Changed pages:\n${pagesInLog.join('\n')}`,
      'info: Next: look again in some minutes. If the page stays old, a cache of the site may have it.',
      `group: Log:\n${log}`,
    )
  })

  it('has a list of old addresses, those that answer 404 first, and says what to do, without an annotation', async () => {
    const to = [undefined, undefined, '/gone', 'https://x.example/](<y>)`|@team']
    const asked = oldIn('answers', 'missing', 'missing', 'moved')
    const old = asked.map((address, index) => ({ ...address, to: to[index] }))
    const { text, file, log } = await told({
      end: 'success',
      log: 'Done',
      pages: { ...pages(0), asked: old },
    })
    const advice =
      'Next: in docs.json, redirect the old addresses that answer 404. That keeps the readers who come to them.'
    expect(text).toBe(
      [
        'Changed pages:',
        [
          '- old address `/missing-1` answers 404',
          '- old address `/missing-2` redirects to `/gone`, which answers 404',
          `- old address \`/moved-3\` redirects to ${codeSpan('https://x.example/](<y>)`|@team')}`,
          '- old address `/answers-0` still answers',
        ].join('\n'),
        advice,
      ].join('\n\n'),
    )
    expect([file, log.entries.filter((entry) => !/^(?:group|info)/u.test(entry))]).toEqual([undefined, []])
    const failed = await told({ end: 'failure', pages: { ...pages(0), asked: old } }, false)
    expect(failed.text).not.toContain('/missing-1')
    expect(failed.file).toContain('Old addresses that answer 404:\n/missing-1\n/missing-2')
  })

  it('names a hostile page as text, and links nothing that is cut or has a secret', async () => {
    const paths = ['/](<x>)`|@team', `/${'a'.repeat(400)}`, '/mint_key_of_tests', '/\u202Eevil']
    const { text } = await told({ end: 'success', pages: pages(4, paths) }, true, site)
    expect(text.match(/\]\(<https:[^>]+>\)/gu)).toEqual([
      '](<https://docs.example.com/docs>)',
      '](<https://docs.example.com/docs/%5D(%3Cx%3E)%60%7C%40team>)',
    ])
    expect(text).not.toMatch(/mint_key|\u202E|(?<!<!-- -->)@team/u)
  })

  it('has a list of pages that leaves room in a comment', async () => {
    const far = new URL(`https://docs.example.com/${'x'.repeat(1900)}`)
    const { text } = await told(
      { end: 'success', pages: inStates(...Array<PageState>(25).fill('live')) },
      true,
      far,
    )
    expect(text.length).toBeLessThan(23_000)
    expect(text).toMatch(/\n- and 1\d more$/u)
  })

  const broken = 'Failed to parse old-1.mdx: Expected a closing tag'
  it.each<[string, Partial<DeploymentResult>, string[]]>([
    ['if the page that is named is live', { log: 'Failed to parse live-0.mdx' }, []],
    [
      'if the page is the first of a folder',
      { log: 'Bad: x/index.mdx', pages: pages(1, ['/x/']) },
      ['Bad: x/index.mdx'],
    ],
    ['if the log has them', { log: broken }, [broken]],
  ])(
    'of a build that ended says what the log has about pages that are not live: %s',
    async (_, given, expected) => {
      const result = { end: 'success' as const, pages: inStates('live', 'old'), ...given }
      expect((await told(result)).decisiveLines).toEqual(expected)
      expect((await told(result, false)).decisiveLines).toEqual([])
    },
  )

  it('says nothing twice that the service and the log say', async () => {
    const last = 'Encountered syntax error(s). Deployment not updated'
    const changedFiles = [{ filename: 'docs/old-1.mdx' }]
    const failed = { end: 'failure' as const, changedFiles }
    const logs = [broken, last].join('\n')
    const both = await told({ ...failed, summary: last, log: logs })
    expect(both.text).toBe(
      [
        'What the log says:',
        `\`\`\`text\n${broken}\n\`\`\``,
        'Next: mend what the log names, and build again.',
        `<details><summary>Log</summary>\n\n\`\`\`text\n${logs}\n\`\`\`\n\n</details>`,
      ].join('\n\n'),
    )
    both.log.expectExactly('info: Next: mend what the log names, and build again.', `group: Log:\n${logs}`)
    const whole = await told({ ...failed, summary: `${last}\nSee: ${broken}`, log: broken })
    expect(whole.text.match(/Expected a closing tag/gu)).toHaveLength(1)
    expect(whole.text).toMatch(/^The service says:/u)
    expect(whole.decisiveLines).toEqual([broken])
  })

  it('has no link of a preview that was not built', async () => {
    for (const end of ['failure', 'skipped', 'unknown'] as const)
      expect((await told({ end }, true, site)).text).not.toContain('Open the preview')
  })

  it('of a build that fails has the summary and the last 30 lines of the log, and the file has all', async () => {
    const logs = Array.from({ length: 100 }, (_, index) => `line ${index}`)
    const given = { end: 'failure' as const, summary: 'One page is broken', log: logs.join('\n') }
    const { text, file } = await told(given)
    expect(text).toBe(
      [
        'The service says:',
        '```text\nOne page is broken\n```',
        'Next: mend what the log names, and build again.',
        '<details><summary>Log</summary>',
        `\`\`\`text\n${logs.slice(-30).join('\n')}\n\`\`\``,
        '</details>',
      ].join('\n\n'),
    )
    expect(file).toBe(`The build failed.\n\nThe service says:\n\nOne page is broken\n\n${logs.join('\n')}\n`)
  })

  it('says if the service gave neither a reason nor a log', async () => {
    const { text } = await told({ end: 'failure', summary: ' ' })
    expect(text).toMatch(/^The service gave neither a reason nor a log\.$/mu)
    expect(text).toMatch(/^Next: look for the reason in the dashboard of the service\.$/mu)
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
    expect(text.length).toBeLessThan(26_000)
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
      /```text\n<\/code><\/pre><img src=x>\n```\n\n[^]+<pre><code>```\n@team \[x\]\(y\)\n<\/code><\/pre>/u,
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
    for (const words of ['No page secret.mdx', 'secret.mdx is bad', 'secret.mdx:3', '/secret is missing\n'])
      expect(file).toContain(words)
    expect(log.entries.join('\n')).toContain('only in the file of the output buildLog')
  })

  it('whose commit is known is of the repository of the run', async () => {
    expect((await told({ end: 'failure', log: 'shown.mdx', hasChange: false }, false)).text).toContain(
      'shown',
    )
  })

  it('names missing pages in log, Markdown and file', async () => {
    const given = { end: 'success' as const, pages: pages(3, ['/a', '/b|`c'], 1) }
    const { text, file, log, pagesNotLive } = await told(given)
    expect(text).toMatch(
      /^Changed pages:\n\n- `\/a` is missing\n- <code>[^\n]+ is missing\n- `\/page-2` gives no clear answer\n/u,
    )
    expect(text).toContain('Next: look for the missing page in the log.')
    expect(file).toBe('Pages that are not live:\n/a is missing\n/b|`c is missing\n')
    expect(log.entries[0]).toMatch(/^group: Changed pages:\n\/a is missing\n\/b\|`c is missing\n/u)
    expect(pagesNotLive).toEqual(['/a', '/b|`c'])
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
    expect(text).toContain('\n\n```text\nx\n```')
    expect(file).toBeUndefined()
    expect(log.entries.at(-1)).toMatch(/^warning: The log of the build could not be written to /u)
    expect(readdirSync(folder.inside('elsewhere'))).toEqual([])
  })
})
