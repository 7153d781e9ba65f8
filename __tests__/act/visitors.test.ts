import { execFileSync } from 'node:child_process'

import { describe, expect, it } from '@jest/globals'

import { type ActStage, openActStage, prLink, type Trigger } from '../support/act-stage.ts'
import { calls, posts } from '../support/dist-stage.ts'
import { codeBlocks, readDocument } from '../support/documents.ts'
import { partsOf, sentPrompt } from '../support/event-stage.ts'
import { ghIssues } from '../support/gh-issues.ts'

const schedule = { fixture: 'schedule' }
const inRepository = (isPrivate: boolean): Trigger => ({
  ...schedule,
  change: { repository: { private: isPrivate } },
})
const privately = inRepository(true)

describe('the first workflow of README.md', () => {
  it.concurrent('reads what readers wrote in a private repository only', async () => {
    await using stage = await openActStage()
    const [workflow = ''] = codeBlocks(readDocument('README.md'), 'yaml')
    const requests: number[] = []
    const files = []
    for (const isPrivate of [true, false]) {
      const before = stage.service.requests.length
      const { outputs } = await stage.run(workflow, inRepository(isPrivate))
      expect(outputs).toMatchObject({ visitors: { 0: { outcome: 'exported' } } })
      requests.push(stage.service.requests.length - before)
      files.push(Object.keys(stage.artifact('docs-visitors')).sort())
    }
    expect(readDocument('README.md').replaceAll(/\s+/gu, ' ')).toContain(
      ` at least ${requests.join(' requests, or ')} without \`include\`.`,
    )
    const always = ['report.html', 'visitors.csv', 'visitors.json']
    const lists = ['feedback-by-page.csv', 'feedback.csv', 'gaps.md', 'questions.csv', 'searches.csv']
    expect(files).toEqual([[...lists, ...always].sort(), always])
  })
})

describe('weekly-visitors.yml', () => {
  it.concurrent('shows what to do in the summary, and uploads files that can be opened', async () => {
    await using stage = await openActStage()
    const { outputs, summaries } = await stage.runExample('weekly-visitors.yml', privately)
    const { total = '', artifactUrl } = outputs['visitors']?.['0'] ?? {}
    expect(artifactUrl).toMatch(/\/artifacts\/\d+$/u)
    expect(summaries['visitors']).toMatch(
      /^<sub>`acme-docs` · .+<\/sub>\n\n## .+\n### Do next \(\d tasks, (?:of )?\d+ gaps below\)\n\n1\. \*\*/su,
    )
    const files = stage.artifact('docs-visitors')
    expect(files['visitors.csv']?.split('\r\n')[0]).toBe(
      'path,human,ai,total,previousHuman,previousAi,previousTotal',
    )
    expect(JSON.parse(files['visitors.json'] ?? '')).toMatchObject({ totals: { total: Number(total) } })
    expect(files['report.html']).toMatch(/^<!doctype html>/iu)
  })
})

describe('visitors-alert.yml', () => {
  it.concurrent.each([
    { before: 100, conclusion: 'failure', expectedExitCode: 1, isJudged: true },
    // Nobody visited in the weeks before, so they do not tell what is usual.
    { before: 0, conclusion: 'success', expectedExitCode: 0, isJudged: false },
  ])(
    'ends with $conclusion if 69 people visited, after $before in each of 8 weeks',
    async ({ before, conclusion, expectedExitCode, isJudged }) => {
      const totals = (human: number) => ({ totals: { human, ai: 0, total: human }, visitors: [] })
      await using stage = await openActStage({ service: { visitors: totals(69) } })
      // The 8 weeks before are read after the pages of last week.
      const body = { ...totals(before), hasMore: false }
      stage.service.faults.add({ method: 'GET', path: /\/visitors$/u, after: 1, times: 8, status: 200, body })
      const trigger = { ...schedule, expectedExitCode }
      const { conclusions, log } = await stage.runExample('visitors-alert.yml', trigger)
      expect(conclusions).toEqual({ alert: conclusion })
      expect(log.includes('title=Not judged')).toBe(!isJudged)
    },
  )
})

describe('visitors-history.yml', () => {
  it.concurrent('creates the branch for last week, and adds the week of a run by hand', async () => {
    await using stage = await openActStage()
    await stage.runExample('visitors-history.yml', schedule)
    await stage.runExample('visitors-history.yml', {
      fixture: 'workflow_dispatch',
      change: { inputs: { 'date-from': '2026-01-05', 'date-to': '2026-01-12' } },
    })
    const weeks = [...new Set(history(stage, 'ls-tree', '--name-only').flat())]
    expect(weeks).toEqual(['2026-01-05', expect.stringMatching(/^\d{4}-\d\d-\d\d$/u)])
    expect(history(stage, 'ls-tree', '-r', '--name-only')).toEqual(
      weeks.flatMap((week) => ['visitors.csv', 'visitors.json'].map((file) => `${week}/${file}`)),
    )
    expect(history(stage, 'log', '--format=%an: %s')).toEqual(
      weeks.map((first) => `github-actions[bot]: Visitors of the week from ${first}`),
    )
  })
})

