/** A workflow command in a log, in either of the runner's two forms. */
export interface WorkflowCommand {
  name: string
  message: string
}

/**
 * Returns what the runner reads as commands in the output of a step: `::name::message` at the start of a line, after
 * optional white space, and `##[name]message` anywhere in a line. A single carriage return ends a line too.
 */
export function commandsIn(log: string): WorkflowCommand[] {
  return logLines(log).flatMap((line) => {
    const command = commandOf(line)
    if (command !== undefined) return [command]
    const [, oldName, rest = ''] = /##\[([^\]]*)\](.*)$/su.exec(line) ?? []
    return oldName === undefined ? [] : [{ name: `##[${oldName}]`, message: rest }]
  })
}

/** Returns the command of a line in the form `::name::message`. */
function commandOf(line: string): WorkflowCommand | undefined {
  const [, name, message = ''] = /^[\s\u0085]*::([\w-]+)[^:]*::(.*)$/su.exec(line) ?? []
  return name === undefined ? undefined : { name: name.toLowerCase(), message: unescape(message) }
}

export function logLines(log: string): string[] {
  return log.split(/\r\n|\n|\r/u)
}

const annotations: Record<string, string> = { error: 'Error: ', warning: 'Warning: ', notice: 'Notice: ' }

/**
 * Returns a function that turns each line of a step's output into the lines that the runner shows: without commands, and
 * with values that were registered as secrets hidden in all later lines.
 *
 * @param options `folds`: show only the title of a group, as the page of a run does at first; `debugs`: show debug messages
 */
export function createLogView({ folds = false, debugs = false }): (line: string) => string[] {
  const masked: string[] = []
  let indent = ''
  return (line) => {
    const { name, message } = commandOf(line) ?? { name: '', message: '' }
    const hide = (shown: string): string[] =>
      masked.reduce((safe, secret) => safe.replaceAll(secret, '***'), shown).split('\n')
    switch (name) {
      case '':
        return folds && indent !== '' ? [] : hide(indent + line)
      case 'add-mask':
        masked.push(message)
        return []
      case 'group':
        indent = '    '
        return hide(`${folds ? '▶' : '▼'} ${message}`)
      case 'endgroup':
        indent = ''
        return []
      case 'debug':
        return debugs ? hide(indent + message) : []
      default:
        return hide(indent + (annotations[name] ?? `${name}: `) + message)
    }
  }
}

/** Returns the whole log as the runner shows it, with debug messages. */
export function maskedLog(log: string): string {
  return logLines(log)
    .flatMap(createLogView({ debugs: true }))
    .join('\n')
}

function unescape(message: string): string {
  return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
