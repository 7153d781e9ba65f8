/** Returns a table with text in the first column and numbers in the others. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const alignment = `|---|${'--:|'.repeat(head.length - 1)}`
  return [line(head), alignment, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
