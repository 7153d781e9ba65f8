/** A workflow command in a log, in either of the forms that the runner takes. */
export interface WorkflowCommand {
  name: string
  message: string
}

/**
 * What the runner takes for commands in the output of a step: `::name::message` at the start of a line after white
 * space, and `##[name]message` anywhere in it. A bare carriage return ends a line too.
 */
export function commandsIn(log: string): WorkflowCommand[] {
  return logLines(log).flatMap((line) => {
    const [, name, message = ''] = /^[\s\u0085]*::([\w-]+)[^:]*::(.*)$/su.exec(line) ?? []
    if (name !== undefined) return [{ name: name.toLowerCase(), message: unescape(message) }]
    const [, oldName, rest = ''] = /##\[([^\]]*)\](.*)$/su.exec(line) ?? []
    return oldName === undefined ? [] : [{ name: `##[${oldName}]`, message: rest }]
  })
}

export function logLines(log: string): string[] {
  return log.split(/\r\n|\n|\r/u)
}

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

function unescape(message: string): string {
  return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
