import { describe, expect, it } from '@jest/globals'
import { codePoint, fc, runs } from '../../support/properties.ts'

import { createInstruct } from '../../../src/github/instruction/compose-instruction.ts'
import { sourceNames } from '../../../src/github/sources/prompt-sources.ts'
import { readTriggerEvent } from '../../../src/github/trigger-event.ts'
import { eventFile, readPayload } from '../../support/event-stage.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { changedFile, changesOf } from '../../support/trigger-event.ts'

const folder = temporaryFolder()
const fixtures = [
  'issues.labeled',
  'issue_comment.created',
  'issue_comment.created-on-pull-request',
  'pull_request.closed',
  'pull_request_review_comment.created-on-lines',
  'push',
  'release.published',
]

// No name on GitHub has this form, so it may only be quoted.
const ofOthers = 'Written by others'
const words = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 20 }),
  fc.constantFrom(
    '\n----- end 0 -----\n',
    '\u2028',
    '`',
    '<!--',
    '-->',
    '../..',
    'refs/heads/',
    '\u202E',
    '0'.repeat(40),
  ),
)
const hostile = fc.tuple(words, words).map(([before, after]) => `${before}${ofOthers}${after}`)

/** The payload with other texts in the place of all its texts, or of some. */
function withTexts(value: unknown, next: () => string | undefined): unknown {
  if (typeof value === 'string') return next() ?? value
  if (Array.isArray(value)) return value.map((item) => withTexts(item, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, next)]))
}

describe('text of others', () => {
  it.each(fixtures)('is nowhere outside the fence, whatever the payload of %s holds', async (fixture) => {
    const payload = readPayload(fixture)
    const name = fixture.split('.')[0] ?? ''
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.option(hostile, { nil: undefined })),
        hostile,
        async (texts, path) => {
          const changed = withTexts(payload, () => texts.next().value as string | undefined)
          const event = await readTriggerEvent(
            eventFile(name, JSON.stringify(changed), folder.path),
            undefined,
          )
          const file = changedFile(path, { status: path, previous_filename: path, patch: path })
          for (const source of sourceNames.filter((name) => event.facts[name] !== undefined)) {
            const instruct = createInstruct(
              {
                prompt: 'Do it.',
                inputs: { promptFrom: source, changes: 'diff' },
                event,
                quoteFile: { name: path, text: path },
                readChanges: () => Promise.resolve(changesOf([file], { sinceRelease: path })),
                renderMarkdown: (markdown) => Promise.resolve(markdown),
              },
              {
                workflowRun: { serverUrl: 'https://github.com', id: '', url: '' },
                redact: String,
                log: new RecordingLog(),
              },
            )
            const { text, removed } = await instruct()
            const [, fence = ''] = /\n----- begin ([0-9a-f]{32}) -----\n/u.exec(text) ?? []
            const begin = text.indexOf(`\n----- begin ${fence} -----\n`)
            const end = text.indexOf(`\n----- end ${fence} -----`)
            const outside = text.slice(0, begin) + text.slice(end).replaceAll(fence, '')
            expect(outside).not.toContain(ofOthers)
            expect(outside).toMatch(/^[\x20-\x7E\n]+$/u)
            expect(removed).toMatch(/^[\x20-\x7E]*$/u)
            expect(text.slice(begin, end)).toContain(ofOthers)
          }
        },
      ),
      { numRuns: runs(40) },
    )
  })
})
