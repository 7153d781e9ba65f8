// Shows a step's log as the runner does: interprets workflow commands and replaces masked values with ***.

const annotations: Record<string, string> = { error: 'Error: ', warning: 'Warning: ', notice: 'Notice: ' }

/** Returns a function that turns each line of a step's output into the lines that the runner shows. */
export function createLogView(): (line: string) => string[] {
  const masked: string[] = []
  let indent = ''
  return (line) => {
    const [, name = '', message = ''] = /^\s*::([\w-]+)[^:]*::(.*)$/u.exec(line) ?? []
    const text = message.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%')
    const hide = (shown: string): string[] =>
      masked.reduce((safe, secret) => safe.replaceAll(secret, '***'), shown).split('\n')
    switch (name) {
      case '':
        return hide(indent + line)
      case 'add-mask':
        masked.push(text)
        return []
      case 'group':
        indent = '    '
        return hide(`▼ ${text}`)
      case 'endgroup':
        indent = ''
        return []
      case 'debug':
        return []
      default:
        return hide(indent + (annotations[name] ?? `${name}: `) + text)
    }
  }
}
