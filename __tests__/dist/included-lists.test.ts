import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'

import { singleLine } from '../../src/untrusted-text.ts'
import { attacks, expectHarmless, expectInertMarkdown, longRun } from '../support/dist-attacks.ts'
import { annotations } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'
import { conversationRow, everyList, feedbackRow, searchRow } from '../support/included-lists.ts'
import { codeTexts, render, renderers } from '../support/rendered-markdown.ts'

const include = everyList.join()

describe('an export with include', () => {
  it.concurrent('uploads a file for each list and gaps.md, with one warning about the readers', async () => {
    await using stage = await openStage({ artifacts: {} })
    const { exitCode, log, outputs } = await stage.runExport({ include, compare: 'previous-period' })
    expect(exitCode).toBe(0)
    const zip = unzipSync(stage.artifacts.artifacts.get('docs-visitors')?.zip ?? new Uint8Array())
    expect(Object.keys(zip).sort()).toEqual([
      ...['feedback-by-page.csv', 'feedback.csv', 'gaps.md', 'questions.csv', 'report.html'],
      ...['searches.csv', 'views.csv', 'visitors.csv', 'visitors.json'],
    ])
    const gaps = new TextDecoder().decode(zip['gaps.md'])
    expect(gaps.match(/^## .+$/gmu)).toHaveLength(6)
    expect(annotations('warning', log)).toEqual([expect.stringContaining('This repository may be public')])
    expect(Number(outputs['unansweredQuestions'])).toBeGreaterThan(0)
    expect(Number(outputs['requests'])).toBe(stage.service.requests.length)
  })

  it.concurrent(
    'that the plan does not allow fails before any file, and says what to leave out',
    async () => {
      await using stage = await openStage({ artifacts: {} })
      stage.service.faults.add({ path: /\/searches$/u, status: 404, body: { error: 'Not found' } })
      const run = await stage.runExport({ include })
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(annotations('error', run.log)).toEqual([
        expect.stringMatching(/\/searches was answered with HTTP 404.+Leave searches out of include/u),
      ])
      expect(filesIn(exportFolder(run))).toEqual([])
      expect(stage.artifacts.requests).toEqual([])
    },
  )

  it.concurrent('keeps hostile words of readers harmless in log, summary, files and outputs', async () => {
    const words = [...attacks, longRun(60), longRun(256), '=1+1']
    await using stage = await openStage({
      service: {
        readers: {
          searches: words.map((text, index) =>
            searchRow(text, { hits: 90 - index, ctr: 0, topClickedPage: text }),
          ),
          feedback: words.map((text, index) => feedbackRow(String(index), { path: text, comment: text })),
          conversations: words.map((text, index) =>
            conversationRow(90 - index, { query: text, queryCategory: text, pageUrl: text }),
          ),
        },
      },
    })
    const run = await stage.runExport({ include, formats: 'json,md,html', 'upload-artifact': 'false' })
    expect(run.exitCode).toBe(0)
    expectHarmless(run)
    const file = (name: string) => readFileSync(path.join(exportFolder(run), name), 'utf8')
    expectInertMarkdown(file('gaps.md'), ['h1', 'ol', 'ul', 'li'])
    for (const renderer of renderers)
      expect(codeTexts(render(renderer, file('gaps.md')))).toContain(singleLine(attacks[5] ?? '', 300))
    // The summary has the first five of each.
    for (const renderer of renderers) {
      const shown = codeTexts(render(renderer, run.summary))
      const words = singleLine(attacks[3] ?? '', 70)
      expect(shown.filter((text) => text === words).length).toBeGreaterThanOrEqual(3)
    }
    expect(run.outputs['headline']).toMatch(/Unanswered questions \d+ of \d+\. 5 tasks, the first on \S+\.$/u)
    const { searches } = JSON.parse(file('visitors.json')) as { searches: { terms: { term: string }[] } }
    // All but the words with an e-mail address are unchanged.
    const terms = searches.terms.map(({ term }) => term)
    expect(terms.filter((term) => !words.includes(term))).toEqual([
      expect.stringContaining('[e-mail address]'),
    ])
    expect(file('searches.csv')).toContain("\r\n'=1+1,")
  })
})
