import { describe, expect, it } from '@jest/globals'

import type { Changes } from '../../../src/github/sources/changes.ts'
import {
  type ContinuedJob,
  createInstruct,
  type InstructionOptions,
  type Instruction,
} from '../../../src/github/instruction/compose-instruction.ts'
import type { AuthoredText } from '../../../src/github/github-objects.ts'
import type { Facts, SourceName } from '../../../src/github/sources/prompt-sources.ts'
import type { TriggerEvent } from '../../../src/github/trigger-event.ts'
import { partsOf } from '../../support/event-stage.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import {
  changedFile,
  changesOf,
  commentOf,
  commitOf,
  emptyEvent,
  issueOf,
  pullRequestOf,
  pushOf,
  releaseOf,
} from '../../support/trigger-event.ts'

const maxBytes = 65_536
const workflowRun = { serverUrl: 'https://github.com', id: '', url: '' }
const reference = 'Repository: acme/docs, https://github.com/acme/docs'

/** Stands for GitHub: its page keeps the lines of the text. */
const renderMarkdown = (text: string): Promise<string> =>
  Promise.resolve(`<p>${text.replaceAll(/\r?\n/gu, '<br>')}</p>`)

interface Parts extends Partial<Pick<InstructionOptions, 'prompt' | 'quoteFile' | 'renderMarkdown'>> {
  source?: SourceName | undefined
  changes?: Changes
  facts?: Facts
  repository?: TriggerEvent['repository']
  log?: RecordingLog
}

function composed(
  { source, changes, facts = {}, repository = emptyEvent.repository, ...parts }: Parts,
  continued?: ContinuedJob,
): Promise<Instruction> {
  const { log = new RecordingLog(), ...others } = parts
  const instruct = createInstruct(
    {
      prompt: undefined,
      inputs: { promptFrom: source, changes: 'files' },
      event: { ...emptyEvent, facts, repository },
      quoteFile: undefined,
      readChanges: () => Promise.resolve(changes),
      renderMarkdown,
      ...others,
    },
    { redact: (text) => text.replaceAll('mint_key', '***'), workflowRun, log },
  )
  return instruct(continued)
}

/** Composes an instruction that quotes an issue. */
function compose(text: Partial<AuthoredText>, prompt?: string) {
  const issue = issueOf({ title: undefined, body: '', ...text })
  return composed({ prompt, source: 'issue', facts: { issue } })
}

describe('the reference of a request that continues', () => {
  const facts = { issue: issueOf() }
  const continues = 'This request continues your earlier work.'

  it.each([
    ['without a pull request', undefined, continues],
    [
      'with a pull request',
      { url: 'https://github.com/acme/docs/pull/5?x=y#z', number: 5, repository: 'acme/docs' },
      `${continues} Add to its pull request: acme/docs#5, https://github.com/acme/docs/pull/5`,
    ],
    ['with a link of unknown form', { url: 'https://example.com/Do-harm' }, continues],
  ])('says so %s', async (_, pullRequest, line) => {
    const { text } = await composed({ source: 'issue', facts }, { pullRequest })
    expect(partsOf(text).before).toContain(`\n${line}\n\n`)
  })

  it('does not say so in a prompt alone, which is sent unchanged', async () => {
    expect((await composed({ prompt: 'x' }, { pullRequest: undefined })).text).toBe('x')
  })
})

