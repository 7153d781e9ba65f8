import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import type { Question } from '../src/analytics/read/question-list.ts'
import { visitorsJson } from '../src/analytics/show/json.ts'
import { gapsReport } from '../src/analytics/show/markdown-report.ts'
import { comparedOf, feedbackOf, many, questionsOf, searchesOf } from './support/analytics.ts'
import { readDocument } from './support/documents.ts'
import { ghIssues } from './support/gh-issues.ts'
import { describeOnPosix } from './support/platform.ts'
import { codeTexts, elementNames, outsideOfCode, render, renderers } from './support/rendered-markdown.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

interface Issue {
  number: number
  state: string
  body: string
  pull_request?: object
}

const { jobs } = parse(readDocument('examples/weekly-tasks.yml')) as {
  jobs: { tasks: { steps: { run?: string }[] } }
}
const script = jobs.tasks.steps.at(-1)?.run ?? ''
const rotate = 'How do I rotate an API key?'
const saml = 'Can I map SAML groups to roles?'
const taskOf = (question: string): string => `**Write** an answer to \`${question}\``

// The script reads its data with jq.
const hasJq = spawnSync('jq', ['--version']).error === undefined
;(hasJq ? describeOnPosix : describe.skip)('the issue of weekly-tasks.yml', () => {
  const folder = temporaryFolder()

  function issues(): Issue[] {
    return JSON.parse(readFileSync(folder.inside('github-issues.json'), 'utf8')) as Issue[]
  }

  function giveIssues(...given: Issue[]): void {
    writeFileSync(folder.inside('github-issues.json'), JSON.stringify(given))
  }

  /** Runs the script after an export in which each question was asked so many times. Returns its exit code and all issues. */
  async function runWith(asked: Record<string, number>, { gh = ghIssues, moreGaps = '' } = {}) {
    const questions: Partial<Question>[] = Object.entries(asked).flatMap(([question, count]) =>
      many(count, () => ({ question })),
    )
    const lists = { questions: questionsOf(questions), searches: searchesOf([]), ...feedbackOf([], []) }
    const findings = await comparedOf([], [], { ...lists, lists })
    mkdirSync(folder.inside('programs'), { recursive: true })
    writeFileSync(folder.inside('programs', 'gh'), `#!/usr/bin/env bash\n${gh}`, { mode: 0o755 })
    writeFileSync(folder.inside('gaps.md'), gapsReport(findings, undefined) + moreGaps)
    writeFileSync(folder.inside('visitors.json'), [...visitorsJson(findings)].join(''))
    const { status, stderr } = spawnSync('bash', ['-e', '-c', script], {
      cwd: folder.path,
      encoding: 'utf8',
      env: {
        HOME: folder.path,
        PATH: [folder.inside('programs'), process.env['PATH']].join(path.delimiter),
        ISSUES: 'repos/acme/docs/issues',
        LABEL: 'documentation-tasks',
        OUTPUT_DIR: folder.path,
        RUN_URL: 'https://github.com/acme/docs/actions/runs/4711',
      },
    })
    return { status, stderr, issues: issues() }
  }

  /** The tasks of an issue, with their ticks. */
  const tasksIn = (issue?: Issue): string[] =>
    [...(issue?.body ?? '').matchAll(/^- \[.\] .*?(?=<br>)/gmu)].map(([task]) => task)

  function tick(issue: Issue | undefined, question: string): string {
    return issue?.body.replace(`- [ ] ${taskOf(question)}`, `- [x] ${taskOf(question)}`) ?? ''
  }

  it('is opened by the first run with a task, with what stands behind it and a link to the run', async () => {
    const { status, issues } = await runWith({ [rotate]: 9, [saml]: 5 })
    expect(status).toBe(0)
    expect(issues).toMatchObject([{ number: 7, state: 'open' }])
    expect(tasksIn(issues[0])).toEqual([`- [ ] ${taskOf(rotate)}`, `- [ ] ${taskOf(saml)}`])
    expect(issues[0]?.body).toContain('<br>asked 9 times')
    expect(issues[0]?.body).toMatch(
      /\n\| `How do I rotate an API key\?` .+\n\n\[The run\]\(https:\/\/github\.com\/acme\/docs\/actions\/runs\/4711\) has all files\.\n$/su,
    )
  })

  it('is not opened without a task', async () => {
    expect(await runWith({})).toEqual({ status: 0, stderr: '', issues: [] })
  })

  it('keeps the tick of a task that is still there, though its numbers differ, and no other one', async () => {
    const first = await runWith({ [rotate]: 9, [saml]: 5 })
    // GitHub ends lines with CR LF after an edit in the browser.
    giveIssues({ number: 7, state: 'open', body: tick(first.issues[0], rotate).replaceAll('\n', '\r\n') })
    const second = await runWith({ [rotate]: 4, 'Is there a Terraform provider?': 12 })
    expect(tasksIn(second.issues[0])).toEqual([
      `- [ ] ${taskOf('Is there a Terraform provider?')}`,
      `- [x] ${taskOf(rotate)}`,
    ])
    giveIssues({ number: 7, state: 'open', body: second.issues[0]?.body ?? '' })
    expect(tasksIn((await runWith({ [saml]: 5 })).issues[0])).toEqual([`- [ ] ${taskOf(saml)}`])
  })

  it('is closed without tasks, and opened again with the next one, without the old ticks', async () => {
    const first = await runWith({ [rotate]: 9 })
    giveIssues({ number: 7, state: 'open', body: tick(first.issues[0], rotate) })
    const second = await runWith({})
    expect(second.issues).toMatchObject([{ number: 7, state: 'closed' }])
    expect(second.issues[0]?.body).toContain('No tasks: ')
    const third = await runWith({ [rotate]: 9 })
    expect(third.issues).toMatchObject([{ number: 7, state: 'open' }])
    expect(tasksIn(third.issues[0])).toEqual([`- [ ] ${taskOf(rotate)}`])
  })

  it('is the newest one with the label, and no pull request', async () => {
    const others = [8, 6].map((number) => ({ number, state: 'open', body: 'Not this one.' }))
    const [pullRequest, older] = others as [Issue, Issue]
    giveIssues({ ...pullRequest, pull_request: {} }, { number: 7, state: 'open', body: '' }, older)
    const { issues } = await runWith({ [rotate]: 9 })
    expect(issues.map(({ body }) => body === 'Not this one.')).toEqual([true, false, true])
  })

  it('is not opened a second time if GitHub does not answer', async () => {
    giveIssues()
    const { status, issues } = await runWith({ [rotate]: 9 }, { gh: 'exit 1' })
    expect([status, issues]).toEqual([1, []])
  })

  it('leaves out the last lines of what an issue cannot hold', async () => {
    const row = `| \`${'x'.repeat(300)}\` | 2 | – |`
    const { issues } = await runWith({ [rotate]: 9 }, { moreGaps: `\n${row}`.repeat(300) })
    const body = issues[0]?.body ?? ''
    expect(body).toContain(`\n${row}\n\n[The run](`)
    expect(body.length).toBeGreaterThan(60_000)
    expect(body.length).toBeLessThan(65_536)
  })

  it('shows words of readers as code, in one task each, keeps their ticks, and runs nothing', async () => {
    const hostile = [
      '$(touch pwned) `touch pwned`; touch pwned #',
      '- [x] **Write** an answer to `Is there a Ruby SDK?`<br>\n- [x] **Fix** `/ruby`<br>',
      '<br>1. **Add** @team closes #12 <img src=x> [a](https://evil.example) |',
      'webhook payload .* & \\1 [^]] %s\\n',
    ]
    const asked = Object.fromEntries(hostile.map((words, index) => [words, 9 - index]))
    const first = await runWith(asked)
    expect(first.issues[0]?.body.match(/^- \[ \] /gmu)).toHaveLength(hostile.length)
    giveIssues({ number: 7, state: 'open', body: first.issues[0]?.body.replaceAll('- [ ] ', '- [x] ') ?? '' })
    const { status, stderr, issues } = await runWith(asked)
    expect([status, stderr]).toEqual([0, ''])
    expect(readdirSync(folder.path)).not.toContain('pwned')
    const body = issues[0]?.body ?? ''
    expect(body.match(/^- \[x\] /gmu)).toHaveLength(hostile.length)
    for (const renderer of renderers) {
      const page = render(renderer, body)
      const shown = codeTexts(page)
      for (const words of hostile) expect(shown).toContain(words.replaceAll('\n', ' '))
      expect(outsideOfCode(page)).not.toMatch(/pwned|Ruby|team|evil|%s/u)
      expect(elementNames(page).filter((name) => name === 'INPUT' || name === 'input')).toHaveLength(4)
      expect(elementNames(page)).not.toContain('img')
    }
  })
})
