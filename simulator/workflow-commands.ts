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
export function commandOf(line: string): WorkflowCommand | undefined {
  const [, name, message = ''] = /^[\s\u0085]*::([\w-]+)[^:]*::(.*)$/su.exec(line) ?? []
  return name === undefined ? undefined : { name: name.toLowerCase(), message: unescape(message) }
}

export function logLines(log: string): string[] {
  return log.split(/\r\n|\n|\r/u)
}

/**
 * Returns the log as the runner shows it. Values registered as secrets are hidden in all later lines, and the messages
 * of commands are unescaped.
 */
export function maskedLog(log: string): string {
  const secrets: string[] = []
  const shown: string[] = []
  for (const line of logLines(log)) {
    const command = commandOf(line)
    if (command?.name === 'add-mask') {
      secrets.push(command.message)
      continue
    }
    const text = command ? `::${command.name}::${command.message}` : line
    shown.push(secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text))
  }
  return shown.join('\n')
}

function unescape(message: string): string {
  return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