describe('the instruction with the text of an event', () => {
  it('begins with the words of the workflow, as they are', async () => {
    const instruction = 'Keep it short. <!-- not hidden: the author of the workflow wrote it -->'
    expect((await compose({ body: 'x' }, instruction)).text).toMatch(
      `${instruction}\n\n${reference}\nIssue: #42, `,
    )
  })

  it.each([
    [
      'title and body, without the white space around them',
      { title: 'A ', body: '\r\n b \n' },
      'Title: A\n\nb',
    ],
    ['no title where there is none', { body: 'b' }, 'b'],
    [
      'marks in a title as GitHub shows them',
      { title: '[a]: <x> <!--', body: '--> b' },
      'Title: [a]: <x> <!--\n\n--> b',
    ],
  ])('quotes %s', async (_, text, quoted) => {
    expect(partsOf((await compose(text)).text).quoted).toBe(quoted)
  })

  it('has another fence each time', async () => {
    const composed = await Promise.all(Array.from({ length: 50 }, () => compose({ body: 'x' })))
    const fences = composed.map(({ text }) => partsOf(text).fence)
    expect(new Set(fences).size).toBe(50)
  })
})

describe('a key that somebody pasted into what is quoted', () => {
  const key = `ghp_${'aB3d'.repeat(9)}`
  const twice = '2 keys in the quote were replaced by [key].'
  const words = `Why is ${key} refused?`
  const comment = commentOf({ body: words, thread: pullRequestOf({ title: key, body: '' }) })

  it.each<[string, Parts]>([
    ['an issue', { source: 'issue', facts: { issue: issueOf({ title: key, body: words }) } }],
    ['a comment', { source: 'comment', facts: { comment } }],
    [
      'a pull request',
      { source: 'pull-request', facts: { 'pull-request': pullRequestOf({ title: key, body: words }) } },
    ],
    ['a release', { source: 'release', facts: { release: releaseOf({ name: key, body: words }) } }],
    [
      'commit messages',
      {
        source: 'push',
        facts: {
          push: pushOf({
            commits: [{ id: commitOf('3'), message: `${key}\n\n${words}`, author: undefined }],
          }),
        },
      },
    ],
    ['a file', { prompt: 'Do it', quoteFile: { name: 'gaps.md', text: `${key}, ${words}` } }],
  ])('is replaced, and counted: %s', async (_, parts) => {
    const log = new RecordingLog()
    const { text, removed } = await composed({ ...parts, log })
    expect(text).not.toContain(key)
    expect(text).toContain('Why is [key] refused?')
    expect(removed).toBe(twice)
    log.expectExactly(`notice: ${twice}`)
  })

  it('stays in the words of the workflow, in paths and in patches', async () => {
    const place = { path: 'a.ts', line: 1, diff_hunk: `@@ -1 +1 @@\n+${key}` }
    const { text, removed } = await composed({
      prompt: `Use ${key}`,
      source: 'comment',
      facts: { comment: commentOf({ body: 'b', ...place, thread: pullRequestOf({ title: '', body: '' }) }) },
      changes: changesOf([changedFile(`${key}.md`)]),
    })
    expect(text.split(key)).toHaveLength(4)
    expect(removed).toBe('')
  })
})

describe('an instruction without prompt-from', () => {
  it('is the prompt as it is, and is shown without secrets and control characters', async () => {
    const prompt = ' x mint\u0000_key '
    expect(await composed({ prompt })).toEqual({ text: prompt, shown: ' x *** ', removed: '' })
  })
})

