import { codeSpan } from '../../../shared/untrusted-text.ts'
import type { ExportContent } from '../export-content.ts'
import { closedLine } from '../tables/gap-tables.ts'
import type { Task } from '../../judge/tasks.ts'
import { gapsOfTasks, moreToInclude, noTasks, tasksTitle, taskWords } from '../task-words.ts'
import { verdictDetails, verdictSentence } from '../verdict-words.ts'
import { sentenceMarkdown } from './sentence-markdown.ts'

export function verdictBlock(content: ExportContent): string[] {
  return [`**${verdictSentence(content)}**`, `<sub>${verdictDetails(content)}</sub>`]
}

/** Returns what to do next, and which gaps are closed. On an empty site, there is nothing to do but to check. */
export function tasksBlock(content: ExportContent, heading: '##' | '###'): string[] {
  const { tasks, closed = [], siteUrl, isEmpty } = content
  if (isEmpty) return []
  const of = gapsOfTasks(content)
  const closedParts = closedLine(closed)
  return [
    `${heading} ${tasksTitle}${of === undefined ? '' : ` (${of})`}`,
    tasks.length === 0
      ? noTasks(content)
      : tasks.map((task, index) => `${index + 1}. ${taskMarkdown(task, siteUrl)}`).join('\n'),
    ...(closedParts === undefined ? [] : [sentenceMarkdown(closedParts, undefined)]),
  ]
}

function taskMarkdown(task: Task, siteUrl: URL | undefined): string {
  const { verb, what, why } = taskWords(task)
  return `**${verb}** ${sentenceMarkdown(what, siteUrl)}<br>${sentenceMarkdown(why, siteUrl)}`
}

/**
 * Returns how the agent can do the tasks, or which item of `include` would tell more.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there, so that no step can quote it
 */
export function adviceBlock(content: ExportContent, gapsFile: string | undefined): string[] {
  if (content.isEmpty) return []
  if (content.gaps !== undefined && content.tasks.length > 0 && gapsFile !== undefined) {
    return [
      `The agent can do this: quote the list in the next step of the workflow, with ${codeSpan(`quote-file: ${gapsFile}`)}.`,
    ]
  }
  const more = moreToInclude(content)
  return more === undefined ? [] : [`With \`${more.code}\`${more.text}`]
}
