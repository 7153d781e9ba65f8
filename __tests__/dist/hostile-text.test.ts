import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { conversationRow, feedbackRow, searchRow } from '../../simulator/reader-rows.ts'
import { singleLine } from '../../src/shared/untrusted-text.ts'
import { attacks, everything, expectHarmless, expectInertMarkdown, longRun } from '../support/dist-attacks.ts'
import { commandsIn } from '../../simulator/workflow-commands.ts'
import { openStage } from '../support/dist-stage.ts'
import { issueWith, openEventStage, sentQuote } from '../support/event-stage.ts'
import { everyList } from '../support/included-lists.ts'
import { codeTexts, render, renderers } from '../support/rendered-markdown.ts'

describe('hostile text', () => {
  it.concurrent(
    'in an issue, a job id and the fields of a job is harmless in log, summary, comment and outputs',
    async () => {
      const forged = 'ghadelimiter\noutcome<<x\nPWNED\nx\nevil<<y\nPWNED\ny\nevil=PWNED\n'
      const fields = {
        model: `${longRun(100)}${everything}`,
        source: { repository: everything, ref: longRun(80) },
        createdAt: everything,
        archivedAt: everything,
      }
      const jobLife = [
        { ...fields, status: `active${everything}` },
        { ...fields, source: { repository: forged, ref: forged }, status: `paused\n${forged}` },
        { ...fields, status: 'completed', prLink: `https://github.com/acme/docs/pull/1${everything}` },
      ]
      await using stage = await openEventStage({ service: { jobLife, jobIdSuffix: everything } })
      const inputs = { 'prompt-from': 'issue', comment: 'true' }
      const run = await stage.run(issueWith({ title: everything, body: everything }), inputs)
      expect(run.outputs).toMatchObject({ outcome: 'no-pr', prLink: '' })
      expect(run.outputs).not.toHaveProperty('evil')
      expect(JSON.parse(run.outputs['job'] ?? '')).toMatchObject({ status: 'completed', prLink: null })
      const written = readFileSync(path.join(stage.stage.folder, 'outputs'), 'utf8').split(/\r?\n/u)
      expect(written.filter((line) => /^evil|^outcome<<x/u.test(line))).toEqual([])
      expect(sentQuote(stage)).toContain('PWNED')
      expectHarmless(run)
      expect(commandsIn(run.log).filter(({ name }) => name === 'group')).toHaveLength(1)
      const [id = ''] = stage.service.jobs.keys()
      const [comment = ''] = stage.github.comments.map(({ body }) => body)
      expectInertMarkdown(comment)
      for (const renderer of renderers) expect(codeTexts(render(renderer, comment))).toEqual([singleLine(id)])
    },
  )

  it.concurrent('in page paths and words of readers is harmless in log, summary and outputs', async () => {
    const counts = { human: 1, ai: 1, total: 2 }
    const words = [...attacks, longRun(60), longRun(100), longRun(256), '=1+1']
    await using stage = await openStage({
      service: {
        visitors: { totals: counts, visitors: words.map((attack) => ({ path: attack, ...counts })) },
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
    const run = await stage.runExport({
      include: everyList.join(),
      'upload-artifact': 'false',
      'project-id': `p${everything.replaceAll(/\s/gu, '')}`,
    })
    expect(run.exitCode).toBe(0)
    expectHarmless(run)
    expect(run.summary).toContain('PWNED')
  })
})
