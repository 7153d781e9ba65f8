import { commandsIn, logLines } from '../../simulator/workflow-commands.ts'

export { commandsIn, logLines, type WorkflowCommand } from '../../simulator/workflow-commands.ts'

/** The messages of one kind of annotation. */
export function annotations(kind: 'error' | 'warning' | 'notice', log: string): string[] {
  return commandsIn(log).flatMap(({ name, message }) => (name === kind ? [message] : []))
}

/** The log as people read it: without the lines that register secrets and those for debugging. */
export function shownLog(log: string): string {
  return logLines(log)
    .filter((line) => !/^::(?:add-mask|debug)::/u.test(line))
    .join('\n')
}

/** The last line that says something. */
export function closingLine(log: string): string {
  return logLines(log).findLast((line) => line !== '') ?? ''
}

const commandNames =
  'add-mask|set-output|save-state|stop-commands|group|endgroup|error|warning|notice|debug|echo|add-matcher|remove-matcher|set-env|add-path|internal-set-repo-path'
const secondForm = new RegExp(`^\\s*::(?:${commandNames})(?:\\s[^:]*)?::`, 'iu')
const firstForm = new RegExp(`##\\[(?:${commandNames})`, 'iu')

/** Whether the runner would take a line of the log for a command: `::name ::` at its start, `##[name` anywhere. */
export function isCommand(line: string): boolean {
  return secondForm.test(line) || firstForm.test(line)
}
