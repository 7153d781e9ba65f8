// Shows a step's log as the runner does: interprets workflow commands and replaces masked values with ***.

import { commandOf } from '../simulator/workflow-commands.ts'

const annotations: Record<string, string> = { error: 'Error: ', warning: 'Warning: ', notice: 'Notice: ' }

/**
 * Returns a function that turns each line of a step's output into the lines that the runner shows.
 *
 * @param options `folds`: show only the title of a group, as the page of a run does at first
 */
export function createLogView({ folds }: { folds: boolean }): (line: string) => string[] {
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
        return []
      default:
        return hide(indent + (annotations[name] ?? `${name}: `) + message)
    }
  }
}
