/** The cells of each row of each table. */
export function tableRows(markdown: string): string[][] {
  const withoutBlocks = markdown.replace(/^```[^`\n]*\n(?:[\s\S]*?\n)?```$/gmu, '')
  return withoutBlocks
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
}
