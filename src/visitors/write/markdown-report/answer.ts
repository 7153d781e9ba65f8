import { codeSpan } from '../../../untrusted-text.ts'
import type { ExportContent } from '../../export-content.ts'
import type { Included } from '../../read/included-lists.ts'
import { type Task, taskLine } from '../../tasks.ts'
import { verdictDetails } from '../../verdict.ts'
import { linkedPath } from './path-code.ts'

const maxWordsCharacters = 100

/** What each list would tell. */
const told: Record<Exclude<Included, 'views'>, string> = {
  assistant: 'the questions that the assistant could not answer',
  feedback: 'the pages that readers dislike',
  searches: 'the searches with few clicks',
}

/** Returns the verdict, and what to do this week. */
export function answerBlock(content: ExportContent, heading: '##' | '###'): string[] {
  const { verdict, tasks, siteUrl } = content
  return [
    `**${verdict}**`,
    `<sub>${verdictDetails(content)}</sub>`,
    `${heading} Do this week`,
    tasks.length === 0
      ? 'Nothing: no task was found.'
      : tasks.map((task, index) => `${index + 1}. ${taskMarkdown(task, siteUrl)}`).join('\n'),
  ]
}

function taskMarkdown(task: Task, siteUrl: URL | undefined): string {
  const { verb, parts } = taskLine(task)
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part
    if ('words' in part) return codeSpan(part.words, maxWordsCharacters)
    // A link to a page that is gone leads nowhere.
    return linkedPath(part.page, part.isGone ? undefined : siteUrl)
  })
  return `**${verb}** ${texts.join('')}`
}

/** Returns how the agent can do the tasks, and which item of `include` would tell more. */
export function nextStepBlock({ gaps, tasks, ...lists }: ExportContent): string[] {
  const read: Record<keyof typeof told, unknown> = {
    assistant: lists.questions,
    feedback: lists.feedback,
    searches: lists.searches,
  }
  const missing = (Object.keys(told) as (keyof typeof told)[]).filter((name) => read[name] === undefined)
  const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
  return [
    ...(gaps === undefined || tasks.length === 0
      ? []
      : [
          'The agent can do this: quote `gaps.md` in the next step of the workflow, with `quote-file: gaps.md`.',
        ]),
    ...(missing.length === 0
      ? []
      : [
          `With \`include: ${missing.join(',')}\`, the list would also tell ${and.format(missing.map((name) => told[name]))}.`,
        ]),
  ]
}
