import { commandsIn, logLines } from '../../simulator/workflow-commands.ts'

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