describe('visitors-of-projects.yml', () => {
  it.concurrent('merges the exports of all projects into one artifact', async () => {
    await using stage = await openActStage()
    await stage.run(uploadOfOtherArtifact, { fixture: 'workflow_dispatch' })
    const { conclusions } = await stage.runExample('visitors-of-projects.yml', schedule)
    expect(conclusions).toEqual({
      'export (docs)': 'success',
      'export (api-docs)': 'success',
      'export (handbook)': 'success',
      merge: 'success',
    })
    const merged = stage.artifact('docs-visitors')
    expect(foldersIn(merged)).toEqual(
      ['docs', 'api-docs', 'handbook'].map((name) => `docs-visitors-${name}`).sort(),
    )
    for (const folder of foldersIn(merged))
      expect(merged[`${folder}/visitors.csv`]).toMatch(/^path,human,ai,total,/u)
  })
})

describe('fix-what-readers-miss.yml', () => {
  it.concurrent('sends gaps.md to the agent, and ends with the pull request', async () => {
    await using stage = await openActStage()
    const { summaries } = await stage.runExample('fix-what-readers-miss.yml', privately)
    const { before, quoted } = partsOf(sentPrompt(stage))
    expect(before).toMatch(/^Fix the documentation where it did not serve its readers last month\. /u)
    const gaps = stage.artifact('docs-visitors')['gaps.md'] ?? ''
    expect(quoted).toBe(`File: docs-visitors/gaps.md\n\n${gaps.trim()}`)
    expect(summaries['fix']).toContain(`(<${prLink}>)`)
  })

  it.concurrent('sends nothing if readers missed nothing', async () => {
    const readers = { searches: [], feedback: [], conversations: [] }
    const visitors = { totals: { human: 1, ai: 0, total: 1 }, visitors: [] }
    await using stage = await openActStage({ service: { readers, visitors } })
    const { conclusions } = await stage.runExample('fix-what-readers-miss.yml', privately)
    expect(conclusions).toEqual({ fix: 'success' })
    expect(posts(stage.service)).toEqual([])
  })
})

describe('weekly-tasks.yml', () => {
  it.concurrent('opens an issue with the tasks of gaps.md to tick, and links the run', async () => {
    await using stage = await openActStage()
    stage.addProgram('gh', ghIssues)
    await stage.runExample('weekly-tasks.yml', privately)
    const [issue] = JSON.parse(stage.written('github-issues.json')) as { state: string; body: string }[]
    const gaps = stage.artifact('docs-visitors')['gaps.md'] ?? ''
    expect(issue).toEqual({
      number: 7,
      state: 'open',
      body: `${gaps.trimEnd().replaceAll(/^\d+\. /gmu, '- [ ] ')}\n\n[The run](https://github.com/acme/docs/actions/runs/4711) has all files.\n`,
    })
    expect(issue?.body).toMatch(/^- \[ \] \*\*/mu)
  })
})

describe('tasks-in-slack.yml', () => {
  it.concurrent('sends the verdict, the tasks without words of readers, and a link to the run', async () => {
    await using stage = await openActStage()
    stage.addProgram('curl', 'cat > "$HOME/message"; echo "$*" > "$HOME/call"')
    const { outputs } = await stage.runExample('tasks-in-slack.yml', privately)
    const { text } = JSON.parse(stage.written('message')) as { text: string }
    const [headline, ...lines] = text.split('\n')
    expect(headline).toBe(outputs['visitors']?.['visitors']?.['headline'])
    expect(lines.pop()).toBe('<https://github.com/acme/docs/actions/runs/4711|The run> has the report.')
    expect(lines).toHaveLength(5)
    for (const line of lines)
      expect(line).toMatch(/^\d\. (?:Write an answer to …|Fix \/[\w/-]+|Add content for …|Check \/\S+): /u)
    expect(stage.written('call').trim()).toBe(
      '--fail --silent --show-error --json @- https://chat.example/webhook',
    )
  })

  it.concurrent('reads no words of readers in a public repository', async () => {
    await using stage = await openActStage()
    stage.addProgram('curl', 'cat > "$HOME/message"')
    const { conclusions } = await stage.runExample('tasks-in-slack.yml', inRepository(false))
    expect(conclusions).toEqual({ visitors: 'success' })
    expect(Object.keys(stage.artifact('docs-visitors')).sort()).toEqual([
      'report.html',
      'visitors.csv',
      'visitors.json',
    ])
  })
})

describe('a workflow that shows what readers wrote', () => {
  it.concurrent.each(['fix-what-readers-miss.yml', 'weekly-tasks.yml'])(
    'runs no job of %s in a public repository',
    async (example) => {
      await using stage = await openActStage()
      expect((await stage.runExample(example, schedule)).conclusions).toEqual({})
      expect(calls(stage.service)).toEqual([])
    },
  )
})

/** A workflow whose artifact is not one of the exports to merge. */
const uploadOfOtherArtifact = `on: workflow_dispatch
jobs:
  other:
    runs-on: ubuntu-latest
    steps:
      - uses: <organization>/docs-agent-action@v1
        with:
          api-key: \${{ secrets.DOCS_READ_KEY }}
          project-id: other
          range: last-week
          artifact-name: other
`

function foldersIn(files: Record<string, string>): string[] {
  return [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))].sort()
}

/** Lines that git prints about the branch of the history. */
function history(stage: ActStage, ...parameters: string[]): string[] {
  const text = execFileSync('git', ['-C', stage.origin, ...parameters, 'docs-visitors-history'], {
    encoding: 'utf8',
  })
  return text.trim().split('\n')
}