describe('the parts of the quoted text', () => {
  /** The instruction with its fence replaced. */
  const shown = async (parts: Parts): Promise<string> => {
    const { text } = await composed(parts)
    return text.replaceAll(partsOf(text).fence, 'FENCE')
  }
  const quoted = async (parts: Parts): Promise<string> => {
    const text = await shown(parts)
    return text.slice(text.indexOf('----- begin FENCE -----\n') + 24, -'\n----- end FENCE -----'.length)
  }

  it.each([
    [{ path: 'src/a\n.ts', start_line: 3, line: 5 }, 'File: src/a .ts\nLines: 3 to 5'],
    [{ path: 'a.ts', line: undefined, original_line: 5 }, 'File: a.ts\nLine: 5'],
    [{ path: 'a.ts' }, 'File: a.ts'],
  ])('of a review comment have its file and lines: %j', async (place, details) => {
    const facts = { comment: commentOf({ kind: 'review comment', ...place }) }
    expect(await quoted({ source: 'comment', facts })).toMatch(new RegExp(`-----\\n${details}\\n\\nc$`, 'u'))
  })

  it('of a push are the messages of its commits, oldest first, as plain text', async () => {
    const commits = [
      { id: commitOf('a'), message: 'First\n\n<!-- kept -->', author: 'ann' },
      { id: undefined, message: 'Second', author: undefined },
    ]
    const facts = { push: pushOf({ commits }) }
    expect(await quoted({ source: 'push', facts })).toBe(
      '----- commit messages, written by ann and others as the commits say FENCE -----\nCommit aaaaaaaaaaaa\n\nFirst\n\n<!-- kept -->\n\nCommit\n\nSecond',
    )
  })

  it('of a push have a branch that is not safe outside', async () => {
    const pushed = pushOf({ before: undefined, ref: 'refs/heads/a;b', base: 'ma;in' })
    const facts = { push: pushed }
    expect(await quoted({ source: 'push', facts })).toMatch(
      /-----\nBranch or tag: a;b\nCompared with: ma;in$/u,
    )
  })

  it('of a release are its name, a tag that is not safe outside, and its notes', async () => {
    const facts = { release: releaseOf({ tag_name: '@acme/docs@1.0.0' }) }
    expect(await quoted({ source: 'release', facts })).toMatch(
      /-----\nTitle: A\nTag: @acme\/docs@1\.0\.0\n\nb$/u,
    )
  })

  it('have no changes if there are none', async () => {
    const facts = { 'pull-request': pullRequestOf() }
    expect(await quoted({ source: 'pull-request', facts, changes: changesOf([]) })).toMatch(
      /-----\nTitle: A\n\nb$/u,
    )
  })

  it('of a file are its name and text, as data for programs', async () => {
    const quoteFile = { name: 'report\n.md', text: '# Broken links\n<!-- kept -->\u202E\u001B[31m' }
    const text = await shown({ prompt: 'Fix the links.', quoteFile })
    expect(text).toMatch(/^Fix the links\.\n\nRepository: acme\/docs, /u)
    expect(await quoted({ prompt: 'x', quoteFile })).toBe(
      '----- file, may hold text of strangers FENCE -----\nFile: report .md\n\n# Broken links\n<!-- kept -->[31m',
    )
  })

  it.each([
    [false, false],
    [undefined, false],
    [true, true],
  ])('of the log of a build are shown in a private repository only: %j', async (isPrivate, isShown) => {
    const quoteFile = { name: 'build-log.txt', text: 'secret-page.mdx', isBuildLog: true }
    const { text, shown: display = text } = await composed({
      prompt: 'Fix the build.',
      repository: { ...emptyEvent.repository, private: isPrivate },
      quoteFile,
    })
    expect(text).toContain('secret-page.mdx')
    expect(display.includes('secret-page.mdx')).toBe(isShown)
    expect(display).toContain('Fix the build.')
  })

  it('of an event and a file have both', async () => {
    const facts = { issue: issueOf() }
    const quoteFile = { name: 'a.txt', text: 'x' }
    expect(await quoted({ prompt: 'p', source: 'issue', facts, quoteFile })).toBe(
      '----- issue, written by others FENCE -----\nTitle: A\n\nb\n----- file, may hold text of strangers FENCE -----\nFile: a.txt\n\nx',
    )
  })

  it('name at most three authors', async () => {
    const commits = ['a', 'b', 'c', 'd'].map((author) => ({ id: undefined, message: 'x', author }))
    const facts = { push: pushOf({ commits }) }
    expect(await shown({ source: 'push', facts })).toContain(
      '----- commit messages, written by a, b, c and others as the commits say FENCE',
    )
  })
})

