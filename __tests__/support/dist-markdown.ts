/** Markdown without what stands in fenced code blocks and code spans, so that only what is live is left. */
export function outsideOfCode(markdown: string): string {
  const fenced = /^(`{3,})[^`\n]*\n(?:[\s\S]*?\n)?\1`*$/gmu
  const span = /(?<!`)(`+)(?!`)([^\n]*?)(?<!`)\1(?!`)/gu
  return markdown.replace(fenced, '').replace(span, '').replace(encodedCode, '')
}

/** Code in which all but letters, digits and spaces are entities, so that no renderer finds markup in it. */
export const encodedCode = /<code>(?:[\p{L}\p{N} ]|&#\d+;)*<\/code>/gu

/** The cells of each row of each table; a pipe after a backslash belongs to its cell. */
export function tableRows(markdown: string): string[][] {
  const withoutBlocks = markdown.replace(/^(`{3,})[^`\n]*\n(?:[\s\S]*?\n)?\1`*$/gmu, '')
  return withoutBlocks
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/u)
        .map((cell) => cell.trim()),
    )
}
