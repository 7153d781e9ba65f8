import type { Edit } from './edits.ts'

const maxDepth = 100
const tabColumns = 4
const container = /([ \t]*)(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n]|$)|\[\^[^\]\s]{1,999}\]:)/uy

/**
 * The ends of the lines that stand in more containers (quotes, lists, footnotes) than a person writes. The time of the
 * parser grows with the square of this depth.
 */
export function deeplyNested(text: string): Edit[] {
  const edits: Edit[] = []
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/gu)) {
    const start = tooDeepAt(line)
    if (start === undefined) continue
    edits.push({
      start: index + start,
      end: index + line.length,
      kind: 'deeply nested text',
      replacement: '',
      placeholder: '',
    })
  }
  return edits
}

function tooDeepAt(line: string): number | undefined {
  let markers = 0
  let indentColumns = 0
  container.lastIndex = 0
  for (let position = 0; ; position = container.lastIndex) {
    const indent = container.exec(line)?.[1]
    if (indent === undefined) return undefined
    for (const space of indent) indentColumns += space === '\t' ? tabColumns : 1
    markers += 1
    // A list in a list takes two columns of indent; one column after each marker takes none.
    if (markers + Math.max(0, indentColumns - markers) / 2 > maxDepth) return position
  }
}
