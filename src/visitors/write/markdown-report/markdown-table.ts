/** Returns a table with text in the first columns and numbers in the others. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { textColumns = 1 } = {},
): string {
  const alignment = `|${'---|'.repeat(textColumns)}${'--:|'.repeat(head.length - textColumns)}`
  return [line(head), alignment, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