describe('an event with nothing to quote', () => {
  it.each([
    ['an empty title and white space', { title: '', body: ' \r\n\t' }],
    ['a comment', { body: '<!-- x -->' }],
    ['a title and a text that nobody sees', { title: '\u200B', body: '\u200B\u00AD' }],
  ])('is refused without a prompt: %s', async (_, text) => {
    await expect(compose(text)).rejects.toThrow(/prompt-from: got "issue", but the event has no visible text/)
  })

  it.each<[SourceName, Facts]>([
    ['push', { push: pushOf() }],
    ['release', { release: releaseOf({ name: undefined, body: '' }) }],
  ])('is not refused if the agent can look it up: %s', async (source, facts) => {
    const { text } = await composed({ source, facts })
    expect(text).not.toContain('-----')
    expect(text).toMatch(/\n(?:Commits|Release): /u)
  })

  it('is not refused with one', async () => {
    expect((await compose({ body: '<!-- x -->' }, 'Do it')).text).toMatch(/^Do it\n\nRepository: /u)
  })
})

describe('a text of 64 KiB', () => {
  const cases = [
    ['exactly', 'x'.repeat(maxBytes), 'x'.repeat(maxBytes), ''],
    [
      'and a byte',
      'x'.repeat(maxBytes + 1),
      'x'.repeat(maxBytes),
      'Cut from the quote: 1 byte beyond 64 KiB.',
    ],
    [
      'that ends within a character of four bytes',
      `xx${'😀'.repeat(maxBytes / 4)}`,
      `xx${'😀'.repeat(maxBytes / 4 - 1)}`,
      'Cut from the quote: 4 bytes beyond 64 KiB.',
    ],
  ] as const

  it.each(cases)('%s is cut between characters', async (_, body, kept, removed) => {
    const composed = await compose({ body })
    expect(partsOf(composed.text).quoted === kept).toBe(true)
    expect(composed.removed).toBe(removed)
    expect(composed.text.includes('\nThe text was cut to 64 KiB.\n')).toBe(removed !== '')
  })

  it('is cut after its invisible characters were removed', async () => {
    const composed = await compose({ body: `${'\u200B'.repeat(1000)}${'x'.repeat(maxBytes + 1)}` })
    expect(partsOf(composed.text).quoted).toBe('x'.repeat(maxBytes))
    expect(composed.removed).toBe(
      'Hidden text was removed from the quote. Cut from the quote: 1 byte beyond 64 KiB.',
    )
  })

  it.each<[string, Parts]>([
    ['an issue', { source: 'issue', facts: { issue: issueOf({ title: undefined, body: 'BODY' }) } }],
    ['a file', { prompt: 'p', quoteFile: { name: 'a', text: 'BODY' } }],
  ])('is cut after a secret was removed from it, also one that is split: %s', async (_, parts) => {
    const body = `${'x'.repeat(maxBytes - 20)}mint\u200B_key${'y'.repeat(100)}`
    const given = JSON.parse(JSON.stringify(parts).replace('BODY', body)) as Parts
    const { text } = await composed(given)
    expect(text).toContain('x***y')
    expect(text).not.toContain('mint')
  })

  it('of a thread is cut before the comment, which is the request', async () => {
    const thread = issueOf({ body: 'x'.repeat(maxBytes) })
    const facts = { comment: commentOf({ body: 'y'.repeat(1000), thread }) }
    const { text, removed } = await composed({ source: 'comment', facts })
    expect(partsOf(text).quoted).toContain('y'.repeat(1000))
    expect(removed).toBe('Cut from the quote: 1,010 bytes beyond 64 KiB.')
  })
})

it.each([
  [{ title: 'a\u200B' }, 'Hidden text was removed from the quote.'],
  [{ body: 'b\u00AD' }, 'Hidden text was removed from the quote.'],
  [{ body: 'c' }, ''],
])('hidden text of %j is told', async (text, removed) => {
  expect((await compose(text)).removed).toBe(removed)
})
