import { codeSpan } from '../../../untrusted-text.ts'
import type { ExportContent } from '../../export-content.ts'
import { nextSteps, noTasks, type Task, taskLine, tasksTitle } from '../../tasks.ts'
import { verdictDetails } from '../../verdict.ts'
import { linkedPath } from './path-code.ts'

const maxWordsCharacters = 100

/** Returns the verdict, and what to do this week. */
export function answerBlock(content: ExportContent, heading: '##' | '###'): string[] {
  const { verdict, tasks, siteUrl } = content
  return [
    `**${verdict}**`,
    `<sub>${verdictDetails(content)}</sub>`,
    `${heading} ${tasksTitle}`,
    tasks.length === 0
      ? noTasks
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
export function nextStepBlock(content: ExportContent): string[] {
  return nextSteps(content).map((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join(''),
  )
}
