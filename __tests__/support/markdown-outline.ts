import { lexer, type Token, type Tokens } from 'marked'

/** What GitHub would render from Markdown, with `code` in the place of each code span, whatever it holds. */
export function outlineOf(markdown: string): unknown[] {
  return outline(lexer(markdown))
}

function outline(tokens: readonly Token[]): unknown[] {
  const seen: unknown[] = []
  let isEncoded = false
  for (const token of tokens) {
    if (isEncoded) {
      if (token.type === 'html') isEncoded = token.raw !== '</code>'
      // Entities are all that such code has besides text.
      else if (token.type !== 'text' && token.type !== 'escape') seen.push(token.raw)
    } else if (token.type === 'html' && token.raw === '<code>') {
      isEncoded = true
      seen.push('code')
    } else if (token.type === 'codespan' || token.raw === '_(empty)_') seen.push('code')
    else if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table
      seen.push([header, ...rows].map((cells) => cells.map((cell) => outline(cell.tokens))))
    } else {
      const { type, raw, tokens: inner } = token as Tokens.Generic
      seen.push(inner === undefined ? raw : [type, ...outline(inner)])
    }
  }
  return seen
}
